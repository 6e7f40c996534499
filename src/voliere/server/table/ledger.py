"""What a log tells without a move being made: who sits where, what was said, every reader's version."""

from __future__ import annotations

from msgspec import Struct

from voliere.core.game import Game
from voliere.core.state import Seat
from voliere.server.table.clocks import Clocks
from voliere.server.table.lesson import Lesson, lesson_of
from voliere.server.table.log import HUSHED, MOVES, SEATING, WISHING, Chair, Facts, Row
from voliere.server.table.wire import Note, Told
from voliere.server.table.wishes import Wishes

NOTES = {  # what an entry of the log is called when it is told
    "sit": "sat",
    "leave": "left",
    "bot": "bot",
    "back": "back",
    "undo": "undone",
    "recall": "undone",
    "ask": "undo_asked",
    "agree": "undo_agreed",
    "refuse": "undo_refused",
    "say": "said",
    "close": "closed",
    "plead": "seat_asked",
    "let": "seat_let",
    "deny": "seat_denied",
}


class Plea(Struct, frozen=True):
    """A seat asks to take back everything from move `back` on; `agreed` have said yes."""

    seat: Seat
    back: int
    agreed: frozenset[Seat] = frozenset()


class Ledger:
    def __init__(self, facts: Facts, game: Game) -> None:
        self.facts = facts
        self.game = game
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

    def clock(self, reader: Seat) -> int:
        """The version of the table as a reader (NOBODY: a spectator) counts it."""
        return self.clocks.version(reader, self.version)

    def number(self, seat: Seat) -> int:
        """The number of a seat's question: the version that brought it."""
        return self.clocks.version(seat, self.asked[seat])

    def seats_of(self, person: str) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

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

    # -- what an entry will do -----------------------------------------------------------------

    def stays(self, row: Row) -> int:
        """How many moves stay when an entry takes back all after them; -1: it does not."""
        if row.kind == "undo":
            return -1 if row.a is None else row.a
        if row.kind == "agree" and self.plea is not None and self.unanswered(row.seat) == []:
            return self.plea.back
        return -1

    def read_after(self, row: Row, moves: int) -> int:
        """The step of the lesson after an entry that comes after so many moves."""
        if self.lesson is not None and row.kind in MOVES:
            return self.lesson.reached(self.reading, moves + 1)
        return self.reading if row.kind != "read" or row.a is None else row.a

    def seated(self, row: Row) -> list[Chair]:
        """The chairs after an entry."""
        chair = self.chairs[row.seat] if row.seat >= 0 else Chair()
        if row.kind in ("seat", "sit"):
            chair = Chair(row.person, row.text, row.bot)
        elif row.kind == "leave":
            stays = self.started and self.lesson is None
            chair = Chair(chair.person if stays else None, row.text, row.bot, stays)
        elif row.kind == "bot":
            chair = Chair(chair.person, row.text, row.bot)
        elif row.kind == "back":
            chair = Chair(chair.person, chair.name, None)
        else:
            return self.chairs
        return [chair if seat == row.seat else other for seat, other in enumerate(self.chairs)]

    # -- doing it ------------------------------------------------------------------------------

    def note(self, row: Row, moves: int) -> int:
        """Write down all of an entry that needs no position. `moves` stood before it; gives how many stay."""
        stays = self.stays(row)
        self.reading = self.read_after(row, moves)
        self.version = row.seq
        if row.kind in HUSHED:
            self.clocks.hush(row.seq, row.seat)
            if row.text:
                self.failures[row.seat] = row.text
        else:
            self.moved = row.at
            self.ended = row.at if row.kind in MOVES else self.ended
            self.tell(row, stays >= 0)
            self.plead(row, stays >= 0)
        self.done[row.action_id] = self.clocks.version(row.seat, row.seq)
        self.take_back(row, stays >= 0)
        self.wishes.take(row)
        self.closed = self.closed or row.kind == "close"
        if row.kind in SEATING or row.kind == "seat":
            self.sit(row)
        if self.started:
            for seat, chair in enumerate(self.chairs):
                if chair.person is not None:
                    self.witnesses.setdefault(chair.person, set()).add(seat)
        return stays

    def take_back(self, row: Row, back: bool) -> None:
        """Which questions are asked anew, and who has heard something that is no longer so."""
        if row.kind in ("undo", "recall", "unsay", "ask"):
            self.taken_back[row.seat] += 1
        if row.kind == "unsay":
            self.asked[row.seat] = row.seq
            self.clocks.rewind(row.seq, row.seat)
        elif row.kind == "recall":
            self.asked[row.seat] = row.seq
            self.clocks.rewind(row.seq)
        elif back:
            self.asked = [row.seq] * len(self.asked)
            self.clocks.rewind(row.seq)
            self.failures.clear()
        elif row.kind == "read":
            self.asked[row.seat] = row.seq  # another step wants another move

    def sit(self, row: Row) -> None:
        self.chairs = self.seated(row)
        waited = not self.started
        # The first entries set one chair after the other: nothing starts before the last of them.
        self.started = self.started or (
            row.seq >= self.facts.seats and not any(chair.open for chair in self.chairs)
        )
        if waited and self.started:
            self.began = row.at
        if row.kind in SEATING:
            self.changes[row.seat] += 1

    def plead(self, row: Row, back: bool) -> None:
        """Asking to take back lasts until all have answered, or something else happens."""
        if row.kind == "ask":
            self.plea = Plea(row.seat, -1 if row.a is None else row.a)
        elif row.kind == "agree" and self.plea is not None and not back:
            self.plea = Plea(self.plea.seat, self.plea.back, self.plea.agreed | {row.seat})
        elif row.kind not in ("say", *WISHING):
            self.plea = None

    def tell(self, row: Row, back: bool) -> None:
        if row.kind in ("say", "leave") and not row.text:
            return  # whoever said it was deleted; before the start, people and bots come and go
        name = NOTES.get(row.kind, "")
        args: dict[str, Told] = {"seat": row.seat}
        if row.kind == "move":
            failure = self.failures.pop(row.seat, "")
            if row.text or failure:
                name, args["why"] = "fallback", row.text or failure
        elif row.kind in ("sit", "leave", "back", "plead"):
            args["name"] = row.text
        elif row.kind == "bot":
            args["bot"] = row.bot or ""
        elif row.kind == "say":
            # A name, for before the start people change seats.
            args |= {"text": row.text, "name": self.chairs[row.seat].name}
        if name:
            self.notes.append(Note(row.seq, row.at, name, args))
        if back and row.kind == "agree" and self.plea is not None:
            self.notes.append(Note(row.seq, row.at, "undone", {"seat": self.plea.seat}))
