"""Playing Birds of a Feather on quickly: by what was learned, and by what a seat knows alone."""

from __future__ import annotations

from voliere.bots.rollout import Policy
from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.games.feather.bots.inputs import AHEAD, LEFT
from voliere.games.feather.bots.insight import Insight
from voliere.games.feather.components import BIRDS, DISCARD, PLAY
from voliere.games.feather.rounds import CHOOSE
from voliere.games.feather.solo import DISCARD_ONE
from voliere.games.feather.state import Table


class Habits(Policy):
    """The card that promises most; in a draft or a migration any."""

    def __init__(self, insight: Insight | None = None) -> None:
        self.insight = Insight() if insight is None else insight

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()

    def choose(self, s: State, seat: Seat, rng: Rng) -> Action:
        assert isinstance(s, Table)
        verb = s.top(seat).verb
        if verb is CHOOSE:
            return self.play(s, seat)
        if verb is DISCARD_ONE:
            return self.discard(s, seat)
        return s.sample(seat, rng)

    def play(self, s: Table, seat: Seat) -> Action:
        self.insight.begin(s, seat, LEFT)
        return PLAY.first + int(self.best(True))

    def discard(self, s: Table, seat: Seat) -> Action:
        self.insight.begin(s, seat, AHEAD)
        return DISCARD.first + int(self.best(False))

    def best(self, plays: bool) -> i64:
        """Of the cards in hand; of equal ones the first."""
        insight = self.insight
        held = insight.eyes.held
        best: i64 = -1
        most = -1000.0
        bird: i64 = 0
        while bird < BIRDS:
            if held[bird] > 0:
                value = insight.trip(bird) if plays else insight.without(bird)
                if value > most:
                    most = value
                    best = bird
            bird += 1
        return best
