"""Several people playing a table to its end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.server.house import Line

import voliere

Choose = Callable[[Any], int]


def some_seats(game: str) -> int:
    """The smallest number of seats with somebody to hide from."""
    return next(n for n in voliere.game(game).seat_counts if n > 1)


def any_option(rng: random.Random) -> Choose:
    return lambda push: rng.choice(push["ask"]["options"])


def settle(lines: list[Line]) -> int:
    """Let everybody read up to the newest version."""
    newest: int = max(line.push["v"] for line in lines)
    for line in lines:
        line.until(lambda line=line: line.push["v"] >= newest)
    return newest


def turn(lines: list[Line], choose: Choose) -> bool:
    """One of those asked answers, and everybody sees it. False: nobody is asked any more."""
    settle(lines)
    asked = [line for line in lines if line.push["ask"]]
    if not asked:
        return False
    answer = asked[0].play(choose(asked[0].push))
    assert answer["t"] == "ack", answer
    for line in lines:
        line.until(lambda line=line: line.push["v"] >= answer["v"])
    return True


def finish(lines: list[Line], rng: random.Random) -> None:
    while turn(lines, any_option(rng)):
        pass
    assert all(line.push["phase"] == "over" for line in lines)
