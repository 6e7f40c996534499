# Le chemin d’une page à l’autre
house-play = Jouer
house-birds = Oiseaux
house-rules = Règles
house-pages = Pages

# L’accueil
house-continue = Continuer
house-is-yours = C’est à vous
house-is-theirs = Les autres jouent
house-since = Dernier coup { $when }.
house-bird-of-day = L’oiseau du jour
house-lesson-new = Leçon, { $minutes } min
house-last-games = Dernières parties
house-again = Rejouer { $game }

# À une table
house-meet = Faire connaissance
