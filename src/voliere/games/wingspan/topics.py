"""What a study of many games counts card by card."""

from __future__ import annotations

from typing import Final

from voliere.core.topic import Topic

TOPICS: Final = [
    Topic("played", "placed", "bird"),
    Topic("discarded", "discarded", "bird"),
    Topic("drawn", "drew_face_up", "bird"),
    Topic("bonus", "kept_bonus", "bonus"),
    Topic("goals", "goals", "goal"),
]
