# L’Automa à la table, dans la page
pads-automa-title = L’Automa
pads-automa-meta-setup = mise en place
pads-automa-meta-wait = manche { $round }, tour { $turn }/{ $turns }
pads-automa-meta-step = manche { $round }, tour { $turn }/{ $turns }
pads-automa-meta-goal = fin de la manche { $round }
pads-automa-meta-over = fin de partie
pads-automa-level-title = Son niveau
pads-automa-expert = Carte d’expert
pads-automa-expert-about = une carte de plus dans sa pile, plus forte
pads-automa-open = Préparer la table
pads-automa-its-bonus = Sa carte Bonus
pads-automa-bonus-how = Piochez-en une pour lui et cherchez-la ici. Si c’est l’une de celles-ci, remettez-la et repiochez : { $refused }.
pads-automa-bonus-draw = Tirer au sort pour lui
pads-automa-letters = Quelques lettres du nom
pads-automa-four-goals = Les quatre objectifs
pads-automa-goal-of = Objectif de la manche { $round }
pads-automa-begin = Vous commencez
pads-automa-eggs = { $count ->
    [one] œuf
   *[other] œufs
  }
pads-automa-points = { $points } pts
pads-automa-hidden = { $count ->
    [one] cachée
   *[other] cachées
  }
pads-automa-on-goal = sur l’objectif
pads-automa-turns-left = { $count ->
    [one] encore { $count } tour
   *[other] encore { $count } tours
  }
pads-automa-yours = À vous de jouer.
pads-automa-yours-first = Jouez votre premier tour. Quand il est fini et le plateau regarni, touchez le grand bouton.
pads-automa-yours-about = Regarnissez le plateau et jouez. Quand votre tour est fini, touchez le grand bouton.
pads-automa-own-deck = Je tire sa carte moi-même
pads-automa-own-deck-about = Si vous utilisez ses cartes de la boîte : touchez celle que vous avez tirée.
pads-automa-which-card = Quelle carte a-t-il ?
pads-automa-seeks = Il cherche
pads-automa-goal = Objectif { $round }
pads-automa-reach = { $base } de base + { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } = { $reach }
pads-automa-its-turn = Au tour de l’Automa
pads-automa-first-step = Première étape
pads-automa-sign-play-bird = joue un oiseau
pads-automa-sign-draw-cards = pioche
pads-automa-sign-lay-eggs = { $n ->
    [one] pond 1 œuf
   *[other] pond { $n } œufs
  }
pads-automa-sign-place-cube = pose un cube
pads-automa-sign-remove-cube = reprend un cube
pads-automa-sign-activate-pink = réveille vos oiseaux roses
pads-automa-sign-gain-food = se nourrit
pads-automa-does-gain-food = *Il retire de la mangeoire* tous les dés d’une face : la première présente dans cet ordre.
pads-automa-does-play-bird = *Il prend un oiseau du plateau* qui convient à sa carte Bonus : le meilleur.
pads-automa-does-draw-cards = *Le plateau est vidé,* et il prend une carte face cachée.
pads-automa-does-lay-eggs = { $n ->
    [one] *Il pond* 1 œuf.
   *[other] *Il pond* { $n } œufs.
  }
pads-automa-does-place-cube = *Il pose un cube* sur l’objectif de la manche.
pads-automa-does-remove-cube = *Il reprend un cube* de l’objectif de la manche, s’il en a un.
pads-automa-does-activate-pink = *Vos oiseaux roses* servent chacun une fois.
pads-automa-step-gain-food = Se nourrit
pads-automa-step-play-bird = Joue un oiseau
pads-automa-step-draw-cards = Pioche
pads-automa-step-lay-eggs = Pond
pads-automa-step-place-cube = Pose un cube
pads-automa-step-remove-cube = Reprend un cube
pads-automa-step-activate-pink = Vos roses
pads-automa-face-invertebrate = invertébré
pads-automa-face-seed = graine
pads-automa-face-fish = poisson
pads-automa-face-fruit = fruit
pads-automa-face-rodent = rongeur
pads-automa-face-both = invertébré ou graine
pads-automa-which-dice = Quels dés sont dans la mangeoire ?
pads-automa-dice-how = Une touche par dé ; touchez un dé en haut pour l’ôter. De 1 à 5.
pads-automa-drop-die = Ôter ce dé : { $face }
pads-automa-order = De haut en bas : touchez la première présente.
pads-automa-all-equal = Tous les dés pareils ?
pads-automa-roll-first = Relancez d’abord les cinq, une seule fois.
pads-automa-all-equal-now = Tous les dés sont pareils : relancez les cinq.
pads-automa-rolled = Puis dites ce qu’ils montrent.
pads-automa-by-hand = Je m’en occupe
pads-automa-see = Voir
pads-automa-say-dice = Plutôt dire les dés
pads-automa-say-birds = Plutôt dire les oiseaux
pads-automa-take = { $n ->
    [0] Retirez tous les dés { $face }.
    [1] Retirez le dé { $face }.
    [2] Retirez les deux dés { $face }.
    [3] Retirez les trois dés { $face }.
    [4] Retirez les quatre dés { $face }.
   *[other] Retirez les cinq dés { $face }.
  }
