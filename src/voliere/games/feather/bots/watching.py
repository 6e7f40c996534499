"""What rollouts know of Birds of a Feather: a round is played on by habit, then what was learned judges."""

from __future__ import annotations

from math import tanh
from typing import Final

from voliere.bots.search.rollouts import Option, Style
from voliere.core.glimpse import Glimpse
from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.games.feather.bots.habits import Habits
from voliere.games.feather.bots.inputs import AHEAD, LEFT
from voliere.games.feather.bots.insight import Insight
from voliere.games.feather.components import BIRDS, PLAY
from voliere.games.feather.rounds import CHOOSE
from voliere.games.feather.state import Table

WIN: Final = 6.0  # points that winning is worth beside the lead
WIDE: Final = 0.4  # a lead in the middle of the game is worth less of a win, by the rounds left
STRANGE: Final = 8  # one card of the others in so many is by chance: who can be foreseen is a poor guess


class Watching(Style):
    def __init__(self, rng: Rng, rounds: int) -> None:
        self.rng = rng
        self.rounds = rounds  # that a rollout lasts after the present one
        self.insight = Insight()
        self.habits = Habits(self.insight)

    def rank(self, g: Glimpse, options: list[Action]) -> list[Option]:
        """By what was learned, which looks at nothing but what the seat knows."""
        s = g.world(self.rng)
        assert isinstance(s, Table)
        insight = self.insight
        found: list[Option] = []
        plays = s.top(g.seat).verb is CHOOSE
        insight.begin(s, g.seat, LEFT if plays else AHEAD)
        for a in options:
            bird: i64 = a % BIRDS  # every block of actions is one bird each
            found.append(Option(a, insight.trip(bird) if plays else insight.without(bird)))
        order = [(-found[i].prior, i) for i in range(len(found))]
        order.sort()
        return [found[i] for _, i in order]

    def prepare(self, world: State, seat: Seat) -> None:
        """What the others lay down rests on their own cards and answers nothing: once for all options."""
        assert isinstance(world, Table)
        for k in range(world.seats):
            if k == seat:
                continue
            hand = world.hands[k]
            if world.chosen[k] >= 0:  # laid down already, but nobody knows what
                hand.add(world.chosen[k])
                card: i64 = self.card(world, k) - PLAY.first
                hand.take(card)
                world.chosen[k] = card
            elif k in world.actors:
                world.do(k, self.card(world, k))

    def card(self, s: Table, seat: Seat) -> Action:
        if self.rng.below(STRANGE) == 0:
            return PLAY.first + int(s.hands[seat].pick(self.rng))
        return self.habits.play(s, seat)

    def play(self, s: State, seat: Seat, rng: Rng) -> None:
        """To the end of the last round that is looked at; alone, before the next card is played."""
        assert isinstance(s, Table)
        last: i64 = s.round + self.rounds
        while s.actors:
            who = s.actors[0]
            if s.round > last and len(s.actors) == s.seats and s.top(who).verb is CHOOSE:
                return
            s.do(who, self.habits.choose(s, who, rng))

    def value(self, s: State, seat: Seat) -> float:
        """The lead over the best rival, and what it says about winning; alone the points."""
        assert isinstance(s, Table)
        own = self.insight.value(s, seat)
        if s.seats == 1:
            return own
        rival = max([self.insight.value(s, k) for k in range(s.seats) if k != seat])
        lead = own - rival
        if s.actors:
            left = float(s.agreed.rounds - s.round + 1)
            return lead + 0.5 * WIN * tanh(lead / (1.0 + WIDE * left))
        won = 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0
        return lead + WIN * (won - 0.5)
