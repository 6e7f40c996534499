"""The wire types of the pad."""

from __future__ import annotations

from typing import TypedDict

from voliere.core.pad.view import Odd


class WhatsUpPadPlayer(TypedDict):
    """`rows`: cards of each colour; `complete`: how many rows are."""

    rows: list[int]
    birds: int
    cards: int
    complete: int
    lines: dict[str, int | None]
    total: int


class WhatsUpPadView(TypedDict):
    """`goal`: complete rows that win; `quiet`: turns without a card, if counted, out of `stall`.

    From `propose` such turns on the players may agree to stop. `ending`: "rows" or "stall", once reached.
    """

    over: bool
    seat: int | None
    first: int | None
    goal: int
    quiet: int
    propose: int
    stall: int
    ending: str | None
    players: list[WhatsUpPadPlayer]
    places: list[int] | None
    odd: list[Odd]
    said: list[list[int]]
