"""Thirty-six shiny things (MP-COMP), and everything a player can do."""

from __future__ import annotations

from typing import Final

from voliere.core.space import Space, Things

KINDS: Final = 4
HIGHEST: Final = 9
CARDS: Final = KINDS * HIGHEST  # MP-COMP-1
DEALT: Final = 3  # MP-SETUP-1
MEADOW: Final = 3  # MP-SETUP-2
TURNS: Final = 5  # MP-END-1
SET: Final = 5  # points for one of each treasure (MP-SCORE-2)

TREASURE: Final = Things("treasure", ["ring", "key", "spoon", "coin"])
CARD: Final = Things("card", [kind + str(n) for kind in TREASURE.names for n in range(1, HIGHEST + 1)])
SEAT: Final = Things("seat", ["1", "2", "3", "4"])

SPACE: Final = Space()
HIDE: Final = SPACE.block("hide", CARD)
TAKE: Final = SPACE.block("take", CARD)
STEAL: Final = SPACE.block("steal", CARD)
for _kind in (TREASURE, SEAT):
    SPACE.name(_kind)


def treasure_of(card: int) -> int:
    return card // HIGHEST


def number_of(card: int) -> int:
    return card % HIGHEST + 1
