piafs-title = Piafs
piafs-pitch = Faites la queue à la mangeoire : une foule assez forte chasse l’oiseau de son perchoir, et vous le gardez, graine comprise.

# Les choses
piafs-species-chaffinch = pinson
piafs-species-blackbird = merle
piafs-species-greenfinch = verdier
piafs-species-sparrow = moineau
piafs-species-bullfinch = bouvreuil
piafs-species-yellowhammer = bruant
piafs-card-cha1m = pinson mâle 1
piafs-card-cha1f = pinson femelle 1
piafs-card-cha2m = pinson mâle 2
piafs-card-cha2f = pinson femelle 2
piafs-card-cha3m = pinson mâle 3
piafs-card-cha3f = pinson femelle 3
piafs-card-cha4m = pinson mâle 4
piafs-card-cha4f = pinson femelle 4
piafs-card-cha5m = pinson mâle 5
piafs-card-cha5f = pinson femelle 5
piafs-card-cha6m = pinson mâle 6
piafs-card-cha6f = pinson femelle 6
piafs-card-bla1m = merle mâle 1
piafs-card-bla1f = merle femelle 1
piafs-card-bla2m = merle mâle 2
piafs-card-bla2f = merle femelle 2
piafs-card-bla3m = merle mâle 3
piafs-card-bla3f = merle femelle 3
piafs-card-bla4m = merle mâle 4
piafs-card-bla4f = merle femelle 4
piafs-card-bla5m = merle mâle 5
piafs-card-bla5f = merle femelle 5
piafs-card-bla6m = merle mâle 6
piafs-card-bla6f = merle femelle 6
piafs-card-gre1m = verdier mâle 1
piafs-card-gre1f = verdier femelle 1
piafs-card-gre2m = verdier mâle 2
piafs-card-gre2f = verdier femelle 2
piafs-card-gre3m = verdier mâle 3
piafs-card-gre3f = verdier femelle 3
piafs-card-gre4m = verdier mâle 4
piafs-card-gre4f = verdier femelle 4
piafs-card-gre5m = verdier mâle 5
piafs-card-gre5f = verdier femelle 5
piafs-card-gre6m = verdier mâle 6
piafs-card-gre6f = verdier femelle 6
piafs-card-spa1m = moineau mâle 1
piafs-card-spa1f = moineau femelle 1
piafs-card-spa2m = moineau mâle 2
piafs-card-spa2f = moineau femelle 2
piafs-card-spa3m = moineau mâle 3
piafs-card-spa3f = moineau femelle 3
piafs-card-spa4m = moineau mâle 4
piafs-card-spa4f = moineau femelle 4
piafs-card-spa5m = moineau mâle 5
piafs-card-spa5f = moineau femelle 5
piafs-card-spa6m = moineau mâle 6
piafs-card-spa6f = moineau femelle 6
piafs-card-bul1m = bouvreuil mâle 1
piafs-card-bul1f = bouvreuil femelle 1
piafs-card-bul2m = bouvreuil mâle 2
piafs-card-bul2f = bouvreuil femelle 2
piafs-card-bul3m = bouvreuil mâle 3
piafs-card-bul3f = bouvreuil femelle 3
piafs-card-bul4m = bouvreuil mâle 4
piafs-card-bul4f = bouvreuil femelle 4
piafs-card-bul5m = bouvreuil mâle 5
piafs-card-bul5f = bouvreuil femelle 5
piafs-card-bul6m = bouvreuil mâle 6
piafs-card-bul6f = bouvreuil femelle 6
piafs-card-yel1m = bruant mâle 1
piafs-card-yel1f = bruant femelle 1
piafs-card-yel2m = bruant mâle 2
piafs-card-yel2f = bruant femelle 2
piafs-card-yel3m = bruant mâle 3
piafs-card-yel3f = bruant femelle 3
piafs-card-yel4m = bruant mâle 4
piafs-card-yel4f = bruant femelle 4
piafs-card-yel5m = bruant mâle 5
piafs-card-yel5f = bruant femelle 5
piafs-card-yel6m = bruant mâle 6
piafs-card-yel6f = bruant femelle 6
piafs-perch = { $name }
piafs-seed-1 = graine de 1 point
piafs-seed-2 = graine de 2 points
piafs-seed-3 = graine de 3 points
piafs-pest-crow = corbeau
piafs-pest-squirrel = écureuil

# Actions
piafs-do-play = Envoyer le { $card } au perchoir { $perch }
piafs-do-add = Ajouter le { $card } à votre collection
piafs-do-pass = Ne rien ajouter
piafs-do-take = Prendre le { $card } sur la piste
piafs-do-draw = Piocher un oiseau à l’aveugle
piafs-do-lose = Laisser le { $card } au corbeau
piafs-do-keep = Garder le { $card }

# Questions
piafs-ask-play-bird = Envoyez un oiseau au pied d’un perchoir.
    .rule = PF-PLAY-1
