"""The table screen: whose turn it is, handing over, bots, choosing, and how a game ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType

from voliere.core.board import Board
from voliere.core.refused import Refused
from voliere.core.space import HIDDEN, Action
from voliere.core.state import NOBODY, Seat
from voliere.terminal.dialogs import MOVES, Handover, Menu, Save
from voliere.terminal.narrator import Narrator
from voliere.terminal.reading import ReadingScreen
from voliere.terminal.scores import outcome, score_board
from voliere.terminal.session import Session, free_file, write_record
from voliere.terminal.sheet import Choices, Sheet

PUBLIC_NEWS = 4  # sentences shown while the device changes hands


class TableScreen(ReadingScreen):
    """One game from deal to end. Gives "again", "new" or "quit"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *MOVES,
        Binding("enter", "take", show=False),
        Binding("escape", "back", show=False),
        Binding("u", "undo", show=False),
        Binding("m", "say", show=False),
        Binding("q", "leave", show=False),
        Binding("space", "skip", show=False),
        Binding("e", "result", show=False),
    ]

    def __init__(self, session: Session, lang: str, pause: float) -> None:
        super().__init__(session, lang)
        self.pause = pause  # seconds between the moves of bots
        self.hurry = asyncio.Event()

    def on_mount(self) -> None:
        self.go_on()

    # -- going on --------------------------------------------------------------------------------

    def go_on(self) -> None:
        """After every change: end, hand over, ask, or let a bot think."""
        self.workers.cancel_group(self, "bots")
        asked = self.session.asked(self.reader)
        if self.session.over:
            self.ask(self.session.people[0] if len(self.session.people) == 1 else NOBODY)
            self.action_result()
        elif asked == NOBODY:
            self.ask(self.reader)
            self.run_worker(self.let_bots_play(), group="bots")
        elif asked != self.reader and self.has_secrets(asked):
            self.hand_over(asked)
        else:
            self.ask(asked)

    def ask(self, reader: Seat) -> None:
        """Show the position, and the question if there is one, to a reader."""
        self.read_as(reader)
        choices = self.session.state.choices(reader)
        if choices:
            self.hurry.clear()
        self.desk.ask(self.narrator, choices)

    def has_secrets(self, seat: Seat) -> bool:
        return any(self.session.hides(seat, other) for other in self.session.people)

    def hand_over(self, to: Seat) -> None:
        """Clear the screen of everybody's secrets until the next person says to be there."""
        self.ask(NOBODY)
        news = self.narrator.log()[-PUBLIC_NEWS:] or [self.words.say("terminal-handover-first")]

        def answered(answer: str | None) -> None:
            if answer == "ready":
                self.ask(to)
            elif answer == "undo":
                self.action_undo()
            else:
                self.action_leave()

        self.app.push_screen(Handover(self.words, self.words.seat(to), news), answered)

    async def let_bots_play(self) -> None:
        """Bots think in a thread of their own, and leave time to see what they did."""
        session = self.session
        while not session.over and session.asked(self.reader) == NOBODY:
            seat = session.state.actors[0]
            pause = asyncio.create_task(self.look())
            answer = await asyncio.to_thread(session.think, seat)
            if session.state.seen(self.reader, seat, answer) == HIDDEN:
                pause.cancel()  # there is nothing to see
            else:
                await pause
            session.play(seat, answer)
            self.ask(self.reader)
        self.call_later(self.go_on)

    async def look(self) -> None:
        try:
            await asyncio.wait_for(self.hurry.wait(), self.pause)
        except TimeoutError:
            pass

    # -- choosing --------------------------------------------------------------------------------

    def action_move(self, right: int, down: int) -> None:
        if self.query_one(Choices).move(right, down):
            self.desk.changed_hand()

    def action_type(self, digit: str) -> None:
        if self.query_one(Choices).type(digit):
            self.desk.changed_hand()

    def action_take(self) -> None:
        entry = self.desk.in_hand
        if entry is None:
            return
        if entry.single is not None:
            self.play(entry.single)
        else:
            self.desk.narrow(entry.thing)

    def action_back(self) -> None:
        if self.desk.pick.back():
            self.desk.offer()

    def on_sheet_clicked(self, event: Sheet.Clicked) -> None:
        if event.sheet.id == "keys":
            self.call_later(self.run_action, f"screen.{event.thing}")
        elif event.sheet.id == "board":
            self.click_thing(event.thing)
        else:
            self.click_entry(event.thing)

    def click_thing(self, thing: str) -> None:
        if not self.desk.my_turn:
            self.desk.show_ahead(self.words.say("terminal-not-your-turn"))
        elif thing == self.desk.armed:
            self.action_take()
        elif not self.desk.narrow(thing):
            self.desk.show_ahead(self.narrator.why_not(self.reader, thing))

    def click_entry(self, thing: str) -> None:
        again = thing == self.desk.armed
        self.query_one(Choices).at = int(thing.partition(":")[2])
        self.desk.changed_hand()
        entry = self.desk.in_hand
        if again or (entry is not None and entry.single is None):
            self.action_take()
        else:
            self.desk.armed = thing

    def play(self, a: Action) -> None:
        self.session.play(self.reader, a)
        self.go_on()

    # -- other keys ------------------------------------------------------------------------------

    def action_skip(self) -> None:
        self.hurry.set()

    def action_undo(self) -> None:
        try:
            seat = self.session.undo()
        except Refused as no:
            note = self.words.refused(no)
        else:
            note = self.words.say("terminal-taken-back", {"name": self.words.seat(seat)})
            self.narrator = Narrator(self.session, self.lang, self.reader)
        if self.session.asked(self.reader) != NOBODY:  # else bots go on undisturbed
            self.go_on()
        self.desk.show_ahead(note)

    def action_say(self) -> None:
        asides = self.session.state.asides(self.reader)
        if not asides:
            self.desk.show_ahead(self.words.say("terminal-nothing-to-say"))
            return

        def chosen(n: int | None) -> None:
            if n is not None and n >= 0 and asides[n] in self.session.state.asides(self.reader):
                self.play(asides[n])

        labels = [self.words.action(self.session.game, a) for a in asides]
        self.app.push_screen(Menu(self.words.say("terminal-say-title"), labels), chosen)

    # -- ending ----------------------------------------------------------------------------------

    def action_result(self) -> None:
        """How it ended, line by line, and what to do next."""
        if not self.session.over:
            return
        say = self.words.say
        above = [
            Board().add(outcome(self.session, self.words), "good bold").line(),
            score_board(self.session, self.words, self.reader).line(),
        ]
        what = ["again", "new", "save", "board", "quit"]

        def chosen(n: int | None) -> None:
            answer = what[n] if n is not None and n >= 0 else "board"
            if answer == "save":
                self.ask_file(self.action_result)
            elif answer != "board":
                self.dismiss(answer)

        labels = [say(f"terminal-end-{name}") for name in what]
        self.app.push_screen(Menu(say("terminal-end-title"), labels, above), chosen)

    def action_leave(self) -> None:
        say, file = self.words.say, self.session.file
        if self.session.over and file is not None:
            self.dismiss("quit")
            return
        if file is None:
            what = ["stay", "save", "leave"]
            labels = [say(f"terminal-quit-{name}") for name in what]
        else:
            what = ["stay", "recorded"]
            labels = [say("terminal-quit-stay"), say("terminal-quit-recorded", {"file": str(file)})]

        def chosen(n: int | None) -> None:
            answer = what[n] if n is not None and n >= 0 else "stay"
            if answer == "save":
                self.ask_file(lambda: self.dismiss("quit"))
            elif answer == "stay":
                if not self.session.over and self.session.asked(self.reader) != NOBODY:
                    self.go_on()  # hands the device over again, if that was going on
            else:
                self.dismiss("quit")

        self.app.push_screen(Menu(say("terminal-quit-title"), labels), chosen)

    def ask_file(self, then: Callable[[], object]) -> None:
        def write(file: Path) -> None:
            write_record(self.session.record, file)

        def saved(file: Path | None) -> None:
            if file is not None:
                self.desk.show_ahead(self.words.say("terminal-saved", {"file": str(file)}))
                then()

        file = self.session.file or free_file(self.session.game, Path.cwd())
        self.app.push_screen(Save(self.words, file, write), saved)
