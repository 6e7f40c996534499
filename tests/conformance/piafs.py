"""Piafs for the laws: its cards, and its scores counted again from the bare collections."""

from __future__ import annotations

from collections import Counter
from typing import Any


def census(table: dict[str, Any]) -> Counter[str]:
    """Every bird and feeder card: on the table, in hands, piles and decks, stolen or out of the game."""
    birds = [card for row in table["rows"] for card in row] + table["track"] + table["deck"]
    for hand in table["hands"]:
        birds += hand
    birds += [card for card, place in enumerate(table["where"]) if place >= 0 or place == -3]
    found = Counter(f"bird {card}" for card in birds if card >= 0)
    for kind in table["seeds"] + table["feeder"] + [3 + pest for pest in table["pests"]]:
        found[f"feeder {kind}"] += 1
    for k, count in enumerate(table["taken"]):
        assert 0 <= table["pile"][k] <= count
        found[f"feeder {k % 3}"] += count
    for pest, count in enumerate(table["pests_out"]):
        found[f"feeder {3 + pest}"] += count
    if table["pest"] >= 0:
        found[f"feeder {3 + table['pest']}"] += 1
    return found


def recount(table: dict[str, Any], seats: int, options: dict[str, Any]) -> list[int]:
    """5 a pair, the eggs of every species led, the seeds."""
    cards = [[c for c, place in enumerate(table["where"]) if place == seat] for seat in range(seats)]
    found = []
    for seat in range(seats):
        kinds = Counter((c // 12, c % 12 // 2) for c in cards[seat])
        points = 5 * sum(1 for count in kinds.values() if count == 2)
        for species in range(6):
            piles = [[c for c in own if c // 12 == species] for own in cards]
            if len(piles[seat]) == max(map(len, piles)):
                points += sum(-(-(c % 12 // 2 + 1) // 2) for c in piles[seat])
        points += sum((k + 1) * table["pile"][3 * seat + k] for k in range(3))
        found.append(points)
    return found
