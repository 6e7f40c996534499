"""What a reader is told: names, the log, an option in words, and what it will do."""

from __future__ import annotations

from voliere.core.board import Span
from voliere.core.space import Action
from voliere.core.state import NOBODY, Seat
from voliere.terminal.chairs import names
from voliere.terminal.pick import Entry
from voliere.terminal.session import Session
from voliere.text import Words


class Narrator:
    """The words for one reader in one language; sentences of the log are made once."""

    def __init__(self, session: Session, lang: str, reader: Seat) -> None:
        self.session = session
        self.game = session.game
        self.reader = reader
        self.words = Words(lang, names(session.game, session.chairs, Words(lang)), reader)
        self.told: list[str] = []
        self.read = 0  # events of the log already put into words

    def log(self) -> list[str]:
        events = [] if self.session.state.log is None else self.session.state.log.events
        for event in events[self.read :]:
            if event.heard_by(self.reader):
                self.told.append(self.words.event(self.game, event))
        self.read = len(events)
        return self.told

    def label(self, entry: Entry) -> str:
        if entry.single is not None:
            return self.words.action(self.game, entry.single)
        kind, _, index = entry.thing.partition(":")
        return self.words.thing(self.game, kind, int(index)) + " …"

    def ahead(self, seat: Seat, a: Action) -> list[Span]:
        """What an action will surely do, and whether more may come of it."""
        ahead = self.session.state.foresee(seat, a)
        said = [Span(self.words.event(self.game, event)) for event in ahead.events]
        if not ahead.sure:
            said.append(Span(self.words.say("terminal-unknown" if said else "terminal-unknown-all"), "dim"))
        return said

    def why_not(self, seat: Seat, thing: str) -> str:
        reason = self.session.state.reasons(seat).get(thing)
        if reason is not None:
            return self.words.reason(self.game, reason)
        return self.words.say("terminal-not-now")

    def whose_turn(self, asked: Seat) -> str:
        """One line over the options: the question, or who is being waited for."""
        session, say = self.session, self.words.say
        if session.over:
            return say("terminal-over")
        if asked != NOBODY and asked == self.reader:
            alone = len(session.people) == 1
            turn = (
                say("terminal-your-turn") if alone else say("terminal-turn", {"name": self.words.seat(asked)})
            )
            return f"{turn} · {self.words.question(self.game, session.state, asked)}"
        return say("terminal-thinking", {"name": self.words.seat(session.state.actors[0])})
