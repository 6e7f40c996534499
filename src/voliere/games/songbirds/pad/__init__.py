"""The pad of Songbirds: the forest card by card or harvests as numbers, favourites, rounds."""
