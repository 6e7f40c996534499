"""Songbirds for two players in everyday Python: enums, dataclasses, dicts, sets and `copy.deepcopy`.

It is what the fast engine is compared with ("how much did the representation and the compiler buy?"),
so it stays the way one would write it first. Rule ids are those of the rules page.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

SIZE = 5
HAND_SIZE = 13
BERRY_TOKENS = [15, 12, 12, 10, 9, 8, 7, 7, 6, 5]


class Colour(Enum):
    RED = "R"
    BLUE = "B"
    GREEN = "G"
    WHITE = "W"


class Cell(NamedTuple):
    row: int
    column: int

    def touches(self, other: Cell) -> bool:
        return abs(self.row - other.row) + abs(self.column - other.column) == 1


CENTRE = Cell(2, 2)
CELLS = [Cell(row, column) for row in range(SIZE) for column in range(SIZE)]
NEIGHBOURS = {cell: [other for other in CELLS if other.touches(cell)] for cell in CELLS}


class Direction(Enum):
    ROW = "row"
    COLUMN = "column"


class Line(NamedTuple):
    direction: Direction
    number: int

    def cells(self) -> list[Cell]:
        if self.direction is Direction.ROW:
            return [Cell(self.number, column) for column in range(SIZE)]
        return [Cell(row, self.number) for row in range(SIZE)]


LINES = [Line(direction, number) for direction in Direction for number in range(SIZE)]


@dataclass(frozen=True)
class Card:
    colour: Colour
    volume: int


@dataclass(frozen=True)
class Move:
    card: Card
    cell: Cell


def strongest(cards: Iterable[Card]) -> Colour | None:
    """SB-LINE-2 to 5: the colour with the highest strength that no other colour has."""
    strengths: Counter[Colour] = Counter()
    for card in cards:
        strengths[card.colour] += card.volume
    times = Counter(strengths.values())
    unique = {colour: strength for colour, strength in strengths.items() if times[strength] == 1}
    return max(unique, key=lambda colour: unique[colour], default=None)


@dataclass
class Player:
    hand: list[Card]

    @property
    def favourite(self) -> Card:
        """SB-END-1: the one card left."""
        (card,) = self.hand
        return card


@dataclass
class Game:
    players: list[Player]
    tokens: dict[Line, int]
    forest: dict[Cell, Card]
    turn: int = 0
    awards: dict[Line, Colour | None] = field(default_factory=dict)
    harvest: Counter[Colour] = field(default_factory=Counter)

    @classmethod
    def deal(cls, rng: random.Random) -> Game:
        """SB-SETUP-1 to 6; the card nobody gets is not kept."""
        cards = [Card(colour, volume) for colour in Colour for volume in range(1, 8)]
        tokens = BERRY_TOKENS.copy()
        rng.shuffle(cards)
        rng.shuffle(tokens)
        hands = [cards[1 : 1 + HAND_SIZE], cards[1 + HAND_SIZE : 1 + 2 * HAND_SIZE]]
        return cls(
            players=[Player(hand) for hand in hands],
            tokens=dict(zip(LINES, tokens, strict=True)),
            forest={CENTRE: cards[0]},
            turn=rng.randrange(2),
        )

    def is_over(self) -> bool:
        return len(self.forest) == SIZE * SIZE

    def legal_cells(self) -> set[Cell]:
        """SB-TURN-2: empty and side by side with a card."""
        return {near for cell in self.forest for near in NEIGHBOURS[cell] if near not in self.forest}

    def legal_moves(self) -> list[Move]:
        cells = self.legal_cells()
        return [Move(card, cell) for card in self.players[self.turn].hand for cell in cells]

    def play(self, move: Move) -> None:
        if move.cell in self.forest or not any(near in self.forest for near in NEIGHBOURS[move.cell]):
            raise ValueError(f"not a legal cell: {move.cell}")
        self.players[self.turn].hand.remove(move.card)
        self.forest[move.cell] = move.card
        self._award(Line(Direction.ROW, move.cell.row))
        self._award(Line(Direction.COLUMN, move.cell.column))
        self.turn = 1 - self.turn

    def _award(self, line: Line) -> None:
        """SB-LINE-1: a complete line is resolved at once."""
        cards = [self.forest[cell] for cell in line.cells() if cell in self.forest]
        if len(cards) < SIZE:
            return
        self.awards[line] = winner = strongest(cards)
        if winner is not None:
            self.harvest[winner] += self.tokens[line]

    def score(self, player: Player) -> int:
        """SB-END-2."""
        return player.favourite.volume + self.harvest[player.favourite.colour]

    def returns(self) -> list[float]:
        """SB-END-4: 1 for the winner, 0 for the other, a half each when the victory is shared."""
        ranks = [(self.score(player), player.favourite.volume) for player in self.players]
        winners = [rank == max(ranks) for rank in ranks]
        return [won / sum(winners) for won in winners]


def playout(game: Game, rng: random.Random) -> int:
    """Play at random to the end; how many decisions it took."""
    decisions = 0
    while not game.is_over():
        game.play(rng.choice(game.legal_moves()))
        decisions += 1
    return decisions


def rollouts(opening: Game, n: int, rng: random.Random) -> int:
    """n times a copy of the opening and a random playout: what a search does. Gives the decisions taken."""
    decisions = 0
    for _ in range(n):
        game = copy.deepcopy(opening)
        decisions += playout(game, rng)
        game.returns()
    return decisions
