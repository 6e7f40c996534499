"""Songbirds for the laws: its cards, and its scores counted again from the bare forest."""

from __future__ import annotations

from collections import Counter
from typing import Any

ARMS = {"n": [2, 7], "e": [13, 14], "s": [17, 22], "w": [10, 11]}
SIDES = [
    (False, [("n", -2), ("e", -4), ("s", -5), ("w", -3)]),
    (False, [("ne", -4), ("sw", -4)]),
    (True, [("n", 2), ("e", 4), ("s", 5), ("w", 3)]),
    (True, [("ne", 4), ("sw", 4)]),
]


def census(table: dict[str, Any]) -> Counter[str]:
    """Forest, hands, favourites, deck and the card aside: 28 songbirds."""
    cards = [c for c in table["forest"] if 0 <= c < 28]
    for hand in table["hands"]:
        cards += hand
    cards += table["deck"] + [c for c in table["favourites"] if c >= 0]
    if table["aside"] >= 0:
        cards.append(table["aside"])
    return Counter(str(c) for c in cards)


def winner(cards: list[int], weakest: bool = False) -> int | None:
    sums = Counter[int]()
    for card in cards:
        sums[card // 7] += card % 7 + 1
    alone = [colour for colour, x in sums.items() if list(sums.values()).count(x) == 1]
    if not alone:
        return None
    return (min if weakest else max)(alone, key=lambda colour: sums[colour])


def harvests(table: dict[str, Any]) -> Counter[int]:
    forest = table["forest"]
    lines = [range(5 * r, 5 * r + 5) for r in range(5)] + [range(c, 25, 5) for c in range(5)]
    found = Counter[int]()
    for line, token in zip(lines, table["tokens"], strict=True):
        who = winner([forest[cell] for cell in line if forest[cell] != 28])
        if who is not None:
            found[who] += token
    if table["side"] >= 0:
        weakest, areas = SIDES[table["side"]]
        for arms, token in areas:
            who = winner([forest[cell] for arm in arms for cell in ARMS[arm]], weakest)
            if who is not None:
                found[who] += token
    return found


def recount(table: dict[str, Any], seats: int, options: dict[str, Any]) -> list[int]:
    berries = harvests(table)
    if options["mode"] != "duel":
        card = table["favourites"][0]
        if card < 0:
            return [0] * seats
        own = berries[card // 7]
        return [card % 7 + 1 + own - (sum(berries.values()) - own)] * seats
    earlier = [sum(points[seat] for _, points in table["history"][:-1]) for seat in range(seats)]
    found = []
    for seat, card in enumerate(table["favourites"]):
        extra = table["worms"][seat] if options["early_bird"] else card % 7 + 1
        found.append(earlier[seat] + berries[card // 7] + extra)
    return found
