"""Several people playing a table to its end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.server.house import Line

import voliere

IDLE = 1_000  # looks at a table where nothing happens

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
    idle = 0
    while not all(line.push["phase"] == "over" for line in lines):
        # Nobody is asked yet where another process has not heard of the last move.
        idle = 0 if turn(lines, any_option(rng)) else idle + 1
        assert idle < IDLE, "nobody is asked, and the game is not over"
