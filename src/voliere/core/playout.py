"""Playing on at random to the end: `settle` by another way, a million times a second.

A list that is filled and emptied asks for memory again and again. So tasks are not taken off: `depth` says
how many of the list are still to do, and `push` writes over the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voliere.core.native import i64
from voliere.core.rng import Rng

if TYPE_CHECKING:
    from voliere.core.state import State

SETTLING: Final = -1  # the `depth` of a position that is not being played out
NO_FLOOR: Final = 1 << 30  # deeper than any list of tasks


def play_out(s: State, rng: Rng) -> int:
    """Every question answered at random; gives the number of choices made."""
    made = 0
    todo = s.todo
    s.depth = len(todo)
    try:
        while True:
            if s.lanes:
                made += play_lanes(s, rng)
            depth: i64 = s.depth - 1
            if depth < 0:
                return made
            s.depth = depth
            me = todo[depth]
            if me.verb.asks:
                made += me.verb.stroll(s, me, rng)
            else:
                me.verb.take(s, me, -1)
    finally:
        s.todo = todo[: s.depth] if s.depth > 0 else []
        s.here = s.todo
        s.actors = []
        s.depth = SETTLING


def play_lanes(s: State, rng: Rng) -> int:
    """Each seat's answers, one seat after the other, on top of what is still to do."""
    made = 0
    todo = s.todo
    s.floor = s.depth
    for lane in s.lanes:
        for task in lane:
            s.push(task.verb, task.seat, task.slot)
        while s.depth > s.floor:
            s.depth -= 1
            me = todo[s.depth]
            if me.verb.asks:
                made += me.verb.stroll(s, me, rng)
            else:
                me.verb.take(s, me, -1)
    s.lanes = []
    s.floor = NO_FLOOR
    return made
