# Ce que font les pouvoirs des oiseaux : un message par sorte, rempli par la ligne de données de l’oiseau.
wingspan-power-none = Aucun pouvoir.
wingspan-power-gain-feeder = Prenez dans la mangeoire un dé qui donne { $food ->
   *[invertebrate] un invertébré
    [seed] une graine
    [fish] un poisson
    [fruit] un fruit
    [rodent] un rongeur
  }{ $or ->
    [seed] {" "}ou une graine
    [fish] {" "}ou un poisson
    [fruit] {" "}ou un fruit
    [rodent] {" "}ou un rongeur
   *[none] {""}
  }, s’il y en a.{ $cache ->
    [may] {" "}Gardez le jeton, ou stockez-le sur cet oiseau.
   *[no] {""}
  }
wingspan-power-gain-feeder-all = Prenez dans la mangeoire tous les dés qui donnent { $food ->
   *[invertebrate] un invertébré
    [seed] une graine
    [fish] un poisson
    [fruit] un fruit
    [rodent] un rongeur
  } : chacun vous rapporte ce jeton.
wingspan-power-gain-feeder-each = Chaque joueur prend dans la mangeoire un dé de son choix. Vous dites qui commence, puis on suit le sens horaire.
wingspan-power-gain-feeder-fewest = Tous ceux qui ont le moins d’oiseaux { $habitat ->
   *[forest] en forêt
    [grassland] en prairie
    [wetland] dans le marais
  }, ex æquo compris, prennent dans la mangeoire un dé de leur choix. Vous dites lequel commence.
wingspan-power-gain-supply = Prenez { $food ->
   *[invertebrate] { $n ->
        [one] un invertébré
       *[other] { $n } invertébrés
      }
    [seed] { $n ->
        [one] une graine
       *[other] { $n } graines
      }
    [fish] { $n ->
        [one] un poisson
       *[other] { $n } poissons
      }
    [fruit] { $n ->
        [one] un fruit
       *[other] { $n } fruits
      }
    [rodent] { $n ->
        [one] un rongeur
       *[other] { $n } rongeurs
      }
  } dans la réserve.
wingspan-power-gain-supply-all = Chaque joueur, vous compris, prend { $food ->
   *[invertebrate] { $n ->
        [one] un invertébré
       *[other] { $n } invertébrés
      }
    [seed] { $n ->
        [one] une graine
       *[other] { $n } graines
      }
    [fish] { $n ->
        [one] un poisson
       *[other] { $n } poissons
      }
    [fruit] { $n ->
        [one] un fruit
       *[other] { $n } fruits
      }
    [rodent] { $n ->
        [one] un rongeur
       *[other] { $n } rongeurs
      }
  } dans la réserve.
wingspan-power-cache-supply = Stockez sur cet oiseau { $food ->
   *[invertebrate] { $n ->
        [one] un invertébré
       *[other] { $n } invertébrés
      }
    [seed] { $n ->
        [one] une graine
       *[other] { $n } graines
      }
    [fish] { $n ->
        [one] un poisson
       *[other] { $n } poissons
      }
    [fruit] { $n ->
        [one] un fruit
       *[other] { $n } fruits
      }
    [rodent] { $n ->
        [one] un rongeur
       *[other] { $n } rongeurs
      }
  } de la réserve.
wingspan-power-trade-food = Rendez un de vos jetons Nourriture et prenez-en un d’une autre sorte dans la réserve.
wingspan-power-egg-for-food = Sacrifiez un œuf d’un autre de vos oiseaux pour prendre dans la réserve { $n ->
    [one] un jeton Nourriture
   *[other] { $n } jetons Nourriture
  } de votre choix.
wingspan-power-lay-any = Pondez un œuf sur l’un de vos oiseaux, celui que vous voulez.
wingspan-power-lay-self = Pondez un œuf sur cet oiseau.
wingspan-power-lay-each-nest = Pondez un œuf sur chacun de vos oiseaux { $nest ->
   *[platform] à nid en plateforme ou étoile
    [bowl] à nid en bol ou étoile
    [cavity] à nid en cavité ou étoile
    [ground] à nid au sol ou étoile
  }, celui-ci compris.
wingspan-power-lay-all-nest = Chaque joueur peut pondre un œuf sur l’un de ses oiseaux { $nest ->
   *[platform] à nid en plateforme ou étoile
    [bowl] à nid en bol ou étoile
    [cavity] à nid en cavité ou étoile
    [ground] à nid au sol ou étoile
  }. Vous pouvez en pondre un second, sur un autre oiseau de ce genre.
wingspan-power-draw-cards = Piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
  }, de la pioche ou du plateau Oiseaux.{ $discard ->
    [yes] {" "}À la fin de votre tour, défaussez une carte de votre main.
   *[no] {""}
  }
wingspan-power-draw-all = Chaque joueur, vous d’abord, prend { $n ->
    [one] une carte
   *[other] { $n } cartes
  } de la pioche.
