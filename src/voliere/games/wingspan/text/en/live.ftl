# What others do, and moments: only the page says it
wingspan-live-plays = plays
wingspan-live-from-tray = from the tray
wingspan-live-missed = misses
wingspan-live-hunts = hunts
wingspan-live-repeats = repeats
wingspan-live-rerolls = rerolls
wingspan-live-offers = { $seat } offers you
wingspan-live-turn-of = { $seat }’s turn
wingspan-live-price = Price
wingspan-live-gives = Gives
wingspan-live-then = Then
wingspan-live-eggs = { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
  }
wingspan-live-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
wingspan-live-refilled = refilled at the end of the turn
wingspan-live-would-come = { $bird } would come here
wingspan-live-first-turn = to draw from the first turn on
wingspan-live-chose = has chosen
wingspan-live-thinks = still choosing
wingspan-live-goal-of = Goal of round { $round }
wingspan-live-turned = Everybody turns over
wingspan-live-kept = { $n ->
    [one] { $n } bird
   *[other] { $n } birds
  }, { $left } food
wingspan-live-gap-first = You are ahead.
wingspan-live-gap-none = Nobody has any.
wingspan-live-gap = { $count } more, and you draw level with { $name }.
wingspan-live-of = { $count } so far, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
wingspan-live-fits = { $count ->
    [0] None of your { $dealt } birds.
   *[other] { $count } of your { $dealt } birds.
  }
wingspan-live-goal-worth = { $first }, { $second } and { $third } points
