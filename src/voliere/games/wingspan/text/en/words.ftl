wingspan-title = Wingspan
wingspan-pitch = Lure birds into three habitats, and let every one of them make the next turn a little richer.

# Things
wingspan-food-invertebrate = invertebrate
wingspan-food-seed = seed
wingspan-food-fish = fish
wingspan-food-fruit = fruit
wingspan-food-rodent = rodent
wingspan-face-invertebrate = invertebrate
wingspan-face-seed = seed
wingspan-face-fish = fish
wingspan-face-fruit = fruit
wingspan-face-rodent = rodent
wingspan-face-both = invertebrate/seed
wingspan-die-invertebrate = the invertebrate
wingspan-die-seed = the seed
wingspan-die-fish = the fish
wingspan-die-fruit = the fruit
wingspan-die-rodent = the rodent
wingspan-die-both-as-invertebrate = the double die, as an invertebrate
wingspan-die-both-as-seed = the double die, as a seed
wingspan-habitat-forest = forest
wingspan-habitat-grassland = grassland
wingspan-habitat-wetland = wetland
wingspan-fate-discard = discard
wingspan-fate-keep = keep
wingspan-answer-ask = ask me
wingspan-answer-always = always
wingspan-answer-never = never
wingspan-habit-ask = ask me
wingspan-habit-always = always take it
wingspan-spot-forest1 = forest 1
wingspan-spot-forest2 = forest 2
wingspan-spot-forest3 = forest 3
wingspan-spot-forest4 = forest 4
wingspan-spot-forest5 = forest 5
wingspan-spot-grassland1 = grassland 1
wingspan-spot-grassland2 = grassland 2
wingspan-spot-grassland3 = grassland 3
wingspan-spot-grassland4 = grassland 4
wingspan-spot-grassland5 = grassland 5
wingspan-spot-wetland1 = wetland 1
wingspan-spot-wetland2 = wetland 2
wingspan-spot-wetland3 = wetland 3
wingspan-spot-wetland4 = wetland 4
wingspan-spot-wetland5 = wetland 5
wingspan-fill-forest1 = forest 1
wingspan-fill-forest2 = forest 2
wingspan-fill-forest3 = forest 3
wingspan-fill-forest4 = forest 4
wingspan-fill-forest5 = forest 5
wingspan-fill-grassland1 = grassland 1
wingspan-fill-grassland2 = grassland 2
wingspan-fill-grassland3 = grassland 3
wingspan-fill-grassland4 = grassland 4
wingspan-fill-grassland5 = grassland 5
wingspan-fill-wetland1 = wetland 1
wingspan-fill-wetland2 = wetland 2
wingspan-fill-wetland3 = wetland 3
wingspan-fill-wetland4 = wetland 4
wingspan-fill-wetland5 = wetland 5
wingspan-goal-birds-in-forest = birds in the forest
wingspan-goal-eggs-in-forest = eggs in the forest
wingspan-goal-birds-in-grassland = birds in the grassland
wingspan-goal-eggs-in-grassland = eggs in the grassland
wingspan-goal-birds-in-wetland = birds in the wetland
wingspan-goal-eggs-in-wetland = eggs in the wetland
wingspan-goal-birds-with-egg-platform = birds with an egg in a platform nest
wingspan-goal-eggs-in-platform-nests = eggs in platform nests
wingspan-goal-birds-with-egg-bowl = birds with an egg in a bowl nest
wingspan-goal-eggs-in-bowl-nests = eggs in bowl nests
wingspan-goal-birds-with-egg-cavity = birds with an egg in a cavity nest
wingspan-goal-eggs-in-cavity-nests = eggs in cavity nests
wingspan-goal-birds-with-egg-ground = birds with an egg in a ground nest
wingspan-goal-eggs-in-ground-nests = eggs in ground nests
wingspan-goal-total-birds = birds in all
wingspan-goal-egg-sets = sets of eggs, one in each habitat
wingspan-card-a01 = card A01
wingspan-card-a02 = card A02
wingspan-card-a03 = card A03
wingspan-card-a04 = card A04
wingspan-card-a05 = card A05
wingspan-card-a06 = card A06
wingspan-card-a07 = card A07
wingspan-card-a08 = card A08
wingspan-card-a09 = card A09
wingspan-card-a10 = card A10
wingspan-card-spa = the expert card

