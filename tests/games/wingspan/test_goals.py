"""Goals of the rounds (WS-GOAL)."""

from __future__ import annotations

import pytest
from tests.games.wingspan.tables import asked, do, finish, game, put

from voliere.games.wingspan.components import GOAL
from voliere.games.wingspan.goals import goal_count, standing, worth

# One mat for all goals: habitat, bird, eggs. Nests: platform, bowl, cavity, ground, star, none.
MAT = [
    ("forest", "mourning-dove", 2),  # platform
    ("forest", "american-robin", 1),  # bowl
    ("forest", "bushtit", 3),  # star
    ("grassland", "mountain-bluebird", 2),  # cavity
    ("grassland", "killdeer", 0),  # ground, no egg
    ("grassland", "bronzed-cowbird", 0),  # no nest
    ("wetland", "mallard", 4),  # ground
]
WANT = {
    "birds-in-forest": 3,
    "eggs-in-forest": 6,
    "birds-in-grassland": 3,
    "eggs-in-grassland": 2,
    "birds-in-wetland": 1,
    "eggs-in-wetland": 4,
    "birds-with-egg-platform": 2,
    "eggs-in-platform-nests": 5,
    "birds-with-egg-bowl": 2,
    "eggs-in-bowl-nests": 4,
    "birds-with-egg-cavity": 2,
    "eggs-in-cavity-nests": 5,
    "birds-with-egg-ground": 2,
    "eggs-in-ground-nests": 7,
    "total-birds": 7,
    "egg-sets": 2,
}


@pytest.mark.rule("WS-GOAL-5")
@pytest.mark.parametrize("name", GOAL.names)
def test_what_each_goal_counts(name: str) -> None:
    s = game()
    for habitat, bird, eggs in MAT:
        put(s, 0, bird, habitat, eggs)
    assert goal_count(s, 0, GOAL.index[name]) == WANT[name]
    assert goal_count(s, 1, GOAL.index[name]) == 0


@pytest.mark.rule("WS-GOAL-1")
@pytest.mark.parametrize(
    ("round", "points"), [(1, [4, 1, 0]), (2, [5, 2, 1]), (3, [6, 3, 2]), (4, [7, 4, 3])]
)
def test_green_points(round: int, points: list[int]) -> None:
    assert worth(False, round, [9, 8, 7, 6, 5]) == [*points, 0, 0]


@pytest.mark.rule("WS-GOAL-2")
@pytest.mark.parametrize(
    ("round", "counts", "points"),
    [
        (4, [3, 3, 1], [5, 5, 3]),  # (7 + 4) // 2, the second place is used up
        (4, [3, 3, 3], [4, 4, 4]),  # 14 // 3
        (1, [5, 2, 2], [4, 0, 0]),  # (1 + 0) // 2
        (3, [1, 1, 1, 1, 1], [2, 2, 2, 2, 2]),  # 11 // 5
        (2, [4, 3, 3, 3], [5, 1, 1, 1]),  # (2 + 1 + 0) // 3
    ],
)
def test_ties_share(round: int, counts: list[int], points: list[int]) -> None:
    assert worth(False, round, counts) == points


@pytest.mark.rule("WS-GOAL-3")
def test_nothing_for_nothing() -> None:
    assert worth(False, 4, [0, 2, 0]) == [0, 7, 0]
    assert worth(False, 4, [0, 0, 0]) == [0, 0, 0]
    assert worth(True, 4, [0, 1, 0]) == [0, 1, 0]


@pytest.mark.rule("WS-GOAL-3")
def test_points_are_fixed_when_the_round_ends() -> None:
    s = game(2)
    s.goals = [GOAL.index["total-birds"], *s.goals[1:]]
    put(s, 0, "mallard")
    while s.round == 1:
        do(s, "lay-eggs") if asked(s) == "Turn" else finish(s)
    assert (s.goal_points[0], s.goal_points[4]) == (4, 0)
    put(s, 1, "willet")
    put(s, 1, "osprey")
    assert (s.goal_points[0], s.goal_points[4]) == (4, 0)
    assert s.view(0)["goals"][0]["points"] == [4, 0]  # type: ignore[index]


@pytest.mark.rule("WS-GOAL-4")
def test_blue_points() -> None:
    assert worth(True, 1, [0, 3, 5, 9]) == [0, 3, 5, 5]


def test_the_standing_is_in_the_view() -> None:
    s = game(2)
    s.goals = [GOAL.index["total-birds"], *s.goals[1:]]
    put(s, 1, "mallard")
    assert standing(s, 1) == [0, 1]
    goal = s.view(0)["goals"][0]  # type: ignore[index]
    assert (goal["counts"], goal["points"], goal["done"]) == ([0, 1], [0, 4], False)
