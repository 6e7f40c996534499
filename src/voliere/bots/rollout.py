"""Playing positions out, compiled with the games: the inner loop of every search.

At random, or by a `Policy`: what a game knows about playing sensibly without thinking long. Both are for
worlds that were sampled (`Glimpse.world`): who plays out sees every card, as nobody at the table may.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How seats play on in thought; unless a game knows better, at random."""

    def choose(self, s: State, seat: Seat, rng: Rng) -> Action:
        """The action of a seat that is asked. Looks at the position itself and leaves it as it is."""
        return s.sample(seat, rng)


def play_out(s: State, policy: Policy, rng: Rng) -> int:
    """Play on by a policy to the end, and give the number of choices made."""
    made = 0
    while s.actors:
        seat = s.actors[0]
        s.do(seat, policy.choose(s, seat, rng))
        made += 1
    return made


def rollouts(s: State, n: int, rng: Rng) -> int:
    """Copy a position and play it out at random, n times; gives the number of decisions.

    Luck comes from `rng` too: the chance of the game itself is not for those who think.
    """
    total = 0
    for _ in range(n):
        ahead = s.copy()
        ahead.rng = rng
        total += ahead.playout(rng)
    return total


def heavy_rollouts(s: State, policy: Policy, n: int, rng: Rng) -> list[int]:
    """The same by a policy; gives each seat's points, summed over all n."""
    points = [0] * s.seats
    for _ in range(n):
        ahead = s.copy()
        ahead.rng = rng
        play_out(ahead, policy, rng)
        for score in ahead.scores():
            points[score.seat] += score.total
    return points
