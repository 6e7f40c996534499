"""The Extended variant: several rounds and running totals (SB-EXT)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.songbirds.table import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    begin,
    chosen,
    fill_last,
    last_cell,
    play_on,
    start,
    told,
    view,
    winners,
)

from voliere.core.refused import Refused
from voliere.games.songbirds.components import SIDE_CHOICE
from voliere.games.songbirds.position import Songbirds


def end_of_round(
    favourites: str,
    harvest: dict[int, int],
    totals: list[int] | None = None,
    first: int = 0,
    number: int = 1,
    **options: Any,
) -> Songbirds:
    """A round ends with these favourites and harvests; totals are those before it."""
    s = last_cell(favourites, harvest, **{"extended": "rounds", "rounds": 9, **options})
    s.totals = totals or [0] * s.seats
    s.first, s.round = first, number
    begin(s)
    fill_last(s)
    return s


def one_round(s: Songbirds) -> None:
    """The first of its choices, until the round is over."""
    number = s.round
    while s.actors and s.round == number:
        s.apply(s.actors[0], s.choices(s.actors[0])[0])


@pytest.mark.rule("SB-EXT-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_round_is_a_fresh_game(seats: int) -> None:
    s = start(seats, extended="rounds", rounds=2)
    one_round(s)
    fresh = start(seats, extended="rounds", rounds=2)
    assert s.round == 2
    assert s.left == fresh.left
    assert view(s)["harvest"] == [0, 0, 0, 0]
    assert [len(hand) for hand in s.hands] == [len(hand) for hand in fresh.hands]
    assert sorted(line["token"] for line in view(s)["lines"]) == [5, 6, 7, 7, 8, 9, 10, 12, 12, 15]
    assert [line["won"] for line in view(s)["lines"]] == [None] * 10


@pytest.mark.rule("SB-EXT-1")
def test_the_card_set_aside_is_shuffled_back_in() -> None:
    s = start(2, extended="rounds", rounds=9)
    asides = set()
    for _ in range(8):
        held = [c for hand in s.hands for c in hand.sorted()] + [c for c in view(s)["forest"] if c >= 0]
        assert sorted([*held, s.aside]) == list(range(28))
        asides.add(s.aside)
        one_round(s)
    assert len(asides) > 1


@pytest.mark.rule("SB-EXT-1", "SB-EXT-8")
def test_the_worms_return_to_the_reserve() -> None:
    s = start(3, extended="rounds", early_bird=True)
    s.apply(0, next(a for a in reversed(s.choices(0))))  # a favourite
    assert view(s)["worms_left"] == [2, 1]
    one_round(s)
    assert s.round == 2
    assert view(s)["worms_left"] == [3, 2, 1]
    assert s.favourites == [-1] * 3


@pytest.mark.rule("SB-EXT-2")
def test_two_rounds_unless_agreed_otherwise_or_a_target_of_99() -> None:
    assert view(start(2, extended="rounds"))["rounds"] == 2
    assert view(start(2, extended="rounds", rounds=5))["rounds"] == 5
    assert view(start(2, extended="target"))["target"] == 99
    assert view(start(2))["rounds"] is None
    with pytest.raises(Refused):
        start(2, rounds=3)
    with pytest.raises(Refused):
        start(2, target=50)


@pytest.mark.rule("SB-EXT-3")
def test_points_are_added_to_public_totals() -> None:
    s = end_of_round("w6 w2", {WHITE: 24}, totals=[80, 10])
    assert s.totals == [110, 36]
    for seat in (-1, 0, 1):
        assert [player["total"] for player in view(s, seat)["players"]] == [110, 36]
    assert told(s, "round_score")[0] == {"seat": 0, "points": 30, "total": 110}


@pytest.mark.rule("SB-EXT-4")
@pytest.mark.parametrize("rounds", [1, 2, 4])
def test_a_number_of_rounds(rounds: int) -> None:
    s = start(3, extended="rounds", rounds=rounds)
    play_on(s)
    assert s.round == rounds
    assert len(view(s)["history"]) == rounds
    assert s.totals == [sum(points[seat] for _, points in s.history) for seat in range(3)]


@pytest.mark.rule("SB-EXT-4")
@pytest.mark.parametrize(("before", "over"), [(68, False), (69, True), (70, True)])
def test_up_to_the_target(before: int, over: bool) -> None:
    """30 points more; 99 is enough, whatever the number of rounds."""
    s = end_of_round("w6 r1", {WHITE: 24}, [before, 0], number=40, extended="target", rounds=2)
    assert (s.actors == []) == over
    assert s.round == (40 if over else 41)


@pytest.mark.rule("SB-EXT-5", "SB-R-8")
def test_the_highest_total_begins_the_next_round() -> None:
    """Seat 2 leads, though seat 1 scored more in this round."""
    s = end_of_round("r1 w6 b1", {WHITE: 24}, [10, 10, 60])
    assert s.totals == [11, 40, 61]
    assert s.actors == [2]
    assert told(s, "round")[-1] == {"round": 2, "seat": 2}


@pytest.mark.rule("SB-EXT-5")
def test_a_tie_goes_to_most_berries() -> None:
    """30 each: seat 1 by 23 berries, seat 0 by 28, though seat 0 began this round."""
    s = end_of_round("b2 r7 g1", {RED: 23, BLUE: 28})
    assert s.totals[:2] == [30, 30]
    assert s.actors == [0]


@pytest.mark.rule("SB-R-10")
def test_berries_are_counted_by_value_with_special_tokens() -> None:
    """The harvest of the favourite's colour in this round; a negative one counts as such."""
    s = end_of_round("b2 r7 g6 w1", {RED: -4, BLUE: 1, GREEN: -3}, [0, 0, 0, 1], special="raven")
    assert s.totals == [3, 3, 3, 2]
    assert s.actors == [0]


