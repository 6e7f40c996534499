"""What is equal, what has a hash, and how things introduce themselves; in both forms."""

from __future__ import annotations

import copy
import pickle

import pytest

import voliere
from voliere.core.events import Event, Log
from voliere.core.glimpse import Glimpse
from voliere.core.options import Choice, Flag, Number
from voliere.core.players import Player
from voliere.core.record import Record
from voliere.core.rng import Sealed, seeded
from voliere.core.score import Score
from voliere.core.task import Task

GAMES = list(voliere.catalogue().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_positions_are_equal_when_all_that_is_true_is(game: voliere.Game) -> None:
    s = game.new(2, seed=7)
    assert s == game.new(2, seed=7)
    assert s == s.copy()
    assert s != game.new(2, seed=8)
    assert s != game.new(game.seat_counts[-1], seed=7) or game.seat_counts[-1] == 2
    assert s != s.text()
    seat = s.actors[0]
    twin = s.copy()
    twin.apply(seat, twin.choices(seat)[0])
    assert twin != s
    twin = s.copy()
    twin.rng.below(6)
    assert twin != s, "chance to come counts"


def test_what_changes_has_no_hash() -> None:
    game = voliere.game("songbirds")
    for thing in (game.new(2, seed=7), Record(game, 2, seed=7), Log(), Score(0, {}), seeded(7)):
        with pytest.raises(TypeError, match="unhashable"):
            hash(thing)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_position_knows_its_game(game: voliere.Game) -> None:
    s = game.new(2, seed=7)
    for one in (s, s.copy(), s.resample(0, seeded(1)), copy.deepcopy(s), game.position(s.text())):
        assert one.game is game
    assert Glimpse(s, 0).game is game


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_position_introduces_itself_without_its_secrets(game: voliere.Game) -> None:
    s = game.new(2, seed=0x5EC2E7)
    while s.actors:
        told = repr(s)
        assert told.startswith(f"<{game.id}, 2 seats; seat {s.actors[0]}: ")
        assert len(told) < 200
        assert f"seat {s.actors[0]} of 2, asked {s.question(s.actors[0])}>" in repr(Glimpse(s, s.actors[0]))
        s.apply(s.actors[0], s.choices(s.actors[0])[0])
    assert repr(s) == f"<{game.id}, 2 seats; over>"
    assert repr(Glimpse(s, 0)) == f"<glimpse of {game.id}: seat 0 of 2, not asked>"
    assert repr(s.rng) == "<Sealed>"


def test_a_position_introduces_itself_in_the_middle_of_a_rule() -> None:
    s = voliere.game("whats-up").new(2, seed=7)
    s.todo.clear()
    assert repr(s) == "<whats-up, 2 seats; seat 1: ->"


def test_records() -> None:
    game = voliere.game("whats-up")
    record = Record(game, 2, 7, moves=[(1, 0)])
    assert record == Record(game, 2, 7, moves=[(1, 0)])
    assert record == pickle.loads(pickle.dumps(record))
    others = [
        Record(voliere.game("songbirds"), 2, 7, moves=[(1, 0)]),
        Record(game, 3, 7, moves=[(1, 0)]),
        Record(game, 2, 8, moves=[(1, 0)]),
        Record(game, 2, 7, {"memory_aid": True}, [(1, 0)]),
        Record(game, 2, 7, moves=[(1, 1)]),
        Record(game, 2, 7, moves=[(1, 0)], players=[Player("bot", "greedy"), Player("person", "")]),
    ]
    assert [other for other in others if other == record] == []
    assert repr(record) == "<record of whats-up: 2 seats, 1 moves>"


def test_options() -> None:
    assert Flag("aid") == Flag("aid") != Flag("aid", default=True)
    assert Choice("aid", ["a", "b"]) != Choice("aid", ["b", "a"])
    assert Number("n", 1, 9, 2) == Number("n", 1, 9, 2) != Number("n", 1, 8, 2)
    assert len({Flag("aid"), Flag("aid"), Number("n", 1, 9, 2)}) == 2
    assert repr(Number("n", 1, 9, 2)) == "Number('n', 1, 9, default=2)"


def test_the_rest() -> None:
    assert Score(0, {"eggs": 2}) == Score(0, {"eggs": 2}) != Score(1, {"eggs": 2})
    assert Log([Event("drew", {})]) == Log([Event("drew", {})]) != Log()
    assert Sealed(7) == Sealed(7) != seeded(7)
    task = voliere.game("whats-up").new(2, seed=7).todo[0]
    assert task == Task(task.verb, task.seat, task.slot) != Task(task.verb, task.seat, 3)
    assert hash(task) == hash(Task(task.verb, task.seat, task.slot))
    assert repr(Task(task.verb, 0, 3)) == "<Flip of seat 0, 3>"
    assert repr(voliere.game("whats-up")) == "<game whats-up>"
    assert repr(voliere.game("whats-up").space).startswith("<space of ")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game":"chess"}', '{"game":"songbirds"}'])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(voliere.Refused):
        voliere.position(text)
