"""An entry of a table's log, and the plain facts of a table and its seats."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from voliere.core.options import Options
from voliere.server.table.wire import Phase

Kind = Literal[
    "seat",
    "sit",
    "leave",
    "bot",
    "back",
    "move",
    "whisper",
    "undo",
    "recall",
    "unsay",
    "ask",
    "agree",
    "refuse",
    "say",
    "read",
    "plead",
    "let",
    "deny",
    "close",
]
SEATING = ("sit", "leave", "bot", "back")  # who sits where has changed
WISHING = ("plead", "let", "deny")  # somebody asks for a seat that was left
MOVES = ("move", "whisper")
HUSHED = ("whisper", "unsay")  # only the seat itself hears of it


class Row(Struct, frozen=True):
    """One thing that happened at a table. `seq` begins with 1 and has no gap.

    `seat` sets a chair at the start; `sit`, `leave`, `bot`, `back` change one. Somebody may `plead` for one
    that was left; others `let` them have it, or `deny` it. Whoever is alone may `close` the table.
    A `whisper` is a move after which the seat still owes sealed answers. `undo` takes back everything from a
    move on; `recall` one sealed answer alone, `unsay` one whose seat was still answering. `a` is the action
    of a move, how many moves stay, which one is taken back, or the step a lesson is `read` up to; `text` a
    name, a line of chat, or why a bot's move was made for it.
    """

    seq: int
    kind: Kind
    seat: int
    action_id: str
    at: int = 0
    a: int | None = None
    text: str = ""
    bot: str | None = None
    person: str | None = None


NOBODY_KNOWS = "~"  # begins the id that stands in a log for somebody who was deleted


class Chair(Struct, frozen=True):
    """Who sits there: a person, a person a bot plays for, a bot, or nobody yet. `gone`: the person left."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    gone: bool = False

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None


class Facts(Struct, frozen=True):
    """What is fixed about a table when it is made."""

    id: str
    game: str
    rules: int
    seats: int
    options: Options
    seed: str
    watch: bool
    host: str
    link: str
    created: int
    rematch_of: str | None = None
    stand_in: str = "greedy"  # the bot that plays for somebody away: agreed on when the table is made
    lesson: str = ""  # the edition of the lesson this table is


class Summary(Struct, frozen=True):
    """What lists say of a table: kept beside the log, so that a list replays nothing."""

    phase: Phase
    turn: list[int]
    places: list[int]
    totals: list[int] = []


class Listed(Struct, frozen=True):
    """A table in somebody's list."""

    facts: Facts
    summary: Summary
    chairs: list[Chair]
    moved: int
    hidden: bool  # out of this person's list
