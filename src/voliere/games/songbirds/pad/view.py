"""The wire types of the pad."""

from __future__ import annotations

from typing import TypedDict

from voliere.core.pad.view import Odd


class SongbirdsPadArea(TypedDict):
    """An area of the special card; `winner` 4: nobody."""

    area: int
    token: int
    winner: int | None


class SongbirdsPadRound(TypedDict):
    """One round. `winners` of the lines, 4: nobody; `counted`: the harvest comes from the forest.

    `most`: berries there are to harvest. `whole`: every seat has a score. `first`: who began it, as far as
    that follows from what was said.
    """

    tokens: list[int | None]
    side: int | None
    forest: list[int | None]
    winners: list[int | None]
    areas: list[SongbirdsPadArea]
    harvest: list[int | None]
    counted: bool
    berries: int
    most: int
    favourites: list[int | None]
    worms: list[int | None]
    scores: list[int | None]
    first: int | None
    whole: bool


class SongbirdsPadPlayer(TypedDict):
    lines: dict[str, int | None]
    total: int


class SongbirdsPadView(TypedDict):
    """`tokens`: those of the box. `now`: the round to enter, counted from 0. `next_first`: who begins it;
    null: not known, or it is over.

    `title`: of a solo or cooperative game, once the favourite is known. `ladder`: the least points of each
    title but the lowest.
    """

    over: bool
    seat: int | None
    first: int | None
    mode: str
    early_bird: bool
    extended: str
    rounds_agreed: int
    target: int
    tokens: list[int]
    rounds: list[SongbirdsPadRound]
    now: int
    goes_on: bool
    next_first: int | None
    players: list[SongbirdsPadPlayer]
    places: list[int] | None
    title: int | None
    ladder: list[int]
    odd: list[Odd]
    said: list[list[int]]
