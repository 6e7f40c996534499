"""Means and intervals, beside values known from elsewhere."""

from __future__ import annotations

import pytest

from voliere.lab.statistics import around, deviation, mean, wilson


def test_mean_and_deviation() -> None:
    assert mean([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]) == 5.0
    assert deviation([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]) == pytest.approx(2.13809, abs=1e-5)
    assert deviation([3.0]) == 0.0


@pytest.mark.parametrize(
    ("won", "n", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson(won: int, n: int, low: float, high: float) -> None:
    interval = wilson(won / n, n)
    assert interval.low == pytest.approx(low, abs=1e-4)
    assert interval.high == pytest.approx(high, abs=1e-4)


def test_around_narrows_with_the_root_of_the_number() -> None:
    few, many = around([0.0, 1.0] * 50), around([0.0, 1.0] * 200)
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, rel=0.01)
    assert few.mean == many.mean == 0.5
