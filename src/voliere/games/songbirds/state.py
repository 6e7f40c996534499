"""The table of Songbirds: forest, harvests, hands, and what carries over between rounds."""

from __future__ import annotations

from typing import Final

from voliere.core.cards import Bag
from voliere.core.native import i64, vec
from voliere.core.options import Options
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.games.songbirds.components import CELLS, COLOURS, EMPTY, LINES, PENDING

DUEL: Final = 0
SOLO: Final = 1
COOP: Final = 2

BARE_CELLS: Final = [EMPTY] * CELLS
UNTOUCHED_LINES: Final = [0, 0, 0, 0, 0, PENDING] * LINES
NO_BERRIES: Final = [0] * COLOURS
# Copied for every new game, which is quicker than making them.
BARE: Final = vec[i64](BARE_CELLS)
UNTOUCHED: Final = vec[i64](UNTOUCHED_LINES)
NO_HARVEST: Final = vec[i64](NO_BERRIES)


class Agreed:
    """What the table agreed on before the game; shared by all copies."""

    def __init__(self, options: Options) -> None:
        self.mode = ["duel", "solo", "coop"].index(str(options["mode"]))
        self.special = str(options["special"])
        self.early_bird = bool(options["early_bird"])
        self.extended = str(options["extended"])
        self.rounds = int(options["rounds"])
        self.target = int(options["target"])
        self.late_worms = bool(options["late_favourite_takes_worm"])
        self.first_player = str(options["first_player"])
        self.fancy = self.early_bird or self.mode != DUEL  # a turn may be more than placing a card

    @property
    def duel(self) -> bool:
        return self.mode == DUEL


class Table(State):
    """Lists of ints; a round's fields are laid anew by `rounds.Deal`."""

    def __init__(self, seats: int, rng: Rng, agreed: Agreed, like: Table | None = None) -> None:
        self.agreed = agreed
        if like is None:
            self.first = 0
            self.round = 0
            self.next = 0
            self.totals = [0] * seats
            self.history: list[tuple[list[int], list[int]]] = []
            self.over = False
            super().__init__(seats, rng)
            self.clear()
        else:
            self.first = like.first
            self.round = like.round
            self.next = like.next
            self.over = like.over
            self.left: i64 = like.left
            self.side: int = like.side
            self.aside: int = like.aside
            self.shown: int = like.shown
            self.grid: vec[i64] = like.grid[:]
            self.open: Bag = like.open.copy()
            self.lines: vec[i64] = like.lines[:]
            self.harvest: vec[i64] = like.harvest[:]
            self.hands: list[Bag] = [hand.copy() for hand in like.hands]
            self.deck: Bag = like.deck.copy() if like.deck.size > 0 else like.deck
            # These are replaced whole, never changed in place, so copies share them.
            self.tokens: vec[i64] = like.tokens
            self.totals = like.totals
            self.history = like.history
            self.favourites: list[int] = like.favourites
            self.worms: list[int] = like.worms
            self.areas_won: list[int] = like.areas_won
            self.said: list[tuple[Seat, Action]] = like.said
            super().__init__(seats, rng, like)  # last: until then mypyc knows that nothing is set twice

    def clear(self) -> None:
        """An empty forest and empty harvest cards (SB-SETUP-2)."""
        self.left = CELLS
        self.grid = BARE[:]
        self.open = Bag()
        self.open.cards = BARE[:]  # room for every cell
        self.lines = UNTOUCHED[:]
        self.tokens = vec[i64]()
        self.harvest = NO_HARVEST[:]
        self.side = -1
        self.areas_won = []
        self.hands = [Bag() for _ in range(self.seats)]
        self.aside = -1  # the card out of a two-player game (SB-SETUP-4)
        self.deck = Bag()
        self.favourites = [-1] * self.seats  # in solo and coop the team's is seat 0's
        self.worms = [-1] * self.seats  # value taken, -1 = no favourite action yet
        self.shown = -1  # SB-COOP-6d: the card shown, before its cell is chosen
        self.said = []
