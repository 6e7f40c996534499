feather-recap-habitat = { $habitat } made the difference: { $best } to { $next }.
feather-recap-whole-habitat = { $habitat } seen whole: { $best } to { $next }.
feather-recap-star = { $points ->
    [one] 1 point
    *[other] { $points } points
  }, { $others ->
    [0] seen by nobody else
    [one] seen by one other
    *[other] seen by { $others } others
  }
feather-recap-in-round = round { $round }
feather-recap-award-species = { $alone ->
    [yes] Species seen
    *[no] Most species
  }
feather-recap-species-n = { $n } species
feather-recap-award-sight = { $alone ->
    [yes] The best sight
    *[no] Best sight of the game
  }
feather-recap-sight-n = { $n ->
    [one] 1 bird at once
    *[other] { $n } birds at once
  }
feather-recap-award-habitats = Whole habitats
feather-recap-habitats-n = { $n ->
    [one] 1 habitat
    *[other] { $n } habitats
  }
feather-recap-award-alone = Off the beaten track
feather-recap-alone-n = { $n ->
    [one] once alone
    *[other] { $n } times alone
  }
