"""The table of Wingspan: mats, feeder, tray, decks, hands, and who knows what of the cards."""

from __future__ import annotations

from typing import Final

from voliere.core.cards import Bag
from voliere.core.native import i64, vec
from voliere.core.options import Options
from voliere.core.rng import Rng
from voliere.core.state import Seat, State
from voliere.games.wingspan.components import (
    BONUS_CARDS,
    CARDS,
    FACES,
    KINDS,
    NO_BIRD,
    ROUNDS,
    ROWS,
    SPOTS,
    TRAY,
)

ALL_CARDS: Final = CARDS + BONUS_CARDS  # birds first, then bonus cards

# Where a card is.
IN_DECK: Final = 0
IN_DISCARDS: Final = 1
IN_TRAY: Final = 2
FACE_UP: Final = 3  # with the Automa
FACE_DOWN: Final = 4  # with the Automa
IN_BETWEEN: Final = 5  # about to be placed, kept or picked
IN_HAND: Final = 8  # + seat
ON_MAT: Final = 16  # + seat * 15 + spot
TUCKED: Final = 100  # + the bird it lies under

# What is known of a card: sections of `memory`, each with a number per card.
KNOWER: Final = 0  # who knows where it is: 0 nobody, seat + 1, or EVERYBODY
CLAIM: Final = ALL_CARDS  # seat + 1 when everybody saw it go into that hand, which it has not openly left
DOUBT: Final = 16  # such a claim from before the last deck, doubtful since: times when it came, plus seat + 1
CAME: Final = 2 * ALL_CARDS  # when it left the deck
WENT: Final = 3 * ALL_CARDS  # when it was put away unseen
BORN: Final = 4 * ALL_CARDS  # when it was last known to be in the deck, times 16, plus who knew it
EVERYBODY: Final = 15


class Agreed:
    """What the table agreed on before the game; shared by all copies."""

    def __init__(self, options: Options) -> None:
        self.blue = options["goals"] == "blue"  # WS-SETUP-3
        self.edition = 0 if options["edition"] == "fr" else 1  # WS-BONUS-1
        self.open_hands = options["hands"] == "public"  # WS-SETUP-8
        self.printed_cards = bool(options["printed_cards"])  # WS-RULE-12
        self.face_down_worth = {"eaglet": 3, "eagle": 4, "golden": 5}[str(options["automa"])]  # WS-AUTO-13
        self.expert = bool(options["expert"])  # WS-AUTO-14


class Automa:
    """What lies before the Automa (WS-AUTO-1): it has no mat, no food, no hand."""

    def __init__(self, like: Automa | None = None) -> None:
        if like is None:
            self.deck = Bag()
            self.bonus = -1
            self.birds: list[int] = []  # face up
            self.face_down = 0
            self.eggs = 0
            self.cubes = 0  # on the goal of this round
            self.goal_points: list[int] = []
            self.shown = -1  # the card of this turn
        else:
            self.deck = like.deck.copy()
            self.bonus = like.bonus
            self.birds = like.birds[:]
            self.face_down = like.face_down
            self.eggs = like.eggs
            self.cubes = like.cubes
            self.goal_points = like.goal_points[:]
            self.shown = like.shown


class Table(State):
    """Flat arrays of numbers; a spot of a mat is `seat * 15 + habitat * 5 + column`."""

    def __init__(self, seats: int, rng: Rng, agreed: Agreed, like: Table | None = None) -> None:
        super().__init__(seats, rng, like)
        self.agreed = agreed
        if like is None:
            self.over = False
            self.round = 0
            self.first: Seat = -1  # the first player of the round
            self.turn: i64 = 0  # turns taken this round, by all players
            self.goals: list[int] = []  # of the four rounds; set once, shared by copies
            self.goal_points: vec[i64] = vec[i64]([0] * (seats * ROUNDS))
            self.mat: vec[i64] = vec[i64]([NO_BIRD] * (seats * SPOTS))
            self.eggs: vec[i64] = vec[i64]([0] * (seats * SPOTS))
            self.cached: vec[i64] = vec[i64]([0] * (seats * SPOTS))
            self.tucked: vec[i64] = vec[i64]([0] * (seats * SPOTS))
            self.birds: vec[i64] = vec[i64]([0] * (seats * ROWS))  # how many in each row
            self.food: vec[i64] = vec[i64]([0] * (seats * KINDS))
            self.feeder: vec[i64] = vec[i64]([0] * FACES)  # dice in it, by face
            self.inside: i64 = 0
            self.tray: vec[i64] = vec[i64]([NO_BIRD] * TRAY)
            self.deck: Bag = Bag()
            self.discards: Bag = Bag()
            self.hands: list[Bag] = [Bag() for _ in range(seats)]
            self.bonus: vec[i64] = vec[i64]([0] * seats)  # a bit per card held
            self.bonus_deck: i64 = 0
            self.bonus_discards: i64 = 0
            self.spread: list[int] = []  # cards laid out to choose from
            self.acting = NO_BIRD  # the bird whose power is being resolved
            self.rodent: i64 = 0  # rodents gained by the food action of this turn
            self.watch: vec[i64] = vec[i64]([0] * seats)  # triggers the pink birds of a mat wait for
            self.spent: vec[i64] = vec[i64]([0] * seats)  # spots of pink birds used since the owner's turn
            self.always: vec[i64] = vec[i64]([0] * seats)  # answers given in advance: spots
            self.never: vec[i64] = vec[i64]([0] * seats)
            self.kept: vec[i64] = vec[i64]([0] * seats)  # the sealed choices of the set-up
            self.place: vec[i64] = vec[i64]([IN_DECK] * ALL_CARDS)
            self.memory: vec[i64] = vec[i64]([0] * (5 * ALL_CARDS))
            self.clock: i64 = 1
            # Cards put away unseen that are in a new deck: when that was made, who put it away (+ 1), when.
            self.buried: list[int] = []
            self.automa: Automa | None = None
        else:
            self.over = like.over
            self.round = like.round
            self.first = like.first
            self.turn = like.turn
            self.goals = like.goals
            self.goal_points = like.goal_points  # these four change seldom: who does so copies them first
            self.always = like.always
            self.never = like.never
            self.kept = like.kept
            self.mat = like.mat[:]
            self.eggs = like.eggs[:]
            self.cached = like.cached[:]
            self.tucked = like.tucked[:]
            self.birds = like.birds[:]
            self.food = like.food[:]
            self.feeder = like.feeder[:]
            self.inside = like.inside
            self.tray = like.tray[:]
            self.deck = like.deck.copy()
            self.discards = like.discards.copy()
            self.hands = [hand.copy() for hand in like.hands]
            self.bonus = like.bonus[:]
            self.bonus_deck = like.bonus_deck
            self.bonus_discards = like.bonus_discards
            self.spread = like.spread[:] if like.spread else []
            self.acting = like.acting
            self.rodent = like.rodent
            self.watch = like.watch[:]
            self.spent = like.spent[:]
            self.place = like.place[:]
            self.memory = like.memory[:]
            self.clock = like.clock
            self.buried = like.buried  # replaced whole
            self.automa = None if like.automa is None else Automa(like.automa)

    def row_of(self, bird: int) -> int:
        """The habitat a bird on a mat lives in."""
        return int((self.place[bird] - ON_MAT) % SPOTS) // 5

    def spot_of(self, bird: int) -> int:
        """Where a bird on a mat is, counted over all mats."""
        return int(self.place[bird] - ON_MAT)
