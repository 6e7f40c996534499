"""How a sheet speaks: the messages of one game whose ids begin alike."""

from __future__ import annotations

from voliere.core.board import Say
from voliere.core.refused import Told


class Voice:
    """`Voice(say, "feather-aid")("see", n=3)` says `feather-aid-see`."""

    def __init__(self, say: Say, prefix: str) -> None:
        self.say = say
        self.prefix = prefix

    def __call__(self, id: str, **args: Told) -> str:
        return self.say(f"{self.prefix}-{id}".replace("_", "-"), args)

    def span(self, low: int | None, high: int | None) -> str:
        """From low to high; without one of them, everything on that side."""
        if low is None:
            return self.say("sheet-at-most", {"high": high or 0})
        if high is None:
            return self.say("sheet-at-least", {"low": low})
        return self.say("sheet-span", {"low": low, "high": high})
