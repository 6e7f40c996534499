"""Tables in use: rooms, who is present, pushes, and the bots that play there."""
