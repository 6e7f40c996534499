# Ce que font les autres, et les moments : seule la page le dit
wingspan-live-plays = joue
wingspan-live-from-tray = du plateau
wingspan-live-missed = raté
wingspan-live-hunts = chasse
wingspan-live-repeats = répète
wingspan-live-rerolls = relance
wingspan-live-offers = { $seat } vous offre
wingspan-live-turn-of = C’est à { $seat }
wingspan-live-price = Prix
wingspan-live-gives = Donne
wingspan-live-then = Ensuite
wingspan-live-eggs = { $count ->
    [one] { $count } œuf
   *[other] { $count } œufs
  }
wingspan-live-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
wingspan-live-refilled = regarni à la fin du tour
wingspan-live-would-come = { $bird } viendrait ici
wingspan-live-first-turn = à piocher dès le premier tour
wingspan-live-chose = a choisi, cartes cachées
wingspan-live-thinks = réfléchit encore
wingspan-live-goal-of = Objectif de la manche { $round }
wingspan-live-turned = Tout le monde retourne ses cartes
wingspan-live-kept = { $n ->
    [one] { $n } oiseau
   *[other] { $n } oiseaux
  }, { $left ->
    [one] { $left } jeton
   *[other] { $left } jetons
  }
wingspan-live-gap-first = Vous êtes en tête.
wingspan-live-gap-none = Personne n’en a.
wingspan-live-gap = { $count } de plus, et vous égaliez { $name }.
wingspan-live-of = { $count } pour l’instant, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
wingspan-live-fits = { $count ->
    [0] Aucun de vos { $dealt } oiseaux.
   *[other] { $count } parmi vos { $dealt } oiseaux.
  }
wingspan-live-goal-worth = { $first }, { $second } et { $third } points
