"""A mind of Piafs by how far it looks."""

from __future__ import annotations

from voliere.bots.search.budget import Budget
from voliere.bots.search.ismcts import Ismcts, Setting
from voliere.core.game import Game
from voliere.core.glimpse import Bot, Maker
from voliere.core.rng import Rng
from voliere.games.piafs.bots.knowledge import PiafsKnowledge


def mind(iterations: int) -> Maker:
    def make(game: Game, rng: Rng) -> Bot:
        return Ismcts(rng, Budget(iterations), PiafsKnowledge(), Setting())

    return make
