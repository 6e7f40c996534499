"""A lesson: a fixed game whose moves are all known, read and played step by step.

`lesson.toml` in the package of the game. It stays with the version of the rules it was written under
(`rules`, 1 if not said).
`opening` is played before anybody looks; a step shows a text, rings things of the
board, and either is read on or wants the learner's moves `do`; `then` is played for all seats afterwards.
A move is written "SEAT verb things", as the terminal takes it; under `do` the seat goes without saying.
Where a lesson stands follows from the table's log alone: how many moves there are, and what was read.
"""

from __future__ import annotations

import tomllib
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from voliere.core.game import Game
from voliere.core.options import Options
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.version import FIRST

Move = tuple[Seat, Action]
PLACES = ("zone", "seat")  # what can be ringed beside the things of a game


class Step(Struct, frozen=True):
    """`begins`: so many moves come before it; `ends`: after so many it is done. The same: it is only read."""

    text: str
    ring: list[str]
    begins: int
    ends: int

    @property
    def played(self) -> bool:
        return self.ends > self.begins


class Lesson(Struct, frozen=True):
    game: str
    rules: int
    seats: int
    seed: str
    options: Options
    learner: Seat
    moves: list[Move]
    steps: list[Step]
    edition: str  # changes with the file: a table begun under another one is not gone on with

    @property
    def opening(self) -> list[Move]:
        return self.moves[: self.steps[0].begins]

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    def reached(self, step: int, moves: int) -> int:
        """The step after one more move."""
        now = self.steps[step]
        return step + 1 if now.played and moves == now.ends else step

    def scripted(self, step: int, moves: int) -> Move | None:
        """The move that is made for its seat now."""
        return self.moves[moves] if moves < self.steps[step].begins else None

    def wanted(self, step: int, moves: int) -> Action | None:
        """The move the learner is to make now."""
        now = self.steps[step]
        return self.moves[moves][1] if now.begins <= moves < now.ends else None


class RawStep(Struct, forbid_unknown_fields=True):
    text: str
    ring: list[str] = []
    do: list[str] = []
    then: list[str] = []


class Raw(Struct, forbid_unknown_fields=True):
    seats: int
    seed: str
    steps: list[RawStep]
    options: dict[str, Any] = {}
    rules: int = FIRST
    learner: Seat = 0
    opening: list[str] = []


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, if there is one."""
    file = files(game.package).joinpath("lesson.toml")
    return read(game, file.read_text("utf-8")) if file.is_file() else None


def read(game: Game, text: str) -> Lesson:
    raw = msgspec.convert(tomllib.loads(text), Raw)

    def move(line: str) -> Move:
        seat, rest = line.split(" ", 1)
        return int(seat), game.space.parse(rest)

    moves = [move(line) for line in raw.opening]
    steps: list[Step] = []
    for one in raw.steps:
        begins = len(moves)
        moves += [(raw.learner, game.space.parse(line)) for line in one.do]
        steps.append(Step(one.text, [ringed(game, thing) for thing in one.ring], begins, len(moves)))
        moves += [move(line) for line in one.then]
    edition = sha256(f"{raw.rules} {text}".encode()).hexdigest()[:16]
    options = game.check(raw.seats, raw.options)
    return Lesson(game.id, raw.rules, raw.seats, raw.seed, options, raw.learner, moves, steps, edition)


def ringed(game: Game, thing: str) -> str:
    """A thing by its name, as boards know it: by its number."""
    kind, name = thing.split(":", 1)
    button = any(block.name == kind and not block.kinds for block in game.space.blocks)
    return thing if kind in PLACES or button else f"{kind}:{game.space.things[kind].index[name]}"
