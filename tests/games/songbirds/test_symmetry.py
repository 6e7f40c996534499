"""Turning the forest, exchanging colours and renaming seats change nothing but names.

A whole game is played on the table turned in each of 8 ways with the colours exchanged in each of 24: after
every move the two tables are the same up to these names.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any, NamedTuple

import pytest
from tests.games.songbirds.table import begin, lay_table, start

from voliere.core.cards import Bag
from voliere.core.rng import seeded
from voliere.core.space import Action
from voliere.games.songbirds.components import (
    CARD,
    CELLS,
    COLOURS,
    FAVOURITE,
    LINE_SIZE,
    NO_COLOUR,
    PENDING,
    PLACE,
    SPECIAL,
    VOLUMES,
    WON,
)
from voliere.games.songbirds.position import Songbirds

Turn = Callable[[int, int], tuple[int, int]]
TURNS: list[Turn] = [
    lambda r, c: (r, c),
    lambda r, c: (c, 4 - r),
    lambda r, c: (4 - r, 4 - c),
    lambda r, c: (4 - c, r),
    lambda r, c: (r, 4 - c),
    lambda r, c: (4 - r, c),
    lambda r, c: (c, r),
    lambda r, c: (4 - c, 4 - r),
]
LINES = [[5 * r + c for c in range(5)] for r in range(5)] + [[5 * r + c for r in range(5)] for c in range(5)]


class Names(NamedTuple):
    """New names: of cells, lines, colours and seats."""

    cells: list[int]
    lines: list[int]
    colours: list[int]
    shift: int = 0  # seats move on by so many

    def card(self, card: int) -> int:
        if not 0 <= card < SPECIAL:
            return card
        return self.colours[card // VOLUMES] * VOLUMES + card % VOLUMES

    def winner(self, won: int) -> int:
        return won if won in (PENDING, NO_COLOUR) else self.colours[won]

    def action(self, a: Action) -> Action:
        if a in PLACE:
            card, cell = PLACE.args(a)
            return PLACE(self.card(card), self.cells[cell])
        return FAVOURITE(self.card(FAVOURITE.args(a)[0]), 0)

    def seat(self, seat: int, seats: int) -> int:
        return (seat + self.shift) % seats


def names(turn: Turn, colours: tuple[int, ...], shift: int = 0) -> Names:
    cells = []
    for k in range(CELLS):
        row, column = turn(k // 5, k % 5)
        cells.append(5 * row + column)
    there = {frozenset(line): number for number, line in enumerate(LINES)}
    lines = [there[frozenset(cells[k] for k in line)] for line in LINES]
    return Names(cells, lines, list(colours), shift)


class Deal(NamedTuple):
    """A table as it was dealt: to be laid again under other names."""

    forest: dict[int, int]
    hands: list[list[int]]
    tokens: list[int]
    deck: list[int]
    first: int
    options: dict[str, Any]

    def lay(self, new: Names) -> Songbirds:
        seats = len(self.hands)
        hands = [""] * seats
        tokens = [0] * 10
        for seat, hand in enumerate(self.hands):
            hands[new.seat(seat, seats)] = " ".join(CARD.names[new.card(c)] for c in hand)
        for line, token in enumerate(self.tokens):
            tokens[new.lines[line]] = token
        forest = {new.cells[k]: new.card(c) for k, c in self.forest.items()}
        s = lay_table(seats, forest, hands, tokens, **self.options)
        s.deck = Bag([new.card(c) for c in self.deck])
        s.rng = seeded(99)
        s.first = new.seat(self.first, seats)
        return begin(s, s.first)


def dealt(seats: int, seed: int, first: int = 0, **options: Any) -> Deal:
    s = start(seats, seed, **options)
    forest = {k: int(s.grid[k]) for k in range(CELLS) if s.grid[k] >= 0}
    hands = [[int(hand.cards[k]) for k in range(len(hand))] for hand in s.hands]
    deck = [int(s.deck.cards[k]) for k in range(len(s.deck))]
    if seats == 1:
        deck.append(hands[0].pop())  # drawn at once when the table is laid again
    return Deal(forest, hands, [int(x) for x in s.tokens], deck, first, options)


def same(s: Songbirds, t: Songbirds, new: Names) -> None:
    """The second table is the first under its new names."""
    seats = s.seats
    assert t.actors == [new.seat(seat, seats) for seat in s.actors]
    assert sorted(new.cells[k] for k in s.open.sorted()) == t.open.sorted()
    for k in range(CELLS):
        assert t.grid[new.cells[k]] == new.card(int(s.grid[k]))
    for line in range(10):
        won = int(s.lines[line * LINE_SIZE + WON])
        assert t.lines[new.lines[line] * LINE_SIZE + WON] == new.winner(won)
    assert all(t.harvest[new.colours[c]] == s.harvest[c] for c in range(COLOURS))
    for seat in range(seats):
        there = new.seat(seat, seats)
        assert sorted(new.card(c) for c in s.hands[seat].sorted()) == t.hands[there].sorted()
        assert t.totals[there] == s.totals[seat]
        assert t.worms[there] == s.worms[seat]


def both(deal: Deal, new: Names, seed: int = 0) -> None:
    """The same random game on both tables."""
    s, t = deal.lay(names(TURNS[0], (0, 1, 2, 3))), deal.lay(new)
    rng = seeded(seed)
    same(s, t, new)
    while s.actors:
        seat = s.actors[0]
        choices = s.choices(seat)
        there = new.seat(seat, s.seats)
        if len(s.open) % 4 == 0:
            assert sorted(new.action(a) for a in choices) == t.choices(there)
        a = choices[int(rng.below(len(choices)))]
        s.apply(seat, a)
        t.apply(there, new.action(a))
        same(s, t, new)
    totals, places = [score.total for score in s.scores()], s.places()
    for seat in range(s.seats):
        there = new.seat(seat, s.seats)
        assert t.scores()[there].total == totals[seat]
        assert t.places()[there] == places[seat]
        assert t.returns()[there] == s.returns()[seat]


COLOURINGS = list(permutations(range(4)))


@pytest.mark.rule("SB-LINE-4", "SB-TURN-2")
@pytest.mark.parametrize("turn", range(8))
def test_eight_turns_and_24_colourings_of_a_game_of_two(turn: int) -> None:
    deal = dealt(2, 7)
    for colours in COLOURINGS:
        both(deal, names(TURNS[turn], colours))


@pytest.mark.rule("SB-LINE-4")
@pytest.mark.parametrize("options", [{}, {"early_bird": True}])
def test_turned_games_of_three(options: dict[str, Any]) -> None:
    for k, turn in enumerate(TURNS):
        deal = dealt(3, k, **options)
        both(deal, names(turn, COLOURINGS[5 * k % 24 + k % 2], shift=k % 3), seed=k)


@pytest.mark.rule("SB-SOLO-4")
def test_turned_solo_games() -> None:
    deal = dealt(1, 3)
    for k, turn in enumerate(TURNS):
        both(deal, names(turn, COLOURINGS[3 * k]), seed=k)


@pytest.mark.rule("SB-4P-7")
@pytest.mark.parametrize("side", ["raven", "falcon", "hummingbird", "mockingbird"])
def test_24_colourings_of_a_game_of_four(side: str) -> None:
    deal = dealt(4, 5, special=side)
    for colours in COLOURINGS:
        both(deal, names(TURNS[0], colours))


@pytest.mark.rule("SB-4P-5")
@pytest.mark.parametrize("side", ["falcon", "mockingbird"])
@pytest.mark.parametrize("turn", [2, 6, 7])
def test_two_equal_areas_may_be_exchanged(side: str, turn: int) -> None:
    """Half a turn, or a reflection at a diagonal, leaves the two areas of these sides or exchanges them."""
    for seed in range(4):
        both(dealt(4, seed, special=side), names(TURNS[turn], (2, 0, 3, 1)), seed)


@pytest.mark.rule("SB-TURN-1", "SB-END-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_are_names(seats: int) -> None:
    """Everybody moves on by one or more chairs, first player and hands with them."""
    for shift in range(1, seats):
        for first in range(seats):
            deal = dealt(seats, first, first=first, **({"special": "raven"} if seats == 4 else {}))
            both(deal, names(TURNS[0], (0, 1, 2, 3), shift), seed=shift)
