"""The goals of the rounds: what they count, and the points of both sides of the board (WS-GOAL)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from voliere.core.native import i64
from voliere.core.state import Seat
from voliere.games.wingspan.bird import HABITAT_NAMES, nest_mask
from voliere.games.wingspan.components import COLUMNS, NEST, ROUNDS, ROWS, SPOTS
from voliere.games.wingspan.decks import GOALS
from voliere.games.wingspan.state import Table

GREEN: Final = [[4, 1, 0], [5, 2, 1], [6, 3, 2], [7, 4, 3]]  # WS-GOAL-1; later places get nothing
BLUE_MOST: Final = 5  # WS-GOAL-4

Params = dict[str, str]


def birds_in_habitat(s: Table, seat: Seat, p: Params) -> int:
    return int(s.birds[seat * ROWS + HABITAT_NAMES.index(p["habitat"])])


def eggs_in_habitat(s: Table, seat: Seat, p: Params) -> int:
    return eggs_in(s, seat, HABITAT_NAMES.index(p["habitat"]))


def eggs_in(s: Table, seat: Seat, row: int) -> int:
    at: i64 = seat * SPOTS + row * COLUMNS
    last: i64 = at + COLUMNS
    n: i64 = 0
    while at < last:
        n += s.eggs[at]
        at += 1
    return int(n)


def nest_birds_with_egg(s: Table, seat: Seat, p: Params) -> int:
    """Birds of a nest type with at least one egg; star nests count (WS-GOAL-5)."""
    return sum([1 for at in nesting(s, seat, p) if s.eggs[at] > 0])


def eggs_in_nest(s: Table, seat: Seat, p: Params) -> int:
    return sum([int(s.eggs[at]) for at in nesting(s, seat, p)])


def nesting(s: Table, seat: Seat, p: Params) -> list[int]:
    mask = nest_mask(p["nest"])
    spots = range(seat * SPOTS, (seat + 1) * SPOTS)
    return [at for at in spots if s.mat[at] >= 0 and NEST[s.mat[at]] & mask != 0]


def egg_sets(s: Table, seat: Seat, p: Params) -> int:
    """Sets of three eggs, one in each habitat."""
    return min([eggs_in(s, seat, row) for row in range(ROWS)])


def total_birds(s: Table, seat: Seat, p: Params) -> int:
    return sum([int(s.birds[seat * ROWS + row]) for row in range(ROWS)])


COUNTS: Final[dict[str, Callable[[Table, Seat, Params], int]]] = {
    "birds_in_habitat": birds_in_habitat,
    "eggs_in_habitat": eggs_in_habitat,
    "nest_birds_with_egg": nest_birds_with_egg,
    "eggs_in_nest": eggs_in_nest,
    "egg_sets": egg_sets,
    "total_birds": total_birds,
}


def goal_count(s: Table, seat: Seat, goal: int) -> int:
    """What a player has for a goal now."""
    return COUNTS[GOALS[goal].kind](s, seat, GOALS[goal].params)


def automa_count(s: Table, round: int) -> int:
    """Base value and cubes on the tile; never below 0, at most 5 birds in a habitat (WS-AUTO-11)."""
    automa = s.automa
    if automa is None:
        return 0
    goal = GOALS[s.goals[round - 1]]
    cubes = automa.cubes if round == s.round else 0
    return min(goal.most, max(0, goal.base[round - 1] + cubes))


def standing(s: Table, round: int) -> list[int]:
    """What everybody has for the goal of a round now; the Automa, if there is one, comes last."""
    counts = [goal_count(s, seat, s.goals[round - 1]) for seat in range(s.seats)]
    return counts if s.automa is None else [*counts, automa_count(s, round)]


def worth(blue: bool, round: int, counts: list[int]) -> list[int]:
    """The points of a goal for these counts (WS-GOAL-1 to 4).

    >>> worth(False, 2, [3, 1, 3, 0])
    [3, 1, 3, 0]
    """
    if blue:
        return [min(BLUE_MOST, n) for n in counts]
    prizes = GREEN[round - 1]
    found: list[int] = []
    for n in counts:
        place = sum([1 for other in counts if other > n])
        tied = counts.count(n)
        pot = sum(prizes[place : place + tied])
        found.append(pot // tied if n > 0 else 0)  # WS-GOAL-2, WS-GOAL-3
    return found


def score_goal(s: Table) -> None:
    """At the end of a round its points are fixed (WS-GOAL-3)."""
    s.goal_points = s.goal_points[:]
    counts = standing(s, s.round)
    points = worth(s.agreed.blue, s.round, counts)
    if s.log is not None:
        s.log.tell("goal", {"goal": s.goals[s.round - 1], "round": s.round})
    for seat in range(s.seats):
        s.goal_points[seat * ROUNDS + s.round - 1] = points[seat]
        if s.log is not None:
            s.log.tell("goal_points", {"seat": seat, "n": counts[seat], "points": points[seat]})
    automa = s.automa
    if automa is not None:
        automa.goal_points.append(points[-1])
        if s.log is not None:
            s.log.tell("automa_goal", {"n": counts[-1], "points": points[-1]})
        automa.cubes = 0
