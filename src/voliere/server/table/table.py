"""A table as its log tells it: the ledger, and the position its moves lead to.

The log is folded entry by entry. `step` works out what an entry would do without doing it, so that it can be
written to disk first; `take` does it. `reading` folds a whole log and makes only the moves that stand.
The same log gives the same table either way, in every process.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from voliere.core.game import Game, Record
from voliere.core.rng import Tripwire, Unforeseen
from voliere.core.space import Action
from voliere.core.state import OPEN_EYES, Seat, State
from voliere.core.task import Task
from voliere.server.table.course import Course, Made, Move, events_of, sealing_after
from voliere.server.table.ledger import Ledger
from voliere.server.table.log import HUSHED, MOVES, Facts, Row, Summary
from voliere.server.table.wire import Phase


class Step(Struct):
    """What an entry will do. If it changes the game: which moves stay, what follows, where it leads."""

    row: Row
    state: State | None = None
    stay: int = -1
    moves: list[Move] = []
    made: list[Made] = []
    answered: Seat = -1  # whose question the move answers; an aside answers none


class Asked(Struct):
    """Who is asked what, to see whether a question is still the same afterwards."""

    tops: dict[Seat, Task]
    sealed: bool

    @classmethod
    def of(cls, state: State) -> Asked:
        return cls({seat: state.top(seat) for seat in state.actors}, bool(state.lanes))


class Table(Ledger):
    def __init__(self, facts: Facts, game: Game) -> None:
        super().__init__(facts, game)
        record = Record(game, facts.seats, int(facts.seed, 16), facts.options, rules=facts.rules)
        self.course = Course(record)
        self.counted: dict[Seat, tuple[int, int]] = {}  # of so many events a reader heard so many

    # -- what there is -------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        return self.course.record

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def phase(self) -> Phase:
        if self.closed:
            return "closed"
        if not self.started:
            return "waiting"
        return "playing" if self.state.actors else "over"

    @property
    def talk(self) -> bool:
        return self.lesson is None and not self.game.quiet(self.record.options)

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

    def summary(self, step: Step) -> Summary:
        """What lists will say after a step."""
        if self.lesson is not None:
            done = self.read_after(step.row, len(self.course)) == self.lesson.last
            return Summary("over", [], []) if done else Summary("playing", [self.lesson.learner], [])
        if self.closed or step.row.kind == "close":
            return Summary("closed", [], [])
        state = step.state or self.state
        chairs = self.seated(step.row)
        if not self.started and any(chair.open for chair in chairs):
            return Summary("waiting", [], [])
        return standing(state)

    # -- one entry -----------------------------------------------------------------------------

    def step(self, row: Row, fresh: bool = False) -> Step:
        """What an entry would do; nothing changes. The position goes on in a copy.

        A fresh one, not yet written, becomes a whisper if its seat still owes sealed answers afterwards: the
        others do not hear of it, so that how many answers there were tells them nothing.
        """
        if row.kind in MOVES and row.a is not None:
            return self.moved_by(row, row.seat, row.a, fresh)
        if row.kind in ("recall", "unsay") and row.a is not None:
            state, made = self.course.without(row.a)
            return Step(row, state, row.a, self.record.moves[row.a + 1 :], made)
        stay = self.stays(row)
        return Step(row) if stay < 0 else Step(row, self.course.position(stay), stay)

    def moved_by(self, row: Row, seat: Seat, a: Action, fresh: bool) -> Step:
        """Looks ahead first: what meets neither chance nor secret may be taken back freely."""
        course = self.course
        answered = seat if self.answers(seat, a) else -1
        ahead = course.twin()
        lanes, rng, clear = ahead.lanes, ahead.rng, True
        ahead.veil, ahead.rng = seat, Tripwire()
        try:
            ahead.apply(seat, a)
            ahead.veil, ahead.rng = OPEN_EYES, rng
        except Unforeseen:
            ahead = course.twin()
            lanes, clear = ahead.lanes, False
            ahead.apply(seat, a)
        sealing = sealing_after(lanes, course.sealing, ahead, len(course) + 1)
        sealed = course.sealing if answered >= 0 else 0
        if fresh and self.hushes(seat, a):
            row = msgspec.structs.replace(row, kind="whisper")
        made = Made(row.seq, events_of(ahead), sealing, sealed, row.kind in HUSHED, clear)
        return Step(row, ahead, len(course), [(seat, a)], [made], answered)

    def take(self, step: Step) -> None:
        """Do what was worked out; from here on it can be seen."""
        before = Asked.of(self.state)
        self.note(step.row, len(self.course))
        if step.state is not None:
            self.course.follow(step.stay, step.moves, step.made, step.state)
        if step.row.kind in MOVES:
            self.renumber(step.row.seq, step.answered, before)
        elif step.state is not None:
            self.counted.clear()

    def answers(self, seat: Seat, a: Action) -> bool:
        """Whether an action answers the seat's question; if not it is an aside."""
        if seat not in self.state.actors:
            return False
        me = self.state.top(seat)
        return bool(me.verb.allows(self.state, me, a))

    def hushes(self, seat: Seat, a: Action) -> bool:
        """Whether a seat will owe sealed answers still after this one."""
        if not self.state.lanes or not self.answers(seat, a):
            return False
        ahead = self.state.copy()
        lanes = ahead.lanes
        ahead.apply(seat, a)
        return ahead.lanes is lanes and bool(lanes[seat])

    def renumber(self, seq: int, answered: Seat, before: Asked) -> None:
        """A question keeps its number while only others answer theirs, or say something aside."""
        state = self.state
        for seat in range(state.seats):
            if seat != answered and seat in before.tops and seat in state.actors:
                same = state.top(seat) is before.tops[seat]
                if same and (answered < 0 or (before.sealed and state.lanes)):
                    continue
            if seat in before.tops or seat in state.actors:
                self.asked[seat] = max(self.asked[seat], seq)

    # -- a whole log ---------------------------------------------------------------------------

    def made_again(self, row: Row, a: Action, anew: int) -> None:
        """A move that stands, while a log is read. What was asked before entry `anew` was asked anew."""
        course, state = self.course, self.course.state
        lanes, sealing = state.lanes, course.sealing
        later = row.seq > anew
        answers = (later or sealing > 0) and self.answers(row.seat, a)
        before = Asked.of(state) if later else None
        state.apply(row.seat, a)
        after = sealing_after(lanes, sealing, state, len(course) + 1)
        made = Made(row.seq, events_of(state), after, sealing if answers else 0, row.kind in HUSHED)
        course.go_on((row.seat, a), made)
        if before is not None:
            self.renumber(row.seq, row.seat if answers else -1, before)


def reading(table: Table, rows: list[Row]) -> Iterator[None]:
    """Fold a log into a fresh table, in small pieces: stop and go on wherever it yields."""
    stand: list[tuple[Row, Action]] = []  # the moves not taken back
    anew = 0  # the last entry that took back everything after a move
    for row in rows:
        stays = table.note(row, len(stand))
        if stays >= 0:
            del stand[stays:]
            anew = row.seq
        elif row.kind in ("recall", "unsay") and row.a is not None:
            del stand[row.a]
        elif row.kind in MOVES and row.a is not None:
            stand.append((row, row.a))
        yield
    for row, a in stand:
        table.made_again(row, a, anew)
        yield


def standing(state: State) -> Summary:
    """What lists say of a game that has begun."""
    if state.actors:
        return Summary("playing", state.actors[:], [])
    return Summary("over", [], state.places(), [score.total for score in state.scores()])


def read(facts: Facts, game: Game, rows: list[Row]) -> Table:
    """A table from its log."""
    table = Table(facts, game)
    for _ in reading(table, rows):
        pass
    return table
