"""The boxes of the pad: six numbers a seat, goals by round, birds and what lies on them, bonus cards."""

from __future__ import annotations

from typing import Final

from voliere.core.pad.pad import EMPTY, PadSpace, numbers, wrapped
from voliere.core.space import Things
from voliere.games.wingspan.components import BIRD, BONUS, GOAL, HABITAT, ROUNDS, SEAT, SPOT
from voliere.games.wingspan.score import LINES

MOST_POINTS: Final = 199  # of one category: nobody comes near
MOST_COUNT: Final = 99
MOST_TALLY: Final = 40  # of a bonus card
HELD: Final = 1  # the card is there, and counts itself
FIRST_TALLY: Final = 2

ROUND: Final = Things("round", [str(n) for n in range(1, ROUNDS + 1)])
LINE: Final = Things("line", LINES)
POINTS: Final = numbers("points", 0, MOST_POINTS)
COUNT: Final = numbers("count", 0, MOST_COUNT)
PART: Final = Things("part", ["birds", "face_down", "goals", "eggs"])

SPACE: Final = PadSpace(SEAT)
NUMBER: Final = SPACE.block("number", SEAT, LINE, POINTS)
FOOD: Final = SPACE.block("food", SEAT, COUNT)
TILE: Final = SPACE.block("goal", ROUND, wrapped("tile", GOAL))
REACH: Final = SPACE.block("reach", ROUND, SEAT, COUNT)
PERCH: Final = SPACE.block("bird", SEAT, SPOT, wrapped("perched", BIRD))
EGGS: Final = SPACE.block("eggs", SEAT, SPOT, COUNT)
CACHED: Final = SPACE.block("cached", SEAT, SPOT, COUNT)
TUCKED: Final = SPACE.block("tucked", SEAT, SPOT, COUNT)
CARD: Final = SPACE.block(
    "bonus", SEAT, BONUS, Things("tally", [EMPTY, "held", *[str(n) for n in range(MOST_TALLY + 1)]])
)
AUTOMA: Final = SPACE.block("automa", PART, POINTS)
AUTOMA_REACH: Final = SPACE.block("automa-reach", ROUND, COUNT)
for _kind in (BIRD, GOAL, HABITAT):
    SPACE.name(_kind)

WEARS: Final = {"starter": "seat", "round": "", "points": "", "count": "", "tile": "goal", "perched": "bird"}
