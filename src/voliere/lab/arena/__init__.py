"""The arena: bots of any make on the same deals, seat by seat, and how sure one may be of who is stronger."""
