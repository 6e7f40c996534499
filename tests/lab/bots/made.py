"""Bots as somebody might bring them: `module:Class`."""

from __future__ import annotations

import time

from voliere import Bot, Game, Glimpse, Rng


class First(Bot):
    """Takes no argument."""

    def choose(self, g: Glimpse) -> int:
        return g.choices()[0]


class Chancy(Bot):
    """Takes the rng alone."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, g: Glimpse) -> int:
        choices = g.choices()
        return choices[int(self.rng.below(len(choices)))]


class Last(Bot):
    """Takes game and rng."""

    def __init__(self, game: Game, rng: Rng) -> None:
        assert game.id
        self.rng = rng

    def choose(self, g: Glimpse) -> int:
        return g.choices()[-1]


class Raises(First):
    def choose(self, g: Glimpse) -> int:
        raise RuntimeError("no idea")


class Sleeps(First):
    def choose(self, g: Glimpse) -> int:
        time.sleep(600)
        return 0


class Eats(First):
    def choose(self, g: Glimpse) -> int:
        return len([bytearray(b"x" * (1 << 24)) for _ in range(64)])


class Half(First):
    """Answers with what is no whole number."""

    def choose(self, g: Glimpse) -> int:
        return 0.5  # type: ignore[return-value]


class Peeks(First):
    """Looks where a bot must not look, and says so by its choice: the last one if it saw the truth."""

    seed = 7

    def choose(self, g: Glimpse) -> int:
        truth = g.game.new(g.seats, self.seed, g.options)
        return g.choices()[-1 if g._state.view(1 - g.seat) == truth.view(1 - g.seat) else 0]


def nobody(game: Game, rng: Rng) -> object:
    return game
