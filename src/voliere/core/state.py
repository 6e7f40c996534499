"""A position: the table plus a to-do list, and the loop that works it off.

A `State` holds tasks (task.py), last one first: taking a task may push others, and `settle` runs on
until somebody must choose. When every seat owes an answer at once, each has a lane of its own and
answers stay sealed until the last one is in.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Self, cast

from mypy_extensions import mypyc_attr

from voliere.core.events import Event, Log
from voliere.core.facts import Facts
from voliere.core.foresight import OPEN_EYES, Foresight, look_ahead
from voliere.core.native import i64
from voliere.core.options import Options
from voliere.core.playout import NO_FLOOR, SETTLING, play_out
from voliere.core.refused import Refused
from voliere.core.rng import Rng, Unforeseen, Witness
from voliere.core.score import Score
from voliere.core.space import Action
from voliere.core.task import Task, Verb, name_of
from voliere.core.version import FIRST

if TYPE_CHECKING:
    from voliere.core.game import Game

Seat = int
"""A place at the table: 0 for the first, up to `s.seats` - 1.

>>> import voliere
>>> s = voliere.game("whats-up").new(2, seed=7)
>>> seat: Seat = s.actors[0]
>>> seat in range(s.seats)
True
"""

View = Mapping[str, object]
"""What a seat may know of the table, JSON-ready; its shape is `game.view_type`.

>>> import voliere
>>> view: View = voliere.game("whats-up").new(2, seed=7).view(0)
>>> set(view) == set(voliere.game("whats-up").view_type.__annotations__)
True
"""

NOBODY: Final = -1
"""No seat; also the spectator, who sees what everybody may.

