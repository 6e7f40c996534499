"""Random play to the end, compiled with the games: the inner loop of every search."""

from __future__ import annotations

from voliere.core.rng import Rng
from voliere.core.state import State


def playout(s: State, rng: Rng) -> int:
    """Play uniformly at random to the end, in place; gives the number of decisions."""
    n = 0
    while s.actors:
        seat = s.actors[0]
        me = s.top(seat)
        s.do(seat, me.verb.sample(s, me, rng))
        n += 1
    return n


def rollouts(s: State, n: int, rng: Rng) -> int:
    """Copy and play out, n times; gives the number of decisions."""
    total = 0
    for _ in range(n):
        total += playout(s.copy(), rng)
    return total
