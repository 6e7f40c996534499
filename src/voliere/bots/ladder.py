"""The five levels, weakest first. A game that has them names its makers so, in `BOTS` of its `bots`."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("stroll", "walk", "outing", "lookout", "expedition")
