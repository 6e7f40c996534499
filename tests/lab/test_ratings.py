"""Ratings find the strengths that made the games; the sequential test errs as seldom as it says."""

from __future__ import annotations

import pytest

from voliere.core.rng import Rng, seeded
from voliere.lab.arena.ratings import Pairs, bradley_terry, fitted, plackett_luce
from voliere.lab.arena.sprt import ERROR, LEAST, Claims, expected


def unit(rng: Rng) -> float:
    return float(rng.below(1 << 30)) / (1 << 30)


def test_bradley_terry_finds_the_strengths() -> None:
    elo = [0.0, 150.0, 420.0]
    won = [[1000 * expected(a - b) if a != b else 0.0 for b in elo] for a in elo]
    found = fitted(won)
    assert [x - found[0] for x in found] == pytest.approx(elo, abs=2)


def test_who_won_everything_is_not_infinitely_strong() -> None:
    low, high = fitted([[0, 0], [10, 0]])
    assert 300 < high - low < 800


def test_who_never_met_anybody_breaks_nothing() -> None:
    assert fitted([[0, 1, 0], [1, 0, 0], [0, 0, 0]])[2] == pytest.approx(0)


def test_the_interval_of_a_rating_holds_the_truth_and_random_is_nought() -> None:
    rng = seeded(3)
    inside = 0
    for _ in range(20):
        deals: list[Pairs] = []
        for _ in range(60):
            won = float(sum(unit(rng) < expected(100) for _ in range(2)))
            deals.append([[0.0, won], [2 - won, 0.0]])
        strong, weak = bradley_terry(["strong", "random"], deals)
        assert weak.value == weak.low == weak.high == 0
        inside += strong.low <= 100 <= strong.high
    assert inside >= 16


def test_plackett_luce_orders_a_table() -> None:
    best, middle, last = plackett_luce(
        ["a", "b", "c"], [[(0, 1), (1, 2), (2, 3)], [(2, 3), (0, 1), (1, 2)]] * 10
    )
    assert best.value > middle.value > last.value
    assert best.low < best.value < best.high


def test_who_sits_there_twice_is_rated_once() -> None:
    one, two = plackett_luce(["a", "b"], [[(0, 1), (1, 2), (1, 3)]] * 5)
    assert one.value > two.value


# The sequential test, on pairs of games that are won with a known chance


def pair(chance: float, rng: Rng) -> float:
    return sum(unit(rng) < chance for _ in range(2)) / 2


def verdict(test: Claims, elo: float, rng: Rng) -> tuple[str, int]:
    shares: list[float] = []
    while True:
        shares.append(pair(expected(elo), rng))
        found = test.verdict(shares)
        if found:
            return found, len(shares)


@pytest.mark.parametrize(("elo", "wrong"), [(0.0, "stronger"), (60.0, "weaker")])
def test_it_errs_seldom(elo: float, wrong: str) -> None:
    rng, test = seeded(11), Claims(0, 60)
    found = [verdict(test, elo, rng) for _ in range(300)]
    errors = sum(said == wrong for said, _ in found)
    assert errors <= 300 * ERROR * 1.6, "a little over its promise is luck, twice is a fault"
    assert sum(deals for _, deals in found) / 300 < 250


def test_a_handful_of_equal_deals_proves_nothing() -> None:
    test = Claims(0, 10)
    assert test.verdict([1.0] * (LEAST - 1)) is None
    assert test.verdict([1.0] * LEAST) is None
    assert test.verdict([0.5] * LEAST) is None
    assert Claims(0, 200).verdict([1.0] * 40) == "stronger"
    assert Claims(0, 200).verdict([0.0] * 40) == "weaker"
