"""A finished game told once more: the race, its turning point, what decided it, awards."""
