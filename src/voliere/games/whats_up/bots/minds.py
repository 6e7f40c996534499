"""A mind of What's Up by how far it looks, and how many backs it remembers."""

from __future__ import annotations

from typing import Final

from voliere.bots.search.budget import Budget
from voliere.bots.search.ismcts import Ismcts, Setting
from voliere.core.game import Game
from voliere.core.glimpse import Bot, Maker
from voliere.core.rng import Rng
from voliere.games.whats_up.bots.knowledge import ALL, WhatsUpKnowledge
from voliere.games.whats_up.bots.seer import Seer

SHARE: Final = 6  # descents in one world: a new one takes longer than a descent


def mind(iterations: int, memory: int) -> Maker:
    def make(game: Game, rng: Rng) -> Bot:
        return Ismcts(rng, Budget(iterations), WhatsUpKnowledge(8.0, memory), Setting(share=SHARE))

    return make


def seer(iterations: int) -> Maker:
    def make(game: Game, rng: Rng) -> Bot:
        return Seer(rng, Budget(iterations), WhatsUpKnowledge(8.0, ALL), Setting(share=SHARE))

    return make
