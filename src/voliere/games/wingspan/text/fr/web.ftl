# Ce que seule l’application web dit
wingspan-web-stand = manche { $round }, { $count ->
    [one] { $count } tour restant
   *[other] { $count } tours restants
  }
wingspan-web-mat = Vos habitats
wingspan-web-mat-of = Les habitats de { $seat }
wingspan-web-tab-mat = Plateau
wingspan-web-tab-market = Marché
wingspan-web-tab-hand = Main
wingspan-web-tab-table = Table
wingspan-web-tab-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
  }
wingspan-web-views = Vues
wingspan-web-for = contre
wingspan-web-convert-forest = +1 contre une carte
wingspan-web-convert-grassland = +1 contre un jeton
wingspan-web-convert-wetland = +1 contre un œuf
wingspan-web-spot = { $habitat }, colonne { $column }, libre : { $eggs ->
    [0] aucun œuf à payer
    [one] { $eggs } œuf à payer
   *[other] { $eggs } œufs à payer
  }
wingspan-web-eggs = { $count ->
    [one] { $count } œuf
   *[other] { $count } œufs
  } sur { $limit }
wingspan-web-cached = { $count ->
    [one] { $count } stockée
   *[other] { $count } stockées
  }
wingspan-web-tucked = { $count ->
    [one] { $count } glissée
   *[other] { $count } glissées
  }
wingspan-web-rests = déjà servi depuis votre tour
wingspan-web-acting = son pouvoir agit
wingspan-web-fill = max
wingspan-web-die-place = { $face }, dé de la mangeoire
wingspan-web-whole-card = Voir toute la carte
wingspan-web-lacks = manque
wingspan-web-full = complet
wingspan-web-no-hand = Aucune carte en main.
wingspan-web-hand-of = Main de { $seat }
wingspan-web-points = Points
wingspan-web-habitats = Habitats
wingspan-web-cost = Coût
wingspan-web-nest = Nid
wingspan-web-span = Envergure
wingspan-web-cm = { $span } cm
wingspan-web-on-mat = Sur le plateau
wingspan-web-your-food = Votre nourriture
wingspan-web-food-count = { $food } : { $count }
wingspan-web-cubes = Tours restants de la manche
wingspan-web-progress = { $count } pour l’instant : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
wingspan-web-standing = { $name } { $count } (+{ $points })
wingspan-web-scored = { $name } +{ $points }
wingspan-web-goal-done = compté
wingspan-web-goal-now = cette manche
wingspan-web-rivals = Autres plateaux
wingspan-web-in-short = { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
  }, { $food ->
    [one] { $food } jeton
   *[other] { $food } jetons
  }
wingspan-web-rival = L’Automa
wingspan-web-automa-card = Dernière carte : { $card }
wingspan-web-automa-none = Aucune carte retournée cette manche.
wingspan-web-automa-birds = Ses oiseaux
wingspan-web-automa-bonus = Cherche
wingspan-web-automa-deck = Cartes de sa pile : { $count }
wingspan-web-promises = Réponses d’avance
wingspan-web-promises-about = Personne d’autre ne les voit. Elles valent jusqu’à ce que vous disiez autre chose.
wingspan-web-promises-none = Aucun de vos oiseaux n’agit encore entre vos tours.
wingspan-web-shares = Cadeaux des oiseaux des autres
wingspan-web-setup-birds = Cinq oiseaux : lesquels gardez-vous ?
wingspan-web-setup-price = Chaque oiseau gardé coûte { $price ->
    [one] { $price } jeton Nourriture
   *[other] { $price } jetons Nourriture
  }.
wingspan-web-setup-food = Nourriture à donner
wingspan-web-setup-owed = { $given } sur { $owed }
wingspan-web-setup-bonus = Une carte Bonus
wingspan-web-setup-given = donné
wingspan-web-setup-go = { $birds ->
    [0] Ne garder aucun oiseau
    [one] Garder { $birds } oiseau
   *[other] Garder { $birds } oiseaux
  }
wingspan-web-setup-need-food = Donnez encore { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }.
wingspan-web-setup-much-food = Reprenez { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }.
wingspan-web-setup-need-bonus = Choisissez une carte Bonus.
wingspan-web-setup-ready = { $food ->
    [0] Aucun jeton ne vous reste.
    [one] Il vous reste { $food } jeton.
   *[other] Il vous reste { $food } jetons.
  }
wingspan-web-setup-sealed = Choix enregistré. Les autres choisissent encore.
wingspan-web-clear = Recommencer
wingspan-web-ask-sort-bird = Que gardez-vous pour commencer ?
wingspan-web-ask-give-up-food = Que gardez-vous pour commencer ?
wingspan-web-ask-save-food = Que gardez-vous pour commencer ?
wingspan-web-ask-choose-bonus = Que gardez-vous pour commencer ?
wingspan-web-ask-offer = { $bird } : utiliser son pouvoir ?
wingspan-web-ask-share = { $bird } vous offre une part : la prenez-vous ?
wingspan-web-pay = Payer
wingspan-web-pay-back = Reprendre 1 { $food }
wingspan-web-pay-price = Coût : { $cost }. Choisissez les jetons dans l’ordre que vous voulez ; 2 quelconques en valent 1.
wingspan-web-pay-owed = Reste à couvrir : { $cost }.{ $spare ->
    [0] {""}
    [one] {" "}Encore un jeton, et deux en vaudront un.
   *[other] {" "}{ $spare } jetons en remplacent d’autres, deux pour un.
  }
wingspan-web-pay-ready = Le compte y est. Payez, ou reprenez des jetons.
wingspan-web-ask-pay-food = Payez la nourriture : { $bird }.
wingspan-web-ask-spend-egg = { $bird } : quel oiseau donne { $left ->
    [one] l’œuf
   *[other] le prochain des { $left } œufs
  } ?
wingspan-web-ask-lay-egg = { $left ->
    [one] Où pondez-vous l’œuf ?
   *[other] Où pondez-vous ? Il reste { $left } œufs à pondre.
  }
wingspan-web-ask-draw-card = { $left ->
    [one] Quelle carte piochez-vous ?
   *[other] Quelle carte piochez-vous ? Il en reste { $left } à prendre.
  }
wingspan-then-turn-bird = Où jouez-vous { $bird } ?
wingspan-then-play-another-bird = Où jouez-vous { $bird } ?
