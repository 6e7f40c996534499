"""The pad of Wingspan: numbers by category, or birds with all that lies on them; goals; bonus cards."""
