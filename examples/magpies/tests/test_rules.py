"""The rules of Magpies, by their numbers."""

from __future__ import annotations

import pytest

from voliere.core.rng import seeded
from voliere.core.state import NOBODY
from voliere_magpies.components import CARD, HIDE, STEAL, TAKE
from voliere_magpies.game import MagpiesGame
from voliere_magpies.position import Magpies
from voliere_magpies.score import lines, places

GAME = MagpiesGame()


def cards(names: str) -> list[int]:
    return [CARD.index[name] for name in names.split()]


def table(hand: str, meadow: str = "key1 key2 key3", nests: tuple[str, str] = ("", "")) -> Magpies:
    """Two seats, the first to move: its hand, the meadow and both nests as said."""
    s = GAME.new(2, 3, {"thieves": True})
    assert isinstance(s, Magpies)
    assert s.actors == [0]
    s.dealt[0], s.taken[0] = cards(hand), []
    s.meadow = cards(meadow)
    s.nests = [cards(nest) for nest in nests]
    return s


@pytest.mark.rule("MP-COMP-1")
def test_four_treasures_from_one_to_nine() -> None:
    assert CARD.size == 36
    assert CARD.names[:2] == ["ring1", "ring2"]
    assert CARD.names[-1] == "coin9"


@pytest.mark.rule("MP-SETUP-1", "MP-SETUP-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_each_and_three_on_the_meadow(seats: int) -> None:
    s = GAME.new(seats, 1)
    assert isinstance(s, Magpies)
    assert [len(s.hand(seat)) for seat in range(seats)] == [3] * seats
    assert len(s.meadow) == 3
    assert len(s.deck) == 36 - 3 * seats - 3
    assert {GAME.new(seats, seed).actors[0] for seed in range(40)} == set(range(seats))


@pytest.mark.rule("MP-TURN-1", "MP-TURN-2")
def test_hide_one_then_take_one() -> None:
    s = table("ring1 ring2 coin9")
    assert s.choices(0) == [HIDE(card) for card in cards("ring1 ring2 coin9")]
    s.apply(0, HIDE(CARD.index["ring2"]))
    assert s.nests[0] == cards("ring2")
    assert s.choices(0) == [TAKE(card) for card in cards("key1 key2 key3")]
    s.apply(0, TAKE(CARD.index["key2"]))
    assert s.taken[0] == cards("key2")
    assert len(s.meadow) == 3


@pytest.mark.rule("MP-TURN-4")
def test_the_next_seat_follows() -> None:
    s = table("ring1 ring2 coin9")
    s.apply(0, s.choices(0)[0])
    s.apply(0, s.choices(0)[0])
    assert s.actors == [1]


@pytest.mark.rule("MP-TURN-3", "MP-END-1")
def test_five_turns_each_and_nothing_is_taken_in_the_last() -> None:
    s = GAME.new(3, 2)
    assert isinstance(s, Magpies)
    asked = []
    while s.actors:
        asked.append(s.question(s.actors[0]))
        s.apply(s.actors[0], s.choices(s.actors[0])[0])
    assert asked == ["Hide", "TakeOne"] * 12 + ["Hide"] * 3
    assert [len(nest) for nest in s.nests] == [5, 5, 5]


@pytest.mark.rule("MP-THIEF-1")
def test_a_thief_takes_the_same_number() -> None:
    s = table("ring4 ring2 coin9", nests=("", "key4 coin1"))
    s.apply(0, HIDE(CARD.index["ring4"]))
    assert s.nests == [cards("ring4 key4"), cards("coin1")]
    assert s.question(0) == "TakeOne"
    s = table("ring4 ring2 coin9", nests=("", "key4 coin4"))
    s.apply(0, HIDE(CARD.index["ring4"]))
    assert s.choices(0) == [STEAL(card) for card in cards("key4 coin4")]


@pytest.mark.rule("MP-SCORE-1", "MP-SCORE-2")
def test_only_the_brightest_counts_and_a_set_counts_more() -> None:
    assert lines(cards("ring3 ring8 coin2")) == {"ring": 8, "key": 0, "spoon": 0, "coin": 2, "set": 0}
    assert lines(cards("ring1 key1 spoon1 coin1"))["set"] == 5


@pytest.mark.rule("MP-END-2")
def test_equal_points_are_broken_by_fewer_cards_and_then_shared() -> None:
    s = table("ring1 ring2 coin9", nests=("ring8 ring3", "key8"))
    assert places(s) == [2, 1]
    s.nests[0].pop()
    assert places(s) == [1, 1]


@pytest.mark.rule("MP-INFO-1", "MP-INFO-2")
def test_what_was_taken_is_known_and_what_was_dealt_is_not() -> None:
    s = table("ring1 ring2 coin9", meadow="key1 key2 key3")
    s.apply(0, HIDE(CARD.index["ring2"]))
    s.apply(0, TAKE(CARD.index["key2"]))
    for seat in (1, NOBODY):
        seen = dict(s.view(seat))
        nests = seen["nests"]
        assert isinstance(nests, list)
        assert (nests[0]["taken"], nests[0]["secret"]) == (cards("key2"), 2)
    worlds = {tuple(s.resample(1, seeded(k)).hand(0)) for k in range(30)}
    assert len(worlds) > 5
    assert all(CARD.index["key2"] in hand for hand in worlds)
