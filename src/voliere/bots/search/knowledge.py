"""What a game may add to a search: how positions are judged, and what it knows about its options."""

from __future__ import annotations

from math import tanh
from typing import Final

from mypy_extensions import mypyc_attr

from voliere.bots.search.budget import Budget
from voliere.core.glimpse import Glimpse
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State

PRINTS: Final = (1 << 40) - 87  # prime; small enough for machine numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """As it stands: random play to the end, half the reward for the win and half for the margin.

    Squashed by `scale` points, the margin tells good from less good long before a win is in sight. Positions
    given to it are worlds that were sampled: it may look at every card of them.
    """

    def __init__(self, scale: float = 20.0) -> None:
        self.scale = scale

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.scale,)

    def world(self, g: Glimpse, rng: Rng) -> State:
        """A world to think in: what the seat remembers is true in it."""
        return g.world(rng)

    def worlds(self, g: Glimpse, rng: Rng) -> list[State]:
        """Every world there is, each as likely, if they are few; [] means to sample."""
        return []

    def solve(self, g: Glimpse, rng: Rng, budget: Budget) -> Action:
        """The answer where it can be worked out within the budget; -1 means to search."""
        return -1

    def options(self, s: State, seat: Seat) -> list[Action]:
        """What a seat may do, without options that are equal to others."""
        return s.choices(seat)

    def worths(self, s: State, seat: Seat, options: list[Action]) -> list[float]:
        """Options in points, as a first guess; [] means none. Only their differences count."""
        return []

    def footprint(self, s: State, seat: Seat) -> int:
        """All that a seat sees when it is asked, as a number: what was thought there before is thought on.

        0 = each question is thought through anew. It must not rest on what the seat cannot see.
        """
        return 0

    def sign(self, s: State, a: Action) -> int:
        """What chance has just shown to all, as a number; 0 = nothing. Each has a branch of its own."""
        return 0

    def finish(self, s: State, rng: Rng) -> None:
        """From a new leaf to a position that `rewards` can judge."""
        if s.actors:
            s.playout(rng)

    def rewards(self, s: State) -> list[float]:
        """From 0 to 1 for each seat."""
        points = [score.total for score in s.scores()]
        return blend(s.returns(), points, self.scale)


def trail(prints: int, number: int) -> int:
    """A footprint with one more number in it."""
    return (prints * 1_000_003 + number + 2) % PRINTS


def blend(won: list[float], points: list[int], scale: float) -> list[float]:
    """Half the win, half the margin over the best other; alone there is only what `returns` says.

    >>> blend([1.0, 0.0], [10, 10], 20.0)
    [0.75, 0.25]
    """
    seats = len(points)
    if seats == 1:
        return won
    found: list[float] = []
    for k in range(seats):
        rival = points[0] if k > 0 else points[1]
        for j in range(seats):
            if j != k and points[j] > rival:
                rival = points[j]
        found.append(0.5 * won[k] + 0.25 + 0.25 * tanh(float(points[k] - rival) / scale))
    return found
