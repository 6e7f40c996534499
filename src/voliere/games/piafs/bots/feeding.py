"""What rollouts know of Piafs: some turns are played on by habit, then what was learned judges the table."""

from __future__ import annotations

from math import tanh
from typing import Final

from voliere.bots.search.rollouts import Option, Style
from voliere.core.glimpse import Glimpse
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.games.piafs.bots.habits import Habits
from voliere.games.piafs.bots.insight import Insight
from voliere.games.piafs.score import places
from voliere.games.piafs.state import Table
from voliere.games.piafs.turn import PLAY_BIRD

WORLDS: Final = 4  # that options are ranked in
WIN: Final = 10.0  # points that winning is worth beside the lead
WIDE: Final = 12.0  # the lead that makes a win likely


class Feeding(Style):
    def __init__(self, rng: Rng, turns: int) -> None:
        self.rng = rng
        self.turns = turns  # of all seats, that a rollout lasts after the present one
        self.habits = Habits()
        self.insight = Insight()

    def rank(self, g: Glimpse, options: list[Action]) -> list[Option]:
        """By the table that the present turn leads to when it is finished by habit."""
        worth = [0.0] * len(options)
        for _ in range(WORLDS):
            world = g.world(self.rng)
            self.prepare(world, g.seat)
            for i in range(len(options)):
                ahead = world.copy()
                ahead.do(g.seat, options[i])
                self.play_on(ahead, 0)
                worth[i] += self.value(ahead, g.seat) / float(WORLDS)
        order = [(-worth[i], i) for i in range(len(options))]
        order.sort()
        return [Option(options[i], worth[i]) for _, i in order]

    def prepare(self, world: State, seat: Seat) -> None:
        """How cards came to lie in a hand decides nothing."""
        assert isinstance(world, Table)
        for hand in world.hands:
            hand.tidy()

    def play(self, s: State, seat: Seat, rng: Rng) -> None:
        self.play_on(s, self.turns)

    def play_on(self, s: State, turns: int) -> None:
        left = turns
        while s.actors:
            who = s.actors[0]
            if not s.lanes and s.top(who).verb is PLAY_BIRD:
                if left == 0:
                    return
                left -= 1
            s.do(who, self.habits.choose(s, who, self.rng))

    def value(self, s: State, seat: Seat) -> float:
        """The lead over the best rival, and what it says about winning."""
        assert isinstance(s, Table)
        turn = s.actors[0] if s.actors else seat
        rival = max([self.insight.value(s, k, turn) for k in range(s.seats) if k != seat])
        lead = self.insight.value(s, seat, turn) - rival
        if not s.over:
            return lead + 0.5 * WIN * tanh(lead / WIDE)
        ranks = places(s)
        won = 1.0 / float(ranks.count(1)) if ranks[seat] == 1 else 0.0
        return lead + WIN * (won - 0.5)
