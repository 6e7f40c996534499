whats-up-recap-rows = { $count ->
    [one] One whole row
    *[other] { $count } whole rows
  }, against { $next }.
whats-up-recap-memory = { $found } cards in { $tried } flips, against { $found_next } in { $tried_next }.
whats-up-recap-won-by-rows = { $count } whole rows end the game at once.
whats-up-recap-tie = As many birds, but { $count } cards to { $next }: fewer wins.
whats-up-recap-star = row of { $count }
whats-up-recap-of-flips = { $n } of { $tried } flips
whats-up-recap-award-memory = Best memory
whats-up-recap-memory-n = { $n } %
whats-up-recap-award-streak = Longest streak
whats-up-recap-streak-n = { $n } cards running
whats-up-recap-award-rows = Most whole rows
whats-up-recap-rows-n = { $n ->
    [one] 1 row
    *[other] { $n } rows
  }
whats-up-recap-award-bold = Most curious
whats-up-recap-bold-n = { $n ->
    [one] 1 card flipped first
    *[other] { $n } cards flipped first
  }
