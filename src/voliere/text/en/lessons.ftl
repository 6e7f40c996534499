# The lessons: what each step says. $other is the other player at the table.

# What’s Up
lesson-whats-up-goal = Thirty cards, each with birds on both sides. Whoever first lines up the rows they need wins: one, two, then three birds of the same colour. With two players that is all four rows.
lesson-whats-up-sides = The two sides of a card differ in exactly one thing: the colour or the number. So beneath three red birds lie one or two red ones, or three of another colour.
lesson-whats-up-first = A turn is one card turned over. Only the side that appears counts. Turn the circled one.
lesson-whats-up-rows = One red bird: it starts your red row and the card is yours. Next you need two red birds. Now watch { $other } closely.
lesson-whats-up-remember = { $other } turned over two red birds. Two violet birds begin no row, so the card stays. You know what lies beneath: turn it back!
lesson-whats-up-trap = Beware: every row begins with one bird. Three birds of a new colour are no use yet. Turn this card and see what becomes of it.
lesson-whats-up-complete = It stays, and everybody has seen both sides. Meanwhile { $other } turned three red birds face down, here. You need exactly those.
lesson-whats-up-end = Red is complete: six birds. If nobody completes all rows, the game ends with three cards left, or when nobody adds a card for too long. Then the most birds win.
lesson-whats-up-done = That is all there is to it: turn, remember, line up. Your memory does the rest.

# Songbirds
lesson-songbirds-goal = Together you fill a forest of five rows and five columns. As soon as one is full, its loudest colour takes the berries lying beside it.
lesson-songbirds-favourite = Nobody owns a colour. The last card left in your hand is your favourite: you score its number, plus all the berries its colour has gathered.
lesson-songbirds-row = Row 2 lacks one card. Place White 4 there: white then sings with 3 + 4 = 7, louder than blue (4), red (1) and green (1). White takes the 15.
lesson-songbirds-column = A new card must touch another by a side. A small one may be enough: with White 1, column c has white 6, red 5, green 2.
lesson-songbirds-silence = Now the trap. In column d blue sings with 7 and white with 6: white would lose. But equal voices silence each other. Place Red 7 on d1.
lesson-songbirds-silenced = Red 7 and blue 7 are both out: white, with only 6, takes the 12. Before you place a card, look for voices that would become equal.
lesson-songbirds-keep = Some turns later. Two cards are left: play Red 4 and keep White 7. What stays in your hand decides everything.
lesson-songbirds-score = White has gathered 54 berries and your favourite adds 7: 61 points. { $other } kept Blue 7 and has 22 + 7 = 29. You win!
lesson-songbirds-done = Feed the colour you keep, hide it from the others, and mind the equal voices.

# Piafs
lesson-piafs-goal = Birds queue up at the feeder. When those waiting are together stronger than the bird on the perch, they chase it away: you win that bird and a seed.
lesson-piafs-compare = A greenfinch of strength 3 is on the first perch, and nobody waits below. Your greenfinch 5 beats it by 2. That difference counts: it is the position of the seed you take.
lesson-piafs-chase = Send the male greenfinch 5 to perch 1. You take the second seed and the greenfinch; yours flies up to the perch.
lesson-piafs-draw = Now fill your hand up to four, from the track or blind from the deck. The female greenfinch 3 is the mate of the one you have just won: take her.
lesson-piafs-low = How do you get her out of your hand? By losing! Play the female greenfinch 4 at perch 1: 4 against 5 is not enough, and equal would not be either.
lesson-piafs-couple = After a failed attempt you may add a hand card, no stronger than the bird played, to your collection. A couple of equal strength: 5 points! Then draw the two circled greenfinches.
lesson-piafs-squirrel = A squirrel sits at the first seed: it would steal two of yours. A 4 is waiting against 5; greenfinch 2 would make a difference of 1. Play greenfinch 4 instead: 3.
lesson-piafs-score = At the end: seeds, 5 for each couple, and for every species the eggs of whoever has most birds of it. A crow or a squirrel can cost you dear.
lesson-piafs-done = Count first: not the strongest bird is best, but the one with the right difference.

# Birds of a Feather
lesson-feather-goal = A day of birdwatching: 35 species in five habitats. Each one you see is ticked off. An ace is worth 2, raptor, rare and uncommon 1, common 0, and a complete habitat 3 more.
lesson-feather-turn = Every round all choose a card in secret. Yours takes you to its habitat, and there you see whatever shows up. Elsewhere you see nothing.
lesson-feather-first = Begin with the ace of the ocean, the Tufted Puffin: your own card always counts for you.
lesson-feather-alone = Nobody else was at sea: one box. But the four cards played now settle. In the next round whoever goes to their habitat sees them too.
lesson-feather-settled = Two mountain birds have settled, the ace among them. Follow them with the Mountain Bluebird: three boxes with one card.
lesson-feather-forest = Now two woodpeckers sit in the forest. Others may be drawn there too, and every forest card they play is one more bird for you. Play Cooper’s Hawk.
lesson-feather-common = Five birds at once! The trap: a common bird is worth nothing, but without it no habitat is complete. Do not let the last one fly away unseen.
lesson-feather-end = Settled birds leave after one round, and the last card in your hand is never played. The most points win.
lesson-feather-done = Watch where birds have settled, guess where the others will go, and be there.

# Wingspan
lesson-wingspan-goal = You attract birds to a forest, a grassland and a wetland. After 26 turns in four rounds the points decide: birds, eggs, food and cards on birds, goals, bonus.
lesson-wingspan-turn = A turn is one of four things: play a bird, gain food (forest), lay eggs (grassland) or draw cards (wetland). The more birds live in a row, the more it gives.
lesson-wingspan-play = The Yellow-rumped Warbler is cheap: one invertebrate, seed or fruit. Play it in the forest and pay with the fruit. The first bird of a row costs no egg.
lesson-wingspan-eggs = Eggs are points, and you will need them soon. Lay eggs: two, and they go to your only bird.
lesson-wingspan-food = Now gain food: the forest gives one die. Take the fruit. One bird lives there, so you may also trade a card for another die; leave that for today.
lesson-wingspan-power = An action wakes the birds of its row, from right to left. The Warbler’s power: tuck a hand card under it, a point for good, then draw another. Take the Mallard.
lesson-wingspan-price = The trap: from the second bird of a row on you also pay eggs. You have some! Play the Yellow-bellied Sapsucker in the forest.
lesson-wingspan-round = Each round ends with a goal, now birds with an egg in a cavity nest. { $other } has one. Your Sapsucker nests in a cavity too: lay both eggs on it and draw level.
lesson-wingspan-points = The next food action gives two dice, and the Sapsucker finds an invertebrate. So an engine grows: early on build it, towards the end turn it into eggs and points.
lesson-wingspan-done = Choose birds whose powers help each other, keep an eye on goals and your bonus card, and lay eggs in time.
