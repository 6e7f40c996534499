"""The bots there are, by name."""

from __future__ import annotations

from voliere.bots.chance import RandomBot
from voliere.bots.greedy import Evaluation, GreedyBot
from voliere.core.game import Bot, Game
from voliere.core.refused import Refused
from voliere.core.rng import Rng

NAMES = ["random", "greedy"]

# What a position is worth, for games where the points so far say too little.
EVALUATIONS: dict[str, Evaluation] = {}


def make(name: str, game: Game, rng: Rng) -> Bot:
    """A bot by name, for a game."""
    if name == "random":
        return RandomBot(rng)
    if name == "greedy":
        return GreedyBot(rng, EVALUATIONS.get(game.id, Evaluation()))
    known = ", ".join(NAMES)
    raise Refused("no-bot", {"bot": name, "known": known}, f"no bot '{name}': there are {known}")
