"""The boxes of the pad: 35 birds a sheet, where everybody is, and the round."""

from __future__ import annotations

from typing import Final

from voliere.core.pad.boxes import EMPTY, PadSpace, numbers, wrapped
from voliere.core.space import Things
from voliere.games.feather.components import BIRD, HABITAT, SEAT, SETUPS, TITLE, TYPE

MOST_ROUNDS: Final = max([setup.size for setup in SETUPS.values()]) - 1

SPACE: Final = PadSpace(SEAT)
SEE: Final = SPACE.block("see", SEAT, BIRD, Things("seen", [EMPTY, "yes"]))
BE: Final = SPACE.block("be", SEAT, wrapped("at", HABITAT))
ROUND: Final = SPACE.block("round", numbers("round", 1, MOST_ROUNDS))
for _kind in (HABITAT, TYPE, TITLE):
    SPACE.name(_kind)

WEARS: Final = {"starter": "seat", "at": "habitat", "round": ""}
