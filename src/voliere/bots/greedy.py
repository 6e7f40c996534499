"""Looks one action ahead and takes what is worth most on average over a few possible worlds."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from voliere.core.glimpse import Bot, Glimpse
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """What a position is worth to a seat: its lead over the best other seat, by the points so far."""

    def value(self, s: State, seat: Seat) -> float:
        scores = s.scores()
        others = [x.total for x in scores if x.seat != seat]
        lead = max(others) if others else 0
        if not s.actors:
            # The end is no longer an estimate: what counts is the rank.
            return 1000.0 * s.returns()[seat] + float(scores[seat].total - lead)
        return float(scores[seat].total) - 0.5 * float(lead)


class GreedyBot(Bot):
    def __init__(self, rng: Rng, evaluation: Evaluation, worlds: int = 3) -> None:
        self.rng = rng
        self.evaluation = evaluation
        self.worlds = worlds

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rng, self.evaluation, self.worlds)

    def choose(self, g: Glimpse) -> Action:
        options = g.choices()
        if len(options) == 1:
            return options[0]
        worth = [0.0] * len(options)
        for _ in range(self.worlds):
            world = g.world(self.rng)
            for k in range(len(options)):
                ahead = world.copy()
                ahead.do(g.seat, options[k])
                worth[k] += self.evaluation.value(ahead, g.seat)
        best = max(worth)
        equal = [options[k] for k in range(len(options)) if worth[k] == best]
        return equal[int(self.rng.below(len(equal)))]
