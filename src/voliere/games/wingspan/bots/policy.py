"""Playing Wingspan on in thought: turns by the judgement of the greedy bot, everything else by habit."""

from __future__ import annotations

from typing import Final

from voliere.bots.rollout import Policy
from voliere.core.cards import Bag
from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.games.wingspan.bonus import held
from voliere.games.wingspan.bots.habits import HABITS, finish_turn, first
from voliere.games.wingspan.bots.worth import Judgement, Outlook, lacking, turns_left
from voliere.games.wingspan.components import (
    COST,
    DO_DRAW,
    DO_DRAW_CARDS,
    DO_DRAW_DECK,
    DO_GAIN_FOOD,
    DO_LAY_EGGS,
    KEEP_BONUS,
    KINDS,
    PAY,
    ROWS,
    SAVE,
    SORT,
)
from voliere.games.wingspan.draw import DrawCard
from voliere.games.wingspan.eggs import egg_count
from voliere.games.wingspan.play import EVERYWHERE, plays
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.setup import DEALT, FOOD_BITS, SORT_BIRD
from voliere.games.wingspan.turn import TURN

PLAYS: Final = 3  # birds that are tried a turn, the most promising ones
DECK: Final = 3.0  # what a card of the deck is likely to be worth


class Plan:
    """What a seat keeps at the start: birds and food given up as bits, and its bonus card."""

    def __init__(self, birds: int, paid: int, bonus: int) -> None:
        self.birds = birds
        self.paid = paid
        self.bonus = bonus


class Habits(Policy):
    """`tried` birds a turn are tried out; more play better and slower."""

    def __init__(self, tried: int = PLAYS, deck: float = DECK) -> None:
        self.tried = tried
        self.deck = deck
        self.judgement = Judgement()
        self.planned: list[int] = []  # the hand and bonus cards that the last plan was made for
        self.plan = Plan(0, 0, -1)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.tried, self.deck)

    def choose(self, s: State, seat: Seat, rng: Rng) -> Action:
        assert isinstance(s, Wingspan)
        if s.lanes:
            return self.start(s, seat)
        me = s.top(seat)
        verb = me.verb
        if verb is TURN:
            return self.turn(s, seat, rng)
        options = verb.options(s, me)
        if isinstance(verb, DrawCard):
            return self.draw(s, seat, options)
        habit = HABITS.get(type(verb), first)
        return habit(s, me, options)

    # -- turns -------------------------------------------------------------------------------------

    def turn(self, s: Wingspan, seat: Seat, rng: Rng) -> Action:
        """The action that leads to the best table, the turn finished by habit."""
        found = self.promising(s, seat)
        found.append(DO_GAIN_FOOD)
        found.append(DO_LAY_EGGS)
        found.append(DO_DRAW_CARDS)
        best = found[0]
        most = -1000.0
        for a in found:
            ahead = s.copy()
            ahead.rng = rng
            ahead.do(seat, a)
            finish_turn(ahead)
            value = self.judgement.value(ahead, seat)
            if value > most:
                best, most = a, value
        return best

    def promising(self, s: Wingspan, seat: Seat) -> list[Action]:
        """The birds that can be played, the best first, each where it can live."""
        found = plays(s, seat, EVERYWHERE)
        if len(found) <= self.tried:
            return [int(a) for a in found]
        look = self.judgement.look(turns_left(s, seat))
        eggs: i64 = egg_count(s, seat)
        worth: list[float] = []
        last: i64 = -1
        value = 0.0
        for a in found:
            if a // ROWS != last:  # its habitats follow each other
                last = a // ROWS
                value = self.judgement.bird(s, seat, last, look, eggs)
            worth.append(value)
        chosen: list[Action] = []
        for _ in range(self.tried):
            best = 0
            for k in range(1, len(worth)):
                if worth[k] > worth[best]:
                    best = k
            chosen.append(int(found[best]))
            worth[best] = -1000.0
        return chosen

    # -- cards -------------------------------------------------------------------------------------

    def draw(self, s: Wingspan, seat: Seat, options: list[Action]) -> Action:
        """The bird of the tray that this mat has most use for, or the deck."""
        look = self.judgement.look(turns_left(s, seat))
        eggs: i64 = egg_count(s, seat)
        best = options[0]
        most = -1000.0
        for a in options:
            if a < DO_DRAW_DECK:
                value = self.card(s, seat, a - DO_DRAW, look, eggs)
            elif a == DO_DRAW_DECK:
                value = self.deck
            else:
                break
            if value > most:
                best, most = a, value
        return best

    def card(self, s: Wingspan, seat: Seat, bird: i64, look: Outlook, eggs: i64) -> float:
        w = self.judgement.weights
        value = self.judgement.bird(s, seat, bird, look, eggs)
        return (value - w.turn) / (1.0 + w.lack * float(lacking(s, seat, bird)))

    # -- set-up ------------------------------------------------------------------------------------

    def start(self, s: Wingspan, seat: Seat) -> Action:
        """The next answer of a plan made when the first was asked."""
        dealt = s.hands[seat].sorted()
        key = [*dealt, int(s.bonus[seat])]
        if key != self.planned:
            self.plan = self.make_plan(s, seat, dealt)
            self.planned = key
        plan = self.plan
        options = s.choices(seat)
        if options[0] in SORT:
            return options[(plan.birds >> SORT_BIRD.which(s.top(seat))) & 1]
        if options[0] in KEEP_BONUS:
            return KEEP_BONUS.first + plan.bonus
        for a in options:
            if a in PAY and (plan.paid >> (a - PAY.first)) & 1:
                return a
            if a in SAVE and not (plan.paid >> (a - SAVE.first)) & 1:
                return a
        return options[0]

    def make_plan(self, s: Wingspan, seat: Seat, dealt: list[int]) -> Plan:
        """Every way to keep birds, the food that they need least given up for them."""
        best = Plan(0, 0, -1)
        most = -1000.0
        ahead = s.copy()
        one: i64 = 1
        look = self.judgement.look(turns_left(s, seat))
        for bonus in held(s, seat):
            ahead.bonus[seat] = one << bonus
            steps = self.judgement.bonus_steps(ahead, seat, look)
            for birds in range(1 << DEALT):
                kept = [dealt[k] for k in range(DEALT) if (birds >> k) & 1]
                paid = least_needed(kept)
                ahead.hands[seat] = Bag(kept)
                for kind in range(KINDS):
                    ahead.food[seat * KINDS + kind] = 0 if (paid >> kind) & 1 else 1
                value = self.judgement.food(ahead, seat, look) + self.judgement.hand(ahead, seat, look, steps)
                if value > most:
                    best, most = Plan(birds, paid, bonus), value
        return best


def least_needed(kept: list[int]) -> int:
    """A token for each bird kept, of the kinds that these birds cost least of; as bits."""
    paid = 0
    for _ in kept:
        best = -1
        least: i64 = 1000
        for kind in range(KINDS):
            if (paid >> kind) & 1:
                continue
            need: i64 = 0
            for bird in kept:
                need += COST[bird * KINDS + kind]
            if need < least:
                best, least = kind, need
        paid |= 1 << best
    return paid


assert FOOD_BITS == DEALT
