"""The pad of Birds of a Feather: a score sheet for every seat, as in the rulebook."""
