"""Magpies, a game for Volière. All it brings lies in this package and is found there."""
