"""A table as its log tells it: who sits where, the position, what was said.

The log is folded entry by entry. `step` works out what an entry would do without doing it, so that it can be
written to disk first; `take` does it. Reading the same log gives the same table, in every process.
"""

from __future__ import annotations

from msgspec import Struct

from voliere.core.events import Log
from voliere.core.game import Game, Record
from voliere.core.rng import Tripwire, Unforeseen
from voliere.core.space import Action
from voliere.core.state import OPEN_EYES, Seat, State
from voliere.core.task import Task
from voliere.server.lessons.lesson import Lesson, lesson_of
from voliere.server.rows import SEATING, WISHING, Chair, Facts, Row, Summary
from voliere.server.wire import Note, Phase, Told
from voliere.server.wishes import Wishes

NOTES = {  # what an entry of the log is called when it is told
    "sit": "sat",
    "leave": "left",
    "bot": "bot",
    "back": "back",
    "undo": "undone",
    "ask": "undo_asked",
    "agree": "undo_agreed",
    "refuse": "undo_refused",
    "say": "said",
    "plead": "seat_asked",
    "let": "seat_let",
    "deny": "seat_denied",
}


class Plea(Struct, frozen=True):
    """A seat asks to take back everything from move `back` on; `agreed` have said yes."""

    seat: Seat
    back: int
    agreed: frozenset[Seat] = frozenset()


class Step(Struct):
    """What an entry will do: the position after it, and how many moves stay."""

    row: Row
    state: State | None = None
    clear: bool | None = None  # did the move show nothing hidden? None: not worked out
    stay: int = -1


class Asked(Struct):
    """Who is asked what, to see whether a question is still the same afterwards."""

    tops: dict[Seat, Task]
    sealed: bool

    @classmethod
    def of(cls, state: State) -> Asked:
        return cls({seat: state.top(seat) for seat in state.actors}, bool(state.lanes))


