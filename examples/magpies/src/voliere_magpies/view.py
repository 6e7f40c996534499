"""What a seat of Magpies sees: the wire types."""

from __future__ import annotations

from typing import TypedDict


class Nest(TypedDict):
    """`taken`: cards of the hand that all saw being taken; `secret`: how many others there are."""

    cards: list[int]
    taken: list[int]
    secret: int
    points: int


class MagpiesView(TypedDict):
    """`hand`: my own, null for who only watches."""

    meadow: list[int]
    deck: int
    hand: list[int] | None
    nests: list[Nest]
    turns: int
    last: int
    thieves: bool
