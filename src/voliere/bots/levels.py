"""The bots there are, by name: those of every game, a game's own, and those installed beside us.

A game's own stand in `BOTS` of module `bots` of its package; its "greedy" takes the place of ours. Others
come by entry point "voliere.bots": a name and a callable that is given the game and an Rng.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Final

from voliere.bots.chance import RandomBot
from voliere.bots.greedy import Evaluation, GreedyBot
from voliere.bots.ladder import LEVELS
from voliere.core.game import Game
from voliere.core.glimpse import Bot, Maker
from voliere.core.refused import Refused
from voliere.core.rng import Rng
from voliere.plugins import Plugin, beside, exists, warn

LAB: Final = ("random", "greedy")  # of every game: yardsticks more than company


def at_random(game: Game, rng: Rng) -> Bot:
    return RandomBot(rng)


def greedy(game: Game, rng: Rng) -> Bot:
    return GreedyBot(rng, Evaluation())


def own(game: Game) -> dict[str, Maker]:
    """The bots that a game brings."""
    name = f"{game.package}.bots"
    if not exists(name):
        return {}
    try:
        found: dict[str, Maker] = import_module(name).BOTS
    except Exception as no:  # whatever a stranger's code may do
        if game.package.startswith("voliere."):
            raise
        warn(Plugin("voliere.games", game.id, name, None), str(no) or type(no).__name__)
        return {}
    return found


@cache
def guests() -> dict[str, Plugin]:
    """The bots installed beside us, by name."""
    found: dict[str, Plugin] = {}
    for plugin in beside("voliere.bots"):
        if plugin.name in found or plugin.name in LAB + LEVELS:
            warn(plugin, f"there is a bot '{plugin.name}' already")
        elif not callable(plugin.offered):
            warn(plugin, "it cannot be called with a game and an Rng")
        else:
            found[plugin.name] = plugin
    return found


def plays(maker: object, game: Game) -> bool:
    """A bot that is not for every game has a list `plays` of their ids."""
    listed: object = getattr(maker, "plays", None)
    return not isinstance(listed, (list, tuple, set, frozenset)) or game.id in listed


@cache
def makers(game: Game) -> dict[str, Maker]:
    """Who can play a game, by name; nobody plays on a pad."""
    if game.pad_of:
        return {}
    common: dict[str, Maker] = {"random": at_random, "greedy": greedy}
    others: dict[str, Maker] = {
        name: plugin.offered for name, plugin in guests().items() if plays(plugin.offered, game)
    }
    return {**common, **others, **own(game)}


def ladder(game: Game) -> list[str]:
    """The levels a game has, weakest first; none, unless it has all five."""
    known = makers(game)
    return [*LEVELS] if all(level in known for level in LEVELS) else []


def names(game: Game) -> list[str]:
    """The bots of a game: its levels, others, those of the lab; without levels, the plainest first."""
    known = [*makers(game)]
    rungs = ladder(game)
    if not rungs:
        return known
    others = [name for name in known if name not in rungs and name not in LAB]
    return [*rungs, *others, *LAB]


def usual(game: Game) -> str:
    """Whom one meets unless one chooses: the second level, else the greedy one."""
    rungs = ladder(game)
    return rungs[1] if rungs else "greedy"


def fill(named: list[str], seats: int) -> list[str]:
    """Bots for so many seats: a list that is too short begins again.

    >>> fill(["greedy", "random"], 3)
    ['greedy', 'random', 'greedy']
    """
    return [named[k % len(named)] for k in range(seats)] if 0 < len(named) < seats else named


def make(name: str, game: Game, rng: Rng) -> Bot:
    """A bot by name, for a game."""
    known = makers(game)
    if name not in known:
        listed = ", ".join(known)
        raise Refused("no-bot", {"bot": name, "known": listed}, f"no bot '{name}': there are {listed}")
    if name not in guests():
        return known[name](game, rng)
    return invited(name, known[name], game, rng)


def invited(name: str, maker: Callable[[Game, Rng], object], game: Game, rng: Rng) -> Bot:
    """A bot of somebody else's making; if it cannot be made, that is said in one line."""
    why = "what it offers is not a Bot"
    try:
        bot = maker(game, rng)
        if isinstance(bot, Bot):
            return bot
    except Refused:
        raise
    except Exception as no:  # whatever a stranger's code may do
        why = " ".join(str(no).split()) or type(no).__name__
    raise Refused("bot-broken", {"bot": name, "why": why}, f"bot '{name}' cannot play: {why}")
