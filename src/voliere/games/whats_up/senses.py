"""What a seat of What's Up reads as numbers (core/senses.py)."""

from __future__ import annotations

from voliere.core.native import BytesWriter, i64
from voliere.core.options import Options
from voliere.core.senses import Part, Sense, put, put_all, put_round
from voliere.core.state import Seat
from voliere.games.whats_up.components import COLOURS, FACES, GONE, GRID, STALL_ROUNDS
from voliere.games.whats_up.state import Table
from voliere.games.whats_up.truth import ENDINGS


class Grid(Sense[Table]):
    def __init__(self) -> None:
        meaning = "the visible face of each cell, row by row: 0 the card was taken, else 3 x colour + birds"
        super().__init__([Part("grid", GRID, 0, FACES, meaning, one_of=True)])

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        put_all(out, s.face, plus=1)


class Backs(Sense[Table]):
    def __init__(self) -> None:
        meaning = "with the memory aid: the hidden face of each cell that has been seen, 0 for the others"
        super().__init__([Part("backs", GRID, 0, FACES, meaning, one_of=True)])

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        cell: i64 = 0
        while cell < GRID:
            put(out, s.back[cell] + 1 if s.known[cell] == 1 and s.face[cell] != GONE else 0)
            cell += 1


class Collections(Sense[Table]):
    def __init__(self, seats: int) -> None:
        super().__init__(
            [
                Part(
                    "rows",
                    seats * COLOURS,
                    0,
                    3,
                    "cards in each row: red, green, yellow, violet of each seat",
                ),
                Part("quiet", 1, 0, STALL_ROUNDS * seats, "turns since a card was taken"),
                Part("left", 1, 0, GRID, "cards left in the grid"),
                Part(
                    "ending",
                    1,
                    0,
                    len(ENDINGS) - 1,
                    "0 while it is played; over by 1 rows, 2 three left, 3 stall, 4 agreement",
                    one_of=True,
                ),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        put_round(out, s.rows, seat * COLOURS)
        put(out, s.quiet)
        put(out, s.left)
        put(out, ENDINGS.index(s.ending) if s.ending else 0)


def senses(seats: int, options: Options) -> list[Sense[Table]]:
    aid: list[Sense[Table]] = [Backs()] if options["memory_aid"] else []
    return [Grid(), Collections(seats), *aid]
