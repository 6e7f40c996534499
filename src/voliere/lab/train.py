"""Trainings: games of self-play one after the other, written down now and then, gone on with later."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from voliere.bots.search.training import Training
from voliere.core.game import Game
from voliere.core.refused import Refused
from voliere.games import catalogue

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
    if find_spec(name) is None or getattr(import_module(name), "__path__", None) is None:
        return None
    if find_spec(f"{name}.training") is None:
        return None
    made = import_module(f"{name}.training").TRAINING
    assert isinstance(made, Training)
    return made


class Course:
    """One training: so many games from a seed on, into a file; `part` beside it is what was done so far."""

    def __init__(self, game: Game, games: int, seed: int, out: Path) -> None:
        self.game = game
        self.training = training_of(game)
        self.games = games
        self.seed = seed
        self.out = out
        self.part = out.with_name(out.name + ".part")
        self.done = 0
        self.tallies = self.training.begin()

    def resume(self) -> None:
        """Go on where it was stopped; what was kept must be of this very training."""
        if not self.part.exists():
            return
        try:
            kept = json.loads(self.part.read_text(encoding="utf-8"))
            same = kept["game"] == self.game.id and kept["seed"] == self.seed
            tallies = [int(n) for n in kept["tallies"]]
            done = int(kept["done"])
        except (OSError, ValueError, KeyError, TypeError):
            same, tallies, done = False, [], 0
        if not same or len(tallies) != len(self.tallies):
            raise Refused(
                "training-other",
                {"file": str(self.part)},
                f"{self.part} is not of this game and seed: name another --out, or remove it",
            )
        self.tallies, self.done = tallies, done

    def run(self) -> Iterator[int]:
        """Play; gives the number of games done after each. However it ends, what was done is kept."""
        kept = time.monotonic()
        try:
            while self.done < self.games:
                self.training.play(self.seed + self.done, self.tallies)
                self.done += 1
                if time.monotonic() - kept > KEEP_SECONDS:
                    self.keep()
                    kept = time.monotonic()
                yield self.done
        finally:
            self.keep()

    def keep(self) -> None:
        facts = {"game": self.game.id, "seed": self.seed, "done": self.done, "tallies": self.tallies}
        beside = self.part.with_name(self.part.name + ".new")
        beside.write_text(json.dumps(facts), encoding="utf-8")
        beside.replace(self.part)

    def write(self) -> None:
        """The file that the game reads, with the command that made it."""
        numbers = self.training.learned(self.tallies)
        lines = [f"# voliere train {self.game.id} --games {self.games} --seed {self.seed}"]
        lines += [" ".join(str(n) for n in numbers[k : k + 22]) for k in range(0, len(numbers), 22)]
        self.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
        self.part.unlink(missing_ok=True)
