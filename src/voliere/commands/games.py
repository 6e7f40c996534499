"""`voliere games` and `voliere rules`: what there is to play, and how."""

from __future__ import annotations

import os

from rich.console import Console
from rich.table import Table
from rich.text import Text

from voliere.core.game import Game
from voliere.games import catalogue
from voliere.terminal.folding import Unbroken, folded, held
from voliere.terminal.rulebook import rules_on_page
from voliere.text import Words
from voliere.text.pages import rules_text

WIDEST = 100  # columns of a page of rules: longer lines are hard to read


def list_games(words: Words) -> None:
    table = Table(box=None, padding=(0, 2, 1, 0), header_style="bold")
    for column in ("id", "title", "seats", "minutes", "pitch"):
        right = column == "minutes"
        table.add_column(words.say(f"cli-games-{column}"), justify="right" if right else "left")
    for game in catalogue().values():
        counts = game.seat_counts
        seats = str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"
        pitch, title = held(words.pitch(game)), held(words.title(game))
        table.add_row(Text(game.id, "bold"), Text(title, no_wrap=True), seats, str(game.minutes), Text(pitch))
    console = Console(highlight=False, soft_wrap=False)
    console.print(Unbroken(table))
    console.print(Text(words.say("cli-games-options"), "bold"))
    for game in catalogue().values():
        console.print(Text(f"\n{game.id}", "bold"))
        for line in options_of(game, words, console.width):
            console.print(Text(line), soft_wrap=True)


def options_of(game: Game, words: Words, width: int) -> list[str]:
    lines: list[str] = []
    for option in game.options:
        default = option.default
        told = words.say(
            "cli-games-option",
            {
                "id": option.id,
                "allowed": option.allowed(),
                "default": str(default) if not isinstance(default, bool) else "on" if default else "off",
                "about": words.about(game, option),
            },
        )
        first, *rest = folded(told, width - 6)
        lines += [f"  {first}", *[f"      {line}" for line in rest]]
    return lines


def show_rules(game: Game, words: Words, paged: bool) -> None:
    page = rules_on_page(rules_text(game, words.lang))
    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    if paged:
        os.environ.setdefault("LESS", "-R")  # else the usual pager shows the codes of styles
        with console.pager(styles=True, links=False):
            console.print(page)
    else:
        console.print(page)
