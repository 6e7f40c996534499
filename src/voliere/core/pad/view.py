"""What the views of all pads have in common."""

from __future__ import annotations

from typing import TypedDict


class Odd(TypedDict):
    """Something said that does not look right; it is kept all the same. Message `GAME-why-NAME`."""

    name: str
    args: dict[str, int | list[int]]
