"""So much of something for each visitor: at once, and again after a while."""

from __future__ import annotations

import time

MOST_VISITORS = 10_000  # remembered; of more, those who have not come for the longest time are forgotten


class Credits:
    """So many at once, and so many a second after that, for each visitor.

    >>> credits = Credits((2, 0.0))
    >>> [credits.spend("me") for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, rate: tuple[float, float]) -> None:
        self.most, self.refill = rate
        self.left: dict[str, tuple[float, float]] = {}  # what is left, and since when; the latest last

    def spend(self, who: str, price: float = 1.0) -> bool:
        now = time.monotonic()
        left, at = self.left.pop(who, (self.most, now))
        left = min(self.most, left + (now - at) * self.refill)
        enough = left >= price
        self.left[who] = (left - price if enough else left, now)
        if len(self.left) > MOST_VISITORS:
            del self.left[next(iter(self.left))]
        return enough