# Actions
wingspan-do-play = Play { $bird } in the { $habitat }
wingspan-do-gain-food = Gain food
wingspan-do-lay-eggs = Lay eggs
wingspan-do-draw-cards = Draw cards
wingspan-do-lay = Lay an egg: { $spot }
wingspan-do-fill = Lay all you can: { $fill }
wingspan-do-take-egg = Take an egg from { $spot }
wingspan-do-take = Take { $die }
wingspan-do-take-all = Take all of them
wingspan-do-reroll = Reroll all dice
wingspan-do-draw = Draw { $bird }
wingspan-do-draw-deck = Draw from the deck
wingspan-do-draw-rest = Draw all the rest from the deck
wingspan-do-discard = Discard { $bird }
wingspan-do-tuck = Tuck { $bird }
wingspan-do-pick = Take { $bird }
wingspan-do-pay = Pay 1 { $food }
wingspan-do-pay-for-me = Pay for me
wingspan-do-gain = Gain 1 { $food }
wingspan-do-cache = Cache it on the bird
wingspan-do-store = Keep it with your food
wingspan-do-first = { $seat } starts
wingspan-do-move = Move to the { $habitat }
wingspan-do-repeat = Repeat the power of { $bird }
wingspan-do-activate = Use { $bird }
wingspan-do-keep-bonus = Keep { $bonus }
wingspan-do-sort = { $bird }: { $fate }
wingspan-do-save = Keep the { $food }
wingspan-do-use = Yes
wingspan-do-skip = No
wingspan-do-promise = { $bird }: { $answer }
wingspan-do-shares = Gifts from other players’ birds: { $habit }

# Questions
wingspan-ask-sort-bird = Keep this bird? Each one kept costs a food token.
    .rule = WS-SETUP-6
wingspan-ask-give-up-food = Which food do you give for the birds you keep?
    .rule = WS-SETUP-6
wingspan-ask-save-food = Which food do you keep?
    .rule = WS-SETUP-6
wingspan-ask-choose-bonus = Which bonus card do you keep?
    .rule = WS-SETUP-6
wingspan-ask-turn = Play a bird, gain food, lay eggs or draw cards.
    .rule = WS-ROUND-2
wingspan-ask-take-die = Take a die from the feeder.
    .rule = WS-FOOD-1
wingspan-ask-gather-dice = Take the dice, or reroll first?
    .rule = WS-RULE-18
wingspan-ask-cache-or-store = Cache the food on the bird, or keep it?
    .rule = WS-POW-3
wingspan-ask-lay-egg = Where do you lay the next egg?
    .rule = WS-EGGS-1
wingspan-ask-lay-one = Where do you lay the egg?
    .rule = WS-POW-2
wingspan-ask-spend-egg = Which egg do you give?
    .rule = WS-PLAY-2
wingspan-ask-spend-egg-of-other = Which egg do you give?
    .rule = WS-POW-2
wingspan-ask-pay-food = Which food do you pay?
    .rule = WS-PLAY-3
wingspan-ask-draw-card = Which card do you draw?
    .rule = WS-DRAW-1
wingspan-ask-may-draw = Draw a card? Choose which.
    .rule = WS-POW-2
wingspan-ask-take-share = Take a die? Choose which.
    .rule = WS-POW-12
wingspan-ask-may-lay = Lay an egg? Choose where.
    .rule = WS-POW-2
wingspan-ask-discard-one = Which card do you discard?
    .rule = WS-POW-8
wingspan-ask-convert-card = Discard a card for one more die?
    .rule = WS-FOOD-2
wingspan-ask-convert-food = Pay a food for one more egg?
    .rule = WS-EGGS-2
wingspan-ask-convert-egg = Give an egg for one more card?
    .rule = WS-DRAW-2
wingspan-ask-offer = Use the power of this bird?
    .rule = WS-POW-2
wingspan-ask-share = Do you take your share?
    .rule = WS-POW-2
wingspan-ask-react = Another player has woken your birds. Which one acts?
    .rule = WS-POW-1
wingspan-ask-name-first = Who takes the first die?
    .rule = WS-POW-12
wingspan-ask-give-food = Which food do you give?
    .rule = WS-POW-5
wingspan-ask-choose-food = Which food do you gain?
    .rule = WS-POW-5
wingspan-ask-then-gain = Which food do you gain?
    .rule = WS-POW-2
wingspan-ask-pick-card = Which card do you take?
    .rule = WS-RULE-20
