"""What a log tells without a move being made: who sits where, what was said, every reader's version."""

from __future__ import annotations

from msgspec import Struct

from voliere.core.game import Game
from voliere.core.state import Seat
from voliere.server.table.clocks import Clocks
from voliere.server.table.facts import Chair, Facts
from voliere.server.table.lesson import Lesson, lesson_of
from voliere.server.table.limits import TableLimits
from voliere.server.table.wire import Note, Told
from voliere.server.table.wishes import Wishes


class Plea(Struct, frozen=True):
    """A seat asks to take back everything from move `back` on; `agreed` have said yes."""

    seat: Seat
    back: int
    agreed: frozenset[Seat] = frozenset()


class Ledger:
    def __init__(self, facts: Facts, game: Game, limits: TableLimits) -> None:
        self.facts = facts
        self.game = game
        self.limits = limits
        self.pad = bool(game.pad_of)  # nobody is waited for, and everybody may say anything
        self.version = 0  # the last entry; readers count by their own clocks
        self.clocks = Clocks(facts.seats)
        self.moved = facts.created
        self.began = self.ended = facts.created  # when the game started, and its last move
        self.chairs = [Chair() for _ in range(facts.seats)]
        self.witnesses: dict[str, set[Seat]] = {}  # whose cards a person has seen
        self.started = False
        self.closed = False  # it ended without a result
        self.done: dict[str, int] = {}  # versions by intent, as its seat counts them
        self.notes: list[Note] = []  # their `v` is the entry
        self.failures: dict[Seat, str] = {}  # why a bot's sealed answer was made for it: told with its last
        self.asked = [1] * facts.seats  # the entry that brought each seat's question
        self.plea: Plea | None = None
        self.wishes = Wishes()
        self.taken_back = [0] * facts.seats  # how often each seat has taken back, or asked to
        self.changes = [0] * facts.seats  # how often who plays a seat has changed
        self.lesson: Lesson | None = lesson_of(game) if facts.lesson else None
        self.reading = 0  # the step of the lesson

    # -- what there is -------------------------------------------------------------------------

    @property
    def next(self) -> int:
        """The number of the entry to come."""
        return self.version + 1

    def clock(self, reader: Seat) -> int:
        """The version of the table as a reader (NOBODY: a spectator) counts it."""
        return self.clocks.version(reader, self.version)

    def full(self, reader: Seat) -> bool:
        """Whether only what a game needs to end is written from now on.

        As a reader counts: what others whisper must not tell by what is refused.
        """
        most = self.limits.log
        return self.version >= most and self.clock(reader) >= most

    def number(self, seat: Seat) -> int:
        """The number of a seat's question: the version that brought it."""
        return self.clocks.version(seat, self.asked[seat])

    def seats_of(self, person: str) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def people(self) -> list[Seat]:
        """Seats with somebody there to be asked."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.bot]

    def unanswered(self, but: Seat = -1) -> list[Seat]:
        """Seats that have not said yet whether another may take back."""
        plea = self.plea
        if plea is None:
            return []
        asker = self.chairs[plea.seat].person
        return [
            seat
            for seat in self.people()
            if self.chairs[seat].person != asker and seat != but and seat not in plea.agreed
        ]

    # -- changed by the entries of the log -------------------------------------------------------

    def tell(self, seq: int, at: int, name: str, args: dict[str, Told]) -> None:
        self.notes.append(Note(seq, at, name, args))

    def taken_back_to(self, seq: int) -> None:
        """Moves were taken back: questions are asked anew, and all have heard what is no longer so."""
        self.asked = [seq] * len(self.asked)
        self.clocks.rewind(seq)
        self.failures.clear()

    def sit(self, seat: Seat, chair: Chair, seq: int, at: int) -> None:
        self.chairs = [chair if k == seat else other for k, other in enumerate(self.chairs)]
        waited = not self.started
        # The first entries set one chair after the other: nothing starts before the last of them.
        self.started = self.started or (
            seq >= self.facts.seats and (self.pad or not any(chair.open for chair in self.chairs))
        )
        if waited and self.started:
            self.began = at
        if self.started:
            for k, one in enumerate(self.chairs):
                if one.person is not None:
                    self.witnesses.setdefault(one.person, set()).add(k)
