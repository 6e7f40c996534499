"""The terminal application: start screen, table, and again."""

from __future__ import annotations

import secrets

from textual.app import App

from voliere.core.game import Game
from voliere.core.record import Record
from voliere.terminal.palette import THEME
from voliere.terminal.session import Session
from voliere.terminal.setup import Setup
from voliere.terminal.start import StartScreen
from voliere.terminal.table import TableScreen

PAUSE = 0.9  # seconds a bot leaves to see what happens


class Terminal(App[None]):
    """Plays games on this device."""

    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 (Textual declares it so)

    def __init__(
        self, games: list[Game], lang: str, session: Session | None = None, pause: float = PAUSE
    ) -> None:
        super().__init__()
        self.lang = lang
        self.session = session
        self.pause = pause
        self.setup = Setup(games, lang, session.game if session else None)
        self.title = "Volière"
        self.register_theme(THEME)
        self.theme = THEME.name

    def on_mount(self) -> None:
        if self.session is None:
            self.begin()
        else:
            self.play(self.session)

    def action_help_quit(self) -> None:
        """Ctrl-C asks before a game is left, and leaves at once elsewhere (also when asked already)."""
        if isinstance(self.screen, TableScreen):
            self.screen.action_leave()
        else:
            self.exit()

    def begin(self) -> None:
        self.setup.lang = self.lang
        start = StartScreen(self.setup, self.lang)

        def chosen(answer: str | None) -> None:
            self.lang = start.lang
            if answer == "play":
                self.play(self.fresh(self.setup.game, self.setup))
            else:
                self.exit()

        self.push_screen(start, chosen)

    def fresh(self, game: Game, setup: Setup) -> Session:
        record = Record(game, setup.seats, secrets.randbits(128), setup.options())
        return Session(record, setup.chairs())

    def play(self, session: Session) -> None:
        self.session = session
        table = TableScreen(session, self.lang, self.pause)

        def ended(answer: str | None) -> None:
            self.lang = table.lang
            if answer == "again":
                old = session.record
                record = Record(old.game, old.seats, secrets.randbits(128), old.options)
                self.play(Session(record, session.chairs))
            elif answer == "new":
                self.begin()
            else:
                self.exit()

        self.push_screen(table, ended)
