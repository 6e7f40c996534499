"""What there is on a pad to fill in: boxes, each with the values it can have."""

from __future__ import annotations

from typing import Final

from voliere.core.space import Action, Block, Space, Things

EMPTY: Final = "none"  # the first value of every box: nothing is said
YES: Final = 1
ENDED: Final = Things("ended", [EMPTY, "yes"])


def numbers(kind: str, low: int, high: int) -> Things:
    """A value that is a whole number."""
    return Things(kind, [EMPTY] + [str(n) for n in range(low, high + 1)])


def wrapped(kind: str, things: Things) -> Things:
    """A value that is one of some things."""
    return Things(kind, [EMPTY] + things.names)  # noqa: RUF005 (mypyc)


class PadSpace(Space):
    """The boxes of a pad: every block ends with the values its boxes can have, but for `draw`."""

    def __init__(self, seats: Things) -> None:
        super().__init__()
        self.name(seats)
        self.end = self.block("end", ENDED)
        self.first = self.block("first", wrapped("starter", seats))
        self.draw = self.block("draw-first")

    def box(self, a: Action) -> int:
        """The box an action is about, named by the action that empties it."""
        block = self.block_of(a)
        return a - (a - block.first) % block.kinds[-1].size


def value_in(block: Block, a: Action) -> int:
    return (a - block.first) % block.kinds[-1].size
