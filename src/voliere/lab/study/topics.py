"""What of a game is worth a table of its own: as the game says in its module `topics`.

A game that says nothing gets one for each event that names a thing.
"""

from __future__ import annotations

from importlib import import_module

from voliere.core.game import Game
from voliere.core.topic import Topic
from voliere.games import own
from voliere.plugins import Plugin, exists, warn


def brought(game: Game) -> list[Topic]:
    """
    >>> import voliere
    >>> brought(voliere.game("whats-up"))
    [Topic(id='taken', event='took', kind='face')]
    """
    name = f"{game.package}.topics"
    try:
        return list(import_module(name).TOPICS) if exists(name) else []
    except Exception as no:  # whatever a stranger's code may do
        if game in own():
            raise
        warn(Plugin("voliere.games", game.id, name, None), str(no) or type(no).__name__)
        return []


def topics(game: Game, met: list[tuple[str, str]]) -> list[Topic]:
    """Those of a game; of one that has none, all events and kinds that were met."""
    return brought(game) or [Topic("other", event, kind) for event, kind in sorted(set(met))]
