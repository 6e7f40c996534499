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

    def spend(self, who: str) -> bool:
        now = time.monotonic()
        left = self.left_at(who, now)
        enough = left >= 1
        self.keep(who, left - enough, now)
        return enough

    def wait(self, who: str) -> float:
        """Spend one that may not be there yet; gives how many seconds to wait for it.

        >>> credits = Credits((1, 2.0))
        >>> [round(credits.wait("me"), 1) for _ in range(3)]
        [0.0, 0.5, 1.0]
        """
        now = time.monotonic()
        left = self.left_at(who, now) - 1
        self.keep(who, left, now)
        return max(0.0, -left / self.refill)

    def left_at(self, who: str, now: float) -> float:
        left, at = self.left.get(who, (self.most, now))
        return min(self.most, left + (now - at) * self.refill)

    def keep(self, who: str, left: float, now: float) -> None:
        self.left.pop(who, None)
        self.left[who] = (left, now)
        if len(self.left) > MOST_VISITORS:
            del self.left[next(iter(self.left))]


class Shares:
    """Of what is costly: so much for each person, and so much for all who share an address."""

    def __init__(self, person: tuple[float, float], address: tuple[float, float]) -> None:
        self.of_person = Credits(person)
        self.of_address = Credits(address)

    def spend(self, person: str, address: str) -> bool:
        return self.of_person.spend(person) and self.of_address.spend(address)
