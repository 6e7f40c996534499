"""Copy and play out at random, compiled with the games: the inner loop of every search."""

from __future__ import annotations

from voliere.core.rng import Rng
from voliere.core.state import State


def rollouts(s: State, n: int, rng: Rng) -> int:
    """Copy a position and play it out, n times; gives the number of decisions."""
    total = 0
    for _ in range(n):
        total += s.copy().playout(rng)
    return total
