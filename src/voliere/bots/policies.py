"""How each game is played on in thought, by the game's name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from voliere.bots.rollout import Policy
from voliere.bots.wingspan_policy import Habits

POLICIES: Final[dict[str, Callable[[], Policy]]] = {"wingspan": Habits}


def policy(game: str) -> Policy:
    """A game's own way to play on quickly; at random where it has none."""
    return POLICIES.get(game, Policy)()
