"""What lies on the table of Piafs, as ints and flat arrays."""

from __future__ import annotations

from typing import Final

from voliere.core.cards import Bag, Hand
from voliere.core.native import i64, vec
from voliere.core.rng import Rng
from voliere.core.state import Seat, State
from voliere.games.piafs.components import CARDS, COLUMN, KEPT, PERCHES, ROW, SPECIES_COUNT, TRACK, VALUES

EMPTY: Final = -1

# Where a bird card is, as far as everybody knows. A seat: in that collection.
UNSEEN: Final = -1  # never face up: in the deck, or in a hand out of it
SEEN: Final = -2  # on the table, or taken from the track into a hand
OUT: Final = -3  # out of the game


class Table(State):
    def __init__(self, seats: int, rng: Rng, like: Table | None = None) -> None:
        super().__init__(seats, rng, like)
        if like is None:
            self.perches = PERCHES[seats]
            self.removed = EMPTY  # the species out of a two-player game (PF-SETUP-2)
            self.first: Seat = 0
            self.turn: Seat = 0
            self.ending = False  # PF-END-1
            self.over = False
            # Phase B: the row just extended, the card played there, repetitions so far, the pest in hand.
            self.perch: i64 = 0
            self.played: i64 = EMPTY
            self.chain: i64 = 0
            self.pest: i64 = EMPTY
            self.rows: vec[i64] = vec[i64]([EMPTY] * (self.perches * ROW))  # perch bird first (PF-PLAY-2)
            self.length: vec[i64] = vec[i64]([0] * self.perches)
            self.ground: vec[i64] = vec[i64]([0] * self.perches)  # sum of ground strengths
            self.seeds: vec[i64] = vec[i64]([EMPTY] * COLUMN)
            self.seed_count: i64 = 0
            self.pests: vec[i64] = vec[i64]([EMPTY] * COLUMN)
            self.pest_count: i64 = 0
            self.pests_out: vec[i64] = vec[i64]([0, 0])  # crows, squirrels out of the game
            self.feeder: Bag = Bag()
            self.deck: Bag = Bag()
            self.track: vec[i64] = vec[i64]([EMPTY] * TRACK)
            self.hands: list[Hand] = [Hand() for _ in range(seats)]
            self.where: vec[i64] = vec[i64]([UNSEEN] * CARDS)
            # Collections by species, and pairs: these follow from `where`, kept up to date by gain and lose.
            self.birds: vec[i64] = vec[i64]([0] * (seats * SPECIES_COUNT))
            self.eggs: vec[i64] = vec[i64]([0] * (seats * SPECIES_COUNT))
            self.pairs: vec[i64] = vec[i64]([0] * seats)
            self.pile: vec[i64] = vec[i64]([0] * (seats * VALUES))  # seeds in each score pile by value
            self.taken: vec[i64] = vec[i64](
                [0] * (seats * VALUES)
            )  # seeds ever taken: all saw them (PF-INFO-2)
            # Each visit of a squirrel: the seat, and what `taken` was then. From this the others may reason
            # about a pile some of whose seeds left unseen (PF-SQUIRREL-2).
            self.thefts: list[int] = []
            self.kept: vec[i64] = vec[i64](
                [EMPTY] * (seats * KEPT)
            )  # sealed until all have chosen (PF-END-4)
        else:
            self.perches = like.perches
            self.removed = like.removed
            self.first = like.first
            self.turn = like.turn
            self.ending = like.ending
            self.over = like.over
            self.perch = like.perch
            self.played = like.played
            self.chain = like.chain
            self.pest = like.pest
            self.rows = like.rows[:]
            self.length = like.length[:]
            self.ground = like.ground[:]
            self.seeds = like.seeds[:]
            self.seed_count = like.seed_count
            self.pests = like.pests[:]
            self.pest_count = like.pest_count
            self.pests_out = like.pests_out[:]
            self.feeder = like.feeder.copy()
            self.deck = like.deck.copy()
            self.track = like.track[:]
            self.hands = [hand.copy() for hand in like.hands]
            self.where = like.where[:]
            self.birds = like.birds[:]
            self.eggs = like.eggs[:]
            self.pairs = like.pairs[:]
            self.pile = like.pile[:]
            self.taken = like.taken[:]
            self.thefts = like.thefts  # replaced whole, so copies share it
            self.kept = like.kept[:]
