"""Reading at the table: who reads, in which language, and what can be opened to read."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from voliere.core.refused import Refused
from voliere.core.state import NOBODY, Seat
from voliere.terminal.desk import Desk
from voliere.terminal.dialogs import board_page, prose_page, rules_page
from voliere.terminal.narrator import Narrator
from voliere.terminal.scores import score_board
from voliere.terminal.session import Session
from voliere.terminal.sheet import Choices
from voliere.text import Words
from voliere.text.languages import after
from voliere.text.pages import rules_text

HELP = ("mouse", "list", "esc", "undo", "say", "scores", "rules", "language", "skip", "scroll", "quit")


class ReadingScreen(Screen[str]):
    """A game as one reader may see it, with the pages beside it. Nothing here changes the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "scores", show=False),
        Binding("r", "rules", show=False),
        Binding("l", "language", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("pageup", "pan(-5)", show=False),
        Binding("pagedown", "pan(5)", show=False),
    ]

    def __init__(self, session: Session, lang: str) -> None:
        super().__init__()
        self.session = session
        self.lang = lang
        self.reader: Seat = session.people[0] if len(session.people) == 1 else NOBODY
        self.narrator = Narrator(session, lang, self.reader)

    def compose(self) -> ComposeResult:
        yield Desk(self.narrator)

    @property
    def desk(self) -> Desk:
        return self.query_one(Desk)

    @property
    def words(self) -> Words:
        return self.narrator.words

    def read_as(self, reader: Seat) -> None:
        """From now on the screen shows what this seat may know."""
        if reader != self.reader or self.lang != self.words.lang:
            self.reader = reader
            self.narrator = Narrator(self.session, self.lang, reader)

    def action_language(self) -> None:
        self.lang = after(self.lang)
        self.read_as(self.reader)
        self.desk.narrator = self.narrator
        self.desk.offer(self.query_one(Choices).at)

    def action_pan(self, rows: int) -> None:
        """Move the board where it does not fit, else the consequences of the option in hand."""
        board = self.query_one("#board-pane")
        pane = board if board.max_scroll_y else self.query_one("#ahead-pane")
        pane.scroll_relative(y=rows, animate=False)

    def action_scores(self) -> None:
        board = score_board(self.session, self.words, self.reader)
        self.app.push_screen(board_page(self.words, self.words.say("terminal-scores-title"), board))

    def action_rules(self) -> None:
        game = self.session.game
        try:
            text = rules_text(game, self.lang)
        except Refused as no:
            self.desk.show_ahead(self.words.refused(no))
            return
        self.app.push_screen(rules_page(self.words, self.words.title(game), text))

    def action_help(self) -> None:
        lines = [self.words.say(f"terminal-help-{name}") for name in HELP]
        self.app.push_screen(prose_page(self.words, self.words.say("terminal-help-title"), lines))
