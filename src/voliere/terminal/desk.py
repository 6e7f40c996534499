"""What lies on the screen during a game: board, question, options, what an option will do, what happened."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Vertical, VerticalScroll

from voliere.core.board import Board, Span
from voliere.core.space import Action
from voliere.core.state import NOBODY
from voliere.terminal.narrator import Narrator
from voliere.terminal.pick import Entry, Pick
from voliere.terminal.sheet import Choices, Prose, Sheet, follow

FEWEST_ROWS = 7  # for the options, however tall the board
RECENT = 6  # sentences of the log that stand out


class Desk(Container):
    """Shows the position as one reader may see it, and keeps what the reader has picked so far."""

    def __init__(self, narrator: Narrator) -> None:
        super().__init__()
        self.narrator = narrator
        self.pick = Pick(narrator.game.space, [])
        self.entries: list[Entry] = []
        self.armed = ""  # the thing whose next click does the option in hand

    def compose(self) -> ComposeResult:
        yield Sheet(id="head")
        with Container(id="body"):
            with VerticalScroll(id="board-pane", can_focus=False):
                yield Sheet(id="board")
            yield Prose(id="question")
            with VerticalScroll(id="options", can_focus=False):
                yield Choices(id="choices")
            with Vertical(id="side"):
                with VerticalScroll(id="ahead-pane", can_focus=False):
                    yield Prose(id="ahead", bullet="→ ")
                    yield Prose(id="hint")
                with VerticalScroll(id="log-pane", can_focus=False):
                    yield Prose(id="log", bullet="· ")
        yield Sheet(id="keys")

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.fit)

    @property
    def my_turn(self) -> bool:
        reader = self.narrator.reader
        return reader != NOBODY and reader in self.narrator.session.state.actors

    # -- asking ----------------------------------------------------------------------------------

    def ask(self, narrator: Narrator, choices: list[Action]) -> None:
        """A fresh question: nothing is picked yet."""
        self.narrator = narrator
        self.pick = Pick(narrator.game.space, choices)
        self.offer()

    def offer(self, at: int = 0) -> None:
        """Show the options that are left."""
        self.armed = ""
        self.entries = self.pick.entries()
        self.query_one(Choices).offer([self.narrator.label(entry) for entry in self.entries], at)
        self.query_one("#options").scroll_home(animate=False)
        self.show_all()

    @property
    def in_hand(self) -> Entry | None:
        return self.entries[self.query_one(Choices).at] if self.entries else None

    def narrow(self, thing: str) -> bool:
        if not self.pick.narrow(thing):
            return False
        self.offer()
        if len(self.entries) == 1 and self.entries[0].single is not None:
            self.armed = thing
        return True

    def changed_hand(self) -> None:
        """Another entry of the list is in hand."""
        self.armed = ""
        follow(self.query_one(Choices))
        board = self.query_one("#board", Sheet)
        board.show(board.board, self.looks())
        self.show_ahead()

    # -- showing ---------------------------------------------------------------------------------

    def show_all(self, note: str = "") -> None:
        narrator = self.narrator
        words, session = narrator.words, narrator.session
        self.query_one("#head", Sheet).show(self.head())
        self.query_one("#keys", Sheet).show(self.key_bar())
        style = "act bold" if self.my_turn else "ink2"
        line = self.narrator.whose_turn(session.asked(self.narrator.reader))
        self.query_one("#question", Prose).tell([Span(line, style)])
        board = session.game.draw(session.state.view(self.narrator.reader), words.say, words.names)
        self.query_one("#board", Sheet).show(board, self.looks())
        self.show_ahead(note)
        told = self.narrator.log()
        recent = len(told) - RECENT
        self.query_one("#log", Prose).tell(
            [Span(text, "ink" if n >= recent else "dim") for n, text in enumerate(told)]
        )
        self.fit()
        self.call_after_refresh(self.show_ends)

    def show_ends(self) -> None:
        """Scroll to the last sentence, and to the last thing lit: what does not fit is above."""
        self.query_one("#log-pane").scroll_end(animate=False)
        board, pane = self.query_one("#board", Sheet), self.query_one("#board-pane")
        lit = [y for y, line in enumerate(board.board.lines) if any(s.thing in board.looks for s in line)]
        if lit:
            pane.scroll_to(y=lit[-1] + 1 - pane.scrollable_content_region.height, animate=False)

    def looks(self) -> dict[str, str]:
        """Lit: can come next. Picked: already chosen, or in hand."""
        looks = dict.fromkeys(self.pick.lit(), "lit")
        entry = self.in_hand
        if entry is not None and entry.thing:
            looks[entry.thing] = "picked"
        looks.update(dict.fromkeys(self.pick.things, "picked"))
        return looks

    def show_ahead(self, note: str = "") -> None:
        """What the option in hand will do; a note first, if there is something else to say."""
        words, entry, trouble = self.narrator.words, self.in_hand, self.narrator.session.trouble
        note = note or ("" if trouble is None else words.refused(trouble))
        ahead, hint = [Span(note, "bad")] if note else [], ""
        if entry is not None and entry.single is not None:
            ahead += self.narrator.ahead(self.narrator.reader, entry.single)
            hint = words.say("terminal-confirm")
        elif entry is not None:
            hint = words.say("terminal-choose")
        for id, said in (("#ahead", ahead), ("#hint", [Span(hint, "dim")] if hint else [])):
            self.query_one(id, Prose).display = bool(said)
            self.query_one(id, Prose).tell(said)

    def head(self) -> Board:
        words, session = self.narrator.words, self.narrator.session
        board = Board().add(f" {words.title(session.game)} ", "bold").add("  ")
        for seat, name in enumerate(words.names):
            turn = seat in session.state.actors
            board.add(f" {'▶' if turn else '·'} {name} ", "act bold" if turn else "ink2")
        return board

    def key_bar(self) -> Board:
        words = self.narrator.words
        keys = ["u undo", "s scores", "r rules", "l language", "? help", "q leave"]
        if self.narrator.session.state.asides(self.narrator.reader):
            keys.insert(1, "m say")
        if self.narrator.session.over:
            keys[0] = "e result"
        elif not self.my_turn:
            keys.insert(0, "space skip")
        board = Board()
        for key, _, name in (item.partition(" ") for item in keys):
            shown = words.say("terminal-space") if key == "space" else key
            board.add(f" {shown} ", "bold", name).add(words.say(f"terminal-key-{name}") + " ", "dim", name)
        return board

    def fit(self) -> None:
        """The board gets the rows it needs, and two to breathe, as long as the options keep enough."""
        question, board = self.query_one("#question", Prose), self.query_one("#board", Sheet)
        room = self.query_one("#body").size.height or self.app.size.height - 2
        asked = len(question.drawn(question.size.width - 2 or self.app.size.width - 2))
        wanted, most = len(board.board.lines), room - FEWEST_ROWS - asked
        air = max(0, min(2, most - wanted - 2))
        rows = max(3, min(wanted, most)) + air
        self.query_one("#body").styles.grid_rows = f"{rows} {asked} 1fr"
