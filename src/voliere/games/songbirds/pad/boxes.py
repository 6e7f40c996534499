"""The boxes of the pad, by round: tokens, the centre, the forest, harvests as numbers, favourites, worms."""

from __future__ import annotations

from typing import Final

from voliere.core.pad.boxes import EMPTY, PadSpace, numbers, wrapped
from voliere.core.space import Things
from voliere.games.songbirds.components import (
    AREA,
    BERRIES,
    CARD,
    CELL,
    COLOUR,
    LINE,
    SEAT,
    SIDE,
    TITLE,
    WORMS,
)
from voliere.games.songbirds.special import SIDES

MOST_ROUNDS: Final = 24  # towards a target; nobody needs as many
TOKENS: Final = sorted(set(BERRIES))
LEAST: Final = min([sum([area.token for area in side.areas]) for side in SIDES])  # a harvest may come to
MOST: Final = sum(BERRIES) + max([sum([area.token for area in side.areas]) for side in SIDES])

ROUND: Final = Things("round", [str(n) for n in range(1, MOST_ROUNDS + 1)])

SPACE: Final = PadSpace(SEAT)
TOKEN: Final = SPACE.block("token", ROUND, LINE, Things("token", [EMPTY, *[str(n) for n in TOKENS]]))
CENTRE: Final = SPACE.block("centre", ROUND, wrapped("centre", SIDE))
LAY: Final = SPACE.block("lay", ROUND, CELL, wrapped("laid", CARD))
HARVEST: Final = SPACE.block("berries", ROUND, COLOUR, numbers("berries", LEAST, MOST))
FAVOURITE: Final = SPACE.block("favourite", ROUND, SEAT, wrapped("favourite", CARD))
WORM: Final = SPACE.block("worm", ROUND, SEAT, numbers("worm", min(WORMS), max(WORMS)))
for _kind in (CARD, SIDE, AREA, TITLE):
    SPACE.name(_kind)

WEARS: Final = {
    "starter": "seat",
    "round": "",
    "token": "",
    "centre": "side",
    "laid": "card",
    "berries": "",
    "favourite": "card",
    "worm": "",
}
