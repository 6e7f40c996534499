"""The rules of a game as a page."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Heading, Markdown, MarkdownElement
from rich.text import Text

from voliere.terminal.folding import Unbroken, held


class PlainHeading(Heading):
    """A heading at the left, without box or colour: a page of rules has many."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("")
        yield Text(self.text.plain, "bold underline" if self.tag == "h1" else "bold")


class Page(Markdown):
    elements: ClassVar[dict[str, type[MarkdownElement]]] = {**Markdown.elements, "heading_open": PlainHeading}


def rules_on_page(text: str) -> Unbroken:
    return Unbroken(Page(held(text), hyperlinks=False))
