# The score sheet
feather-sheet-all = All { $count }
feather-sheet-rounds = Rounds
feather-sheet-foot = Tick every bird you see; all { $count } of a habitat are worth { $bonus } more points.

# The player aid: _bold_, [sign]
feather-aid-about = The card you play takes you to its habitat, and there you see everything that shows itself. Most points win; ties are shared.
feather-aid-round = A round
feather-aid-choose = _Choose_, all together and in secret: one card of your hand, face down.
feather-aid-reveal = _Reveal_ every card, neutral hands too. Your card is your habitat.
feather-aid-see = _See_, in your habitat only: your own bird, those on the other cards of this round, and the birds that settled last round. Tick them.
feather-aid-settle = _Settle_: the old settled birds leave, the cards of this round take their place.
feather-aid-end = When everybody has one card left the game is over; that card is not played.
feather-aid-deal = How many cards
feather-aid-hands = hands
feather-aid-neutral = neutral
feather-aid-cards = cards
feather-aid-rounds = rounds
feather-aid-aside = With { $seats } players, { $cards } cards stay aside, face down.
feather-aid-solo = On your own
feather-aid-solo-about = { $hand } cards in hand, { $pile } in the pile. Play a card, turn { $turned } over, tick, then discard one and draw one. The game ends when the pile is empty.
feather-aid-score = Scoring
feather-aid-sign = sign
feather-aid-bird = bird
feather-aid-points = points
feather-aid-uncommon = { $count } uncommon
feather-aid-each = { $count } each
feather-aid-complete = all { $count } of a habitat
feather-aid-most = A full habitat: { $row }. The most: { $most }.
feather-aid-habitats = Habitats
feather-aid-variants = Variants
feather-aid-raptors = _Raptors_ [raptor] A revealed raptor drives the settled birds of its habitat away before anybody sees them. Cards of the same round stay.
feather-aid-migration = _Migration_ Before round one, all pass cards to the left at once.
feather-aid-draft = _Draft_ Instead of the deal: keep one card of the pack, pass the rest; left, then right, then left. Never with migration.
feather-aid-draft-neutral = With two, each pick also puts a card into your neutral hand; with three, the picks of the second pack do.
feather-aid-to-pass = migration
feather-aid-packs = draft
feather-aid-pack = { $packs } × { $size }
