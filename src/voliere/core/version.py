"""A version of a game's rules. Games keep every one of them playable: see docs/adr/0010."""

from __future__ import annotations

from typing import Final, NamedTuple


class Version(NamedTuple):
    """What changed for players, when, and which rule says it (none for the first).

    >>> Version(2, "2026-11-16", "Food is paid in any order.", "WS-PLAY-5").number
    2
    """

    number: int
    date: str
    change: str
    rule: str = ""


FIRST: Final = 1  # of a position that was not told its version
