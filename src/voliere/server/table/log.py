"""The log of a table: every kind of entry, and how it changes the table.

An entry is kept as a row whose column `kind` is its tag. What it would do is worked out first, without doing
it (`outcome`), so that it can be written to disk; then it happens (`Outcome.take`). `reading` folds a whole
log and makes only the moves that stand. The same log gives the same table either way, in every process.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct, field

from voliere.core.game import Game
from voliere.core.space import Action
from voliere.core.state import Foresight, Seat, State
from voliere.server.table.course import Made, Move, events_of, sealing_after
from voliere.server.table.facts import Chair, Facts, Summary
from voliere.server.table.ledger import Plea
from voliere.server.table.table import Questions, Table, standing


class LogEntry(Struct, frozen=True, tag_field="kind"):
    """One thing that happened at a table. `seq` begins with 1 and has no gap; `person`: who did it."""

    seq: int
    seat: Seat
    action_id: str
    at: int = 0
    person: str | None = None

    note: ClassVar[str] = ""  # what it is called when it is told to everybody; not told if empty
    hushed: ClassVar[bool] = False  # only the seat itself hears of it
    about_seats: ClassVar[bool] = False  # who sits where has changed, or is asked about
    ends_plea: ClassVar[bool] = True  # asking to take back lasts until something else happens

    # -- what it will do -------------------------------------------------------------------------

    def outcome(self, table: Table) -> Outcome:
        """What it would do; nothing changes. The position goes on in a copy."""
        stay = self.stays(table)
        return Outcome(self) if stay < 0 else Outcome(self, table.course.position(stay), stay)

    def fresh(self, table: Table) -> Outcome:
        """The same, of an entry not written yet: it may still become another one."""
        return self.outcome(table)

    def stays(self, table: Table) -> int:
        """How many moves stay when it takes back all after them; -1: it does not."""
        return -1

    def chair(self, table: Table) -> Chair | None:
        """Who sits at its seat afterwards; None: as before."""
        return None

    def step_after(self, table: Table, moves: int) -> int:
        """The step of a lesson after it, if so many moves came before."""
        return table.reading

    # -- doing it --------------------------------------------------------------------------------

    def happen(self, table: Table, moves: int) -> int:
        """Write down all that needs no position. `moves` stood before it; gives how many stay, or -1."""
        stays = self.stays(table)
        table.reading = self.step_after(table, moves)
        table.version = self.seq
        if self.hushed:
            table.clocks.hush(self.seq, self.seat)
        else:
            table.moved = self.at
            self.tell(table)
            if self.ends_plea:
                table.plea = None
        table.done[self.action_id] = table.clocks.version(self.seat, self.seq)
        if stays >= 0:
            table.taken_back_to(self.seq)
        self.change(table)
        return stays

    def tell(self, table: Table) -> None:
        if self.note:
            table.tell(self.seq, self.at, self.note, {"seat": self.seat})

    def change(self, table: Table) -> None:
        """Whatever it does beside the game."""

    def stand(self, moves: list[Moved]) -> None:
        """Which moves stand after it, while a whole log is read."""


# -- who sits where ----------------------------------------------------------------------------------


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
    """Before the start the seat is open again; later a bot plays on, and it stays its owner's."""

    name: str = field(default="", name="text")
    bot: str | None = None

    note: ClassVar[str] = "left"

    def chair(self, table: Table) -> Chair:
        stays = table.started and table.lesson is None
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


# -- moves -------------------------------------------------------------------------------------------


