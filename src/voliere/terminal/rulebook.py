"""The rules of a game, as text and as a page."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Heading, Markdown, MarkdownElement
from rich.text import Text

from voliere.core.game import Game
from voliere.core.refused import Refused
from voliere.terminal.folding import Unbroken, held


def rules_text(game: Game, lang: str) -> str:
    """From the installed package, else from the repository's docs."""
    name = f"{game.id}.{lang}.md"
    for place in (files("voliere") / "rules_text", Path(__file__).parents[3] / "docs" / "rules"):
        page = place / name
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise Refused("no-rules", {"title": game.title}, f"no rules of {game.title} are at hand")


class PlainHeading(Heading):
    """A heading at the left, without box or colour: a page of rules has many."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("")
        yield Text(self.text.plain, "bold underline" if self.tag == "h1" else "bold")


class Page(Markdown):
    elements: ClassVar[dict[str, type[MarkdownElement]]] = {**Markdown.elements, "heading_open": PlainHeading}


def rules_on_page(text: str) -> Unbroken:
    return Unbroken(Page(held(text), hyperlinks=False))