piafs-ask-add-bird = Ajouter un oiseau de votre main, pas plus fort que l’oiseau joué ?
    .rule = PF-LOW-1
piafs-ask-draw-bird = Piochez un oiseau : sur la piste, ou à l’aveugle dans la pioche.
    .rule = PF-DRAW-1
piafs-ask-crow = Un corbeau ! Quel oiseau de votre pile la plus fournie quitte le jeu ?
    .rule = PF-CROW-1
piafs-ask-keep-card = La partie s’achève : gardez deux oiseaux de votre main. Choisissez-en un.
    .rule = PF-END-4

# Événements
piafs-event-seeds-note = À propos des graines : la règle ne dit pas combien il y en a de chaque valeur ; cette boîte en a dix de 1, dix de 2 et dix de 3 points (reconstitution).
piafs-event-removed = À deux, une espèce ne joue pas : le { $species }.
piafs-event-first = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
  }.
piafs-event-played = { $you ->
    [yes] Vous envoyez
   *[no] { $seat } envoie
  } le { $card } au perchoir { $perch }.
piafs-event-greater = { $times ->
    [1] Total
   *[other] De nouveau, total
  } { $sum } contre { $strength } : l’oiseau perché est chassé.
piafs-event-not-greater = Total { $sum } contre { $strength } : l’oiseau perché reste.
piafs-event-took-seed = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } la { $seed } en position { $position }.
piafs-event-took-pest = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } { $pest_key ->
    [squirrel] l’{ $pest }
   *[crow] le { $pest }
  } à côté de la position { $position }.
piafs-event-nothing-there = La position { $position } est vide : pas de graine.
piafs-event-revealed-seed = Cinq ou plus : { $you ->
    [yes] vous révélez
   *[no] { $seat } révèle
  } la première carte de la pioche Mangeoire, une { $seed }.
piafs-event-revealed-pest = Cinq ou plus : { $you ->
    [yes] vous révélez
   *[no] { $seat } révèle
  } la première carte de la pioche Mangeoire, un { $pest }.
piafs-event-feeder-empty = Cinq ou plus, mais la pioche Mangeoire est vide : pas de graine.
piafs-event-collected = { $you ->
    [yes] Le { $card } rejoint votre collection
   *[no] { $seat } ajoute le { $card } à sa collection
  }.
piafs-event-crow = { $you ->
    [yes] Le corbeau emporte votre { $card }
   *[no] Le corbeau emporte un oiseau à { $seat } : le { $card }
  }.
piafs-event-squirrel-own = L’écureuil vole dans votre pile de score : { $seeds }.
piafs-event-squirrel-hidden = L’écureuil vole { $number ->
    [one] { $number } graine
   *[other] { $number } graines
  } à { $seat }.
piafs-event-squirrel-nothing = L’écureuil ne trouve aucune graine { $you ->
    [yes] dans votre pile
   *[no] chez { $seat }
  }.
piafs-event-moved-up = Le { $card } monte au perchoir { $perch }.
piafs-event-added = { $you ->
    [yes] Vous ajoutez le { $card } de votre main à votre collection
   *[no] { $seat } ajoute le { $card } de sa main à sa collection
  }.
piafs-event-drew-own = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
  } le { $card }.
piafs-event-drew-hidden = { $seat } pioche un oiseau.
piafs-event-picked = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } le { $card } sur la piste.
piafs-event-track = Le { $card } arrive sur la piste.
piafs-event-seed-laid = Une { $seed } arrive en position { $position }.
piafs-event-pest-laid = Un { $pest } s’installe à côté de la position { $position }.
piafs-event-pest-gone = Un { $pest } ne trouve pas de place et quitte le jeu.
piafs-event-end-triggered = La pioche Mangeoire est vide : la partie s’arrête quand tout le monde a joué autant de tours.
piafs-event-skipped = { $you ->
    [yes] Vous n’avez plus de carte et ne pouvez rien jouer
   *[no] { $seat } n’a plus de carte et ne peut rien jouer
  }.
piafs-event-kept-own = { $you ->
    [yes] Vous garderez
   *[no] { $seat } gardera
  } le { $card }.
piafs-event-kept = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
  } : { $cards }{ $discards ->
    [0] {"."}
   *[other] {"."} Défausse, face cachée : { $discards }.
  }
piafs-event-scored = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
  } { $total } points : couples { $pairs }, majorités { $majorities }, graines { $seeds }.
piafs-event-won = { $count ->
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $seats } gagne !
      }
   *[other] { $seats } se partagent la victoire !
  }
piafs-why-too-strong = Le { $card } est plus fort que l’oiseau joué ({ $strength }).
piafs-why-not-largest = Le { $card } n’est pas dans une pile assez fournie : le corbeau se sert dans une pile de { $most }.
piafs-why-deck-empty = La pioche est vide.

