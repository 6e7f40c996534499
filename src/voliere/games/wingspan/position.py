"""A position of Wingspan: the table, with what players and bots may ask of it."""

from __future__ import annotations

from voliere.core.events import Event
from voliere.core.facts import Facts
from voliere.core.rng import Rng
from voliere.core.score import Score
from voliere.core.space import Action
from voliere.core.state import Seat, View
from voliere.games.wingspan import promise, score, sight, truth, worlds
from voliere.games.wingspan.state import Table


class Wingspan(Table):
    """See `state.Table` for what lies on it."""

    def copy(self) -> Wingspan:
        return Wingspan(self.seats, self.rng.copy(), self.agreed, self)

    def view(self, seat: Seat) -> View:
        return sight.view(self, seat)

    def resample(self, seat: Seat, rng: Rng) -> Wingspan:
        w = self.copy()
        worlds.deal_anew(w, seat, rng)
        return w

    def seen(self, by: Seat, seat: Seat, a: Action) -> Action:
        return sight.seen(self, by, seat, a)

    def reasons(self, seat: Seat) -> dict[str, Event]:
        return sight.reasons(self, seat)

    def asides(self, seat: Seat) -> list[Action]:
        return promise.promises(self, seat)

    def say(self, seat: Seat, a: Action) -> None:
        promise.promise(self, seat, a)

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
