# Ce que la page dit des points et des collections.

piafs-measure = { $points } + { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
  }
piafs-legend = 1 à 6 : mâles en haut, femelles en bas, barre pour un couple. Souligné : majorité.