@pytest.mark.rule("SB-R-17")
def test_worms_are_no_berries() -> None:
    """29 each: 27 berries and worm 2, against 26 berries and worm 3."""
    s = last_cell("b2 r7 g1", {RED: 26, BLUE: 27}, turn=2, extended="rounds", early_bird=True)
    s.round = 1
    begin(chosen(s, {0: 2, 1: 3}), turn=2)
    fill_last(s)
    assert s.totals[:2] == [29, 29]
    assert s.actors == [0]


@pytest.mark.rule("SB-R-9")
@pytest.mark.parametrize(("first", "next_first"), [(0, 2), (1, 2), (2, 3), (3, 0)])
def test_a_full_tie_goes_clockwise_after_the_last_first_player(first: int, next_first: int) -> None:
    """Seats 0, 2 and 3 are tied in points and berries; whoever began is last in line."""
    totals = [5, 0, 7, 6]
    s = end_of_round("w6 r1 w4 w5", {WHITE: 10}, totals, first=first, special="falcon")
    assert s.totals == [21, 1, 21, 21]
    assert s.actors == [next_first]
    assert s.first == next_first


@pytest.mark.rule("SB-EXT-6")
def test_the_special_card_may_stay_the_same() -> None:
    s = start(4, extended="rounds", rounds=4, special="falcon")
    for _ in range(3):
        assert view(s)["side"] == 1
        one_round(s)
    assert view(s)["side"] == 1


@pytest.mark.rule("SB-EXT-6")
def test_the_special_card_may_be_drawn_each_round() -> None:
    s = start(4, 3, extended="rounds", rounds=9, special="random")
    sides = set()
    for _ in range(8):
        sides.add(view(s)["side"])
        one_round(s)
    assert len(sides) > 2


@pytest.mark.rule("SB-EXT-6")
def test_the_first_player_of_the_round_may_choose_before_the_deal() -> None:
    s = start(4, extended="rounds", special="chosen")
    for number in (1, 2):
        assert (s.round, s.actors) == (number, [s.first])
        assert s.choices(s.first) == [SIDE_CHOICE(k) for k in range(4)]
        assert all(len(hand) == 0 for hand in s.hands)
        assert view(s)["forest"] == [-1] * 25
        s.apply(s.first, SIDE_CHOICE(number))
        assert view(s)["side"] == number
        one_round(s)


@pytest.mark.rule("SB-EXT-7", "SB-R-16")
def test_the_highest_total_wins_even_if_others_passed_the_target() -> None:
    s = end_of_round("w6 w2 r1", {WHITE: 24}, [75, 80, 0], extended="target", rounds=2)
    assert s.totals == [105, 106, 1]
    assert winners(s) == [1]


@pytest.mark.rule("SB-EXT-7", "SB-R-15")
@pytest.mark.parametrize(("favourites", "best"), [("w5 b2 r1", [0]), ("w3 b4 r1", [1]), ("w2 b2 r1", [0, 1])])
def test_a_tie_goes_to_the_louder_favourite_of_the_last_round(favourites: str, best: list[int]) -> None:
    """The favourites of the round before, the other way about, change nothing."""
    volumes = [int(name[1]) for name in favourites.split()]
    totals = [50 - volumes[0], 50 - volumes[1], 0]
    s = last_cell(favourites, {}, extended="rounds", rounds=2)
    s.totals, s.round = totals, 2
    s.history = [([0, 13, 20], [totals[0], totals[1], 0])]
    begin(s)
    fill_last(s)
    assert s.totals[:2] == [50, 50]
    assert winners(s) == best


@pytest.mark.rule("SB-EXT-8")
def test_early_bird_and_extended_together() -> None:
    """One favourite a round, rounds score worms; the volume only breaks the tie at the very end."""
    s = last_cell("r7 b2", {RED: 20, BLUE: 20}, extended="rounds", early_bird=True)
    s.totals, s.round = [10, 9], 2
    begin(chosen(s, {1: 3}))
    fill_last(s)
    assert s.history[-1][1] == [20, 23]
    assert s.totals == [30, 32]
    s = start(2, extended="rounds", early_bird=True)
    play_on(s)
    for args in told(s, "round_score"):
        assert args["seat"] in (0, 1)
    assert len(told(s, "favourite_hidden")) <= 4
    assert len(told(s, "revealed")) == 4


@pytest.mark.rule("SB-EXT-8")
def test_a_tie_of_both_variants_goes_to_the_louder_last_favourite() -> None:
    s = last_cell("r7 b2", {RED: 20, BLUE: 18}, extended="rounds", early_bird=True)
    s.totals, s.round = [10, 9], 2
    begin(chosen(s, {1: 3}))
    fill_last(s)
    assert s.totals == [30, 30]
    assert winners(s) == [0]
