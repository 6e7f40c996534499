"""The special card of the four-player game (SB-4P)."""

from __future__ import annotations

import pytest
from tests.conformance.songbirds import harvests
from tests.games.songbirds.table import (
    BLUE,
    GAME,
    GREEN,
    NOTHING,
    RED,
    WHITE,
    at,
    harvest,
    play_on,
    position,
    put,
    start,
    told,
    view,
    winners,
)

from voliere.core.rng import Rigged
from voliere.games.songbirds.components import AREA, CARD, CENTRE, NO_COLOUR, SIDE, SIDE_CHOICE, SPECIAL
from voliere.games.songbirds.position import Songbirds

ARMS = {
    "n": {at(1, 3), at(2, 3)},
    "e": {at(3, 4), at(3, 5)},
    "s": {at(4, 3), at(5, 3)},
    "w": {at(3, 1), at(3, 2)},
    "ne": {at(1, 3), at(2, 3), at(3, 4), at(3, 5)},
    "sw": {at(4, 3), at(5, 3), at(3, 1), at(3, 2)},
}
RINGS = {  # the cells of each arm from the centre outwards
    "n": ["c2", "c1"],
    "e": ["d3", "e3"],
    "s": ["c4", "c5"],
    "w": ["b3", "a3"],
}
EMPTY = ".. .. .. .. ..   .. .. .. .. ..   .. .. ** .. ..   .. .. .. .. ..   .. .. .. .. .."


def around(side: str, **arms: str) -> Songbirds:
    """Cards placed one after the other on the arms, from the centre outwards."""
    names = [name for cards in arms.values() for name in cards.split()]
    cells = [there for arm in arms for there in RINGS[arm]]
    rest = iter(name for name in CARD.names if name not in names)
    hands = [" ".join([*names[seat::4], next(rest), next(rest)]) for seat in range(4)]
    s = position(4, EMPTY, hands, NOTHING, special=side)
    for name, there in zip(names, cells, strict=True):
        put(s, name, there)
    return s


@pytest.mark.rule("SB-4P-1")
@pytest.mark.parametrize("side", SIDE.names)
def test_the_table_chooses_the_side(side: str) -> None:
    assert view(start(4, special=side))["side"] == SIDE.index[side]


@pytest.mark.rule("SB-4P-1")
def test_chance_may_choose_the_side() -> None:
    assert {view(start(4, seed))["side"] for seed in range(40)} == {0, 1, 2, 3}
    s = start(4, rng=Rigged([2]))
    assert told(s, "side_drawn") == [{"side": 2}]


@pytest.mark.rule("SB-4P-1")
def test_the_first_player_may_choose_before_the_deal() -> None:
    s = start(4, special="chosen", first_player="3")
    assert s.actors == [2]
    assert s.choices(2) == [SIDE_CHOICE(k) for k in range(4)]
    assert all(len(hand) == 0 for hand in s.hands)
    s.apply(2, SIDE_CHOICE(3))
    assert view(s)["side"] == SIDE.index["mockingbird"]
    assert [len(hand) for hand in s.hands] == [7] * 4
    assert s.actors == [2]


@pytest.mark.rule("SB-4P-2")
def test_the_special_card_lies_in_the_centre_and_all_songbirds_are_dealt() -> None:
    s = start(4)
    forest = view(s)["forest"]
    assert [k for k in range(25) if forest[k] >= 0] == [CENTRE]
    assert forest[CENTRE] == SPECIAL
    assert sorted(c for hand in s.hands for c in hand.sorted()) == list(range(28))
    assert [len(hand) for hand in s.hands] == [7] * 4
    assert s.aside == -1


@pytest.mark.rule("SB-4P-3", "SB-4P-5")
@pytest.mark.parametrize(
    ("side", "areas"),
    [
        ("raven", {"n": -2, "e": -4, "s": -5, "w": -3}),
        ("hummingbird", {"n": 2, "e": 4, "s": 5, "w": 3}),
        ("falcon", {"ne": -4, "sw": -4}),
        ("mockingbird", {"ne": 4, "sw": 4}),
    ],
)
def test_areas_and_tokens_of_each_side(side: str, areas: dict[str, int]) -> None:
    shown = {AREA.names[area["area"]]: area["token"] for area in view(start(4, special=side))["areas"]}
    assert shown == areas


@pytest.mark.rule("SB-4P-5", "SB-4P-6")
@pytest.mark.parametrize("side", SIDE.names)
def test_an_area_is_awarded_as_soon_as_its_cells_are_filled(side: str) -> None:
    """In every game, at every step: won exactly when no cell of it is empty, whatever the line."""
    s = start(4, 5, special=side)
    while s.actors:
        forest = view(s)["forest"]
        for area in view(s)["areas"]:
            full = all(forest[k] >= 0 for k in ARMS[AREA.names[area["area"]]])
            assert (area["won"] is not None) == full
        s.apply(s.actors[0], s.choices(s.actors[0])[-1])


@pytest.mark.rule("SB-4P-6")
def test_an_area_does_not_wait_for_its_line() -> None:
    s = around("raven", n="g5 r2")
    assert told(s, "area") == [{"area": AREA.index["n"], "colour": GREEN, "token": -2}]
    assert told(s, "line", "line_lost") == []


