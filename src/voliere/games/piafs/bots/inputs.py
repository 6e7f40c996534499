"""What a learned judgement of Piafs looks at, as numbered inputs (`voliere.bots.net`).

Species are alike, so a bird counts by its strength, by where its mate is, and by who leads its species.
Most count twice, as they are and by the feeder cards left.
"""

from __future__ import annotations

from typing import Final

from voliere.bots.net import Inputs
from voliere.core.native import i64, vec
from voliere.core.state import Seat
from voliere.games.piafs.bots.chase import Chase
from voliere.games.piafs.bots.greedy import MATE_IN_HAND, gain_worth, margin
from voliere.games.piafs.collection import pile_size
from voliere.games.piafs.components import (
    CARDS,
    COLUMN,
    HAND,
    PER_SPECIES,
    ROW,
    SPECIES_COUNT,
    STRONGEST,
    TRACK,
    eggs_of,
    mate_of,
    species_of,
    strength_of,
)
from voliere.games.piafs.state import EMPTY, UNSEEN, Table

FEEDER: Final = 32.0  # cards of the feeder deck
TIMES: Final = 10  # parts of the game that are told apart; the last is the last round
LEADS: Final = 9  # from 4 behind to 4 ahead
FAR: Final = 4
BIRDS: Final = 8  # of a species
AWAY: Final = 4  # turns until the seat's own
GAPS: Final = STRONGEST + 1

# Where the mate of a bird is.
OWN: Final = 0  # in the collection
HELD: Final = 1  # in the hand
HIDDEN: Final = 2  # never seen
DRAWABLE: Final = 3  # on the track
PERCHED: Final = 4
WAITING: Final = 5  # on the ground
GONE: Final = 6  # to another hand or collection, or out
PLACES: Final = 7

# Where each kind of input begins.
TIME: Final = 0
STANDING: Final = TIME + TIMES * AWAY
STANDING_LONG: Final = STANDING + BIRDS * LEADS
EGGS: Final = STANDING_LONG + BIRDS * LEADS
SINGLE: Final = EGGS + LEADS * TIMES
IN_HAND: Final = SINGLE + PLACES * TIMES
IN_HAND_LONG: Final = IN_HAND + STRONGEST * PLACES
HAND_EGGS: Final = IN_HAND_LONG + STRONGEST * PLACES
HAND_EGGS_LONG: Final = HAND_EGGS + LEADS
BEST: Final = HAND_EGGS_LONG + LEADS
BEST_LONG: Final = BEST + HAND
SIZE: Final = BEST_LONG + HAND
STRENGTH: Final = SIZE + HAND + 1
WEAKNESS: Final = STRENGTH + STRONGEST
GAP: Final = WEAKNESS + STRONGEST
PERCH: Final = GAP + GAPS * AWAY
CHASE: Final = PERCH + GAPS * AWAY
CHASES: Final = CHASE + AWAY
TRACKED: Final = CHASES + 4 * AWAY
COLUMN_SEEDS: Final = TRACKED + AWAY
PESTS: Final = COLUMN_SEEDS + AWAY
PILE: Final = PESTS + 2 * COLUMN
SEATS: Final = PILE + 2
COUNT: Final = SEATS + 5
MOST: Final = 1 + 3 * SPECIES_COUNT + CARDS + 3 * (HAND + 4) + 2 * HAND + 3 + 6 + 2 + 2 + 1 + COLUMN + 2 + 1


def least(n: i64, most: i64) -> i64:
    return n if n < most else most


