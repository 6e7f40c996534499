"""Points, ranks and titles (BF-SCORE, BF-SOLO-4)."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.score import Score, ranked
from voliere.core.state import Seat
from voliere.games.feather.components import FULL_ROW, HABITAT, ROW, ROW_POINTS
from voliere.games.feather.state import Table

MOST = 50  # BF-COMP-4
LADDER: Final = [0, 26, 31, 36, 41]  # the least points of each title of the solo game (BF-SOLO-4)


def rows(sheet: int) -> list[int]:
    """The points of a sheet, habitat by habitat (BF-INV-2)."""
    return [int(ROW_POINTS[sheet >> (habitat * ROW) & FULL_ROW]) for habitat in range(HABITAT.size)]


def points(sheet: i64) -> int:
    total: i64 = 0
    rest: i64 = sheet
    while rest:
        total += ROW_POINTS[rest & FULL_ROW]
        rest >>= ROW
    return int(total)


def complete(sheet: int) -> list[int]:
    """The habitats whose ALL box is ticked (BF-COMP-3, BF-SCORE-2)."""
    return [h for h in range(HABITAT.size) if sheet >> (h * ROW) & FULL_ROW == FULL_ROW]


def scores(s: Table) -> list[Score]:
    return [Score(seat, lines(s, seat)) for seat in range(s.seats)]


def lines(s: Table, seat: Seat) -> dict[str, int]:
    return dict(zip(HABITAT.names, rows(int(s.sheets[seat])), strict=True))


def places(s: Table) -> list[int]:
    """Highest total; no tie-break (BF-SCORE-3, BF-R-1)."""
    return ranked([[points(sheet)] for sheet in s.sheets])


def returns(s: Table) -> list[float]:
    """A win is 1, shared among the winners; alone, the part of all 50 points."""
    if s.agreed.solo:
        return [points(s.sheets[0]) / float(MOST)]
    ranks = places(s)
    won = 1.0 / ranks.count(1)
    return [won if rank == 1 else 0.0 for rank in ranks]


def title(score: int) -> int:
    """The title of a solo score, as a number of TITLE (BF-SOLO-4)."""
    return sum([score >= least for least in LADDER]) - 1
