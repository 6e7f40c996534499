# Pads, beside the real box

# Everywhere
pads-undo = Undo
pads-undone = *Taken back.*
pads-kept = Kept here.
pads-of = { $count } of { $of }
pads-consigne = What was just said
pads-views = Views
pads-seats = Players
pads-sheet = Sheet
pads-keypad = Keypad
pads-one-less = One less
pads-one-more = One more
pads-less = { $what }: one less
pads-more = { $what }: one more
pads-erase = Erase
pads-next = Next
pads-total = Total
pads-mend = correct
pads-recount = Back to the count
pads-recount-to = Back to the count ({ $counted })
pads-standing = Standing so far
pads-solo = alone
pads-from = { $from } and more
pads-from-to = { $from } to { $to }
pads-to = { $to } or less
pads-leads = { $you ->
    [yes] You lead with *{ $points }*.
   *[no] { $names } leads with *{ $points }*.
  }
pads-level = { $names } are level with *{ $points }*.
pads-tie = As many points: { $names }. { $what }: *{ $numbers }*. { $alone ->
    [yes] That breaks the tie.
   *[no] Victory is shared.
  }

# We have the box here
pads-box = At a real table
pads-box-title = We have the box here.
pads-box-about = Volière counts the points. The cards stay on the table.
pads-box-feather = A sheet on every phone, or one phone for all.
pads-box-wingspan = Six lines a player, and the goals.
pads-box-automa = The Automa
pads-box-automa-about = It plays at your table: cards, dice, eggs and cubes of the box.
pads-box-automa-go = Play
pads-box-songbirds = The forest card by card, or the harvests.
pads-box-piafs = Pairs, majorities, seeds.
pads-box-whats-up = Everybody’s rows.
pads-print = { $title }: sheets to print
pads-notebook = Sheet
pads-count = Score

# A new pad
pads-at-table = at a real table
pads-how-many = How many are you?
pads-around = Around the table
pads-name = Name, if you like
pads-name-of = Name of player { $number }
pads-this-phone = this phone
pads-own-phone = on their phone
pads-their-phone = { $name }’s phone
pads-who-ticks = Who ticks?
pads-who-counts = Who counts?
pads-each = Everybody’s own phone
pads-each-about = a code to scan
pads-one = One for all
pads-one-about = this phone holds everything
pads-variants = Variants
pads-open = Open the sheets
pads-open-count = Open the score pad

# The code, and who scans it
pads-table-of = at { $name }’s table
pads-code-title = Let them scan this code.
pads-code-about = Everybody finds their place on their own phone. Nothing to install, no account.
pads-code-done = Back
pads-begin = Begin
pads-not-yet = not yet
pads-away = is gone
pads-here = is here
pads-hold = Hold here
pads-give-back = Give back { $name }’s place
pads-join-title = Who are you?
pads-join-about = The table of { $title } is open. Tap your name.
pads-seat-free = free
pads-me = That’s me
pads-holds = holds the table
pads-watch = Only watch

# Set-up, first player, timer
pads-setup = Set-up
pads-setup-for = { $count ->
    [1] Alone
    [2] Two players
    [3] Three players
    [4] Four players
    [5] Five players
    [6] Six players
   *[other] { $count } players
  }
pads-setup-neutral = neutral
pads-setup-variants = With your variants
pads-setup-done = Ready
pads-first-title = Who begins?
pads-first-of = { $title }, { $count } players
pads-first-how = Everybody lay a finger here and keep still.
pads-first-hand = This hand begins.
pads-first-name = { $name } begins.
pads-first-then = Then clockwise.
pads-first-draw = Draw a name
pads-first-again = Again
pads-timer = Timer
pads-timer-minutes = Minutes
pads-timer-again = Start again
pads-timer-done = Time is up.

# Log and menu
pads-log-none = Nothing was said yet.
pads-log-by = said by { $name }
pads-log-undo = Take back: { $what }
pads-log-theirs = { $name } said that. Take it back anyway?
pads-log-changed = This box has changed since. Put back what was there before?
pads-log-sure = Take it back
pads-log-leave = Leave it
pads-menu-code = The phones
pads-menu-code-about = The code to scan, and who holds which place.
pads-end = End the game
pads-end-about = Shows the result. Everything stays open.
pads-end-tab = End
pads-reopen = Open again
pads-reopen-about = The game goes on.

# Without a network, and back
pads-offline = *Offline.* The pad goes on on this phone{ $count ->
    [0] .
    [one] ; 1 answer will be sent when the network is back.
   *[other] ; { $count } answers will be sent when the network is back.
  }
