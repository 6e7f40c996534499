"""One game between bots. What happens depends on the plan and the game's number alone."""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True)
class Result:
    """How one game went, seat by seat."""

    number: int
    decisions: int
    scores: list[int]
    lines: list[dict[str, int]]  # what the scores are made of
    wins: list[float]  # a win is 1, shared among the winners; alone, against the game's own opponent


def derive(seed: int, *parts: object) -> int:
    """A seed of 128 bits that depends on all of these."""
    text = " ".join(str(part) for part in (seed, *parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "big")


@cache
def known(id: str) -> Game:
    """Looking for games of other packages takes longer than many a game."""
    return find(id)


def play(plan: Plan, number: int, records: Path | None = None) -> Result:
    game = known(plan.game)
    record = Record(game, plan.seats, derive(plan.seed, "deal", plan.deal(number)), plan.options)
    s = record.replay()
    bots = [
        levels.make(plan.bots[bot], game, seeded(derive(plan.seed, "bot", number, seat)))
        for seat, bot in enumerate(plan.seating(number))
    ]
    record.players = [Player("bot", plan.bots[bot]) for bot in plan.seating(number)]
    while s.actors:
        seat = s.actors[0]
        a = bots[seat].choose(Glimpse(s, seat))
        s.apply(seat, a)
        record.moves.append((seat, a))
    if records is not None:
        file = records / f"{game.id}-{number + 1:0{len(str(plan.games))}}.json"
        file.write_text(record.to_json() + "\n", encoding="utf-8")
    scores = s.scores()
    totals, lines = [score.total for score in scores], [dict(score.lines) for score in scores]
    return Result(number, len(record.moves), totals, lines, s.returns())


def play_several(plan: Plan, numbers: list[int], records: Path | None) -> list[Result]:
    return [play(plan, number, records) for number in numbers]
