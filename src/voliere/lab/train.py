"""Trainings: games of self-play one after the other, written down now and then, gone on with later."""

from __future__ import annotations

import json
import time
from collections.abc import Generator, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from voliere.bots.search.training import Training
from voliere.core.game import Game
from voliere.core.refused import Refused
from voliere.games import catalogue
from voliere.lab.match import known
from voliere.lab.run import unfinished
from voliere.lab.shard import WHOLE, Shard, read_shard
from voliere.lab.spread import Crew, spread
from voliere.plugins import exists

KEEP_SECONDS = 5.0  # of work that may be lost


def training_of(game: Game) -> Training:
    """What a game can learn; a game without is refused."""
    made = training_in(game)
    if made is None:
        known = ", ".join(other.id for other in catalogue().values() if training_in(other) is not None)
        raise Refused(
            "no-training", {"title": game.title, "known": known}, f"{game.title} learns nothing: {known} do"
        )
    return made


def training_in(game: Game) -> Training | None:
    name = f"{game.package}.bots"
    if not exists(f"{name}.training"):
        return None
    made = import_module(f"{name}.training").TRAINING
    assert isinstance(made, Training)
    return made


class Course:
    """One training: so many games from a seed on, into a file; `part` beside it is what was done so far.

    Where games only add to the tallies, a shard plays some of them, and its part stays for `voliere merge`.
    """

    def __init__(self, game: Game, games: int, seed: int, out: Path, shard: Shard = WHOLE) -> None:
        self.game = game
        self.training = training_of(game)
        self.games = games
        self.seed = seed
        self.out = out
        self.shard = shard
        self.part = out.with_name(f"{out.name}.part" if shard == WHOLE else f"{out.name}.{shard.name}")
        self.numbers = [number for number in range(games) if shard.holds(number)]
        self.done = 0  # of `numbers`, from the first on
        self.tallies = self.training.begin()
        if shard != WHOLE:
            self.must_add()

    def must_add(self) -> None:
        if not self.training.adds():
            raise Refused(
                "training-in-turn",
                {"title": self.game.title},
                f"{self.game.title} learns from one game to the next: nobody else can play some of them",
            )

    def resume(self) -> None:
        """Go on where it was stopped; what was kept must be of this very training."""
        if not self.part.exists():
            return
        kept = read_part(self.part)
        same = kept is not None and all(kept.get(key) == value for key, value in self.facts().items())
        if kept is None or not same or len(kept["tallies"]) != len(self.tallies):
            raise Refused(
                "training-other",
                {"file": str(self.part)},
                f"{self.part} is not of this game and seed: name another --out, or remove it",
            )
        self.tallies, self.done = kept["tallies"], kept["done"]

    def run(self, jobs: int | Crew = 1) -> Generator[int, None, None]:
        """Play; gives the number of games done, now and then. However it ends, what was done is kept."""
        kept = time.monotonic()
        try:
            for done in self.alone() if jobs == 1 else self.shared(jobs):
                self.done = done
                if time.monotonic() - kept > KEEP_SECONDS:
                    self.keep()
                    kept = time.monotonic()
                yield done
        finally:
            self.keep()

    def alone(self) -> Iterator[int]:
        for at in range(self.done, len(self.numbers)):
            self.training.play(self.seed + self.numbers[at], self.tallies)
            yield at + 1

    def shared(self, jobs: int | Crew) -> Iterator[int]:
        """In batches that come as they please; what is kept is always the games up to one of them."""
        self.must_add()
        left = self.numbers[self.done :]
        work = spread(partial(tally, self.game.id, self.seed), left, jobs)
        early: dict[int, Batch] = {}
        done = self.done
        try:
            for batches in work:
                early.update((batch.numbers[0], batch) for batch in batches)
                while done < len(self.numbers) and self.numbers[done] in early:
                    batch = early.pop(self.numbers[done])
                    self.tallies = [a + b for a, b in zip(self.tallies, batch.tallies, strict=True)]
                    done += len(batch.numbers)
                    yield done
        finally:
            work.close()

    def facts(self) -> dict[str, object]:
        """A training can be gone on with for more games; a shard knows of how many it is a part."""
        of: dict[str, object] = {"game": self.game.id, "seed": self.seed}
        return of if self.shard == WHOLE else {**of, "games": self.games, "shard": str(self.shard)}

    def keep(self) -> None:
        kept = {**self.facts(), "done": self.done, "tallies": self.tallies}
        beside = self.part.with_name(self.part.name + ".new")
        beside.write_text(json.dumps(kept), encoding="utf-8")
        beside.replace(self.part)

    def write(self) -> None:
        """The file that the game reads, with the command that made it."""
        numbers = self.training.learned(self.tallies)
        lines = [f"# voliere train {self.game.id} --games {self.games} --seed {self.seed}"]
        lines += [" ".join(str(n) for n in numbers[k : k + 22]) for k in range(0, len(numbers), 22)]
        self.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
        self.part.unlink(missing_ok=True)


class Batch(NamedTuple):
    numbers: list[int]
    tallies: list[int]


def tally(game: str, seed: int, numbers: list[int]) -> list[Batch]:
    """What some games add to the tallies."""
    training = training_of(known(game))
    tallies = [0] * len(training.begin())
    for number in numbers:
        training.play(seed + number, tallies)
    return [Batch(numbers, tallies)]


def read_part(file: Path) -> dict[str, Any] | None:
    """What a training has kept; None: it is something else."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        kept["tallies"] = [int(n) for n in kept["tallies"]]
        kept["done"] = int(kept["done"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return dict(kept)


def gather(files: list[Path], out: Path) -> Course:
    """Write what all shards of a training have learned together."""
    parts = []
    for file in files:
        kept = read_part(file)
        if kept is None or "shard" not in kept:
            raise Refused("no-run", {"folder": str(file)}, f"{file} holds no shards to merge")
        parts.append(kept)
    first = parts[0]
    whole = Course(known(first["game"]), first["games"], first["seed"], out)
    for file, kept in zip(files, parts, strict=True):
        if any(kept[key] != first[key] for key in ("game", "seed", "games")):
            raise Refused(
                "shards-differ", {"file": str(file)}, f"{file} is not of the same work as {files[0]}"
            )
    of = {kept["shard"]: kept for kept in parts}
    shards = [Shard(k + 1, read_shard(first["shard"]).of) for k in range(read_shard(first["shard"]).of)]
    there = sum(of[str(shard)]["done"] for shard in shards if str(shard) in of)
    if there < whole.games:
        raise unfinished(whole.games - there, whole.games)
    for shard in shards:
        whole.tallies = [a + b for a, b in zip(whole.tallies, of[str(shard)]["tallies"], strict=True)]
    whole.write()
    return whole
