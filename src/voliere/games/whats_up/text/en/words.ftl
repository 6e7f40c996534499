whats-up-title = What’s Up
whats-up-pitch = Turn one card a turn, remember what was behind it, and line up one, two, three birds of a colour.

# Things
whats-up-colour-red = Red
whats-up-colour-green = Green
whats-up-colour-yellow = Yellow
whats-up-colour-violet = Violet
whats-up-face-r1 = one red bird
whats-up-face-r2 = two red birds
whats-up-face-r3 = three red birds
whats-up-face-g1 = one green bird
whats-up-face-g2 = two green birds
whats-up-face-g3 = three green birds
whats-up-face-y1 = one yellow bird
whats-up-face-y2 = two yellow birds
whats-up-face-y3 = three yellow birds
whats-up-face-v1 = one violet bird
whats-up-face-v2 = two violet birds
whats-up-face-v3 = three violet birds
whats-up-cell = { $name }

# Actions
whats-up-do-flip = Turn over { $cell }
whats-up-do-propose = Propose to stop
whats-up-do-agree = Agree to stop
whats-up-do-refuse = Play on

# Questions
whats-up-ask-flip = Turn over a card.
    .rule = WU-TURN-1
whats-up-ask-answer = Nobody has added a card for a while. Stop here?
    .rule = WU-END-3

# Events
whats-up-event-first = { $you ->
    [yes] You begin
   *[no] { $seat } begins
  }.
whats-up-event-flipped = { $you ->
    [yes] You turn over
   *[no] { $seat } turns over
  } { $cell }: { $face }.
whats-up-event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $face }.
whats-up-event-proposed = { $you ->
    [yes] You propose
   *[no] { $seat } proposes
  } to stop.
whats-up-event-agreed = { $you ->
    [yes] You agree
   *[no] { $seat } agrees
  } to stop.
whats-up-event-refused = { $you ->
    [yes] You want
   *[no] { $seat } wants
  } to play on.
whats-up-event-ended-rows = Enough rows are complete: the game is over.
whats-up-event-ended-three-left = Only three cards are left: the game is over.
whats-up-event-ended-stall = Eight rounds without a new card: the game is over.
whats-up-event-ended-agreed = All agree to stop: the game is over.
whats-up-event-won = { $count ->
    [one] { $you ->
        [yes] You win!
       *[no] { $seats } wins!
      }
   *[other] { $seats } share the victory!
  }

# Score
whats-up-score-red = Red birds
whats-up-score-green = Green birds
whats-up-score-yellow = Yellow birds
whats-up-score-violet = Violet birds

# Options
whats-up-option-memory-aid = Memory aid
whats-up-option-memory-aid-about = Shows the backs that have already been seen. Remembering them is part of the game.

# Board
whats-up-board-left = { $count ->
    [one] { $count } card on the table
   *[other] { $count } cards on the table
  }
whats-up-board-quiet = Turns without a catch: { $quiet } of { $stall }
whats-up-board-goal = { $count ->
    [one] { $count } row to win
   *[other] { $count } rows to win
  }
whats-up-board-birds = { $count ->
    [one] { $count } bird
   *[other] { $count } birds
  }
whats-up-board-proposal = { $seat } proposes to stop
whats-up-board-collections = Collections
