"""What holds in every game, whatever is played."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.feather.table import GAME

from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.games.feather.components import DECK, birds_of, habitat_of
from voliere.games.feather.position import Feather
from voliere.games.feather.score import points, rows
from voliere.games.feather.state import MIGRATING, WATCHING


@st.composite
def tables(draw: st.DrawFn) -> tuple[Feather, int]:
    """A new game of any size and options, and a seed to play it with."""
    seats = draw(st.integers(1, 7))
    ids = [option.id for option in GAME.options]
    options = {id: draw(st.booleans()) for id in ids}
    try:
        GAME.check(seats, options)
    except Refused:
        options = {"raptors": options["raptors"]}
    s = GAME.new(seats, draw(st.integers(0, 2**64)), options)
    assert isinstance(s, Feather)
    return s, draw(st.integers(0, 2**32))


def every_card(s: Feather) -> Counter[int]:
    found = s.deck.sorted() + s.discards + [int(bird) for bird in s.chosen if bird >= 0]
    found += [bird for cards in s.history() for bird in cards]
    found += [bird for hand in s.hands for bird in hand.sorted()]
    if s.draft is not None:
        found += [bird for pack in s.draft.packs for bird in pack.sorted()]
    if s.stage == MIGRATING:
        found += [bird for cards in s.passed for bird in cards]
    return Counter(found)


@pytest.mark.rule("BF-INV-1", "BF-INV-2", "BF-INV-3", "BF-INV-4", "BF-INV-5", "BF-INV-6")
@settings(max_examples=60, deadline=None)
@given(tables())
def test_invariants(table: tuple[Feather, int]) -> None:
    s, seed = table
    rng = seeded(seed)
    sheets = [0] * s.seats
    rounds = 0
    while s.actors:
        assert every_card(s) == Counter(DECK)  # BF-INV-6
        if s.stage == WATCHING and s.round > 1 and len(s.history()) == s.round - 1:
            assert len(s.view(0)["settled"]) == (4 if s.seats == 1 else s.agreed.hands)  # type: ignore[arg-type]  # BF-INV-1
        seat = s.actors[int(rng.below(len(s.actors)))]
        s.apply(seat, s.sample(seat, rng))
        for k in range(s.seats):
            now = int(s.sheets[k])
            assert now & sheets[k] == sheets[k]  # BF-INV-3
            new = birds_of(now & ~sheets[k])
            assert len({habitat_of(bird) for bird in new}) <= 1  # BF-INV-5
            sheets[k] = now
            assert all(row in (0, 1, 2, 3, 4, 5, 6, 7, 10) for row in rows(now))  # BF-INV-2
            assert sum(rows(now)) == points(now) == s.scores()[k].total
        if len(s.history()) > rounds:
            rounds = len(s.history())
            assert set(birds_of(int(s.settled))) == set(s.history()[-1])
    assert rounds == s.agreed.setup.size - 1  # BF-INV-4
    assert every_card(s) == Counter(DECK)


@settings(max_examples=60, deadline=None)
@given(tables(), st.integers(0, 120))
def test_a_world_is_one_the_seat_cannot_tell(table: tuple[Feather, int], moves: int) -> None:
    s, seed = table
    rng = seeded(seed)
    for _ in range(moves):
        if not s.actors:
            break
        s.apply(s.actors[-1], s.sample(s.actors[-1], rng))
    for seat in range(s.seats):
        w = s.resample(seat, rng)
        assert w.view(seat) == s.view(seat)
        assert w.choices(seat) == s.choices(seat)
        assert every_card(w) == Counter(DECK)
        while w.actors:  # and it can be played to its end
            w.apply(w.actors[0], w.sample(w.actors[0], rng))
        assert len(w.history()) == w.agreed.rounds


def test_samples_are_uniform_over_species_not_over_cards() -> None:
    s = GAME.new(4, 1)
    assert isinstance(s, Feather)
    choices = s.choices(0)
    rng = seeded(1)
    found = Counter(s.sample(0, rng) for _ in range(400 * len(choices)))
    assert set(found) == set(choices)
    assert all(300 < n < 500 for n in found.values())
