"""What a search of Piafs knows: a turn is played to its end by habit, then the table is judged."""

from __future__ import annotations

from math import tanh

from voliere.bots.search.knowledge import Knowledge
from voliere.core.cards import Bag
from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.games.piafs.bots.greedy import PERCH, SEED, gain_worth, hand_worth, table_worth
from voliere.games.piafs.components import (
    DRAW_BLIND,
    FIRST_ADD,
    FIRST_TAKE,
    HAND,
    PASS_ON,
    ROW,
    STRONGEST,
    strength_of,
)
from voliere.games.piafs.low import AddBird, qualifies
from voliere.games.piafs.refill import DrawBird
from voliere.games.piafs.score import places, total
from voliere.games.piafs.state import EMPTY, Table
from voliere.games.piafs.turn import PlayBird

KEEPS = 0.6  # what a bird in hand is worth, of what it would add: it may be played or kept later


class PiafsKnowledge(Knowledge):
    def __init__(self, scale: float = 15.0) -> None:
        super().__init__(scale)

    def __reduce__(self) -> tuple[object, ...]:
        return PiafsKnowledge, (self.scale,)

    def finish(self, s: State, rng: Rng) -> None:
        """To the beginning of the next turn, or to the end."""
        assert isinstance(s, Table)
        while s.actors:
            seat = s.actors[0]
            verb = s.top(seat).verb
            if isinstance(verb, PlayBird):
                return
            if isinstance(verb, AddBird):
                s.do(seat, best_addition(s, seat))
            elif isinstance(verb, DrawBird):
                s.do(seat, best_draw(s, seat))
            else:
                s.do(seat, s.sample(seat, rng))

    def rewards(self, s: State) -> list[float]:
        assert isinstance(s, Table)
        seats = s.seats
        worth = [0.0] * seats
        won = [0.0] * seats
        if s.over:
            worth = [float(total(s, k)) for k in range(seats)]
            ranks = places(s)
            share = 1.0 / float(ranks.count(1))
            won = [share if rank == 1 else 0.0 for rank in ranks]
        else:
            worth = [table_worth(s, k) + hand_worth(s, k) for k in range(seats)]
            worth[s.actors[0]] += PERCH * perch_worth(s, s.actors[0])
        found: list[float] = []
        for k in range(seats):
            rival = -1000.0
            for j in range(seats):
                if j != k and worth[j] > rival:
                    rival = worth[j]
            margin = 0.5 + 0.5 * tanh((worth[k] - rival) / self.scale)
            found.append(0.5 * (margin + won[k]) if s.over else margin)
        return found


def perch_worth(s: Table, seat: Seat) -> float:
    """The perch bird that the player whose turn begins would like best, and may well chase away."""
    best = 0.0
    for perch in range(s.perches):
        bird: i64 = s.rows[perch * ROW]
        gap: i64 = strength_of(bird) - s.ground[perch]
        if gap < STRONGEST:
            reach = 1.0 if gap < 0 else 1.0 - (float(gap) / float(STRONGEST)) ** HAND
            best = max(best, reach * (SEED + gain_worth(s, seat, bird)))
    return best


def best_addition(s: Table, seat: Seat) -> Action:
    """The bird that adds most to the collection, if that is more than it is worth in hand."""
    hand: Bag = s.hands[seat]
    best = PASS_ON
    most = 0.0
    k: i64 = 0
    while k < hand.size:
        card: i64 = hand.cards[k]
        if qualifies(s, card):
            gain = (1.0 - KEEPS) * gain_worth(s, seat, card) + 0.1 * float(STRONGEST - strength_of(card))
            if gain > most:
                best, most = int(FIRST_ADD + card), gain
        k += 1
    return best


def best_draw(s: Table, seat: Seat) -> Action:
    """The bird of the track that would add most, unless all would add little."""
    best = DRAW_BLIND if s.deck.size > 0 else -1
    most = 1.5 if s.deck.size > 0 else -1000.0
    for slot in range(3):
        card: i64 = s.track[slot]
        if card != EMPTY:
            gain = gain_worth(s, seat, card)
            if gain > most:
                best, most = int(FIRST_TAKE + card), gain
    return best
