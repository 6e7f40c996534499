"""Entries of the log about moves, sealed ones too."""

from __future__ import annotations

from typing import ClassVar

from msgspec import field

from voliere.core.foresight import Foresight
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.server.table.course import Made, events_of, sealing_after
from voliere.server.table.entry import LogEntry, Outcome
from voliere.server.table.table import Questions, Table


class Moved(LogEntry, frozen=True, kw_only=True, tag="move"):
    """A seat answered, or said something aside. `why` a bot's move was made for it."""

    a: Action
    why: str = field(default="", name="text")

    def outcome(self, table: Table) -> Outcome:
        return self.leading(table, table.state.play_ahead(self.seat, self.a))

    def fresh(self, table: Table) -> Outcome:
        """It becomes a whisper if its seat still owes sealed answers afterwards, or fills in a hidden sheet:
        the others do not hear of it, so that how many there were tells them nothing."""
        ahead = table.state.play_ahead(self.seat, self.a)
        return self.known(table, ahead)

    def known(self, table: Table, ahead: Foresight) -> Outcome:
        """The same, where somebody has looked ahead already."""
        if owes_more(ahead, self.seat) or table.state.hushes(self.seat, self.a):
            return Whispered(
                self.seq, self.seat, self.action_id, self.at, self.person, a=self.a, why=self.why
            ).leading(table, ahead)
        return self.leading(table, ahead)

    def leading(self, table: Table, ahead: Foresight) -> Outcome:
        course, state = table.course, ahead.position
        moves = len(course)
        sealing = 0 if not state.lanes else course.sealing if ahead.sealed else moves + 2
        sealed = course.sealing if ahead.answers else 0
        made = Made(self.seq, events_of(state), sealing, sealed, self.hushed, ahead.sure)
        answered = self.seat if ahead.answers else -1
        return Outcome(self, state, moves, [(self.seat, self.a)], [made], answered)

    def step_after(self, table: Table, moves: int) -> int:
        lesson = table.lesson
        return table.reading if lesson is None else lesson.reached(table.reading, moves + 1)

    def tell(self, table: Table) -> None:
        why = table.failures.pop(self.seat, "")
        if self.why or why:
            table.tell(self.seq, self.at, "fallback", {"seat": self.seat, "why": self.why or why})

    def change(self, table: Table) -> None:
        table.ended = self.at

    def asked_anew(self, table: Table, answered: Seat, before: Questions) -> None:
        table.renumber(self.seq, answered, before)

    def stand(self, moves: list[LogEntry]) -> None:
        moves.append(self)

    def made_again(self, table: Table, anew: int) -> None:
        course, state = table.course, table.course.state
        lanes, sealing = state.lanes, course.sealing
        later = self.seq > anew
        answers = state.answers(self.seat, self.a)
        before = Questions.of(state) if later else None
        state.carry_out(self.seat, self.a, answers)
        after = sealing_after(lanes, sealing, state, len(course) + 1)
        made = Made(self.seq, events_of(state), after, sealing if answers else 0, self.hushed)
        course.go_on((self.seat, self.a), made)
        if before is not None:
            table.renumber(self.seq, self.seat if answers else -1, before)


class Whispered(Moved, frozen=True, kw_only=True, tag="whisper"):
    """A move after which the seat still owes sealed answers, or one on a hidden sheet."""

    hushed: ClassVar[bool] = True

    def change(self, table: Table) -> None:
        if self.why:
            table.failures[self.seat] = self.why


def owes_more(ahead: Foresight, seat: Seat) -> bool:
    """Whether a seat will owe sealed answers still after this one."""
    return ahead.answers and ahead.sealed and bool(ahead.position.lanes[seat])
