"""A position of Piafs: the table, with what players and bots may ask of it."""

from __future__ import annotations

from voliere.core.events import Event
from voliere.core.facts import Facts
from voliere.core.rng import Rng
from voliere.core.score import Score
from voliere.core.space import Action
from voliere.core.state import Seat, View
from voliere.games.piafs import score, sight, truth
from voliere.games.piafs.state import Table


class Piafs(Table):
    """See `state.Table` for what lies on it."""

    def copy(self) -> Piafs:
        return Piafs(self.seats, self.rng.copy(), self)

    def view(self, seat: Seat) -> View:
        return sight.view(self, seat)

    def resample(self, seat: Seat, rng: Rng) -> Piafs:
        w = self.copy()
        sight.reshuffle(w, seat, rng)
        return w

    def seen(self, by: Seat, seat: Seat, a: Action) -> Action:
        return sight.seen(by, seat, a)

    def reasons(self, seat: Seat) -> dict[str, Event]:
        return sight.reasons(self, seat)

    def scores(self) -> list[Score]:
        return score.scores(self)

    def places(self) -> list[int]:
        return score.places(self)

    def table(self) -> dict[str, object]:
        return truth.table(self)

    def lay(self, facts: Facts) -> None:
        truth.lay(self, facts)
