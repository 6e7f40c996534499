"""Birds of a Feather for the laws: its cards, and its sheets filled in again from the cards played."""

from __future__ import annotations

from collections import Counter
from typing import Any


def census(table: dict[str, Any]) -> Counter[str]:
    """Hands, deck, cards laid face down, shown, discarded, on their way: 60 in all."""
    cards = table["deck"] + table["discards"] + [bird for bird in table["chosen"] if bird >= 0]
    for pile in table["hands"] + table["history"] + table["packs"]:
        cards = cards + pile
    if table["stage"] == 0:
        for pile in table["passed"]:
            cards = cards + pile
    return Counter(str(bird) for bird in cards)


def recount(table: dict[str, Any], seats: int, options: dict[str, Any]) -> list[int]:
    """Round by round with sets of (habitat, type)."""
    sheets: list[set[tuple[int, int]]] = [set() for _ in range(seats)]
    settled: list[tuple[int, int]] = []
    for cards in table["history"]:
        birds = [divmod(bird, 7) for bird in cards]
        hunting = birds if options["neutral_raptors"] else birds[:seats]
        empty = {habitat for habitat, kind in hunting if kind == 1 and options["raptors"]}
        left = [bird for bird in settled if bird[0] not in empty]
        for seat in range(seats):
            sheets[seat] |= {bird for bird in birds + left if bird[0] == birds[seat][0]}
        settled = birds
    worth = [2, 1, 1, 1, 1, 1, 0]
    found = []
    for sheet in sheets:
        full = [h for h in range(5) if sum(1 for habitat, _ in sheet if habitat == h) == 7]
        found.append(sum(worth[kind] for _, kind in sheet) + 3 * len(full))
    return found
