"""Means and intervals of values that were counted: each value once, with the times it was met.

Points and shares of a win take few values, so a million games take no more room than a thousand; and what
comes out does not depend on the order the games ended in.
"""

from __future__ import annotations

from collections import Counter
from math import fsum, sqrt

from voliere.lab.statistics import Interval, share_between, spread

Times = Counter[float]


def mean(times: Times) -> float:
    """
    >>> mean(Counter({2.0: 3, 6.0: 1}))
    3.0
    """
    if len(times) == 1:
        return float(next(iter(times)))
    return fsum(value * many for value, many in times.items()) / times.total()


def deviation(times: Times) -> float:
    """The standard deviation of a sample; 0 where the values do not differ.

    >>> deviation(Counter({1.0: 1, 2.0: 1, 3.0: 1}))
    1.0
    """
    if len(times) < 2:
        return 0.0
    middle = mean(times)
    return sqrt(fsum(many * (value - middle) ** 2 for value, many in times.items()) / (times.total() - 1))


def around(times: Times) -> Interval:
    """`statistics.around` of them."""
    return spread(mean(times), deviation(times), times.total())


def share_of(times: Times) -> Interval:
    """`statistics.share_of` of them."""
    careful = times + Counter([0.0, 1.0])
    return share_between(mean(times), around(careful))