class Moved(LogEntry, frozen=True, kw_only=True, tag="move"):
    """A seat answered, or said something aside. `why` a bot's move was made for it."""

    a: Action
    why: str = field(default="", name="text")

    def outcome(self, table: Table) -> Outcome:
        return self.leading(table, table.state.play_ahead(self.seat, self.a))

    def fresh(self, table: Table) -> Outcome:
        """It becomes a whisper if its seat still owes sealed answers afterwards: the others do not hear of
        it, so that how many answers there were tells them nothing."""
        ahead = table.state.play_ahead(self.seat, self.a)
        return self.known(table, ahead)

    def known(self, table: Table, ahead: Foresight) -> Outcome:
        """The same, where somebody has looked ahead already."""
        if owes_more(ahead, self.seat):
            return Whispered(
                self.seq, self.seat, self.action_id, self.at, self.person, a=self.a, why=self.why
            ).leading(table, ahead)
        return self.leading(table, ahead)

    def leading(self, table: Table, ahead: Foresight) -> Outcome:
        course, state = table.course, ahead.position
        moves = len(course) + 1
        sealing = 0 if not state.lanes else course.sealing if ahead.sealed else moves + 1
        sealed = course.sealing if ahead.answers else 0
        made = Made(self.seq, events_of(state), sealing, sealed, self.hushed, ahead.sure)
        answered = self.seat if ahead.answers else -1
        return Outcome(self, state, len(course), [(self.seat, self.a)], [made], answered)

    def step_after(self, table: Table, moves: int) -> int:
        lesson = table.lesson
        return table.reading if lesson is None else lesson.reached(table.reading, moves + 1)

    def tell(self, table: Table) -> None:
        why = table.failures.pop(self.seat, "")
        if self.why or why:
            table.tell(self.seq, self.at, "fallback", {"seat": self.seat, "why": self.why or why})

    def change(self, table: Table) -> None:
        table.ended = self.at

    def stand(self, moves: list[Moved]) -> None:
        moves.append(self)

    def made_again(self, table: Table, anew: int) -> None:
        """While a log is read. What was asked before entry `anew` was asked anew."""
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
    """A move after which the seat still owes sealed answers."""

    hushed: ClassVar[bool] = True

    def change(self, table: Table) -> None:
        if self.why:
            table.failures[self.seat] = self.why


def owes_more(ahead: Foresight, seat: Seat) -> bool:
    """Whether a seat will owe sealed answers still after this one."""
    return ahead.answers and ahead.sealed and bool(ahead.position.lanes[seat])


# -- taking back -------------------------------------------------------------------------------------


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

    def stand(self, moves: list[Moved]) -> None:
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


# -- the rest ----------------------------------------------------------------------------------------


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


class Outcome(Struct):
    """What an entry will do. If it changes the game: which moves stay, what follows, where it leads."""

    entry: LogEntry
    state: State | None = None
    stay: int = -1
    moves: list[Move] = []
    made: list[Made] = []
    answered: Seat = -1  # whose question the move answers; an aside answers none

    def take(self, table: Table) -> None:
        """Let it happen; from here on it can be seen."""
        entry = self.entry
        before = Questions.of(table.state)
        entry.happen(table, len(table.course))
        if self.state is not None:
            table.course.follow(self.stay, self.moves, self.made, self.state)
            if isinstance(entry, Moved):
                table.renumber(entry.seq, self.answered, before)
            else:
                table.counted.clear()

    def summary(self, table: Table) -> Summary:
        """What lists will say afterwards."""
        entry, lesson = self.entry, table.lesson
        if lesson is not None:
            done = entry.step_after(table, len(table.course)) == lesson.last
            return Summary("over", [], []) if done else Summary("playing", [lesson.learner], [])
        if table.closed or isinstance(entry, Closed):
            return Summary("closed", [], [])
        if not table.started:
            chair = entry.chair(table)
            chairs = enumerate(table.chairs)
            if any((chair if chair and k == entry.seat else one).open for k, one in chairs):
                return Summary("waiting", [], [])
        return standing(self.state or table.state)


# -- a whole log -------------------------------------------------------------------------------------


def reading(table: Table, entries: list[LogEntry]) -> Iterator[None]:
    """Fold a log into a fresh table, in small pieces: stop and go on wherever it yields."""
    moves: list[Moved] = []  # those not taken back
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
