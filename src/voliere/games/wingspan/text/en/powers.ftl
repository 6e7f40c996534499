# What the powers of birds do: a message for each kind, filled from the bird's line of data.
wingspan-power-none = No power.
wingspan-power-gain-feeder = Take one die from the feeder that gives { $food ->
   *[invertebrate] an invertebrate
    [seed] a seed
    [fish] a fish
    [fruit] a fruit
    [rodent] a rodent
  }{ $or ->
    [seed] {" "}or a seed
    [fish] {" "}or a fish
    [fruit] {" "}or a fruit
    [rodent] {" "}or a rodent
   *[none] {""}
  }, if there is one.{ $cache ->
    [may] {" "}Keep the token, or cache it on this bird.
   *[no] {""}
  }
wingspan-power-gain-feeder-all = Take every die that gives { $food ->
   *[invertebrate] an invertebrate
    [seed] a seed
    [fish] a fish
    [fruit] a fruit
    [rodent] a rodent
  } out of the feeder: each one brings you that token.
wingspan-power-gain-feeder-each = Every player takes one die of their choice from the feeder. You say who begins, then it goes clockwise.
wingspan-power-gain-feeder-fewest = All players with the fewest birds { $habitat ->
   *[forest] in the forest
    [grassland] in the grassland
    [wetland] in the wetland
  } take one die of their choice from the feeder, ties included. You say which of them begins.
wingspan-power-gain-supply = Take { $food ->
   *[invertebrate] { $n ->
        [one] an invertebrate
       *[other] { $n } invertebrates
      }
    [seed] { $n ->
        [one] a seed
       *[other] { $n } seeds
      }
    [fish] { $n ->
        [one] a fish
       *[other] { $n } fish
      }
    [fruit] { $n ->
        [one] a fruit
       *[other] { $n } fruits
      }
    [rodent] { $n ->
        [one] a rodent
       *[other] { $n } rodents
      }
  } from the supply.
wingspan-power-gain-supply-all = Every player, you included, takes { $food ->
   *[invertebrate] { $n ->
        [one] an invertebrate
       *[other] { $n } invertebrates
      }
    [seed] { $n ->
        [one] a seed
       *[other] { $n } seeds
      }
    [fish] { $n ->
        [one] a fish
       *[other] { $n } fish
      }
    [fruit] { $n ->
        [one] a fruit
       *[other] { $n } fruits
      }
    [rodent] { $n ->
        [one] a rodent
       *[other] { $n } rodents
      }
  } from the supply.
wingspan-power-cache-supply = Put { $food ->
   *[invertebrate] { $n ->
        [one] an invertebrate
       *[other] { $n } invertebrates
      }
    [seed] { $n ->
        [one] a seed
       *[other] { $n } seeds
      }
    [fish] { $n ->
        [one] a fish
       *[other] { $n } fish
      }
    [fruit] { $n ->
        [one] a fruit
       *[other] { $n } fruits
      }
    [rodent] { $n ->
        [one] a rodent
       *[other] { $n } rodents
      }
  } from the supply onto this bird, to stay cached there.
wingspan-power-trade-food = Give back one of your food tokens and take one of another kind from the supply.
wingspan-power-egg-for-food = Give up an egg of another of your birds to take { $n ->
    [one] a food token
   *[other] { $n } food tokens
  } of your choice from the supply.
wingspan-power-lay-any = Lay an egg on one of your birds, whichever you like.
wingspan-power-lay-self = Lay an egg on this bird.
wingspan-power-lay-each-nest = Lay an egg on each of your birds with { $nest ->
   *[platform] a platform or star nest
    [bowl] a bowl or star nest
    [cavity] a cavity or star nest
    [ground] a ground or star nest
  }, this one included.
wingspan-power-lay-all-nest = Every player may lay an egg on one of their birds with { $nest ->
   *[platform] a platform or star nest
    [bowl] a bowl or star nest
    [cavity] a cavity or star nest
    [ground] a ground or star nest
  }. You may lay a second one, on another such bird.
wingspan-power-draw-cards = Draw { $n ->
    [one] a card
   *[other] { $n } cards
  } from the deck or the tray.{ $discard ->
    [yes] {" "}At the end of your turn, discard one card of your hand.
   *[no] {""}
  }
