"""How long the log of one table may grow."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class TableLimits:
    notes: int = 2_000  # lines of chat and the like at one table
    changes: int = 200  # times somebody else comes to play a seat of one table
    log: int = 20_000  # entries of one table; beyond it only what a game needs to end


USUAL = TableLimits()
