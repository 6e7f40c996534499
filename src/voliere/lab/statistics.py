"""Means and 95 % intervals, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054  # of 95 %
T = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)  # Student's, 1 to 9 degrees


class Interval(NamedTuple):
    """An estimate, with the bounds it lies between 19 times out of 20; None where nothing can be said."""

    mean: float
    low: float | None
    high: float | None


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


def student(degrees: int) -> float:
    """How many standard errors hold 95 %, when the error itself comes from so few values.

    Beyond the table by Fisher's expansion around the normal value, good to 0.0003 there.

    >>> round(student(4), 2), round(student(30), 2)
    (2.78, 2.04)
    """
    if degrees <= len(T):
        return T[degrees - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / degrees + second / degrees**2 + third / degrees**3


def around(values: Sequence[float]) -> Interval:
    """The mean of independent values of any size, after Student.

    Values that are all equal, or a single one, say nothing about how far others may lie: no bounds.

    >>> around([1.0, 1.0, 1.0])
    Interval(mean=1.0, low=None, high=None)
    """
    return spread(mean(values), deviation(values), len(values))


def spread(middle: float, sd: float, n: int) -> Interval:
    """`around`, where mean, standard deviation and number are known.

    >>> spread(2.0, 1.0, 3) == around([1.0, 2.0, 3.0])
    True
    """
    if sd == 0.0:
        return Interval(middle, None, None)
    reach = student(n - 1) * sd / sqrt(n)
    return Interval(middle, middle - reach, middle + reach)


def share_of(values: Sequence[float]) -> Interval:
    """The mean of independent values between 0 and 1, such as what a bot won of each deal.

    Wilson's interval would take every value for 0 or 1 and throw away what rotating the seats gains;
    Student's alone calls ten won deals certain. So Student's is taken after one deal wholly lost and one
    wholly won are added, as Agresti and Coull do for plain shares: few or extreme deals leave it wide, and
    many make the two vanish.
    The mean of the values themselves always lies inside.

    >>> [round(x, 2) for x in share_of([1.0] * 10)]
    [1.0, 0.73, 1.0]
    """
    return share_between(mean(values), around([*values, 0.0, 1.0]))


def share_between(share: float, careful: Interval) -> Interval:
    """A share, with the bounds of the careful interval that are shares too."""
    assert careful.low is not None
    assert careful.high is not None
    return Interval(share, max(0.0, careful.low), min(1.0, careful.high))


def wilson(share: float, n: int) -> Interval:
    """A share of n independent games, after Wilson: never outside 0..1, honest for few games.

    >>> [round(x, 3) for x in wilson(1.0, 10)]
    [1.0, 0.722, 1.0]
    """
    spread = Z * Z / n
    middle = (share + spread / 2) / (1 + spread)
    reach = Z / (1 + spread) * sqrt(share * (1 - share) / n + spread / (4 * n))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))
