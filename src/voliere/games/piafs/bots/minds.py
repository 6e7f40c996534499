"""Minds of Piafs by how far they look: a tree of what a seat knows, and, for the strongest, rollouts."""

from __future__ import annotations

from typing import Final

from voliere.bots.search.budget import Budget
from voliere.bots.search.ismcts import Ismcts, Setting
from voliere.bots.search.rollouts import Rollouts
from voliere.core.game import Game
from voliere.core.glimpse import Bot, Glimpse, Maker
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.games.piafs.bots.feeding import Feeding
from voliere.games.piafs.bots.knowledge import PiafsKnowledge

TURNS: Final = 4  # that a rollout lasts


class Feeder(Bot):
    """Plays every option on in shared worlds, drops the worse half, and so on."""

    def __init__(self, rng: Rng, budget: Budget) -> None:
        self.rng = rng
        self.budget = budget
        self.search = Rollouts(Feeding(rng, TURNS), rng, budget)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rng, self.budget)

    def choose(self, g: Glimpse) -> Action:
        options = g.choices()
        if len(options) == 1:
            return options[0]
        self.search.budget = self.budget  # it may have been changed since
        return self.search.choose(g, options)


def mind(iterations: int) -> Maker:
    def make(game: Game, rng: Rng) -> Bot:
        return Ismcts(rng, Budget(iterations), PiafsKnowledge(), Setting())

    return make


def feeder(rollouts: int) -> Maker:
    def make(game: Game, rng: Rng) -> Bot:
        return Feeder(rng, Budget(rollouts))

    return make