wingspan-ask-tuck-card = Which card do you tuck?
    .rule = WS-POW-3
wingspan-ask-choose-habitat = Where does the bird move to?
    .rule = WS-RULE-1
wingspan-ask-choose-repeat = Whose power is repeated?
    .rule = WS-POW-9
wingspan-ask-keep-one-bonus = Which bonus card do you keep?
    .rule = WS-BONUS-3
wingspan-ask-play-another = Play one more bird here?
    .rule = WS-PLAY-1

# Events
wingspan-event-goals = End-of-round goals: { $goals }.
wingspan-event-first = { $you ->
    [yes] You start
   *[no] { $seat } starts
  }.
wingspan-event-round = Round { $round } begins.
wingspan-event-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
  } { $n ->
    [one] { $n } bird
   *[other] { $n } birds
  } and { $left } food.
wingspan-event-kept-bonus = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
  } the bonus card { $bonus }.
wingspan-event-kept-bonus-hidden = { $seat } keeps a bonus card.
wingspan-event-gains-food = { $you ->
    [yes] You gain
   *[no] { $seat } gains
  } food: { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }.
wingspan-event-lays-eggs = { $you ->
    [yes] You lay
   *[no] { $seat } lays
  } { $n ->
    [one] { $n } egg
   *[other] { $n } eggs
  }.
wingspan-event-draws-cards = { $you ->
    [yes] You draw
   *[no] { $seat } draws
  } { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }.
wingspan-event-plays = { $you ->
    [yes] You play
   *[no] { $seat } plays
  } { $bird } in the { $habitat }.
wingspan-event-placed = { $bird } settles in the { $habitat }.
wingspan-event-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
  } 1 { $food }.
wingspan-event-egg-spent = { $you ->
    [yes] You give
   *[no] { $seat } gives
  } an egg from { $bird }.
wingspan-event-rolled = The feeder’s dice are rolled: { $faces }.
wingspan-event-rerolls = { $you ->
    [yes] You reroll
   *[no] { $seat } rerolls
  } all dice.
wingspan-event-gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
  } { $n } { $food }.
wingspan-event-cached = { $you ->
    [yes] You cache
   *[no] { $seat } caches
  } 1 { $food } on { $bird }.
wingspan-event-laid = { $you ->
    [yes] You lay
   *[no] { $seat } lays
  } { $n ->
    [one] { $n } egg
   *[other] { $n } eggs
  } on { $bird }.
wingspan-event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
  } { $bird }.
wingspan-event-drew-hidden = { $seat } draws a card from the deck.
wingspan-event-drew-face-up = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $bird } from the tray.
wingspan-event-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
  } { $bird }.
wingspan-event-discarded-hidden = { $seat } discards a card.
wingspan-event-tucked = { $you ->
    [yes] You tuck
   *[no] { $seat } tucks
  } { $bird } under { $bird_under }.
wingspan-event-tucked-hidden = { $seat } tucks a card under { $bird_under }.
wingspan-event-tucked-deck = { $you ->
    [yes] You tuck
   *[no] { $seat } tucks
  } { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } from the deck under { $bird_under }.
wingspan-event-caught = { $bird_under } catches { $bird } ({ $span } cm).
wingspan-event-missed = { $bird_under } misses { $bird }: { $span } cm is too much.
wingspan-event-hunted = { $bird } hunts, the dice show { $faces }.
wingspan-event-used = { $you ->
    [yes] You use
   *[no] { $seat } uses
  } the power of { $bird }.
wingspan-event-repeats = { $bird } repeats the power of { $bird_other }.
wingspan-event-moved = { $bird } moves to the { $habitat }.
wingspan-event-revealed = Revealed: { $birds }.
wingspan-event-picked = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $bird }.
wingspan-event-left = { $bird } is discarded.
wingspan-event-tray = { $bird } arrives in the tray.
wingspan-event-reshuffled = The discard pile becomes the new deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }.
wingspan-event-goal = The goal of round { $round } is scored: { $goal }.
wingspan-event-goal-points = { $you ->
    [yes] You have
   *[no] { $seat } has
  } { $n }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