wingspan-power-draw-all = Every player draws { $n ->
    [one] a card
   *[other] { $n } cards
  } from the deck, you first.
wingspan-power-draw-fewest = All players with the fewest birds { $habitat ->
   *[forest] in the forest
    [grassland] in the grassland
    [wetland] in the wetland
  } draw { $n ->
    [one] a card
   *[other] { $n } cards
  }, from the deck or the tray, ties included.
wingspan-power-draft-cards = Lay out one card more than there are players. Each takes one, you first, then clockwise; you also get the last. (Alone: of three cards you keep two.)
wingspan-power-egg-for-cards = Give up an egg of any of your birds to draw { $n ->
    [one] a card
   *[other] { $n } cards
  } from the deck or the tray.
wingspan-power-tuck-hand = Tuck a card from your hand under this bird; then { $then ->
   *[draw] draw a card
    [lay-self] lay an egg on it
    [gain-supply] take { $food ->
       *[invertebrate] an invertebrate
        [seed] a seed
        [fish] a fish
        [fruit] a fruit
        [rodent] a rodent
      }{ $or ->
        [seed] {" "}or a seed
        [fish] {" "}or a fish
        [fruit] {" "}or a fruit
        [rodent] {" "}or a rodent
       *[none] {""}
      } from the supply
  }.
wingspan-power-food-for-tuck = Pay { $food ->
   *[invertebrate] an invertebrate
    [seed] a seed
    [fish] a fish
    [fruit] a fruit
    [rodent] a rodent
  } to tuck the top { $n ->
    [one] card
   *[other] { $n } cards
  } of the deck under this bird.
wingspan-power-hunt-deck = Turn over the top card of the deck. If its wingspan is below { $span } cm, tuck it under this bird; if not, discard it.
wingspan-power-hunt-dice = Roll the dice that lie outside the feeder. If one of them gives { $food ->
   *[invertebrate] an invertebrate
    [seed] a seed
    [fish] a fish
    [fruit] a fruit
    [rodent] a rodent
  }, cache one such token on this bird.
wingspan-power-move-habitat = If no bird stands to its right, this bird may move to another habitat.
wingspan-power-repeat-brown = Choose another bird of this row: its brown power acts once more.
wingspan-power-repeat-predator = Choose a predator of this row: its power acts once more.
wingspan-power-bonus-cards = Look at { $n } new bonus cards and keep one of them.
wingspan-power-play-extra = You may at once play one more bird { $habitat ->
   *[forest] in the forest
    [grassland] in the grassland
    [wetland] in the wetland
    [same] in this same habitat
  }, for its usual cost.
wingspan-power-pink-play-gain = When another player plays a bird { $habitat ->
   *[forest] in the forest
    [grassland] in the grassland
    [wetland] in the wetland
  }, take { $food ->
   *[invertebrate] { $n ->
        [one] an invertebrate
       *[other] { $n } invertebrates
      }
    [seed] { $n ->
        [one] a seed
       *[other] { $n } seeds
      }
    [fish] { $n ->
        [one] a fish
       *[other] { $n } fish
      }
    [fruit] { $n ->
        [one] a fruit
       *[other] { $n } fruits
      }
    [rodent] { $n ->
        [one] a rodent
       *[other] { $n } rodents
      }
  } from the supply.
wingspan-power-pink-play-tuck = When another player plays a bird { $habitat ->
   *[forest] in the forest
    [grassland] in the grassland
    [wetland] in the wetland
  }, tuck a card from your hand under this bird.
wingspan-power-pink-food-cache = When another player’s food action brings in { $prey ->
   *[invertebrate] an invertebrate
    [seed] a seed
    [fish] a fish
    [fruit] a fruit
    [rodent] a rodent
  }, cache { $food ->
   *[invertebrate] an invertebrate
    [seed] a seed
    [fish] a fish
    [fruit] a fruit
    [rodent] a rodent
  } from the supply on this bird.
wingspan-power-pink-predator-feeder = When another player’s predator succeeds, take one die of your choice from the feeder.
wingspan-power-pink-lay-nest = When another player takes the action to lay eggs, lay an egg on another of your birds with { $nest ->
   *[platform] a platform or star nest
    [bowl] a bowl or star nest
    [cavity] a cavity or star nest
    [ground] a ground or star nest
  }.