pads-back = *Back.* { $count ->
    [0] Everything is up to date
    [one] 1 answer sent
   *[other] { $count } answers sent
  }{ $clashes ->
    [0] .
    [one] , one to decide.
   *[other] , { $clashes } to decide.
  }
pads-clash = Which answer is right?
pads-clash-above = Choose above.
pads-clash-title = Two answers
pads-clash-about = Two phones spoke while they could not hear each other.
pads-clash-kept = Nothing is lost: choose, the other stays in the log.

# The result
pads-result-meta = at a real table, { $day }
pads-result-open = A mistake? Everything stays open: go back to the sheet and correct it.
pads-result-tap = A mistake? Everything stays open: tap a number to correct it.
pads-result-back = See the sheet
pads-result-print = Print
pads-again = New game, same players
pads-again-alone = Play again

# Birds of a Feather
pads-feather-first = Tap a bird you saw.
pads-feather-first-about = Tapping it again takes it back. Points and ALL boxes come by themselves.
pads-feather-touch = tap a bird you saw
pads-feather-all = All
pads-feather-complete = complete
pads-feather-complete-worth = complete, +{ $points }
pads-feather-all-here = Tick for everybody here
pads-feather-all-in = all here
pads-feather-round = Round
pads-feather-rounds = of { $rounds }
pads-feather-next = Next round
pads-feather-meta = round { $round } of { $rounds }
pads-feather-round-told = *Round { $round }* of { $rounds }.
pads-feather-others = The others
pads-feather-closed = sheet closed
pads-feather-hidden = Sheets are hidden until the end: everybody sees only their own.
pads-feather-open-sheets = The open sheets
pads-feather-grows = tap a sheet to open it
pads-feather-left = Still to be seen, and by whom
pads-feather-sheet-of = { $you ->
    [yes] Your sheet
   *[no] { $name }
  }
pads-feather-seen = { $whose ->
    [own] *{ $bird }*, seen.
   *[other] { $name }: *{ $bird }*, seen.
  }
pads-feather-unseen = { $whose ->
    [own] *{ $bird }*, erased.
   *[other] { $name }: *{ $bird }*, erased.
  }
pads-feather-progress = { $habitat } { $count } of { $of }.
pads-feather-again = Tap again to erase.
pads-feather-now-complete = { $habitat }: all seen, +{ $points }.
pads-feather-everybody = { $habitat }: everybody there saw…
pads-feather-other = other habitat
pads-feather-who = Who was there?
pads-feather-elsewhere = elsewhere
pads-feather-birds = { $count ->
    [0] nothing new
    [one] { $count } bird
   *[other] { $count } birds
  }
pads-feather-tick-all = { $count ->
    [one] Tick on one sheet
   *[other] Tick on { $count } sheets
  }
pads-feather-tick-about = What was ticked stays ticked. One undo takes all of it back.
pads-feather-ticked = *{ $count } boxes* ticked on { $sheets ->
    [one] one sheet
   *[other] { $sheets } sheets
  }.
pads-feather-tick-undo = One undo takes all of it back.
pads-feather-shared = No tie-break: the victory would be shared.
pads-odd = Kept as it is: the table decides.
pads-finish = End
pads-unsent = said here, not sent yet
pads-ahead = { $you ->
    [yes] You are *{ $points }* ahead.
   *[no] { $name } is *{ $points }* ahead.
  }

# What’s Up
pads-whats-up-meta = { $players } players, { $rows ->
    [one] one row wins
   *[other] { $rows } rows win
  }
pads-whats-up-facts = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $rows ->
    [one] { $rows } row complete
   *[other] { $rows } rows complete
  }
pads-whats-up-add = Tap: { $count }.
pads-whats-up-first = Tap a colour: one more card.
pads-whats-up-first-about = The winner appears by itself.
pads-whats-up-row = { $name }: *{ $colour } { $count }*.
pads-whats-up-emptied = { $name }: *{ $colour }* row emptied.
pads-whats-up-full = The row is complete.
pads-whats-up-next = One more tap, one more card.
pads-whats-up-quiet = *{ $turns }* turns without a card.
pads-whats-up-empty = Empty { $name }’s *{ $colour }* row?
pads-whats-up-empty-about = Tap something else to leave it.
pads-whats-up-do-empty = Empty
pads-whats-up-wins = { $you ->
    [yes] *You win*
   *[no] *{ $name } wins*
  }: { $rows ->
    [one] one complete row
   *[other] { $rows } complete rows
  }.
