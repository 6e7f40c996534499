"""A package of its own: else a library that brings a folder `tests` (pgx does) has it found in our place."""
