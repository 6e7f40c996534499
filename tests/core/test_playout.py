"""Playing out: the list of tasks is written over instead of being taken off, and nobody may notice."""

from __future__ import annotations

import pytest
from tests.core.toy import ASK, Ask, Do, Hush, Roll, Stop, Together, play

from voliere.core.rng import Tripwire, Unforeseen, seeded

A, B = Do("a"), Do("b")
ONE = [[1], [3], [5]]  # one number for each: what is said is known


def test_tasks_pushed_come_before_those_that_wait() -> None:
    s = play(ASK, Do("deep", B, Do("mid", A, A), A), B, seats=3, open=[[1, 2], [3], [5]])
    s.playout(seeded(1))
    assert s.done[1:] == ["deep 0", "a 0", "mid 0", "a 0", "a 0", "b 0", "b 0"]
    assert (s.todo, s.actors, s.lanes) == ([], [], [])


def test_lanes_one_after_the_other_then_the_rest() -> None:
    s = play(Together(Ask(A)), B, seats=3, open=ONE)
    assert s.playout(seeded(1)) == 0
    assert s.done == ["say1 0", "a 0", "say3 1", "a 1", "say5 2", "a 2", "b 0"]


def test_hush_drops_the_other_lanes_but_not_the_rest() -> None:
    s = play(Together(Ask(A, Hush())), B, seats=3, open=ONE)  # the last one named comes first
    s.playout(seeded(1))
    assert s.done == ["say1 0", "hush 0", "b 0"]


def test_hush_without_lanes_drops_nothing() -> None:
    s = play(Together(Ask(A)), Hush(), B, seats=3, open=ONE)
    s.playout(seeded(1))
    assert s.done[-2:] == ["hush 0", "b 0"]


def test_stop_ends_it_from_a_lane_and_from_the_list() -> None:
    s = play(Together(Ask(Stop())), A, B, seats=3, open=ONE)
    s.playout(seeded(1))
    assert s.done == ["say1 0", "stop 0"]
    s = play(ASK, Stop(), A, B, seats=3, open=[[1, 2], [3], [5]])
    s.playout(seeded(1))
    assert s.done[1:] == ["stop 0"]


def test_a_playout_that_is_broken_off_leaves_an_ordinary_list() -> None:
    s = play(ASK, Roll(), A, seats=3, open=[[1, 2], [3], [5]])
    ahead = s.copy()
    ahead.rng = Tripwire()
    with pytest.raises(Unforeseen):
        ahead.playout(seeded(1))
    assert [task.plain() for task in ahead.todo] == [A.tasks[0].plain()]
    ahead.push(B, 0)
    ahead.settle()
    assert ahead.done[-2:] == ["b 0", "a 0"]


def test_what_was_played_out_can_be_used_again() -> None:
    s = play(ASK, A, seats=3, open=[[1, 2], [3], [5]])
    s.playout(seeded(1))
    s.push(ASK, 0)
    s.settle()
    assert s.actors == [0]
    assert len(s.copy().choices(0)) == 2


def test_a_small_slot_is_the_same_task_every_time() -> None:
    assert A.task(2, 5) is A.task(2, 5)
    assert A.task(2, 5).plain() == ["Do(after=[], name=a)", 2, 5]
    assert A.task(2, 5000) is not A.task(2, 5000)
    assert A.task(2, -7).slot == -7
