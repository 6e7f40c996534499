wingspan-recap-group = { $late ->
    [0] { $count } { $group ->
        [predator] birds of prey
        *[other] flocking birds
      }: { $points } points.
    *[other] { $count } { $group ->
        [predator] birds of prey
        *[other] flocking birds
      } played in the last round: { $points } points.
  }
wingspan-recap-late-birds = { $count ->
    [one] One bird played in the last round: { $points } points.
    *[other] { $count } birds played in the last round: { $points } points.
  }
wingspan-recap-late-eggs = { $n } eggs laid in the last round, against { $next }.
wingspan-recap-tie = Level on points: food left over decided.
wingspan-recap-star = { $points ->
    [one] 1 point
    *[other] { $points } points
  }{ $eggs ->
    [0] {""}
    [one] , 1 egg
    *[other] , { $eggs } eggs
  }{ $tucked ->
    [0] {""}
    [one] , 1 card tucked
    *[other] , { $tucked } cards tucked
  }{ $cached ->
    [0] {""}
    *[other] , { $cached } food cached
  }
wingspan-recap-most-on = { $n } of them on { $bird }
wingspan-recap-of-tries = { $n ->
    [one] in one try
    *[other] in { $n } tries
  }
wingspan-recap-award-eggs = { $alone ->
    [yes] Eggs in the nests
    *[no] Most eggs
  }
wingspan-recap-eggs-n = { $n ->
    [one] 1 egg
    *[other] { $n } eggs
  }
wingspan-recap-award-hunter = { $alone ->
    [yes] The hunt
    *[no] Best hunter
  }
wingspan-recap-hunter-n = { $n ->
    [one] 1 catch
    *[other] { $n } catches
  }
wingspan-recap-award-chain = Longest chain
wingspan-recap-chain-n = { $n } powers
wingspan-recap-award-cached = { $alone ->
    [yes] The larder
    *[no] Fullest larder
  }
wingspan-recap-cached-n = { $n } food cached
wingspan-recap-award-tucked = { $alone ->
    [yes] The flock
    *[no] Largest flock
  }
wingspan-recap-tucked-n = { $n ->
    [one] 1 card tucked
    *[other] { $n } cards tucked
  }
wingspan-recap-award-span = { $alone ->
    [yes] Wing to wing
    *[no] Widest wings
  }
wingspan-recap-span-n = { $n } cm of wings
