"""What has been learned of Birds of a Feather: the points a seat will have in the end, row by row."""

from __future__ import annotations

from functools import cache
from typing import Final

from voliere.bots.net import Net, net_of
from voliere.bots.search.judgement import learned
from voliere.core.native import i64, vec
from voliere.core.state import Seat
from voliere.games.feather.bots.inputs import AHEAD, ROWS, VISITED, Eyes
from voliere.games.feather.components import BIT, FULL_ROW, RAPTOR, ROW, ROW_BITS, ROW_POINTS
from voliere.games.feather.score import points
from voliere.games.feather.state import OVER, Table

FILE: Final = "insight.txt"
SCALE: Final = 5.0  # points that the net calls 1


@cache
def shipped() -> Net:
    """What `voliere train feather` wrote."""
    return net_of(learned("voliere.games.feather.bots", FILE))


class Insight:
    """Judges by what a seat knows: its hand, its sheet and the cards shown."""

    def __init__(self, net: Net | None = None) -> None:
        self.net = shipped() if net is None else net
        self.eyes = Eyes()
        self.stays: vec[float] = vec[float]([0.0] * ROWS)  # what each row is worth as the hand is
        self.rest = 0.0  # the same, added up
        self.raptors = False

    def value(self, s: Table, seat: Seat) -> float:
        """The points in the end, judged before a round."""
        if s.stage == OVER:
            return float(points(s.sheets[seat]))
        self.begin(s, seat, AHEAD)
        return self.rest

    def row(self, h: i64, mode: i64, sheet: i64) -> float:
        sure = float(ROW_POINTS[(sheet >> (h * ROW)) & FULL_ROW])
        return sure + SCALE * self.net.value(self.eyes.look(h, mode, sheet))

    def begin(self, s: Table, seat: Seat, mode: i64) -> None:
        """Before `trip` (LEFT) and `without` (AHEAD): a seat that is to choose."""
        self.raptors = s.agreed.raptors
        self.eyes.survey(s, seat)
        total = 0.0
        h: i64 = 0
        while h < ROWS:
            self.stays[h] = self.row(h, mode, self.eyes.sheet)
            total += self.stays[h]
            h += 1
        self.rest = total

    def trip(self, bird: i64) -> float:
        """The points in the end if this card is played now."""
        eyes = self.eyes
        h: i64 = bird // ROW
        eyes.lay_down(bird)
        found = self.rest - self.stays[h] + self.row(h, VISITED, self.after(bird))
        eyes.take_up(bird)
        return found

    def after(self, bird: i64) -> i64:
        """The sheet with what is surely seen."""
        eyes = self.eyes
        settled: i64 = eyes.settled & ROW_BITS[bird]
        if self.raptors and bird % ROW == RAPTOR:
            settled = 0
        return eyes.sheet | settled | BIT[bird]

    def without(self, bird: i64) -> float:
        """The points it brings, mostly below 0, if this card leaves the hand before a round."""
        eyes = self.eyes
        h: i64 = bird // ROW
        eyes.lay_down(bird)
        found = self.row(h, AHEAD, eyes.sheet) - self.stays[h]
        eyes.take_up(bird)
        return found
