"""Whoever sits at a table of the arena, and what may go wrong with them."""

from __future__ import annotations

from typing import Protocol

from voliere.bots import levels
from voliere.core.game import Game
from voliere.core.glimpse import Glimpse
from voliere.core.rng import seeded
from voliere.core.space import Action
from voliere.core.state import State

FAILURES = ("hung", "died", "nonsense")
MOST = 3  # times in one game a guest's process is let down and started again; then chance plays on


class Failed(Exception):
    """No answer: one of FAILURES, and in a few words why."""

    def __init__(self, kind: str, why: str = "") -> None:
        super().__init__(kind, why)
        self.kind = kind
        self.why = why


class Chair(Protocol):
    """One seat of one game."""

    def choose(self, g: Glimpse) -> Action:
        """Its answer, which may be anything; or raises Failed."""

    def end(self, s: State | None) -> None:
        """The game is over; without a position, it was broken off."""


class Own:
    """A bot of ours, in this process."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.bot = levels.make(name, game, seeded(seed))

    def choose(self, g: Glimpse) -> Action:
        try:
            return self.bot.choose(g)
        except Exception as no:  # the game goes on, and the report tells
            raise Failed("died", short(no)) from no

    def end(self, s: State | None) -> None:
        pass


def short(no: BaseException) -> str:
    """What went wrong, in one short line."""
    return " ".join(f"{type(no).__name__}: {no}".split())[:200]
