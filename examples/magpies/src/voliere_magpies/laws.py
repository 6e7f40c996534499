"""Magpies for the laws of Volière: its cards, and its points counted again without its own code."""

from __future__ import annotations

from collections import Counter
from typing import Any


def census(table: dict[str, Any]) -> Counter[str]:
    """Every card, wherever it lies."""
    cards = table["deck"] + table["meadow"]
    for group in ("dealt", "taken", "nests"):
        for own in table[group]:
            cards += own
    return Counter(f"card {card}" for card in cards)


def recount(table: dict[str, Any], seats: int, options: dict[str, Any]) -> list[int]:
    """The highest of each treasure, and 5 for one of each."""
    found = []
    for nest in table["nests"]:
        best = [0, 0, 0, 0]
        for card in nest:
            best[card // 9] = max(best[card // 9], card % 9 + 1)
        found.append(sum(best) + (5 if all(best) else 0))
    return found
