# Le chemin d’une page à l’autre
house-play = Jouer
house-birds = Oiseaux
house-rules = Règles
house-pages = Pages

# L’accueil
house-continue = Continuer
house-is-yours = C’est à vous
house-is-theirs = Les autres jouent
house-waiting = La table attend du monde
house-lesson = La leçon vous attend
house-since = Dernier coup { $when }.
house-bird-of-day = L’oiseau du jour
house-more = En savoir plus
house-lesson-new = Leçon, { $minutes } min
house-last-games = Dernières parties
house-again = Rejouer { $game }
house-place = { $place ->
    [1] gagnée
   *[other] { $place }ᵉ
  }
house-record = record
house-unknown-time = il y a longtemps
