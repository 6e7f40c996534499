"""The Early Bird variant (SB-EB) and its count of cards (SB-INV-3)."""

from __future__ import annotations

import pytest
from tests.games.songbirds.table import (
    BLUE,
    RED,
    WHITE,
    begin,
    card,
    cards,
    chosen,
    fill_last,
    last_cell,
    play_on,
    position,
    put,
    start,
    told,
    view,
    winners,
)

from voliere.core.events import Log
from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.core.space import HIDDEN
from voliere.games.songbirds.components import FAVOURITE, PLACE
from voliere.games.songbirds.position import Songbirds

LATE = """
r1 r2 r3 r4 r5
b1 b2 b3 b4 b5
g1 g2 g3 g4 g5
w1 .. .. .. ..
w2 .. .. .. .."""


def favour(s: Songbirds, which: int = 0) -> int:
    """The player in turn lays a card of the hand face down."""
    seat = s.actors[0]
    kept = s.hands[seat].sorted()[which]
    s.apply(seat, FAVOURITE(kept, 0))
    return kept


@pytest.mark.rule("SB-EB-1")
@pytest.mark.parametrize(("seats", "hand"), [(2, 13), (3, 9), (4, 7)])
def test_set_up_as_usual_with_three_worms_in_sight(seats: int, hand: int) -> None:
    s = start(seats, early_bird=True)
    assert [player["cards"] for player in view(s)["players"]] == [hand] * seats
    for seat in (-1, *range(seats)):
        assert view(s, seat)["worms_left"] == [3, 2, 1]
    assert view(start(seats))["worms_left"] == []


@pytest.mark.rule("SB-EB-2")
def test_a_favourite_instead_of_a_placement() -> None:
    s = start(3, early_bird=True)
    hand = s.hands[0].sorted()
    assert [a for a in s.choices(0) if a in FAVOURITE] == [FAVOURITE(c, 0) for c in hand]
    kept = favour(s, 2)
    assert s.hands[0].sorted() == [c for c in hand if c != kept]
    assert view(s, 0)["own_favourite"] == kept
    assert told(s, "placed") == []
    assert s.actors == [1]


@pytest.mark.rule("SB-EB-2")
def test_once_and_for_good() -> None:
    s = start(2, early_bird=True)
    kept = favour(s)
    s.apply(1, next(a for a in s.choices(1) if a in PLACE))
    assert not any(a in FAVOURITE for a in s.choices(0))
    with pytest.raises(Refused):
        s.apply(0, FAVOURITE(s.hands[0].sorted()[0], 0))
    assert view(s, 0)["own_favourite"] == kept


@pytest.mark.rule("SB-EB-2", "SB-EB-3")
def test_the_best_worm_left_then_nothing() -> None:
    s = start(4, early_bird=True, first_player="3")
    left = []
    for _ in range(4):
        favour(s)
        left.append(view(s)["worms_left"])
    assert left == [[2, 1], [1], [], []]
    assert [player["worm"] for player in view(s)["players"]] == [1, 0, 3, 2]


@pytest.mark.rule("SB-EB-3")
def test_with_two_players_the_worm_worth_one_stays() -> None:
    for seed in range(10):
        s = start(2, seed, early_bird=True)
        play_on(s, seed)
        assert set(s.worms) <= {3, 2, 0}
        assert 1 in view(s)["worms_left"]


@pytest.mark.rule("SB-EB-4")
def test_the_favourite_stays_hidden_and_the_worm_is_seen() -> None:
    s = start(3, early_bird=True)
    kept = favour(s)
    for seat in (-1, 1, 2):
        assert view(s, seat)["players"][0]["favourite"] == "hidden"
        assert view(s, seat)["players"][0]["worm"] == 3
        assert view(s, seat)["own_favourite"] is None
        assert s.seen(seat, 0, FAVOURITE(kept, 0)) == HIDDEN
        assert len({s.resample(seat, seeded(k)).favourites[0] for k in range(30)}) > 5
    assert s.seen(0, 0, FAVOURITE(kept, 0)) == FAVOURITE(kept, 0)
    assert s.log is not None
    heard = {seat: [e for e in s.log.heard(seat) if e.name.startswith("favourite")] for seat in (-1, 0, 1)}
    assert [e.args for e in heard[0]] == [{"seat": 0, "card": kept, "worm": 3}]
    assert [e.args for e in heard[1]] == [e.args for e in heard[-1]] == [{"seat": 0, "worm": 3}]


