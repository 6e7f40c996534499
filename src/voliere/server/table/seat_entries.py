"""Entries of the log about who sits where, and about asking for a seat that was left."""

from __future__ import annotations

from typing import ClassVar

from msgspec import field

from voliere.server.table.entry import LogEntry
from voliere.server.table.facts import Chair
from voliere.server.table.table import Table


class Seating(LogEntry, frozen=True):
    """Somebody comes to a seat, goes, or lets a bot play."""

    about_seats: ClassVar[bool] = True

    def change(self, table: Table) -> None:
        chair = self.chair(table)
        assert chair is not None
        table.wishes.end()
        table.changes[self.seat] += 1
        table.sit(self.seat, chair, self.seq, self.at)


class ChairSet(LogEntry, frozen=True, kw_only=True, tag="seat"):
    """A chair as it is when the table is made: the first entries, one for each."""

    name: str = field(default="", name="text")
    bot: str | None = None

    def chair(self, table: Table) -> Chair:
        return Chair(self.person, self.name, self.bot)

    def change(self, table: Table) -> None:
        table.sit(self.seat, self.chair(table), self.seq, self.at)


class Sat(Seating, frozen=True, kw_only=True, tag="sit"):
    name: str = field(default="", name="text")

    note: ClassVar[str] = "sat"

    def chair(self, table: Table) -> Chair:
        return Chair(self.person, self.name)

    def tell(self, table: Table) -> None:
        table.tell(self.seq, self.at, self.note, {"seat": self.seat, "name": self.name})


class Left(Seating, frozen=True, kw_only=True, tag="leave"):
    """Before the start the seat is open again; later a bot plays on, and it stays its owner's.

    On a pad it is open again, under its name.
    """

    name: str = field(default="", name="text")
    bot: str | None = None

    note: ClassVar[str] = "left"

    def chair(self, table: Table) -> Chair:
        stays = table.started and table.lesson is None and not table.pad
        person = table.chairs[self.seat].person if stays else None
        return Chair(person, self.name, self.bot, stays)

    def tell(self, table: Table) -> None:
        if self.name:  # else they were deleted, or it was before the start: people and bots come and go
            table.tell(self.seq, self.at, self.note, {"seat": self.seat, "name": self.name})


class BotSeated(Seating, frozen=True, kw_only=True, tag="bot"):
    name: str = field(default="", name="text")
    bot: str | None = None

    note: ClassVar[str] = "bot"

    def chair(self, table: Table) -> Chair:
        return Chair(table.chairs[self.seat].person, self.name, self.bot)

    def tell(self, table: Table) -> None:
        table.tell(self.seq, self.at, self.note, {"seat": self.seat, "bot": self.bot or ""})


class CameBack(Seating, frozen=True, kw_only=True, tag="back"):
    """Somebody took their seat back from the bot."""

    name: str = field(default="", name="text")

    note: ClassVar[str] = "back"

    def chair(self, table: Table) -> Chair:
        before = table.chairs[self.seat]
        return Chair(before.person, before.name)

    def tell(self, table: Table) -> None:
        table.tell(self.seq, self.at, self.note, {"seat": self.seat, "name": self.name})


# -- asking for a seat that was left -----------------------------------------------------------------


class SeatAsked(LogEntry, frozen=True, kw_only=True, tag="plead"):
    name: str = field(default="", name="text")

    note: ClassVar[str] = "seat_asked"
    about_seats: ClassVar[bool] = True
    ends_plea: ClassVar[bool] = False

    def tell(self, table: Table) -> None:
        table.tell(self.seq, self.at, self.note, {"seat": self.seat, "name": self.name})

    def change(self, table: Table) -> None:
        table.wishes.ask(self.seat, self.person or "", self.name, self.at)


class SeatLet(LogEntry, frozen=True, tag="let"):
    note: ClassVar[str] = "seat_let"
    about_seats: ClassVar[bool] = True
    ends_plea: ClassVar[bool] = False

    def change(self, table: Table) -> None:
        table.wishes.agree(self.person or "")


class SeatDenied(LogEntry, frozen=True, tag="deny"):
    note: ClassVar[str] = "seat_denied"
    about_seats: ClassVar[bool] = True
    ends_plea: ClassVar[bool] = False

    def change(self, table: Table) -> None:
        table.wishes.deny()