wingspan-event-automa-bonus = The Automa looks for birds for the card { $bonus }.
wingspan-event-automa-card = The Automa turns over { $card }.
wingspan-event-automa-card-left = { $card } leaves the Automa’s deck.
wingspan-event-automa-clears = The Automa draws: the birds in the tray are discarded.
wingspan-event-automa-face-down = It takes a card from the deck, face down.
wingspan-event-automa-no-bird = The Automa plays a bird, but no bird in the tray fits { $bonus }.
wingspan-event-automa-bird = The Automa plays { $bird }: it fits { $bonus } and is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
wingspan-event-automa-discards = { $bird } also fits { $bonus } and is discarded.
wingspan-event-automa-eggs = The Automa lays { $n ->
    [one] { $n } egg
   *[other] { $n } eggs
  }.
wingspan-event-automa-rerolls = All dice are equal: the Automa rerolls them.
wingspan-event-automa-food = The Automa feeds: { $n ->
    [one] { $n } die
   *[other] { $n } dice
  } showing { $face } { $n ->
    [one] leaves
   *[other] leave
  } the feeder.
wingspan-event-automa-cube = The Automa puts a cube on the goal “{ $goal }”: now { $n }.
wingspan-event-automa-cube-back = The Automa takes a cube back from the goal “{ $goal }”: now { $n }.
wingspan-event-automa-pink = The Automa wakes your pink birds.
wingspan-event-automa-goal = The Automa has { $n }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
wingspan-event-automa-ended = The Automa has { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. { $result ->
    [won] You win!
    [tied] A tie.
   *[lost] The Automa wins.
  }
wingspan-event-final = { $you ->
    [yes] You have
   *[no] { $seat } has
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
wingspan-event-won = { $count ->
    [one] { $you ->
        [yes] You win!
       *[no] { $seats } wins!
      }
   *[other] { $seats } share the victory!
  }
wingspan-why-no-room = Its habitats are full.
wingspan-why-eggs-short = Not enough eggs for the next column.
wingspan-why-food-short = Not enough food.

# Score
wingspan-score-birds = Birds
wingspan-score-bonus = Bonus cards
wingspan-score-goals = End-of-round goals
wingspan-score-eggs = Eggs
wingspan-score-cached = Cached food
wingspan-score-tucked = Tucked cards
wingspan-score-face-down = Face-down birds

# Options
wingspan-option-goals = Goal board
wingspan-option-goals-about = Green compares the players; blue gives a point for each, five at most.
wingspan-option-goals-green = green
wingspan-option-goals-blue = blue
wingspan-option-edition = Edition of the cards
wingspan-option-edition-about = Four bonus cards look at the birds’ names: in which edition? Unless you change it, in that of your language.
wingspan-option-edition-fr = French
wingspan-option-edition-en = English
wingspan-option-hands = Hands
wingspan-option-hands-about = May everybody see the birds in every hand?
wingspan-option-hands-secret = secret
wingspan-option-hands-public = public
wingspan-option-printed-cards = Printed amounts
wingspan-option-printed-cards-about = Belted Kingfisher and Eastern Kingbird give 1 food, as their cards say, instead of 2, as the appendix says.
wingspan-option-automa = Automa
wingspan-option-automa-about = Alone: what each face-down bird is worth to the Automa.
wingspan-option-automa-eagle = Eagle (4)
wingspan-option-automa-eaglet = Eaglet (3)
wingspan-option-automa-golden = Golden eagle (5)
wingspan-option-expert = Expert card
wingspan-option-expert-about = Alone: one more card makes the Automa stronger.

# Board
wingspan-board-round = Round { $round } of 4
wingspan-board-setup = Set-up
wingspan-board-feeder = Feeder
wingspan-board-tray = Tray
wingspan-board-goals = Goals
wingspan-board-pay = Choose tokens in any order; any 2 stand for 1. Each can be taken back until the last.
wingspan-board-paying = Chosen: { $chosen } · still to cover: { $owed } (any 2 tokens stand for 1)
wingspan-board-hand = Hand
wingspan-board-bonus = Bonus cards
wingspan-board-food = Food
wingspan-board-deck = Deck: { $count }
wingspan-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
wingspan-board-cubes = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
  }
wingspan-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
wingspan-board-automa = Automa
wingspan-board-face-down = { $count ->
    [one] { $count } face-down bird
   *[other] { $count } face-down birds
  }
wingspan-board-eggs = { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
  }
wingspan-board-cube = { $count ->
    [one] { $count } cube on the goal
   *[other] { $count } cubes on the goal
  }
wingspan-board-spread = Revealed
wingspan-board-acting = The power of { $bird }
