"""What a seat is told of its lines, its favourite and its title: all of it follows from what it may know."""

from __future__ import annotations

import pytest
from tests.games.songbirds.table import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    begin,
    card,
    cards,
    lay_table,
    start,
    view,
)

from voliere.core.rng import seeded
from voliere.games.songbirds.components import NO_COLOUR, TITLE

TIED = "g5 w5 r2 .. ..   .. .. .. .. ..   .. .. .. .. ..   .. .. .. .. ..   .. .. .. .. .."


@pytest.mark.rule("SB-LINE-3")
def test_equal_strengths_are_silent_and_the_loudest_of_the_rest_leads() -> None:
    row = view(begin(lay_table(2, TIED, ["b1 b2", "b3 b4"])))["lines"][0]
    assert row["silent"] == [GREEN, WHITE]
    assert row["leads"] == RED


@pytest.mark.rule("SB-LINE-2", "SB-LINE-3")
def test_a_card_in_hand_is_counted_into_every_line_it_may_join() -> None:
    seen = view(begin(lay_table(2, TIED, ["b2 w1", "b3 b4"])))
    two, one = seen["laid"]
    assert [two["card"], one["card"]] == cards("b2 w1")
    tie, freed = two["songs"][0], one["songs"][0]
    assert tie is not None
    assert tie["strengths"] == [2, 2, 5, 5]
    assert tie["silent"] == [RED, BLUE, GREEN, WHITE]
    assert tie["leads"] == NO_COLOUR
    assert freed is not None
    assert freed["silent"] == []
    assert freed["leads"] == WHITE


@pytest.mark.rule("SB-LINE-3")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_song_of_a_game_is_what_its_strengths_make_it(seats: int) -> None:
    s, rng = start(seats, 5), seeded(5)
    while s.actors:
        seen = view(s, s.actors[0])
        for song in [*seen["lines"], *(song for one in seen["laid"] for song in one["songs"] if song)]:
            of = song["strengths"]
            alone = {of[c]: c for c in range(4) if of.count(of[c]) == 1 and of[c]}
            assert song["silent"] == [c for c in range(4) if of[c] and of.count(of[c]) > 1]
            assert song["leads"] == alone.get(max(alone, default=0), NO_COLOUR)
        s.apply(s.actors[0], s.sample(s.actors[0], rng))


def test_a_line_that_is_decided_is_sung_no_more() -> None:
    full = "g5 w5 r2 r1 b7   .. .. .. .. ..   .. .. .. .. ..   .. .. .. .. ..   .. .. .. .. .."
    assert view(begin(lay_table(2, full, ["b2 w1", "b3 b4"])))["laid"][0]["songs"][0] is None


@pytest.mark.rule("SB-INFO-1")
def test_only_the_owner_is_told_of_the_own_hand() -> None:
    s = begin(lay_table(2, TIED, ["b2 w1", "b3 b4"]))
    assert [one["card"] for one in view(s, 1)["laid"]] == cards("b3 b4")
    assert view(s, 1)["keeping"] == card("b4")
    assert view(s, -1)["laid"] == []
    assert view(s, -1)["keeping"] is None


@pytest.mark.rule("SB-SOLO-7", "SB-SOLO-8")
def test_alone_the_next_title_is_known() -> None:
    seen = view(begin(lay_table(1, TIED, ["b2"], mode="solo")))
    assert seen["title"] == TITLE.index["rookie"]
    assert seen["next_title"] == {"title": TITLE.index["amateur"], "points": 1}
