"""A judgement that has learned from many games: what the hand-made one says, and what it overlooks."""

from __future__ import annotations

from functools import cache
from typing import Final

from voliere.bots.net import Inputs, Net, net_of
from voliere.bots.search.judgement import learned
from voliere.core.state import Seat
from voliere.games.wingspan.bots.inputs import MOST, look
from voliere.games.wingspan.bots.policy import DECK, PLAYS, Habits
from voliere.games.wingspan.bots.worth import Judgement
from voliere.games.wingspan.state import Table

FILE: Final = "insight.txt"
SCALE: Final = 10.0  # points that the net calls 1


@cache
def shipped() -> Net:
    """What `voliere train wingspan` wrote."""
    return net_of(learned("voliere.games.wingspan.bots", FILE))


class Insight(Judgement):
    def __init__(self, net: Net | None = None) -> None:
        super().__init__()
        self.net = shipped() if net is None else net
        self.seen = Inputs(MOST)

    def value(self, s: Table, seat: Seat) -> float:
        known = super().value(s, seat)
        if s.over:
            return known
        look(s, seat, self.seen)
        return known + SCALE * self.net.value(self.seen)

    def by_hand(self, s: Table, seat: Seat) -> float:
        """What the hand-made judgement says."""
        return super().value(s, seat)


class Practised(Habits):
    """Plays on by what was learned."""

    def __init__(self, insight: Insight, tried: int = PLAYS, deck: float = DECK) -> None:
        super().__init__(tried, deck)
        self.judgement = insight
