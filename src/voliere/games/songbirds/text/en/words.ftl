songbirds-title = Songbirds
songbirds-pitch = Fill the forest with song, and keep back the one bird whose colour will have eaten best.

# Things
songbirds-colour-red = Red
songbirds-colour-blue = Blue
songbirds-colour-green = Green
songbirds-colour-white = White
songbirds-card-r1 = Red 1
songbirds-card-r2 = Red 2
songbirds-card-r3 = Red 3
songbirds-card-r4 = Red 4
songbirds-card-r5 = Red 5
songbirds-card-r6 = Red 6
songbirds-card-r7 = Red 7
songbirds-card-b1 = Blue 1
songbirds-card-b2 = Blue 2
songbirds-card-b3 = Blue 3
songbirds-card-b4 = Blue 4
songbirds-card-b5 = Blue 5
songbirds-card-b6 = Blue 6
songbirds-card-b7 = Blue 7
songbirds-card-g1 = Green 1
songbirds-card-g2 = Green 2
songbirds-card-g3 = Green 3
songbirds-card-g4 = Green 4
songbirds-card-g5 = Green 5
songbirds-card-g6 = Green 6
songbirds-card-g7 = Green 7
songbirds-card-w1 = White 1
songbirds-card-w2 = White 2
songbirds-card-w3 = White 3
songbirds-card-w4 = White 4
songbirds-card-w5 = White 5
songbirds-card-w6 = White 6
songbirds-card-w7 = White 7
songbirds-cell = { $name }
songbirds-wish = { $name }
songbirds-hint = { $name }
songbirds-as-favourite = favourite
songbirds-line-row1 = row 1
songbirds-line-row2 = row 2
songbirds-line-row3 = row 3
songbirds-line-row4 = row 4
songbirds-line-row5 = row 5
songbirds-line-columna = column a
songbirds-line-columnb = column b
songbirds-line-columnc = column c
songbirds-line-columnd = column d
songbirds-line-columne = column e
songbirds-side-raven = Raven
songbirds-side-falcon = Falcon
songbirds-side-hummingbird = Hummingbird
songbirds-side-mockingbird = Mockingbird
songbirds-area-n = above the centre
songbirds-area-e = right of the centre
songbirds-area-s = below the centre
songbirds-area-w = left of the centre
songbirds-area-ne = above and right of the centre
songbirds-area-sw = below and left of the centre
songbirds-title-rookie = Rookie
songbirds-title-amateur = Amateur
songbirds-title-apprentice = Apprentice
songbirds-title-professional = Professional
songbirds-title-superstar = Superstar

# Actions
songbirds-do-place = Place { $card } on { $cell }
songbirds-do-favourite = Make { $card } the favourite
songbirds-do-show = Show { $card } and place it
songbirds-do-side = Play with the { $side }
songbirds-do-keep = Please leave { $wish } empty
songbirds-do-suggest = How about { $hint }?
songbirds-do-chooser = { $seat } should choose the favourite
songbirds-do-wanted = Let’s go for { $colour }
songbirds-do-agree = I agree
songbirds-do-disagree = I’d rather not

# Questions
songbirds-ask-turn = Place a card.
    .rule = SB-TURN-1
songbirds-ask-turn-or-favourite = Place a card, or choose your favourite.
    .rule = { $mode ->
        [duel] SB-EB-2
       *[other] SB-SOLO-3
      }
songbirds-ask-show-card = Show the card to place, or the favourite of the team.
    .rule = SB-COOP-7
songbirds-ask-place-shown = Where does the card go?
    .rule = SB-TURN-2
songbirds-ask-choose-side = Which special card lies in the centre this round?
    .rule = SB-EXT-6

# Events
songbirds-event-round = Round { $round }: { $you ->
    [yes] you begin
   *[no] { $seat } begins
  }.
songbirds-event-side = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
  } the { $side }.
songbirds-event-side-drawn = The { $side } lies in the centre.
songbirds-event-dealt = The cards are dealt; { $you ->
    [yes] you begin
   *[no] { $seat } begins
  }.
songbirds-event-placed = { $you ->
    [yes] You place
   *[no] { $seat } places
  } { $card } on { $cell }.
songbirds-event-line = { $colour } leads { $line } with { $strength } and takes { $token } berries.
songbirds-event-line-lost = Everything cancels out in { $line }: its { $token } berries are lost.
songbirds-event-area = { $colour } takes the { $token } special berries { $area }.
songbirds-event-area-lost = Everything cancels out { $area }: the { $token } special berries are lost.
songbirds-event-favourite-open = { $you ->
    [yes] You make
   *[no] { $seat } makes
  } { $card } the favourite.
