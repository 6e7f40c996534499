"""Something to say on a pad, by chance."""

from __future__ import annotations

from voliere.core.pad.state import PadState
from voliere.core.rng import Rng


def anything(s: PadState, rng: Rng) -> tuple[int, int]:
    """Something that may be said, every block as likely as another; the end seldom."""
    space = s.pad.boxes
    while True:
        block = space.blocks[int(rng.below(len(space.blocks)))]
        if block is space.end and rng.below(8):
            continue
        a, seat = block.first + int(rng.below(block.size)), int(rng.below(s.seats))
        if s.may_say(seat, a):
            return seat, a
