"""`voliere study`: what many games of bots say about a game, for people to read."""
