"""What a seat of Birds of a Feather sees: the wire types.

A bird is a species, by its number. Hands are those of the seats, then the neutral ones.
"""

from __future__ import annotations

from typing import TypedDict


class Sheet(TypedDict):
    """A score sheet: species seen, habitats whose ALL box is ticked, points by habitat and in all."""

    seen: list[int]
    complete: list[int]
    rows: list[int]
    points: int


class Player(TypedDict):
    """The public side of a seat. `chosen`: it has answered, others have not yet. `sheet`: null if hidden."""

    cards: int
    chosen: bool
    sheet: Sheet | None


class PackView(TypedDict):
    """The pack in hand, which way it goes next (0 left, 1 right), and whether a neutral hand is fed too.

    `size`: cards in every pack before anybody takes from it.
    """

    number: int
    packs: int
    size: int
    way: int
    gives: bool
    birds: list[int]


class Went(TypedDict):
    """Birds the seat knows to have gone to these hands, one each (-1: the rest of a pack going round)."""

    birds: list[int]
    hands: list[int]


class FeatherView(TypedDict):
    """`settled`: the cards of the last round, hand by hand (solo: the one played, then three turned over).

    `lost`: species nobody can see any more, as all their cards have left the game. `migrants`: cards
    everybody passes on before the first round. `ladder`: the least points of each title; only alone.
    """

    seat: int | None
    stage: str
    raptors: bool
    neutral_raptors: bool
    round: int
    rounds: int
    settled: list[int]
    gone: list[int]
    lost: list[int]
    history: list[list[int]]
    players: list[Player]
    neutral: list[int]
    deck: int
    migrants: int
    hand: list[int]
    chosen: int | None
    passing: list[int]
    pack: PackView | None
    memory: list[Went]
    over: bool
    places: list[int]
    title: int | None
    ladder: list[int]
