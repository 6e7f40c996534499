"""A mind of Birds of a Feather by how far it looks."""

from __future__ import annotations

from voliere.bots.search.budget import Budget
from voliere.bots.search.ismcts import Ismcts, Setting
from voliere.core.game import Game
from voliere.core.glimpse import Bot, Maker
from voliere.core.rng import Rng
from voliere.games.feather.bots.knowledge import FeatherKnowledge


def mind(iterations: int) -> Maker:
    def make(game: Game, rng: Rng) -> Bot:
        return Ismcts(rng, Budget(iterations), FeatherKnowledge(), Setting())

    return make
