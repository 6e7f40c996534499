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


def settle(lines: list[Line]) -> None:
    """Let everybody read up to the newest version."""
    for line in lines:
        line.catch_up()


def turn(lines: list[Line], choose: Choose) -> bool:
    """One of those asked answers, and everybody sees it. False: nobody is asked any more."""
    settle(lines)
    asked = [line for line in lines if line.push["ask"]]
    if not asked:
        return False
    answer = asked[0].play(choose(asked[0].push))
    assert answer["t"] == "ack", answer
    asked[0].until(lambda: asked[0].push["v"] >= answer["v"])
    settle(lines)
    return True


def finish(lines: list[Line], rng: random.Random) -> None:
    while turn(lines, any_option(rng)):
        pass
    assert all(line.push["phase"] == "over" for line in lines)