>>> import voliere
>>> s = voliere.game("songbirds").new(2, seed=7)
>>> s.choices(NOBODY), s.view(NOBODY) == s.view(0)
([], False)
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Home:
    """What a position knows of its game: its name, and how to be set up again."""

    id: str

    @abstractmethod
    def lay(self, given: object) -> State:
        """The position written down as JSON, without a log."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: the whole truth. `actors` says who must choose; empty means the game is over.

    >>> import voliere
    >>> s = voliere.game("whats-up").new(2, seed=7)
    >>> s
    <whats-up, 2 seats; seat 1: Flip>
    >>> twin = s.copy()
    >>> twin == s
    True
    >>> twin.apply(1, twin.choices(1)[0])
    >>> twin == s
    False

    Equal positions are equal in all that is true of them, chance to come included; what was heard on the
    way does not count. A position changes as it is played, so it has no hash: its `text` can be a key.
    """

    def __init__(self, seats: int, rng: Rng, like: State | None = None) -> None:
        """A fresh table, or one with the to-do list of another (the tasks are shared)."""
        self.seats = seats
        self.rng = rng
        self.log: Log | None = None
        self.veil = OPEN_EYES
        self.depth: i64 = SETTLING  # while it is played out: how many tasks of the list are still to do
        self.floor: i64 = NO_FLOOR  # and, while lanes are, how many of them are not of the lanes
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
            # Lanes come anew with each `together`: empty ones are shared.
            self.lanes = [lane[:] for lane in like.lanes] if like.lanes else like.lanes
            self.actors = like.actors  # replaced whole, never changed in place, as is `later`
            self.later = like.later
            self.rules = like.rules
        self.here = self.todo  # where push puts a task: the list being worked off

    # -- for the rules -----------------------------------------------------------------------

    def push(self, verb: Verb[Any], seat: Seat, slot: int = -1) -> None:
        """Put a task on top of the list: it comes next."""
        task = verb.tasks[seat] if slot == -1 and seat >= 0 else verb.task(seat, slot)
        depth: i64 = self.depth
        if depth < 0:
            self.here.append(task)
            return
        todo = self.todo
        if depth < len(todo):
            todo[depth] = task
        else:
            todo.append(task)
        self.depth = depth + 1

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
        if self.depth > self.floor:
            self.depth = self.floor

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
        if self.depth > 0:
            self.depth = 0

    # -- for players -------------------------------------------------------------------------

    def top(self, seat: Seat) -> Task:
        """What an actor is asked, as a task.

        >>> import voliere
        >>> s = voliere.game("songbirds").new(2, seed=7)
        >>> s.top(s.actors[0]).verb
        Turn
        """
        if self.lanes and self.lanes[seat]:
            return self.lanes[seat][-1]
        return self.todo[-1]

    def choices(self, seat: Seat) -> list[Action]:
        """The actions an actor has: sorted, never empty. Others owe nothing: [].

        >>> import voliere
        >>> s = voliere.game("whats-up").new(2, seed=7)
        >>> [s.game.space.text(a) for a in s.choices(1)[:3]], s.choices(0)
        (['flip a1', 'flip b1', 'flip c1'], [])
        """
        if seat not in self.actors:
            return []
        me = self.top(seat)
        return me.verb.listed(self, me)

    def question(self, seat: Seat) -> str:
        """The name of what an actor is asked.

        >>> import voliere
        >>> voliere.game("whats-up").new(2, seed=7).question(1)
        'Flip'
        """
        me = self.top(seat)
        return me.verb.ask(self, me)

    def asides(self, seat: Seat) -> list[Action]:
        """What a seat may say at any time without owing it (a proposal, a fixed message)."""
        return []

    def may_say(self, seat: Seat, a: Action) -> bool:
        """Whether an action is among the asides; overridden where there are too many to list (a pad)."""
        return a in self.asides(seat)

    def hushes(self, seat: Seat, a: Action) -> bool:
        """Whether others must not even notice that a seat says this aside."""
        return False

    def apply(self, seat: Seat, a: Action) -> None:
        """Do an action, then run on until somebody must choose. An illegal one changes nothing.

        >>> import voliere
        >>> s = voliere.game("whats-up").new(2, seed=7)
        >>> s.apply(0, s.game.space.parse("flip a1"))
        Traceback (most recent call last):
        voliere.core.refused.Refused: seat 0 owes no answer now; asked: [1]
        >>> s.apply(1, s.game.space.parse("flip a1"))
        """
        self.carry_out(seat, a, self.answers(seat, a))

    def answers(self, seat: Seat, a: Action) -> bool:
        """Whether an action answers what a seat is asked; if not, it is an aside. Others are refused."""
        if seat in self.actors:
            me = self.top(seat)
            if me.verb.allows(self, me, a):
                return True
        if self.may_say(seat, a):
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
        """`apply` for callers whose action comes from `choices` or `sample`: it is not checked again."""
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
        """A uniform choice of an actor, without building the list.

        >>> import voliere
        >>> s = voliere.game("whats-up").new(2, seed=7)
        >>> s.sample(1, voliere.seeded(1)) in s.choices(1)
        True
        """
        me = self.top(seat)
        return me.verb.sample(self, me, rng)

    def foresee(self, seat: Seat, a: Action) -> Foresight:
        """What the action will surely do: how far it goes on a copy, up to the first chance or secret.

        >>> import voliere
        >>> s = voliere.game("songbirds").new(2, seed=7)
        >>> seat = s.actors[0]
        >>> ahead = s.foresee(seat, s.choices(seat)[0])
        >>> ahead.sure, [event.name for event in ahead.events]
        (True, ['placed'])
        """
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
                if len(actors) != 1 or actors[0] != me.seat:
                    self.actors = [me.seat]
                return
            if self.veil != OPEN_EYES and me.seat != self.veil:
                self.unveil()  # how another seat is forced may rest on its secrets
            todo.pop()
            if width == 1:
                verb.take(self, me, verb.options(self, me)[0])

    def playout(self, rng: Rng) -> int:
        """Play on at random to the end, and give the number of choices made.

        >>> import voliere
        >>> s = voliere.game("whats-up").new(2, seed=7)
        >>> s.playout(voliere.seeded(1)) > 10, s.actors
        (True, [])
        """
        return play_out(self, rng)

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
        """An equal, independent position without a log.

        >>> import voliere
        >>> s = voliere.game("songbirds").new(2, seed=7)
        >>> s.copy() == s, s.copy().log
        (True, None)
        """

    def copy_with_log(self) -> Self:
        """An equal, independent position that goes on with a log of its own: `heard` works in a search.

        >>> import voliere
        >>> s = voliere.game("songbirds").new(2, seed=7)
        >>> s.copy_with_log().log == s.log
        True
        """
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
        """All a seat may know of the table, built up from nothing; JSON-ready.

        >>> import voliere
        >>> s = voliere.game("songbirds").new(2, seed=7)
        >>> s.view(0) == s.view(1)  # each sees a hand of its own
        False
        """

    @abstractmethod
    def resample(self, seat: Seat, rng: Rng) -> Self:
        """A world the seat cannot tell from this one.

        >>> import voliere
        >>> s = voliere.game("songbirds").new(2, seed=7)
        >>> w = s.resample(0, voliere.seeded(1))
        >>> w.view(0) == s.view(0), w == s
        (True, False)
        """

    def seen(self, by: Seat, seat: Seat, a: Action) -> Action:
        """The move as `by` saw it: HIDDEN if it was sealed."""
        return a

    @abstractmethod
    def scores(self) -> list[Score]:
        """Points so far, one per seat, line by line. True ones: they may rest on secrets.

        >>> import voliere
        >>> voliere.game("piafs").new(2, seed=7).scores()[0]
        Score(seat=0, total=0, lines={'pairs': 0, 'majorities': 0, 'seeds': 0})
        """

    @abstractmethod
    def places(self) -> list[int]:
        """The rank of each seat at the end, 1 for the winner; equals share.

        >>> import voliere
        >>> s = voliere.game("piafs").new(3, seed=7)
        >>> made = s.playout(voliere.seeded(1))
        >>> min(s.places()), len(s.places())
        (1, 3)
        """

    def returns(self) -> list[float]:
        """0..1 per seat at the end: a win is 1, shared among the winners.

        >>> import voliere
        >>> s = voliere.game("piafs").new(3, seed=7)
        >>> made = s.playout(voliere.seeded(1))
        >>> sum(s.returns())
        1.0
        """
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
        """The whole true position as JSON; equal ones give equal dictionaries. `Game.position` goes back.

        >>> import voliere
        >>> s = voliere.game("whats-up").new(2, seed=7)
        >>> s.position()["todo"]
        [['Flip', 1, -1]]
        """
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

    def text(self) -> str:
        """The whole true position as one line of text; `Game.position` and `voliere.position` read it.

        >>> import voliere
        >>> s = voliere.game("wingspan").new(3, seed=7)
        >>> voliere.position(s.text()) == s
        True
        """
        return json.dumps(self.position(), separators=(",", ":"))

    @property
    def game(self) -> Game:
        """The game it is a position of.

        >>> import voliere
        >>> voliere.game("songbirds").new(2, seed=7).game.title
        'Songbirds'
        """
        if self.home is None:
            raise ValueError("a position made without its game (Game.new, Game.position) does not know it")
        return cast("Game", self.home)  # the only Home there is

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, State) and self.position() == other.position())

    def __repr__(self) -> str:
        # Looks at nothing that may be half done: a debugger asks in the middle of a rule.
        name = type(self).__name__ if self.home is None else self.home.id
        asked: list[str] = []
        for seat in self.actors:
            owed = self.lanes[seat] if self.lanes and self.lanes[seat] else self.todo
            asked.append(f"seat {seat}: {name_of(owed[-1].verb) if owed else '-'}")
        return f"<{name}, {self.seats} seats; {', '.join(asked) or 'over'}>"


def again(home: Home | None, position: object, log: Log | None, veil: int) -> State:
    """A position out of a pickle."""
    if home is None:
        raise TypeError("a position made without its game (Game.new, Game.position) cannot be unpickled")
    s = home.lay(position)
    s.log = log
    s.veil = veil
    return s
