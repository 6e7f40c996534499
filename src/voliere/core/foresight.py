"""Looking ahead: an action done on a copy, up to the first chance or secret, or through them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voliere.core.events import Event, Log
from voliere.core.rng import Tripwire, Unforeseen, Witness
from voliere.core.space import Action

if TYPE_CHECKING:
    from voliere.core.state import Seat, State

OPEN_EYES: Final = -2  # the `veil` of a position nobody looks ahead in: secrets may be lifted


class Foresight:
    """A look ahead: the events its seat hears, whether they are all, and the position it came to.

    `sure`: it met neither chance nor a secret. If not, `foresee` stopped there, in the middle of the action,
    and its position is not to be played on. `answers`: it answers a question, and is no aside. `sealed`: the
    answers given with it are face down still.

    >>> import voliere
    >>> s = voliere.game("whats-up").new(2, seed=7)
    >>> s.foresee(s.actors[0], s.choices(s.actors[0])[0])  # every flip shows what nobody knows
    <Foresight: [], and who knows>
    """

    def __init__(self, events: list[Event], sure: bool, answers: bool, sealed: bool, position: State) -> None:
        self.events = events
        self.sure = sure
        self.answers = answers
        self.sealed = sealed
        self.position = position

    def __reduce__(self) -> tuple[object, ...]:
        return Foresight, (self.events, self.sure, self.answers, self.sealed, self.position)

    def __repr__(self) -> str:
        return f"<Foresight: {self.events}{'' if self.sure else ', and who knows'}>"


def look_ahead(s: State, seat: Seat, a: Action, through: bool) -> Foresight:
    """Do an action on a copy; stop at chance and secrets, or go `through` them and remember that."""
    answers = s.answers(seat, a)
    ahead = s.copy_with_log()
    log = ahead.log
    if log is None:
        log = ahead.log = Log()
    told, lanes, rng = len(log.events), ahead.lanes, ahead.rng
    met: list[bool] = []
    ahead.veil = seat
    ahead.rng = Witness(rng, met) if through else Tripwire()
    try:
        ahead.carry_out(seat, a, answers)
    except Unforeseen:
        met.append(True)
        stopped = True
    else:
        stopped = False
        ahead.veil = OPEN_EYES
        ahead.rng = rng
    sealed = bool(lanes) and ahead.lanes is lanes and not stopped
    events = log.heard(seat, told)
    if not through:
        events = s.outlook(seat, a, events)
    return Foresight(events, not met, answers, sealed, ahead)
