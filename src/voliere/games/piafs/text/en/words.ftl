piafs-title = Piafs
piafs-pitch = Queue at the feeder: a strong crowd chases the bird from its perch, and you collect it, seed and all.

# Things
piafs-species-chaffinch = chaffinch
piafs-species-blackbird = blackbird
piafs-species-greenfinch = greenfinch
piafs-species-sparrow = sparrow
piafs-species-bullfinch = bullfinch
piafs-species-yellowhammer = yellowhammer
piafs-card-cha1m = male chaffinch 1
piafs-card-cha1f = female chaffinch 1
piafs-card-cha2m = male chaffinch 2
piafs-card-cha2f = female chaffinch 2
piafs-card-cha3m = male chaffinch 3
piafs-card-cha3f = female chaffinch 3
piafs-card-cha4m = male chaffinch 4
piafs-card-cha4f = female chaffinch 4
piafs-card-cha5m = male chaffinch 5
piafs-card-cha5f = female chaffinch 5
piafs-card-cha6m = male chaffinch 6
piafs-card-cha6f = female chaffinch 6
piafs-card-bla1m = male blackbird 1
piafs-card-bla1f = female blackbird 1
piafs-card-bla2m = male blackbird 2
piafs-card-bla2f = female blackbird 2
piafs-card-bla3m = male blackbird 3
piafs-card-bla3f = female blackbird 3
piafs-card-bla4m = male blackbird 4
piafs-card-bla4f = female blackbird 4
piafs-card-bla5m = male blackbird 5
piafs-card-bla5f = female blackbird 5
piafs-card-bla6m = male blackbird 6
piafs-card-bla6f = female blackbird 6
piafs-card-gre1m = male greenfinch 1
piafs-card-gre1f = female greenfinch 1
piafs-card-gre2m = male greenfinch 2
piafs-card-gre2f = female greenfinch 2
piafs-card-gre3m = male greenfinch 3
piafs-card-gre3f = female greenfinch 3
piafs-card-gre4m = male greenfinch 4
piafs-card-gre4f = female greenfinch 4
piafs-card-gre5m = male greenfinch 5
piafs-card-gre5f = female greenfinch 5
piafs-card-gre6m = male greenfinch 6
piafs-card-gre6f = female greenfinch 6
piafs-card-spa1m = male sparrow 1
piafs-card-spa1f = female sparrow 1
piafs-card-spa2m = male sparrow 2
piafs-card-spa2f = female sparrow 2
piafs-card-spa3m = male sparrow 3
piafs-card-spa3f = female sparrow 3
piafs-card-spa4m = male sparrow 4
piafs-card-spa4f = female sparrow 4
piafs-card-spa5m = male sparrow 5
piafs-card-spa5f = female sparrow 5
piafs-card-spa6m = male sparrow 6
piafs-card-spa6f = female sparrow 6
piafs-card-bul1m = male bullfinch 1
piafs-card-bul1f = female bullfinch 1
piafs-card-bul2m = male bullfinch 2
piafs-card-bul2f = female bullfinch 2
piafs-card-bul3m = male bullfinch 3
piafs-card-bul3f = female bullfinch 3
piafs-card-bul4m = male bullfinch 4
piafs-card-bul4f = female bullfinch 4
piafs-card-bul5m = male bullfinch 5
piafs-card-bul5f = female bullfinch 5
piafs-card-bul6m = male bullfinch 6
piafs-card-bul6f = female bullfinch 6
piafs-card-yel1m = male yellowhammer 1
piafs-card-yel1f = female yellowhammer 1
piafs-card-yel2m = male yellowhammer 2
piafs-card-yel2f = female yellowhammer 2
piafs-card-yel3m = male yellowhammer 3
piafs-card-yel3f = female yellowhammer 3
piafs-card-yel4m = male yellowhammer 4
piafs-card-yel4f = female yellowhammer 4
piafs-card-yel5m = male yellowhammer 5
piafs-card-yel5f = female yellowhammer 5
piafs-card-yel6m = male yellowhammer 6
piafs-card-yel6f = female yellowhammer 6
piafs-perch = { $name }
piafs-seed-1 = seed of 1 point
piafs-seed-2 = seed of 2 points
piafs-seed-3 = seed of 3 points
piafs-pest-crow = crow
piafs-pest-squirrel = squirrel

# Actions
piafs-do-play = Send the { $card } to perch { $perch }
piafs-do-add = Add the { $card } to your collection
piafs-do-pass = Add nothing
piafs-do-take = Take the { $card } from the track
piafs-do-draw = Draw a bird blind from the deck
piafs-do-lose = Give the { $card } to the crow
piafs-do-keep = Keep the { $card }

