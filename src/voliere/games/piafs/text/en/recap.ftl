piafs-recap-pairs = { $count ->
    [one] One pair to { $next }
    *[other] { $count } pairs to { $next }
  }: { $points } points.
piafs-recap-majorities = { $count ->
    [one] One species led
    *[other] { $count } species led
  }, against { $next }: { $points } points.
piafs-recap-tie = Level on points: { $count } pairs to { $next } decide.
piafs-recap-star = { $points } points, { $count ->
    [one] 1 bird
    *[other] { $count } birds
  }
piafs-recap-award-chain = Longest chain
piafs-recap-chain-n = { $n } birds in one turn
piafs-recap-award-pairs = Most pairs
piafs-recap-pairs-n = { $n ->
    [one] 1 pair
    *[other] { $n } pairs
  }
piafs-recap-award-captures = Most captures
piafs-recap-captures-n = { $n ->
    [one] 1 bird
    *[other] { $n } birds
  }
piafs-recap-award-seeds = Best at the feeder
piafs-recap-seeds-n = { $n } points of seeds
piafs-recap-award-majorities = Leads most species
piafs-recap-majorities-n = { $n } species
