"""When nobody adds a card any more: agreeing to stop, and the automatic end (WU-END-3, WU-R-16)."""

from __future__ import annotations

from typing import Final

from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.whats_up.components import AGREE, PROPOSAL_ROUNDS, PROPOSE, REFUSE
from voliere.games.whats_up.ending import end
from voliere.games.whats_up.state import Table


class Answer(Verb[Table]):
    """Every other player agrees or refuses; the first refusal closes the proposal."""

    def options(self, s: Table, me: Task) -> list[Action]:
        return [AGREE.first, REFUSE.first]

    def take(self, s: Table, me: Task, a: Action) -> None:
        agrees = a == AGREE.first
        if s.log is not None:
            s.log.tell("agreed" if agrees else "refused", {"seat": me.seat})
        if not agrees:
            s.proposer = -1
            s.hush()


class AllAgreed(Verb[Table]):
    """If all agree, the game ends at once (WU-END-3a, WU-R-6)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        if s.proposer >= 0:
            end(s, "agreed")


def proposals(s: Table, seat: Seat) -> list[Action]:
    """After two rounds without an addition any player may propose, once between two flips."""
    if not 0 <= seat < s.seats or (s.asked >> seat) & 1 or s.proposer >= 0 or s.ending:
        return []
    return [PROPOSE.first] if s.quiet >= PROPOSAL_ROUNDS * s.seats else []


def propose(s: Table, seat: Seat) -> None:
    """While a proposal is open nobody flips."""
    s.asked |= 1 << seat
    s.proposer = seat
    if s.log is not None:
        s.log.tell("proposed", {"seat": seat})
    s.here = s.todo
    s.push(ALL_AGREED, seat)
    s.together(ANSWER, seats=[k for k in range(s.seats) if k != seat])


ANSWER: Final = Answer()
ALL_AGREED: Final = AllAgreed()
