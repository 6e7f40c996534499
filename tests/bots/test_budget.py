"""How long a bot may think."""

from __future__ import annotations

import pytest

from voliere.bots.search.budget import Budget


def used(budget: Budget) -> int:
    budget.begin()
    done = 0
    while not budget.over(done):
        done += 1
    return done


def test_iterations_are_counted_and_the_clock_is_not_asked() -> None:
    budget = Budget(iterations=7)
    assert used(budget) == 7
    assert used(budget) == 7  # every decision has them anew


def test_seconds_end_by_the_clock_that_was_given() -> None:
    ticks = iter(range(100))
    assert used(Budget(seconds=5.0, clock=lambda: float(next(ticks)))) == 5


def test_what_comes_first_ends_a_budget_of_both() -> None:
    ticks = iter(range(100))
    assert used(Budget(iterations=3, seconds=50.0, clock=lambda: float(next(ticks)))) == 3


def test_whoever_has_no_time_at_all_still_looks_once() -> None:
    ticks = iter(range(100))
    assert used(Budget(seconds=1e-9, clock=lambda: float(next(ticks)))) == 1


def test_a_stop_ends_this_decision_and_not_the_next() -> None:
    budget = Budget(iterations=9)
    budget.begin()
    budget.stop()
    assert not budget.over(0)
    assert budget.over(1)
    assert used(budget) == 9


def test_who_stops_stops_all_its_shares() -> None:
    budget = Budget(iterations=9)
    budget.begin()
    part = budget.among(3).share(0.5)
    part.begin()
    assert not part.over(0)
    budget.stop()
    assert part.over(1)
    budget.begin()
    assert not part.over(0)


def test_among_several_there_are_fewer_iterations_in_the_same_time() -> None:
    part = Budget(iterations=90, seconds=2.0, clock=lambda: 0.0).among(3)
    assert (part.iterations, part.seconds) == (30, 2.0)


def test_a_share_is_a_part_of_either() -> None:
    assert Budget(iterations=100).share(0.01).iterations == 1
    assert Budget(iterations=100).share(0.001).iterations == 1
    part = Budget(seconds=2.0, clock=lambda: 0.0).share(0.25)
    assert (part.iterations, part.seconds) == (0, 0.5)


@pytest.mark.parametrize(("iterations", "seconds"), [(0, 0.0), (-1, 0.0), (0, -1.0), (0, 1.0)])
def test_nonsense_is_refused(iterations: int, seconds: float) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(iterations, seconds)
