"""Means and 95 % intervals, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054  # of 95 %


class Interval(NamedTuple):
    """An estimate, with the bounds it lies between 19 times out of 20."""

    mean: float
    low: float
    high: float


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def deviation(values: Sequence[float]) -> float:
    """The standard deviation of a sample; 0 for a single value.

    >>> deviation([1.0, 2.0, 3.0])
    1.0
    """
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((x - middle) ** 2 for x in values) / (len(values) - 1))


def around(values: Sequence[float]) -> Interval:
    """The mean of independent values.

    >>> around([1.0, 1.0, 1.0])
    Interval(mean=1.0, low=1.0, high=1.0)
    """
    middle = mean(values)
    reach = Z * deviation(values) / sqrt(len(values))
    return Interval(middle, middle - reach, middle + reach)


def wilson(share: float, n: int) -> Interval:
    """A share of n independent games, after Wilson: never outside 0..1, honest for few games.

    >>> [round(x, 3) for x in wilson(1.0, 10)]
    [1.0, 0.722, 1.0]
    """
    spread = Z * Z / n
    middle = (share + spread / 2) / (1 + spread)
    reach = Z / (1 + spread) * sqrt(share * (1 - share) / n + spread / (4 * n))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))
