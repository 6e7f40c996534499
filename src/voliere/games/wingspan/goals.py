"""The goals of the rounds: what they count, and the points of both sides of the board (WS-GOAL)."""

from __future__ import annotations

from typing import ClassVar, Final

from voliere.core.native import i64
from voliere.core.state import Seat
from voliere.games.wingspan.bird import HABITAT_NAMES, NEST_NAMES, nest_mask
from voliere.games.wingspan.card import Goal
from voliere.games.wingspan.components import COLUMNS, NEST, ROUNDS, ROWS, SPOTS
from voliere.games.wingspan.decks import GOALS
from voliere.games.wingspan.params import Params, kinds_of, made_of
from voliere.games.wingspan.state import Table

GREEN: Final = [[4, 1, 0], [5, 2, 1], [6, 3, 2], [7, 4, 3]]  # WS-GOAL-1; later places get nothing
BLUE_MOST: Final = 5  # WS-GOAL-4


class Count:
    """What a goal counts (WS-GOAL-5). Its parameter is read once: goals are counted all the time."""

    kind: ClassVar[str] = ""  # what the tiles' lines call it; "" for what kinds have in common

    def __init__(self, name: str) -> None:
        self.name = name  # of the tile: it says what is counted

    def of(self, s: Table, seat: Seat) -> int:
        raise NotImplementedError


class BirdsInHabitat(Count):
    kind: ClassVar[str] = "birds_in_habitat"

    def __init__(self, p: Params) -> None:
        self.row = p.habitat()
        super().__init__(f"birds-in-{HABITAT_NAMES[self.row]}")

    def of(self, s: Table, seat: Seat) -> int:
        return int(s.birds[seat * ROWS + self.row])


class EggsInHabitat(Count):
    kind: ClassVar[str] = "eggs_in_habitat"

    def __init__(self, p: Params) -> None:
        self.row = p.habitat()
        super().__init__(f"eggs-in-{HABITAT_NAMES[self.row]}")

    def of(self, s: Table, seat: Seat) -> int:
        return eggs_in(s, seat, self.row)


class InNests(Count):
    """Birds of a nest type with at least one egg, or those eggs; star nests count."""

    def __init__(self, name: str, nest: str, every_egg: bool) -> None:
        super().__init__(name)
        self.nests: i64 = nest_mask(nest)
        self.every_egg = every_egg

    def of(self, s: Table, seat: Seat) -> int:
        at: i64 = seat * SPOTS
        last: i64 = at + SPOTS
        n: i64 = 0
        while at < last:
            if s.eggs[at] > 0 and NEST[s.mat[at]] & self.nests != 0:
                n += s.eggs[at] if self.every_egg else 1
            at += 1
        return int(n)


class NestBirdsWithEgg(InNests):
    kind: ClassVar[str] = "nest_birds_with_egg"

    def __init__(self, p: Params) -> None:
        nest = NEST_NAMES[p.nest()]
        super().__init__(f"birds-with-egg-{nest}", nest, every_egg=False)


class EggsInNest(InNests):
    kind: ClassVar[str] = "eggs_in_nest"

    def __init__(self, p: Params) -> None:
        nest = NEST_NAMES[p.nest()]
        super().__init__(f"eggs-in-{nest}-nests", nest, every_egg=True)


class EggSets(Count):
    """Sets of three eggs, one in each habitat."""

    kind: ClassVar[str] = "egg_sets"

    def __init__(self, p: Params) -> None:
        p.only("habitats", "|".join(HABITAT_NAMES))
        super().__init__("egg-sets")

    def of(self, s: Table, seat: Seat) -> int:
        least = eggs_in(s, seat, 0)
        for row in range(1, ROWS):
            n = eggs_in(s, seat, row)
            if n < least:
                least = n
        return least


class TotalBirds(Count):
    kind: ClassVar[str] = "total_birds"

    def __init__(self, p: Params) -> None:
        super().__init__("total-birds")

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


GOAL_KINDS: Final = kinds_of(Count)


def read_goal(goal: Goal) -> Count:
    """What a tile counts; a `CardError` says what is wrong with its line. Its name is its sentence."""
    p = Params(goal.name, goal.kind, goal.params)
    count = made_of(GOAL_KINDS, p)
    assert isinstance(count, Count)
    if count.name != goal.name:
        raise p.error(f"with {goal.params} must be called {count.name}")
    return count


COUNTS: Final = [read_goal(goal) for goal in GOALS]


def goal_count(s: Table, seat: Seat, goal: int) -> int:
    """What a player has for a goal now."""
    return COUNTS[goal].of(s, seat)


def automa_count(s: Table, round: int) -> int:
    """Base value and cubes on the tile; never below 0, at most 5 birds in a habitat (WS-AUTO-11)."""
    automa = s.automa
    if automa is None:
        return 0
    return automa_reach(s.goals[round - 1], round, automa.cubes if round == s.round else 0)


def automa_reach(goal: int, round: int, cubes: int) -> int:
    """What it has for a goal with so many cubes on the tile (WS-AUTO-11)."""
    tile = GOALS[goal]
    return min(tile.most, max(0, tile.base[round - 1] + cubes))


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
    ahead, level = place_of(counts, n)
    prizes = GREEN[round - 1]
    pot = 0
    for k in range(ahead, ahead + level):
        if k < len(prizes):
            pot += prizes[k]
    return pot // level


def shared(round: int, counts: list[int], n: int) -> list[int]:
    """What the places of all who have n give on the green side: the pot they share (WS-GOAL-2)."""
    ahead, level = place_of(counts, n)
    return GREEN[round - 1][ahead : ahead + level]


def place_of(counts: list[int], n: int) -> tuple[int, int]:
    """How many of all counts are above n, and how many are n: what the green side ranks by (WS-GOAL-2)."""
    ahead = 0
    level = 0
    for other in counts:
        if other > n:
            ahead += 1
        elif other == n:
            level += 1
    return ahead, level


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
