"""Minds of Birds of a Feather: a tree of what a seat knows, and, for the strongest, rollouts."""

from __future__ import annotations

from typing import Final

from voliere.bots.search.budget import Budget
from voliere.bots.search.ismcts import Ismcts, Setting
from voliere.bots.search.rollouts import Rollouts
from voliere.core.game import Game
from voliere.core.glimpse import Bot, Glimpse, Maker
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.games.feather.bots.knowledge import FeatherKnowledge
from voliere.games.feather.bots.watching import Watching
from voliere.games.feather.components import DISCARD, PLAY

ROUNDS: Final = 1  # that a rollout lasts after the present one


class Watcher(Bot):
    """Plays every card on in shared worlds, drops the worse half, and so on.

    What was learned judges whole hands: drafts and migrations are left to the tree.
    """

    def __init__(self, rng: Rng, budget: Budget) -> None:
        self.rng = rng
        self.budget = budget
        self.search = Rollouts(Watching(rng, ROUNDS), rng, budget)
        self.tree = Ismcts(rng, budget, FeatherKnowledge(), Setting())

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rng, self.budget)

    def choose(self, g: Glimpse) -> Action:
        options = g.choices()
        if len(options) == 1:
            return options[0]
        # The budget may have been changed since.
        if options[0] in PLAY or options[0] in DISCARD:
            self.search.budget = self.budget
            return self.search.choose(g, options)
        self.tree.budget = self.budget
        return self.tree.choose(g)


def mind(iterations: int) -> Maker:
    def make(game: Game, rng: Rng) -> Bot:
        return Ismcts(rng, Budget(iterations), FeatherKnowledge(), Setting())

    return make


def watcher(rollouts: int) -> Maker:
    def make(game: Game, rng: Rng) -> Bot:
        return Watcher(rng, Budget(rollouts))

    return make
