# What is true with every option, said where a table is set.

whats-up-option-memory-aid-is-on = The table remembers for you: backs already seen stay noted.
whats-up-option-memory-aid-is-off = Remember the backs yourself: that is the game.
