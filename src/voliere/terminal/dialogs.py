"""Windows over the table: menus, scores, rules, help, handing over, saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from voliere.core.board import Board, Span
from voliere.core.refused import Refused
from voliere.terminal.rulebook import rules_on_page
from voliere.terminal.sheet import Choices, Prose, Sheet, follow
from voliere.text import Words

MOVES: list[BindingType] = [
    Binding("up", "move(0, -1)", show=False),
    Binding("down", "move(0, 1)", show=False),
    Binding("left", "move(-1, 0)", show=False),
    Binding("right", "move(1, 0)", show=False),
    *[Binding(digit, f"type('{digit}')", show=False) for digit in "0123456789"],
]

STOP = Binding("ctrl+c", "app.quit", show=False)  # windows hide the keys of what is below them


class Menu(ModalScreen[int]):
    """Some words and a list to choose from; gives the number of the entry, -1 for none."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *MOVES,
        Binding("enter", "take", show=False),
        Binding("escape", "leave", show=False),
        STOP,
    ]

    def __init__(self, title: str, labels: list[str], above: list[Board] | None = None) -> None:
        super().__init__()
        self.heading = title
        self.labels = labels
        self.above = above or []

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self.heading
            if self.above:
                with VerticalScroll(classes="above", can_focus=False):
                    for board in self.above:
                        sheet = Sheet()
                        sheet.show(board)
                        yield sheet
            with VerticalScroll(classes="list", can_focus=False):
                choices = Choices()
                choices.offer(self.labels)
                yield choices

    @property
    def choices(self) -> Choices:
        return self.query_one(Choices)

    def action_move(self, right: int, down: int) -> None:
        self.choices.move(right, down)
        follow(self.choices)

    def action_type(self, digit: str) -> None:
        self.choices.type(digit)
        follow(self.choices)

    def action_take(self) -> None:
        self.dismiss(self.choices.at)

    def action_leave(self) -> None:
        self.dismiss(-1)

    def on_sheet_clicked(self, event: Sheet.Clicked) -> None:
        if event.thing.startswith("entry:"):
            self.dismiss(int(event.thing.partition(":")[2]))


class Paper(ModalScreen[None]):
    """Something to read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,r,s,question_mark,f1", "leave", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(15)", show=False),
        Binding("pageup", "scroll(-15)", show=False),
        STOP,
    ]

    def __init__(self, title: str, close: str, body: Callable[[], ComposeResult]) -> None:
        super().__init__()
        self.heading = title
        self.close = close
        self.body = body

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self.heading
            window.border_subtitle = f"Esc {self.close}"
            with VerticalScroll(classes="page", can_focus=False):
                yield from self.body()

    def action_scroll(self, lines: int) -> None:
        self.query_one(".page", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        self.dismiss(None)


def rules_page(words: Words, title: str, text: str) -> Paper:
    def body() -> ComposeResult:
        yield Static(rules_on_page(text), classes="rules")

    paper = Paper(title, words.say("terminal-key-close"), body)
    paper.add_class("tall")
    return paper


def prose_page(words: Words, title: str, paragraphs: list[str]) -> Paper:
    def body() -> ComposeResult:
        prose = Prose(bullet="· ")
        prose.tell([Span(text) for text in paragraphs])
        yield prose

    return Paper(title, words.say("terminal-key-close"), body)


def board_page(words: Words, title: str, board: Board) -> Paper:
    def body() -> ComposeResult:
        sheet = Sheet()
        sheet.show(board)
        yield sheet

    return Paper(title, words.say("terminal-key-close"), body)


class Handover(Screen[str]):
    """Between two people with secrets: nothing of either is on the screen. Gives "ready" or "undo"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "answer('ready')", show=False),
        Binding("u", "answer('undo')", show=False),
        Binding("q,ctrl+c", "answer('quit')", show=False),
    ]

    def __init__(self, words: Words, name: str, public: list[str]) -> None:
        super().__init__()
        self.words = words
        self.person = name
        self.public = public

    def compose(self) -> ComposeResult:
        said = {"name": self.person}
        with Vertical(classes="window handover") as window:
            window.border_title = self.words.say("terminal-start-title")
            title = Prose(classes="title")
            title.tell([Span(self.words.say("terminal-handover-title", {**said}), "act bold")])
            yield title
            news = Prose(classes="news", bullet="· ")
            news.tell([Span(text, "ink2") for text in self.public])
            yield news
            about = Prose()
            about.tell([Span(self.words.say("terminal-handover-about", {**said}))])
            yield about
            button = Sheet(classes="button")
            label = self.words.say("terminal-ready", {**said})
            button.show(Board().add(f"  {label}  ", "picked", "ready").add("  "))
            yield button

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)

    def on_sheet_clicked(self, event: Sheet.Clicked) -> None:
        self.dismiss(event.thing)


class Save(ModalScreen[Path]):
    """Ask for a file; gives its path once the record is written there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, words: Words, file: Path, write: Callable[[Path], None]) -> None:
        super().__init__()
        self.words = words
        self.file = file
        self.write = write

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self.words.say("terminal-save-title")
            yield Input(str(self.file), select_on_focus=False)
            about = Prose()
            about.tell([Span(self.words.say("terminal-save-about"), "ink2")])
            yield about

    def on_input_submitted(self, event: Input.Submitted) -> None:
        file = Path(event.value.strip()).expanduser()
        try:
            self.write(file)
        except Refused as no:
            self.query_one(Prose).tell([Span(self.words.refused(no), "bad")])
            return
        self.dismiss(file)

    def action_leave(self) -> None:
        self.dismiss(None)