class Table:
    def __init__(self, facts: Facts, game: Game) -> None:
        self.facts = facts
        self.game = game
        self.record = Record(game, facts.seats, int(facts.seed, 16), facts.options, rules=facts.rules)
        self.state = self.record.replay()
        self.version = 0
        self.moved = facts.created
        self.chairs = [Chair() for _ in range(facts.seats)]
        self.witnesses: dict[str, set[Seat]] = {}  # whose cards a person has seen
        self.started = False
        self.done: dict[str, int] = {}  # versions by intent
        self.notes: list[Note] = []
        self.told = [0] * self.events()  # of each event of the game's log: the version that brought it
        self.counted: dict[Seat, tuple[int, int]] = {}  # of so many events a reader heard so many
        self.clear: list[bool | None] = []  # of each move: did it show nothing hidden?
        self.asked = [1] * facts.seats  # the number of each seat's question
        self.plea: Plea | None = None
        self.wishes = Wishes()
        self.rewound = 0  # the last version that took something back
        self.lesson: Lesson | None = lesson_of(game) if facts.lesson else None
        self.reading = 0  # the step of the lesson

    # -- what there is -------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        if not self.started:
            return "waiting"
        return "playing" if self.state.actors else "over"

    @property
    def talk(self) -> bool:
        return self.lesson is None and not self.game.quiet(self.record.options)

    def events(self, state: State | None = None) -> int:
        log = (self.state if state is None else state).log
        return 0 if log is None else len(log.events)

    def heard(self, reader: Seat, first: int) -> int:
        """How many of the first events a reader heard; counted on from the last time it was asked."""
        log = self.state.log
        if log is None:
            return 0
        counted, heard = self.counted.get(reader, (0, 0))
        if counted > first:
            counted, heard = 0, 0
        heard += sum(event.heard_by(reader) for event in log.events[counted:first])
        self.counted[reader] = (first, heard)
        return heard

    def seats_of(self, person: str) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def people(self) -> list[Seat]:
        """Seats with somebody there to be asked."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.bot]

    def summary(self, step: Step) -> Summary:
        """What lists will say after a step."""
        if self.lesson is not None:
            done = self.read_after(step.row) == self.lesson.last
            return Summary("over", [], []) if done else Summary("playing", [self.lesson.learner], [])
        state = step.state or self.state
        chairs = self.seated(step.row)
        if not self.started and any(chair.open for chair in chairs):
            return Summary("waiting", [], [])
        return (
            Summary("playing", state.actors[:], []) if state.actors else Summary("over", [], state.places())
        )

    # -- one entry -----------------------------------------------------------------------------

    def step(self, row: Row) -> Step:
        """What an entry would do; nothing changes. The position goes on in a copy."""
        if row.kind == "move" and row.a is not None:
            return self.moved_by(row, row.seat, row.a)
        stay = self.taken_back(row)
        if stay < 0:
            return Step(row)
        return Step(row, state=self.record.replay(stay), stay=stay)

    def moved_by(self, row: Row, seat: Seat, a: Action) -> Step:
        """Looks ahead first: what meets neither chance nor secret may be taken back freely."""
        ahead = self.twin()
        rng = ahead.rng
        ahead.veil, ahead.rng = seat, Tripwire()
        try:
            ahead.apply(seat, a)
        except Unforeseen:
            ahead = self.twin()
            ahead.apply(seat, a)
            return Step(row, ahead, clear=False)
        ahead.veil, ahead.rng = OPEN_EYES, rng
        return Step(row, ahead, clear=True)

    def twin(self) -> State:
        """A copy with its log."""
        twin = self.state.copy()
        if self.state.log is not None:
            twin.log = Log()
            twin.log.events = self.state.log.events[:]
        return twin

    def taken_back(self, row: Row) -> int:
        """How many moves stay after this entry; -1: all."""
        if row.kind == "undo":
            return -1 if row.a is None else row.a
        if row.kind == "agree" and self.plea is not None and self.unanswered(row.seat) == []:
            return self.plea.back
        return -1

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

    def read_after(self, row: Row) -> int:
        """The step of the lesson after an entry."""
        if self.lesson is not None and row.kind == "move":
            return self.lesson.reached(self.reading, len(self.record.moves) + 1)
        return self.reading if row.kind != "read" or row.a is None else row.a

    def take(self, step: Step) -> None:
        """Do what was worked out; from here on it can be seen."""
        row = step.row
        self.reading = self.read_after(row)
        if step.state is not None:
            before = Asked.of(self.state)
            answered = row.kind == "move" and row.a is not None and self.answers(row.seat, row.a)
            self.state = step.state
            if row.kind == "move" and row.a is not None:
                self.record.moves.append((row.seat, row.a))
                self.clear.append(step.clear)
                self.renumber(row.seat if answered else -1, before)
            else:
                self.rewind(step)
        elif row.kind == "read":
            self.asked[row.seat] += 1  # another step wants another move
        self.note(row, step.stay >= 0)

    def answers(self, seat: Seat, a: Action) -> bool:
        """Whether an action answers the seat's question; if not it is an aside."""
        if seat not in self.state.actors:
            return False
        me = self.state.top(seat)
        return bool(me.verb.allows(self.state, me, a))

    def renumber(self, answered: Seat, before: Asked) -> None:
        """A question keeps its number while only others answer theirs, or say something aside."""
        state = self.state
        for seat in range(state.seats):
            if seat != answered and seat in before.tops and seat in state.actors:
                same = state.top(seat) is before.tops[seat]
                if same and (answered < 0 or (before.sealed and state.lanes)):
                    continue
            if seat in before.tops or seat in state.actors:
                self.asked[seat] += 1

    def rewind(self, step: Step) -> None:
        del self.record.moves[step.stay :]
        del self.clear[step.stay :]
        del self.told[self.events() :]
        self.counted.clear()
        self.asked = [n + 1 for n in self.asked]
        self.rewound = step.row.seq

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

    def note(self, row: Row, back: bool) -> None:
        """Put the rest of an entry on the table: seats, pleas, what is told."""
        self.version, self.moved = row.seq, row.at
        self.done[row.action_id] = row.seq
        self.told += [row.seq] * (self.events() - len(self.told))
        asker = self.plea.seat if self.plea is not None else row.seat
        if row.kind == "ask":
            self.plea = Plea(row.seat, -1 if row.a is None else row.a)
        elif row.kind == "agree" and self.plea is not None and not back:
            self.plea = Plea(self.plea.seat, self.plea.back, self.plea.agreed | {row.seat})
        elif row.kind not in ("say", *WISHING):
            self.plea = None
        self.wishes.take(row)
        if row.kind == "seat" or row.kind in SEATING:
            self.chairs = self.seated(row)
            # The first entries set one chair after the other: nothing starts before the last of them.
            self.started = self.started or (
                row.seq >= self.facts.seats and not any(chair.open for chair in self.chairs)
            )
        if self.started:
            for seat, chair in enumerate(self.chairs):
                if chair.person is not None:
                    self.witnesses.setdefault(chair.person, set()).add(seat)
        self.tell(row)
        if back and row.kind == "agree":
            self.notes.append(Note(row.seq, row.at, "undone", {"seat": asker}))

    def tell(self, row: Row) -> None:
        if row.kind == "say" and not row.text:
            return  # whoever said it was deleted
        name = NOTES.get(row.kind, "")
        args: dict[str, Told] = {"seat": row.seat}
        if row.kind == "move" and row.text:
            name, args["why"] = "fallback", row.text
        elif row.kind in ("sit", "leave", "back", "plead"):
            args["name"] = row.text
        elif row.kind == "bot":
            args["bot"] = row.bot or ""
        elif row.kind == "say":
            args["text"] = row.text
        if name:
            self.notes.append(Note(row.seq, row.at, name, args))


def read(facts: Facts, game: Game, rows: list[Row]) -> Table:
    """A table from its log."""
    table = Table(facts, game)
    for row in rows:
        table.take(table.step(row))
    return table
