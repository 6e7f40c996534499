"""Playing with nothing but lines of text: for pipes, screen readers and simple terminals."""

from __future__ import annotations

from collections.abc import Callable

from voliere.core.refused import Refused
from voliere.core.space import Action
from voliere.core.state import NOBODY, Seat
from voliere.terminal.narrator import Narrator
from voliere.terminal.scores import outcome, score_board
from voliere.terminal.session import Session
from voliere.text.pages import rules_text

WIDTH = 78
FEW = 12  # options that get a line each
CURTAIN = 60  # empty lines that push the last player's hand off the screen

COMMANDS = {
    "undo": ["undo", "annuler"],
    "log": ["log", "journal"],
    "scores": ["scores", "points"],
    "rules": ["rules", "règles"],
    "board": ["board", "plateau"],
    "help": ["help", "aide", "?"],
    "quit": ["quit", "quitter"],
}


class Left(Exception):
    """The player leaves: said so, or the input has ended."""


class PlainTable:
    """Asks by printing, listens by reading a line (`read` raises EOFError when there are no more)."""

    def __init__(
        self, session: Session, lang: str, read: Callable[[str], str], write: Callable[[str], None]
    ) -> None:
        self.session = session
        self.lang = lang
        self.read = read
        self.write = write
        self.narrators: dict[Seat, Narrator] = {}
        self.heard: dict[Seat, int] = {}  # sentences of the log each reader has been told
        self.reader = session.people[0] if session.people else NOBODY
        self.sat_down = len(session.people) == 1

    @property
    def narrator(self) -> Narrator:
        if self.reader not in self.narrators:
            self.narrators[self.reader] = Narrator(self.session, self.lang, self.reader)
        return self.narrators[self.reader]

    def run(self) -> bool:
        """Play to the end; False if the player leaves before."""
        session = self.session
        try:
            while not session.over:
                asked = session.asked(self.reader)
                if asked == NOBODY:
                    seat = session.state.actors[0]
                    session.play(seat, session.think(seat))
                else:
                    self.sit_down(asked)
                    self.turn(asked)
        except Left:
            return False
        self.end()
        return True

    def sit_down(self, asked: Seat) -> None:
        """Hand the device over where there are secrets."""
        if asked != self.reader or not self.sat_down:
            if any(self.session.hides(asked, other) for other in self.session.people):
                name = self.narrator.words.seat(asked)
                self.write("\n" * CURTAIN)
                self.line(self.narrator.words.say("plain-pass", {"name": name}))
                self.write("\n" * CURTAIN)
            self.reader, self.sat_down = asked, True

    # -- a turn ----------------------------------------------------------------------------------

    def turn(self, seat: Seat) -> None:
        """Show the position, then ask until one action has been done."""
        self.news()
        if self.session.trouble is not None:
            self.say(self.narrator.words.refused(self.session.trouble))
        self.show_board()
        changes = self.session.changes
        options = self.show_options(seat)
        while self.session.changes == changes:
            words = self.narrator.words
            given = self.line(f"{words.say('plain-prompt')} > ")
            command = next((name for name, spoken in COMMANDS.items() if given.lower() in spoken), "")
            if command == "quit":
                raise Left
            if command:
                getattr(self, f"do_{command}")(options)
            elif given.startswith("?"):
                self.look_ahead(seat, given[1:].strip(), options)
            elif given:
                self.choose(seat, given, options)

    def line(self, prompt: str) -> str:
        try:
            return self.read(prompt).strip()
        except EOFError:
            raise Left from None

    def meant(self, given: str, options: list[Action]) -> Action | None:
        """The option meant by a number or by the words of an action; says so if there is none."""
        if given.isdecimal() and 0 < int(given) <= len(options):
            return options[int(given) - 1]
        try:
            a = self.session.game.space.parse(given)
        except Refused:
            a = -1
        if a in options:
            return a
        self.say(self.narrator.words.say("plain-bad", {"given": given, "last": len(options)}))
        return None

    def choose(self, seat: Seat, given: str, options: list[Action]) -> None:
        a = self.meant(given, options)
        if a is not None:
            self.session.play(seat, a)

    def look_ahead(self, seat: Seat, given: str, options: list[Action]) -> None:
        a = self.meant(given, options)
        if a is not None:
            for span in self.narrator.ahead(seat, a):
                self.say(f"  → {span.text}")

    # -- showing ---------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        self.write(text + "\n")

    def news(self) -> None:
        told = self.narrator.log()
        for text in told[self.heard.get(self.reader, 0) :]:
            self.say(f"· {text}")
        self.heard[self.reader] = len(told)

    def show_board(self) -> None:
        words, session = self.narrator.words, self.session
        board = session.game.draw(session.state.view(self.reader), words.say, words.names)
        self.say(f"\n{board.plain()}\n")

    def show_options(self, seat: Seat) -> list[Action]:
        """Options and asides under one numbering."""
        choices, asides = self.session.state.choices(seat), self.session.state.asides(seat)
        self.say(self.narrator.whose_turn(seat))
        self.list_actions(choices, 1)
        if asides:
            self.say(self.narrator.words.say("plain-say"))
            self.list_actions(asides, len(choices) + 1)
        return [*choices, *asides]

    def list_actions(self, actions: list[Action], first: int) -> None:
        words, game = self.narrator.words, self.session.game
        texts = [words.action(game, a) for a in actions]
        if len(actions) <= FEW:
            for n, (a, text) in enumerate(zip(actions, texts, strict=True), first):
                self.say(
                    "  " + words.say("plain-option", {"number": n, "text": text, "words": game.space.text(a)})
                )
            return
        cells = [f"{n}. {text}" for n, text in enumerate(texts, first)]
        wide = max(len(cell) for cell in cells) + 2
        columns = max(1, WIDTH // wide)
        for k in range(0, len(cells), columns):
            self.say("  " + "".join(cell.ljust(wide) for cell in cells[k : k + columns]).rstrip())

    def end(self) -> None:
        self.reader = self.session.people[0] if len(self.session.people) == 1 else NOBODY
        words = self.narrator.words
        self.news()
        self.show_board()
        self.say(f"{words.say('plain-end')} · {outcome(self.session, words)}\n")
        self.say(score_board(self.session, words, self.reader).plain())

    # -- commands --------------------------------------------------------------------------------

    def do_undo(self, options: list[Action]) -> None:
        words = self.narrator.words
        try:
            seat = self.session.undo()
        except Refused as no:
            self.say(words.refused(no))
            return
        self.narrators.clear()
        for reader in self.heard:
            self.heard[reader] = min(self.heard[reader], len(Narrator(self.session, self.lang, reader).log()))
        self.say(words.say("terminal-taken-back", {"name": words.seat(seat)}))

    def do_log(self, options: list[Action]) -> None:
        self.say(self.narrator.words.say("plain-log"))
        for text in self.narrator.log():
            self.say(f"· {text}")

    def do_scores(self, options: list[Action]) -> None:
        self.say(score_board(self.session, self.narrator.words, self.reader).plain())

    def do_rules(self, options: list[Action]) -> None:
        try:
            self.say(rules_text(self.session.game, self.lang))
        except Refused as no:
            self.say(self.narrator.words.refused(no))

    def do_board(self, options: list[Action]) -> None:
        self.show_board()
        self.show_options(self.reader)

    def do_help(self, options: list[Action]) -> None:
        example = self.session.game.space.text(options[0])
        self.say(self.narrator.words.say("plain-help", {"example": example}))
