"""Where every card is: a function per game from the true table to the multiset of its cards.

Each game registers its own in `tests/conformance/<game>.py`; the law demands one for every game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Any

import voliere
from voliere.games import guests

Facts = dict[str, Any]


def census_of(game: str) -> Callable[[Facts], Counter[str]]:
    """The multiset of everything that must be conserved, at any moment of a game."""
    found: Callable[[Facts], Counter[str]] = module_of(game).census
    return found


def recount_of(game: str) -> Callable[[Facts, int, dict[str, Any]], list[int]]:
    """The final totals, counted from the final table alone and without the game's own code."""
    found: Callable[[Facts, int, dict[str, Any]], list[int]] = module_of(game).recount
    return found


def module_of(game: str) -> Any:
    """Ours stand beside this file; a game from elsewhere brings its own, as module `laws` of its package."""
    if voliere.game(game) in guests():
        return import_module(f"{voliere.game(game).package}.laws")
    return import_module(f"tests.conformance.{game.replace('-', '_')}")
