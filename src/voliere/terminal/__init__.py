"""Playing in a terminal. Knows no game: it draws boards, lists options, and asks the rules for the rest."""
