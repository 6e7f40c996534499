wingspan-title = Wingspan
wingspan-pitch = Attirez des oiseaux dans trois habitats : chacun rend le tour suivant un peu plus riche.

# Les choses
wingspan-food-invertebrate = invertébré
wingspan-food-seed = graine
wingspan-food-fish = poisson
wingspan-food-fruit = fruit
wingspan-food-rodent = rongeur
wingspan-face-invertebrate = invertébré
wingspan-face-seed = graine
wingspan-face-fish = poisson
wingspan-face-fruit = fruit
wingspan-face-rodent = rongeur
wingspan-face-both = invertébré/graine
wingspan-die-invertebrate = l’invertébré
wingspan-die-seed = la graine
wingspan-die-fish = le poisson
wingspan-die-fruit = le fruit
wingspan-die-rodent = le rongeur
wingspan-die-both-as-invertebrate = le dé double, comme invertébré
wingspan-die-both-as-seed = le dé double, comme graine
wingspan-habitat-forest = forêt
wingspan-habitat-grassland = prairie
wingspan-habitat-wetland = marais
wingspan-fate-discard = défausser
wingspan-fate-keep = garder
wingspan-answer-ask = me demander
wingspan-answer-always = toujours
wingspan-answer-never = jamais
wingspan-habit-ask = me demander
wingspan-habit-always = toujours accepter
wingspan-spot-forest1 = forêt 1
wingspan-spot-forest2 = forêt 2
wingspan-spot-forest3 = forêt 3
wingspan-spot-forest4 = forêt 4
wingspan-spot-forest5 = forêt 5
wingspan-spot-grassland1 = prairie 1
wingspan-spot-grassland2 = prairie 2
wingspan-spot-grassland3 = prairie 3
wingspan-spot-grassland4 = prairie 4
wingspan-spot-grassland5 = prairie 5
wingspan-spot-wetland1 = marais 1
wingspan-spot-wetland2 = marais 2
wingspan-spot-wetland3 = marais 3
wingspan-spot-wetland4 = marais 4
wingspan-spot-wetland5 = marais 5
wingspan-fill-forest1 = forêt 1
wingspan-fill-forest2 = forêt 2
wingspan-fill-forest3 = forêt 3
wingspan-fill-forest4 = forêt 4
wingspan-fill-forest5 = forêt 5
wingspan-fill-grassland1 = prairie 1
wingspan-fill-grassland2 = prairie 2
wingspan-fill-grassland3 = prairie 3
wingspan-fill-grassland4 = prairie 4
wingspan-fill-grassland5 = prairie 5
wingspan-fill-wetland1 = marais 1
wingspan-fill-wetland2 = marais 2
wingspan-fill-wetland3 = marais 3
wingspan-fill-wetland4 = marais 4
wingspan-fill-wetland5 = marais 5
wingspan-goal-birds-in-forest = oiseaux en forêt
wingspan-goal-eggs-in-forest = œufs en forêt
wingspan-goal-birds-in-grassland = oiseaux en prairie
wingspan-goal-eggs-in-grassland = œufs en prairie
wingspan-goal-birds-in-wetland = oiseaux dans le marais
wingspan-goal-eggs-in-wetland = œufs dans le marais
wingspan-goal-birds-with-egg-platform = oiseaux à nid en plateforme avec au moins un œuf
wingspan-goal-eggs-in-platform-nests = œufs dans les nids en plateforme
wingspan-goal-birds-with-egg-bowl = oiseaux à nid en bol avec au moins un œuf
wingspan-goal-eggs-in-bowl-nests = œufs dans les nids en bol
wingspan-goal-birds-with-egg-cavity = oiseaux à nid en cavité avec au moins un œuf
wingspan-goal-eggs-in-cavity-nests = œufs dans les nids en cavité
wingspan-goal-birds-with-egg-ground = oiseaux à nid au sol avec au moins un œuf
wingspan-goal-eggs-in-ground-nests = œufs dans les nids au sol
wingspan-goal-total-birds = oiseaux en tout
wingspan-goal-egg-sets = séries d’œufs, un dans chaque habitat
wingspan-card-a01 = carte A01
wingspan-card-a02 = carte A02
wingspan-card-a03 = carte A03
wingspan-card-a04 = carte A04
wingspan-card-a05 = carte A05
wingspan-card-a06 = carte A06
wingspan-card-a07 = carte A07
wingspan-card-a08 = carte A08
wingspan-card-a09 = carte A09
wingspan-card-a10 = carte A10
wingspan-card-spa = carte de la Société Protectrice des Automates

