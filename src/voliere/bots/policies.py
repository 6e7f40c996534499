"""How a game is played on in thought: by its own `Policy`, where it brings one.

It stands as `POLICY` in module `bots` of the game's package, beside its `BOTS`.
"""

from __future__ import annotations

from importlib import import_module

from voliere.bots.rollout import Policy
from voliere.core.game import Game
from voliere.plugins import exists


def policy(game: Game) -> Policy:
    """A game's own way to play on quickly; at random where it has none."""
    name = f"{game.package}.bots"
    if not exists(name):
        return Policy()
    made = getattr(import_module(name), "POLICY", Policy)()
    assert isinstance(made, Policy)
    return made