class Eyes:
    """Looks at tables; keeps what it needs for that."""

    def __init__(self) -> None:
        self.x = Inputs(MOST)
        self.chase = Chase()
        self.place: vec[i64] = vec[i64]([GONE] * CARDS)
        self.ranked: vec[float] = vec[float]([0.0] * HAND)

    def look(self, s: Table, seat: Seat, turn: Seat) -> Inputs:
        """All inputs of a seat, before the turn of another or its own."""
        x = self.x
        x.clear()
        away: i64 = (seat - turn + s.seats) % s.seats
        time: i64 = TIMES - 1 if s.ending else least(s.feeder.size // 3, TIMES - 2)
        far = float(s.feeder.size) / FEEDER
        x.add(TIME + time * AWAY + away, 1.0)
        x.add(SEATS + s.seats, 1.0)
        self.find(s, seat)
        self.look_at_species(s, seat, time, far)
        self.look_at_hand(s, seat, far)
        self.look_at_perches(s, seat, away)
        seeds: i64 = 0
        k: i64 = 0
        while k < s.seed_count:
            seeds += s.seeds[k] + 1
            k += 1
        x.add(COLUMN_SEEDS + away, float(seeds) / 8.0)
        k = 0
        while k < s.pest_count:
            x.add(PESTS + 2 * k + s.pests[k], 1.0)
            k += 1
        pile = float(pile_size(s, seat)) / 8.0
        x.add(PILE, pile)
        x.add(PILE + 1, pile * far)
        return x

    def find(self, s: Table, seat: Seat) -> None:
        """Where every bird is, as far as all see it, and one's own hand."""
        place = self.place
        card: i64 = 0
        while card < CARDS:
            at: i64 = s.where[card]
            place[card] = HIDDEN if at == UNSEEN else OWN if at == seat else GONE
            card += 1
        p: i64 = 0
        while p < s.perches:
            k: i64 = 1
            while k < s.length[p]:
                place[s.rows[p * ROW + k]] = WAITING
                k += 1
            place[s.rows[p * ROW]] = PERCHED
            p += 1
        slot: i64 = 0
        while slot < TRACK:
            if s.track[slot] != EMPTY:
                place[s.track[slot]] = DRAWABLE
            slot += 1
        hand = s.hands[seat]
        k = 0
        while k < hand.size:
            place[hand.cards[k]] = HELD
            k += 1

    def look_at_species(self, s: Table, seat: Seat, time: i64, far: float) -> None:
        x = self.x
        species: i64 = 0
        while species < SPECIES_COUNT:
            if species != s.removed:
                n: i64 = least(s.birds[seat * SPECIES_COUNT + species], BIRDS - 1)
                ahead: i64 = margin(s, seat, species)
                ahead = ahead + FAR if ahead > -FAR else 0
                ahead = least(ahead, LEADS - 1)
                x.add(STANDING + n * LEADS + ahead, 1.0)
                x.add(STANDING_LONG + n * LEADS + ahead, far)
                if n > 0:
                    eggs = float(s.eggs[seat * SPECIES_COUNT + species]) / 4.0
                    x.add(EGGS + ahead * TIMES + time, eggs)
                    card: i64 = species * PER_SPECIES
                    last: i64 = card + PER_SPECIES
                    while card < last:
                        if self.place[card] == OWN and self.place[card ^ 1] != OWN:
                            x.add(SINGLE + self.place[card ^ 1] * TIMES + time, 1.0)
                        card += 1
            species += 1

    def look_at_hand(self, s: Table, seat: Seat, far: float) -> None:
        x = self.x
        hand = s.hands[seat]
        n: i64 = hand.size
        ranked = self.ranked
        strongest: i64 = 0
        weakest: i64 = STRONGEST + 1
        k: i64 = 0
        while k < n:
            card: i64 = hand.cards[k]
            strength: i64 = strength_of(card)
            strongest = strength if strength > strongest else strongest
            weakest = least(strength, weakest)
            mate: i64 = self.place[mate_of(card)]
            at: i64 = (strength - 1) * PLACES + mate
            x.add(IN_HAND + at, 1.0)
            x.add(IN_HAND_LONG + at, far)
            ahead: i64 = margin(s, seat, species_of(card)) + FAR
            ahead = least(ahead if ahead > 0 else 0, LEADS - 1)
            eggs = float(eggs_of(card)) / 2.0
            x.add(HAND_EGGS + ahead, eggs)
            x.add(HAND_EGGS_LONG + ahead, eggs * far)
            worth = gain_worth(s, seat, card)
            j: i64 = k
            while j > 0 and ranked[j - 1] < worth:
                ranked[j] = ranked[j - 1]
                j -= 1
            ranked[j] = worth
            k += 1
        x.add(SIZE + least(n, HAND), 1.0)
        if n > 0:
            x.add(STRENGTH + strongest - 1, 1.0)
            x.add(WEAKNESS + weakest - 1, 1.0)
        k = 0
        while k < n and k < HAND:
            x.add(BEST + k, ranked[k] / 4.0)
            x.add(BEST_LONG + k, far * ranked[k] / 4.0)
            k += 1

    def look_at_perches(self, s: Table, seat: Seat, away: i64) -> None:
        """What there is to chase, and what the hand could do about it now."""
        x = self.x
        hand = s.hands[seat]
        best = 0.0
        chases: i64 = 0
        after: Seat = seat + 1 if seat + 1 < s.seats else 0
        p: i64 = 0
        while p < s.perches:
            bird: i64 = s.rows[p * ROW]
            gap: i64 = strength_of(bird) - s.ground[p]
            gap = gap if gap > 0 else 0
            x.add(GAP + gap * AWAY + away, 1.0)
            x.add(PERCH + gap * AWAY + away, gain_worth(s, seat, bird) / 4.0)
            found = False
            k: i64 = 0
            while k < hand.size:
                if strength_of(hand.cards[k]) > gap:
                    found = True
                    worth = self.chase.chain(s, seat, after, p, hand.cards[k])
                    if worth > best:
                        best = worth
                k += 1
            if found:
                chases += 1
            p += 1
        x.add(CHASE + away, best / 4.0)
        x.add(CHASES + chases * AWAY + away, 1.0)
        best = 0.0
        slot: i64 = 0
        while slot < TRACK:
            card: i64 = s.track[slot]
            if card != EMPTY:
                worth = gain_worth(s, seat, card)
                if self.place[mate_of(card)] == HELD:
                    worth += MATE_IN_HAND
                if worth > best:
                    best = worth
            slot += 1
        x.add(TRACKED + away, best / 4.0)
