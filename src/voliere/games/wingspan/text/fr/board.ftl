# Un pouvoir en quelques mots, pour une ligne du plateau
wingspan-brief-none = aucun pouvoir
wingspan-brief-gain-feeder = un dé { $food }{ $cache ->
    [may] , ou stock
   *[no] {""}
  }
wingspan-brief-gain-feeder-all = tous les dés { $food }
wingspan-brief-gain-feeder-each = un dé pour chacun
wingspan-brief-gain-feeder-fewest = un dé aux moins nombreux, { $habitat }
wingspan-brief-gain-supply = { $food } +{ $n }
wingspan-brief-gain-supply-all = { $food } +{ $n } pour chacun
wingspan-brief-cache-supply = stock ici : { $food } +{ $n }
wingspan-brief-trade-food = échange d’un jeton
wingspan-brief-egg-for-food = œuf → nourriture +{ $n }
wingspan-brief-lay-any = œuf +1 où vous voulez
wingspan-brief-lay-self = œuf +1 ici
wingspan-brief-lay-each-nest = œuf +1 par { $nest }
wingspan-brief-lay-all-nest = œuf pour tous, 2 à vous : { $nest }
wingspan-brief-draw-cards = carte +{ $n }{ $discard ->
    [yes] , défausse 1 à la fin
   *[no] {""}
  }
wingspan-brief-draw-all = carte +{ $n } pour chacun
wingspan-brief-draw-fewest = carte aux moins nombreux, { $habitat }
wingspan-brief-draft-cards = pioche partagée : 2 pour vous
wingspan-brief-egg-for-cards = œuf → carte +{ $n }
wingspan-brief-tuck-hand = glisser 1 → { $then ->
    [draw] carte +1
    [lay-self] œuf +1 ici
   *[gain-supply] { $food } +1
  }
wingspan-brief-food-for-tuck = { $food } → glisser { $n } de la pioche
wingspan-brief-hunt-deck = chasse : moins de { $span } cm
wingspan-brief-hunt-dice = chasse aux dés : { $food }
wingspan-brief-move-habitat = change d’habitat
wingspan-brief-repeat-brown = répète un pouvoir marron
wingspan-brief-repeat-predator = répète un prédateur
wingspan-brief-bonus-cards = carte Bonus : 1 sur { $n }
wingspan-brief-play-extra = un oiseau de plus : { $habitat }
wingspan-brief-pink-play-gain = oiseau posé, { $habitat } → { $food } +{ $n }
wingspan-brief-pink-play-tuck = oiseau posé, { $habitat } → glisser 1
wingspan-brief-pink-food-cache = { $food } gagné → stock +1
wingspan-brief-pink-predator-feeder = prédateur réussit → un dé
wingspan-brief-pink-lay-nest = ponte → œuf, { $nest }

# Icônes pour tout terminal : des lettres. Nourriture en petit, habitats et nids en grand
wingspan-short-food-invertebrate = i
wingspan-short-food-seed = g
wingspan-short-food-fish = p
wingspan-short-food-fruit = f
wingspan-short-food-rodent = r
wingspan-short-food-wild = *
wingspan-short-habitat-forest = F
wingspan-short-habitat-grassland = P
wingspan-short-habitat-wetland = M
wingspan-short-nest-platform = P
wingspan-short-nest-bowl = B
wingspan-short-nest-cavity = C
wingspan-short-nest-ground = S
wingspan-short-nest-star = ★
wingspan-short-nest-none = –
# Le mot du nom d’un oiseau qui reste entier : le premier ou le dernier
wingspan-short-noun = first
wingspan-row-forest = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }
wingspan-row-grassland = { $n ->
    [one] { $n } œuf
   *[other] { $n } œufs
  }
wingspan-row-wetland = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
wingspan-row-slot = { $eggs ->
    [0] · gratuit
    [one] · { $eggs } œuf
   *[other] · { $eggs } œufs
  }
wingspan-board-outside = { $count ->
    [0] tous les dés dedans
    [one] { $count } dé dehors
   *[other] { $count } dés dehors
  }
wingspan-board-bonus-count = { $count ->
    [one] { $count } carte Bonus
   *[other] { $count } cartes Bonus
  }
wingspan-board-food-legend = manger : i invertébré · g graine · p poisson · f fruit · r rongeur · * au choix
wingspan-board-nest-legend = nids : P plateforme · B bol · C cavité · S sol · ★ tous ; puis la limite d’œufs
wingspan-board-mark-legend = > activation · ^ pose · ~ entre vos tours · z servi · o œuf · + stock · = nuée
wingspan-board-row-legend = « + » : un de plus pour une carte (forêt), un jeton (prairie), un œuf (marais)
