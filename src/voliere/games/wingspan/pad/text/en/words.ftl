wingspan-pad-title = Wingspan: score pad
wingspan-pad-pitch = Six lines for each player, the goals, the Automa. The cards stay on the table.
wingspan-pad-line-birds = birds
wingspan-pad-line-bonus = bonus cards
wingspan-pad-line-goals = end-of-round goals
wingspan-pad-line-eggs = eggs
wingspan-pad-line-cached = food on cards
wingspan-pad-line-tucked = tucked cards
wingspan-pad-part-birds = points of birds
wingspan-pad-part-face-down = birds face down
wingspan-pad-part-goals = end-of-round goals
wingspan-pad-part-eggs = eggs
wingspan-pad-tally = { $name ->
    [none] –
    [held] held
   *[other] { $name }
  }
wingspan-pad-do-number = { $seat }, { $line }: { $points }
wingspan-pad-do-food = { $seat }, unused food: { $count }
wingspan-pad-do-goal = Goal of round { $round }: { $tile }
wingspan-pad-do-reach = Round { $round }, { $seat }: { $count } for the goal
wingspan-pad-do-bird = { $seat }, { $spot }: { $perched }
wingspan-pad-do-eggs = { $seat }, { $spot }: eggs, { $count }
wingspan-pad-do-cached = { $seat }, { $spot }: food cached, { $count }
wingspan-pad-do-tucked = { $seat }, { $spot }: cards tucked, { $count }
wingspan-pad-do-bonus = { $seat }, { $bonus }: { $tally }
wingspan-pad-do-automa = Automa, { $part }: { $points }
wingspan-pad-do-automa-reach = Round { $round }, Automa: { $count } for the goal
wingspan-pad-event-number = { $points_key ->
    [none] { $seat }, { $line }: no number any more.
   *[other] { $seat }, { $line }: { $points }.
  }
wingspan-pad-event-food = { $count_key ->
    [none] { $seat }: unused food not counted.
   *[other] { $seat }: { $count } unused food.
  }
wingspan-pad-event-goal = { $tile_key ->
    [none] The goal of round { $round } is not known.
   *[other] Goal of round { $round }: { $tile }.
  }
wingspan-pad-event-reach = { $count_key ->
    [none] Round { $round }: { $seat } not counted for the goal.
   *[other] Round { $round }: { $seat } has { $count } for the goal.
  }
wingspan-pad-event-bird = { $perched_key ->
    [none] { $seat }: no bird on { $spot }.
   *[other] { $seat }: { $perched } on { $spot }.
  }
wingspan-pad-event-eggs = { $seat }, { $spot }: eggs, { $count }.
wingspan-pad-event-cached = { $seat }, { $spot }: food cached, { $count }.
wingspan-pad-event-tucked = { $seat }, { $spot }: cards tucked, { $count }.
wingspan-pad-event-bonus = { $tally_key ->
    [none] { $seat } does not have { $bonus }.
    [held] { $seat } has { $bonus }.
   *[other] { $seat }, { $bonus }: { $tally } counted.
  }
wingspan-pad-event-automa = Automa, { $part }: { $points }.
wingspan-pad-event-automa-reach = { $count_key ->
    [none] Round { $round }: the Automa not counted for the goal.
   *[other] Round { $round }: the Automa has { $count } for the goal.
  }
wingspan-pad-why-bird-twice = There is only one { $bird }, and it lies before { $seats } twice.
wingspan-pad-why-wrong-habitat = { $bird } of { $seat } does not live there: { $habitat }.
wingspan-pad-why-eggs-over = { $bird } of { $seat }: { $number } eggs, and its nest holds { $most }.
wingspan-pad-why-bonus-twice = There is only one { $bonus }, and { $seats } have it.
wingspan-pad-why-goal-twice = This goal and another one of this game are on one tile: { $goal }.
wingspan-pad-why-number-differs = { $seat }, { $line }: { $number } was said, { $counted } is what lies there.
wingspan-pad-event-setup-tray = Shuffle the birds, lay { $number } face up on the tray, and roll the { $dice } dice into the feeder.
wingspan-pad-event-setup-goals = { $blue ->
    [1] Goal board, blue side: one point for each. Shuffle the tiles and lay one on each of the { $number } rounds.
   *[other] Goal board, green side: points by rank. Shuffle the tiles and lay one on each of the { $number } rounds.
  }
wingspan-pad-event-setup-deal = Everybody is dealt { $number } birds and { $cards } bonus cards, and takes one food of each of the { $kinds } kinds.
wingspan-pad-event-setup-keep = Keep as many birds as you like, for { $price } food each, and one of the bonus cards.
wingspan-pad-event-setup-cubes = Everybody has { $number } action cubes: so many turns in the first round.
wingspan-pad-event-setup-first = Draw who begins.
wingspan-pad-event-setup-automa = The Automa: its deck has { $cards } cards, and it has { $number } cubes. You begin.
wingspan-pad-event-setup-automa-bonus = Draw a bonus card for it and show it; draw again for one of these: { $bonuss }. { $number } are possible.
wingspan-pad-event-setup-automa-level = Each of its birds face down is worth { $worth } points.
