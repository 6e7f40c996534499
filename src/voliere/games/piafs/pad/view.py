"""The wire types of the pad."""

from __future__ import annotations

from typing import TypedDict

from voliere.core.pad.view import Odd


class PiafsPadPile(TypedDict):
    """The birds of a species in a collection; `leads`: the most of all, or as many."""

    birds: int
    eggs: int
    leads: bool


class PiafsPadPlayer(TypedDict):
    """`seeds`: the sum of the pile, once it was said. `paired`: the cards whose mate is there too."""

    cards: list[int]
    paired: list[int]
    species: list[PiafsPadPile]
    pairs: int
    seeds: int | None
    lines: dict[str, int | None]
    total: int


class PiafsPadView(TypedDict):
    over: bool
    seat: int | None
    first: int | None
    players: list[PiafsPadPlayer]
    places: list[int] | None
    odd: list[Odd]
    said: list[list[int]]
