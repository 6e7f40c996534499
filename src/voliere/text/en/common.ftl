language-name = English
decimal-mark = .
on = on
off = off
and = { $first } and { $last }
seat = Player { $number }

# Refusals
refused-pad-not-played = { $game } is kept at a table of the server, beside the box; to play, say { $played }.
refused-no-game = No game “{ $game }”. There are: { $known }.
refused-seats = { $title } is for { $allowed } players, not { $seats }.
refused-option = { $title } has no option “{ $option }”. There are: { $allowed }.
refused-option-value = Option { $option }={ $given }: allowed are { $allowed }.
refused-option-needs = Option { $option }={ $given } needs { $needs }.
refused-rules = { $title } is played here under version { $known } of its rules, not { $rules }.
refused-seed = A seed is a whole number from 0 to 2^128 − 1.
refused-language = No language “{ $given }”. There are: { $known }.
refused-record-move = Move { $move } of the record: { $why }.
refused-position-json = This is not a position: it is not JSON.
refused-position-game = This is not a position of “{ $game }”.
refused-position-fact = This is not a position: “{ $fact }” is missing or wrong.
refused-position-task = This is not a position: nothing to do is called “{ $task }”.
refused-position-cards = This is not a position: { $cards } are missing or there twice.
refused-position-asked = This is not a position: those it says are asked owe no answer.
refused-position-whole = This is not a position: facts in it contradict each other, or are too many.
refused-position-broken = This is not a position: its facts do not fit together.
refused-illegal = That is not among the choices.
refused-not-asked = It is not this seat’s turn to answer.
refused-no-action = No action { $action }: they go from 0 to { $size }.
refused-no-text = No action “{ $text }”. They begin with: { $known }.

# Boxes of a pad: what all pads say. What a pad has no words of its own for is said by these, then by its game's.
pad-none = –
pad-total = Total
pad-open = Pad, open
pad-over = Pad, finished
pad-ended = { $name ->
    [yes] over
   *[none] open
  }
pad-ask-keep-pad = Is the game over?
pad-do-end = { $ended_key ->
    [yes] The game is over
   *[none] The game goes on
  }
pad-do-first = First player: { $starter }
pad-do-draw-first = Draw who begins
pad-event-end = { $ended_key ->
    [yes] { $seat_by }: the game is over.
   *[none] { $seat_by }: the pad is open again.
  }
pad-event-first = { $starter_key ->
    [none] { $seat_by }: nobody begins yet.
   *[other] { $seat_by }: { $starter } begins.
  }
pad-event-drawn = Drawn by lot: { $seat } begins.
