"""Draws the pictures of the terminal in docs/: python -m tests.terminal.screenshots"""

from __future__ import annotations

import re
from pathlib import Path

from tests.terminal.playing import PERSON, Driver, drive, new_session

from voliere.core.game import Game
from voliere.games import catalogue
from voliere.terminal.chairs import Chair
from voliere.text import LANGUAGES

DOCS = Path(__file__).resolve().parents[2] / "docs"
SIZE = (120, 34)
MOVES = 5  # own moves before the picture is taken


def picture(game: Game, lang: str) -> str:
    """A game under way, as SVG that fetches nothing from anywhere."""
    found: list[str] = []

    async def run(driver: Driver) -> None:
        moves = 0
        while moves < MOVES:
            desk = driver.table.desk
            entry = desk.in_hand
            moves += entry is not None and entry.single is not None
            await driver.press("right", "enter")
        if driver.table.desk.in_hand is not None and driver.table.desk.in_hand.single is None:
            await driver.press("right", "enter")
        found.append(driver.app.export_screenshot(title="Volière", simplify=True))

    seats = 2 if 2 in game.seat_counts else game.seat_counts[0]
    drive(run, new_session(game.id, PERSON, *[Chair("greedy")] * (seats - 1)), lang, SIZE)
    return re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", found[0], flags=re.DOTALL)


if __name__ == "__main__":
    for game in catalogue().values():
        for lang in LANGUAGES:
            (DOCS / f"terminal-{game.id}.{lang}.svg").write_text(picture(game, lang), encoding="utf-8")
