"""What a seat of Songbirds sees: the wire types."""

from __future__ import annotations

from typing import TypedDict


class Song(TypedDict):
    """How colours sing in a line: strengths, which are silenced by a tie, who is loudest then (4: nobody)."""

    strengths: list[int]
    silent: list[int]
    leads: int


class Line(TypedDict):
    """A row or column: its token, who took it (null: still there, 4: out of the game); the rest as `Song`."""

    token: int
    won: int | None
    strengths: list[int]
    silent: list[int]
    leads: int


class Laid(TypedDict):
    """A card of the own hand, and how each line would sing with it; null: that line is decided."""

    card: int
    songs: list[Song | None]


class Title(TypedDict):
    """A title of solo and cooperative games, and the least points it takes."""

    title: int
    points: int


class AreaView(TypedDict):
    area: int
    token: int
    won: int | None


class Player(TypedDict):
    """The public side of a seat. `favourite`: a card, "hidden", or null."""

    cards: int
    favourite: int | str | None
    worm: int | None
    total: int


class Said(TypedDict):
    seat: int
    action: int


class Round(TypedDict):
    """A finished round: what everybody revealed and scored."""

    favourites: list[int]
    points: list[int]


class ScoreView(TypedDict):
    total: int
    lines: dict[str, int]


class SongbirdsView(TypedDict):
    """`keeping`: the card the own points count as favourite now; `next_title`: what comes above `title`."""

    mode: str
    early_bird: bool
    round: int
    rounds: int | None
    target: int | None
    first: int
    forest: list[int]
    open: list[int]
    lines: list[Line]
    side: int | None
    areas: list[AreaView]
    harvest: list[int]
    worms_left: list[int]
    deck: int
    shown: int | None
    team_favourite: int | None
    players: list[Player]
    hand: list[int]
    laid: list[Laid]
    own_favourite: int | None
    keeping: int | None
    title: int | None
    next_title: Title | None
    said: list[Said]
    history: list[Round]
    over: bool
    scores: list[ScoreView | None]
    places: list[int]
