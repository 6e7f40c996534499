"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from voliere.bots.chance import RandomBot
from voliere.bots.feather import FeatherBot
from voliere.bots.greedy import Evaluation, GreedyBot
from voliere.bots.piafs import PiafsEvaluation
from voliere.bots.wingspan import WingspanBot
from voliere.core.game import Bot, Game
from voliere.core.refused import Refused
from voliere.core.rng import Rng

NAMES = ["random", "greedy"]

# What a position is worth, for games where the points so far say too little.
EVALUATIONS: dict[str, Evaluation] = {
    "piafs": PiafsEvaluation(),
}

# Greedy players of games where one action ahead shows nothing yet.
GREEDY: dict[str, Callable[[Rng], Bot]] = {
    "feather": FeatherBot,
    "wingspan": WingspanBot,
}


def fill(named: list[str], seats: int) -> list[str]:
    """Bots for so many seats: a list that is too short begins again.

    >>> fill(["greedy", "random"], 3)
    ['greedy', 'random', 'greedy']
    """
    return [named[k % len(named)] for k in range(seats)] if 0 < len(named) < seats else named


def make(name: str, game: Game, rng: Rng) -> Bot:
    """A bot by name, for a game."""
    if name == "random":
        return RandomBot(rng)
    if name == "greedy" and game.id in GREEDY:
        return GREEDY[game.id](rng)
    if name == "greedy":
        return GreedyBot(rng, EVALUATIONS.get(game.id, Evaluation()))
    known = ", ".join(NAMES)
    raise Refused("no-bot", {"bot": name, "known": known}, f"no bot '{name}': there are {known}")
