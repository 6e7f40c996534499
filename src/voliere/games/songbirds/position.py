"""A position of Songbirds: the table, with what players and bots may ask of it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from voliere.core.events import Event
from voliere.core.facts import Facts
from voliere.core.rng import Rng
from voliere.core.score import Score
from voliere.core.space import Action
from voliere.core.state import Seat, View
from voliere.games.songbirds import score, sight, talk, truth
from voliere.games.songbirds.state import Table


@mypyc_attr(free_list_len=1)  # a playout is done with its copy before the next one is made
class Songbirds(Table):
    """See `state.Table` for what lies on it."""

    def copy(self) -> Songbirds:
        return Songbirds(self.seats, self.rng.copy(), self.agreed, self)

    def view(self, seat: Seat) -> View:
        return sight.view(self, seat)

    def resample(self, seat: Seat, rng: Rng) -> Songbirds:
        w = self.copy()
        sight.reshuffle(w, seat, rng)
        return w

    def seen(self, by: Seat, seat: Seat, a: Action) -> Action:
        return sight.seen(self, by, seat, a)

    def reasons(self, seat: Seat) -> dict[str, Event]:
        return sight.reasons(self, seat)

    def asides(self, seat: Seat) -> list[Action]:
        return talk.messages(self, seat)

    def say(self, seat: Seat, a: Action) -> None:
        talk.say(self, seat, a)

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
