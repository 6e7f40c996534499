"""What a position of Piafs is worth: majorities as chances, pairs, the best hand cards, the next perch."""

from __future__ import annotations

from typing import Final

from voliere.bots.greedy import Evaluation, GreedyBot
from voliere.core.game import Game
from voliere.core.glimpse import Bot
from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.state import Seat, State
from voliere.games.piafs.components import (
    HAND,
    KEPT,
    PAIR_POINTS,
    ROW,
    SPECIES_COUNT,
    STRONGEST,
    eggs_of,
    mate_of,
    species_of,
    strength_of,
)
from voliere.games.piafs.low import AddBird
from voliere.games.piafs.pests import Crow
from voliere.games.piafs.score import pair_points, seed_points
from voliere.games.piafs.state import EMPTY, Table

# The chance to score a species in the end, from three birds or more behind the best other to three ahead.
LEAD: Final = [0.05, 0.15, 0.35, 0.65, 0.85, 0.95, 0.99]
FAR: Final = 3
# Shares of what a hand card would add: the two best are kept at the end, unless played before.
IN_HAND: Final = 0.85
SPARE: Final = 0.2
MATE_IN_HAND: Final = 2.5  # two mates in hand may both be kept
SEED: Final = 2.0  # the mean seed
PERCH: Final = 0.5  # share of what the next player can chase from a perch


class PiafsEvaluation(Evaluation):
    """The lead over the best rival, with what is likely still to come."""

    def value(self, s: State, seat: Seat) -> float:
        if not s.actors:
            return super().value(s, seat)
        assert isinstance(s, Table)
        verb = s.top(s.actors[0]).verb
        if s.actors[0] == seat and (isinstance(verb, AddBird | Crow)):
            return self.best(s, seat)  # the turn is not resolved yet
        rival = max([table_worth(s, k) for k in range(s.seats) if k != seat])
        return table_worth(s, seat) + hand_worth(s, seat) - rival + perch_worth(s, seat)

    def best(self, s: State, seat: Seat) -> float:
        worth: list[float] = []
        for a in s.choices(seat):
            ahead = s.copy()
            ahead.do(seat, a)
            worth.append(self.value(ahead, seat))
        return max(worth)


def margin(s: Table, seat: Seat, species: i64) -> i64:
    """Birds ahead of the best other collection."""
    most: i64 = 0
    for k in range(s.seats):
        if k != seat:
            most = max(most, s.birds[k * SPECIES_COUNT + species])
    return s.birds[seat * SPECIES_COUNT + species] - most


def lead(ahead: i64) -> float:
    return LEAD[int(min(max(ahead, -FAR), FAR)) + FAR]


def table_worth(s: Table, seat: Seat) -> float:
    """Pairs, seeds, and the eggs of each species as likely as they are to score."""
    worth = float(pair_points(s, seat) + seed_points(s, seat))
    for species in range(SPECIES_COUNT):
        eggs: i64 = s.eggs[seat * SPECIES_COUNT + species]
        if eggs > 0:
            worth += float(eggs) * lead(margin(s, seat, species))
    return worth


def gain_worth(s: Table, seat: Seat, card: i64) -> float:
    """What a bird would add to a collection."""
    species: i64 = species_of(card)
    eggs: i64 = s.eggs[seat * SPECIES_COUNT + species]
    ahead: i64 = margin(s, seat, species)
    worth = float(eggs + eggs_of(card)) * lead(ahead + 1) - float(eggs) * lead(ahead)
    return worth + (PAIR_POINTS if s.where[mate_of(card)] == seat else 0)


def hand_worth(s: Table, seat: Seat) -> float:
    """The two best cards count most: they will be kept (PF-END-4)."""
    hand = s.hands[seat].sorted()
    sealed = [int(card) for card in s.kept[seat * KEPT : (seat + 1) * KEPT] if card != EMPTY]
    free = KEPT - len(sealed)
    mates = hand if free > 0 else sealed
    kept = 0.0
    worth: list[float] = []
    for card in hand:
        value = gain_worth(s, seat, card) + (MATE_IN_HAND if int(mate_of(card)) in mates else 0.0)
        if card in sealed:
            kept += value
        else:
            worth.append(value)
    worth.sort(reverse=True)
    return kept + IN_HAND * sum(worth[:free]) + SPARE * sum(worth[free:])


def perch_worth(s: Table, seat: Seat) -> float:
    """The perch bird the next player would like best, and may well chase away: good if that is oneself."""
    after = (s.turn + 1) % s.seats
    best = 0.0
    for perch in range(s.perches):
        bird: i64 = s.rows[perch * ROW]
        gap: i64 = strength_of(bird) - s.ground[perch]
        if gap < STRONGEST:
            reach = 1.0 - (float(gap) / float(STRONGEST)) ** HAND  # one of four cards is strong enough
            best = max(best, reach * (SEED + gain_worth(s, after, bird)))
    return PERCH * best if after == seat else -PERCH * best


def greedy(game: Game, rng: Rng) -> Bot:
    return GreedyBot(rng, PiafsEvaluation())
