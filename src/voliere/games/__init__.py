"""The catalogue: our games, found in this package, and others, by entry point "voliere.games".

A game is a package: module `game` holds its `Game`, and all else it brings lies beside it
(docs/writing-a-game.md). Nothing lists them. A pad is found in package `pad` of its game, is no game to
play, and so stands in no catalogue.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from voliere.core.game import Game, keep
from voliere.core.pad.pad import Pad, as_pad
from voliere.core.refused import Refused
from voliere.plugins import Plugin, beside, exists, warn

NEEDED = ("id", "title", "versions", "seat_counts", "minutes", "options", "space", "events", "score_lines")


def in_order(games: list[Game]) -> list[Game]:
    return sorted(games, key=lambda game: (game.place, game.id))


@cache
def own() -> list[Game]:
    """The games of this package."""
    packages = [f"{__name__}.{found.name}" for found in iter_modules(__path__) if found.ispkg]
    return in_order([keep(game_in(package)()) for package in packages])


def game_in(package: str) -> type[Game]:
    """The one `Game` that a package's module `game` defines."""
    module = import_module(f"{package}.game")
    [found] = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Game) and kind.__module__ == module.__name__
    ]
    return found


@cache
def guests() -> list[Game]:
    """The games of packages that are installed beside us; what does not work is left out, with a warning."""
    found: dict[str, Game] = {game.id: game for game in own()}
    for plugin in beside("voliere.games"):
        game = game_of(plugin)
        if game is not None and game.id in found:
            warn(plugin, f"there is a game '{game.id}' already")
        elif game is not None:
            found[game.id] = game
    return in_order([game for game in found.values() if game not in own()])


def game_of(plugin: Plugin) -> Game | None:
    try:
        game = plugin.offered()
        if not isinstance(game, Game):
            raise TypeError("it is not a Game")
        keep(game)
        lacking = [name for name in NEEDED if not hasattr(game, name)]
        if lacking:
            raise TypeError("it does not say " + ", ".join(lacking))
        if not hasattr(sys.modules.get(game.package), "__path__"):
            raise TypeError(f"a game is a package with all it brings, and {game.package} is one module")
    except Exception as no:  # whatever a stranger's code may do, our games are played
        warn(plugin, str(no) or type(no).__name__)
        return None
    return game


@cache
def catalogue() -> dict[str, Game]:
    """Every game by its id, ours first.

    >>> catalogue()["whats-up"].title
    "What's Up"
    """
    return {game.id: game for game in [*own(), *guests()]}


@cache
def pads() -> dict[str, Pad]:
    """The pads that games bring, by their ids, in the order of the games.

    >>> list(pads())[0], pads()["feather-pad"].pad_of
    ('whats-up-pad', 'feather')
    """
    found = [pad_of(game) for game in catalogue().values()]
    return {pad.id: pad for pad in found if pad is not None}


def pad_of(game: Game) -> Pad | None:
    package = f"{game.package}.pad"
    try:
        if not exists(package):
            return None
        pad = as_pad(keep(game_in(package)()))
        if pad is None or pad.parent is not game:
            raise TypeError("it is not a pad of that game")
    except Exception as no:  # whatever a stranger's code may do
        if game in own():
            raise
        warn(Plugin("voliere.games", game.id, package, None), str(no) or type(no).__name__)
        return None
    return pad


def all_known() -> dict[str, Game]:
    """Whatever a table or a record can be of: games, then pads."""
    return {**catalogue(), **pads()}


def find(id: str) -> Game:
    """A game or a pad by its id."""
    games = catalogue()
    if id in games:
        return games[id]
    if id in pads():
        return pads()[id]
    known = ", ".join(games)
    raise Refused("no-game", {"game": id, "known": known}, f"no game '{id}': there are {known}")


def played(id: str) -> Game:
    """A game by its id, for whoever wants to play it here: a pad is not played."""
    game = find(id)
    if game.pad_of:
        raise Refused(
            "pad-not-played",
            {"game": id, "played": game.pad_of},
            f"{id} is kept at a table of the server, beside the box; to play, say {game.pad_of}",
        )
    return game
