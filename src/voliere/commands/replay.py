"""`voliere replay`: a recorded game again, step by step, checked, or expanded."""

from __future__ import annotations

import json
import sys
from hashlib import sha256

from voliere.commands.play import read_line
from voliere.commands.reading import is_terminal, told
from voliere.core.record import Record
from voliere.core.refused import Refused, Told
from voliere.core.space import HIDDEN
from voliere.core.state import NOBODY, Seat, State
from voliere.text import Words

ALL = -2  # through the eyes of whoever acts
EVERY = 100  # positions between two that are kept


def read_seat(given: str, record: Record) -> Seat:
    if given == "all":
        return ALL
    if given.isdecimal() and 1 <= int(given) <= record.seats:
        return int(given) - 1
    raise Refused(
        "seat", {"given": given, "last": record.seats}, f"a seat is all, or a number from 1 to {record.seats}"
    )


def commitment(record: Record) -> str:
    """SHA-256 of the seed's 32 hexadecimal digits, as it may be published before a game."""
    return sha256(f"{record.seed:032x}".encode()).hexdigest()


def verify(record: Record, words: Words) -> bool:
    try:
        s = record.replay()
    except Refused as no:
        print(words.say("cli-not-verified", {"why": told(no, words)}), file=sys.stderr)
        return False
    scores = ", ".join(str(score.total) for score in s.scores())
    facts: dict[str, Told] = {"moves": len(record.moves), "scores": scores}
    print(words.say("cli-verified-open" if s.actors else "cli-verified-over", facts))
    print(words.say("cli-verified-seed", {"digest": commitment(record)}))
    return True


def expand(record: Record) -> None:
    """Every step with the whole true position, a JSON object a line; step 0 is the set-up."""
    s = record.replay(0)
    first = {"step": 0, "actor": None, "action": None, "text": None, "position": s.position()}
    print(json.dumps(first, ensure_ascii=False))
    for n, (seat, a) in enumerate(record.moves, 1):
        s.apply(seat, a)
        text = record.game.space.text(a)
        step = {"step": n, "actor": seat, "action": a, "text": text, "position": s.position()}
        print(json.dumps(step, ensure_ascii=False))


class Replay:
    """Shows the position after any number of moves, as a seat saw it."""

    def __init__(self, record: Record, eyes: Seat, words: Words) -> None:
        self.record = record
        self.eyes = eyes
        self.words = words
        record.replay()  # refuses a record that cannot be played, before anything is shown
        self.kept = {0: record.replay(0)}  # by step; they never change

    def state(self, step: int) -> State:
        """Played on from the nearest position kept: one of many, and the last two shown."""
        near = max(k for k in self.kept if k <= step)
        state = self.kept[near].copy_with_log()
        for n in range(near, step):
            state.apply(*self.record.moves[n])
            if (n + 1) % EVERY == 0 or n + 2 == step:
                self.kept[n + 1] = state.copy_with_log()
        self.kept[step] = state
        self.kept = {k: s for k, s in self.kept.items() if k % EVERY == 0 or step - 2 < k <= step}
        return state

    def show(self, step: int) -> None:
        record, s = self.record, self.state(step)
        reader = self.reader(step, s)
        names = [self.name(seat) for seat in range(record.seats)]
        words = Words(self.words.lang, names)
        before = 0
        if step == 0:
            print(words.say("cli-replay-setup"))
        else:
            earlier = self.state(step - 1)
            before = 0 if earlier.log is None else len(earlier.log.events)
            print(self.heading(step, earlier, reader, words))
        for event in [] if s.log is None else s.log.heard(reader, before):
            print(f"· {words.event(record.game, event)}")
        board = record.game.draw(s.view(reader), words.say, names)
        print(f"\n{board.plain()}\n")
        if not s.actors:
            print(words.say("cli-replay-end"))

    def name(self, seat: Seat) -> str:
        """A person by name, a bot by seat and kind, whoever is not named by seat."""
        place = self.words.seat(seat)
        if not self.record.players:
            return place
        player = self.record.players[seat]
        if player.kind == "bot":
            return self.words.say("cli-replay-bot", {"seat": place, "bot": player.name})
        return player.name or place

    def reader(self, step: int, s: State) -> Seat:
        if self.eyes != ALL:
            return self.eyes
        if not s.actors:
            return NOBODY
        return self.record.moves[step - 1][0] if step else NOBODY

    def heading(self, step: int, earlier: State, reader: Seat, words: Words) -> str:
        seat, a = self.record.moves[step - 1]
        seen = a if self.eyes == ALL else earlier.seen(reader, seat, a)
        action = words.say("cli-replay-hidden") if seen == HIDDEN else words.action(self.record.game, seen)
        facts: dict[str, Told] = {"number": step, "count": len(self.record.moves), "action": action}
        return words.say("cli-replay-step", {**facts, "seat": words.seat(seat)})

    def run(self) -> None:
        """Step by step in a terminal, all at once elsewhere."""
        last = len(self.record.moves)
        if not is_terminal():
            for step in range(last + 1):
                self.show(step)
            return
        step = 0
        while 0 <= step <= last:
            self.show(step)
            step = self.next_step(step, last)

    def next_step(self, step: int, last: int) -> int:
        try:
            given = read_line(self.words.say("cli-replay-keys") + " > ").strip()
        except EOFError:
            return -1
        if given.isdecimal():
            return min(int(given), last)
        if given == "b":
            return max(0, step - 1)
        return -1 if given == "q" else step + 1
