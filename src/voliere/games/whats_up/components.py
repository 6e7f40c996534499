"""Thirty double-sided cards (WU-COMP), and everything a player can do."""

from __future__ import annotations

from typing import Final

from voliere.core.space import Space, Things

COLOURS: Final = 4
FACES: Final = 12  # 4 colours x 1, 2 or 3 birds (WU-COMP-1)
GRID: Final = 30  # 5 rows of 6 (WU-SETUP-1)
COLUMNS: Final = 6
ROWS_TO_WIN: Final = {2: 4, 3: 3, 4: 2}  # WU-END-1
LEFT_AT_END: Final = 3  # WU-END-2
PROPOSAL_ROUNDS: Final = 2  # WU-END-3a
STALL_ROUNDS: Final = 8  # WU-END-3b
GONE: Final = -1  # an empty cell

COLOUR: Final = Things("colour", ["red", "green", "yellow", "violet"])
FACE: Final = Things("face", [c + str(n) for c in "rgyv" for n in (1, 2, 3)])
CELL: Final = Things("cell", ["abcdef"[i % COLUMNS] + str(i // COLUMNS + 1) for i in range(GRID)])
SEAT: Final = Things("seat", ["1", "2", "3", "4"])

SPACE: Final = Space()
FLIP: Final = SPACE.block("flip", CELL)
PROPOSE: Final = SPACE.block("propose")
AGREE: Final = SPACE.block("agree")
REFUSE: Final = SPACE.block("refuse")
for _kind in (FACE, COLOUR, SEAT):
    SPACE.name(_kind)


def colour_of(face: int) -> int:
    return face // 3


def birds_on(face: int) -> int:
    return face % 3 + 1


def pairs() -> list[tuple[int, int]]:
    """Each pair of faces that differ in exactly one attribute, once (WU-COMP-2, WU-COMP-3)."""
    found: list[tuple[int, int]] = []
    for a in range(FACES):
        for b in range(a + 1, FACES):
            if (colour_of(a) == colour_of(b)) != (birds_on(a) == birds_on(b)):
                found.append((a, b))
    return found


CARDS: Final = pairs()
