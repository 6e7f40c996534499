whats-up-recap-rows = { $count ->
    [one] Une rangée complète
    *[other] { $count } rangées complètes
  } contre { $next }.
whats-up-recap-memory = { $found } cartes en { $tried } coups, contre { $found_next } en { $tried_next }.
whats-up-recap-won-by-rows = { $count } rangées complètes : la partie s’arrête aussitôt.
whats-up-recap-tie = Autant d’oiseaux, mais { $count } cartes contre { $next } : la plus courte collection l’emporte.
whats-up-recap-star = rangée de { $count }
whats-up-recap-of-flips = { $n } sur { $tried } coups
whats-up-recap-award-memory = Meilleure mémoire
whats-up-recap-memory-n = { $n } %
whats-up-recap-award-streak = Plus longue série
whats-up-recap-streak-n = { $n } cartes de suite
whats-up-recap-award-rows = Le plus de rangées
whats-up-recap-rows-n = { $n ->
    [one] { $n } rangée
    *[other] { $n } rangées
  }
whats-up-recap-award-bold = Esprit curieux
whats-up-recap-bold-n = { $n ->
    [one] { $n } carte retournée en premier
    *[other] { $n } cartes retournées en premier
  }
