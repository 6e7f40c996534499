"""Every table the laws are tried on: each game, each seat count, every pair of option values.

Older versions of the rules are tried at each seat count, with the usual options.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, product

import voliere
from voliere.core.game import Game
from voliere.core.options import Options, Value
from voliere.core.refused import Refused


@dataclass(frozen=True)
class Table:
    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    version: int

    def new(self, seed: int) -> voliere.State:
        return self.rules.new(self.seats, seed, dict(self.options), self.version)

    @property
    def rules(self) -> Game:
        return voliere.game(self.game)

    def __str__(self) -> str:
        said = [f"{k}={v}" for k, v in self.options]
        said += [f"rules={self.version}"] if self.version != self.rules.version else []
        return " ".join([self.game, str(self.seats), *said])


def valid(game: Game, seats: int) -> list[Options]:
    """Every allowed combination of option values at a seat count."""
    ids = [option.id for option in game.options]
    found: list[Options] = []
    for values in product(*[option.values() for option in game.options]):
        try:
            complete = game.check(seats, dict(zip(ids, values, strict=True)))
        except Refused:
            continue
        if complete not in found:
            found.append(complete)
    return found


def pairs(options: Options) -> set[frozenset[tuple[str, Value]]]:
    items = list(options.items())
    return {frozenset(pair) for pair in combinations(items, 2)} or {frozenset(items)}


def covering(game: Game, seats: int) -> list[Options]:
    """Few combinations in which every allowed pair of values occurs."""
    left = valid(game, seats)
    todo = set().union(*[pairs(o) for o in left]) if left else set()
    found: list[Options] = []
    while todo:
        best = max(left, key=lambda o: len(pairs(o) & todo))
        found.append(best)
        todo -= pairs(best)
        left.remove(best)
    return found or left


def told(game: Game, options: Options) -> tuple[tuple[str, Value], ...]:
    """Only what differs from the defaults, so that a table's name stays short."""
    usual = {option.id: option.default for option in game.options}
    return tuple((k, v) for k, v in options.items() if v != usual[k])


TABLES = [
    Table(game.id, seats, told(game, options), version.number)
    for game in voliere.catalogue().values()
    for version in reversed(game.versions)
    for seats in game.seat_counts
    for options in (covering(game, seats) if version.number == game.version else [game.check(seats, {})])
]
