magpies-title = Pies voleuses
magpies-pitch = Cachez ce qui brille dans votre nid : de chaque trésor seul le plus beau compte, et les quatre ensemble comptent davantage.

bot-hoarder = robot : amasse pour lui seul
bot-lazy = robot : prend la première chose venue

# Choses
magpies-treasure-ring = Bague
magpies-treasure-key = Clé
magpies-treasure-spoon = Cuillère
magpies-treasure-coin = Pièce
magpies-card-ring1 = bague 1
magpies-card-ring2 = bague 2
magpies-card-ring3 = bague 3
magpies-card-ring4 = bague 4
magpies-card-ring5 = bague 5
magpies-card-ring6 = bague 6
magpies-card-ring7 = bague 7
magpies-card-ring8 = bague 8
magpies-card-ring9 = bague 9
magpies-card-key1 = clé 1
magpies-card-key2 = clé 2
magpies-card-key3 = clé 3
magpies-card-key4 = clé 4
magpies-card-key5 = clé 5
magpies-card-key6 = clé 6
magpies-card-key7 = clé 7
magpies-card-key8 = clé 8
magpies-card-key9 = clé 9
magpies-card-spoon1 = cuillère 1
magpies-card-spoon2 = cuillère 2
magpies-card-spoon3 = cuillère 3
magpies-card-spoon4 = cuillère 4
magpies-card-spoon5 = cuillère 5
magpies-card-spoon6 = cuillère 6
magpies-card-spoon7 = cuillère 7
magpies-card-spoon8 = cuillère 8
magpies-card-spoon9 = cuillère 9
magpies-card-coin1 = pièce 1
magpies-card-coin2 = pièce 2
magpies-card-coin3 = pièce 3
magpies-card-coin4 = pièce 4
magpies-card-coin5 = pièce 5
magpies-card-coin6 = pièce 6
magpies-card-coin7 = pièce 7
magpies-card-coin8 = pièce 8
magpies-card-coin9 = pièce 9

# Actions et questions
magpies-do-hide = Cacher { $card }
magpies-do-take = Prendre { $card }
magpies-do-steal = Voler { $card }
magpies-ask-hide = Quelle carte cachez-vous dans votre nid ?
    .rule = MP-TURN-1
magpies-ask-take-one = Quelle carte du pré prenez-vous ?
    .rule = MP-TURN-2
magpies-ask-steal = Quelle carte volez-vous ?
    .rule = MP-THIEF-1

# Événements
magpies-event-first = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
  }.
magpies-event-hid = { $you ->
    [yes] Vous cachez
   *[no] { $seat } cache
  } : { $card }.
magpies-event-stole = { $you ->
    [yes] Vous volez
   *[no] { $seat } vole
  } à { $seat_other } : { $card }.
magpies-event-took = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } : { $card }.
magpies-event-came = Dans le pré : { $card }.
magpies-event-won = { $count ->
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $seats } gagne !
      }
   *[other] { $seats } partagent la victoire !
  }

# Options et points
magpies-option-thieves = Voleuses
magpies-option-thieves-about = Cacher un nombre vole une carte du même nombre dans un autre nid.
magpies-score-ring = Bagues
magpies-score-key = Clés
magpies-score-spoon = Cuillères
magpies-score-coin = Pièces
magpies-score-set = Les quatre

# La table
magpies-board-meadow = Le pré
magpies-board-deck = pioche de { $count }
magpies-board-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
  }
magpies-board-hand = main de { $count } :
magpies-board-yours = Votre main
magpies-board-turn = Tour { $turn } sur { $last }