songbirds-event-favourite-own = { $you ->
    [yes] You lay { $card } face down as your favourite{ $worm ->
        [0] {"."} No worm is left.
       *[other] {" "}and take the worm { $worm }.
      }
   *[no] { $seat } lays { $card } face down as a favourite{ $worm ->
        [0] {"."} No worm is left.
       *[other] {" "}and takes the worm { $worm }.
      }
  }
songbirds-event-favourite-hidden = { $seat } lays a favourite face down{ $worm ->
    [0] {"."} No worm is left.
   *[other] {" "}and takes the worm { $worm }.
  }
songbirds-event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
  } { $card }.
songbirds-event-drew-hidden = { $seat } draws a card.
songbirds-event-showed = { $you ->
    [yes] You show
   *[no] { $seat } shows
  } { $card }.
songbirds-event-revealed = { $you ->
    [yes] Your favourite is
   *[no] { $seat } reveals
  } { $card }; that colour has gathered { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  }.
songbirds-event-round-score = { $you ->
    [yes] You score
   *[no] { $seat } scores
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $total } in all).
songbirds-event-won = { $count ->
    [one] { $you ->
        [yes] You win!
       *[no] { $seats } wins!
      }
   *[other] { $seats } share the victory!
  }
songbirds-event-title = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $title }.
songbirds-event-said-keep = { $seat }: please leave { $cell } empty.
songbirds-event-said-suggest = { $seat }: how about { $cell }?
songbirds-event-said-chooser = { $seat }: { $seat_other } should choose the favourite.
songbirds-event-said-wanted = { $seat }: let’s go for { $colour }.
songbirds-event-said-agree = { $seat }: I agree.
songbirds-event-said-disagree = { $seat }: I’d rather not.
songbirds-why-not-touching = It touches no card yet.

# Score
songbirds-score-earlier = Earlier rounds
songbirds-score-berries = Berries of the favourite’s colour
songbirds-score-volume = Volume of the favourite
songbirds-score-worm = Worm
songbirds-score-others = Berries of other colours

# Options
songbirds-option-mode = Game
songbirds-option-mode-about = Against each other, alone against the titles, or as one team.
songbirds-option-mode-duel = against each other
songbirds-option-mode-solo = solo
songbirds-option-mode-coop = cooperative
songbirds-option-special = Special card
songbirds-option-special-about = With four players: which special card lies in the centre.
songbirds-option-special-random = random
songbirds-option-special-raven = Raven
songbirds-option-special-falcon = Falcon
songbirds-option-special-hummingbird = Hummingbird
songbirds-option-special-mockingbird = Mockingbird
songbirds-option-special-chosen = chosen by the first player
songbirds-option-early-bird = Early Bird
songbirds-option-early-bird-about = Choose your favourite in secret during the game; the earlier, the fatter the worm.
songbirds-option-extended = Extended
songbirds-option-extended-about = Several rounds, with a running total.
songbirds-option-extended-off = one round
songbirds-option-extended-rounds = a number of rounds
songbirds-option-extended-target = up to a target
songbirds-option-rounds = Rounds
songbirds-option-rounds-about = How many rounds are played.
songbirds-option-target = Target
songbirds-option-target-about = The game ends with the round in which somebody reaches this total.
songbirds-option-late-favourite-takes-worm = Late favourites take worms
songbirds-option-late-favourite-takes-worm-about = Early Bird: whoever has not chosen when the forest is full still takes a worm.
songbirds-option-first-player = First player
songbirds-option-first-player-about = Who starts the (first) round: at random, or a seat by its number.
songbirds-option-first-player-random = random

# Board
songbirds-board-harvest = Harvests
songbirds-board-hand = Hand
songbirds-board-favourite = Favourite
songbirds-board-team-favourite = Favourite of the team
songbirds-board-deck = Deck: { $count }
songbirds-board-shown = Card shown: { $card }
songbirds-board-round = Round { $round }
songbirds-board-round-of = Round { $round } of { $rounds }
songbirds-board-target = Round { $round }, up to { $target } points
songbirds-board-worms = Worms left: { $worms }
songbirds-board-no-worms = No worm left
songbirds-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
songbirds-board-hidden = favourite face down
songbirds-board-worm = worm { $worm }
songbirds-board-total = total { $total }
songbirds-board-gone = lost
songbirds-board-score = Score so far: { $total }

refused-songbirds-mode = mode={ $mode } with { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }: solo is for 1, duel and coop are for 2 to 4.
