"""The wire types of the pad."""

from __future__ import annotations

from typing import TypedDict

from voliere.core.pad.view import Odd


class WingspanPadBird(TypedDict):
    """`points`: of the card, its eggs, its food and the cards tucked under it; `limit`: of its eggs."""

    spot: int
    bird: int
    eggs: int
    cached: int
    tucked: int
    points: int
    limit: int


class WingspanPadBonus(TypedDict):
    """`said`: the count was said, and is not counted on the birds. `birds`: those that meet the card."""

    bonus: int
    count: int | None
    said: bool
    points: int | None
    birds: list[int]


class WingspanPadTie(TypedDict):
    """Equals on the green side, the Automa as seat -1: what their places give, and what each of them gets."""

    seats: list[int]
    pot: list[int]
    points: int


class WingspanPadGoal(TypedDict):
    """The goal of a round. `said`: whose count was said; `prizes`: of the green side.

    `places`: on the green side, once all counts are known; null for who has none. `level`: another has
    as many.
    """

    goal: int | None
    prizes: list[int]
    counts: list[int | None]
    said: list[bool]
    points: list[int | None]
    places: list[int | None]
    level: list[bool]
    ties: list[WingspanPadTie]
    automa_count: int | None
    automa_points: int | None
    automa_place: int | None
    automa_level: bool


class WingspanPadPlayer(TypedDict):
    """`numbers`: lines that were said as numbers. `food`: unused, for a tie."""

    lines: dict[str, int | None]
    total: int
    numbers: dict[str, int]
    food: int | None
    birds: list[WingspanPadBird]
    bonus: list[WingspanPadBonus]


class WingspanPadAutoma(TypedDict):
    lines: dict[str, int | None]
    total: int
    result: str


class WingspanPadView(TypedDict):
    """`tied`: the seats that are level at the top, if there are several: their food decides."""

    over: bool
    seat: int | None
    first: int | None
    blue: bool
    goals: list[WingspanPadGoal]
    players: list[WingspanPadPlayer]
    automa: WingspanPadAutoma | None
    tied: list[int]
    places: list[int] | None
    odd: list[Odd]
    said: list[list[int]]
