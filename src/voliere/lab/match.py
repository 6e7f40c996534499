"""One game between bots. What happens depends on the plan and the game's number alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from pathlib import Path

from voliere.bots import levels
from voliere.core.game import Game
from voliere.core.glimpse import Glimpse
from voliere.core.options import Options
from voliere.core.players import Player
from voliere.core.record import Record
from voliere.core.rng import seeded
from voliere.core.state import NOBODY, State
from voliere.games import find


@dataclass(frozen=True)
class Plan:
    """What is to be played. With `duplicate`, every deal is played once for each rotation of the bots."""

    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]
    seed: int
    deals: int
    duplicate: bool = False

    @property
    def rotations(self) -> int:
        return self.seats if self.duplicate else 1

    @property
    def games(self) -> int:
        return self.deals * self.rotations

    def deal(self, number: int) -> int:
        return number // self.rotations

    def seating(self, number: int) -> list[int]:
        """The bot at each seat, as a number of `bots`."""
        rotation = number % self.rotations
        return [(seat + rotation) % self.seats for seat in range(self.seats)]


@dataclass(frozen=True, slots=True)
class Notes:
    """What else is wanted of a game: big, so kept on request only."""

    moves: list[tuple[int, str, int, int]]  # seat, what it was asked, how many choices it had, its action
    things: list[tuple[int, str, str, int, int]]  # seat or -1, event, kind of thing, its number, times


@dataclass(frozen=True, slots=True)
class Result:
    """How one game went, seat by seat."""

    number: int
    decisions: int
    scores: list[int]
    lines: list[dict[str, int]]  # what the scores are made of
    wins: list[float]  # a win is 1, shared among the winners; alone, against the game's own opponent
    places: list[int] = field(default_factory=list)  # 1 is best
    asked: list[int] = field(default_factory=list)  # decisions of each seat
    notes: Notes | None = None


def derive(seed: int, *parts: object) -> int:
    """A seed of 128 bits that depends on all of these."""
    text = " ".join(str(part) for part in (seed, *parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "big")


@cache
def known(id: str) -> Game:
    """Looking for games of other packages takes longer than many a game."""
    return find(id)


def play(plan: Plan, number: int, records: Path | None = None, noted: bool = False) -> Result:
    game = known(plan.game)
    record = Record(game, plan.seats, derive(plan.seed, "deal", plan.deal(number)), plan.options)
    s = record.replay()
    bots = [
        levels.make(plan.bots[bot], game, seeded(derive(plan.seed, "bot", number, seat)))
        for seat, bot in enumerate(plan.seating(number))
    ]
    record.players = [Player("bot", plan.bots[bot]) for bot in plan.seating(number)]
    moves: list[tuple[int, str, int, int]] = []
    while s.actors:
        seat = s.actors[0]
        a = bots[seat].choose(Glimpse(s, seat))
        if noted:
            moves.append((seat, s.question(seat), len(s.choices(seat)), a))
        s.apply(seat, a)
        record.moves.append((seat, a))
    if records is not None:
        file = records / f"{game.id}-{number + 1:0{len(str(plan.games))}}.json"
        file.write_text(record.to_json() + "\n", encoding="utf-8")
    scores = s.scores()
    totals, lines = [score.total for score in scores], [dict(score.lines) for score in scores]
    asked = [sum(seat == one for one, _ in record.moves) for seat in range(plan.seats)]
    notes = Notes(moves, met(s)) if noted else None
    return Result(number, len(record.moves), totals, lines, s.returns(), s.places(), asked, notes)


def met(s: State) -> list[tuple[int, str, str, int, int]]:
    """What happened to things, and to whose: how often, in order of the first time; nobody's have seat -1.

    An argument named after a kind of thing is one of them; named so with an "s", and a list: several.
    """
    kinds = s.game.space.things
    found: Counter[tuple[int, str, str, int]] = Counter()
    for event in [] if s.log is None else s.log.events:
        seat = event.args.get("seat", NOBODY)
        if not isinstance(seat, int):
            continue
        for name, given in event.args.items():
            kind = name.removesuffix("s") if isinstance(given, list) else name
            if kind == "seat" or kind not in kinds:
                continue
            for thing in given if isinstance(given, list) else [given]:
                if isinstance(thing, int):
                    found[seat, event.name, kind, thing] += 1
    return [(*key, times) for key, times in found.items()]


def play_several(plan: Plan, numbers: list[int], records: Path | None, noted: bool = False) -> list[Result]:
    return [play(plan, number, records, noted) for number in numbers]
