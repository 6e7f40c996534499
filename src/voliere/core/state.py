"""A position: the table plus a to-do list, and the loop that works it off.

A `State` holds tasks (task.py), last one first: taking a task may push others, and `settle` runs on
until somebody must choose. When every seat owes an answer at once, each has a lane of its own and
answers stay sealed until the last one is in.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from voliere.core.events import Event, Log
from voliere.core.facts import Facts
from voliere.core.options import Options
from voliere.core.refused import Refused
from voliere.core.rng import Rng, Tripwire, Unforeseen, Witness
from voliere.core.score import Score
from voliere.core.space import Action
from voliere.core.task import Task, Verb
from voliere.core.version import FIRST

Seat = int
View = Mapping[str, object]
NOBODY: Final = -1  # no seat; also the spectator
OPEN_EYES: Final = -2  # nobody looks ahead: secrets may be lifted


@mypyc_attr(allow_interpreted_subclasses=True)
class Home(ABC):
    """What a position knows of its game: its name, and how to be set up again."""

    id: str

    @abstractmethod
    def lay(self, given: object) -> State:
        """The position written down as JSON, without a log."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of a game. `actors` says who must choose; empty means the game is over."""

    def __init__(self, seats: int, rng: Rng, like: State | None = None) -> None:
        """A fresh table, or one with the to-do list of another (the tasks are shared)."""
        self.seats = seats
        self.rng = rng
        self.log: Log | None = None
        self.veil = OPEN_EYES
        if like is None:
            self.home: Home | None = None
            self.options: Options = {}
            self.todo: list[Task] = []
            self.lanes: list[list[Task]] = []
            self.actors: list[Seat] = []
            self.later: list[Task] = []
            self.rules = FIRST  # the version it was dealt under: `Game.start` says so
        else:
            self.home = like.home
            self.options = like.options
            self.todo = like.todo[:]
            # Lanes come anew with each `together`, and `later` with each task put off: empty ones are shared.
            self.lanes = [lane[:] for lane in like.lanes] if like.lanes else like.lanes
            self.actors = like.actors[:]
            self.later = like.later
            self.rules = like.rules
        self.here = self.todo  # where push puts a task: the list being worked off

    # -- for the rules -----------------------------------------------------------------------

    def push(self, verb: Verb[Any], seat: Seat, slot: int = -1) -> None:
        """Put a task on top of the list: it comes next."""
        if slot == -1 and seat >= 0:
            self.here.append(verb.tasks[seat])
        else:
            self.here.append(Task(verb, seat, slot))

    def together(self, verb: Verb[Any], slot: int = -1, seats: list[Seat] | None = None) -> None:
        """Ask several seats (all, unless said) at once; answers stay sealed until the last."""
        if not self.lanes:
            self.lanes = [[] for _ in range(self.seats)]
        for seat in range(self.seats):
            if seats is None or seat in seats:
                self.lanes[seat].append(verb.tasks[seat] if slot == -1 else Task(verb, seat, slot))

    def hush(self) -> None:
        """Drop whatever the lanes still owe: the question has been settled by one answer."""
        for lane in self.lanes:
            lane.clear()

    def unveil(self) -> None:
        """Say so before a secret is lifted: whoever only looks ahead stops here."""
        if self.veil != OPEN_EYES:
            rng = self.rng
            if not isinstance(rng, Witness):
                raise Unforeseen
            rng.met.append(True)

    def stop(self) -> None:
        """The game is over: nobody owes anything any more."""
        self.todo.clear()
        self.later = []
        self.hush()

    # -- for players -------------------------------------------------------------------------

    def top(self, seat: Seat) -> Task:
        """What an actor is asked."""
        if self.lanes and self.lanes[seat]:
            return self.lanes[seat][-1]
        return self.todo[-1]

    def choices(self, seat: Seat) -> list[Action]:
        """The actions an actor has: sorted, never empty. Others owe nothing: []."""
        if seat not in self.actors:
            return []
        me = self.top(seat)
        return me.verb.options(self, me)

    def question(self, seat: Seat) -> str:
        """The name of what an actor is asked."""
        me = self.top(seat)
        return me.verb.ask(self, me)

    def asides(self, seat: Seat) -> list[Action]:
        """What a seat may say at any time without owing it (a proposal, a fixed message)."""
        return []

    def apply(self, seat: Seat, a: Action) -> None:
        """Do an action, then run on until somebody must choose. An illegal one changes nothing."""
        self.carry_out(seat, a, self.answers(seat, a))

    def answers(self, seat: Seat, a: Action) -> bool:
        """Whether an action answers what a seat is asked; if not, it is an aside. Others are refused."""
        if seat in self.actors:
            me = self.top(seat)
            if me.verb.allows(self, me, a):
                return True
        if a in self.asides(seat):
            return False
        if seat in self.actors:
            raise Refused("illegal", {"action": a}, f"action {a} is not among the choices of seat {seat}")
        raise Refused("not-asked", {"seat": seat}, f"seat {seat} owes no answer now; asked: {self.actors}")

    def carry_out(self, seat: Seat, a: Action, answers: bool) -> None:
        """`apply` for callers who have asked `answers` already."""
        if answers:
            self.do(seat, a)
        else:
            self.say(seat, a)
            self.settle()

    def do(self, seat: Seat, a: Action) -> None:
        """`apply` for callers whose action comes from `choices` or `sample`."""
        here = self.todo
        if self.lanes and self.lanes[seat]:
            here = self.lanes[seat]
        self.here = here
        me = here.pop()
        me.verb.take(self, me, a)
        self.settle()

    def say(self, seat: Seat, a: Action) -> None:
        """Do an aside."""

    def sample(self, seat: Seat, rng: Rng) -> Action:
        """A uniform choice of an actor, without building the list."""
        me = self.top(seat)
        return me.verb.sample(self, me, rng)

    def foresee(self, seat: Seat, a: Action) -> Foresight:
        """What the action will surely do: how far it goes on a copy, up to the first chance or secret."""
        return look_ahead(self, seat, a, False)

    def play_ahead(self, seat: Seat, a: Action) -> Foresight:
        """The action done to its end on a copy, chance and all: where it truly leads, legal or refused once.

        `sure` says whether `foresee` would have come as far.
        """
        return look_ahead(self, seat, a, True)

    def outlook(self, seat: Seat, a: Action, events: list[Event]) -> list[Event]:
        """What a seat is told of an action it looks at: its events, where a game does not know better."""
        return events

    def reasons(self, seat: Seat) -> dict[str, Event]:
        """Why things that look choosable are not: path of the thing -> reason."""
        return {}

    # -- the engine --------------------------------------------------------------------------

    def settle(self) -> None:
        """Run on until somebody must choose: no option = drop, one = take it, more = ask."""
        while True:
            if self.lanes:
                asked = [seat for seat in range(self.seats) if self.waits(seat)]
                asked = [seat for seat in asked if self.lanes[seat]]  # a later lane may have hushed it
                if asked:
                    self.actors = asked
                    return
                self.lanes = []
                self.unveil()  # sealed answers come into the open
            todo = self.todo
            if not todo:
                self.actors = []
                return
            self.here = todo
            me = todo[-1]
            verb = me.verb
            if not verb.asks:
                todo.pop()
                verb.take(self, me, -1)
                continue
            width = verb.width(self, me)
            if width > 1:
                actors = self.actors
                if len(actors) == 1:
                    actors[0] = me.seat
                else:
                    self.actors = [me.seat]
                return
            if self.veil != OPEN_EYES and me.seat != self.veil:
                self.unveil()  # how another seat is forced may rest on its secrets
            todo.pop()
            if width == 1:
                verb.take(self, me, verb.options(self, me)[0])

    def playout(self, rng: Rng) -> int:
        """Play on at random to the end, and give the number of choices made."""
        made = 0
        while True:
            if self.lanes:
                for lane in self.lanes:
                    self.here = lane
                    while lane:
                        made += self.step(lane, rng)
                self.lanes = []
            todo = self.todo
            if not todo:
                self.actors = []
                return made
            self.here = todo
            made += self.step(todo, rng)

    def step(self, here: list[Task], rng: Rng) -> int:
        me = here.pop()
        if me.verb.asks:
            return me.verb.stroll(self, me, rng)
        me.verb.take(self, me, -1)
        return 0

    def waits(self, seat: Seat) -> bool:
        """Work off a lane; True when its seat must answer (even a single option: silence tells)."""
        lane = self.lanes[seat]
        self.here = lane
        while lane:
            me = lane[-1]
            if me.verb.asks and me.verb.width(self, me) > 0:
                return True
            lane.pop()
            if not me.verb.asks:
                me.verb.take(self, me, -1)
        return False

    # -- written by each game ------------------------------------------------------------------

    @abstractmethod
    def copy(self) -> Self:
        """An equal, independent position without a log."""

    def copy_with_log(self) -> Self:
        """An equal, independent position that goes on with a log of its own: `heard` works in a search."""
        twin = self.copy()
        if self.log is not None:
            twin.log = self.log.copy()
        return twin

    def __copy__(self) -> Self:
        twin = self.copy_with_log()
        twin.veil = self.veil
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return again, (self.home, self.position(), self.log, self.veil)

    @abstractmethod
    def view(self, seat: Seat) -> View:
        """All a seat may know of the table, built up from nothing; JSON-ready."""

    @abstractmethod
    def resample(self, seat: Seat, rng: Rng) -> Self:
        """A world the seat cannot tell from this one."""

    def seen(self, by: Seat, seat: Seat, a: Action) -> Action:
        """The move as `by` saw it: HIDDEN if it was sealed."""
        return a

    @abstractmethod
    def scores(self) -> list[Score]:
        """Points so far, one per seat, line by line. True ones: they may rest on secrets."""

    @abstractmethod
    def places(self) -> list[int]:
        """The rank of each seat at the end, 1 for the winner; equals share."""

    def returns(self) -> list[float]:
        """0..1 per seat at the end: a win is 1, shared among the winners."""
        places = self.places()
        won = 1.0 / places.count(1)
        return [won if p == 1 else 0.0 for p in places]

    @abstractmethod
    def table(self) -> dict[str, object]:
        """Every true fact of the table as JSON, cards in the order they lie in; `lay` goes back."""

    def lay(self, facts: Facts) -> None:
        """Lay a bare table as `table` told it: the inverse."""
        raise NotImplementedError(f"{type(self).__name__} does not say how to lay its table")

    def position(self) -> dict[str, object]:
        """The whole true position as JSON; equal ones give equal dictionaries. `Game.position` goes back."""
        return {
            "game": None if self.home is None else self.home.id,
            "rules": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "actors": self.actors[:],
            "todo": [t.plain() for t in self.todo],
            "lanes": [[t.plain() for t in lane] for lane in self.lanes],
            "later": [t.plain() for t in self.later],
            "rng": self.rng.state(),
            "table": self.table(),
        }


