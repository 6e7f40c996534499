# What the Automa does, in a few words
wingspan-rival-no-bird = no bird
wingspan-rival-pink = wakes your pink birds
