# The lesson: what each step says. $other is the other player at the table.

lesson-piafs-goal = Birds queue up at the feeder. When those waiting are together stronger than the bird on the perch, they chase it away: you win that bird and a seed.
lesson-piafs-compare = A greenfinch of strength 3 is on the first perch, and nobody waits below. Your greenfinch 5 beats it by 2. That difference counts: it is the position of the seed you take.
lesson-piafs-chase = Send the male greenfinch 5 to perch 1. You take the second seed and the greenfinch; yours flies up to the perch.
lesson-piafs-draw = Now fill your hand up to four, from the track or blind from the deck. The female greenfinch 3 is the mate of the one you have just won: take her.
lesson-piafs-low = How do you get her out of your hand? By losing! Play the female greenfinch 4 at perch 1: 4 against 5 is not enough, and equal would not be either.
lesson-piafs-couple = After a failed attempt you may add a hand card, no stronger than the bird played, to your collection. A couple of equal strength: 5 points! Then draw the two circled greenfinches.
lesson-piafs-squirrel = A squirrel sits at the first seed: it would steal two of yours. A 4 is waiting against 5; greenfinch 2 would make a difference of 1. Play greenfinch 4 instead: 3.
lesson-piafs-score = At the end: seeds, 5 for each couple, and for every species the eggs of whoever has most birds of it. A crow or a squirrel can cost you dear.
lesson-piafs-done = Count first: not the strongest bird is best, but the one with the right difference.
