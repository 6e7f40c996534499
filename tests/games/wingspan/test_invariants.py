"""What holds in every game, whatever is played."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.wingspan import census, recount
from tests.games.wingspan.tables import GAME, asked

from voliere.core.rng import seeded
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.components import SPACE, TURNS
from voliere.games.wingspan.decks import BONUSES
from voliere.games.wingspan.position import Wingspan

SEEDS = st.integers(0, 2**32 - 1)
SEATS = st.integers(1, 5)


def start(seats: int, seed: int) -> Wingspan:
    s = GAME.new(seats, seed)
    assert isinstance(s, Wingspan)
    return s


@settings(max_examples=12, deadline=None)
@given(SEEDS, SEATS)
def test_cards_dice_eggs_and_rows(seed: int, seats: int) -> None:
    """Every card in one place, one to five dice inside, no bird over its limit, no gap in a row."""
    s, rng = start(seats, seed), seeded(seed)
    s.log = None
    cards = census(s.table())
    assert sum(cards.values()) == len(cards) == len(BIRDS) + len(BONUSES)
    while s.actors:
        seat = s.actors[0]
        s.do(seat, s.sample(seat, rng))
        if rng.below(5) == 0:
            assert census(s.table()) == cards
    assert recount(s.table(), seats, {"edition": "fr"}) == [score.total for score in s.scores()]


@settings(max_examples=8, deadline=None)
@given(SEEDS, SEATS)
def test_a_turn_is_one_cube(seed: int, seats: int) -> None:
    """26 turns each; the tray is full whenever a turn begins and cards are left."""
    s, rng = start(seats, seed), seeded(seed)
    s.log = None
    turns = [0] * seats
    while s.actors:
        seat = s.actors[0]
        if asked(s) == "Turn":
            turns[seat] += 1
            view: Any = s.view(seat)
            assert view["players"][seat]["cubes"] == TURNS[s.round] - (s.turn - 1) // seats - 1
            assert all(bird >= 0 for bird in s.tray) or not (len(s.deck) or len(s.discards))
        s.do(seat, s.sample(seat, rng))
    assert turns == [sum(TURNS)] * seats


@settings(max_examples=8, deadline=None)
@given(SEEDS)
def test_powers_are_used_as_often_as_their_colour_allows(seed: int) -> None:
    """In one turn a brown bird once (repeats are told apart), a pink one once between its owner's turns."""
    s, rng = start(3, seed), seeded(seed)
    log = s.log
    assert log is not None
    used: dict[int, int] = {}
    seen = 0
    while s.actors:
        if asked(s) == "Turn":
            used = {bird: n for bird, n in used.items() if BIRDS[bird].colour == 3}
            own = {int(bird) for bird in s.mat[15 * s.actors[0] : 15 * s.actors[0] + 15]}
            used = {bird: n for bird, n in used.items() if bird not in own}
        s.do(s.actors[0], s.sample(s.actors[0], rng))
        for event in log.events[seen:]:
            if event.name == "used":
                bird = event.args["bird"]
                assert isinstance(bird, int)
                used[bird] = used.get(bird, 0) + 1
                assert used[bird] == 1, BIRDS[bird].name
        seen = len(log.events)


@settings(max_examples=6, deadline=None)
@given(SEEDS, SEATS)
def test_two_players_who_know_the_same_hear_the_same(seed: int, seats: int) -> None:
    """A world is told by the same events as the game it stands for, as far as the seat can hear."""
    s, rng = start(seats, seed), seeded(seed)
    for _ in range(60):
        if not s.actors:
            return
        seat = s.actors[0]
        a = s.sample(seat, rng)
        for reader in range(seats):
            w = s.resample(reader, rng)
            assert w.view(reader) == s.view(reader)
            assert [SPACE.text(x) for x in w.choices(reader)] == [SPACE.text(x) for x in s.choices(reader)]
        s.do(seat, a)
