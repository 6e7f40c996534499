"""What is seen of the table in a game: at each position by one seat, or by those who only watch, in turns.

Everything in the open is in every view, and what one seat alone knows comes back when it is that seat's turn
to look; at the end everybody looks. A running digest: once another table was seen it never comes back to what
it was, so that two hexadecimal digits a position are enough. The first of them that differ are of the first
position that was seen otherwise (or, once in 256 times, of the one after).
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from voliere.core.state import NOBODY, State

STEP = 2  # digits kept of a position

encode = msgspec.json.Encoder(order="deterministic").encode


class Trail:
    """The running digest of what was seen so far."""

    def __init__(self) -> None:
        self.run = blake2b(digest_size=STEP // 2)
        self.next = NOBODY

    def look(self, s: State) -> str:
        """The digits of a position: each is looked at once, in the order they come."""
        everybody = range(NOBODY, s.seats)
        for seat in everybody if not s.actors else [self.next]:
            self.run.update(encode(s.view(seat)))
        self.next = everybody[(self.next + 2) % len(everybody)]
        return self.run.hexdigest()
