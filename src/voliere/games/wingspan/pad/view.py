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
    """`food`: what it counts as holding where points are level."""

    lines: dict[str, int | None]
    food: int
    total: int
    result: str


class WingspanPadPlace(TypedDict):
    """A place of the tray. `fate`: kept, discarded or stays; "" while it is not decided."""

    said: bool
    bird: int | None
    points: int | None
    fits: bool
    fate: str


class WingspanPadDeed(TypedDict):
    """A step of the Automa's card. `asks`: what must be said first (dice, again, tray, lot), else "".

    `taken`: how many dice, 0 if only the face was said. `points`: of the bird it keeps.
    """

    asks: str
    dice: list[int]
    face: int | None
    taken: int
    tray: list[WingspanPadPlace]
    best: list[int]
    face_down: bool
    points: int | None


class WingspanPadPlay(TypedDict):
    """The Automa's game. `phase`: setup, wait, step, goal, over. Lists of four are by round.

    `standing`: at the end of a round, the points of the player and the Automa for each count of the player.
    `reach`: its count for each goal, as it was said or else as its turns came to, which is `counted`.
    """

    phase: str
    round: int
    turn: int
    turns: list[int]
    bonus: int | None
    usable: list[int]
    decks: list[list[int]]
    leaves: list[int | None]
    step: int
    deeds: list[WingspanPadDeed]
    eggs: int
    birds: list[int]
    unnamed: list[int]
    bird_points: int
    face_down: int
    worth: int
    cubes: int
    bases: list[int | None]
    reach: list[int | None]
    counted: list[int | None]
    standing: list[list[int]]
    pink: list[int]


class WingspanPadView(TypedDict):
    """`tied`: the seats that are level at the top, with another or with the Automa: their food decides."""

    over: bool
    seat: int | None
    first: int | None
    blue: bool
    goals: list[WingspanPadGoal]
    players: list[WingspanPadPlayer]
    automa: WingspanPadAutoma | None
    play: WingspanPadPlay | None
    tied: list[int]
    places: list[int] | None
    odd: list[Odd]
    said: list[list[int]]
