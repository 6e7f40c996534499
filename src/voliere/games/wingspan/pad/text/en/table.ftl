# The Automa at the table, on the page
pads-automa-title = The Automa
pads-automa-meta-setup = set-up
pads-automa-meta-wait = round { $round }, turn { $turn }/{ $turns }
pads-automa-meta-step = round { $round }, turn { $turn }/{ $turns }
pads-automa-meta-goal = end of round { $round }
pads-automa-meta-over = end of the game
pads-automa-level-title = Its level
pads-automa-expert = Expert card
pads-automa-expert-about = one more card in its deck, a stronger one
pads-automa-open = Set the table
pads-automa-its-bonus = Its bonus card
pads-automa-bonus-how = Draw one for it and find it here. If it is one of these, put it back and draw again: { $refused }.
pads-automa-bonus-draw = Draw one by lot
pads-automa-letters = A few letters of the name
pads-automa-four-goals = The four goals
pads-automa-goal-of = Goal of round { $round }
pads-automa-begin = You begin
pads-automa-eggs = { $count ->
    [one] egg
   *[other] eggs
  }
pads-automa-points = { $points } pts
pads-automa-hidden = face down
pads-automa-on-goal = on the goal
pads-automa-turns-left = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
  }
pads-automa-yours = Your turn.
pads-automa-yours-first = Play your first turn. When it is over and the tray refilled, touch the large button.
pads-automa-yours-about = Refill the tray and play. When your turn is over, touch the large button.
pads-automa-own-deck = I draw its card myself
pads-automa-own-deck-about = If you use its cards from the box: touch the one you drew.
pads-automa-which-card = Which card does it have?
pads-automa-seeks = It seeks
pads-automa-goal = Goal { $round }
pads-automa-reach = base { $base } + { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } = { $reach }
pads-automa-its-turn = The Automa’s turn
pads-automa-first-step = First step
pads-automa-sign-play-bird = plays a bird
pads-automa-sign-draw-cards = draws
pads-automa-sign-lay-eggs = { $n ->
    [one] lays 1 egg
   *[other] lays { $n } eggs
  }
pads-automa-sign-place-cube = places a cube
pads-automa-sign-remove-cube = takes a cube back
pads-automa-sign-activate-pink = wakes your pink birds
pads-automa-sign-gain-food = feeds
pads-automa-does-gain-food = *It takes out of the feeder* all dice of one face: the first that is there, in this order.
pads-automa-does-play-bird = *It takes a bird of the tray* that fits its bonus card: the best one.
pads-automa-does-draw-cards = *The tray is cleared,* and it takes a card face down.
pads-automa-does-lay-eggs = { $n ->
    [one] *It lays* 1 egg.
   *[other] *It lays* { $n } eggs.
  }
pads-automa-does-place-cube = *It places a cube* on the goal of the round.
pads-automa-does-remove-cube = *It takes a cube back* from the goal of the round, if it has one.
pads-automa-does-activate-pink = *Your pink birds* may be used once each.
pads-automa-step-gain-food = Feeds
pads-automa-step-play-bird = Plays a bird
pads-automa-step-draw-cards = Draws
pads-automa-step-lay-eggs = Lays eggs
pads-automa-step-place-cube = Places a cube
pads-automa-step-remove-cube = Takes a cube back
pads-automa-step-activate-pink = Your pinks
pads-automa-face-invertebrate = invertebrate
pads-automa-face-seed = seed
pads-automa-face-fish = fish
pads-automa-face-fruit = fruit
pads-automa-face-rodent = rodent
pads-automa-face-both = invertebrate or seed
pads-automa-which-dice = Which dice are in the feeder?
pads-automa-dice-how = One tap per die; touch a die above to take it away. From 1 to 5.
pads-automa-drop-die = Take this die away: { $face }
pads-automa-order = From the top: touch the first that is there.
pads-automa-all-equal = All dice the same?
pads-automa-roll-first = First roll all five again, once only.
pads-automa-all-equal-now = All dice are the same: roll all five again.
pads-automa-rolled = Then say what they show.
pads-automa-by-hand = I’ll do it
pads-automa-see = See
pads-automa-say-dice = Say the dice instead
pads-automa-say-birds = Say the birds instead
pads-automa-take = { $n ->
    [0] Take out all { $face } dice.
    [1] Take out the { $face } die.
    [2] Take out both { $face } dice.
    [3] Take out the three { $face } dice.
    [4] Take out the four { $face } dice.
   *[other] Take out all five { $face } dice.
  }
