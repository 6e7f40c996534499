"""What a study of many games counts card by card."""

from __future__ import annotations

from typing import Final

from voliere.core.topic import Topic

TOPICS: Final = [Topic("played", "revealed", "bird"), Topic("seen", "saw", "bird")]
