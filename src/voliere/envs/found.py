"""What the seats of a game read as numbers: module `senses` of its package says it (core/senses.py)."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from voliere.core.game import Game
from voliere.core.options import Options
from voliere.core.refused import Refused
from voliere.core.senses import Place, Sense, Senses
from voliere.games import catalogue
from voliere.plugins import exists


def observed() -> list[Game]:
    """The games that say what their seats read; one from elsewhere may not."""
    return [game for game in catalogue().values() if exists(f"{game.package}.senses")]


def senses_of(game: Game, seats: int, options: Options) -> Senses:
    """All that a seat of a game reads, in order."""
    name = f"{game.package}.senses"
    if not exists(name):
        raise Refused("no-senses", {"game": game.id}, f"{game.id} has no module `senses`: nothing to observe")
    own: list[Sense[Any]] = import_module(name).senses(seats, options)
    return Senses([Place(seats), *own])
