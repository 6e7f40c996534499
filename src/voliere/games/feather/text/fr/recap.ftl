feather-recap-habitat = { $habitat } : { $best } contre { $next }, toute la différence est là.
feather-recap-whole-habitat = { $habitat } au complet : { $best } contre { $next }.
feather-recap-star = { $points ->
    [one] { $points } point
    *[other] { $points } points
  }, { $others ->
    [0] vu par personne d’autre
    [one] vu par une autre personne
    *[other] vu par { $others } autres
  }
feather-recap-in-round = manche { $round }
feather-recap-award-species = { $alone ->
    [yes] Espèces vues
    *[no] Le plus d’espèces
  }
feather-recap-species-n = { $n ->
    [one] { $n } espèce
    *[other] { $n } espèces
  }
feather-recap-award-sight = La plus belle observation
feather-recap-sight-n = { $n ->
    [one] { $n } oiseau d’un coup
    *[other] { $n } oiseaux d’un coup
  }
feather-recap-award-habitats = Habitats complets
feather-recap-habitats-n = { $n ->
    [one] { $n } habitat
    *[other] { $n } habitats
  }
feather-recap-award-alone = Hors des sentiers battus
feather-recap-alone-n = { $n } fois sans les autres
