"""A turn (SB-TURN)."""

from __future__ import annotations

import pytest
from tests.conformance.songbirds import census, recount
from tests.games.songbirds.table import (
    NOTHING,
    at,
    card,
    cards,
    cell,
    play_on,
    position,
    put,
    start,
    told,
    view,
)

from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.games.songbirds.components import CARD, CELL, CENTRE, PLACE, neighbours

CROSS = """
.. .. .. .. ..
.. .. .. .. ..
.. .. r1 .. ..
.. .. .. .. ..
.. .. .. .. .."""


@pytest.mark.rule("SB-TURN-1")
def test_one_hand_card_on_one_cell_is_a_turn() -> None:
    s = position(2, CROSS)
    before = s.hands[0].sorted()
    put(s, CARD.names[before[3]], "c2")
    assert s.grid[cell("c2")] == before[3]
    assert s.hands[0].sorted() == before[:3] + before[4:]
    assert s.actors == [1]
    assert told(s, "placed") == [{"seat": 0, "card": before[3], "cell": cell("c2")}]


@pytest.mark.rule("SB-TURN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_goes_clockwise_from_the_first_player(seats: int) -> None:
    s = start(seats, first_player="2")
    turns = []
    for _ in range(2 * seats):
        turns.append(s.actors[0])
        s.apply(s.actors[0], s.choices(s.actors[0])[0])
    assert turns == [(1 + k) % seats for k in range(2 * seats)]


@pytest.mark.rule("SB-TURN-1")
def test_only_cards_of_ones_own_hand_may_be_placed() -> None:
    s = position(2, CROSS)
    placed = {PLACE.args(a)[0] for a in s.choices(0)}
    assert placed == set(s.hands[0].sorted())
    with pytest.raises(Refused):
        s.apply(0, PLACE(s.hands[1].sorted()[0], cell("c2")))


@pytest.mark.rule("SB-TURN-2")
def test_the_cell_must_share_a_side_with_a_card() -> None:
    s = position(2, CROSS)
    near = {cell("c2"), cell("b3"), cell("d3"), cell("c4")}
    assert {PLACE.args(a)[1] for a in s.choices(0)} == near
    for corner in ("b2", "d2", "b4", "d4", "a1"):
        with pytest.raises(Refused):
            s.apply(0, PLACE(s.hands[0].sorted()[0], cell(corner)))
    with pytest.raises(Refused):  # not on another card either
        s.apply(0, PLACE(s.hands[0].sorted()[0], CENTRE))


@pytest.mark.rule("SB-TURN-2")
def test_cells_open_as_the_forest_grows() -> None:
    """At every moment of a game: empty cells beside a card, counted anew."""
    s, rng = start(3), seeded(5)
    while s.actors:
        forest = view(s)["forest"]
        touching = [k for k in range(25) if forest[k] < 0 and any(forest[n] >= 0 for n in neighbours(k))]
        assert view(s)["open"] == touching
        assert sorted({PLACE.args(a)[1] for a in s.choices(s.actors[0])}) == touching
        s.apply(s.actors[0], s.sample(s.actors[0], rng))


@pytest.mark.rule("SB-TURN-2")
def test_the_special_card_counts_as_a_card() -> None:
    s = start(4)
    assert view(s)["open"] == [at(2, 3), at(3, 2), at(3, 4), at(4, 3)]


@pytest.mark.rule("SB-TURN-2")
def test_a_cell_that_touches_nothing_is_explained() -> None:
    s = position(2, CROSS)
    reasons = s.reasons(0)
    assert reasons[f"cell:{cell('a1')}"].name == "not_touching"
    assert set(reasons) == {f"cell:{k}" for k in range(25)} - {
        f"cell:{cell(name)}" for name in ("c3", "c2", "b3", "d3", "c4")
    }
    assert s.reasons(1) == {}


@pytest.mark.rule("SB-TURN-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_pass_and_always_a_cell(seats: int) -> None:
    for seed in range(3):
        s, rng = start(seats, seed), seeded(seed)
        turns = 0
        while s.actors:
            choices = s.choices(s.actors[0])
            assert choices
            assert all(a in PLACE for a in choices)
            assert s.asides(s.actors[0]) == []
            s.apply(s.actors[0], s.sample(s.actors[0], rng))
            turns += 1
        assert len(told(s, "placed")) == 24
        assert turns <= 24


@pytest.mark.rule("SB-TURN-4")
def test_what_a_card_completes_is_awarded_before_the_next_turn() -> None:
    s = position(
        2,
        """
        r1 r2 r3 r4 ..
        b1 .. .. .. g1
        b2 .. w1 w2 g2
        b3 .. .. .. g3
        b4 .. .. .. g4""",
    )
    put(s, CARD.names[s.hands[0].sorted()[0]], "e1")  # the fifth of row 1 and of column e
    assert [e["line"] for e in told(s, "line", "line_lost")] == [0, 9]
    assert s.actors == [1]


@pytest.mark.rule("SB-R-2", "SB-TURN-4")
def test_row_then_column_then_area() -> None:
    """The tokens of one card hang on nothing but the cards: each is what it is alone."""
    s = position(
        4,
        """
        .. .. r1 .. ..
        g1 g2 .. g3 g4
        .. .. ** .. ..
        .. .. b1 .. ..
        .. .. b2 .. ..""",
        ["r7 w1 w2", "w3 w4", "w5 w6", "b7 b6"],
        special="raven",
    )
    put(s, "r7", "c2")
    assert [e.name for e in (s.log.events if s.log else [])] == ["placed", "line", "line", "area"]
    row, column = told(s, "line")
    assert (row["line"], row["colour"]) == (1, 2)  # green 10 against red 7
    assert (column["line"], column["colour"]) == (7, 0)  # red 8 against blue 3
    assert told(s, "area")[0]["colour"] == 0


@pytest.mark.rule("SB-TURN-5")
@pytest.mark.parametrize(("seats", "placed"), [(2, 12), (3, 8), (4, 6)])
def test_the_game_stops_with_a_full_forest_and_a_card_each(seats: int, placed: int) -> None:
    s = start(seats, 7)
    hands = [len(hand) for hand in s.hands]
    play_on(s)
    assert s.left == 0
    assert all(what >= 0 for what in view(s)["forest"])
    counts = [sum(e["seat"] == seat for e in told(s, "placed")) for seat in range(seats)]
    assert counts == [placed] * seats
    assert [hand - count for hand, count in zip(hands, counts, strict=True)] == [1] * seats
    assert view(s)["over"]


@pytest.mark.rule("SB-TURN-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_playout_ends_as_a_game_does(seats: int) -> None:
    """Playouts take a way of their own: what they come to is checked against the bare forest."""
    for seed in range(5):
        s = start(seats, seed).copy()
        for _ in range(seed):
            s.apply(s.actors[0], s.choices(s.actors[0])[0])
        assert s.playout(seeded(seed)) <= 24 - seed
        assert (s.left, s.over, s.actors, s.next) == (0, True, [], 0)
        assert census(s.table()) == {str(c): 1 for c in range(28)}
        assert recount(s.table(), seats, {"mode": "duel", "early_bird": False}) == s.totals


@pytest.mark.rule("SB-TURN-5")
def test_the_last_card_cannot_be_placed() -> None:
    """The forest is full when each holds one card: nobody is asked again."""
    s = position(
        3,
        """
        r1 r2 r3 r4 r5
        b1 b2 b3 b4 b5
        g1 g2 g3 g4 g5
        w1 w2 w3 w4 w5
        r6 b6 g6 w6 ..""",
        ["r7", "b7", "g7 w7"],
        NOTHING,
        turn=2,
    )
    assert s.choices(2) == [PLACE(card("g7"), CELL.size - 1), PLACE(card("w7"), CELL.size - 1)]
    put(s, "w7", "e5")
    assert s.actors == []
    assert s.favourites == cards("r7 b7 g7")
