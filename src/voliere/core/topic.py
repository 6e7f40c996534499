"""What of a game is worth a table of its own in a study: what happens to which kind of things."""

from __future__ import annotations

from typing import NamedTuple


class Topic(NamedTuple):
    id: str  # `study-topic-ID` is its title
    event: str
    kind: str  # of the things the event names
