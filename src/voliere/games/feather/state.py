"""The table: hands, the cards played so far, score sheets."""

from __future__ import annotations

from typing import Final

from voliere.core.cards import Bag
from voliere.core.native import i64, vec
from voliere.core.options import Options
from voliere.core.rng import Rng
from voliere.core.state import Seat, State
from voliere.games.feather.components import NONE, SETUPS, TURNED

MIGRATING: Final = 0
DRAFTING: Final = 1
WATCHING: Final = 2
OVER: Final = 3
STAGES: Final = ["migrating", "drafting", "watching", "over"]


class Agreed:
    """What the table agreed on, and what follows from the number of players; shared by all copies."""

    def __init__(self, seats: int, options: Options) -> None:
        self.raptors = bool(options["raptors"])
        self.migration = bool(options["migration"])
        self.draft = bool(options["draft"])
        self.neutral_raptors = bool(options["neutral_raptors"])
        self.hide_sheets = bool(options["hide_sheets"])
        self.solo = seats == 1
        self.setup = SETUPS[seats]
        self.hands = seats + self.setup.neutral
        self.shown = 1 + TURNED if self.solo else self.hands  # cards that come into the open each round
        self.rounds = self.setup.size - 1  # BF-INV-4


class Draft:
    """Packs going round, and every card taken out of them.

    Pack `k` of the whole draft is pack `k % seats` of its pass; `kept[k]` and `given[k]` tell, step by
    step, which card its holder kept and which one went to a neutral hand.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.number = 0  # packs dealt so far
        self.step = 0  # how often the packs have been passed on
        self.packs: list[Bag] = []
        self.kept: list[list[int]] = []
        self.given: list[list[int]] = []

    def copy(self) -> Draft:
        twin = Draft(self.seats)
        twin.number = self.number
        twin.step = self.step
        twin.packs = [pack.copy() for pack in self.packs]
        twin.kept = [cards[:] for cards in self.kept]
        twin.given = [cards[:] for cards in self.given]
        return twin

    def way(self, number: int) -> int:
        """First pack to the left, second to the right, third to the left (BF-DRAFT-3)."""
        return 1 if number % 2 else -1

    def holder(self, k: int, step: int) -> Seat:
        """Who has pack `k` of the draft after so many passes."""
        return (k % self.seats + self.way(k // self.seats + 1) * step) % self.seats

    def held_by(self, seat: Seat) -> int:
        """The pack in a seat's hands, by its number in this pass."""
        return (seat - self.way(self.number) * self.step) % self.seats

    def gives(self) -> bool:
        """Whether a pick also feeds a neutral hand: always with 2 players, pack 2 with 3 (BF-DRAFT-5, 6)."""
        return self.seats == 2 or (self.seats == 3 and self.number == 2)


class Table(State):
    """What lies on the table. Hands of seats come first, then neutral ones."""

    def __init__(self, seats: int, rng: Rng, agreed: Agreed, like: Table | None = None) -> None:
        super().__init__(seats, rng, like)
        self.agreed = agreed
        if like is None:
            self.stage = WATCHING
            self.round: i64 = 0
            self.hands: list[Bag] = [Bag() for _ in range(agreed.hands)]
            self.deck = Bag()  # the pile of the solo game, undealt packs, or cards left over
            self.chosen: vec[i64] = vec[i64]([NONE] * seats)  # laid face down this round
            self.played: vec[i64] = vec[i64]([NONE] * (agreed.shown * agreed.rounds))  # round by round
            self.settled: i64 = 0  # species of the settled birds
            self.sheets: vec[i64] = vec[i64]([0] * seats)  # species each seat has seen
            self.discards: list[int] = []  # of the solo game
            self.passed: list[list[int]] = []  # what each seat sent on in the migration
            self.draft: Draft | None = None
        else:
            self.stage = like.stage
            self.round = like.round
            self.hands = [hand.copy() for hand in like.hands]
            self.deck = like.deck.copy() if like.deck.size > 0 else like.deck
            self.chosen = like.chosen[:]
            self.played = like.played[:]
            self.settled = like.settled
            self.sheets = like.sheets[:]
            self.discards = like.discards[:] if like.discards else []
            # Memories of how the hands came about: once play has begun they never change again.
            self.passed = like.passed
            self.draft = like.draft
            if like.stage == MIGRATING:
                self.passed = [cards[:] for cards in like.passed]
            elif like.stage == DRAFTING and like.draft is not None:
                self.draft = like.draft.copy()

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise; neutral hands sit outside the circle (BF-SETUP-3, BF-MIG-3)."""
        return (seat + 1) % self.seats

    def played_by(self, hand: int) -> list[int]:
        """The cards a hand has shown, round by round: public."""
        shown = self.agreed.shown
        found: list[int] = []
        for k in range(hand, len(self.played), shown):
            if self.played[k] == NONE:
                break
            found.append(int(self.played[k]))
        return found

    def history(self) -> list[list[int]]:
        """The cards of every finished round, hand by hand."""
        shown = self.agreed.shown
        found: list[list[int]] = []
        for first in range(0, len(self.played), shown):
            if self.played[first] == NONE:
                break
            found.append([int(self.played[first + k]) for k in range(shown)])
        return found
