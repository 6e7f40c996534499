"""Awarding a line (SB-LINE), the end and the score (SB-END)."""

from __future__ import annotations

import pytest
from tests.games.songbirds.table import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    begin,
    cards,
    fill_last,
    harvest,
    last_cell,
    lay_table,
    play_on,
    position,
    put,
    start,
    told,
    view,
    winners,
)

from voliere.games.songbirds.components import CARD, CARDS, NO_COLOUR
from voliere.games.songbirds.position import Songbirds

LINES = [[5 * r + c for c in range(5)] for r in range(5)] + [[5 * r + c for r in range(5)] for c in range(5)]


def complete(line: int, names: str) -> Songbirds:
    """Seat 0 completes a line of a game of two with the last of these cards; the line's token is 10."""
    *first, last = cards(names)
    tokens = [100] * 10
    tokens[line] = 10
    *there, end = LINES[line]
    left = [CARD.names[c] for c in range(CARDS) if c not in cards(names)]
    hands = [f"{CARD.names[last]} {left[0]}", f"{left[1]} {left[2]}"]
    s = begin(lay_table(2, dict(zip(there, first, strict=True)), hands, tokens))
    put(s, CARD.names[last], end)
    return s


@pytest.mark.rule("SB-LINE-1", "SB-LINE-6")
@pytest.mark.parametrize("line", range(10))
def test_a_line_is_awarded_when_its_fifth_cell_is_filled(line: int) -> None:
    """Rows 0 to 4 with the tokens on the left, columns 5 to 9 with those above."""
    s = complete(line, "r1 r2 r3 r4 r5")
    assert told(s, "line") == [{"line": line, "colour": RED, "strength": 15, "token": 10}]
    assert harvest(s) == {"red": 10}
    won = [entry["won"] for entry in view(s)["lines"]]
    assert won == [RED if k == line else None for k in range(10)]


@pytest.mark.rule("SB-LINE-1")
def test_four_cards_award_nothing() -> None:
    s = position(2, "r1 r2 r3 .. ..   .. .. .. .. ..   .. .. .. .. ..   .. .. .. .. ..   .. .. .. .. ..")
    put(s, CARD.names[s.hands[0].sorted()[0]], "d1")
    assert told(s, "line", "line_lost") == []
    assert harvest(s) == {}


@pytest.mark.rule("SB-LINE-1", "SB-INV-4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_line_is_awarded_once_in_a_game(seats: int) -> None:
    for seed in range(4):
        s = start(seats, seed)
        play_on(s, seed)
        assert sorted(e["line"] for e in told(s, "line", "line_lost")) == list(range(10))


@pytest.mark.rule("SB-LINE-2")
def test_strength_is_the_sum_of_a_colours_volumes() -> None:
    s = complete(0, "b4 r6 b2 g3 b1")
    assert view(s)["lines"][0]["strengths"] == [6, 7, 3, 0]
    assert told(s, "line")[0]["strength"] == 7
    assert harvest(s) == {"blue": 10}


@pytest.mark.rule("SB-LINE-3", "SB-LINE-4")
@pytest.mark.parametrize(
    ("names", "winner"),
    [
        ("b4 b2 r6 g3 w1", "green"),  # blue 6 = red 6
        ("g7 r7 b4 b3 w3", "white"),  # three cancel
        ("w5 w4 r3 b3 g3", "white"),  # ties below the leader change nothing
        ("r1 r2 b3 g2 w1", "green"),  # red 3 = blue 3, then green 2
    ],
)
def test_equal_strengths_are_out_and_the_strongest_left_wins(names: str, winner: str) -> None:
    for line in (0, 4, 5, 9):
        assert harvest(complete(line, names)) == {winner: 10}


@pytest.mark.rule("SB-LINE-5")
@pytest.mark.parametrize("names", ["w5 g4 g1 b1 r1", "r2 b2 g3 w1 w2"])
def test_a_token_nobody_takes_leaves_the_game(names: str) -> None:
    s = complete(2, names)
    assert harvest(s) == {}
    assert told(s, "line_lost") == [{"line": 2, "token": 10}]
    assert view(s)["lines"][2]["won"] == NO_COLOUR


@pytest.mark.rule("SB-LINE-4")
def test_an_absent_colour_wins_nothing() -> None:
    """Red, blue and green have 5 each; white, absent, does not take the token."""
    s = complete(1, "r4 r1 b3 b2 g5")
    assert harvest(s) == {}


@pytest.mark.rule("SB-END-1")
def test_the_awards_of_the_last_turn_come_before_the_favourites() -> None:
    s = start(2, 3)
    play_on(s)
    assert s.log is not None
    names = [event.name for event in s.log.events]
    last = len(names) - 1 - names[::-1].index("placed")
    tail = names[last + 1 :]
    assert tail[:2] == ["line", "line"] or "line_lost" in tail[:2]
    assert tail[2:] == ["revealed", "revealed", "round_score", "round_score", "won"]


@pytest.mark.rule("SB-END-1")
def test_the_card_still_in_hand_is_revealed_as_the_favourite() -> None:
    s = begin(last_cell("w6 w2", {WHITE: 24}))
    assert [player["favourite"] for player in view(s, 1)["players"]] == [None, None]
    fill_last(s)
    assert s.favourites == cards("w6 w2")
    for seat in (-1, 0, 1):
        assert [player["favourite"] for player in view(s, seat)["players"]] == cards("w6 w2")
    assert [e["card"] for e in told(s, "revealed")] == cards("w2 w6")  # from the player next in turn


@pytest.mark.rule("SB-END-2", "SB-END-3")
def test_volume_and_the_tokens_of_the_colour() -> None:
    """The example of the rules: white has 24; white 6 scores 30, white 2 scores 26."""
    s = begin(last_cell("w6 w2 r7", {WHITE: 24, RED: 5, BLUE: 40}))
    fill_last(s)
    assert [score.total for score in s.scores()] == [30, 26, 12]
    assert s.scores()[0].lines == {"berries": 24, "volume": 6}
    assert s.totals == [30, 26, 12]


@pytest.mark.rule("SB-END-2")
def test_the_sum_may_be_negative() -> None:
    s = begin(last_cell("r1 b7 g7 w7", {RED: -9, BLUE: 1}, special="raven"))
    fill_last(s)
    assert s.totals == [-8, 8, 7, 7]
    assert s.scores()[0].total == -8


@pytest.mark.rule("SB-END-4")
@pytest.mark.parametrize(
    ("favourites", "harvests", "best"),
    [
        ("r3 b4", {RED: 20, BLUE: 18}, [0]),  # 23 against 22
        ("r3 b5", {RED: 27, BLUE: 25}, [1]),  # 30 each: the louder
        ("r3 b3", {RED: 27, BLUE: 27}, [0, 1]),  # shared
        ("r3 b5 g5", {RED: 27, BLUE: 25, GREEN: 25}, [1, 2]),
    ],
)
def test_the_highest_score_then_the_louder_favourite(
    favourites: str, harvests: dict[int, int], best: list[int]
) -> None:
    s = begin(last_cell(favourites, harvests))
    fill_last(s)
    assert winners(s) == best
    assert told(s, "won") == [{"seats": best}]
    assert sum(s.returns()) == pytest.approx(1.0)


@pytest.mark.rule("SB-END-4")
def test_the_places_behind_the_winner_follow_the_same_order() -> None:
    s = begin(last_cell("r3 b5 g1", {RED: 27, BLUE: 25, GREEN: 20}))
    fill_last(s)
    assert s.places() == [2, 1, 3]
