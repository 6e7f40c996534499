"""Points in six parts, and ranks (WS-SCORE); the Automa's points (WS-AUTO-13)."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.score import Score, ranked
from voliere.core.state import Seat
from voliere.games.wingspan.bonus import bonus_points
from voliere.games.wingspan.components import KINDS, POINTS, ROUNDS, SPOTS
from voliere.games.wingspan.state import Agreed, Table

LINES = ["birds", "bonus", "goals", "eggs", "cached", "tucked"]
AUTOMA_FOOD = 2  # for ties (WS-AUTO-13)
SHARES: Final = {"won": 1.0, "tied": 0.5, "lost": 0.0}  # of a win, against the Automa


def scores(s: Table) -> list[Score]:
    """WS-SCORE-1, as it would stand if the game ended now; goals count when their round has ended."""
    return [Score(seat, lines(s, seat)) for seat in range(s.seats)]


def lines(s: Table, seat: Seat) -> dict[str, int]:
    birds: i64 = 0
    eggs: i64 = 0
    cached: i64 = 0
    tucked: i64 = 0
    at: i64 = seat * SPOTS
    last: i64 = at + SPOTS
    while at < last:
        bird: i64 = s.mat[at]
        if bird >= 0:
            birds += POINTS[bird]
            eggs += s.eggs[at]
            cached += s.cached[at]
            tucked += s.tucked[at]
        at += 1
    goals: i64 = 0
    round: i64 = 0
    while round < ROUNDS:
        goals += s.goal_points[seat * ROUNDS + round]
        round += 1
    return {
        "birds": int(birds),
        "bonus": bonus_points(s, seat),
        "goals": int(goals),
        "eggs": int(eggs),
        "cached": int(cached),
        "tucked": int(tucked),
    }


def automa_lines(s: Table) -> dict[str, int]:
    automa = s.automa
    if automa is None:
        return {}
    birds = sum([int(POINTS[bird]) for bird in automa.birds])
    return automa_parts(s.agreed, birds, automa.face_down, sum(automa.goal_points), automa.eggs)


def automa_parts(agreed: Agreed, birds: int, face_down: int, goals: int, eggs: int) -> dict[str, int]:
    """Goals, birds face up, so many points per bird face down, eggs; its bonus card scores nothing."""
    return {"birds": birds, "face_down": face_down * agreed.face_down_worth, "goals": goals, "eggs": eggs}


def food_left(s: Table, seat: Seat) -> int:
    return sum([int(s.food[seat * KINDS + kind]) for kind in range(KINDS)])


def keys(s: Table) -> list[list[int]]:
    """What ranks are made of: points, then unused food (WS-SCORE-2)."""
    return [[x.total, food_left(s, x.seat)] for x in scores(s)]


def places(s: Table) -> list[int]:
    return rank(keys(s))


def rank(keys: list[list[int]]) -> list[int]:
    """Most points; tie: most unused food; then shared. Of seats only: for the Automa see `result`."""
    return ranked(keys)


def result(s: Table) -> str:
    return against(keys(s)[0], sum(automa_lines(s).values()))


def against(mine: list[int], points: int) -> str:
    """Alone: won, tied or lost against the Automa, which counts as holding 2 food (WS-AUTO-13)."""
    rival = [points, AUTOMA_FOOD]
    return "won" if mine > rival else "tied" if mine == rival else "lost"


def returns(s: Table) -> list[float]:
    """A win is 1, shared among the winners; against the Automa a tie is a half."""
    if s.automa is not None:
        return [SHARES[result(s)]]
    ranks = places(s)
    won = 1.0 / ranks.count(1)
    return [won if rank == 1 else 0.0 for rank in ranks]
