"""Thinking ahead, for any game: what a game adds is what it knows."""
