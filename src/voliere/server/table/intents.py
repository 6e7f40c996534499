"""What people want, checked against the table: each gives the entry to write, or refuses."""

from __future__ import annotations

from msgspec import Struct

from voliere.core.refused import Refused
from voliere.core.state import Seat
from voliere.server.settings import Limits
from voliere.server.table import undo
from voliere.server.table.cleaning import LONGEST_LINE, clean
from voliere.server.table.log import Row
from voliere.server.table.table import Table
from voliere.server.table.wire import Answer, Play, Read, Say, TakeBack


class Done(Exception):
    """That intent was carried out before, at this version: say so again."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class Dropped(Exception):
    """The question a bot thought about is no longer asked."""


def no(key: str, message: str) -> Refused:
    return Refused(key, {}, message)


class Intent(Struct):
    """Somebody wants something of a table, at a time."""

    person: str
    id: str
    at: int
    limits: Limits

    def once(self, table: Table) -> str:
        """The name of this intent in the log. Done already: say when, whatever has happened since."""
        name = f"{self.person}:{self.id}"
        if name in table.done:
            raise Done(table.done[name])
        if table.closed:
            raise no("closed", "this table was closed")
        return name

    def spare(self, table: Table) -> None:
        """Refuses what a game can be finished without, once a log has grown too long.

        Moves, handing a seat over, leaving and coming back never are: each of them can be done only so often.
        """
        if table.version >= self.limits.log:
            raise no("too-much", "this table has gone on for too long")

    def seating(self, table: Table, seat: Seat) -> None:
        """Refuses one more change at a seat that has changed hands too often."""
        if table.changes[seat] >= self.limits.changes:
            raise no("too-much", "this seat has changed hands too often")

    def owned(self, table: Table, seat: Seat) -> None:
        if not 0 <= seat < len(table.chairs) or table.chairs[seat].person != self.person:
            raise no("not-your-seat", "that seat is not yours")
        if table.chairs[seat].bot:
            raise no("not-your-seat", "a bot plays that seat: take it back first")

    def row(self, table: Table) -> Row:
        """The entry to write."""
        raise NotImplementedError


def playing(table: Table) -> None:
    if table.phase == "waiting":
        raise no("not-started", "open seats remain")
    if table.phase == "over":
        raise no("game-over", "the game is over")


class Playing(Intent):
    """Answer a question, or say an aside."""

    message: Play

    def row(self, table: Table) -> Row:
        seat, a = self.message.seat, self.message.a
        name = self.once(table)
        self.owned(table, seat)
        playing(table)
        fresh = self.message.n == table.number(seat)
        answers = table.answers(seat, a)
        if not (answers and fresh) and a not in table.state.asides(seat):
            if not fresh:
                raise no("stale", "that question is no longer asked")
            if seat not in table.state.actors:
                raise no("not-asked", "this seat owes no answer now")
            raise no("illegal", "that is not among the choices")
        lesson = table.lesson
        if lesson is not None and a != lesson.wanted(table.reading, len(table.course)):
            raise no("lesson", "in the lesson, pick what is ringed")
        return Row(table.version + 1, "move", seat, name, self.at, a, person=self.person)


class TakingBack(Intent):
    message: TakeBack

    def row(self, table: Table) -> Row:
        seat = self.message.seat
        name = self.once(table)
        self.owned(table, seat)
        playing(table)
        if undo.last_of(table, seat) < 0 or table.plea is not None or table.lesson is not None:
            raise no("undo-none", "there is nothing to take back")
        if undo.enough(table, seat):
            raise Refused("undo-enough", {"most": undo.MOST}, f"taken back {undo.MOST} times already")
        way = undo.way(table, seat)
        if way.may == "no":
            raise no("undo-shown", "something hidden has been shown since")
        self.spare(table)
        return Row(table.version + 1, way.kind, seat, name, self.at, way.move, person=self.person)


class Answering(Intent):
    """Let another seat take back, or not."""

    message: Answer

    def row(self, table: Table) -> Row:
        seat = self.message.seat
        name = self.once(table)
        self.owned(table, seat)
        if seat not in table.unanswered():
            raise no("undo-not-asked", "nobody asks this seat")
        kind = "agree" if self.message.yes else "refuse"
        return Row(table.version + 1, kind, seat, name, self.at, person=self.person)  # type: ignore[arg-type]


class Saying(Intent):
    message: Say

    def row(self, table: Table) -> Row:
        name = self.once(table)
        self.owned(table, self.message.seat)
        self.spare(table)
        if not table.talk:
            raise no("no-talk", "the rules of this table forbid free talk")
        if len(table.notes) >= self.limits.notes:
            raise no("too-much", "enough has been said at this table")
        text = clean(self.message.text, LONGEST_LINE)
        if not text:
            raise no("say-empty", "nothing was said")
        return Row(table.version + 1, "say", self.message.seat, name, self.at, text=text, person=self.person)


class ReadingOn(Intent):
    """Go on to the next step of a lesson."""

    message: Read

    def row(self, table: Table) -> Row:
        name = self.once(table)
        self.owned(table, self.message.seat)
        lesson = table.lesson
        if lesson is None:
            raise no("no-lesson", "this table is no lesson")
        step = table.reading
        waits = lesson.scripted(step, len(table.course)) is not None
        if self.message.step != step or waits or lesson.steps[step].played or step == lesson.last:
            raise no("stale", "the lesson is at another step")
        return Row(table.version + 1, "read", self.message.seat, name, self.at, step + 1, person=self.person)


class BotMove(Intent):
    """A bot's answer to question `n`; `why` it was made at random instead."""

    seat: Seat
    n: int
    a: int
    why: str

    def row(self, table: Table) -> Row:
        seat = self.seat
        name = f"bot-{seat}-{self.n}"
        asked = table.phase == "playing" and table.asked[seat] == self.n and table.plea is None
        if not asked or not table.chairs[seat].bot or not table.answers(seat, self.a) or name in table.done:
            raise Dropped
        return Row(table.version + 1, "move", seat, name, self.at, self.a, text=self.why)


class Scripted(Intent):
    """The move a lesson makes for a seat."""

    def row(self, table: Table) -> Row:
        moves = len(table.course)
        move = None if table.lesson is None else table.lesson.scripted(table.reading, moves)
        if move is None:
            raise Dropped
        return Row(table.version + 1, "move", move[0], f"script-{moves}", self.at, move[1])
