"""The boxes of the pad: six numbers a seat, goals by round, birds and what lies on them, bonus cards.

And the Automa's turns, one after the other: its card, what lies in feeder and tray, what was done of it.
"""

from __future__ import annotations

from typing import Final

from voliere.core.pad.boxes import EMPTY, PadSpace, numbers, wrapped
from voliere.core.space import Things
from voliere.games.wingspan.automa import STEPS
from voliere.games.wingspan.components import (
    AUTOMA_CARD,
    BIRD,
    BONUS,
    DICE,
    FACE,
    GOAL,
    HABITAT,
    ROUNDS,
    SEAT,
    SPOT,
    TRAY,
    TURNS,
)
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

# The Automa at the table. Its turns are numbered by round and turn; so are the boxes that say what was there.
MOST_WORTH: Final = 9  # points of a bird
MOST_MEND: Final = 30  # what may be put right of what it has
NOBODY_THERE: Final = 1  # a place of the tray without a bird
ANOTHER: Final = 2  # with one that does not fit
FIRST_WORTH: Final = 3  # with one that fits, and has so many points
NOTHING_KEPT: Final = 1
FIRST_KEPT: Final = 2
DONE: Final = 1
WORTHS: Final = [str(n) for n in range(MOST_WORTH + 1)]
TURN: Final = Things("turn", [str(n) for n in range(1, max(TURNS) + 1)])
PLACE: Final = Things("place", [str(n) for n in range(1, TRAY + 1)])
STEP: Final = Things(
    "step", [str(n) for n in range(1, max([len(steps) for card in STEPS for steps in card]) + 1)]
)
THROW: Final = Things("throw", ["first", "again"])  # all dice equal: they are rolled again, once

SOUGHT: Final = SPACE.block("automa-bonus", wrapped("sought", BONUS))
DRAWN: Final = SPACE.block("automa-card", ROUND, TURN, wrapped("drawn", AUTOMA_CARD))
INSIDE: Final = SPACE.block("automa-dice", ROUND, TURN, THROW, FACE, numbers("dice", 1, DICE))
TAKEN: Final = SPACE.block("automa-face", ROUND, TURN, wrapped("taken", FACE))  # who did not say the dice
LYING: Final = SPACE.block("automa-tray", ROUND, TURN, PLACE, wrapped("lying", BIRD))
FITTING: Final = SPACE.block(
    "automa-fit", ROUND, TURN, PLACE, Things("fitting", [EMPTY, "nobody", "other", *WORTHS])
)
LOT: Final = SPACE.block("automa-lot", ROUND, TURN, wrapped("lot", PLACE))
KEPT: Final = SPACE.block(
    "automa-kept", ROUND, TURN, Things("kept", [EMPTY, "nothing", *WORTHS])
)  # who did not say the birds
DEED: Final = SPACE.block("automa-step", ROUND, TURN, STEP, Things("deed", [EMPTY, "done", "left"]))
CLOSED: Final = SPACE.block("automa-round", ROUND, Things("closed", [EMPTY, "yes"]))
STORE: Final = Things("store", ["eggs", "birds", "face_down"])
MEND: Final = SPACE.block("automa-mend", STORE, numbers("mend", -MOST_MEND, MOST_MEND))  # more or less
PLAYED: Final = [SOUGHT, DRAWN, INSIDE, TAKEN, LYING, FITTING, LOT, KEPT, DEED, CLOSED, MEND]
for _kind in (BIRD, GOAL, HABITAT, AUTOMA_CARD):
    SPACE.name(_kind)

WEARS: Final = {
    "starter": "seat",
    "round": "",
    "points": "",
    "count": "",
    "tile": "goal",
    "perched": "bird",
    "turn": "",
    "place": "",
    "step": "",
    "dice": "",
    "lot": "",
    "mend": "",
    "sought": "bonus",
    "drawn": "card",
    "taken": "face",
    "lying": "bird",
}
