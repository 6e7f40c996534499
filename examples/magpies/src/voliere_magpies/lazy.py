"""A player of every game, offered by entry point: it takes the first thing it may."""

from __future__ import annotations

from voliere.core.game import Game
from voliere.core.glimpse import Bot, Glimpse
from voliere.core.rng import Rng
from voliere.core.space import Action


class Lazy(Bot):
    def choose(self, g: Glimpse) -> Action:
        return g.choices()[0]


def lazy(game: Game, rng: Rng) -> Bot:
    return Lazy()