pads-whats-up-others = The others rank by birds, then by fewest cards.
pads-whats-up-rank = By rows first, then by birds, then by fewest cards.
pads-whats-up-stall = *{ $turns } turns* without a card: it is over.
pads-whats-up-blank = Blank turns
pads-whats-up-blank-about = without a card; at { $propose } you may stop, at { $stall } it is over

# Piafs
pads-piafs-collection = Collection
pads-piafs-majorities = Majorities
pads-piafs-birds = { $count ->
    [one] { $count } bird
   *[other] { $count } birds
  }
pads-piafs-pile = { $birds ->
    [one] { $birds } bird
   *[other] { $birds } birds
  }, { $eggs ->
    [one] { $eggs } egg
   *[other] { $eggs } eggs
  }
pads-piafs-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
  }
pads-piafs-male = male
pads-piafs-female = female
pads-piafs-none = none
pads-piafs-leads = majority, eggs
pads-piafs-tie = Pairs
pads-piafs-ink = Underlined: majority. In a tie everybody scores their own eggs.
pads-piafs-seeds-about = the sum of the pile
pads-piafs-first = Tap the cards of the collection.
pads-piafs-first-about = Pairs and majorities count themselves.
pads-piafs-held = *{ $card }*, collected.
pads-piafs-dropped = *{ $card }*, taken out.
pads-piafs-pair = A pair with { $card }.
pads-piafs-seeds-told = { $name }: *{ $count }* in seeds.

# Wingspan
pads-wingspan-birds = Birds
pads-wingspan-goals = Goals
pads-wingspan-bonus = Bonus
pads-wingspan-meta-count = score, quick entry
pads-wingspan-meta-birds = full entry
pads-wingspan-meta-goals = end-of-round goals
pads-wingspan-meta-bonus = bonus cards
pads-wingspan-line-birds = Birds
pads-wingspan-line-bonus = Bonus cards
pads-wingspan-line-goals = Goals
pads-wingspan-line-eggs = Eggs
pads-wingspan-line-cached = Cached food
pads-wingspan-line-tucked = Tucked cards
pads-wingspan-ask-birds = How many points for *birds*: { $name }?
pads-wingspan-ask-bonus = How many points for *bonus cards*: { $name }?
pads-wingspan-ask-goals = How many points for *goals*: { $name }?
pads-wingspan-ask-eggs = How many *eggs*: { $name }?
pads-wingspan-ask-cached = How much *cached food*: { $name }?
pads-wingspan-ask-tucked = How many *tucked cards*: { $name }?
pads-wingspan-about-birds = The points printed on the cards played.
pads-wingspan-about-bonus = All bonus cards together.
pads-wingspan-about-goals = The four rounds together.
pads-wingspan-about-eggs = One point for each egg on the birds.
pads-wingspan-about-cached = One point for each token on the birds.
pads-wingspan-about-tucked = One point for each card under the birds.
pads-wingspan-first = Type the number, then “Next”: the next cell comes by itself.
pads-wingspan-empty = nothing yet
pads-wingspan-signs = Tap a sign to hear its name.
pads-wingspan-goals-below = Tap the line of the goals to open them.
pads-wingspan-four = Goals of the four rounds
pads-wingspan-no-goal = to be chosen
pads-wingspan-round = Round { $round }
pads-wingspan-which = Which goal?
pads-wingspan-which-of = Which goal in *round { $round }*?
pads-wingspan-goals-about = The tile on the board, then what everybody counts.
pads-wingspan-pick = Choose
pads-wingspan-change = Change
pads-wingspan-green = The highest number first. At least one is needed.
pads-wingspan-blue = One point each, five at most.
pads-wingspan-how-many = How many: *{ $goal }*?
pads-wingspan-left-to-count = { $count ->
    [one] One player still to count.
   *[other] { $count } players still to count.
  }
pads-wingspan-round-counted = Round { $round } counted: *{ $points }*.
pads-wingspan-not-counted = not counted yet
pads-wingspan-counted = counted on the birds
pads-wingspan-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }{ $level ->
    [yes] , tied
   *[no] {""}
  }
pads-wingspan-pt = pt
pads-wingspan-pts = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
pads-wingspan-add = Bird
pads-wingspan-by-number = by numbers
pads-wingspan-eggs = eggs
pads-wingspan-cached = cached
pads-wingspan-tucked = tucked
pads-wingspan-limit = , max { $limit }
pads-wingspan-drop = Take off { $what }
pads-wingspan-find = { $habitat }, { $name }
pads-wingspan-search = Search
pads-wingspan-found = { $count ->
    [one] { $count } bird
   *[other] { $count } birds
  } ({ $habitat }). Without accents, in English, French or Latin.
