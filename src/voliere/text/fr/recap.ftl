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
    [0] En tête pour de bon dès { $since }.
    *[other] En tête seulement depuis { $since }.
  }
recap-longest-lead =
  { $you ->
    [yes] Vous avez mené le plus longtemps : { $n } tours sur { $turns }.
    *[no] { $seat } a mené le plus longtemps : { $n } tours sur { $turns }.
  }

# Quand
recap-when-round = manche { $round }
recap-when-turn = tour { $turn }
recap-when-both = manche { $round }, tour { $turn }
recap-when-last = le dernier choix
recap-when-of = { $when } ({ $seat })
recap-when-yours = { $when } (vous)
recap-when = { $when }
recap-since-round = la manche { $round }
recap-since-turn = le tour { $turn }
recap-since-both = la manche { $round }, tour { $turn }
recap-since-last = le dernier choix

# Titres
recap-place = { $place ->
    [1] 1ᵉʳ
    *[other] { $place }ᵉ
  }
recap-team-name = Votre équipe
recap-record-new = votre record, +{ $more }
recap-record-equal = votre record, égalé
recap-record-best = votre record : { $best }
recap-record-first = votre première partie ainsi
recap-record-about = { $count ->
    [one] Comparé à une partie précédente, à autant de joueurs et avec les mêmes options.
    *[other] Comparé à { $count } parties précédentes, à autant de joueurs et avec les mêmes options.
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
recap-best-theirs = { $seat }, meilleur tour : { $when }, { $points ->
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
recap-eyes = Vu par
recap-eyes-open = mains ouvertes
recap-eyes-public = le public
recap-at = Moment { $moment } sur { $last }.
recap-step = étape { $step } sur { $steps }
recap-slider = Moment
recap-speed-now = Vitesse : × { $speed }
recap-link = Lien vers ce moment
recap-linked = Lien copié.
recap-keys = ← → étape, ⇧ tour, ⌥ manche, espace lit, 1–4 vitesse, L lien
recap-log = Journal
recap-round = manche { $round }
recap-start = La mise en place
recap-search = Chercher un mot
recap-nothing = Rien de tel.
