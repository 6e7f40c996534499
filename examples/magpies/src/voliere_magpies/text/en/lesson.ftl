# The lesson: what each step says. $other is the other player at the table.

lesson-magpies-goal = You are a magpie. In five turns you hide five cards in your nest. Of each treasure (ring, key, spoon, coin) only the highest number counts.
lesson-magpies-hide = A turn begins with hiding a card of your hand. Nines are the brightest: hide the key 9.
lesson-magpies-take = Then you take a card of the meadow, and another comes from the deck. You lack a spoon: take the spoon 9.
lesson-magpies-seen = { $other } has hidden a ring and taken the key 7. All saw that; the cards that were dealt stay secret, yours too.
lesson-magpies-second = Hide the spoon 9 you took. Then take the ring 5: nobody else shall have it.
lesson-magpies-shines = You hold two rings. Only the higher one will count, so hide the ring 8, then take the coin 1.
lesson-magpies-set = One treasure is still missing. With all four in the nest you score 5 more: hide the coin 8.
lesson-magpies-done = 9, 9, 8, 8 and 5 for the set: 39 points. Look at what the others lack, and take it before they do!