# Actions
wingspan-do-play = Jouer { $bird } ({ $habitat })
wingspan-do-gain-food = Gagner de la nourriture
wingspan-do-lay-eggs = Pondre des œufs
wingspan-do-draw-cards = Piocher des cartes
wingspan-do-lay = Pondre un œuf : { $spot }
wingspan-do-fill = Pondre tout ce qui tient : { $fill }
wingspan-do-take-egg = Retirer un œuf : { $spot }
wingspan-do-take = Prendre { $die }
wingspan-do-take-all = Tout prendre
wingspan-do-reroll = Relancer tous les dés
wingspan-do-draw = Piocher { $bird }
wingspan-do-draw-deck = Piocher dans la pile
wingspan-do-draw-rest = Piocher tout le reste dans la pile
wingspan-do-discard = Défausser { $bird }
wingspan-do-tuck = Glisser { $bird }
wingspan-do-pick = Prendre { $bird }
wingspan-do-pay = Payer 1 { $food }
wingspan-do-pay-for-me = Payer pour moi
wingspan-do-gain = Gagner 1 { $food }
wingspan-do-cache = Stocker sur l’oiseau
wingspan-do-store = Garder avec votre nourriture
wingspan-do-first = { $seat } commence
wingspan-do-move = Déplacer vers : { $habitat }
wingspan-do-repeat = Répéter le pouvoir : { $bird }
wingspan-do-activate = Utiliser : { $bird }
wingspan-do-keep-bonus = Garder { $bonus }
wingspan-do-sort = { $bird } : { $fate }
wingspan-do-save = Garder : { $food }
wingspan-do-use = Oui
wingspan-do-skip = Non
wingspan-do-promise = { $bird } : { $answer }
wingspan-do-shares = Cadeaux des oiseaux des autres : { $habit }

# Questions
wingspan-ask-sort-bird = Garder cet oiseau ? Chaque oiseau gardé coûte un jeton Nourriture.
    .rule = WS-SETUP-6
wingspan-ask-give-up-food = Quelle nourriture donnez-vous pour les oiseaux gardés ?
    .rule = WS-SETUP-6
wingspan-ask-save-food = Quelle nourriture gardez-vous ?
    .rule = WS-SETUP-6
wingspan-ask-choose-bonus = Quelle carte Bonus gardez-vous ?
    .rule = WS-SETUP-6
wingspan-ask-turn = Jouez un oiseau, gagnez de la nourriture, pondez ou piochez.
    .rule = WS-ROUND-2
wingspan-ask-take-die = Prenez un dé de la mangeoire.
    .rule = WS-FOOD-1
wingspan-ask-gather-dice = Prendre les dés, ou relancer d’abord ?
    .rule = WS-RULE-18
wingspan-ask-cache-or-store = Stocker la nourriture sur l’oiseau, ou la garder ?
    .rule = WS-POW-3
wingspan-ask-lay-egg = Où pondez-vous l’œuf suivant ?
    .rule = WS-EGGS-1
wingspan-ask-lay-one = Où pondez-vous l’œuf ?
    .rule = WS-POW-2
wingspan-ask-spend-egg = Quel œuf donnez-vous ?
    .rule = WS-PLAY-2
wingspan-ask-spend-egg-of-other = Quel œuf donnez-vous ?
    .rule = WS-POW-2
wingspan-ask-pay-food = Quelle nourriture payez-vous ?
    .rule = WS-PLAY-3
wingspan-ask-draw-card = Quelle carte piochez-vous ?
    .rule = WS-DRAW-1
wingspan-ask-may-draw = Piocher une carte ? Choisissez laquelle.
    .rule = WS-POW-2
wingspan-ask-take-share = Prendre un dé ? Choisissez lequel.
    .rule = WS-POW-12
wingspan-ask-may-lay = Pondre un œuf ? Choisissez où.
    .rule = WS-POW-2
wingspan-ask-discard-one = Quelle carte défaussez-vous ?
    .rule = WS-POW-8
wingspan-ask-convert-card = Défausser une carte pour un dé de plus ?
    .rule = WS-FOOD-2
wingspan-ask-convert-food = Payer une nourriture pour un œuf de plus ?
    .rule = WS-EGGS-2
wingspan-ask-convert-egg = Donner un œuf pour une carte de plus ?
    .rule = WS-DRAW-2
wingspan-ask-offer = Utiliser le pouvoir de cet oiseau ?
    .rule = WS-POW-2
wingspan-ask-share = Prenez-vous votre part ?
    .rule = WS-POW-2
wingspan-ask-react = Un autre joueur a réveillé vos oiseaux. Lequel agit ?
    .rule = WS-POW-1
wingspan-ask-name-first = Qui prend le premier dé ?
    .rule = WS-POW-12
wingspan-ask-give-food = Quelle nourriture donnez-vous ?
    .rule = WS-POW-5
wingspan-ask-choose-food = Quelle nourriture gagnez-vous ?
    .rule = WS-POW-5
wingspan-ask-then-gain = Quelle nourriture gagnez-vous ?
    .rule = WS-POW-2
