"""The wire types of the pad."""

from __future__ import annotations

from typing import TypedDict

from voliere.core.pad.view import Odd
from voliere.games.feather.view import Sheet


class FeatherPadPlayer(TypedDict):
    """`at`: the habitat a seat says it is in. Another's sheet is null while sheets are hidden."""

    sheet: Sheet | None
    at: int | None
    lines: dict[str, int | None]
    total: int | None


class FeatherPadView(TypedDict):
    """`places`: now; null while sheets are hidden. `title`: alone, what the points come to now, and `ladder`:
    the least points of each title. `worth`: of a bird, by its type; `whole`: of a complete habitat, on top.
    """

    over: bool
    seat: int | None
    first: int | None
    round: int | None
    rounds: int
    hidden: bool
    players: list[FeatherPadPlayer]
    places: list[int] | None
    title: int | None
    ladder: list[int]
    worth: list[int]
    whole: int
    odd: list[Odd]
    said: list[list[int]]
