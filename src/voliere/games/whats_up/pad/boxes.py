"""The boxes of the pad: a row of each colour for every seat, and turns without a card."""

from __future__ import annotations

from typing import Final

from voliere.core.pad.boxes import PadSpace, numbers
from voliere.games.whats_up.components import COLOUR, SEAT, STALL_ROUNDS

FULL: Final = 3  # cards of a row (WU-COL)

SPACE: Final = PadSpace(SEAT)
ROW: Final = SPACE.block("row", SEAT, COLOUR, numbers("length", 1, FULL))
QUIET: Final = SPACE.block("quiet", numbers("turns", 1, STALL_ROUNDS * SEAT.size))

WEARS: Final = {"starter": "seat", "length": "", "turns": ""}
