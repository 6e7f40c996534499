"""What a seat of Songbirds sees: the wire types."""

from __future__ import annotations

from typing import TypedDict


class Line(TypedDict):
    """A row or column: its token, who took it (null: still there, 4: it left the game), strengths."""

    token: int
    won: int | None
    strengths: list[int]


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
    own_favourite: int | None
    said: list[Said]
    history: list[Round]
    over: bool
    scores: list[ScoreView | None]
    places: list[int]
