"""Judging chance: is a sample what it should be? With fixed seeds, so the answer never changes."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf, sqrt
from statistics import NormalDist
from typing import Any

FAR = 3.719  # the normal deviate that is exceeded once in ten thousand times


def chi_square(counts: list[int], expected: list[float]) -> float:
    return sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))


def limit(freedom: int) -> float:
    """What chi-square exceeds once in ten thousand times (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + FAR * sqrt(spread)) ** 3)


def uniform(counts: Mapping[Any, int], outcomes: int) -> bool:
    """Did each of so many outcomes come about equally often? At least five times each must be expected."""
    total = sum(counts.values())
    assert total >= 5 * outcomes, "too small a sample"
    assert len(counts) <= outcomes, "more outcomes than there should be"
    met = list(counts.values()) + [0] * (outcomes - len(counts))
    return chi_square(met, [total / outcomes] * outcomes) < limit(outcomes - 1)


def near(found: float, expected: float, trials: int) -> bool:
    """A share found in so many trials, against the one expected: within four standard deviations."""
    return abs(found - expected) <= 4 * sqrt(max(expected * (1 - expected), 1 / trials) / trials)


def standing_out(differences: Mapping[str, list[float]]) -> list[str]:
    """Which of many differences, each measured once in every game, are not nothing; and how far from it.

    A game counts once, however often it was looked at: what is seen twice in a game hangs together. The more
    is compared, the farther a thing must stand out: any of them does so by chance once in ten thousand times.
    """
    bound = NormalDist().inv_cdf(1 - 1e-4 / (2 * len(differences)))
    found = []
    for name, values in sorted(differences.items()):
        mean = sum(values) / len(values)
        spread = sqrt(sum((x - mean) ** 2 for x in values) / (len(values) - 1) / len(values))
        if abs(mean) > bound * spread:
            found.append(f"{name}: {mean:.4g} is {abs(mean) / spread if spread else inf:.1f} sigma from 0")
    return found
