wingspan-pad-title = Wingspan : le compte
wingspan-pad-pitch = Six lignes par joueur, les objectifs, l’Automa. Les cartes restent sur la table.
wingspan-pad-line-birds = oiseaux
wingspan-pad-line-bonus = cartes Bonus
wingspan-pad-line-goals = objectifs de manche
wingspan-pad-line-eggs = œufs
wingspan-pad-line-cached = nourriture stockée
wingspan-pad-line-tucked = cartes glissées
wingspan-pad-part-birds = points des oiseaux
wingspan-pad-part-face-down = oiseaux face cachée
wingspan-pad-part-goals = objectifs de manche
wingspan-pad-part-eggs = œufs
wingspan-pad-tally = { $name ->
    [none] –
    [held] en main
   *[other] { $name }
  }
wingspan-pad-do-number = { $seat }, { $line } : { $points }
wingspan-pad-do-food = { $seat }, nourriture restante : { $count }
wingspan-pad-do-goal = Objectif de la manche { $round } : { $tile }
wingspan-pad-do-reach = Manche { $round }, { $seat } : { $count } pour l’objectif
wingspan-pad-do-bird = { $seat }, { $spot } : { $perched }
wingspan-pad-do-eggs = { $seat }, { $spot } : œufs, { $count }
wingspan-pad-do-cached = { $seat }, { $spot } : nourriture stockée, { $count }
wingspan-pad-do-tucked = { $seat }, { $spot } : cartes glissées, { $count }
wingspan-pad-do-bonus = { $seat }, { $bonus } : { $tally }
wingspan-pad-do-automa = Automa, { $part } : { $points }
wingspan-pad-do-automa-reach = Manche { $round }, Automa : { $count } pour l’objectif
wingspan-pad-event-number = { $points_key ->
    [none] { $seat }, { $line } : plus de nombre.
   *[other] { $seat }, { $line } : { $points }.
  }
wingspan-pad-event-food = { $count_key ->
    [none] { $seat } : nourriture restante pas comptée.
   *[other] { $seat } : nourriture restante, { $count }.
  }
wingspan-pad-event-goal = { $tile_key ->
    [none] L’objectif de la manche { $round } n’est pas connu.
   *[other] Objectif de la manche { $round } : { $tile }.
  }
wingspan-pad-event-reach = { $count_key ->
    [none] Manche { $round } : { $seat } pas compté pour l’objectif.
   *[other] Manche { $round } : { $seat } a { $count } pour l’objectif.
  }
wingspan-pad-event-bird = { $perched_key ->
    [none] { $seat } : aucun oiseau ici, { $spot }.
   *[other] { $seat } : { $perched }, { $spot }.
  }
wingspan-pad-event-eggs = { $seat }, { $spot } : œufs, { $count }.
wingspan-pad-event-cached = { $seat }, { $spot } : nourriture stockée, { $count }.
wingspan-pad-event-tucked = { $seat }, { $spot } : cartes glissées, { $count }.
wingspan-pad-event-bonus = { $tally_key ->
    [none] { $seat } n’a pas { $bonus }.
    [held] { $seat } a { $bonus }.
   *[other] { $seat }, { $bonus } : { $tally } comptés.
  }
wingspan-pad-event-automa = Automa, { $part } : { $points }.
wingspan-pad-event-automa-reach = { $count_key ->
    [none] Manche { $round } : l’Automa pas compté pour l’objectif.
   *[other] Manche { $round } : l’Automa a { $count } pour l’objectif.
  }
wingspan-pad-why-bird-twice = Il n’y a qu’une carte { $bird }, et elle est posée deux fois, chez { $seats }.
wingspan-pad-why-wrong-habitat = { $bird }, chez { $seat }, ne vit pas là : { $habitat }.
wingspan-pad-why-eggs-over = { $bird }, chez { $seat } : { $number } œufs, et son nid en contient { $most }.
wingspan-pad-why-bonus-twice = Il n’y a qu’une carte { $bonus }, et { $seats } l’ont.
wingspan-pad-why-goal-twice = Cet objectif et un autre de la partie sont sur la même tuile : { $goal }.
wingspan-pad-why-number-differs = { $seat }, { $line } : { $number } a été dit, { $counted } est ce qui est posé.
wingspan-pad-event-setup-tray = Mélangez les oiseaux, posez-en { $number } face visible sur le plateau et lancez les { $dice } dés dans la mangeoire.
wingspan-pad-event-setup-goals = { $blue ->
    [1] Plateau Objectifs, face bleue : un point par élément. Mélangez les tuiles et posez-en une sur chacune des { $number } manches.
   *[other] Plateau Objectifs, face verte : des points selon le rang. Mélangez les tuiles et posez-en une sur chacune des { $number } manches.
  }
wingspan-pad-event-setup-deal = Chacun reçoit { $number } oiseaux et { $cards } cartes Bonus, et prend un jeton Nourriture de chacune des { $kinds } sortes.
wingspan-pad-event-setup-keep = Gardez autant d’oiseaux que vous voulez, à { $price } jeton chacun, et une des cartes Bonus.
wingspan-pad-event-setup-cubes = Chacun a { $number } cubes Action : autant de tours à la première manche.
wingspan-pad-event-setup-first = Tirez au sort qui commence.
wingspan-pad-event-setup-automa = L’Automa : sa pioche a { $cards } cartes, et il a { $number } cubes. Vous commencez.
wingspan-pad-event-setup-automa-bonus = Tirez pour lui une carte Bonus et révélez-la ; tirez de nouveau si c’est l’une de celles-ci : { $bonuss }. { $number } sont possibles.
wingspan-pad-event-setup-automa-level = Chacun de ses oiseaux face cachée vaut { $worth } points.
