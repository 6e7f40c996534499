"""The goals of the rounds: what they count, and the points of both sides of the board (WS-GOAL)."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.state import Seat
from voliere.games.wingspan.bird import HABITAT_NAMES, nest_mask
from voliere.games.wingspan.card import Goal
from voliere.games.wingspan.components import COLUMNS, NEST, ROUNDS, ROWS, SPOTS
from voliere.games.wingspan.decks import GOALS
from voliere.games.wingspan.state import Table

GREEN: Final = [[4, 1, 0], [5, 2, 1], [6, 3, 2], [7, 4, 3]]  # WS-GOAL-1; later places get nothing
BLUE_MOST: Final = 5  # WS-GOAL-4


class Count:
    """What a goal counts. One object a goal, its parameter read once: goals are counted all the time."""

    def of(self, s: Table, seat: Seat) -> int:
        raise NotImplementedError


class BirdsInHabitat(Count):
    def __init__(self, row: int) -> None:
        self.row = row

    def of(self, s: Table, seat: Seat) -> int:
        return int(s.birds[seat * ROWS + self.row])


class EggsInHabitat(Count):
    def __init__(self, row: int) -> None:
        self.row = row

    def of(self, s: Table, seat: Seat) -> int:
        return eggs_in(s, seat, self.row)


class NestBirdsWithEgg(Count):
    """Birds of a nest type with at least one egg; star nests count (WS-GOAL-5)."""

    def __init__(self, nests: int) -> None:
        self.nests: i64 = nests

    def of(self, s: Table, seat: Seat) -> int:
        at: i64 = seat * SPOTS
        last: i64 = at + SPOTS
        n: i64 = 0
        while at < last:
            if s.eggs[at] > 0 and NEST[s.mat[at]] & self.nests != 0:
                n += 1
            at += 1
        return int(n)


class EggsInNest(Count):
    def __init__(self, nests: int) -> None:
        self.nests: i64 = nests

    def of(self, s: Table, seat: Seat) -> int:
        at: i64 = seat * SPOTS
        last: i64 = at + SPOTS
        n: i64 = 0
        while at < last:
            if s.eggs[at] > 0 and NEST[s.mat[at]] & self.nests != 0:
                n += s.eggs[at]
            at += 1
        return int(n)


class EggSets(Count):
    """Sets of three eggs, one in each habitat."""

    def of(self, s: Table, seat: Seat) -> int:
        least = eggs_in(s, seat, 0)
        for row in range(1, ROWS):
            n = eggs_in(s, seat, row)
            if n < least:
                least = n
        return least


class TotalBirds(Count):
    def of(self, s: Table, seat: Seat) -> int:
        n: i64 = 0
        for row in range(ROWS):
            n += s.birds[seat * ROWS + row]
        return int(n)


def eggs_in(s: Table, seat: Seat, row: int) -> int:
    at: i64 = seat * SPOTS + row * COLUMNS
    last: i64 = at + COLUMNS
    n: i64 = 0
    while at < last:
        n += s.eggs[at]
        at += 1
    return int(n)


def count_of(goal: Goal) -> Count:
    """What the tile says (WS-GOAL-5)."""
    kind = goal.kind
    if kind in ("birds_in_habitat", "eggs_in_habitat"):
        row = HABITAT_NAMES.index(goal.params["habitat"])
        return BirdsInHabitat(row) if kind == "birds_in_habitat" else EggsInHabitat(row)
    if kind in ("nest_birds_with_egg", "eggs_in_nest"):
        nests = nest_mask(goal.params["nest"])
        return NestBirdsWithEgg(nests) if kind == "nest_birds_with_egg" else EggsInNest(nests)
    if kind == "egg_sets":
        return EggSets()
    assert kind == "total_birds", kind
    return TotalBirds()


COUNTS: Final = [count_of(goal) for goal in GOALS]


def goal_count(s: Table, seat: Seat, goal: int) -> int:
    """What a player has for a goal now."""
    return COUNTS[goal].of(s, seat)


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
    return [prize(blue, round, counts, n) for n in counts]


def prize(blue: bool, round: int, counts: list[int], n: int) -> int:
    """The points of who has n, among all counts; equals share what their places give (WS-GOAL-2, 3)."""
    if blue:
        return n if n < BLUE_MOST else BLUE_MOST
    if n == 0:
        return 0
    place = 0
    tied = 0
    for other in counts:
        if other > n:
            place += 1
        elif other == n:
            tied += 1
    prizes = GREEN[round - 1]
    pot = 0
    for k in range(place, place + tied):
        if k < len(prizes):
            pot += prizes[k]
    return pot // tied


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