pads-automa-there = présent
pads-automa-not-there = absent
pads-automa-takes-nothing = Il ne prend pas de nourriture.
pads-automa-dice-left = { $n } × { $face }
pads-automa-rest = Il reste dans la mangeoire : { $rest }.
pads-automa-refill = La mangeoire est vide : relancez-y les cinq dés.
pads-automa-refill-if = S’il n’y reste aucun dé, relancez les cinq.
pads-automa-which-birds = Quels oiseaux sont sur le plateau ?
pads-automa-bird-of = Oiseau de la place { $place }, quelques lettres du nom
pads-automa-or-say = ou dites seulement :
pads-automa-fits = convient
pads-automa-fits-not = ne convient pas
pads-automa-its-points = Combien de points vaut-il ?
pads-automa-place = Oiseau { $place }
pads-automa-place-clear = Effacer l’oiseau { $place }
pads-automa-nobody = Place vide
pads-automa-keeps = Quel oiseau garde-t-il ?
pads-automa-keeps-about = Parmi les oiseaux visibles qui conviennent, celui qui vaut le plus. À égalité, tirez au sort. Les autres qui conviennent vont à la défausse.
pads-automa-none-fits = Aucun ne convient
pads-automa-level = Même valeur : le sort décide.
pads-automa-cast = Tirer au sort
pads-automa-give = Donnez-lui, face visible : { $bird }.
pads-automa-give-points = { $points ->
    [one] Donnez-lui l’oiseau à { $points } point, face visible.
   *[other] Donnez-lui l’oiseau à { $points } points, face visible.
  }
pads-automa-discarded = *{ $bird }* convient aussi ({ $points }) : à la défausse.
pads-automa-stays = *{ $bird }* reste sur le plateau.
pads-automa-tray-later = Regarnissez le plateau à la fin de son tour.
pads-automa-others-away = Les autres qui conviennent vont à la défausse. Regarnissez le plateau à la fin de son tour.
pads-automa-nobody-fits = Aucun oiseau ne convient.
pads-automa-face-down = Donnez-lui la carte du dessus, face cachée.
pads-automa-worth = Chaque carte cachée vaut { $worth } points. Il en aura { $count }.
pads-automa-clear = Défaussez les oiseaux du plateau.
pads-automa-lay = { $n ->
    [one] Donnez-lui un œuf.
    [2] Donnez-lui deux œufs.
   *[other] Donnez-lui trois œufs.
  }
pads-automa-lay-about = Il en aura { $count }.
pads-automa-cube = Posez un de ses cubes sur l’objectif { $round }.
pads-automa-cube-back = Reprenez un de ses cubes de l’objectif { $round }.
pads-automa-cube-none = Aucun cube à reprendre sur l’objectif { $round }.
pads-automa-pink = Vos oiseaux roses, chacun une fois.
pads-automa-pink-about = Dans l’ordre que vous voulez, et seulement si vous le voulez. Rien d’autre que cette icône ne les réveille en solitaire.
pads-automa-skip = Impossible ici : passer cette étape
pads-automa-done = C’est fait
pads-automa-goal-ends = Objectif { $round } : { $goal }.
pads-automa-base = base { $base } + { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
pads-automa-on-mat = chez vous
pads-automa-your-count = Votre compte pour l’objectif
pads-automa-pts = { $points ->
    [one] point
   *[other] points
  }
pads-automa-cubes-back = Ses cubes reviennent, un marque sa place.
pads-automa-card-leaves = Sa { $card } quitte la pile, les autres sont remêlées : c’est fait ici.
pads-automa-new-tray = Défaussez les oiseaux du plateau et posez-en trois nouveaux.
pads-automa-next-round = Manche { $round }
pads-automa-to-end = Fin de partie
pads-automa-over = Les quatre manches sont jouées.
pads-automa-over-about = Comptez vos points sur la feuille. À égalité, il compte 2 jetons Nourriture.
pads-automa-count-mine = Compter mes points
pads-automa-sheet = Ma feuille
pads-automa-line-face-down = Cachées, { $count } × { $worth }
pads-automa-mend = Corriger ce qu’a l’Automa
pads-automa-mend-about = Pour une étape faite autrement à la table. La suite compte à partir de là.
pads-automa-mend-eggs = Œufs
pads-automa-mend-birds = Points de ses oiseaux
pads-automa-mend-face-down = Cartes cachées
pads-automa-mend-reach = Son compte, objectif { $round }
pads-automa-mend-said = Corrigé à la main : ne bouge plus.
pads-automa-reach-said = { $reach }, corrigé à la main
pads-automa-by-you = corrigé à la main
pads-automa-strength = Niveau { $level }, { $expert ->
    [yes] avec
   *[no] sans
  } la carte d’expert.
pads-automa-tie-ask = Autant de points que l’Automa, qui compte { $its } jetons Nourriture. Combien vous en reste-t-il ?
pads-automa-tie-broken = Nourriture restante : *vous { $own }*, l’Automa { $its }. { $result ->
    [tied] L’égalité demeure.
   *[other] C’est le départage.
  }
pads-automa-offline = Sans réseau, l’Automa tire toujours sa carte ; pour les dés et les oiseaux, il vous demande le résultat.
pads-automa-watching = Vous regardez cette partie.
