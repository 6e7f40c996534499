"""Playing Piafs on quickly: a turn by what it surely brings and what it leaves to the next player.

Nothing is copied and no hand but one's own is looked at, so a whole game takes a fraction of a millisecond.
"""

from __future__ import annotations

from typing import Final

from voliere.bots.rollout import Policy
from voliere.core.native import i64, vec
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.games.piafs.bots.chase import Chase, menace
from voliere.games.piafs.bots.greedy import IN_HAND, MATE_IN_HAND, PERCH, gain_worth
from voliere.games.piafs.collection import largest
from voliere.games.piafs.components import (
    DRAW_BLIND,
    FIRST_ADD,
    FIRST_TAKE,
    HAND,
    KEEP,
    KEPT,
    LOSE,
    MOST_PERCHES,
    PAIR_POINTS,
    PASS_ON,
    PER_SPECIES,
    ROW,
    SPECIES_COUNT,
    TRACK,
    eggs_of,
    mate_of,
    strength_of,
)
from voliere.games.piafs.ending import KEEP_CARD
from voliere.games.piafs.low import ADD_BIRD
from voliere.games.piafs.pests import CROW_VERB
from voliere.games.piafs.refill import DRAW_BIRD
from voliere.games.piafs.state import EMPTY, Table
from voliere.games.piafs.turn import PLAY_BIRD

SPARE: Final = 0.3  # of what a bird in hand would add, beyond the two best
FRESH: Final = 1.0  # a bird drawn anew
DRAWN: Final = 2.0  # what a bird of the track must add, or a blind one is better


