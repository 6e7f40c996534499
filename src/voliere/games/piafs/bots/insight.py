"""A judgement that has learned from many games: what the hand-made one says, and what it overlooks."""

from __future__ import annotations

from functools import cache
from typing import Final

from voliere.bots.net import Net, net_of
from voliere.bots.search.judgement import learned
from voliere.core.state import Seat
from voliere.games.piafs.bots.greedy import hand_worth, table_worth
from voliere.games.piafs.bots.inputs import Eyes
from voliere.games.piafs.score import total
from voliere.games.piafs.state import Table

FILE: Final = "insight.txt"
SCALE: Final = 10.0  # points that the net calls 1


@cache
def shipped() -> Net:
    """What `voliere train piafs` wrote."""
    return net_of(learned("voliere.games.piafs.bots", FILE))


class Insight:
    """The points that a seat is likely to have in the end, judged before somebody's turn."""

    def __init__(self, net: Net | None = None) -> None:
        self.net = shipped() if net is None else net
        self.eyes = Eyes()

    def value(self, s: Table, seat: Seat, turn: Seat) -> float:
        if s.over:
            return float(total(s, seat))
        return by_hand(s, seat) + SCALE * self.net.value(self.eyes.look(s, seat, turn))


def by_hand(s: Table, seat: Seat) -> float:
    return table_worth(s, seat) + hand_worth(s, seat)