# Questions
piafs-ask-play-bird = Send a bird to a perch.
    .rule = PF-PLAY-1
piafs-ask-add-bird = Add a bird from your hand, no stronger than the one played?
    .rule = PF-LOW-1
piafs-ask-draw-bird = Draw a bird: from the track or blind from the deck.
    .rule = PF-DRAW-1
piafs-ask-crow = A crow! Which bird from your largest pile leaves the game?
    .rule = PF-CROW-1
piafs-ask-keep-card = The game is ending: keep two birds from your hand. Choose one.
    .rule = PF-END-4

# Events
piafs-event-seeds-note = A note on the seeds: the rules do not say how many there are of each value, so this box has ten each of 1, 2 and 3 points (a reconstruction).
piafs-event-removed = Two players: the { $species } is out of the game.
piafs-event-first = { $you ->
    [yes] You begin
   *[no] { $seat } begins
  }.
piafs-event-played = { $you ->
    [yes] You send
   *[no] { $seat } sends
  } the { $card } to perch { $perch }.
piafs-event-greater = { $times ->
    [1] Total
   *[other] Again, total
  } { $sum } against { $strength }: the bird on the perch is chased away.
piafs-event-not-greater = Total { $sum } against { $strength }: the bird on the perch stays.
piafs-event-took-seed = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } the { $seed } in position { $position }.
piafs-event-took-pest = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } the { $pest } beside position { $position }.
piafs-event-nothing-there = Position { $position } is empty: no seed.
piafs-event-revealed-seed = Five or more: { $you ->
    [yes] you reveal
   *[no] { $seat } reveals
  } the top feeder card, a { $seed }.
piafs-event-revealed-pest = Five or more: { $you ->
    [yes] you reveal
   *[no] { $seat } reveals
  } the top feeder card, a { $pest }.
piafs-event-feeder-empty = Five or more, but the feeder deck is empty: no seed.
piafs-event-collected = The { $card } joins { $you ->
    [yes] your collection
   *[no] the collection of { $seat }
  }.
piafs-event-crow = { $you ->
    [yes] The crow carries off your { $card }
   *[no] { $seat } loses the { $card } to the crow
  }.
piafs-event-squirrel-own = The squirrel steals from your score pile: { $seeds }.
piafs-event-squirrel-hidden = The squirrel steals { $number ->
    [one] { $number } seed
   *[other] { $number } seeds
  } from { $seat }.
piafs-event-squirrel-nothing = The squirrel finds no seed { $you ->
    [yes] in your pile
   *[no] in the pile of { $seat }
  }.
piafs-event-moved-up = The { $card } moves up to perch { $perch }.
piafs-event-added = { $you ->
    [yes] You add the { $card } from your hand to your collection
   *[no] { $seat } adds the { $card } from hand to collection
  }.
piafs-event-drew-own = { $you ->
    [yes] You draw
   *[no] { $seat } draws
  } the { $card }.
piafs-event-drew-hidden = { $seat } draws a bird from the deck.
piafs-event-picked = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } the { $card } from the track.
piafs-event-track = The { $card } comes onto the track.
piafs-event-seed-laid = A { $seed } comes to position { $position }.
piafs-event-pest-laid = A { $pest } sits down beside position { $position }.
piafs-event-pest-gone = A { $pest } finds no room and leaves the game.
piafs-event-end-triggered = The feeder deck is empty: the game ends when everybody has had the same number of turns.
piafs-event-skipped = { $you ->
    [yes] You have
   *[no] { $seat } has
  } no card left and can play nothing.
piafs-event-kept-own = { $you ->
    [yes] You will keep
   *[no] { $seat } will keep
  } the { $card }.
piafs-event-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
  }: { $cards }{ $discards ->
    [0] {"."}
   *[other] {"."} Discarded face down: { $discards }.
  }
piafs-event-scored = { $you ->
    [yes] You have
   *[no] { $seat } has
  } { $total } points: pairs { $pairs }, majorities { $majorities }, seeds { $seeds }.
piafs-event-won = { $count ->
    [one] { $you ->
        [yes] You win!
       *[no] { $seats } wins!
      }
   *[other] { $seats } share the victory!
  }
piafs-why-too-strong = The { $card } is stronger than the bird just played ({ $strength }).
piafs-why-not-largest = The { $card } is not in one of your largest piles: the crow takes from a pile of { $most }.
piafs-why-deck-empty = The deck is empty.

