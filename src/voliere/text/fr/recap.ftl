# Une partie finie racontée encore une fois : la page de la fin, et la relecture.

# Ce qui a décidé
recap-line = { $line } : { $best } contre { $next }, toute la différence est là.
recap-tie = Égalité aux points : le départage a tranché.
recap-led-throughout = En tête du début à la fin.
recap-led-before =
  { $you ->
    [yes] Avant la dernière manche, vous meniez.
    *[no] Avant la dernière manche, { $seats } { $count ->
        [one] menait
        *[other] menaient
      }.
  }
recap-led-since =
  { $late ->
    [0] En tête pour de bon depuis : { $when }.
    *[other] En tête seulement depuis : { $when }.
  }
recap-longest-lead =
  { $you ->
    [yes] Vous avez mené le plus longtemps : { $n } tours sur { $turns }.
    *[no] { $seat } a mené le plus longtemps : { $n } tours sur { $turns }.
  }
recap-alone-best = Le meilleur tour : { $points } points, { $when }.

# Quand
recap-when-round = manche { $round }
recap-when-turn = tour { $turn }
recap-when-both = manche { $round }, tour { $turn }
recap-when-last = le dernier choix
recap-when-of = { $when } de { $seat }
recap-when-yours = { $when }, le vôtre
recap-when = { $when }

# Titres
recap-won =
  { $you ->
    [yes] Vous gagnez, { $best } à { $next }.
    *[no] { $seat } gagne, { $best } à { $next }.
  }
recap-shared = { $names } se partagent la victoire, { $best } partout.
recap-team =
  { $points ->
    [one] { $points } point ensemble.
    *[other] { $points } points ensemble.
  }
recap-alone =
  { $points ->
    [one] { $points } point.
    *[other] { $points } points.
  }
recap-place = { $place ->
    [1] 1ᵉʳ
    *[other] { $place }ᵉ
  }
recap-you-points = Vous, { $points ->
    [one] { $points } point
    *[other] { $points } points
  }
recap-their-points = { $name }, { $points }
recap-team-name = Votre équipe
recap-of-places = sur { $count }
recap-record-new = votre record, +{ $more }
recap-record-equal = votre record, égalé
recap-record-best = votre record : { $best }
recap-record-first = votre première partie ainsi
recap-record-about = { $count ->
    [one] Comparé à une partie précédente, à autant de joueurs et avec les mêmes options.
    *[other] Comparé à { $count } parties précédentes, à autant de joueurs et avec les mêmes options.
  }
recap-star-of = l’oiseau de la partie
recap-star-of-seat = { $you ->
    [yes] votre meilleur oiseau
    *[no] meilleur oiseau de { $seat }
  }

# Les cartes de la page
recap-race = La course
recap-race-about = un clic mène à ce tour
recap-race-go = Aller à ce moment de la relecture
recap-account = Le compte
recap-total = Total
recap-turning = Le tournant
recap-turning-here = le tournant
recap-turning-said = { $you ->
    [yes] { $when } : vous passez devant pour de bon
    *[no] { $when } : { $seat } passe devant pour de bon
  }{ $points ->
    [0] .
    *[other] , { $points ->
        [one] +1 point.
        *[other] { $points } points d’un coup.
      }
  }
recap-turning-loss = { $you ->
    [yes] { $when } : vous passez devant pour de bon.
    *[no] { $when } : { $seat } passe devant pour de bon.
  }
recap-best-yours = Votre meilleur tour : { $when }, { $points ->
    [one] { $points } point.
    *[other] { $points } points.
  }
recap-best-theirs = Le meilleur tour de { $seat } : { $when }, { $points ->
    [one] { $points } point.
    *[other] { $points } points.
  }
recap-best-team = Le meilleur tour : { $when }, { $points ->
    [one] { $points } point.
    *[other] { $points } points.
  }
recap-see-turn = Revoir ce tour
recap-turns = Des tours à revoir
recap-awards = Mentions
recap-proof = Une donne honnête : vérifier la graine, télécharger la partie
recap-image = L’image à partager
recap-image-about = Faite ici, sur votre appareil ; rien n’est envoyé.
recap-image-save = Enregistrer l’image
recap-image-share = Partager…
recap-image-link = Lien vers la relecture
recap-image-alt = { $title } { $decided }
recap-see-table = Voir la table
recap-won-with = { $seat }
recap-skip = Passer

# Mentions
recap-award-turn = { $alone ->
    [yes] Le plus beau tour
    *[no] Le plus beau tour de la partie
  }
recap-award-lead = Le plus longtemps en tête
recap-turn-n = { $n ->
    [one] { $n } point
    *[other] { $n } points
  }
recap-lead-n = { $n ->
    [one] { $n } tour
    *[other] { $n } tours
  }
recap-of-turns = sur { $n } en tout

# La relecture
recap-title = Revoir la partie
recap-of-day = partie du { $day }
recap-eyes = Vu par
recap-eyes-open = mains ouvertes
recap-eyes-public = le public
recap-at = Moment { $moment } sur { $last }.
recap-step = étape { $step } sur { $steps }
recap-slider = Moment
recap-speed = Vitesse
recap-speed-now = Vitesse : × { $speed }
recap-link = Lien vers ce moment
recap-link-short = Lien
recap-linked = Lien copié.
recap-keys = ← → étape, ⇧ tour, ⌥ manche, espace lit, 1–4 vitesse, L lien
recap-log = Journal
recap-log-go = Aller à cette ligne
recap-round = manche { $round }
recap-round-short = { $round }
recap-start = La mise en place
recap-search = Chercher dans le journal
recap-nothing = Rien de tel.
recap-hidden = Ces yeux ne voient rien ici.
recap-hand-of = { $seat } : main
recap-end = À la page de fin