wingspan-power-draw-fewest = Tous ceux qui ont le moins d’oiseaux { $habitat ->
   *[forest] en forêt
    [grassland] en prairie
    [wetland] dans le marais
  }, ex æquo compris, prennent { $n ->
    [one] une carte
   *[other] { $n } cartes
  }, de la pioche ou du plateau Oiseaux.
wingspan-power-draft-cards = Révélez une carte de plus qu’il n’y a de joueurs. Chacun en prend une, vous d’abord, puis dans le sens horaire ; la dernière est aussi pour vous. (En solitaire : de trois cartes, vous en gardez deux.)
wingspan-power-egg-for-cards = Sacrifiez un œuf de n’importe lequel de vos oiseaux pour piocher { $n ->
    [one] une carte
   *[other] { $n } cartes
  }, de la pioche ou du plateau Oiseaux.
wingspan-power-tuck-hand = Glissez une carte de votre main sous cet oiseau ; ensuite, { $then ->
   *[draw] piochez une carte
    [lay-self] pondez un œuf sur lui
    [gain-supply] prenez { $food ->
       *[invertebrate] un invertébré
        [seed] une graine
        [fish] un poisson
        [fruit] un fruit
        [rodent] un rongeur
      }{ $or ->
        [seed] {" "}ou une graine
        [fish] {" "}ou un poisson
        [fruit] {" "}ou un fruit
        [rodent] {" "}ou un rongeur
       *[none] {""}
      } dans la réserve
  }.
wingspan-power-food-for-tuck = Payez { $food ->
   *[invertebrate] un invertébré
    [seed] une graine
    [fish] un poisson
    [fruit] un fruit
    [rodent] un rongeur
  } pour glisser sous cet oiseau { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
  } de la pioche.
wingspan-power-hunt-deck = Retournez la première carte de la pioche. Si son envergure est inférieure à { $span } cm, glissez-la sous cet oiseau ; sinon, défaussez-la.
wingspan-power-hunt-dice = Jetez les dés déjà sortis de la mangeoire. Si l’un d’eux donne { $food ->
   *[invertebrate] un invertébré
    [seed] une graine
    [fish] un poisson
    [fruit] un fruit
    [rodent] un rongeur
  }, stockez-en un sur cet oiseau.
wingspan-power-move-habitat = Si aucun oiseau n’est à sa droite, cet oiseau peut passer dans un autre habitat.
wingspan-power-repeat-brown = Choisissez un autre oiseau de cette ligne : son pouvoir marron agit une fois de plus.
wingspan-power-repeat-predator = Choisissez un prédateur de cette ligne : son pouvoir agit une fois de plus.
wingspan-power-bonus-cards = Regardez { $n } nouvelles cartes Bonus et gardez-en une.
wingspan-power-play-extra = Vous pouvez aussitôt jouer un oiseau de plus { $habitat ->
   *[forest] en forêt
    [grassland] en prairie
    [wetland] dans le marais
    [same] dans ce même habitat
  }, à son coût habituel.
wingspan-power-pink-play-gain = Quand un autre joueur pose un oiseau { $habitat ->
   *[forest] en forêt
    [grassland] en prairie
    [wetland] dans le marais
  }, prenez { $food ->
   *[invertebrate] { $n ->
        [one] un invertébré
       *[other] { $n } invertébrés
      }
    [seed] { $n ->
        [one] une graine
       *[other] { $n } graines
      }
    [fish] { $n ->
        [one] un poisson
       *[other] { $n } poissons
      }
    [fruit] { $n ->
        [one] un fruit
       *[other] { $n } fruits
      }
    [rodent] { $n ->
        [one] un rongeur
       *[other] { $n } rongeurs
      }
  } dans la réserve.
wingspan-power-pink-play-tuck = Quand un autre joueur pose un oiseau { $habitat ->
   *[forest] en forêt
    [grassland] en prairie
    [wetland] dans le marais
  }, glissez une carte de votre main sous cet oiseau.
wingspan-power-pink-food-cache = Quand l’action de nourriture d’un autre joueur lui rapporte { $prey ->
   *[invertebrate] un invertébré
    [seed] une graine
    [fish] un poisson
    [fruit] un fruit
    [rodent] un rongeur
  }, stockez sur cet oiseau { $food ->
   *[invertebrate] un invertébré
    [seed] une graine
    [fish] un poisson
    [fruit] un fruit
    [rodent] un rongeur
  } de la réserve.
wingspan-power-pink-predator-feeder = Quand le prédateur d’un autre joueur réussit, prenez dans la mangeoire un dé de votre choix.
wingspan-power-pink-lay-nest = Quand un autre joueur choisit l’action de pondre, pondez un œuf sur un autre de vos oiseaux { $nest ->
   *[platform] à nid en plateforme ou étoile
    [bowl] à nid en bol ou étoile
    [cavity] à nid en cavité ou étoile
    [ground] à nid au sol ou étoile
  }.
