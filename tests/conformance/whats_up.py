"""What's Up for the laws: its cards, and its scores counted again."""

from __future__ import annotations

from collections import Counter
from typing import Any


def census(table: dict[str, Any]) -> Counter[str]:
    """Cards on the grid and in collections: 30 in all."""
    taken = sum(table["rows"])
    grid = sum(1 for face in table["face"] if face >= 0)
    return Counter({"cards": taken + grid})


def recount(table: dict[str, Any], seats: int, options: dict[str, Any]) -> list[int]:
    rows = [table["rows"][4 * k : 4 * k + 4] for k in range(seats)]
    return [sum(n * (n + 1) // 2 for n in own) for own in rows]