@pytest.mark.rule("SB-EB-5", "SB-R-5")
def test_the_last_card_must_become_the_favourite() -> None:
    """Seat 1 holds one card and has not chosen, while cells are empty: it is laid down, with a worm."""
    s = position(3, LATE, ["g6 g7 b6", "r7", "w6 w7 b7"], early_bird=True)
    put(s, "g6", "b4")
    assert told(s, "favourite_hidden") == [{"seat": 1, "worm": 3}]
    assert s.favourites[1] == card("r7")
    assert len(s.hands[1]) == 0
    assert s.actors == [2]


@pytest.mark.rule("SB-EB-5", "SB-R-5")
def test_the_last_card_is_no_card_for_the_forest() -> None:
    s = position(2, LATE, ["g6 g7", "r7"], early_bird=True)
    s.hands[1] = s.hands[0].copy()  # two cards: both kinds of turn are there
    put(s, "g6", "b4")
    assert {a in PLACE for a in s.choices(1)} == {True, False}
    s.hands[1].take(card("g6"))
    assert s.top(1).verb.options(s, s.top(1)) == [FAVOURITE(card("g7"), 0)]


@pytest.mark.rule("SB-EB-5")
def test_a_last_card_with_a_favourite_goes_to_the_forest() -> None:
    s = position(2, LATE, ["g6 g7", "r7 w7"], early_bird=True)
    favour(s)
    favour(s)
    assert s.hands[0].sorted() == cards("g7")
    assert all(a in PLACE for a in s.choices(0))


@pytest.mark.rule("SB-EB-6", "SB-R-6")
def test_whoever_has_not_chosen_when_the_forest_is_full_gets_no_worm() -> None:
    s = begin(chosen(last_cell("r3 b4 w5", {RED: 20}, turn=2, early_bird=True), {0: 3}), turn=2)
    fill_last(s)
    assert s.favourites == cards("r3 b4 w5")
    assert s.worms == [3, 0, 0]
    assert s.totals == [23, 0, 0]


@pytest.mark.rule("SB-R-6")
def test_late_favourites_take_worms_if_the_table_says_so() -> None:
    """From the player who would have been next: seat 3, then 0; seat 1 has one, seat 2 filled the forest."""
    s = last_cell("r3 b4 w5 g6", {}, turn=2, early_bird=True, late_favourite_takes_worm=True)
    begin(chosen(s, {1: 3}), turn=2)
    fill_last(s)
    assert s.worms == [1, 3, 0, 2]


@pytest.mark.rule("SB-EB-7")
def test_the_worm_scores_instead_of_the_volume() -> None:
    """The example of the rules: blue has 22; blue 2 with worm 3 beats blue 6 with worm 2."""
    s = begin(chosen(last_cell("b2 b6 w7", {BLUE: 22, WHITE: 4}, turn=2, early_bird=True), {0: 3, 1: 2}), 2)
    fill_last(s)
    assert s.totals == [25, 24, 4]
    assert s.scores()[0].lines == {"berries": 22, "worm": 3}
    assert winners(s) == [0]


@pytest.mark.rule("SB-EB-8", "SB-R-7")
def test_volume_still_breaks_ties() -> None:
    s = begin(chosen(last_cell("r6 b2 w1", {RED: 27, BLUE: 28}, turn=2, early_bird=True), {0: 3, 1: 2}), 2)
    fill_last(s)
    assert s.totals == [30, 30, 0]
    assert winners(s) == [0]


@pytest.mark.rule("SB-INV-3")
@pytest.mark.parametrize(("seats", "full"), [(2, 13), (3, 9), (4, 7)])
def test_every_order_of_choosing(seats: int, full: int) -> None:
    """Whoever chooses, and on whichever turn: nobody acts with an empty hand, and the forest fills up.

    Which card, and where it goes, changes nothing here, so one of each kind is tried. At the end each
    player has placed all cards but one: the favourite laid down before, or the card still in hand.
    """
    todo = [(start(seats, early_bird=True), [0] * seats, [0] * seats)]
    ends = 0
    while todo:
        s, placed, chose = todo.pop()
        if not s.actors:
            ends += 1
            assert s.left == 0
            assert placed == [full - 1] * seats
            assert max(chose) <= 1
            continue
        seat = s.actors[0]
        assert len(s.hands[seat]) == full - placed[seat] - chose[seat] > 0
        for block in (PLACE, FAVOURITE):
            some = [a for a in s.choices(seat) if a in block]
            if some:
                ahead = s.copy()
                ahead.log = Log()
                ahead.apply(seat, some[0])
                todo.append((ahead, tally(ahead, "placed", placed), tally(ahead, "favourite_own", chose)))
    assert ends == full**seats  # each on one of the turns with a card to place, or with the last card


def tally(s: Songbirds, event: str, before: list[int]) -> list[int]:
    seats = [args["seat"] for args in told(s, event)]
    return [count + seats.count(seat) for seat, count in enumerate(before)]
