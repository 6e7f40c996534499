"""The solo variant (SB-SOLO)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.songbirds.table import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    at,
    begin,
    card,
    cell,
    lay_table,
    play_on,
    start,
    told,
    view,
)

from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.games.songbirds.components import CARDS, FAVOURITE, PLACE, TITLE
from voliere.games.songbirds.position import Songbirds
from voliere.games.songbirds.turn import TURN

DIAGONALS = [(1, 1), (1, 5), (2, 2), (2, 4), (3, 3), (4, 2), (4, 4), (5, 1), (5, 5)]


def alone(harvest: dict[int, int], favourite: str | None) -> Songbirds:
    """The last card is about to be placed; tokens count nothing more."""
    left = [c for c in range(CARDS) if favourite is None or c != card(favourite)]
    hand = [["r1", "b1"], ["r1"]][favourite is not None]
    left = [c for c in left if c not in [card(name) for name in hand]]
    forest = dict(zip(range(24), left, strict=False))
    s = lay_table(1, forest, [" ".join(hand)], [0] * 10)
    for colour, points in harvest.items():
        s.harvest[colour] = points
    s.favourites = [-1 if favourite is None else card(favourite)]
    begin(s, verb=TURN)
    if s.actors:
        s.apply(0, PLACE(card("r1"), cell("e5")))
    assert s.actors == []
    return s


def play(s: Songbirds, favourite_on: int | None, seed: int = 0) -> None:
    """To the end, with a favourite on the turn of that number (from 0)."""
    rng, turn = seeded(seed), 0
    while s.actors:
        wanted = [a for a in s.choices(0) if (a in FAVOURITE) == (turn == favourite_on)]
        s.apply(0, wanted[int(rng.below(len(wanted)))])
        turn += 1


@pytest.mark.rule("SB-SOLO-1")
def test_nine_songbirds_on_the_diagonals() -> None:
    seen = set()
    for seed in range(40):
        s = start(1, seed)
        forest = view(s)["forest"]
        assert [k for k in range(25) if forest[k] >= 0] == [at(*place) for place in DIAGONALS]
        seen |= {forest[k] for k in range(25)}
    assert seen == {-1, *range(28)}
    s = start(1)
    assert sorted(line["token"] for line in view(s)["lines"]) == [5, 6, 7, 7, 8, 9, 10, 12, 12, 15]
    assert (view(s)["side"], view(s)["areas"], view(s)["worms_left"]) == (None, [], [])


@pytest.mark.rule("SB-SOLO-1")
@pytest.mark.parametrize("option", [{"special": "raven"}, {"early_bird": True}])
def test_no_special_card_and_no_worm(option: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        start(1, **option)


@pytest.mark.rule("SB-SOLO-2")
def test_one_card_in_hand_and_eighteen_in_the_deck() -> None:
    """Seen after the first draw, which comes at once: 1 + 1 and 18 - 1."""
    s = start(1)
    assert len(told(s, "drew")) == 1
    assert len(s.hands[0]) - 1 == 1
    assert view(s)["deck"] + 1 == 18


@pytest.mark.rule("SB-SOLO-3")
def test_draw_then_place_or_choose_a_favourite() -> None:
    s = start(1)
    hand, cells = s.hands[0].sorted(), view(s)["open"]
    assert s.choices(0) == [PLACE(c, k) for c in hand for k in cells] + [FAVOURITE(c, 0) for c in hand]
    s.apply(0, PLACE(hand[0], cells[0]))
    assert len(told(s, "drew")) == 2
    assert len(s.hands[0]) == 2
    assert view(s)["deck"] == 16


@pytest.mark.rule("SB-SOLO-3", "SB-INFO-3")
def test_the_favourite_lies_face_up_and_is_chosen_once() -> None:
    s = start(1)
    kept = s.hands[0].sorted()[1]
    s.apply(0, FAVOURITE(kept, 0))
    assert view(s, -1)["team_favourite"] == kept
    assert told(s, "favourite_open") == [{"seat": 0, "card": kept}]
    assert told(s, "placed") == []
    assert not any(a in FAVOURITE for a in s.choices(0))


@pytest.mark.rule("SB-SOLO-4")
def test_twelve_cells_are_legal_at_the_start() -> None:
    s = start(1)
    later = [at(1, 3), at(3, 1), at(3, 5), at(5, 3)]
    assert view(s)["open"] == [k for k in range(25) if view(s)["forest"][k] < 0 and k not in later]
    assert len(view(s)["open"]) == 12
    s.apply(0, PLACE(s.hands[0].sorted()[0], at(2, 3)))
    assert at(1, 3) in view(s)["open"]
    assert at(5, 3) not in view(s)["open"]


@pytest.mark.rule("SB-SOLO-4")
def test_lines_are_awarded_as_they_are_completed() -> None:
    s = start(1)
    while s.actors:
        forest = view(s)["forest"]
        for row in range(5):
            full = all(forest[5 * row + column] >= 0 for column in range(5))
            assert (view(s)["lines"][row]["won"] is not None) == full
        s.apply(0, s.choices(0)[0])


@pytest.mark.rule("SB-SOLO-5")
@pytest.mark.parametrize(("favourite_on", "turns", "deck"), [(0, 17, 1), (9, 17, 1), (None, 16, 2)])
def test_sixteen_placements_and_what_is_left(favourite_on: int | None, turns: int, deck: int) -> None:
    s = start(1, 4)
    play(s, favourite_on)
    assert len(told(s, "placed")) == 16
    assert len(told(s, "placed", "favourite_open")) == turns
    assert len(told(s, "drew")) == turns
    assert view(s)["deck"] == deck
    assert len(s.hands[0]) == 1


@pytest.mark.rule("SB-SOLO-6")
@pytest.mark.parametrize(
    ("harvest", "favourite", "points"),
    [
        ({WHITE: 50, RED: 21, BLUE: 12, GREEN: 8}, "w6", 15),  # the example of the rules
        ({WHITE: 50, RED: 21}, "w6", 35),  # tokens out of the game count for nobody
        ({RED: 20, BLUE: 30, GREEN: 30, WHITE: 11}, "r7", -44),
    ],
)
def test_volume_plus_own_tokens_minus_the_others(
    harvest: dict[int, int], favourite: str, points: int
) -> None:
    s = alone(harvest, favourite)
    assert s.scores()[0].total == points
    assert told(s, "title")[0]["points"] == points


@pytest.mark.rule("SB-SOLO-7", "SB-R-13")
def test_without_a_favourite_the_score_is_zero() -> None:
    """Also where every favourite would have scored below zero."""
    s = alone({RED: 20, BLUE: 30, GREEN: 30, WHITE: 11}, None)
    assert s.scores()[0].total == 0
    assert told(s, "title") == [{"points": 0, "title": TITLE.index["rookie"]}]


@pytest.mark.rule("SB-R-13")
def test_nobody_must_choose_a_favourite() -> None:
    s = start(1, 6)
    play(s, None)
    assert view(s)["team_favourite"] is None
    assert view(s)["over"]


@pytest.mark.rule("SB-SOLO-8")
@pytest.mark.parametrize(
    ("points", "title"),
    [
        (-44, "rookie"),
        (0, "rookie"),
        (1, "amateur"),
        (19, "amateur"),
        (20, "apprentice"),
        (39, "apprentice"),
        (40, "professional"),
        (54, "professional"),
        (55, "superstar"),
        (98, "superstar"),
    ],
)
def test_titles(points: int, title: str) -> None:
    """A red 7, and what it takes from red or from the others."""
    own = max(points - 7, 0)
    s = alone({RED: own, BLUE: 7 + own - points}, "r7")
    assert told(s, "title") == [{"points": points, "title": TITLE.index[title]}]


@pytest.mark.rule("SB-R-14")
@pytest.mark.parametrize("seed", range(4))
def test_the_favourite_may_be_the_card_just_drawn_on_the_first_turn(seed: int) -> None:
    s = start(1, seed)
    drawn = told(s, "drew")[0]["card"]
    other = next(c for c in s.hands[0].sorted() if c != drawn)
    for kept in (drawn, other):
        ahead = s.copy()
        ahead.apply(0, FAVOURITE(kept, 0))
        assert ahead.favourites[0] == kept


@pytest.mark.rule("SB-SOLO-5")
def test_every_game_ends_with_a_card_in_hand() -> None:
    for seed in range(10):
        s = start(1, seed)
        play_on(s, seed)
        assert len(s.hands[0]) == 1
        assert view(s)["deck"] in (1, 2)
