"""The hot paths are doubles of the rules: played on the same numbers, both come to the same."""

from __future__ import annotations

import pytest
from tests.games.songbirds.table import GAME

from voliere.core.options import Value
from voliere.core.rng import Rng, seeded
from voliere.core.state import State
from voliere.games.songbirds import fast
from voliere.games.songbirds.position import Songbirds
from voliere.games.songbirds.turn import placements

TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {}),
    (4, {"special": "raven"}),
    (4, {"special": "falcon"}),
    (4, {"special": "hummingbird"}),
    (4, {"special": "mockingbird"}),
    (2, {"extended": "rounds", "rounds": 3}),
    (3, {"extended": "target", "target": 60}),
]


def quiet(seats: int, options: dict[str, Value], seed: int) -> Songbirds:
    """A dealt table without a log, whose luck is an Rng of thinking."""
    s = GAME.new(seats, seed, options).copy()
    s.rng = seeded(seed)
    assert isinstance(s, Songbirds)
    return s


def by_the_rules(s: State, rng: Rng) -> int:
    made = 0
    while s.actors:
        seat = s.actors[0]
        s.do(seat, s.sample(seat, rng))
        made += 1
    return made


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(12))
def test_turns_in_one_go_are_turns_by_the_rules(seats: int, options: dict[str, Value], seed: int) -> None:
    s = quiet(seats, options, seed)
    ruled, slow = s.copy(), seeded(seed + 1)
    quick, hurried = s.copy(), seeded(seed + 1)
    assert by_the_rules(ruled, slow) == quick.playout(hurried)
    assert quick.position() == ruled.position()
    assert hurried.state() == slow.state()


@pytest.mark.parametrize("start", [1, 7, 20, 23])
def test_from_the_middle_of_a_round(start: int) -> None:
    s = quiet(2, {}, 5)
    for _ in range(start):
        s.do(s.actors[0], s.sample(s.actors[0], seeded(start)))
    ruled, slow = s.copy(), seeded(9)
    quick, hurried = s.copy(), seeded(9)
    assert by_the_rules(ruled, slow) == quick.playout(hurried)
    assert quick.position() == ruled.position()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_placements_listed_are_those_of_the_rules(seats: int, options: dict[str, Value]) -> None:
    s, rng = quiet(seats, options, 3), seeded(4)
    while s.actors:
        seat = s.actors[0]
        assert fast.placements(s, s.hands[seat]) == placements(s, s.hands[seat]) == s.choices(seat)
        s.do(seat, s.sample(seat, rng))
