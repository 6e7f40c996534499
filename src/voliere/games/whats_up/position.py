"""A position of What's Up: the table, with what players and bots may ask of it."""

from __future__ import annotations

from voliere.core.facts import Facts
from voliere.core.rng import Rng
from voliere.core.score import Score
from voliere.core.space import Action
from voliere.core.state import Seat, View
from voliere.games.whats_up import score, sight, stall, truth, worlds
from voliere.games.whats_up.state import Table


class WhatsUp(Table):
    """See `state.Table` for what lies on it."""

    def copy(self) -> WhatsUp:
        return WhatsUp(self.seats, self.rng.copy(), self.memory_aid, self)

    def view(self, seat: Seat) -> View:
        return sight.view(self, seat)

    def resample(self, seat: Seat, rng: Rng) -> WhatsUp:
        w = self.copy()
        worlds.reshuffle(w, rng)
        return w

    def asides(self, seat: Seat) -> list[Action]:
        return stall.proposals(self, seat)

    def say(self, seat: Seat, a: Action) -> None:
        stall.propose(self, seat)

    def scores(self) -> list[Score]:
        return score.scores(self)

    def places(self) -> list[int]:
        return score.places(self)

    def table(self) -> dict[str, object]:
        return truth.table(self)

    def lay(self, facts: Facts) -> None:
        truth.lay(self, facts)