# Score
piafs-score-pairs = Mated pairs
piafs-score-majorities = Majorities
piafs-score-seeds = Seeds

# Options
piafs-option-removed-species = Species left out
piafs-option-removed-species-about = With two players one species is left out: which one?
piafs-option-removed-species-random = random
piafs-option-removed-species-chaffinch = chaffinch
piafs-option-removed-species-blackbird = blackbird
piafs-option-removed-species-greenfinch = greenfinch
piafs-option-removed-species-sparrow = sparrow
piafs-option-removed-species-bullfinch = bullfinch
piafs-option-removed-species-yellowhammer = yellowhammer

# Board
piafs-board-short-chaffinch = Cha
piafs-board-short-blackbird = Bla
piafs-board-short-greenfinch = Gre
piafs-board-short-sparrow = Spa
piafs-board-short-bullfinch = Bul
piafs-board-short-yellowhammer = Yel
piafs-board-feeder = Feeder ({ $count })
piafs-board-perches = Perches: ground / perch
piafs-board-track = Track
piafs-board-deck = Deck { $count }
piafs-board-hand = Hand
piafs-board-last-choice = Kept
piafs-board-discarded = Discarded
piafs-board-pile = Seeds
piafs-board-so-far = { $total ->
    [one] { $total } point so far
   *[other] { $total } points so far
  }
piafs-board-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
  }
piafs-board-sizes = pile { $pile }, hand { $cards }
piafs-board-legend = ♥ pair  ★ majority
piafs-board-left-out = without the { $species }
piafs-board-carried-off = carried off:
piafs-board-last-round = Last round!

# Web
piafs-then-card = Which perch do you send the { $card } to?
# Names as they stand on a narrow card, with a soft hyphen where they may break.
piafs-web-name-chaffinch = chaf­finch
piafs-web-name-blackbird = black­bird
piafs-web-name-greenfinch = green­finch
piafs-web-name-sparrow = sparrow
piafs-web-name-bullfinch = bull­finch
piafs-web-name-yellowhammer = yellow­hammer
piafs-web-stand = { $count ->
    [0] feeder deck empty
    [one] { $count } feeder card left
   *[other] { $count } feeder cards left
  }
piafs-web-stand-last = last round
piafs-web-last = Last round. Still to play: { $names }.
piafs-web-choosing = Last choice: everybody keeps two birds, in secret.
piafs-web-chosen = has chosen
piafs-web-feeder = Feeder
piafs-web-feeder-about = the difference picks the seed
piafs-web-place = Difference { $position }: { $what }
piafs-web-nothing = nothing
piafs-web-feeder-deck = Difference of 5 or more: the top card of the feeder deck, { $count } left
piafs-web-perch = Perch { $perch }
piafs-web-against = against
piafs-web-row = Perch { $perch }: { $bird }. On the ground: { $birds }. Total { $sum } against { $strength }.
piafs-web-row-alone = Perch { $perch }: { $bird }. Nobody on the ground.
piafs-web-perch-free = nobody on the perch
piafs-web-step = { $sum } against { $strength }, difference { $gap }:
piafs-web-stays = { $sum } against { $strength }: the bird on the perch stays.
piafs-web-low = { $sum } against { $strength }: nothing to take; you may then add a bird of strength { $most } at most.
piafs-web-unseen = an unseen feeder card
piafs-web-no-seed = no seed
piafs-web-bird = { $species } { $strength }
piafs-web-seed = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
piafs-web-stolen = { $count ->
    [one] { $count } seed stolen
   *[other] { $count } seeds stolen
  }
piafs-web-lost = carries off: { $bird }
piafs-web-added = added: { $bird }
piafs-web-deck = Bird deck, { $count } left
piafs-web-collections = Collections
piafs-web-collection = Collection of { $seat }
piafs-web-own-collection = Your collection
piafs-web-open = All cards in the collections
piafs-web-leads = majority
piafs-web-ties = majority, shared
piafs-web-pairs = Pairs
piafs-web-points = pts
piafs-web-points-about = Points from pairs and majorities; seeds lie face down.
piafs-web-legend = Upper dots are males, lower dots females, strength 1 to 6; a bar is a pair.
piafs-web-pair-count = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
  }
piafs-web-eggs = { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
  }
piafs-web-empty = No bird yet.
piafs-web-mate = its mate is in your collection
piafs-web-own-seeds = Your seeds
piafs-web-times = { $count } × { $points }
piafs-web-keep = kept
