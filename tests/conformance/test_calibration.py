"""Sampled worlds are as likely as the truth, and no nearer to it than to each other: over many games.

A world is drawn from what a seat has seen, not from guesses about why others act; so here nobody's act rests
on what is hidden, beyond taking any card of the hand (`innocent`). Wingspan, where more is remembered, has
tests of its own: tests/games/wingspan/test_worlds.py.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import pytest
from tests.chance import standing_out
from tests.conformance.tables import Table

from voliere.core.rng import Rng, seeded
from voliere.core.state import State

GAMES = 120
LOOKS = 3
# What is hidden on each table: lists of cards, by hand or pack, and rows of places where every place counts.
HIDDEN = {
    "whats-up": ([], ["back"]),
    "songbirds": (["hands", "deck"], ["favourites"]),
    "piafs": (["hands", "deck"], ["pile"]),
    "feather": (["hands", "deck", "passed", "packs", "kept", "given"], ["chosen"]),
}
TABLES = [
    Table("whats-up", 3, (), 1),
    Table("songbirds", 2, (), 1),
    Table("songbirds", 3, (("early_bird", True),), 1),
    Table("songbirds", 3, (("mode", "coop"),), 1),
    Table("piafs", 2, (), 1),
    Table("piafs", 4, (), 1),
    Table("feather", 2, (("draft", True),), 1),
    Table("feather", 3, (("draft", True),), 1),
    Table("feather", 4, (("migration", True),), 1),
    Table("feather", 5, (("draft", True),), 1),
    Table("feather", 6, (), 1),
]


def innocent(table: Table, s: State, rng: Rng) -> tuple[int, int]:
    """Any choice; in Piafs never a second bird, since who must pass tells the strength of the hand."""
    seat = s.actors[int(rng.below(len(s.actors)))]
    choices = s.choices(seat)
    texts = [table.rules.space.text(a) for a in choices]
    if "pass" in texts:
        return seat, choices[texts.index("pass")]
    if table.game == "feather":  # any card, not any species
        asked: Any = s.top(seat).verb
        cards = asked.cards(s, seat).sorted()
        return seat, asked.first + cards[int(rng.below(len(cards)))]
    return seat, choices[int(rng.below(len(choices)))]


def lists(value: Any) -> list[list[int]]:
    return value if value and isinstance(value[0], list) else [value]


def properties(table: Table, s: State) -> dict[str, float]:
    """Numbers that hang on every hidden card, and on whose it is."""
    facts: Any = s.table()
    loose, fixed = HIDDEN[table.game]
    found: dict[str, float] = {}
    for key in loose:
        groups = lists(facts[key])
        found[key] = sum((k + 1) * sum(weight(card) for card in cards) for k, cards in enumerate(groups))
        found[f"{key}, every other"] = sum(sum(cards) for cards in groups[::2])
    for key in fixed:
        found[key] = sum(weight(31 * place + x) for place, x in enumerate(facts[key]))
    return found


def weight(card: int) -> int:
    return card * 7919 % 101 - 50


def alike(table: Table, a: State, b: State) -> int:
    """How many cards are in the same hand or place."""
    one: Any = a.table()
    two: Any = b.table()
    loose, fixed = HIDDEN[table.game]
    found = 0
    for key in loose:
        for x, y in zip(lists(one[key]), lists(two[key]), strict=True):
            found += (Counter(x) & Counter(y)).total()
    for key in fixed:
        found += sum(x == y for x, y in zip(one[key], two[key], strict=True))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_tells_a_sampled_world_from_the_truth(table: Table) -> None:
    differences: dict[str, list[float]] = defaultdict(list)
    for seed in range(GAMES):
        rng, thinking = seeded(seed), seeded(1000 + seed)
        moves = length(table, seed)
        looks = sorted(int(thinking.below(moves)) for _ in range(LOOKS))
        s = table.new(seed)
        sums: dict[str, float] = defaultdict(float)
        for n in range(moves):
            while looks and looks[0] == n:
                looks.pop(0)
                me = int(thinking.below(s.seats + 1)) - 1
                one, two = s.resample(me, thinking), s.resample(me, thinking)
                truth, sampled = properties(table, s), properties(table, one)
                for name, value in truth.items():
                    sums[name] += (value - sampled[name]) / LOOKS
                nearer = alike(table, s, one) - alike(table, one, two)
                sums["nearer to the truth than to another world"] += nearer / LOOKS
            s.apply(*innocent(table, s, rng))
        for name, total in sums.items():
            differences[name].append(total)
    assert all(len(values) == GAMES for values in differences.values())
    assert standing_out(differences) == []


def length(table: Table, seed: int) -> int:
    """How many decisions the game of a seed takes."""
    s = table.new(seed)
    rng = seeded(seed)
    moves = 0
    while s.actors:
        s.apply(*innocent(table, s, rng))
        moves += 1
    return moves
