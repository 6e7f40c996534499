"""A position of Birds of a Feather: the table, with what players and bots may ask of it."""

from __future__ import annotations

from voliere.core.events import Event
from voliere.core.facts import Facts
from voliere.core.rng import Rng
from voliere.core.score import Score
from voliere.core.space import Action
from voliere.core.state import Seat, View
from voliere.games.feather import score, sight, truth
from voliere.games.feather.components import PLAY
from voliere.games.feather.outlook import outlook
from voliere.games.feather.state import Table


class Feather(Table):
    """See `state.Table` for what lies on it."""

    def copy(self) -> Feather:
        return Feather(self.seats, self.rng.copy(), self.agreed, self)

    def view(self, seat: Seat) -> View:
        return sight.view(self, seat)

    def resample(self, seat: Seat, rng: Rng) -> Feather:
        w = self.copy()
        sight.reshuffle(w, seat, rng)
        return w

    def seen(self, by: Seat, seat: Seat, a: Action) -> Action:
        return sight.seen(self, by, seat, a)

    def outlook(self, seat: Seat, a: Action, events: list[Event]) -> list[Event]:
        """A card laid face down leads somewhere: what is certain to be seen there."""
        return outlook(self, seat, a - PLAY.first) if PLAY.first <= a < PLAY.first + PLAY.size else events

    def scores(self) -> list[Score]:
        return score.scores(self)

    def places(self) -> list[int]:
        return score.places(self)

    def returns(self) -> list[float]:
        return score.returns(self)

    def table(self) -> dict[str, object]:
        return truth.table(self)

    def lay(self, facts: Facts) -> None:
        truth.lay(self, facts)
