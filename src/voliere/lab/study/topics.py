"""What of a game is worth a table of its own: what happens to which kind of things.

A topic is an event and a kind of thing it names. A game from elsewhere gets one for each event that names
a thing.
"""

from __future__ import annotations

from typing import NamedTuple

from voliere.core.game import Game


class Topic(NamedTuple):
    id: str  # `study-topic-ID` is its title
    event: str
    kind: str


TOPICS: dict[str, list[Topic]] = {
    "whats-up": [Topic("taken", "took", "face")],
    "songbirds": [Topic("placed", "placed", "card"), Topic("favourite", "revealed", "card")],
    "piafs": [Topic("played", "played", "card"), Topic("collected", "collected", "card")],
    "feather": [Topic("played", "revealed", "bird"), Topic("seen", "saw", "bird")],
    "wingspan": [
        Topic("played", "placed", "bird"),
        Topic("discarded", "discarded", "bird"),
        Topic("drawn", "drew_face_up", "bird"),
        Topic("bonus", "kept_bonus", "bonus"),
        Topic("goals", "goals", "goal"),
    ],
}


def topics(game: Game, met: list[tuple[str, str]]) -> list[Topic]:
    """Those of a game; for a game we do not know, of all events and kinds that were met."""
    return TOPICS.get(game.id) or [Topic("other", event, kind) for event, kind in sorted(set(met))]
