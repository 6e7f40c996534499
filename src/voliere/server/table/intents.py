"""What people want, checked against the table: each gives what will happen, or refuses."""

from __future__ import annotations

from msgspec import Struct

from voliere.core.refused import Refused
from voliere.core.state import NOBODY, Seat
from voliere.server.table import undo
from voliere.server.table.cleaning import LONGEST_LINE, clean
from voliere.server.table.entry import Outcome
from voliere.server.table.log import ReadOn, Spoke
from voliere.server.table.move_entries import Moved
from voliere.server.table.table import Table
from voliere.server.table.undo_entries import UndoAgreed, UndoRefused
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
    """Something is to happen at a table."""

    def outcome(self, table: Table, at: int) -> Outcome:
        """What will happen if it is written down now."""
        raise NotImplementedError


class OfPerson(Intent):
    """Somebody wants it; `id` is their name for it, so that it is done once."""

    person: str
    id: str

    def once(self, table: Table) -> str:
        """The name of this intent in the log. Done already: say when, whatever has happened since."""
        name = f"{self.person}:{self.id}"
        if name in table.done:
            raise Done(table.done[name])
        if table.closed:
            raise no("closed", "this table was closed")
        return name

    def spare(self, table: Table, reader: Seat = NOBODY) -> None:
        """Refuses what a game can be finished without, once a log has grown too long.

        Moves, handing a seat over, leaving and coming back never are: each of them can be done only so often.
        On a pad, where there is no such bound, what is said is.
        """
        if table.full(reader):
            raise no("too-much", "this table has gone on for too long")

    def seating(self, table: Table, seat: Seat) -> None:
        """Refuses one more change at a seat that has changed hands too often."""
        if table.changes[seat] >= table.limits.changes:
            raise no("too-much", "this seat has changed hands too often")

    def owned(self, table: Table, seat: Seat) -> None:
        if not 0 <= seat < len(table.chairs) or table.chairs[seat].person != self.person:
            raise no("not-your-seat", "that seat is not yours")
        if table.chairs[seat].bot:
            raise no("not-your-seat", "a bot plays that seat: take it back first")


def playing(table: Table) -> None:
    if table.phase == "waiting":
        raise no("not-started", "open seats remain")
    if table.phase == "over":
        raise no("game-over", "the game is over")


class Playing(OfPerson):
    """Answer a question, or say an aside."""

    message: Play

    def outcome(self, table: Table, at: int) -> Outcome:
        seat, a = self.message.seat, self.message.a
        name = self.once(table)
        self.owned(table, seat)
        if table.pad:
            self.spare(table, seat)  # a pad has no end by itself, and none that could not be taken back
        else:
            playing(table)
        fresh = self.message.n == table.number(seat) or table.pad
        if not fresh and not table.state.may_say(seat, a):
            raise no("stale", "that question is no longer asked")
        try:
            ahead = table.state.play_ahead(seat, a)
        except Refused as why:
            raise no(why.key, str(why)) from None
        if ahead.answers and not fresh:
            raise no("stale", "that question is no longer asked")
        lesson = table.lesson
        if lesson is not None and a != lesson.wanted(table.reading, len(table.course)):
            raise no("lesson", "in the lesson, pick what is ringed")
        return Moved(table.next, seat, name, at, self.person, a=a).known(table, ahead)


class TakingBack(OfPerson):
    message: TakeBack

    def outcome(self, table: Table, at: int) -> Outcome:
        seat = self.message.seat
        name = self.once(table)
        self.owned(table, seat)
        if table.pad:
            raise no("undo-pad", "on a pad, say the former value again")
        playing(table)
        way = undo.way(table, seat)
        if way.may == "no":
            raise way.refusal()
        return way.by(table.next, seat, name, at, self.person, move=way.move).outcome(table)


class Answering(OfPerson):
    """Let another seat take back, or not."""

    message: Answer

    def outcome(self, table: Table, at: int) -> Outcome:
        seat = self.message.seat
        name = self.once(table)
        self.owned(table, seat)
        if seat not in table.unanswered():
            raise no("undo-not-asked", "nobody asks this seat")
        said = UndoAgreed if self.message.yes else UndoRefused
        return said(table.next, seat, name, at, self.person).outcome(table)


class Saying(OfPerson):
    message: Say

    def outcome(self, table: Table, at: int) -> Outcome:
        name = self.once(table)
        self.owned(table, self.message.seat)
        self.spare(table, self.message.seat)
        if not table.talk:
            raise no("no-talk", "the rules of this table forbid free talk")
        if len(table.notes) >= table.limits.notes:
            raise no("too-much", "enough has been said at this table")
        text = clean(self.message.text, LONGEST_LINE)
        if not text:
            raise no("say-empty", "nothing was said")
        return Spoke(table.next, self.message.seat, name, at, self.person, text=text).outcome(table)


class ReadingOn(OfPerson):
    """Go on to the next step of a lesson."""

    message: Read

    def outcome(self, table: Table, at: int) -> Outcome:
        name = self.once(table)
        self.owned(table, self.message.seat)
        lesson = table.lesson
        if lesson is None:
            raise no("no-lesson", "this table is no lesson")
        step = table.reading
        waits = lesson.scripted(step, len(table.course)) is not None
        if self.message.step != step or waits or lesson.steps[step].played or step == lesson.last:
            raise no("stale", "the lesson is at another step")
        return ReadOn(table.next, self.message.seat, name, at, self.person, step=step + 1).outcome(table)


class BotMove(Intent):
    """A bot's answer to question `n`; `why` another made it instead."""

    seat: Seat
    n: int
    a: int
    why: str = ""

    def outcome(self, table: Table, at: int) -> Outcome:
        seat = self.seat
        name = f"bot-{seat}-{self.n}"
        asked = table.phase == "playing" and table.asked[seat] == self.n and table.plea is None
        if not asked or not table.chairs[seat].bot or name in table.done:
            raise Dropped
        try:
            ahead = table.state.play_ahead(seat, self.a)
        except Refused:
            raise Dropped from None
        if not ahead.answers:
            raise Dropped
        return Moved(table.next, seat, name, at, a=self.a, why=self.why).known(table, ahead)


class Scripted(Intent):
    """The move a lesson makes for a seat."""

    def outcome(self, table: Table, at: int) -> Outcome:
        moves = len(table.course)
        move = None if table.lesson is None else table.lesson.scripted(table.reading, moves)
        if move is None:
            raise Dropped
        return Moved(table.next, move[0], f"script-{moves}", at, a=move[1]).fresh(table)
