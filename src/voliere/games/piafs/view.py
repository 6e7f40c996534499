"""What a seat of Piafs sees: the wire types."""

from __future__ import annotations

from typing import TypedDict


class Row(TypedDict):
    """A perch and the ground before it: cards from the perch on, the perch's strength, the ground's sum."""

    birds: list[int]
    strength: int
    sum: int


class SpeciesView(TypedDict):
    """Birds of a species in each collection, and the seats with most of them."""

    species: int
    counts: list[int]
    leaders: list[int]


class Player(TypedDict):
    """The public side of a seat: hand and score pile by size, the collection by species, in full.

    `points`: pairs and majorities so far; the seeds are face down.
    `chosen`: the last choice is made, and sealed.
    """

    cards: int
    pile: int
    collection: list[list[int]]
    eggs: list[int]
    pairs: int
    points: int
    chosen: bool


class ScoreView(TypedDict):
    total: int
    lines: dict[str, int]


class PiafsView(TypedDict):
    """`seeds`: points, position 1 first; `pests` beside them (0 crow, 1 squirrel). `species`: those in play.

    `own_pile`: how many seeds of 1, 2 and 3 points. `own_kept`, `own_discarded`: of the last choice.
    `played`: the card of this turn, `perch` its row, while the turn is being resolved.
    `last_turns`: the seats that still have a turn once the end is triggered, the present one first.
    """

    first: int
    turn: int
    rows: list[Row]
    perch: int | None
    played: int | None
    seeds: list[int]
    pests: list[int]
    feeder: int
    track: list[int | None]
    deck: int
    removed_species: int | None
    removed_birds: list[int]
    removed_pests: list[int]
    species: list[SpeciesView]
    players: list[Player]
    hand: list[int]
    own_pile: list[int]
    own_kept: list[int]
    own_discarded: list[int]
    ending: bool
    last_turns: list[int]
    over: bool
    scores: list[ScoreView | None]
    places: list[int]
