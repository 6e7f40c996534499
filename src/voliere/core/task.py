"""What there is to do: a `Verb` is one sentence of the rulebook, a `Task` says who does it with what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from voliere.core.rng import Rng
from voliere.core.space import Action

if TYPE_CHECKING:
    from voliere.core.state import State

MOST_SEATS: Final = 8

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """One sentence of the rulebook; shared by all positions, no state of its own."""

    def __init__(self, asks: bool = True) -> None:
        self.asks = asks
        # Tasks never change, so the plain ones are made once and shared by every position.
        self.tasks = [Task(self, seat, -1) for seat in range(MOST_SEATS)]

    def options(self, s: S, me: Task) -> list[Action]:
        """The actions there are, sorted. Looks, changes nothing; [] = the sentence lapses."""
        return []

    def take(self, s: S, me: Task, a: Action) -> None:
        """Do it. Trusts `options`; a verb that does not ask gets -1."""

    def width(self, s: S, me: Task) -> int:
        """How many options; a verb may answer 2 for "several" when that is quicker to tell."""
        return len(self.options(s, me))

    def allows(self, s: S, me: Task, a: Action) -> bool:
        return a in self.options(s, me)

    def ask(self, s: S, me: Task) -> str:
        """The name of the question, for its words."""
        return type(self).__name__

    def sample(self, s: S, me: Task, rng: Rng) -> Action:
        """A uniform choice; overridden where it needs no list."""
        options = self.options(s, me)
        return options[int(rng.below(len(options)))]

    def stroll(self, s: S, me: Task, rng: Rng) -> int:
        """Take an option at random, if there is one: the step of a playout. Gives the choices made.

        A verb that is followed by itself (a turn by the next turn) may go on in one go.
        """
        options = self.options(s, me)
        n = len(options)
        if n > 0:
            self.take(s, me, options[int(rng.below(n))])
        return 1 if n > 1 else 0


class Task:
    """Who does which verb with which thing. Never changed, so copies share it."""

    def __init__(self, verb: Verb[Any], seat: int, slot: int) -> None:
        self.verb = verb
        self.seat = seat
        self.slot = slot

    def plain(self) -> list[object]:
        return [type(self.verb).__name__, self.seat, self.slot]
