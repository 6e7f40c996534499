"""What rollouts know of Wingspan: which options are promising, how to play on, what a table is worth."""

from __future__ import annotations

from math import exp
from typing import Final

from voliere.bots.rollout import Policy
from voliere.bots.search.rollouts import Option, Style
from voliere.core.glimpse import Glimpse
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.games.wingspan.bots.habits import finish_turn
from voliere.games.wingspan.bots.worth import Judgement, turns_left
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.score import automa_lines
from voliere.games.wingspan.turn import TURN

END: Final = 1000.0  # the end is no longer an estimate: what counts is the rank
NOISE: Final = 3.0  # points by which a lead is uncertain at the end of a rollout
MORE: Final = 0.5  # and for each turn that is left


class Birder(Style):
    """Ranks by a judgement in a few worlds; plays on for some own turns by a policy, and judges again."""

    def __init__(
        self,
        rng: Rng,
        judgement: Judgement,
        policy: Policy,
        others: Policy,
        worlds: int,
        turns: int,
        win: float,
    ) -> None:
        self.rng = rng
        self.judgement = judgement
        self.policy = policy  # how the seat itself plays on
        self.others = others  # how the others do, where they are several
        self.worlds = worlds  # that options are ranked in
        self.turns = turns  # own turns that a rollout lasts; 0: to the end
        self.win = win  # points that winning is worth beside the lead

    def rank(self, g: Glimpse, options: list[Action]) -> list[Option]:
        """By the table that the turn leads to when it is finished by habit."""
        worth = [0.0] * len(options)
        for _ in range(self.worlds):
            world = g.world(self.rng)
            assert isinstance(world, Wingspan)
            for i in range(len(options)):
                ahead = world.copy()
                ahead.do(g.seat, options[i])
                finish_turn(ahead)
                value = self.judgement.value(ahead, g.seat)
                if not ahead.actors:
                    value += END * ahead.returns()[g.seat]
                worth[i] += value / float(self.worlds)
        order = [(-worth[i], i) for i in range(len(options))]
        order.sort()
        return [Option(options[i], worth[i]) for _, i in order]

    def play(self, s: State, seat: Seat, rng: Rng) -> None:
        assert isinstance(s, Wingspan)
        left = self.turns
        others = self.others if s.seats > 2 else self.policy
        while s.actors:
            who = s.actors[0]
            if who == seat and not s.lanes and s.top(who).verb is TURN:
                if left == 0 and self.turns > 0:
                    return
                left -= 1
            s.do(who, (self.policy if who == seat else others).choose(s, who, rng))

    def value(self, s: State, seat: Seat) -> float:
        """The lead over the best rival, and what it says about winning."""
        assert isinstance(s, Wingspan)
        own = self.judgement.value(s, seat)
        if s.automa is not None:
            # Its turns are as many in every rollout: what they will still bring is the same for all options.
            lead = own - float(sum(automa_lines(s).values()))
        else:
            lead = own - max([self.judgement.value(s, k) for k in range(s.seats) if k != seat])
        if self.win == 0.0:
            return lead
        if not s.actors:
            return lead + self.win * s.returns()[seat]
        if s.automa is not None:
            return lead
        return lead + self.win * likely(lead, turns_left(s, seat))


def likely(lead: float, turns: int) -> float:
    """How likely a lead is to last."""
    return 1.0 / (1.0 + exp(-lead / (NOISE + MORE * float(turns))))
