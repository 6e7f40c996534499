# What is true with every option, said where a table is set.

wingspan-alone = The Automa
wingspan-alone-about = You play against the Automa: it hoards birds and eggs, pays nothing and does not think.
wingspan-option-goals-is-green = Players are compared: the first of each round scores 4, 5, 6, then 7 points.
wingspan-option-goals-is-blue = Nobody is in your way: 1 point for each, 5 at most in a round.
wingspan-option-edition-is-fr = Four bonus cards look at the birds’ French names.
wingspan-option-edition-is-en = Four bonus cards look at the birds’ English names.
wingspan-option-hands-is-secret = Only you see your birds.
wingspan-option-hands-is-public = Everybody sees every hand.
wingspan-option-printed-cards-is-on = Belted Kingfisher and Eastern Kingbird give 1 food, as their cards say.
wingspan-option-printed-cards-is-off = Belted Kingfisher and Eastern Kingbird give 2 food, as the appendix says.
wingspan-option-automa-is-eaglet = Each face-down bird of the Automa is worth 3 points: to begin with.
wingspan-option-automa-is-eagle = Each face-down bird of the Automa is worth 4 points.
wingspan-option-automa-is-golden = Each face-down bird of the Automa is worth 5 points: for the best.
wingspan-option-expert-is-on = One more card: the Automa is stronger at the goals.
wingspan-option-expert-is-off = The Automa plays its ordinary cards.
