"""The boxes of the pad: every bird card for every seat, and what its seeds come to."""

from __future__ import annotations

from typing import Final

from voliere.core.pad.boxes import EMPTY, PadSpace, numbers
from voliere.core.space import Things
from voliere.games.piafs.components import CARD, SEAT, SPECIES

MOST_SEEDS: Final = 99  # all seeds of the box come to less

SPACE: Final = PadSpace(SEAT)
HOLD: Final = SPACE.block("hold", SEAT, CARD, Things("held", [EMPTY, "yes"]))
SEEDS: Final = SPACE.block("seeds", SEAT, numbers("points", 0, MOST_SEEDS))
SPACE.name(SPECIES)

WEARS: Final = {"starter": "seat", "points": ""}