@pytest.mark.rule("SB-4P-4", "SB-R-3")
def test_the_centre_lines_are_complete_with_four_songbirds() -> None:
    s = position(
        4,
        """
        .. .. r1 .. ..
        .. .. r2 .. ..
        .. .. ** .. ..
        .. .. b2 .. ..
        .. .. .. .. ..""",
        ["b1 b7", "w1 w7", "g1 g7", "w2 w3"],
        [0, 0, 0, 0, 0, 0, 0, 9, 0, 0],
        special="falcon",
    )
    put(s, "b1", "c5")  # red 3 = blue 3: nothing else is there
    assert told(s, "line_lost") == [{"line": 7, "token": 9}]


@pytest.mark.rule("SB-4P-4", "SB-R-3")
def test_the_centre_row_is_awarded_among_its_songbirds() -> None:
    s = position(
        4,
        """
        .. .. .. .. ..
        .. .. .. .. ..
        r1 r2 ** b2 ..
        .. .. .. .. ..
        .. .. .. .. ..""",
        ["b3 b7", "w1 w7", "g1 g7", "w2 w3"],
        [0, 0, 9, 0, 0, 0, 0, 0, 0, 0],
        special="falcon",
    )
    put(s, "b3", "e3")
    assert told(s, "line") == [{"line": 2, "colour": BLUE, "strength": 5, "token": 9}]
    assert view(s)["lines"][2]["strengths"] == [3, 5, 0, 0]


@pytest.mark.rule("SB-4P-7")
@pytest.mark.parametrize(
    ("side", "names", "winner"),
    [
        ("raven", "g5 r2", GREEN),
        ("hummingbird", "g5 r2", RED),
        ("raven", "g1 w7", WHITE),
        ("hummingbird", "g1 w7", GREEN),
    ],
)
def test_strongest_and_weakest_of_an_arm(side: str, names: str, winner: int) -> None:
    assert told(around(side, n=names), "area")[0]["colour"] == winner


@pytest.mark.rule("SB-4P-7")
@pytest.mark.parametrize("side", ["raven", "hummingbird"])
def test_a_colour_alone_is_strongest_and_weakest(side: str) -> None:
    """The example of the rules: green 3 and green 1 on the right."""
    s = around(side, e="g3 g1")
    assert harvest(s) == {"green": -4 if side == "raven" else 4}


@pytest.mark.rule("SB-4P-7")
@pytest.mark.parametrize(
    ("side", "n", "e", "winner"),
    [
        ("mockingbird", "r2 g2", "b7 b1", BLUE),  # the weakest two cancel: the only colour left
        ("mockingbird", "r2 g2", "b3 w5", BLUE),
        ("falcon", "r6 g6", "b3 w5", WHITE),  # the strongest two cancel: the next one
        ("falcon", "r1 r2", "b4 b5", BLUE),
        ("mockingbird", "r1 r2", "b4 b5", RED),
    ],
)
def test_equal_strengths_are_struck_out_of_areas_too(side: str, n: str, e: str, winner: int) -> None:
    assert told(around(side, n=n, e=e), "area")[0]["colour"] == winner


@pytest.mark.rule("SB-R-4", "SB-4P-7")
def test_absent_colours_are_not_the_weakest() -> None:
    """Below and left: red 4, green 4, blue 3; white has no card and does not take the token."""
    s = around("mockingbird", s="r4 g4", w="b2 b1")
    assert harvest(s) == {"blue": 4}


@pytest.mark.rule("SB-4P-8")
@pytest.mark.parametrize(("side", "token"), [("raven", -5), ("hummingbird", 5)])
def test_a_special_token_nobody_takes_leaves_the_game(side: str, token: int) -> None:
    s = around(side, s="r4 g4")
    assert told(s, "area_lost") == [{"area": AREA.index["s"], "token": token}]
    assert harvest(s) == {}
    assert {area["area"]: area["won"] for area in view(s)["areas"]}[AREA.index["s"]] == NO_COLOUR


@pytest.mark.rule("SB-R-18")
def test_a_colour_may_have_a_negative_token_alone() -> None:
    s = around("raven", w="b1 b2")
    assert view(s)["harvest"] == [0, -3, 0, 0]


@pytest.mark.rule("SB-4P-9")
@pytest.mark.parametrize("side", SIDE.names)
def test_everything_else_is_as_with_three(side: str) -> None:
    """Turns, end, score: an independent count of whole games agrees."""
    for seed in range(5):
        s = start(4, seed, special=side)
        play_on(s, seed)
        assert [e["seat"] for e in told(s, "placed")] == [k % 4 for k in range(24)]
        berries = harvests(s.table())
        points = [berries[c // 7] + c % 7 + 1 for c in s.favourites]
        assert s.totals == points
        keys = [(points[k], s.favourites[k] % 7) for k in range(4)]
        assert winners(s) == [k for k in range(4) if keys[k] == max(keys)]


@pytest.mark.rule("SB-R-20")
def test_only_the_four_sides_of_the_rulebook_and_never_without_four_players() -> None:
    option = next(o for o in GAME.options if o.id == "special")
    assert set(option.values()) - {"random", "chosen"} == set(SIDE.names)
    for seats in (2, 3):
        assert view(start(seats))["side"] is None


@pytest.mark.rule("SB-R-20")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_awarding_at_once_or_at_the_end_is_the_same(seats: int) -> None:
    for seed in range(5):
        s = start(seats, seed)
        play_on(s, seed)
        late = harvests(s.table())
        assert view(s)["harvest"] == [late[colour] for colour in range(4)]
