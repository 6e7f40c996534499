"""The to-do list, and verbs for any game."""

from __future__ import annotations

import pytest
from tests.core.toy import ASK, SAY, Ask, Do, Roll, Together, Toy, play

from voliere.core.rng import seeded
from voliere.core.task import Task, Verb
from voliere.core.verbs import Later, Now, clockwise

A, B, C = Do("a"), Do("b"), Do("c")


def test_the_last_task_pushed_comes_first() -> None:
    s = Toy(2, seeded(1))
    for verb, seat in ((A, 0), (B, 1), (C, 0)):
        s.push(verb, seat)
    s.settle()
    assert s.done == ["c 0", "b 1", "a 0"]
    assert s.actors == []


def test_what_a_task_pushes_comes_before_the_rest() -> None:
    assert play(Do("first", A, B), C).done == ["first 0", "b 0", "a 0", "c 0"]


@pytest.mark.parametrize(
    ("options", "done", "asked"),
    [([], ["b 0"], []), ([4], ["say4 0", "b 0"], []), ([4, 6], [], [0])],
)
def test_no_option_lapses_one_is_taken_more_are_asked(
    options: list[int], done: list[str], asked: list[int]
) -> None:
    s = play(ASK, B, open=[options, []])
    assert s.done == done
    assert s.actors == asked


def test_slots_travel_with_the_task() -> None:
    s = Toy(2, seeded(1))
    s.push(B, 1, 7)
    s.push(A, 0, 5)
    s.settle()
    assert s.done == ["a 0 5", "b 1 7"]


def test_plain_tasks_are_shared() -> None:
    s = Toy(3, seeded(1))
    s.push(A, 2)
    s.push(A, 2, 5)
    assert s.todo[0] is A.tasks[2]
    assert s.todo[1].plain() == ["Do(after=[], name=a)", 2, 5]


def test_clockwise_from_whoever_says_so() -> None:
    assert [clockwise(first, 3) for first in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_later_waits_for_now_and_keeps_the_order() -> None:
    s = play(Later(A), Later(B), Do("turn"), Now(), Do("end"), Now())
    assert s.done == ["turn 0", "a 0", "b 0", "end 0"]
    assert s.later == []


def test_later_keeps_seat_and_slot() -> None:
    s = Toy(2, seeded(1))
    s.push(Now(), 0)
    s.push(Later(A), 1, 6)
    s.settle()
    assert s.done == ["a 1 6"]


def test_what_is_put_off_is_copied_apart() -> None:
    s = play(Later(A), ASK, Now(), open=[[1, 2], []])
    twin = s.copy()
    s.apply(0, SAY(1))
    assert s.later == []
    assert [task.plain() for task in twin.later] == [["Do(after=[], name=a)", 0, -1]]
    twin.apply(0, SAY(2))
    assert twin.done == ["say2 0", "a 0"]


def test_tasks_in_lanes() -> None:
    """What a lane's task pushes stays in that lane."""
    s = play(Together(Ask(A)), B, open=[[1, 2], [3]])
    s.apply(1, SAY(3))
    assert s.done == ["say3 1", "a 1"]
    s.apply(0, SAY(2))
    assert s.done == ["say3 1", "a 1", "say2 0", "a 0", "b 0"]


def test_defaults_of_a_verb() -> None:
    """A verb that only says its options: width, membership, samples and steps follow from them."""
    s = play(ASK, open=[[2, 5, 7], []])
    me = s.top(0)
    assert me.verb.width(s, me) == 3
    assert me.verb.allows(s, me, SAY(5))
    assert not me.verb.allows(s, me, SAY(4))
    assert {me.verb.sample(s, me, seeded(k)) for k in range(30)} == {SAY(2), SAY(5), SAY(7)}
    bare: Verb[Toy] = Verb()
    task = Task(bare, 0, -1)
    assert bare.options(s, task) == []
    assert bare.asks
    assert not bare.stroll(s, task, seeded(1))


def test_a_playout_reaches_the_end_and_counts_choices() -> None:
    s = play(Ask(A), Together(Ask()), Roll(), Ask(B), open=[[1, 2], [3]], seats=2)
    made = s.copy()
    assert made.playout(seeded(4)) == 3  # seat 0 three times; a single option is no choice
    assert made.actors == []
    assert len(made.todo) == len(made.lanes) == 0
    assert any(line.startswith("roll") for line in made.done)
    assert s.actors == [0]
