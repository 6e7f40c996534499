# Quand un pouvoir agit
wingspan-colour-none = aucun pouvoir
wingspan-colour-brown = à l’activation
wingspan-colour-white = à la pose
wingspan-colour-pink = une fois entre vos tours

# Ce qui est imprimé sur un oiseau
wingspan-nest-platform = nid en plateforme
wingspan-nest-bowl = nid en bol
wingspan-nest-cavity = nid en cavité
wingspan-nest-ground = nid au sol
wingspan-nest-star = nid étoile
wingspan-nest-none = pas de nid
wingspan-icon-predator = prédateur
wingspan-icon-flocking = nuée
wingspan-print-food = { $food ->
    [invertebrate] { $n ->
        [one] { $n } invertébré
       *[other] { $n } invertébrés
      }
    [seed] { $n ->
        [one] { $n } graine
       *[other] { $n } graines
      }
    [fish] { $n ->
        [one] { $n } poisson
       *[other] { $n } poissons
      }
    [fruit] { $n ->
        [one] { $n } fruit
       *[other] { $n } fruits
      }
    [rodent] { $n ->
        [one] { $n } rongeur
       *[other] { $n } rongeurs
      }
   *[wild] { $n } au choix
  }
wingspan-print-or = { $first } ou { $last }
wingspan-print-free = gratuit
wingspan-print-nest = { $nest }, { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
  }
wingspan-print-line = { $cost } · { $habitats } · { $nest } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  } · { $span } cm
wingspan-print-power = { $when } : { $power }

# Cartes Bonus
wingspan-bonus-about-name-terms = Les oiseaux dont le nom { $edition ->
    [fr] français
   *[en] anglais
  } { $word ->
    [anatomist] cite une partie du corps
    [cartographer] cite un lieu ou un paysage
    [historian] rend hommage à une personne
   *[photographer] cite une couleur
  }.
wingspan-bonus-about-points-below = Les oiseaux valant moins de { $n } points.
wingspan-bonus-about-icon = Les oiseaux portant l’icône { $icon ->
    [flocking] de nuée
   *[predator] de prédateur
  }.
wingspan-bonus-about-eats = { $mode ->
    [only] Les oiseaux qui ne mangent que des { $food ->
        [invertebrate] invertébrés
        [seed] graines
        [fish] poissons
        [fruit] fruits
       *[rodent] rongeurs
      }.
   *[includes] Les oiseaux dont le coût comprend { $food ->
        [invertebrate] un invertébré
        [seed] une graine
        [fish] un poisson
        [fruit] un fruit
        [rodent] un rongeur
       *[wild] un jeton au choix
      }.
  }
wingspan-bonus-about-eggs-on-bird = Les oiseaux portant au moins { $n ->
    [one] un œuf
   *[other] { $n } œufs
  }.
wingspan-bonus-about-fewest-habitat = Les oiseaux de l’habitat où vous en avez le moins.
wingspan-bonus-about-nest = Les oiseaux à nid { $nest ->
    [platform] en plateforme
    [bowl] en bol
    [cavity] en cavité
   *[ground] au sol
  } ou étoile.
wingspan-bonus-about-wingspan = Les oiseaux d’une envergure { $op ->
    [gt] supérieure à { $n } cm
   *[le] de { $n } cm au plus
  }.
wingspan-bonus-about-only-habitat = Les oiseaux qui ne vivent { $habitat ->
    [forest] qu’en forêt
    [grassland] qu’en prairie
   *[wetland] que dans le marais
  }.
wingspan-bonus-about-hand-size = Les cartes Oiseau qui restent dans votre main à la fin.
wingspan-bonus-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour chacun.
wingspan-bonus-steps = De { $from } à { $to } : { $some } points ; { $many } ou plus : { $most } points.

# Objectifs
wingspan-goal-green = Premier, deuxième et troisième marquent { $first }, { $second } et { $third } points.
wingspan-goal-blue = Un point pour chacun, { $most } au plus.

# Ce que disent les cartes de l’Automa
wingspan-automa-play-bird = joue un oiseau du plateau Oiseaux qui répond à sa carte Bonus
wingspan-automa-draw-cards = vide le plateau Oiseaux et prend une carte face cachée
wingspan-automa-lay-eggs = pond { $n ->
    [one] { $n } œuf
   *[other] { $n } œufs
  }
wingspan-automa-gain-food = retire de la mangeoire tous les dés d’une face ({ $faces })
wingspan-automa-place-cube = met un cube sur l’objectif
wingspan-automa-remove-cube = ôte un cube de l’objectif
wingspan-automa-activate-pink = réveille vos oiseaux roses
