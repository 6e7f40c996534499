"""What there is to do: a `Verb` is one sentence of the rulebook, a `Task` says who does it with what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from voliere.core.native import BytesWriter, i64
from voliere.core.refused import Refused
from voliere.core.rng import Rng
from voliere.core.space import Action

if TYPE_CHECKING:
    from voliere.core.state import State

MOST_SEATS: Final = 8
SLOTS: Final = 256  # slots below it are common: a bird, a number of eggs

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """One sentence of the rulebook; shared by all positions, no state of its own.

    >>> import voliere
    >>> s = voliere.game("songbirds").new(2, seed=7)
    >>> me = s.todo[-1]
    >>> me.verb, me.verb.options(s, me) == s.choices(me.seat)
    (Turn, True)
    """

    def __init__(self, asks: bool = True) -> None:
        self.asks = asks
        self.known_as = ""  # its name, once asked for (`name_of`)
        # Tasks never change, so the plain ones are made once and shared by every position.
        self.tasks = [Task(self, seat, -1) for seat in range(MOST_SEATS)]
        self.with_slot: list[Task | None] = []  # likewise those with a small slot, once one is asked for
        MADE.append(self)

    def task(self, seat: int, slot: int) -> Task:
        """Who does it with what: the same task every time, unless its number is a big one."""
        if seat < 0 or slot < 0 or slot >= SLOTS:
            return Task(self, seat, slot)
        known = self.with_slot
        if not known:
            known = [None] * (MOST_SEATS * SLOTS)
            self.with_slot = known
        task = known[seat * SLOTS + slot]
        if task is None:
            task = Task(self, seat, slot)
            known[seat * SLOTS + slot] = task
        return task

    def options(self, s: S, me: Task) -> list[Action]:
        """The actions there are, sorted. Looks, changes nothing; [] = the sentence lapses."""
        return []

    def take(self, s: S, me: Task, a: Action) -> None:
        """Do it. Trusts `options`; a verb that does not ask gets -1."""

    # The same quickly: a verb may override these, and a law holds them to `options` and `take`.

    def listed(self, s: S, me: Task) -> list[Action]:
        """`options` for whoever is asked: overridden where the list is long."""
        return self.options(s, me)

    def width(self, s: S, me: Task) -> int:
        """How many options; a verb may answer 2 for "several" when that is quicker to tell."""
        return len(self.options(s, me))

    def allows(self, s: S, me: Task, a: Action) -> bool:
        """Whether an action is among the options; overridden where that is quicker to tell."""
        return a in self.options(s, me)

    def ask(self, s: S, me: Task) -> str:
        """The name of the question, for its words."""
        return type(self).__name__

    def sample(self, s: S, me: Task, rng: Rng) -> Action:
        """A uniform choice; overridden where it needs no list."""
        options = self.options(s, me)
        return options[int(rng.below(len(options)))]

    def mark(self, s: S, me: Task, rng: Rng, out: BytesWriter, at: i64) -> Action:
        """A one for each option, at its number from a place on in bytes that were zeros; gives a sample."""
        options = self.listed(s, me)
        for a in options:
            i: i64 = at + a
            out[i] = 1
        return options[int(rng.below(len(options)))]

    def stroll(self, s: S, me: Task, rng: Rng) -> int:
        """Take an option at random, if there is one: the step of a playout. Gives the choices made.

        A verb that is followed by itself (a turn by the next turn) may go on in one go.
        """
        options = self.options(s, me)
        n = len(options)
        if n > 0:
            self.take(s, me, options[int(rng.below(n))])
        return 1 if n > 1 else 0

    # A verb is compared by identity, so every copy of a position has the verb itself.

    def __reduce__(self) -> tuple[object, ...]:
        return verb_again, (home_of(self), name_of(self))

    def __repr__(self) -> str:
        return name_of(self)

    def __copy__(self) -> Verb[S]:
        return self

    def __deepcopy__(self, memo: object) -> Verb[S]:
        return self


@mypyc_attr(acyclic=True)  # with its verb it lives for ever, if it was not made for once
class Task:
    """Who does which verb with which thing. Never changed, so copies share it.

    >>> import voliere
    >>> s = voliere.game("songbirds").new(2, seed=7)
    >>> s.todo[-1].verb, s.todo[-1].seat == s.actors[0]
    (Turn, True)
    """

    def __init__(self, verb: Verb[Any], seat: int, slot: int) -> None:
        self.verb = verb
        self.seat = seat
        self.slot = slot

    def plain(self) -> list[object]:
        """As JSON: the name of the verb, the seat, the slot."""
        return [name_of(self.verb), self.seat, self.slot]

    def __reduce__(self) -> tuple[object, ...]:
        return Task, (self.verb, self.seat, self.slot)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Task):
            return False
        return self.verb is other.verb and self.seat == other.seat and self.slot == other.slot

    def __hash__(self) -> int:
        return hash((self.seat, self.slot))

    def __repr__(self) -> str:
        return f"<{name_of(self.verb)} of seat {self.seat}" + (f", {self.slot}>" if self.slot != -1 else ">")

    def __copy__(self) -> Task:
        return self

    def __deepcopy__(self, memo: object) -> Task:
        return self


# -- what verbs are called ---------------------------------------------------------------------------

MADE: Final[list[Verb[Any]]] = []  # every verb there is, in the order they were made
COMMON: Final = ("asks", "tasks", "with_slot", "known_as")
CORE: Final = __name__.rpartition(".")[0]


def name_of(verb: Verb[Any]) -> str:
    """Its class, and what it was made with where that is more than nothing: `LayOne(leave=1, nests=4)`.

    A verb has no state, so two of one class made alike are the same sentence, and share the name.
    """
    if verb.known_as == "":
        verb.known_as = told(verb, [])
    return verb.known_as


def told(thing: object, above: list[object]) -> str:
    if isinstance(thing, list | tuple):
        return "[" + ", ".join([told(one, above) for one in thing]) + "]"
    if not isinstance(thing, Verb):
        if thing is None or isinstance(thing, str):
            return str(thing)
        return str(int(thing)) if isinstance(thing, int) else type(thing).__name__
    name = type(thing).__name__
    if any(thing is one for one in above):  # verbs may know each other
        return name
    own = [f"{key}={told(value, [*above, thing])}" for key, value in parts_of(thing)]
    return f"{name}({', '.join(own)})" if own else name


def parts_of(verb: Verb[Any]) -> list[tuple[str, object]]:
    """What a verb was made with, by name; compiled attributes are listed by their class."""
    names = {*getattr(type(verb), "__mypyc_attrs__", ()), *getattr(verb, "__dict__", ())}
    found: list[tuple[str, object]] = []
    for key in sorted(names):
        if key not in COMMON and not key.startswith("__"):
            found.append((key, getattr(verb, key)))
    return found


def home_of(verb: Verb[Any]) -> str:
    """The module it comes from; a verb made of verbs comes from where those do."""
    module = type(verb).__module__
    if in_package(module, CORE):
        for _, part in parts_of(verb):
            for one in part if isinstance(part, list | tuple) else [part]:
                if isinstance(one, Verb):
                    return home_of(one)
    return module


def in_package(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def verb_named(name: str, module: str) -> Verb[Any] | None:
    """A verb by its name, as the game of a module calls it: its own come first."""
    package = module.rpartition(".")[0] or module
    found: Verb[Any] | None = None
    for verb in MADE:
        if name_of(verb) == name:
            if in_package(home_of(verb), package):
                return verb
            if found is None:
                found = verb
    return found


def verb_again(module: str, name: str) -> Verb[Any]:
    """A verb out of a pickle: the one that is there already."""
    __import__(module)
    verb = verb_named(name, module)
    if verb is None:
        raise no_verb(name)
    return verb


def no_verb(name: str) -> Refused:
    return Refused("position-task", {"task": name}, f"not a position: nothing to do is called '{name}'")
