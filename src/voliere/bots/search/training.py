"""Learning off-line: what `voliere train` asks of a game.

It stands as `TRAINING` in module `bots.training` of the game's package. All that was learned so far is a list
of whole numbers, so that a training can be written down, stopped, and gone on with.
"""

from __future__ import annotations

from abc import abstractmethod


class Training:
    """One file of numbers, from many games of self-play. A game depends on its seed and the file as it is."""

    file: str  # beside the game's bots

    @abstractmethod
    def begin(self) -> list[int]:
        """The tallies before the first game."""

    @abstractmethod
    def play(self, seed: int, tallies: list[int]) -> None:
        """Play one game and count it."""

    def adds(self) -> bool:
        """Whether games only add to tallies of 0: then they may be played anywhere and added up."""
        return False

    @abstractmethod
    def learned(self, tallies: list[int]) -> list[int]:
        """The numbers of the file, from what was counted."""
