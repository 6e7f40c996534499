"""Steps from one form of the database to the next; `serve` takes them by itself."""
