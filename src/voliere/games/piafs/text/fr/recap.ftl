piafs-recap-pairs = { $count ->
    [one] Un couple
    *[other] { $count } couples
  } contre { $next } : { $points } points.
piafs-recap-majorities = { $count ->
    [one] Une majorité
    *[other] { $count } majorités
  } contre { $next } : { $points } points.
piafs-recap-tie = Égalité aux points : les couples tranchent, { $count } contre { $next }.
piafs-recap-star = { $points } points, { $count ->
    [one] { $count } oiseau
    *[other] { $count } oiseaux
  }
piafs-recap-award-chain = Plus longue chaîne
piafs-recap-chain-n = { $n } oiseaux en un tour
piafs-recap-award-pairs = Le plus de couples
piafs-recap-pairs-n = { $n ->
    [one] { $n } couple
    *[other] { $n } couples
  }
piafs-recap-award-captures = Le plus de prises
piafs-recap-captures-n = { $n ->
    [one] { $n } oiseau
    *[other] { $n } oiseaux
  }
piafs-recap-award-seeds = Pilier de la mangeoire
piafs-recap-seeds-n = { $n } points de graines
piafs-recap-award-majorities = Le plus de majorités
piafs-recap-majorities-n = { $n ->
    [one] { $n } espèce
    *[other] { $n } espèces
  }
