# What is true with every option, said where a table is set.

songbirds-alone = The forest
songbirds-alone-about = Alone with the forest: one favourite, its berries for you, all others against you. From 55 points on, the finest title.
songbirds-option-mode-is-duel = Everybody keeps a favourite in secret: the best total wins.
songbirds-option-mode-is-solo = One favourite, in the open: its berries count, all others cost.
songbirds-option-mode-is-coop = One favourite for the team: its berries count, all others cost.
songbirds-option-special-is-random = One of the four is drawn and lies at the centre.
songbirds-option-special-is-raven = The Raven lies at the centre: the strongest colour beside it loses 2 to 5 points.
songbirds-option-special-is-falcon = The Falcon lies at the centre: the strongest colour of each half loses 4 points.
songbirds-option-special-is-hummingbird = The Hummingbird lies at the centre: the weakest colour beside it wins 2 to 5 points.
songbirds-option-special-is-mockingbird = The Mockingbird lies at the centre: the weakest colour of each half wins 4 points.
songbirds-option-special-is-chosen = The first player of the round chooses one before the deal.
songbirds-option-early-bird-is-on = You lay your favourite down when you like: the first takes the worm of 3, then 2, then 1.
songbirds-option-early-bird-is-off = Your favourite is the card left in your hand at the end; its volume counts.
songbirds-option-extended-is-off = One forest, and it is over.
songbirds-option-extended-is-rounds = As many forests as you like; points add up.
songbirds-option-extended-is-target = Forests until somebody reaches the total.
songbirds-option-rounds-is = { $value ->
    [one] One forest.
   *[other] { $value } forests; the highest total wins.
  }
songbirds-option-target-is = It ends after the round in which somebody reaches { $value } points.
songbirds-option-late-favourite-takes-worm-is-on = Who has not chosen when the forest is full still takes the worm that is left.
songbirds-option-late-favourite-takes-worm-is-off = Who has not chosen when the forest is full gets no worm.
songbirds-option-first-player-is-random = The first player is drawn by lot.
songbirds-option-first-player-is-1 = Seat 1 begins.
songbirds-option-first-player-is-2 = Seat 2 begins.
songbirds-option-first-player-is-3 = Seat 3 begins.
songbirds-option-first-player-is-4 = Seat 4 begins.
