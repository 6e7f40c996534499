"""What is public (SB-INFO, SB-R-19), and what holds in every game (SB-INV)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from tests.conformance.songbirds import census
from tests.games.songbirds.table import begin, card, chosen, last_cell, play_on, position, start, told, view

from voliere.core.cards import Bag
from voliere.core.rng import seeded
from voliere.games.songbirds.components import FAVOURITE, NO_COLOUR, SIDE


@pytest.mark.rule("SB-INFO-1")
def test_what_everybody_sees_is_the_same_for_everybody() -> None:
    """Spectators too; only the hand and what follows from it, one's own favourite and score so far differ."""
    private = {"hand", "laid", "keeping", "own_favourite", "scores"}
    for options in ({}, {"early_bird": True}, {"mode": "coop"}):
        s, rng = start(3, 2, **options), seeded(2)
        while s.actors:
            public = [{k: v for k, v in s.view(seat).items() if k not in private} for seat in (-1, 0, 1, 2)]
            assert all(one == public[0] for one in public)
            s.apply(s.actors[0], s.sample(s.actors[0], rng))


@pytest.mark.rule("SB-INFO-1")
def test_what_lies_on_the_table_is_public() -> None:
    s = start(2, 3, early_bird=True)
    s.apply(0, FAVOURITE(s.hands[0].sorted()[0], 0))
    seen = view(s, -1)
    assert seen["forest"] == [int(x) if x >= 0 else -1 for x in s.grid]
    assert [line["token"] for line in seen["lines"]] == [int(x) for x in s.tokens]
    assert [player["cards"] for player in seen["players"]] == [12, 13]
    assert [player["worm"] for player in seen["players"]] == [3, None]
    assert [player["favourite"] for player in seen["players"]] == ["hidden", None]
    assert [player["total"] for player in seen["players"]] == [0, 0]
    assert view(start(1), -1)["deck"] == 17


@pytest.mark.rule("SB-INFO-1")
def test_harvests_are_public_as_they_grow() -> None:
    s = start(2, 3)
    play_on(s)
    assert view(s, -1)["harvest"] == [int(x) for x in s.harvest]
    assert sum(view(s, -1)["harvest"]) > 0


@pytest.mark.rule("SB-INFO-2")
def test_no_view_hangs_on_what_its_seat_may_not_know() -> None:
    """Every way to deal the cards a seat cannot see, late in a game: the view is the same."""
    s = start(2, 4, early_bird=True)
    rng = seeded(4)
    while s.left > 3:
        s.apply(s.actors[0], s.sample(s.actors[0], rng))
    for seat in (0, 1):
        other = 1 - seat
        hand, favourite = s.hands[other].sorted(), s.favourites[other]
        for deal in permutations([*hand, s.aside, *([favourite] if favourite >= 0 else [])]):
            w = s.copy()
            w.hands[other] = Bag(list(deal[: len(hand)]))
            w.aside = deal[len(hand)]
            if favourite >= 0:
                w.favourites = [deal[-1] if k == other else c for k, c in enumerate(s.favourites)]
            assert w.view(seat) == s.view(seat)
            assert w.view(-1) == s.view(-1)


@pytest.mark.rule("SB-INFO-2")
def test_own_hand_and_favourite_are_private() -> None:
    s = start(3, 5, early_bird=True)
    kept = s.hands[0].sorted()[0]
    s.apply(0, FAVOURITE(kept, 0))
    assert (view(s, 0)["own_favourite"], view(s, 1)["own_favourite"]) == (kept, None)
    assert view(s, 0)["hand"] == s.hands[0].sorted()
    assert [score is None for score in view(s, 1)["scores"]] == [True, False, True]


@pytest.mark.rule("SB-R-19", "SB-INFO-2")
def test_the_card_set_aside_is_never_seen() -> None:
    """Neither during the game nor at its end, nor by what is said."""
    s = start(2, 6)
    aside = s.aside
    play_on(s)
    assert s.log is not None
    assert all(e.args.get("card") != aside for e in s.log.events)
    for seat in (-1, 0, 1):
        seen = view(s, seat)
        assert aside not in seen["forest"]
        assert aside not in [player["favourite"] for player in seen["players"]]
        assert "aside" not in seen


@pytest.mark.rule("SB-R-19")
def test_tokens_that_left_the_game_are_public() -> None:
    s = position(
        2,
        """
        w5 g4 g1 b1 ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..""",
        ["r1 r2", "b2 b3"],
    )
    s.apply(0, card("r1") * 25 + 4)
    for seat in (-1, 0, 1):
        assert view(s, seat)["lines"][0]["won"] == NO_COLOUR
        assert view(s, seat)["lines"][0]["token"] == 15


@pytest.mark.rule("SB-INFO-3")
def test_the_favourite_of_solo_is_public() -> None:
    s = start(1)
    kept = s.hands[0].sorted()[0]
    s.apply(0, FAVOURITE(kept, 0))
    assert s.seen(-1, 0, FAVOURITE(kept, 0)) == FAVOURITE(kept, 0)
    assert view(s, -1)["team_favourite"] == kept


@pytest.mark.rule("SB-INFO-2")
def test_what_is_foreseen_stops_at_secrets() -> None:
    """Filling the forest reveals the other favourites: whoever looks ahead does not see them."""
    s = begin(last_cell("w6 w2", {}))
    for a in s.choices(0):
        names = [event.name for event in s.foresee(0, a).events]
        assert names[0] == "placed"
        assert len(names) == 3
        assert set(names[1:]) <= {"line", "line_lost"}
    s = begin(chosen(last_cell("w6 w2 r1", {}, turn=2, early_bird=True), {0: 3, 1: 2}), turn=2)
    assert not any(e.name == "revealed" for a in s.choices(2) for e in s.foresee(2, a).events)


@pytest.mark.rule("SB-INV-1")
@pytest.mark.parametrize(
    ("seats", "options", "total"),
    [
        (1, {}, 91),
        (2, {}, 91),
        (3, {"early_bird": True}, 91),
        (3, {"mode": "coop"}, 91),
        (4, {"special": "raven"}, 77),
        (4, {"special": "hummingbird"}, 105),
        (4, {"special": "falcon"}, 83),
        (4, {"special": "mockingbird"}, 99),
    ],
)
def test_tokens_add_up_at_the_end(seats: int, options: dict[str, Any], total: int) -> None:
    for seed in range(6):
        s = start(seats, seed, **options)
        play_on(s, seed)
        lost = sum(e["token"] for e in told(s, "line_lost", "area_lost"))
        assert sum(view(s)["harvest"]) + lost == total


@pytest.mark.rule("SB-INV-2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("early_bird", [False, True])
def test_every_songbird_is_in_one_place_at_any_moment(seats: int, early_bird: bool) -> None:
    s = start(seats, 9, early_bird=early_bird and seats > 1)
    rng = seeded(9)
    while s.actors:
        assert census(s.table()) == {str(c): 1 for c in range(28)}
        s.apply(s.actors[0], s.sample(s.actors[0], rng))
    assert census(s.table()) == {str(c): 1 for c in range(28)}


@pytest.mark.rule("SB-INV-4")
@pytest.mark.parametrize("side", SIDE.names)
def test_each_area_is_awarded_once_too(side: str) -> None:
    s = start(4, 2, special=side)
    play_on(s)
    areas = [e["area"] for e in told(s, "area", "area_lost")]
    assert len(areas) == len(set(areas)) == len(view(s)["areas"])
    assert sorted(e["line"] for e in told(s, "line", "line_lost")) == list(range(10))