# Score
piafs-score-pairs = Couples
piafs-score-majorities = Majorités
piafs-score-seeds = Graines

# Options
piafs-option-removed-species = Espèce écartée
piafs-option-removed-species-about = À deux, une espèce ne joue pas : laquelle ?
piafs-option-removed-species-random = au hasard
piafs-option-removed-species-chaffinch = pinson
piafs-option-removed-species-blackbird = merle
piafs-option-removed-species-greenfinch = verdier
piafs-option-removed-species-sparrow = moineau
piafs-option-removed-species-bullfinch = bouvreuil
piafs-option-removed-species-yellowhammer = bruant

# Plateau
piafs-board-short-chaffinch = Pin
piafs-board-short-blackbird = Mer
piafs-board-short-greenfinch = Ver
piafs-board-short-sparrow = Moi
piafs-board-short-bullfinch = Bou
piafs-board-short-yellowhammer = Bru
piafs-board-feeder = Mangeoire ({ $count })
piafs-board-perches = Perchoirs : sol / perchoir
piafs-board-track = Piste
piafs-board-deck = Pioche { $count }
piafs-board-hand = Main
piafs-board-last-choice = Gardées
piafs-board-discarded = Défaussées
piafs-board-pile = Graines
piafs-board-so-far = { $total ->
    [one] { $total } point pour l’instant
   *[other] { $total } points pour l’instant
  }
piafs-board-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
  }
piafs-board-sizes = pile { $pile }, main { $cards }
piafs-board-legend = ♥ couple  ★ majorité
piafs-board-left-out = sans le { $species }
piafs-board-carried-off = emportés :
piafs-board-last-round = Dernier tour !

# Web
piafs-then-card = À quel perchoir envoyez-vous le { $card } ?
# Names as they stand on a narrow card, with a soft hyphen where they may break.
piafs-web-name-chaffinch = pinson
piafs-web-name-blackbird = merle
piafs-web-name-greenfinch = verdier
piafs-web-name-sparrow = moineau
piafs-web-name-bullfinch = bou­vreuil
piafs-web-name-yellowhammer = bruant
piafs-web-stand = { $count ->
    [0] Mangeoire : pioche vide
    [one] Mangeoire : { $count } carte
   *[other] Mangeoire : { $count } cartes
  }
piafs-web-stand-last = dernier tour
piafs-web-last = Dernier tour. Jouent encore : { $names }.
piafs-web-choosing = Dernier choix : chacun garde deux oiseaux, en secret.
piafs-web-chosen = a choisi
piafs-web-feeder = Mangeoire
piafs-web-feeder-about = l’écart donne la graine
piafs-web-place = Écart { $position } : { $what }
piafs-web-nothing = rien
piafs-web-feeder-deck = Écart de 5 ou plus : la première carte de la pioche Mangeoire, il en reste { $count }
piafs-web-perch = Perchoir { $perch }
piafs-web-against = contre
piafs-web-row = Perchoir { $perch } : { $bird }. Au sol : { $birds }. Total { $sum } contre { $strength }.
piafs-web-row-alone = Perchoir { $perch } : { $bird }. Personne au sol.
piafs-web-perch-free = personne sur le perchoir
piafs-web-step = { $sum } contre { $strength }, écart { $gap } :
piafs-web-stays = { $sum } contre { $strength } : l’oiseau perché reste.
piafs-web-low = { $sum } contre { $strength } : rien à prendre ; vous pourrez ajouter un oiseau de force { $most } au plus.
piafs-web-unseen = une carte Mangeoire inconnue
piafs-web-no-seed = pas de graine
piafs-web-bird = { $species } { $strength }
piafs-web-seed = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
piafs-web-stolen = { $count ->
    [one] { $count } graine volée
   *[other] { $count } graines volées
  }
piafs-web-lost = emporte : { $bird }
piafs-web-added = ajouté : { $bird }
piafs-web-deck = Pioche Oiseaux, il en reste { $count }
piafs-web-collections = Collections
piafs-web-collection = Collection de { $seat }
piafs-web-own-collection = Votre collection
piafs-web-open = Toutes les cartes des collections
piafs-web-leads = majorité
piafs-web-ties = majorité partagée
piafs-web-pairs = Couples
piafs-web-points = pts
piafs-web-points-about = Points des couples et des majorités ; les graines sont face cachée.
piafs-web-legend = En haut les mâles, en bas les femelles, force 1 à 6 ; un trait plein est un couple.
piafs-web-pair-count = { $count ->
    [one] { $count } couple
   *[other] { $count } couples
  }
piafs-web-eggs = { $count ->
    [one] { $count } œuf
   *[other] { $count } œufs
  }
piafs-web-empty = Pas encore d’oiseau.
piafs-web-mate = son partenaire est dans votre collection
piafs-web-own-seeds = Vos graines
piafs-web-times = { $count } × { $points }
piafs-web-keep = gardé
