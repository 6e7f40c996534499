# The score sheet
whats-up-sheet-players = { $last } players
whats-up-sheet-birds = birds
whats-up-sheet-cards = cards
whats-up-sheet-help = Tick 1, then 2, then 3: a full row is worth { $birds } birds. Full rows that win at once: { $rows }. Otherwise most birds, then fewest cards.
whats-up-sheet-rows = _{ $rows } with { $seats ->
    [2] two
    [3] three
   *[other] four
  }_

# The player aid: _bold_, [sign]
whats-up-aid-about = Turn over a card each turn, remember what it hid, and line up one, two, three birds of a colour.
whats-up-aid-turn = A turn
whats-up-aid-flip = _Turn over_ a card of the grid. You may not pass.
whats-up-aid-fits = _The new face fits?_ Take the card, you have to, and add it to your row.
whats-up-aid-else = _If not_, it stays in its place, on its new face.
whats-up-aid-fitting = What fits
whats-up-aid-fitting-about = One row for each colour, never two. It begins with _one_ bird, goes on with _two_, ends with _three_. A card once taken is never turned over again.
whats-up-aid-setup = Set-up
whats-up-aid-setup-about = { $cards } cards, shuffled, sides too, in { $rows } rows of { $columns }. The youngest begins.
whats-up-aid-hidden = What a card hides
whats-up-aid-hidden-about = Its two faces differ in one thing only: the colour, or the number. Behind a red 2: red 1, red 3, or a 2 of another colour.
whats-up-aid-win = Win at once
whats-up-aid-rows = full rows
whats-up-aid-count = Otherwise, count
whats-up-aid-count-about = When only _{ $left } cards_ are left in the grid, or when nothing moves any more: after { $few } rounds without a card taken you may agree to stop, after { $many } it is over.
whats-up-aid-row-of = row of
whats-up-aid-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
whats-up-aid-birds = birds
whats-up-aid-tie = Most birds; tie: fewest cards; then a shared win.
whats-up-aid-colours = Colours
