"""A position of Magpies: the table, with what players and bots may ask of it."""

from __future__ import annotations

from voliere.core.facts import Facts
from voliere.core.rng import Rng
from voliere.core.score import Score
from voliere.core.state import Seat, View
from voliere_magpies import score, sight, truth
from voliere_magpies.state import Table


class Magpies(Table):
    """See `state.Table` for what lies on it."""

    def copy(self) -> Magpies:
        return Magpies(self.seats, self.rng.copy(), self.thieves, self)

    def view(self, seat: Seat) -> View:
        return sight.view(self, seat)

    def resample(self, seat: Seat, rng: Rng) -> Magpies:
        w = self.copy()
        sight.reshuffle(w, seat, rng)
        return w

    def scores(self) -> list[Score]:
        return score.scores(self)

    def places(self) -> list[int]:
        return score.places(self)

    def table(self) -> dict[str, object]:
        return truth.table(self)

    def lay(self, facts: Facts) -> None:
        truth.lay(self, facts)