class Foresight:
    """A look ahead: the events its seat hears, whether they are all, and the position it came to.

    `sure`: it met neither chance nor a secret. If not, `foresee` stopped there, in the middle of the action,
    and its position is not to be played on. `answers`: it answers a question, and is no aside. `sealed`: the
    answers given with it are face down still.
    """

    def __init__(self, events: list[Event], sure: bool, answers: bool, sealed: bool, position: State) -> None:
        self.events = events
        self.sure = sure
        self.answers = answers
        self.sealed = sealed
        self.position = position


def look_ahead(s: State, seat: Seat, a: Action, through: bool) -> Foresight:
    """Do an action on a copy; stop at chance and secrets, or go `through` them and remember that."""
    answers = s.answers(seat, a)
    ahead = s.copy_with_log()
    log = ahead.log
    if log is None:
        log = ahead.log = Log()
    told, lanes, rng = len(log.events), ahead.lanes, ahead.rng
    met: list[bool] = []
    ahead.veil = seat
    ahead.rng = Witness(rng, met) if through else Tripwire()
    try:
        ahead.carry_out(seat, a, answers)
    except Unforeseen:
        met.append(True)
        stopped = True
    else:
        stopped = False
        ahead.veil = OPEN_EYES
        ahead.rng = rng
    sealed = bool(lanes) and ahead.lanes is lanes and not stopped
    events = log.heard(seat, told)
    if not through:
        events = s.outlook(seat, a, events)
    return Foresight(events, not met, answers, sealed, ahead)


def again(home: Home | None, position: object, log: Log | None, veil: int) -> State:
    """A position out of a pickle."""
    if home is None:
        raise TypeError("a position made without its game (Game.new, Game.position) cannot be unpickled")
    s = home.lay(position)
    s.log = log
    s.veil = veil
    return s
