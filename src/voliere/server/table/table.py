"""A table as its log tells it: the ledger, and the position its moves lead to. `log` says what changes it."""

from __future__ import annotations

from msgspec import Struct

from voliere.core.game import Game
from voliere.core.record import Record
from voliere.core.state import Seat, State
from voliere.core.task import Task
from voliere.server.table.course import Course
from voliere.server.table.facts import Facts, Summary
from voliere.server.table.ledger import Ledger
from voliere.server.table.limits import USUAL, TableLimits
from voliere.server.table.wire import Phase


class Questions(Struct):
    """Who is asked what, to see whether a question is still the same afterwards."""

    tops: dict[Seat, Task]
    sealed: bool

    @classmethod
    def of(cls, state: State) -> Questions:
        return cls({seat: state.top(seat) for seat in state.actors}, bool(state.lanes))


class Table(Ledger):
    def __init__(self, facts: Facts, game: Game, limits: TableLimits = USUAL) -> None:
        super().__init__(facts, game, limits)
        record = Record(game, facts.seats, int(facts.seed, 16), facts.options, rules=facts.rules)
        self.course = Course(record)
        self.talk = self.lesson is None and not game.quiet(record.options)
        self.counted: dict[Seat, tuple[int, int]] = {}  # of so many events a reader heard so many

    # -- what there is -------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        return self.course.record

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def phase(self) -> Phase:
        if self.closed:
            return "closed"
        if not self.started:
            return "waiting"
        return "playing" if self.course.state.actors else "over"

    def heard(self, reader: Seat, first: int) -> int:
        """How many of the first events a reader heard; counted on from the last time it was asked."""
        log = self.state.log
        if log is None:
            return 0
        counted, heard = self.counted.get(reader, (0, 0))
        if counted > first:
            counted, heard = 0, 0
        for event in log.events[counted:first]:
            heard += event.heard_by(reader)
        self.counted[reader] = (first, heard)
        return heard

    def renumber(self, seq: int, answered: Seat, before: Questions) -> None:
        """A question keeps its number while only others answer theirs, or say something aside."""
        state = self.state
        for seat in range(state.seats):
            if seat != answered and seat in before.tops and seat in state.actors:
                same = state.top(seat) is before.tops[seat]
                if same and (answered < 0 or (before.sealed and state.lanes)):
                    continue
            if seat in before.tops or seat in state.actors:
                self.asked[seat] = max(self.asked[seat], seq)


def standing(state: State) -> Summary:
    """What lists say of a game that has begun."""
    if state.actors:
        return Summary("playing", [] if state.game.pad_of else state.actors[:], [])
    return Summary("over", [], state.places(), [score.total for score in state.scores()])
