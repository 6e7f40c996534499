"""What a seat of What's Up sees: the wire types."""

from __future__ import annotations

from typing import TypedDict


class Collection(TypedDict):
    """Cards in each row, red, green, yellow, violet."""

    rows: list[int]
    birds: int
    cards: int


class WhatsUpView(TypedDict):
    """`grid`: the visible face of each cell, null where the card was taken. `backs`: memory aid only."""

    grid: list[int | None]
    backs: list[int | None] | None
    collections: list[Collection]
    quiet: int
    proposal_at: int
    stall_at: int
    rows_to_win: int
    left: int
    proposer: int | None
    ending: str
    places: list[int]
