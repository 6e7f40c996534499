"""Plays uniformly at random."""

from __future__ import annotations

from voliere.core.glimpse import Bot, Glimpse
from voliere.core.rng import Rng
from voliere.core.space import Action


class RandomBot(Bot):
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rng,)

    def choose(self, g: Glimpse) -> Action:
        options = g.choices()
        return options[int(self.rng.below(len(options)))]
