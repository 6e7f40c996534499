# The lesson: what each step says. $other is the other player at the table.

lesson-feather-goal = A day of birdwatching: 35 species in five habitats. Each one you see is ticked off. An ace is worth 2, raptor, rare and uncommon 1, common 0, and a complete habitat 3 more.
lesson-feather-turn = Every round all choose a card in secret. Yours takes you to its habitat, and there you see whatever shows up. Elsewhere you see nothing.
lesson-feather-first = Begin with the ace of the ocean, the Tufted Puffin: your own card always counts for you.
lesson-feather-alone = Nobody else was at sea: one box. But the four cards played now settle. In the next round whoever goes to their habitat sees them too.
lesson-feather-settled = Two mountain birds have settled, the ace among them. Follow them with the Mountain Bluebird: three boxes with one card.
lesson-feather-forest = Now two woodpeckers sit in the forest. Others may be drawn there too, and every forest card they play is one more bird for you. Play Cooper’s Hawk.
lesson-feather-common = Five birds at once! The trap: a common bird is worth nothing, but without it no habitat is complete. Do not let the last one fly away unseen.
lesson-feather-end = Settled birds leave after one round, and the last card in your hand is never played. The most points win.
lesson-feather-done = Watch where birds have settled, guess where the others will go, and be there.
