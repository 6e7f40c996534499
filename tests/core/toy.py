"""A game that is no game: verbs that write down that they were done. Runs on the compiled kernel too."""

from __future__ import annotations

from typing import Any, TypedDict

from voliere.core.board import Board, Say
from voliere.core.cards import Bag
from voliere.core.events import Log, only
from voliere.core.game import Game
from voliere.core.options import Choice, Flag, Number, Options
from voliere.core.refused import Refused
from voliere.core.rng import Rng, seeded
from voliere.core.score import Score, ranked
from voliere.core.space import Action, Space, Things
from voliere.core.state import Seat, State, View
from voliere.core.task import Task, Verb
from voliere.core.version import Version

SPACE = Space()
NUMBER = Things("number", [str(n) for n in range(10)])
SAY = SPACE.block("say", NUMBER)
YES = SPACE.block("yes")
NO = SPACE.block("no")
HELLO = SPACE.block("hello")


class Toy(State):
    """`done`: what happened, in order. `open`: the numbers each seat may say."""

    def __init__(self, seats: int, rng: Rng, like: Toy | None = None) -> None:
        super().__init__(seats, rng, like)
        self.done: list[str] = like.done[:] if like else []
        self.open: list[list[int]] = [own[:] for own in like.open] if like else [[] for _ in range(seats)]
        self.secret: int = like.secret if like else 3
        self.points: list[int] = like.points[:] if like else [0] * seats

    def copy(self) -> Toy:
        return Toy(self.seats, self.rng.copy(), self)

    def view(self, seat: Seat) -> View:
        return {"done": self.done[:]}

    def resample(self, seat: Seat, rng: Rng) -> Toy:
        w = self.copy()
        w.rng = rng.fork()
        w.secret = int(rng.below(10))
        return w

    def asides(self, seat: Seat) -> list[Action]:
        return [HELLO()] if 0 <= seat < self.seats and f"hello {seat}" not in self.done else []

    def say(self, seat: Seat, a: Action) -> None:
        self.done.append(f"hello {seat}")

    def scores(self) -> list[Score]:
        return [Score(seat, {"points": n}) for seat, n in enumerate(self.points)]

    def places(self) -> list[int]:
        return ranked([[n] for n in self.points])

    def table(self) -> dict[str, object]:
        return {"done": self.done[:], "open": self.open, "secret": self.secret, "points": self.points[:]}

    def note(self, text: str, me: Task) -> None:
        self.done.append(f"{text} {me.seat}" if me.slot == -1 else f"{text} {me.seat} {me.slot}")


class Do(Verb[Toy]):
    """Does not ask: writes its name down, and tells the log."""

    def __init__(self, name: str, *after: Verb[Any]) -> None:
        super().__init__(asks=False)
        self.name = name
        self.after = after

    def take(self, s: Toy, me: Task, a: Action) -> None:
        assert a == -1
        s.note(self.name, me)
        if s.log is not None:
            s.log.tell(self.name, {"seat": me.seat})
        for verb in self.after:
            s.push(verb, me.seat)


class Ask(Verb[Toy]):
    """Asks for one of the numbers the seat may say; `after` follows."""

    def __init__(self, *after: Verb[Any]) -> None:
        super().__init__()
        self.after = after

    def options(self, s: Toy, me: Task) -> list[Action]:
        return [SAY(n) for n in s.open[me.seat]]

    def take(self, s: Toy, me: Task, a: Action) -> None:
        s.note(f"say{a - SAY.first}", me)
        s.points[me.seat] += a - SAY.first
        if s.log is not None:
            s.log.tell("said", {"seat": me.seat}, only(me.seat))
        for verb in self.after:
            s.push(verb, me.seat)


class Roll(Verb[Toy]):
    """Chance."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Toy, me: Task, a: Action) -> None:
        s.done.append(f"roll{int(s.rng.below(6))}")


class Look(Verb[Toy]):
    """A secret comes into the open."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Toy, me: Task, a: Action) -> None:
        s.unveil()
        s.done.append(f"secret{s.secret}")


class Together(Verb[Toy]):
    """Asks all seats, or some, at once."""

    def __init__(self, verb: Verb[Any], seats: list[Seat] | None = None, slot: int = -1) -> None:
        super().__init__(asks=False)
        self.verb = verb
        self.seats = seats
        self.slot = slot

    def take(self, s: Toy, me: Task, a: Action) -> None:
        s.together(self.verb, self.slot, self.seats)


class Hush(Verb[Toy]):
    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Toy, me: Task, a: Action) -> None:
        s.note("hush", me)
        s.hush()


class Stop(Verb[Toy]):
    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Toy, me: Task, a: Action) -> None:
        s.note("stop", me)
        s.stop()


def play(*verbs: Verb[Any], seats: int = 2, open: list[list[int]] | None = None) -> Toy:
    """Seat 0 does these one after the other."""
    s = Toy(seats, seeded(1))
    s.log = Log()
    s.open = [own[:] for own in open] if open else s.open
    for verb in reversed(verbs):
        s.push(verb, 0)
    s.settle()
    return s


class ToyView(TypedDict):
    done: list[str]


class ToyGame(Game):
    """Everybody says a number; the highest wins."""

    def __init__(self) -> None:
        self.id = "toy"
        self.title = "Toy"
        self.versions = [
            Version(3, "2026-01-01", "The rules as first played."),
            Version(4, "2026-02-01", "The first seat begins, not the last.", "TOY-1"),
        ]
        self.seat_counts = [2, 3]
        self.minutes = 1
        self.options = [Flag("loud"), Choice("mode", ["slow", "quick"]), Number("most", 3, 9, default=5)]
        self.space = SPACE
        self.events = {"said": ["seat"]}
        self.score_lines = ["points"]
        self.view_type = ToyView

    def conflicts(self, seats: int, options: Options) -> None:
        if options["loud"] and options["mode"] == "quick":
            raise Refused("toy", {}, "loud is never quick")

    def start(self, seats: int, rng: Rng, options: Options, log: Log | None, rules: int) -> State:
        s = Toy(seats, rng)
        s.log = log
        s.rules = rules
        deck = Bag(list(range(int(options["most"]) + 1)))
        s.secret = int(deck.draw(s.rng))
        s.open = [deck.sorted() for _ in range(seats)]
        for seat in reversed(range(seats)) if rules >= 4 else range(seats):
            s.push(ASK, seat)
        s.settle()
        return s

    def draw(self, view: View, say: Say, names: list[str]) -> Board:
        return Board().add(str(view["done"]))


ASK = Ask()
TOY = ToyGame()
