"""Who meets whom on which cards. A game is a number: all of a deal's games, then those of the next deal."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import combinations
from typing import Any

from voliere.bots import levels
from voliere.core.game import Game
from voliere.core.options import Options
from voliere.core.refused import Refused
from voliere.lab.arena.entrants import Entrant, enter
from voliere.lab.match import known


@dataclass(frozen=True)
class Limits:
    """What a decision may take."""

    seconds: float = 5.0
    memory: int = 1024  # MB, of the process a guest thinks in


@dataclass(frozen=True)
class Contest:
    game: str
    rules: int
    seats: int
    options: Options
    bots: tuple[Entrant, ...]  # each once
    tables: tuple[tuple[int, ...], ...]  # who sits together, as numbers of `bots`, before any rotation
    seed: int
    limits: Limits = Limits()

    @cached_property
    def seatings(self) -> list[tuple[int, ...]]:
        """The games of one deal: every table in all its rotations, those that look the same once."""
        turned = [table[k:] + table[:k] for table in self.tables for k in range(self.seats)]
        return list(dict.fromkeys(turned))

    @property
    def labels(self) -> list[str]:
        return [bot.label for bot in self.bots]

    def deal(self, number: int) -> int:
        return number // len(self.seatings)

    def seating(self, number: int) -> tuple[int, ...]:
        return self.seatings[number % len(self.seatings)]

    def facts(self) -> dict[str, object]:
        """All that decides how its games go, as JSON."""
        return {
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "bots": {bot.label: bot.spec for bot in self.bots},
            "tables": [list(table) for table in self.tables],
            "seed": f"{self.seed:032x}",
            "seconds": self.limits.seconds,
            "memory": self.limits.memory,
        }

    @property
    def name(self) -> str:
        """The game and a few letters that differ from contest to contest."""
        text = json.dumps(self.facts(), sort_keys=True)
        return f"{self.game}-{blake2b(text.encode(), digest_size=4).hexdigest()}"


def reopened(facts: dict[str, Any]) -> Contest:
    """From its `facts`, as they were written; whatever is wrong with them raises ValueError."""
    try:
        game = known(facts["game"])
        bots = tuple(enter(f"{label}={spec}", game) for label, spec in facts["bots"].items())
        return Contest(
            game.id,
            facts["rules"],
            facts["seats"],
            game.check(facts["seats"], facts["options"]),
            bots,
            tuple(tuple(table) for table in facts["tables"]),
            int(facts["seed"], 16),
            Limits(facts["seconds"], facts["memory"]),
        )
    except (AttributeError, KeyError, TypeError) as no:
        raise ValueError("not a contest") from no


def draw_up(
    game: Game,
    seats: int,
    given: dict[str, object],
    bots: list[Entrant],
    seed: int,
    limits: Limits = Limits(),  # noqa: B008  # it never changes
) -> Contest:
    """A contest of these bots; refuses what cannot be one."""
    options = game.check(seats, given)
    each = tuple(dict.fromkeys(bots))
    for label in [bot.label for bot in each]:
        if sum(bot.label == label for bot in each) > 1:
            raise Refused("bot-label", {"bot": label}, f"two different bots are called '{label}'")
    numbers = [each.index(bot) for bot in bots]
    if len(each) < min(2, seats):
        raise Refused(
            "too-few-bots", {"given": len(each)}, f"a contest needs two bots or more, not {len(each)}"
        )
    if len(numbers) > seats:
        if len(each) < len(bots):
            twice = next(bot.label for bot in bots if bots.count(bot) > 1)
            raise Refused("bot-twice", {"bot": twice}, f"'{twice}' is named twice, with more bots than seats")
        tables = list(combinations(numbers, seats))
    else:
        filled = levels.fill([str(n) for n in numbers], seats)
        tables = [tuple(int(n) for n in filled)]
    return Contest(game.id, game.version, seats, options, each, tuple(tables), seed, limits)
