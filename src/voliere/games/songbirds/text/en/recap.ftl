songbirds-recap-colours = { $colour } { $berries } berries, { $colour_other } { $berries_next }: the forest chose.
songbirds-recap-tie = Level on points: the louder favourite wins, { $volume } to { $next }.
songbirds-recap-team = { $colour }, the favourite, took { $berries ->
    [one] 1 berry
    *[other] { $berries } berries
  }; the other colours took { $others }.
songbirds-recap-title = Title: { $title }.
songbirds-recap-star = favourite, { $berries ->
    [one] 1 berry
    *[other] { $berries } berries
  }
songbirds-recap-for-colour = for { $colour }
songbirds-recap-award-decider = { $alone ->
    [yes] Lines decided
    *[no] Decided most lines
  }
songbirds-recap-decider-n = { $n ->
    [one] 1 line
    *[other] { $n } lines
  }
songbirds-recap-award-dearest = { $alone ->
    [yes] The dearest line
    *[no] Decided the dearest line
  }
songbirds-recap-dearest-n = { $n } berries
songbirds-recap-award-faithful = Faithful to the favourite
songbirds-recap-faithful-n = { $n ->
    [one] 1 card of its colour
    *[other] { $n } cards of its colour
  }
songbirds-recap-award-loud = { $alone ->
    [yes] The song
    *[no] Loudest singer
  }
songbirds-recap-loud-n = volume { $n } in all
