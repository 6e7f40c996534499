"""The moves of a table that stand, and positions kept along the way so that few moves are made again."""

from __future__ import annotations

from msgspec import Struct

from voliere.core.events import Log
from voliere.core.record import Record
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.core.task import Task

RECENT = 4  # of the last positions, so many are kept
EVERY = 100  # and one of so many before them

Move = tuple[Seat, Action]
Lanes = list[list[Task]]


class Made(Struct):
    """What became of a move.

    A sealing is a time when several seats owe sealed answers; its number says after how many moves it began,
    counted from 1; 0 is none.
    """

    seq: int  # the entry that holds it
    events: int  # in the game's log after it
    sealing: int  # after it
    sealed: int  # the sealing it was an answer in
    hushed: bool = False  # only its seat has heard of it
    clear: bool | None = None  # did it show nothing hidden? None: not worked out


def events_of(state: State) -> int:
    return 0 if state.log is None else len(state.log.events)


def logged(state: State, events: Log | None, upto: int) -> State:
    """A copy of a position, with the first events of a log."""
    twin = state.copy()
    if events is not None:
        twin.log = Log()
        twin.log.events = events.events[:upto]
    return twin


def sealing_after(before: Lanes, sealing: int, state: State, moves: int) -> int:
    """The sealing after a move: lanes are made anew by each, and stay the same list until its last answer."""
    if not state.lanes:
        return 0
    return sealing if state.lanes is before else moves + 1


class Course:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.replay(0)
        self.made: list[Made] = []
        self.told = [0] * events_of(self.state)  # of each event: the entry that brought it
        self.begins = Made(0, len(self.told), 1 if self.state.lanes else 0, 0)
        self.kept: dict[int, State] = {0: self.state.copy()}  # by how many moves led there; without a log

    def __len__(self) -> int:
        return len(self.made)

    def last(self, moves: int) -> Made:
        """What the first `moves` moves ended with."""
        return self.made[moves - 1] if moves else self.begins

    @property
    def sealing(self) -> int:
        return (self.made[-1] if self.made else self.begins).sealing

    def twin(self) -> State:
        """A copy of the present position, with its log."""
        return self.state.copy_with_log()

    def position(self, moves: int) -> State:
        """The position after so many moves, with its log: played on from the nearest one kept."""
        near = max(k for k in self.kept if k <= moves)
        state = logged(self.kept[near], self.state.log, self.last(near).events)
        for seat, a in self.record.moves[near:moves]:
            state.apply(seat, a)
        return state

    def without(self, k: int) -> tuple[State, list[Made]]:
        """The position without move `k`, and what the moves after it come to then."""
        state, made = self.position(k), []
        sealing = self.last(k).sealing
        for n in range(k + 1, len(self)):
            old, lanes = self.made[n], state.lanes
            state.apply(*self.record.moves[n])
            sealing = sealing_after(lanes, sealing, state, n)
            made.append(Made(old.seq, events_of(state), sealing, old.sealed, old.hushed, old.clear))
        return state, made

    def follow(self, stay: int, moves: list[Move], made: list[Made], state: State) -> None:
        """Only the first `stay` moves stand; these come after them and lead to this position."""
        if stay == len(self.made):
            self.keep()
        else:
            self.kept = {k: kept for k, kept in self.kept.items() if k <= stay}
            del self.told[self.last(stay).events :]
        self.record.moves[stay:] = moves
        self.made[stay:] = made
        for one in made:
            self.told += [one.seq] * (one.events - len(self.told))
        self.state = state

    def go_on(self, move: Move, made: Made) -> None:
        """While a log is read: the present position itself has moved on."""
        self.record.moves.append(move)
        self.made.append(made)
        self.told += [made.seq] * (made.events - len(self.told))
        if len(self) % EVERY == 0:
            self.kept[len(self)] = self.state.copy()

    def keep(self) -> None:
        """The present position is about to be the last but one."""
        moves = len(self.made)
        self.kept[moves] = self.state.copy()
        old = moves - RECENT
        if old % EVERY:
            self.kept.pop(old, None)
