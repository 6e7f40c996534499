"""Means and intervals, beside values known from elsewhere."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from voliere.lab.statistics import around, deviation, mean, share_of, student, wilson


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


@pytest.mark.parametrize(
    ("degrees", "value"),
    [(1, 12.7062), (2, 4.3027), (9, 2.2622), (10, 2.2281), (15, 2.1314), (30, 2.0423), (120, 1.9799)],
)
def test_student(degrees: int, value: float) -> None:
    assert student(degrees) == pytest.approx(value, abs=4e-4)


def test_around_narrows_with_the_root_of_the_number() -> None:
    few, many = around([0.0, 1.0] * 50), around([0.0, 1.0] * 200)
    assert few.high is not None
    assert many.high is not None
    assert (few.high - 0.5) / (many.high - 0.5) == pytest.approx(2, rel=0.02)
    assert few.mean == many.mean == 0.5


def test_around_beside_a_known_interval() -> None:
    """Ten values of a textbook: mean 5.5, standard error 0.9574, 9 degrees of freedom."""
    found = around([float(n) for n in range(1, 11)])
    assert [found.low, found.high] == pytest.approx([3.3341, 7.6659], abs=1e-3)


@pytest.mark.parametrize("values", [[3.0], [3.0, 3.0, 3.0]])
def test_values_without_a_difference_give_no_bounds(values: list[float]) -> None:
    assert around(values) == (3.0, None, None)


@pytest.mark.parametrize("n", [1, 2, 5, 20, 100])
@pytest.mark.parametrize("value", [0.0, 0.5, 1.0])
def test_equal_deals_are_not_certain(value: float, n: int) -> None:
    """Nobody knows a share to the last digit from n deals, however alike they are."""
    found = share_of([value] * n)
    assert found.mean == value
    assert found.low is not None
    assert found.high is not None
    assert 0.0 <= found.low <= value <= found.high <= 1.0
    assert found.high - found.low > 1 / (n + 2)


def lopsided(often: float) -> Callable[[random.Random], float]:
    """A deal is won whole, or else by half or not at all."""
    return lambda rng: 1.0 if rng.random() < often else rng.choice([0.0, 0.5])


def rotated(rng: random.Random) -> float:
    """Two rotations: the better cards win both times with nearly every deal."""
    return 0.5 if rng.random() < 0.9 else rng.choice([0.0, 0.25, 0.75, 1.0])


@pytest.mark.parametrize("n", [2, 3, 5, 10, 30, 100])
@pytest.mark.parametrize(
    ("deal", "truth"),
    [
        (lopsided(0.5), 0.625),
        (lopsided(0.9), 0.925),
        (lopsided(0.98), 0.985),
        (lopsided(0.995), 0.99625),
        (lambda rng: 1.0 - lopsided(0.9)(rng), 0.075),
        (rotated, 0.5),
        (lambda rng: rng.random(), 0.5),
    ],
    ids=["even", "strong", "stronger", "strongest", "weak", "rotated", "flat"],
)
def test_19_of_20_intervals_hold_the_truth(
    deal: Callable[[random.Random], float], truth: float, n: int
) -> None:
    """Over 2,000 experiments of n deals each; fixed seeds, so the result never changes."""
    rng = random.Random(n)
    held = 0
    for _ in range(2_000):
        found = share_of([deal(rng) for _ in range(n)])
        assert found.low is not None
        assert found.high is not None
        held += found.low <= truth <= found.high
    assert held / 2_000 >= 0.94, held
