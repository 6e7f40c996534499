"""Entries of the log about taking back; `undo` says when it is allowed."""

from __future__ import annotations

from typing import ClassVar

from msgspec import field

from voliere.server.table.entry import LogEntry, Outcome
from voliere.server.table.ledger import Plea
from voliere.server.table.table import Table


class Undone(LogEntry, frozen=True, kw_only=True, tag="undo"):
    """Everything from a move on is taken back."""

    move: int = field(name="a")

    note: ClassVar[str] = "undone"

    def stays(self, table: Table) -> int:
        return self.move

    def change(self, table: Table) -> None:
        table.taken_back[self.seat] += 1


class Recalled(LogEntry, frozen=True, kw_only=True, tag="recall"):
    """One sealed answer alone is taken back."""

    move: int = field(name="a")

    note: ClassVar[str] = "undone"

    def outcome(self, table: Table) -> Outcome:
        state, made = table.course.without(self.move)
        return Outcome(self, state, self.move, table.record.moves[self.move + 1 :], made)

    def change(self, table: Table) -> None:
        table.taken_back[self.seat] += 1
        table.asked[self.seat] = self.seq
        table.clocks.rewind(self.seq)

    def stand(self, moves: list[LogEntry]) -> None:
        del moves[self.move]


class Unsaid(Recalled, frozen=True, kw_only=True, tag="unsay"):
    """One whose seat was still answering: nobody else has heard of it."""

    hushed: ClassVar[bool] = True

    def change(self, table: Table) -> None:
        table.taken_back[self.seat] += 1
        table.asked[self.seat] = self.seq
        table.clocks.rewind(self.seq, self.seat)


class UndoAsked(LogEntry, frozen=True, kw_only=True, tag="ask"):
    """A seat asks to take back everything from a move on."""

    move: int = field(name="a")

    note: ClassVar[str] = "undo_asked"

    def change(self, table: Table) -> None:
        table.taken_back[self.seat] += 1
        table.plea = Plea(self.seat, self.move)


class UndoAgreed(LogEntry, frozen=True, tag="agree"):
    """The last to agree takes it back."""

    note: ClassVar[str] = "undo_agreed"
    ends_plea: ClassVar[bool] = False

    def stays(self, table: Table) -> int:
        last = table.plea is not None and table.unanswered(self.seat) == []
        return table.plea.back if table.plea is not None and last else -1

    def tell(self, table: Table) -> None:
        super().tell(table)
        if table.plea is not None and self.stays(table) >= 0:
            table.tell(self.seq, self.at, "undone", {"seat": table.plea.seat})

    def change(self, table: Table) -> None:
        plea = table.plea
        if plea is not None:
            done = self.stays(table) >= 0
            table.plea = None if done else Plea(plea.seat, plea.back, plea.agreed | {self.seat})


class UndoRefused(LogEntry, frozen=True, tag="refuse"):
    note: ClassVar[str] = "undo_refused"
