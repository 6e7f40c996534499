"""The log of a table: every kind of entry there is, and a table read from all of them.

A log is a union of typed entries; each is kept as a row whose column `kind` is its tag. The same log gives
the same table in every process, whether its entries come one by one or are read at once: then only the moves
that stand are made.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import field

from voliere.core.game import Game
from voliere.server.table.course import Move
from voliere.server.table.entry import LogEntry
from voliere.server.table.facts import Chair, Facts
from voliere.server.table.move_entries import Moved, Whispered
from voliere.server.table.seat_entries import (
    BotSeated,
    CameBack,
    ChairSet,
    Left,
    Sat,
    SeatAsked,
    SeatDenied,
    SeatLet,
)
from voliere.server.table.table import Table
from voliere.server.table.undo_entries import Recalled, UndoAgreed, UndoAsked, Undone, UndoRefused, Unsaid


class Spoke(LogEntry, frozen=True, kw_only=True, tag="say"):
    """A line of chat; empty if whoever said it was deleted."""

    text: str = ""

    note: ClassVar[str] = "said"
    ends_plea: ClassVar[bool] = False

    def tell(self, table: Table) -> None:
        if self.text:
            name = table.chairs[self.seat].name  # for before the start people change seats
            table.tell(self.seq, self.at, self.note, {"seat": self.seat, "text": self.text, "name": name})


class ReadOn(LogEntry, frozen=True, kw_only=True, tag="read"):
    """A lesson was read up to a step."""

    step: int = field(name="a")

    def step_after(self, table: Table, moves: int) -> int:
        return self.step

    def change(self, table: Table) -> None:
        table.asked[self.seat] = self.seq  # another step wants another move


class Closed(LogEntry, frozen=True, tag="close"):
    """The table ended without a result."""

    note: ClassVar[str] = "closed"
    closes: ClassVar[bool] = True

    def change(self, table: Table) -> None:
        table.closed = True


Entry = (
    ChairSet
    | Sat
    | Left
    | BotSeated
    | CameBack
    | SeatAsked
    | SeatLet
    | SeatDenied
    | Moved
    | Whispered
    | Undone
    | Recalled
    | Unsaid
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Spoke
    | ReadOn
    | Closed
)


def reading(table: Table, entries: list[LogEntry]) -> Iterator[None]:
    """Fold a log into a fresh table, in small pieces: stop and go on wherever it yields."""
    moves: list[LogEntry] = []  # those not taken back
    anew = 0  # the last entry that took back everything after a move
    for entry in entries:
        stays = entry.happen(table, len(moves))
        if stays >= 0:
            del moves[stays:]
            anew = entry.seq
        entry.stand(moves)
        yield
    for move in moves:
        move.made_again(table, anew)
        yield


def read(facts: Facts, game: Game, entries: list[LogEntry]) -> Table:
    """A table from its log."""
    table = Table(facts, game)
    for _ in reading(table, entries):
        pass
    return table


def first_entries(chairs: list[Chair], opening: list[Move], at: int) -> list[LogEntry]:
    """What the log of a new table begins with: its chairs, and the moves a prepared table has behind it."""
    first: list[LogEntry] = [
        ChairSet(k + 1, k, f"seat-{k}", at, chair.person, name=chair.name, bot=chair.bot)
        for k, chair in enumerate(chairs)
    ]
    for k, (seat, a) in enumerate(opening):
        first.append(Moved(len(first) + 1, seat, f"script-{k}", at, a=a))
    return first
