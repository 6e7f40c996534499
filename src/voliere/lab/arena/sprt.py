"""The sequential test: deals are played until they have said which of two claims about Elo holds.

After Wald, on the mean share of each deal, its rotations together (as chess engines are tested on pairs of
games): the log-likelihood ratio of the two claims for the normal mean of the deals, with the variance they
show. One deal wholly lost and one wholly won are added to it, as for the intervals: a handful of equal
deals proves nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Literal

from voliere.lab.statistics import deviation, mean

ERROR = 0.05  # how often either claim may win wrongly
BOUND = log((1 - ERROR) / ERROR)
LEAST = 8  # deals before anything is said

Verdict = Literal["weaker", "stronger"]


def expected(elo: float) -> float:
    """The share of the points a bot so much stronger takes.

    >>> expected(0), round(expected(100), 2)
    (0.5, 0.64)
    """
    return float(1 / (1 + 10 ** (-elo / 400)))


@dataclass(frozen=True)
class Claims:
    """The first bot is `low` Elo stronger than the second, or no more; or it is `high` or more."""

    low: float
    high: float

    def ratio(self, shares: Sequence[float]) -> float:
        """How much better the higher claim explains the deals: the log of it, positive for the higher."""
        low, high = expected(self.low), expected(self.high)
        spread = deviation([*shares, 0.0, 1.0]) ** 2
        return len(shares) * (high - low) * (2 * mean(shares) - low - high) / (2 * spread)

    def verdict(self, shares: Sequence[float]) -> Verdict | None:
        if len(shares) < LEAST:
            return None
        ratio = self.ratio(shares)
        return "stronger" if ratio >= BOUND else "weaker" if ratio <= -BOUND else None
