"""Birds, rows and ranks (WU-COL, WU-RANK)."""

from __future__ import annotations

from typing import Final

from voliere.core.score import Score, ranked
from voliere.core.state import Seat
from voliere.games.whats_up.components import COLOUR, COLOURS
from voliere.games.whats_up.state import Table

WORTH: Final = [0, 1, 3, 6]  # birds of a row of 0 to 3 cards (WU-RANK-1)


def row(s: Table, seat: Seat, colour: int) -> int:
    return int(s.rows[seat * COLOURS + colour])


def birds(s: Table, seat: Seat) -> int:
    return sum([WORTH[row(s, seat, c)] for c in range(COLOURS)])


def cards(s: Table, seat: Seat) -> int:
    return sum([row(s, seat, c) for c in range(COLOURS)])


def complete(s: Table, seat: Seat) -> int:
    return sum([1 for c in range(COLOURS) if row(s, seat, c) == 3])


def scores(s: Table) -> list[Score]:
    """Birds colour by colour."""
    return [
        Score(seat, {COLOUR.names[c]: WORTH[row(s, seat, c)] for c in range(COLOURS)})
        for seat in range(s.seats)
    ]


def places(s: Table) -> list[int]:
    """Rows won the game: that player first (WU-END-1); then birds, then fewest cards (WU-RANK)."""
    keys: list[list[int]] = []
    for seat in range(s.seats):
        by_rows = 1 if s.ending == "rows" and complete(s, seat) >= s.goal() else 0
        keys.append([by_rows, birds(s, seat), -cards(s, seat)])
    return ranked(keys)
