"""Studying games: many games between bots, and what can be said about them."""
