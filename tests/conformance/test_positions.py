"""Positions come back whole, at every kind of moment and in both forms: by JSON, pickle and deepcopy."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.tables import TABLES, Table

import voliere
from voliere.core.glimpse import Glimpse
from voliere.core.players import Player
from voliere.core.refused import Refused
from voliere.core.rng import Rng, Tripwire, seeded
from voliere.core.state import NOBODY, State
from voliere.core.task import MADE, home_of, name_of
from voliere.text import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
EVERY = 30  # one moment in so many is written down, and every one of a rare kind
ASIDE = 12  # one move in so many is something said aside
GAMES = 1
WAYS = ("its JSON", "a pickle", "deepcopy", "a copy with its log")


def facts(s: State) -> Any:
    """All that may be asked of a position, as JSON."""
    seats = range(s.seats)
    found = {
        "position": s.position(),
        "views": [s.view(seat) for seat in [NOBODY, *seats]],
        "choices": [[s.choices(seat), s.asides(seat), sorted(s.reasons(seat))] for seat in seats],
        "questions": [s.question(seat) for seat in s.actors],
        "scores": [[score.total, score.lines] for score in s.scores()],
    }
    return json.loads(json.dumps(found))


def frozen(s: State) -> str:
    return json.dumps(s.position())


def heard(s: State) -> list[list[tuple[str, dict[str, Any], int]]]:
    assert s.log is not None
    return [[(e.name, e.args, e.to) for e in s.log.heard(seat)] for seat in [NOBODY, *range(s.seats)]]


def move(s: State, rng: Rng) -> tuple[int, int]:
    """A random decision; now and then something said aside."""
    if rng.below(ASIDE) == 0:
        who = int(rng.below(s.seats))
        asides = s.asides(who)
        if asides:
            return who, asides[int(rng.below(len(asides)))]
    seat = s.actors[int(rng.below(len(s.actors)))]
    choices = s.choices(seat)
    return seat, choices[int(rng.below(len(choices)))]


def kind_of(s: State) -> str:
    """What sort of moment it is: sealed questions, tasks put off, the end; and whom the top task asks."""
    waiting = sum(1 for lane in s.lanes if lane)
    return f"{waiting} {len(s.later)} {not s.actors} {s.question(s.actors[0]) if s.actors else ''}"


def twin_by(way: str, table: Table, s: State) -> State:
    """The same position by one of the ways there are."""
    if way == "its JSON":
        return table.rules.position(json.dumps(s.position()))
    if way == "a pickle":
        twin: State = pickle.loads(pickle.dumps(s))
        return twin
    return copy.deepcopy(s) if way == "deepcopy" else s.copy_with_log()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_position_comes_back_whole_and_plays_on_alike(table: Table) -> None:
    seen: set[str] = set()
    for seed in range(GAMES):
        rng = seeded(seed)
        s = table.new(seed)
        assert s.log is not None
        after = int(rng.below(60))
        going: dict[str, State] = {}
        told = 0  # events before the twins that go along came about
        moves = 0
        while True:
            if not going and (moves == after or not s.actors):
                going = {way: twin_by(way, table, s) for way in WAYS}
                told = len(s.log.events)
            if kind_of(s) not in seen or rng.below(EVERY) == 0:
                seen.add(kind_of(s))
                whole(table, s)
            if not s.actors:
                break
            seat, a = move(s, rng)
            s.apply(seat, a)
            moves += 1
            for twin in going.values():
                twin.apply(seat, a)
        for way, twin in going.items():
            assert facts(twin) == facts(s), f"{way} played on otherwise"
            assert twin.log is not None
            before = told if way == "its JSON" else 0
            assert twin.log.events == s.log.events[before:], way


def whole(table: Table, s: State) -> None:
    was = facts(s)
    for way in WAYS:
        twin = twin_by(way, table, s)
        if way == "its JSON":
            assert facts(twin) == was
        else:
            assert frozen(twin) == frozen(s), way
            assert heard(twin) == heard(s), way
        assert twin == s, way
    line = s.text()
    assert len(line.splitlines()) == 1
    assert voliere.position(line) == s
    assert voliere.position(line).text() == line
    assert facts(s) == was, "looking changed the position"


def test_the_laws_above_met_sealed_questions_and_tasks_put_off() -> None:
    """The kinds of moments that are easily lost are met in every game that has them."""
    met: dict[str, set[str]] = {id: set() for id in voliere.catalogue()}
    for table in TABLES:
        s = table.new(0)
        rng = seeded(0)
        while s.actors:
            met[table.game] |= {"lanes"} if s.lanes else set()
            met[table.game] |= {"later"} if s.later else set()
            met[table.game] |= {"slot"} if any(task.slot != -1 for task in s.todo) else set()
            s.apply(*move(s, rng))
    assert met["wingspan"] == {"lanes", "later", "slot"}
    for game in ("feather", "piafs", "whats-up"):
        assert "lanes" in met[game], game


def test_a_verb_is_found_by_its_name() -> None:
    """No two verbs of a game share a name, unless they are of one class and made alike; none is lost."""
    classes: dict[tuple[str, str], set[type]] = {}
    for verb in MADE:
        home = home_of(verb)
        if home.startswith("voliere."):
            classes.setdefault((".".join(home.split(".")[:3]), name_of(verb)), set()).add(type(verb))
            twin = pickle.loads(pickle.dumps(verb))
            assert type(twin) is type(verb)
            assert name_of(twin) == name_of(verb)
            assert copy.deepcopy(verb) is verb
    assert len(classes) > 150
    assert [name for name, found in classes.items() if len(found) > 1] == []


@pytest.mark.parametrize("game", list(voliere.catalogue()))
def test_what_stands_around_a_position_is_pickled_too(game: str) -> None:
    table = next(table for table in TABLES if table.game == game)
    s = table.new(4)
    rng = seeded(4)
    moves = []
    for _ in range(12):
        moves.append(move(s, rng))
        s.apply(*moves[-1])
    rules = table.rules
    players = [Player("person", "Zoë")] * table.seats
    record = voliere.Record(rules, table.seats, 4, dict(table.options), moves, table.version, players)
    ways: list[Callable[[Any], Any]] = [lambda x: pickle.loads(pickle.dumps(x)), copy.deepcopy]
    for again in ways:
        assert again(rules) is rules
        assert again(record).to_json() == record.to_json()
        assert again(record).replay().position() == s.position()
        glimpse = again(Glimpse(s, s.actors[0]))
        assert glimpse.view() == s.view(s.actors[0])
        assert glimpse.choices() == s.choices(s.actors[0])
        assert glimpse.heard() == Glimpse(s, s.actors[0]).heard()
        assert s.log is not None
        assert [repr(e) for e in again(s.log).events] == [repr(e) for e in s.log.events]
        for score in s.scores():
            assert repr(again(score)) == repr(score)
        for task in s.todo:
            assert again(task).plain() == task.plain()
            assert type(again(task).verb) is type(task.verb)
        for option in rules.options:
            twin = again(option)
            assert (twin.id, twin.default, twin.allowed()) == (option.id, option.default, option.allowed())
        space = again(rules.space)
        assert [space.text(a) for a in range(space.size)] == [rules.space.text(a) for a in range(space.size)]
        assert list(space.things) == list(rules.space.things)
        board = rules.draw(s.view(0), lambda key, args: key, ["A", "B", "C", "D", "E", "F", "G"][: s.seats])
        assert again(board).plain() == board.plain()
        ahead = s.copy()
        ahead.rng = Tripwire()
        ahead.veil = 0
        assert again(ahead).veil == 0
        assert isinstance(again(ahead).rng, Tripwire)


@pytest.mark.parametrize("game", list(voliere.catalogue()))
def test_a_search_hears_what_the_seat_has_heard_and_what_happens_in_it(game: str) -> None:
    """And nothing else: what others alone have heard is not in the log of a world."""
    table = next(table for table in TABLES if table.game == game and table.seats > 1)
    s = table.new(6)
    rng = seeded(6)
    for _ in range(40):
        if not s.actors:
            break
        g = Glimpse(s, s.actors[0])
        assert g.world(rng).log is None
        world = g.world(rng, heard=True)
        assert world.log is not None
        assert world.log.events == g.heard()
        ahead = world.copy_with_log()
        ahead.apply(*move(ahead, rng))
        assert ahead.log is not None
        assert ahead.log.events[: len(g.heard())] == g.heard()
        assert world.log.events == g.heard(), "the copy has a log of its own"
        s.apply(*move(s, rng))


def bent(rng: Rng, thing: Any) -> Any:
    """JSON with one thing in it bent: gone, doubled, of another kind, out of bounds."""
    found = copy.deepcopy(thing)
    at: Any = found
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        key = keys[int(rng.below(len(keys)))]
        inner = at[key]
        if isinstance(inner, dict | list) and inner and rng.below(8):
            at = inner
            continue
        how = int(rng.below(9))
        if how == 0:
            del at[key]
        else:
            at[key] = [
                None,
                "x",
                -1,
                2**70,
                [inner, inner],
                {},
                True,
                inner + 1 if type(inner) is int else 7,
            ][how - 1]
        return found


@pytest.mark.parametrize("game", list(voliere.catalogue()))
def test_what_is_no_position_is_refused(game: str) -> None:
    """Whatever is bent: either it is refused in words, or it is a position and comes back the same."""
    tables = [table for table in TABLES if table.game == game]
    refused = 0
    for n in range(300):
        rng = seeded(n)
        table = tables[n % len(tables)]
        s = table.new(n)
        for _ in range(int(rng.below(60))):
            if s.actors:
                s.apply(*move(s, rng))
        given = bent(rng, json.loads(json.dumps(s.position())))
        try:
            twin = table.rules.position(given)
        except Refused:
            refused += 1
        else:
            assert json.loads(json.dumps(twin.position())) == given
    assert refused > 200


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("{", "position-json"),
        ([], "position-fact"),
        ({}, "position-fact"),
        ({"game": "chess"}, "position-game"),
    ],
)
def test_what_is_nothing_like_a_position_is_refused(given: object, key: str) -> None:
    for game in voliere.catalogue().values():
        with pytest.raises(Refused) as no:
            game.position(given)
        assert no.value.key == key
        assert all(Words(lang).has(f"refused-{key}") for lang in LANGUAGES)


def test_a_position_of_another_game_task_or_asker_is_refused() -> None:
    game = voliere.game("whats-up")
    given: Any = game.new(2, 1).position()
    bent: list[tuple[dict[str, Any], str]] = [
        ({"game": "songbirds"}, "position-game"),
        ({"seats": 9}, "position-fact"),
        ({"rules": 99}, "rules"),
        ({"options": {"chess": True}}, "option"),
        ({"todo": [["Castle", 0, -1]]}, "position-task"),
        ({"actors": [1 - given["actors"][0]]}, "position-asked"),
        ({"actors": [], "todo": [["AllAgreed", 0, -1]]}, "position-asked"),
        ({"more": 1}, "position-whole"),
        ({"rng": [1, 2, 3]}, "position-broken"),
        ({"table": {**given["table"], "left": 29}}, "position-cards"),
    ]
    for change, key in bent:
        with pytest.raises(Refused) as no:
            game.position({**given, **change})
        assert no.value.key == key, change
        assert all(Words(lang).has(f"refused-{key}") for lang in LANGUAGES), key


def moments() -> list[State]:
    """A few positions of every table, for the other form."""
    found = []
    for k, table in enumerate(TABLES):
        s = table.new(k)
        rng = seeded(k)
        for _ in range(int(rng.below(80))):
            if s.actors:
                s.apply(*move(s, rng))
        found.append(s)
    return found


OTHER_FORM = """
import pickle, sys
from tests.conformance.test_positions import facts, heard, moments
import voliere.core.state
assert voliere.core.state.__file__.endswith(".py")
given = pickle.load(sys.stdin.buffer)
mine = moments()
told = [(facts(s), heard(s)) for s in given + mine]
sys.stdout.buffer.write(pickle.dumps((given + mine, told)))
"""


@pytest.mark.skipif(os.environ.get("VOLIERE_FORM") != "compiled", reason="asked where there are two forms")
def test_pickles_go_from_one_form_to_the_other_and_back() -> None:
    """Made compiled and loaded interpreted, made interpreted and loaded compiled: the same positions."""
    environ = {k: v for k, v in os.environ.items() if k != "VOLIERE_FORM"} | {"PYTHONPATH": str(ROOT / "src")}
    there = subprocess.run(
        [sys.executable, "-c", OTHER_FORM],
        cwd=ROOT,
        env=environ,
        input=pickle.dumps(moments()),
        capture_output=True,
    )
    assert there.returncode == 0, there.stderr.decode()
    back, told = pickle.loads(there.stdout)
    expected = [(facts(s), heard(s)) for s in moments()]
    assert told == expected * 2
    assert [(facts(s), heard(s)) for s in back] == expected * 2
