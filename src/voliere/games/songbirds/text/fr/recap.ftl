songbirds-recap-colours = { $colour } : { $berries } baies, { $colour_other } : { $berries_next }. La forêt a choisi.
songbirds-recap-tie = Égalité aux points : le favori le plus sonore l’emporte, { $volume } contre { $next }.
songbirds-recap-team = Favori { $colour } : { $berries ->
    [one] { $berries } baie
    *[other] { $berries } baies
  }, contre { $others } pour les autres couleurs.
songbirds-recap-title = Titre : { $title }.
songbirds-recap-star = favori, { $berries ->
    [one] { $berries } baie
    *[other] { $berries } baies
  }
songbirds-recap-for-colour = pour { $colour }
songbirds-recap-award-decider = { $alone ->
    [yes] Lignes décidées
    *[no] A décidé le plus de lignes
  }
songbirds-recap-decider-n = { $n ->
    [one] { $n } ligne
    *[other] { $n } lignes
  }
songbirds-recap-award-dearest = { $alone ->
    [yes] La plus belle ligne
    *[no] A décidé la plus belle ligne
  }
songbirds-recap-dearest-n = { $n } baies
songbirds-recap-award-faithful = Fidèle à son favori
songbirds-recap-faithful-n = { $n ->
    [one] { $n } carte de sa couleur
    *[other] { $n } cartes de sa couleur
  }
songbirds-recap-award-loud = { $alone ->
    [yes] Le chant
    *[no] Chant le plus fort
  }
songbirds-recap-loud-n = volume { $n } en tout