class Habits(Policy):
    """Weighs every card on every perch; how the others play, too, as far as a seat can guess."""

    def __init__(self) -> None:
        self.worth: vec[float] = vec[float]([0.0] * HAND)  # of each card in hand
        self.threat: vec[float] = vec[float]([0.0] * MOST_PERCHES)
        self.chase = Chase()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()

    def choose(self, s: State, seat: Seat, rng: Rng) -> Action:
        assert isinstance(s, Table)
        verb = s.top(seat).verb
        if verb is PLAY_BIRD:
            return self.play_bird(s, seat)
        if verb is ADD_BIRD:
            return self.add_bird(s, seat)
        if verb is DRAW_BIRD:
            return self.draw_bird(s, seat)
        if verb is KEEP_CARD:
            return self.keep_card(s, seat)
        if verb is CROW_VERB:
            return lose_bird(s, seat)
        return s.sample(seat, rng)

    def weigh_hand(self, s: Table, seat: Seat) -> None:
        hand = s.hands[seat]
        cards = hand.cards
        k: i64 = 0
        while k < hand.size:
            card: i64 = cards[k]
            value = gain_worth(s, seat, card)
            if hand.has(mate_of(card)):
                value += MATE_IN_HAND
            self.worth[k] = value
            k += 1

    def rest(self, n: i64, without: i64, nor: i64) -> float:
        """What a hand is worth without one or two of its cards: two of it may be kept."""
        first = 0.0
        second = 0.0
        total = 0.0
        k: i64 = 0
        while k < n:
            if k != without and k != nor:
                value = self.worth[k]
                total += value
                if value > first:
                    second = first
                    first = value
                elif value > second:
                    second = value
            k += 1
        return SPARE * total + (IN_HAND - SPARE) * (first + second)

    def play_bird(self, s: Table, seat: Seat) -> Action:
        hand = s.hands[seat]
        n: i64 = hand.size
        self.weigh_hand(s, seat)
        after: Seat = seat + 1 if seat + 1 < s.seats else 0
        perches: i64 = s.perches
        p: i64 = 0
        while p < perches:
            self.threat[p] = menace(s, after, s.rows[p * ROW], s.ground[p])
            p += 1
        best: Action = -1
        most = -1000.0
        k: i64 = 0
        while k < n:
            card: i64 = hand.cards[k]
            low = self.low_turn(s, seat, k)
            stay = self.rest(n, k, -1) + FRESH
            p = 0
            while p < perches:
                ground: i64 = s.ground[p] + strength_of(card)
                bird: i64 = s.rows[p * ROW]
                if ground > strength_of(bird):
                    value = stay + self.chase.chain(s, seat, after, p, card)
                else:
                    value = low
                    self.chase.left = menace(s, after, bird, ground)
                offered = self.chase.left
                other: i64 = 0
                while other < perches:
                    if other != p and self.threat[other] > offered:
                        offered = self.threat[other]
                    other += 1
                value -= PERCH * offered
                if value > most:
                    most = value
                    best = int(card * MOST_PERCHES + p)
                p += 1
            k += 1
        return best

    def low_turn(self, s: Table, seat: Seat, played: i64) -> float:
        """The best to come of a card that chases nothing: another one may join the collection."""
        hand = s.hands[seat]
        strength: i64 = strength_of(hand.cards[played])
        best = self.rest(hand.size, played, -1) + FRESH
        k: i64 = 0
        while k < hand.size:
            if k != played and strength_of(hand.cards[k]) <= strength:
                value = self.rest(hand.size, played, k) + 2.0 * FRESH
                value += gain_worth(s, seat, hand.cards[k])
                if value > best:
                    best = value
            k += 1
        return best

    def add_bird(self, s: Table, seat: Seat) -> Action:
        hand = s.hands[seat]
        n: i64 = hand.size
        self.weigh_hand(s, seat)
        strength: i64 = strength_of(s.played)
        best: Action = PASS_ON
        most = self.rest(n, -1, -1)
        k: i64 = 0
        while k < n:
            card: i64 = hand.cards[k]
            if strength_of(card) <= strength:
                value = self.rest(n, k, -1) + FRESH + gain_worth(s, seat, card)
                if value > most:
                    most = value
                    best = int(FIRST_ADD + card)
            k += 1
        return best

    def draw_bird(self, s: Table, seat: Seat) -> Action:
        """The bird of the track that would add most, unless all would add little."""
        hand = s.hands[seat]
        blind = s.deck.size > 0
        best: Action = DRAW_BLIND
        most = DRAWN if blind else -1000.0
        slot: i64 = 0
        while slot < TRACK:
            card: i64 = s.track[slot]
            if card != EMPTY:
                value = gain_worth(s, seat, card)
                if hand.has(mate_of(card)):
                    value += MATE_IN_HAND
                if value > most:
                    most = value
                    best = int(FIRST_TAKE + card)
            slot += 1
        return best

    def keep_card(self, s: Table, seat: Seat) -> Action:
        """The best two by what they add, mates together."""
        hand = s.hands[seat]
        other: i64 = s.kept[seat * KEPT]
        best: Action = -1
        most = -1000.0
        for card in hand.sorted():
            if card == other:
                continue
            value = gain_worth(s, seat, card)
            if other != EMPTY:
                if card == mate_of(other):
                    value += PAIR_POINTS
            elif hand.has(mate_of(card)):
                value += MATE_IN_HAND
            if value > most:
                most = value
                best = KEEP.first + card
        return best


def lose_bird(s: Table, seat: Seat) -> Action:
    """To a crow: no bird of a couple, and of the others the least."""
    most: i64 = largest(s, seat)
    best = -1
    least: i64 = 1000
    species: i64 = 0
    while species < SPECIES_COUNT:
        if s.birds[seat * SPECIES_COUNT + species] == most:
            card: i64 = species * PER_SPECIES
            last: i64 = card + PER_SPECIES
            while card < last:
                if s.where[card] == seat:
                    worth: i64 = eggs_of(card) + (PAIR_POINTS if s.where[mate_of(card)] == seat else 0)
                    if worth < least:
                        least = worth
                        best = int(LOSE.first + card)
                card += 1
        species += 1
    return best
