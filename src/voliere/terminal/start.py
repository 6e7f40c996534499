"""The start screen: which game, how many, who sits where, options in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen

from voliere.core.board import Board, Span
from voliere.core.options import Option
from voliere.core.refused import Told
from voliere.terminal.setup import Setup
from voliere.terminal.sheet import Prose, Sheet
from voliere.text import Words
from voliere.text.languages import after

LABEL, VALUE = 28, 40  # columns


@dataclass
class Row:
    """One line that can be changed."""

    label: str
    value: str
    about: str
    turn: Callable[[int], None]


class StartScreen(Screen[str]):
    """Changes a Setup; gives "play" or "quit"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+tab", "go(-1)", show=False),
        Binding("down,tab", "go(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("pageup", "turn(10)", show=False),
        Binding("pagedown", "turn(-10)", show=False),
        Binding("enter", "begin", show=False),
        Binding("l", "language", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, setup: Setup, lang: str) -> None:
        super().__init__()
        self.setup = setup
        self.lang = lang
        self.at = 0
        self.rows: list[Row] = []

    def compose(self) -> ComposeResult:
        with Vertical(id="start"):
            yield Prose(id="start-title")
            with VerticalScroll(id="start-rows", can_focus=False):
                yield Sheet(id="rows")
            yield Prose(id="about")
        yield Sheet(id="keys")

    def on_mount(self) -> None:
        self.show_all()

    # -- rows ------------------------------------------------------------------------------------

    def all_rows(self, words: Words) -> list[Row]:
        say, setup = words.say, self.setup
        game = setup.game
        pitch: dict[str, Told] = {"pitch": words.pitch(game), "minutes": game.minutes}
        counts: dict[str, Told] = {"counts": ", ".join(str(n) for n in game.seat_counts)}
        return [
            Row(
                say("terminal-start-game"),
                words.title(game),
                say("terminal-start-game-about", pitch),
                setup.turn_game,
            ),
            Row(
                say("terminal-start-players"),
                str(setup.seats),
                say("terminal-start-players-about", counts),
                setup.turn_seats,
            ),
            *[self.seat_row(words, seat) for seat in range(setup.seats)],
            *[self.option_row(words, option) for option in setup.offered()],
            Row(
                say("terminal-start-language"),
                say("terminal-language-name"),
                say("terminal-start-language-about"),
                lambda step: self.action_language(),
            ),
            Row(say("terminal-start-begin"), "", say("terminal-start-begin-about"), lambda step: None),
        ]

    def seat_row(self, words: Words, seat: int) -> Row:
        sitting = self.setup.sitting()
        bot = sitting[seat]
        if bot:
            value = words.bot(bot)
        else:
            value = words.say("terminal-start-friend" if "" in sitting[:seat] else "terminal-start-me")
        label = words.say("terminal-start-seat", {"number": seat + 1})
        return Row(
            label,
            value,
            words.manner(self.setup.game, bot) or words.say("terminal-start-seat-about"),
            lambda step: self.setup.turn_seat(seat, step),
        )

    def option_row(self, words: Words, option: Option) -> Row:
        game, value = self.setup.game, self.setup.options()[option.id]
        return Row(
            words.option(game, option),
            words.value(game, option, value),
            words.about(game, option),
            lambda step: self.setup.turn(option, step),
        )

    # -- showing ---------------------------------------------------------------------------------

    def show_all(self) -> None:
        words = Words(self.lang)
        self.rows = self.all_rows(words)
        self.at = min(self.at, len(self.rows) - 1)
        title = Span(words.say("terminal-start-title"), "bold")
        self.query_one("#start-title", Prose).tell([title, Span(words.say("terminal-start-subtitle"), "dim")])
        self.query_one("#rows", Sheet).show(self.list_board())
        self.query_one("#about", Prose).tell([Span(self.rows[self.at].about, "ink2")])
        self.query_one("#keys", Sheet).show(self.key_bar(words))
        pane = self.query_one("#start-rows", VerticalScroll)
        pane.scroll_to(y=self.at - pane.size.height + 2, animate=False)

    def list_board(self) -> Board:
        board = Board()
        for n, row in enumerate(self.rows):
            here = n == self.at
            if n:
                board.line()
            if n == len(self.rows) - 1:
                board.line().add(" ").add(f"  {row.label}  ", "picked" if here else "button", f"row:{n}:0")
                continue
            board.add("▸ " if here else "  ", "act bold")
            board.add(row.label.ljust(LABEL), "bold" if here else "ink2", f"row:{n}:0")
            board.add("‹ ", "act" if here else "dim", f"row:{n}:-1")
            board.add(row.value, "act bold" if here else "", f"row:{n}:1")
            board.add(" ›", "act" if here else "dim", f"row:{n}:1")
            board.add(" " * max(0, VALUE - len(row.value)), "", f"row:{n}:1")
        return board

    def key_bar(self, words: Words) -> Board:
        board = Board()
        keys = [("↑↓", "choose", ""), ("← →", "change", ""), ("⏎", "begin", "begin")]
        for key, name, thing in [*keys, ("l", "language", "language"), ("q", "leave", "leave")]:
            board.add(f" {key} ", "bold", thing).add(words.say(f"terminal-key-{name}") + " ", "dim", thing)
        return board

    # -- keys and clicks -------------------------------------------------------------------------

    def action_go(self, step: int) -> None:
        self.at = (self.at + step) % len(self.rows)
        self.show_all()

    def action_turn(self, step: int) -> None:
        self.rows[self.at].turn(step)
        self.show_all()

    def action_begin(self) -> None:
        self.dismiss("play")

    def action_language(self) -> None:
        self.lang = self.setup.lang = after(self.lang)
        self.show_all()

    def action_leave(self) -> None:
        self.dismiss("quit")

    def on_sheet_clicked(self, event: Sheet.Clicked) -> None:
        if event.sheet.id == "keys":
            self.call_later(self.run_action, f"screen.{event.thing}")
            return
        _, n, step = event.thing.split(":")
        self.at = int(n)
        if self.at == len(self.rows) - 1:
            self.dismiss("play")
        else:
            self.action_turn(int(step))
