"""What holds in every game (WU-INV), on random and on stubborn play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from tests.games.whats_up.table import GAME, fits, flip, view

from voliere.core.rng import seeded
from voliere.games.whats_up.components import GONE, GRID, ROWS_TO_WIN
from voliere.games.whats_up.position import WhatsUp

SEATS = [2, 3, 4]


def keen(s: WhatsUp, seed: int) -> Iterator[WhatsUp]:
    """A game of players who know every underside and win a card whenever they can."""
    rng = seeded(seed)
    while s.actors:
        seat = s.actors[0]
        good = [k for k in range(GRID) if s.face[k] != GONE and fits(s, seat, int(s.back[k]))]
        flip(s, good[int(rng.below(len(good)))] if good else s.sample(seat, rng))
        yield s


def new(seats: int, seed: int) -> WhatsUp:
    s = GAME.new(seats, seed)
    assert isinstance(s, WhatsUp)
    return s


@pytest.mark.rule("WU-INV-1")
@pytest.mark.parametrize("seats", SEATS)
def test_grid_and_collections_hold_thirty_cards(seats: int) -> None:
    for seed in range(5):
        for s in keen(new(seats, seed), seed):
            grid = sum(1 for up in s.face if up != GONE)
            assert grid == s.left
            assert grid + sum(own["cards"] for own in view(s)["collections"]) == 30


@pytest.mark.rule("WU-INV-2")
@pytest.mark.parametrize(("seats", "largest"), [(2, 11), (3, 10), (4, 9)])
def test_the_largest_collection_that_has_not_won(seats: int, largest: int) -> None:
    open_rows = [rows for rows in product(range(4), repeat=4) if rows.count(3) < ROWS_TO_WIN[seats]]
    assert max(map(sum, open_rows)) == largest
    for seed in range(10):
        for s in keen(new(seats, seed), seed):
            cards = [own["cards"] for own in view(s)["collections"]]
            assert all(n <= largest or s.places()[seat] == 1 for seat, n in enumerate(cards))


@pytest.mark.rule("WU-INV-2")
def test_two_players_never_come_down_to_three_cards() -> None:
    assert 30 - 2 * 11 > 3
    for seed in range(20):
        *_, end = keen(new(2, seed), seed)
        assert view(end)["ending"] in ("rows", "stall")
        assert end.left > 3


@pytest.mark.rule("WU-INV-3")
@pytest.mark.parametrize("seats", SEATS)
def test_a_face_is_at_most_once_in_a_collection(seats: int) -> None:
    """Counted from the log, not from the rows."""
    for seed in range(5):
        *_, end = keen(new(seats, seed), seed)
        assert end.log is not None
        took = [(e.args["seat"], e.args["face"]) for e in end.log.events if e.name == "took"]
        assert len(took) == len(set(took))
        assert max(Counter(face for _, face in took).values()) <= seats


@pytest.mark.rule("WU-INV-4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("stubborn", [False, True])
def test_the_game_always_ends(seats: int, stubborn: bool) -> None:
    """At most 27 cards are won, at most eight rounds apart, whatever the players do."""
    for seed in range(3):
        s, rng, turns = new(seats, seed), seeded(seed), 0
        while s.actors:
            seat = s.actors[0]
            poor = [k for k in range(GRID) if s.face[k] != GONE and not fits(s, seat, int(s.back[k]))]
            flip(s, poor[0] if stubborn and poor else s.sample(seat, rng))
            turns += 1
            assert turns <= 28 * 8 * seats
        assert stubborn <= (turns == 8 * seats)
