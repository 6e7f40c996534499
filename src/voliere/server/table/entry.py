"""An entry of a table's log, and what it will do: worked out first, without doing it; written; then done."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from voliere.core.state import Seat, State
from voliere.server.table.course import Made, Move
from voliere.server.table.facts import Chair, Summary
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
    closes: ClassVar[bool] = False  # the table ends without a result
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

    def asked_anew(self, table: Table, answered: Seat, before: Questions) -> None:
        """Which questions have another number now that the position is another."""
        table.counted.clear()

    # -- while a whole log is read -----------------------------------------------------------------

    def stand(self, moves: list[LogEntry]) -> None:
        """Which moves stand after it."""

    def made_again(self, table: Table, anew: int) -> None:
        """A move that stands is made. What was asked before entry `anew` was asked anew."""


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
            entry.asked_anew(table, self.answered, before)

    def summary(self, table: Table) -> Summary:
        """What lists will say afterwards."""
        entry, lesson = self.entry, table.lesson
        if lesson is not None:
            done = entry.step_after(table, len(table.course)) == lesson.last
            return Summary("over", [], []) if done else Summary("playing", [lesson.learner], [])
        if table.closed or entry.closes:
            return Summary("closed", [], [])
        if not table.started:
            chair = entry.chair(table)
            chairs = enumerate(table.chairs)
            if any((chair if chair and k == entry.seat else one).open for k, one in chairs):
                return Summary("waiting", [], [])
        return standing(self.state or table.state)
