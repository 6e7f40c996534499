# What the page says of points and collections.

piafs-measure = { $points } + { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
  }
piafs-legend = 1 to 6: males above, females below, a bar for a pair. Underlined: majority.