pads-wingspan-taken = already played: { $name }
pads-wingspan-birds-first = Tap a bird for its eggs.
pads-wingspan-birds-about = “+ Bird” adds one, by a few letters.
pads-wingspan-sum = { $points } + { $eggs ->
    [one] { $eggs } egg
   *[other] { $eggs } eggs
  }{ $cached ->
    [0] {""}
   *[other] {" "}+ { $cached } cached
  }{ $tucked ->
    [0] {""}
    [one] {" "}+ { $tucked } card
   *[other] {" "}+ { $tucked } cards
  }: { $total ->
    [one] { $total } point
   *[other] { $total } points
  }.
pads-wingspan-bonus-first = Bonus cards, by name.
pads-wingspan-bonus-add = A bonus card
pads-wingspan-bonus-more = Another bonus card
pads-wingspan-bonus-count = How many for *{ $bonus }*?
pads-wingspan-self = counted on the birds
pads-wingspan-say = for you to say
pads-wingspan-each = { $points ->
    [one] { $points } point each
   *[other] { $points } points each
  }
pads-wingspan-step = { $from } to { $to }
pads-wingspan-step-most = { $from } and more
pads-wingspan-shared = { $names } are level and share { $pot }: { $points } each.
pads-wingspan-tie = Tie: unused food
pads-wingspan-food-of = Unused food, { $name }
pads-wingspan-tie-ask = { $names } have as many points. How much unused food?
pads-wingspan-tie-broken = { $names } have as many points. Unused food: *{ $food }*. That decides.
pads-wingspan-tie-shared = { $names } have as many points and as much food: *{ $food }*. The victory is shared.
pads-wingspan-automa-end = { $result ->
    [won] You win, { $own } to { $automa }.
    [tied] Level with the Automa, { $own } each.
   *[lost] The Automa wins, { $automa } to { $own }.
  }
pads-wingspan-automa-birds = Points of its birds
pads-wingspan-automa-face-down = Birds face down
pads-wingspan-automa-goals = Points of goals
pads-wingspan-automa-eggs = Eggs

# Songbirds
pads-songbirds-forest = Forest
pads-songbirds-tab-favourites = Favourites
pads-songbirds-rounds = Rounds
pads-songbirds-round = Round
pads-songbirds-meta = round { $round }
pads-songbirds-meta-berries = round { $round }, the berries
pads-songbirds-meta-cards = { $count } cards of { $of }
pads-songbirds-palette = The cards
pads-songbirds-tokens = The tokens
pads-songbirds-laid = laid already
pads-songbirds-nobody = nobody
pads-songbirds-first = Tap each token, then each card: the next place comes by itself.
pads-songbirds-token-order = Columns first, then rows, from the top.
pads-songbirds-which-token = Which token: *{ $line }*?
pads-songbirds-which-card = Row { $row }, column { $column }: *which card?*
pads-songbirds-by-itself = The next cell comes by itself. Tap a cell to go there.
pads-songbirds-complete = The forest is entered.
pads-songbirds-complete-about = Now the favourites. Tap a cell to correct it.
pads-songbirds-centre = In the middle
pads-songbirds-a-card = a card
pads-songbirds-harvests = Harvests
pads-songbirds-numbers = Numbers
pads-songbirds-sum = { $count } of { $of } berries counted.
pads-songbirds-favourites = Favourites
pads-songbirds-worms = Favourites and worms
pads-songbirds-together = Together
pads-songbirds-no-favourite = choose the favourite
pads-songbirds-worm = worm
pads-songbirds-early = Early Bird: the volume does not score, it breaks ties.
pads-songbirds-favourites-first = Tap everybody’s favourite card.
pads-songbirds-ask-favourite = Which *favourite*: { $name }?
pads-songbirds-ask-worm = Which *worm*: { $name }?
pads-songbirds-favourite-told = *{ $name }*, favourite { $card }.
pads-songbirds-tie = Volume of the favourite
pads-songbirds-carry = Carry over
pads-songbirds-carry-about = To be carried over to the rounds.
pads-songbirds-finish-about = Everything is counted.
pads-songbirds-towards = Towards { $target }
pads-songbirds-enter = Enter round { $round }
pads-songbirds-begins = { $name } begins round { $round }.
pads-songbirds-begins-why = The highest total begins.
pads-songbirds-goes-on = Nobody has *{ $target }*: it goes on.
pads-songbirds-goes-on-about = The game ends after the round in which somebody gets there.
pads-songbirds-of-rounds = The game has { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }.
pads-songbirds-last = The last round is played.
pads-titled = { $title }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# On the page for a lost connection.
pads-offline-page = These pads can be opened without it:
