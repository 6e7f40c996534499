# Ce qui est vrai avec chaque variante, dit là où l'on dresse la table.

songbirds-alone = La forêt
songbirds-alone-about = Seul face à la forêt : un favori, ses baies pour vous, toutes les autres contre vous. À 55 points, le plus beau titre.
songbirds-option-mode-is-duel = Chacun garde un favori en secret : le meilleur total gagne.
songbirds-option-mode-is-solo = Un seul favori, visible : ses baies comptent, toutes les autres coûtent.
songbirds-option-mode-is-coop = Un seul favori pour l’équipe : ses baies comptent, toutes les autres coûtent.
songbirds-option-special-is-random = Une des quatre est tirée au sort et occupe le centre.
songbirds-option-special-is-raven = Le Corbeau occupe le centre : la couleur la plus forte à côté de lui perd 2 à 5 points.
songbirds-option-special-is-falcon = Le Faucon occupe le centre : la couleur la plus forte de chaque moitié perd 4 points.
songbirds-option-special-is-hummingbird = Le Colibri occupe le centre : la couleur la plus faible à côté de lui gagne 2 à 5 points.
songbirds-option-special-is-mockingbird = Le Moqueur occupe le centre : la couleur la plus faible de chaque moitié gagne 4 points.
songbirds-option-special-is-chosen = Le premier joueur de la manche en choisit une avant la donne.
songbirds-option-early-bird-is-on = Vous couchez votre favori quand vous voulez : le premier prend le ver de 3, puis 2, puis 1.
songbirds-option-early-bird-is-off = Votre favori est la carte qui vous reste à la fin ; son volume compte.
songbirds-option-extended-is-off = Une seule forêt, et c’est fini.
songbirds-option-extended-is-rounds = Autant de forêts que vous voulez ; les points s’additionnent.
songbirds-option-extended-is-target = Des forêts jusqu’à ce que quelqu’un atteigne le total.
songbirds-option-rounds-is = { $value ->
    [one] Une forêt.
   *[other] { $value } forêts ; le plus haut total gagne.
  }
songbirds-option-target-is = On s’arrête après la manche où quelqu’un atteint { $value } points.
songbirds-option-late-favourite-takes-worm-is-on = Qui n’a pas choisi quand la forêt est pleine prend tout de même le ver qui reste.
songbirds-option-late-favourite-takes-worm-is-off = Qui n’a pas choisi quand la forêt est pleine n’a pas de ver.
songbirds-option-first-player-is-random = Le premier joueur est tiré au sort.
songbirds-option-first-player-is-1 = La place 1 commence.
songbirds-option-first-player-is-2 = La place 2 commence.
songbirds-option-first-player-is-3 = La place 3 commence.
songbirds-option-first-player-is-4 = La place 4 commence.
