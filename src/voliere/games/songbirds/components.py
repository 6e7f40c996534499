"""What is in the box (SB-COMP-1 to SB-COMP-6), and everything a player can do with it."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64, vec
from voliere.core.space import Space, Things

COLOURS: Final = 4
VOLUMES: Final = 7
CARDS: Final = COLOURS * VOLUMES  # SB-COMP-1: each colour has each volume once
CELLS: Final = 25
CENTRE: Final = 12
LINES: Final = 10  # rows 0-4, columns 5-9
BERRIES: Final = [15, 12, 12, 10, 9, 8, 7, 7, 6, 5]  # SB-COMP-2
WORMS: Final = [3, 2, 1, 0]  # SB-COMP-6, in the order they are taken (SB-EB-2)
DIAGONALS: Final = [0, 4, 6, 8, 12, 16, 18, 20, 24]  # SB-SOLO-1
HAND_SIZES: Final = {2: 13, 3: 9, 4: 7}  # SB-SETUP-4, SB-4P-2

# In the forest: a card number, the special card, or one of the two kinds of empty cell.
SPECIAL: Final = 28
EMPTY: Final = -1
OPEN: Final = -2  # empty, and touching a card: it may be filled next (SB-TURN-2)

PENDING: Final = -1  # a token still on its line
NO_COLOUR: Final = 4  # the winner of a line where everything cancels (SB-LINE-5)

COLOUR: Final = Things("colour", ["red", "blue", "green", "white"])
CARD: Final = Things("card", [c + str(v) for c in "rbgw" for v in range(1, 8)])
CELL: Final = Things("cell", ["abcde"[i % 5] + str(i // 5 + 1) for i in range(CELLS)])
LINE: Final = Things("line", ["row" + str(i) for i in range(1, 6)] + ["column" + c for c in "abcde"])
SIDE: Final = Things("side", ["raven", "falcon", "hummingbird", "mockingbird"])
AREA: Final = Things("area", ["n", "e", "s", "w", "ne", "sw"])
SEAT: Final = Things("seat", ["1", "2", "3", "4"])
TITLE: Final = Things("title", ["rookie", "amateur", "apprentice", "professional", "superstar"])

SPACE: Final = Space()
PLACE: Final = SPACE.block("place", CARD, CELL)
FAVOURITE: Final = SPACE.block("favourite", CARD, Things("as", ["favourite"]))
SHOW: Final = SPACE.block("show", CARD)
SIDE_CHOICE: Final = SPACE.block("side", SIDE)
# SB-COOP-7: the fixed messages of the cooperative game.
KEEP: Final = SPACE.block("keep", Things("wish", CELL.names))
SUGGEST: Final = SPACE.block("suggest", Things("hint", CELL.names))
CHOOSER: Final = SPACE.block("chooser", SEAT)
WANTED: Final = SPACE.block("wanted", COLOUR)
AGREE: Final = SPACE.block("agree")
DISAGREE: Final = SPACE.block("disagree")
for _kind in (LINE, AREA, TITLE):
    SPACE.name(_kind)

# Hot paths count on these being first in the Space.
assert PLACE.first == 0
FIRST_FAVOURITE: Final = CARDS * CELLS
assert FAVOURITE.first == FIRST_FAVOURITE


def colour_of(card: int) -> int:
    return card // VOLUMES


def volume_of(card: int) -> int:
    return card % VOLUMES + 1


def neighbours(cell: int) -> list[int]:
    """Cells that touch this one on a side, never only diagonally (SB-TURN-2)."""
    row, column = cell // 5, cell % 5
    near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [r * 5 + c for r, c in near if 0 <= r < 5 and 0 <= c < 5]


NEIGHBOURS: Final = [neighbours(cell) for cell in range(CELLS)]
# The same for hot code: four numbers a cell, NOWHERE where there is none.
NOWHERE: Final = -1
NEAR: Final = vec[i64]([x for near in NEIGHBOURS for x in [*near, NOWHERE, NOWHERE][:4]])

# A line is six numbers: the strengths of the four colours, how many cells are filled, who won it.
LINE_SIZE: Final = 6
FILLED: Final = 4
WON: Final = 5
