"""What holds in every game (PF-INV), with any choices."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.piafs.desk import asked, told

from voliere.games.piafs.components import strength_of
from voliere.games.piafs.game import PiafsGame
from voliere.games.piafs.position import Piafs

GAME = PiafsGame()
SEATS = st.integers(2, 4)
SEED = st.integers(0, 2**32)


class Careful:
    """Plays a game by drawn choices, calling `look` at every stop."""

    def __init__(self, seats: int, seed: int, choices: st.DataObject) -> None:
        self.s = cast(Piafs, GAME.new(seats, seed))
        self.data = choices

    def step(self) -> bool:
        s = self.s
        if not s.actors:
            return False
        seat = s.actors[0]
        options = s.choices(seat)
        s.apply(seat, options[self.data.draw(st.integers(0, len(options) - 1))])
        return True


@pytest.mark.rule("PF-INV-1")
@given(SEATS, SEED, st.data())
@settings(max_examples=15, deadline=None)
def test_birds_never_come_back_and_play_ends(seats: int, seed: int, data: st.DataObject) -> None:
    game = Careful(seats, seed, data)
    left = len(game.s.deck)
    steps = 0
    while game.step():
        assert len(game.s.deck) <= left
        left = len(game.s.deck)
        steps += 1
        assert steps < 1000
    assert game.s.over


@pytest.mark.rule("PF-INV-2", "PF-R-20")
@given(SEATS, SEED, st.data())
@settings(max_examples=15, deadline=None)
def test_seeds_and_pests_lie_without_a_gap(seats: int, seed: int, data: st.DataObject) -> None:
    game = Careful(seats, seed, data)
    while game.step():
        s = game.s
        for column, count in ((s.seeds, int(s.seed_count)), (s.pests, int(s.pest_count))):
            assert [k for k in range(4) if column[k] >= 0] == list(range(count))


@pytest.mark.rule("PF-INV-3", "PF-FEED-8")
@given(SEATS, SEED, st.data())
@settings(max_examples=15, deadline=None)
def test_after_a_turn_no_ground_is_stronger_than_its_perch(
    seats: int, seed: int, data: st.DataObject
) -> None:
    game = Careful(seats, seed, data)
    while game.step():
        s = game.s
        if asked(s) in ("PlayBird", "DrawBird", "KeepCard"):
            for row in cast(list[list[int]], s.table()["rows"]):
                assert row[0] >= 0
                assert sum(int(strength_of(k)) for k in row[1:]) <= strength_of(row[0])


@pytest.mark.rule("PF-INV-4")
@given(SEATS, SEED, st.data())
@settings(max_examples=10, deadline=None)
def test_at_most_one_pest_per_repetition(seats: int, seed: int, data: st.DataObject) -> None:
    game = Careful(seats, seed, data)
    while game.step():
        pass
    log = game.s.log
    assert log is not None
    since = 0
    for event in log.events:
        if event.name == "greater":
            since = 0
        elif event.name in ("took_pest", "revealed_pest"):
            since += 1
            assert since == 1


@pytest.mark.rule("PF-INV-5")
@given(SEATS, SEED, st.data())
@settings(max_examples=15, deadline=None)
def test_hands_have_four_cards_after_phase_c_while_birds_last(
    seats: int, seed: int, data: st.DataObject
) -> None:
    game = Careful(seats, seed, data)
    while game.step():
        s = game.s
        if asked(s) == "PlayBird" and (len(s.deck) > 0 or max(int(k) for k in s.track) >= 0):
            assert all(len(h) == 4 for h in s.hands)


@pytest.mark.rule("PF-END-2", "PF-TURN-1")
@given(SEATS, SEED, st.data())
@settings(max_examples=15, deadline=None)
def test_everybody_has_the_same_number_of_turns(seats: int, seed: int, data: st.DataObject) -> None:
    game = Careful(seats, seed, data)
    while game.step():
        pass
    if game.s.ending:
        turns = [*told(game.s, "played"), *told(game.s, "skipped")]
        assert len({sum(1 for x in turns if x["seat"] == seat) for seat in range(seats)}) == 1
