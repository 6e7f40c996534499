"""How a game went: who had how many points after every move, and where turns and rounds began.

Moment 0 is the start, moment k comes after move k, as in a replay.
"""

from __future__ import annotations

from typing import Final

from voliere.core.events import Event
from voliere.core.record import Record
from voliere.core.space import Action
from voliere.core.state import NOBODY, Seat, State
from voliere.core.task import Task

TOGETHER: Final = -1  # whose turn it is when all answer at once
SEAT: Final = "seat"  # kinds of runners
TEAM: Final = "team"
RIVAL: Final = "rival"


class Moment:
    """A move, all that was told of it (to whomever), and the points of every runner after it."""

    def __init__(self, seat: Seat, a: Action, events: list[Event], totals: list[int]) -> None:
        self.seat = seat
        self.a = a
        self.events = events
        self.totals = totals


class Round:
    """It had begun at moment `at`."""

    def __init__(self, number: int, at: int) -> None:
        self.number = number
        self.at = at


class Turn:
    """Moments `first` to `last`, and what they brought each runner; `number`: of this seat, in its round."""

    def __init__(self, seat: Seat, round: int, number: int, first: int) -> None:
        self.seat = seat
        self.round = round
        self.number = number
        self.first = first
        self.last = first
        self.gains: list[int] = []


class Runner:
    """A line of the race: a seat, the whole team (`seat` 0), or whoever plays without a seat."""

    def __init__(self, kind: str, seat: Seat) -> None:
        self.kind = kind
        self.seat = seat


class Course:
    """A game from its first moment to its last; `end` is the position after it."""

    def __init__(self, record: Record, start: State) -> None:
        self.record = record
        self.end = start
        self.runners: list[Runner] = []
        self.moments: list[Moment] = []
        self.rounds: list[Round] = []
        self.turns: list[Turn] = []

    @property
    def finals(self) -> list[int]:
        return self.moments[-1].totals

    @property
    def last_round(self) -> int:
        """The moment the last round began; 0 where there are none, or one."""
        return self.rounds[-1].at if len(self.rounds) > 1 else 0

    def line(self, runner: int) -> list[int]:
        return [moment.totals[runner] for moment in self.moments]

    def gained(self, runner: int, since: int) -> int:
        return self.finals[runner] - self.moments[since].totals[runner]

    def told(self, name: str, since: int = 0, upto: int = -1) -> list[Event]:
        """The events of a name that came after moment `since`."""
        stop = len(self.moments) if upto < 0 else upto + 1
        found: list[Event] = []
        for moment in self.moments[since + 1 if since else 0 : stop]:
            for event in moment.events:
                if event.name == name:
                    found.append(event)
        return found

    def ahead(self, runner: int, at: int) -> bool:
        totals = self.moments[at].totals
        return all(k == runner or totals[k] < totals[runner] for k in range(len(totals)))

    def ahead_since(self, runner: int) -> Turn | None:
        """The turn at whose end a runner was ahead of all others for good; none: it is not ahead.

        Within a turn one may fall behind for a moment, by paying.
        """
        since: Turn | None = None
        for turn in reversed(self.turns):
            if not self.ahead(runner, turn.last):
                break
            since = turn
        return since

    def leaders(self, at: int) -> list[int]:
        """Who had the most points; nobody while all have as many."""
        totals = self.moments[at].totals
        most = max(totals)
        found = [k for k in range(len(totals)) if totals[k] == most]
        return [] if len(found) == len(totals) else found


def number(event: Event, name: str) -> int:
    """A number an event tells; -1 where it tells none."""
    given = event.args.get(name, NOBODY)
    return given if isinstance(given, int) else NOBODY


def sealed(lanes: list[list[Task]]) -> bool:
    """Whether several seats owe an answer that nobody sees before the last."""
    return sum([1 for lane in lanes if lane]) > 1


def new_turn(seat: Seat, rounds: list[Round], turns: list[Turn], first: int) -> Turn:
    """The next turn of a seat; what all do together has no number of its own."""
    now = rounds[-1].number if rounds else 0
    if seat == TOGETHER:
        return Turn(seat, now, 0, first)
    earlier = sum([1 for turn in turns if turn.seat == seat and turn.round == now])
    return Turn(seat, now, earlier + 1, first)
