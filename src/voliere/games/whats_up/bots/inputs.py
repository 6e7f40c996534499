"""What the learned judgement of What's Up sees of a table, from the seat that is to move.

It also sees who plays: two who play as it does, or one who plays as it does and one by the denier's habit.
"""

from __future__ import annotations

from typing import Final

from voliere.bots.net import Inputs
from voliere.core.native import i64
from voliere.games.whats_up.bots.survey import STALL, Survey
from voliere.games.whats_up.components import COLOURS, FACES, GRID

PER_FACE: Final = 3 * 16 * 3 * 4 * 3
PER_COLOUR: Final = PER_FACE
TAKES: Final = PER_COLOUR + 128
LEADS: Final = TAKES + 25
WIDE: Final = 8  # leads beyond it are not told apart
LEFT: Final = LEADS + 3 * STALL * (2 * WIDE + 1)
UNKNOWN: Final = LEFT + GRID + 1
ROWS: Final = UNKNOWN + GRID + 1
AHEAD: Final = ROWS + 16
PLAYING: Final = AHEAD + 1
COUNT: Final = PLAYING + 3
MOST: Final = FACES + COLOURS + 8

# Who plays.
EQUALS: Final = 0
MIND: Final = 1  # the one to move as it does, the other by habit
HABIT: Final = 2  # the one to move by habit, the other as it does


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


def look(s: Survey, seat: i64, x: Inputs, playing: i64) -> None:
    x.clear()
    rows = s.rows
    ready = s.ready
    own: i64 = seat * COLOURS
    other: i64 = COLOURS - own
    unknown: i64 = 0
    takes: i64 = 0
    rival: i64 = 0
    c: i64 = 0
    while c < COLOURS:
        mine: i64 = rows[own + c]
        theirs: i64 = rows[other + c]
        both: i64 = mine * 4 + theirs
        has: i64 = 0
        n: i64 = 0
        while n < 3:
            f: i64 = c * 3 + n
            k: i64 = least(ready[f], 2)
            up: i64 = s.up[f]
            unknown += up
            d: i64 = least(s.out[f] - up, 3)
            if d < 0:  # chances are near the truth: deep down they may leave too few
                d = 0
            v: i64 = least(s.shown[f] + up, 2)
            x.add((((n * 16 + both) * 3 + k) * 4 + d) * 3 + v, 1.0)
            if k > 0:
                has += 1 << n
                if mine == n:
                    takes += 1
                if theirs == n:
                    rival += 1
            n += 1
        x.add(PER_COLOUR + both * 8 + has, 1.0)
        c += 1
    x.add(TAKES + takes * 5 + rival, 1.0)
    lead: i64 = s.lead(seat)
    bounded: i64 = lead if lead < WIDE else WIDE
    if bounded < -WIDE:
        bounded = -WIDE
    x.add(LEADS + (playing * STALL + s.quiet) * (2 * WIDE + 1) + bounded + WIDE, 1.0)
    x.add(PLAYING + playing, 1.0)
    x.add(LEFT + s.left, 1.0)
    x.add(UNKNOWN + unknown, 1.0)
    x.add(ROWS + s.full(seat) * 4 + s.full(1 - seat), 1.0)
    x.add(AHEAD, float(lead) / 10.0)