pads-automa-there = there
pads-automa-not-there = not there
pads-automa-takes-nothing = It takes no food.
pads-automa-dice-left = { $n } × { $face }
pads-automa-rest = Left in the feeder: { $rest }.
pads-automa-refill = The feeder is empty: roll all five dice into it.
pads-automa-refill-if = If no die is left there, roll all five again.
pads-automa-which-birds = Which birds are in the tray?
pads-automa-bird-of = Bird of place { $place }, a few letters of its name
pads-automa-or-say = or just say:
pads-automa-fits = fits
pads-automa-fits-not = does not fit
pads-automa-its-points = How many points is it worth?
pads-automa-place = Bird { $place }
pads-automa-place-clear = Clear bird { $place }
pads-automa-nobody = Empty place
pads-automa-keeps = Which bird does it keep?
pads-automa-keeps-about = Of the face-up birds that fit, the one with most points. If several are level, draw lots. The others that fit are discarded.
pads-automa-none-fits = None fits
pads-automa-level = Level: the lot decides.
pads-automa-cast = Draw lots
pads-automa-give = Give it, face up: { $bird }.
pads-automa-give-points = { $points ->
    [one] Give it the bird of { $points } point, face up.
   *[other] Give it the bird of { $points } points, face up.
  }
pads-automa-discarded = *{ $bird }* fits too ({ $points }): discard it.
pads-automa-stays = *{ $bird }* stays in the tray.
pads-automa-tray-later = Refill the tray at the end of its turn.
pads-automa-others-away = The others that fit are discarded. Refill the tray at the end of its turn.
pads-automa-nobody-fits = No bird fits.
pads-automa-face-down = Give it the top card, face down.
pads-automa-worth = Each card face down is worth { $worth } points. It will have { $count }.
pads-automa-clear = Discard the birds of the tray.
pads-automa-lay = { $n ->
    [one] Give it one egg.
    [2] Give it two eggs.
   *[other] Give it three eggs.
  }
pads-automa-lay-about = It will have { $count }.
pads-automa-cube = Place one of its cubes on goal { $round }.
pads-automa-cube-back = Take one of its cubes back from goal { $round }.
pads-automa-cube-none = No cube to take back from goal { $round }.
pads-automa-pink = Your pink birds, once each.
pads-automa-pink-about = In any order you like, and only if you like. In a solo game nothing but this icon wakes them.
pads-automa-skip = Impossible here: skip this step
pads-automa-done = Done
pads-automa-goal-ends = Goal { $round }: { $goal }.
pads-automa-base = base { $base } + { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
pads-automa-on-mat = on your mat
pads-automa-your-count = Your count for the goal
pads-automa-pts = { $points ->
    [one] point
   *[other] points
  }
pads-automa-cubes-back = Its cubes come back, one marks its place.
pads-automa-card-leaves = Its { $card } leaves the deck, the others are shuffled: done here.
pads-automa-new-tray = Discard the birds of the tray and lay out three new ones.
pads-automa-next-round = Round { $round }
pads-automa-to-end = End of the game
pads-automa-over = The four rounds are played.
pads-automa-over-about = Count your points on the sheet. For a tie it counts as holding 2 food tokens.
pads-automa-count-mine = Count my points
pads-automa-sheet = My sheet
pads-automa-line-face-down = Face down, { $count } × { $worth }
pads-automa-mend = Put right what the Automa has
pads-automa-mend-about = For a step done otherwise at the table. What follows counts on from there.
pads-automa-mend-eggs = Eggs
pads-automa-mend-birds = Points of its birds
pads-automa-mend-face-down = Cards face down
pads-automa-mend-reach = Its count, goal { $round }
pads-automa-mend-said = Put right by hand: it stays.
pads-automa-reach-said = { $reach }, put right by hand
pads-automa-by-you = put right by hand
pads-automa-strength = { $level }, { $expert ->
    [yes] with
   *[no] without
  } the expert card.
pads-automa-tie-ask = As many points as the Automa, which counts as holding { $its } food tokens. How many have you left?
pads-automa-tie-broken = Unused food: *you { $own }*, the Automa { $its }. { $result ->
    [tied] It stays a tie.
   *[other] That breaks the tie.
  }
pads-automa-offline = Without a network the Automa still draws its card; for dice and birds it asks you for the outcome.
pads-automa-watching = You are watching this game.