wingspan-ask-pick-card = Quelle carte prenez-vous ?
    .rule = WS-RULE-20
wingspan-ask-tuck-card = Quelle carte glissez-vous ?
    .rule = WS-POW-3
wingspan-ask-choose-habitat = Où va l’oiseau ?
    .rule = WS-RULE-1
wingspan-ask-choose-repeat = Quel pouvoir est répété ?
    .rule = WS-POW-9
wingspan-ask-keep-one-bonus = Quelle carte Bonus gardez-vous ?
    .rule = WS-BONUS-3
wingspan-ask-play-another = Jouer encore un oiseau ici ?
    .rule = WS-PLAY-1

# Événements
wingspan-event-goals = Objectifs de fin de manche : { $goals }.
wingspan-event-first = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
  }.
wingspan-event-round = La manche { $round } commence.
wingspan-event-kept = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
  } { $n ->
    [one] { $n } oiseau
   *[other] { $n } oiseaux
  } et { $left ->
    [one] { $left } jeton Nourriture
   *[other] { $left } jetons Nourriture
  }.
wingspan-event-kept-bonus = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
  } la carte Bonus { $bonus }.
wingspan-event-kept-bonus-hidden = { $seat } garde une carte Bonus.
wingspan-event-gains-food = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
  } de la nourriture : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }.
wingspan-event-lays-eggs = { $you ->
    [yes] Vous pondez
   *[no] { $seat } pond
  } { $n ->
    [one] { $n } œuf
   *[other] { $n } œufs
  }.
wingspan-event-draws-cards = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
  } { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }.
wingspan-event-plays = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
  } { $bird } ({ $habitat }).
wingspan-event-placed = { $bird } s’installe ({ $habitat }).
wingspan-event-paid = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
  } 1 { $food }.
wingspan-event-egg-spent = { $you ->
    [yes] Vous donnez
   *[no] { $seat } donne
  } un œuf ({ $bird }).
wingspan-event-rolled = Les dés de la mangeoire sont lancés : { $faces }.
wingspan-event-rerolls = { $you ->
    [yes] Vous relancez
   *[no] { $seat } relance
  } tous les dés.
wingspan-event-gained = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
  } { $n } { $food }.
wingspan-event-cached = { $you ->
    [yes] Vous stockez
   *[no] { $seat } stocke
  } 1 { $food } sur { $bird }.
wingspan-event-laid = { $you ->
    [yes] Vous pondez
   *[no] { $seat } pond
  } { $n ->
    [one] { $n } œuf
   *[other] { $n } œufs
  } sur { $bird }.
wingspan-event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
  } { $bird }.
wingspan-event-drew-hidden = { $seat } pioche une carte de la pile.
wingspan-event-drew-face-up = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } { $bird } sur le plateau Oiseaux.
wingspan-event-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
  } { $bird }.
wingspan-event-discarded-hidden = { $seat } défausse une carte.
wingspan-event-tucked = { $you ->
    [yes] Vous glissez
   *[no] { $seat } glisse
  } { $bird } sous { $bird_under }.
wingspan-event-tucked-hidden = { $seat } glisse une carte sous { $bird_under }.
wingspan-event-tucked-deck = { $you ->
    [yes] Vous glissez
   *[no] { $seat } glisse
  } { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } de la pile sous { $bird_under }.
wingspan-event-caught = { $bird_under } attrape { $bird } ({ $span } cm).
wingspan-event-missed = { $bird_under } manque { $bird } : { $span } cm, c’est trop.
wingspan-event-hunted = { $bird } chasse, les dés montrent { $faces }.
wingspan-event-used = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
  } le pouvoir : { $bird }.
wingspan-event-repeats = { $bird } répète le pouvoir : { $bird_other }.
wingspan-event-moved = { $bird } change d’habitat : { $habitat }.
wingspan-event-revealed = Cartes révélées : { $birds }.
wingspan-event-picked = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } { $bird }.
wingspan-event-left = { $bird } va à la défausse.
wingspan-event-tray = { $bird } arrive sur le plateau Oiseaux.
wingspan-event-reshuffled = La défausse devient la nouvelle pile : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }.
wingspan-event-goal = L’objectif de la manche { $round } est compté : { $goal }.
wingspan-event-goal-points = { $you ->
    [yes] Vous en avez
   *[no] { $seat } en a
  } { $n } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
wingspan-event-automa-bonus = L’Automa cherche des oiseaux pour la carte { $bonus }.
wingspan-event-automa-card = L’Automa retourne une carte : { $card }.
wingspan-event-automa-card-left = Une carte quitte la pile de l’Automa : { $card }.
wingspan-event-automa-clears = L’Automa pioche : les oiseaux visibles sont défaussés.
wingspan-event-automa-face-down = Il prend une carte de la pile, face cachée.
wingspan-event-automa-no-bird = L’Automa joue un oiseau, mais aucun oiseau visible ne convient à { $bonus }.
wingspan-event-automa-bird = L’Automa joue { $bird } : il convient à { $bonus } et vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
wingspan-event-automa-discards = { $bird } convient aussi à { $bonus } et va à la défausse.
wingspan-event-automa-eggs = L’Automa pond { $n ->
    [one] { $n } œuf
   *[other] { $n } œufs
  }.
