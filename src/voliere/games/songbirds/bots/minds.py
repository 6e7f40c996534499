"""A mind of Songbirds by how far it looks, how it plays on in thought, and the end it works out."""

from __future__ import annotations

from voliere.bots.search.budget import Budget
from voliere.bots.search.ismcts import Ismcts, Setting
from voliere.core.game import Game
from voliere.core.glimpse import Bot, Maker
from voliere.core.rng import Rng
from voliere.games.songbirds.bots.knowledge import SongbirdsKnowledge


def mind(iterations: int, tries: int, exact: int, prior: float = 0.0) -> Maker:
    def make(game: Game, rng: Rng) -> Bot:
        knowledge = SongbirdsKnowledge(20.0, tries, exact)
        return Ismcts(rng, Budget(iterations), knowledge, Setting(prior=prior))

    return make
