magpies-title = Magpies
magpies-pitch = Hide what shines in your nest: of each treasure only the brightest counts, and a set of all four counts more.

bot-hoarder = bot: hoards for itself
bot-lazy = bot: takes the first thing it may

# Things
magpies-treasure-ring = Ring
magpies-treasure-key = Key
magpies-treasure-spoon = Spoon
magpies-treasure-coin = Coin
magpies-card-ring1 = ring 1
magpies-card-ring2 = ring 2
magpies-card-ring3 = ring 3
magpies-card-ring4 = ring 4
magpies-card-ring5 = ring 5
magpies-card-ring6 = ring 6
magpies-card-ring7 = ring 7
magpies-card-ring8 = ring 8
magpies-card-ring9 = ring 9
magpies-card-key1 = key 1
magpies-card-key2 = key 2
magpies-card-key3 = key 3
magpies-card-key4 = key 4
magpies-card-key5 = key 5
magpies-card-key6 = key 6
magpies-card-key7 = key 7
magpies-card-key8 = key 8
magpies-card-key9 = key 9
magpies-card-spoon1 = spoon 1
magpies-card-spoon2 = spoon 2
magpies-card-spoon3 = spoon 3
magpies-card-spoon4 = spoon 4
magpies-card-spoon5 = spoon 5
magpies-card-spoon6 = spoon 6
magpies-card-spoon7 = spoon 7
magpies-card-spoon8 = spoon 8
magpies-card-spoon9 = spoon 9
magpies-card-coin1 = coin 1
magpies-card-coin2 = coin 2
magpies-card-coin3 = coin 3
magpies-card-coin4 = coin 4
magpies-card-coin5 = coin 5
magpies-card-coin6 = coin 6
magpies-card-coin7 = coin 7
magpies-card-coin8 = coin 8
magpies-card-coin9 = coin 9

# Actions and questions
magpies-do-hide = Hide the { $card }
magpies-do-take = Take the { $card }
magpies-do-steal = Steal the { $card }
magpies-ask-hide = Which card do you hide in your nest?
    .rule = MP-TURN-1
magpies-ask-take-one = Which card of the meadow do you take?
    .rule = MP-TURN-2
magpies-ask-steal = Which card do you steal?
    .rule = MP-THIEF-1

# Events
magpies-event-first = { $you ->
    [yes] You begin
   *[no] { $seat } begins
  }.
magpies-event-hid = { $you ->
    [yes] You hide
   *[no] { $seat } hides
  } the { $card }.
magpies-event-stole = { $you ->
    [yes] You steal
   *[no] { $seat } steals
  } the { $card } from { $seat_other }.
magpies-event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } the { $card }.
magpies-event-came = The { $card } lies on the meadow.
magpies-event-won = { $count ->
    [one] { $you ->
        [yes] You win!
       *[no] { $seats } wins!
      }
   *[other] { $seats } share the victory!
  }

# Options and points
magpies-option-thieves = Thieves
magpies-option-thieves-about = Hiding a number steals a card of the same number from another nest.
magpies-score-ring = Rings
magpies-score-key = Keys
magpies-score-spoon = Spoons
magpies-score-coin = Coins
magpies-score-set = All four

# The board
magpies-board-meadow = Meadow
magpies-board-deck = { $count } in the deck
magpies-board-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
  }
magpies-board-hand = hand of { $count }:
magpies-board-yours = Your hand
magpies-board-turn = Turn { $turn } of { $last }