wingspan-event-automa-rerolls = Tous les dés sont égaux : l’Automa les relance.
wingspan-event-automa-food = L’Automa se nourrit : { $n ->
    [one] { $n } dé quitte
   *[other] { $n } dés quittent
  } la mangeoire ({ $face }).
wingspan-event-automa-cube = L’Automa pose un cube sur l’objectif « { $goal } » : { $n } désormais.
wingspan-event-automa-cube-back = L’Automa reprend un cube de l’objectif « { $goal } » : { $n } désormais.
wingspan-event-automa-pink = L’Automa réveille vos oiseaux roses.
wingspan-event-automa-goal = L’Automa en a { $n } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
wingspan-event-automa-ended = L’Automa a { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. { $result ->
    [won] Vous gagnez !
    [tied] Égalité.
   *[lost] L’Automa gagne.
  }
wingspan-event-final = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
wingspan-event-won = { $count ->
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $seats } gagne !
      }
   *[other] { $seats } se partagent la victoire !
  }
wingspan-why-no-room = Ses habitats sont complets.
wingspan-why-eggs-short = Il manque des œufs pour la colonne suivante.
wingspan-why-food-short = Il manque de la nourriture.

# Score
wingspan-score-birds = Oiseaux
wingspan-score-bonus = Cartes Bonus
wingspan-score-goals = Objectifs de fin de manche
wingspan-score-eggs = Œufs
wingspan-score-cached = Nourriture stockée
wingspan-score-tucked = Cartes glissées
wingspan-score-face-down = Oiseaux face cachée

# Options
wingspan-option-goals = Plateau Objectifs
wingspan-option-goals-about = Le vert compare les joueurs ; le bleu donne un point par élément, cinq au plus.
wingspan-option-goals-green = vert
wingspan-option-goals-blue = bleu
wingspan-option-edition = Édition des cartes
wingspan-option-edition-about = Quatre cartes Bonus regardent le nom des oiseaux : dans quelle édition ? Par défaut, celle de votre langue.
wingspan-option-edition-fr = française
wingspan-option-edition-en = anglaise
wingspan-option-hands = Mains
wingspan-option-hands-about = Tout le monde voit-il les oiseaux de toutes les mains ?
wingspan-option-hands-secret = secrètes
wingspan-option-hands-public = visibles
wingspan-option-printed-cards = Quantités imprimées
wingspan-option-printed-cards-about = Martin-pêcheur d’Amérique et Tyran tritri donnent 1 nourriture, comme leurs cartes, au lieu de 2, comme l’appendice.
wingspan-option-automa = Automa
wingspan-option-automa-about = En solo : ce que vaut pour l’Automa chaque oiseau face cachée.
wingspan-option-automa-eagle = Aigle (4)
wingspan-option-automa-eaglet = Aiglon (3)
wingspan-option-automa-golden = Aigle royal (5)
wingspan-option-expert = Carte expert
wingspan-option-expert-about = En solo : une carte de plus rend l’Automa plus fort.

# Plateau
wingspan-board-round = Manche { $round } sur 4
wingspan-board-setup = Mise en place
wingspan-board-feeder = Mangeoire
wingspan-board-tray = Plateau Oiseaux
wingspan-board-goals = Objectifs
wingspan-board-pay = Choisissez les jetons dans l’ordre que vous voulez ; 2 quelconques en valent 1. Jusqu’au dernier, tout se reprend.
wingspan-board-paying = Choisis : { $chosen } · reste à couvrir : { $owed } (2 jetons quelconques en valent 1)
wingspan-board-hand = Main
wingspan-board-bonus = Cartes Bonus
wingspan-board-food = Nourriture
wingspan-board-deck = Pile : { $count }
wingspan-board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
wingspan-board-cubes = { $count ->
    [one] { $count } tour restant
   *[other] { $count } tours restants
  }
wingspan-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
wingspan-board-automa = Automa
wingspan-board-face-down = { $count ->
    [one] { $count } oiseau face cachée
   *[other] { $count } oiseaux face cachée
  }
wingspan-board-eggs = { $count ->
    [one] { $count } œuf
   *[other] { $count } œufs
  }
wingspan-board-cube = { $count ->
    [one] { $count } cube sur l’objectif
   *[other] { $count } cubes sur l’objectif
  }
wingspan-board-spread = Cartes révélées
wingspan-board-acting = Pouvoir : { $bird }
