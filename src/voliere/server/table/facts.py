"""The plain facts of a table: what is fixed when it is made, who sits there, what lists say of it."""

from __future__ import annotations

from msgspec import Struct

from voliere.core.options import Options
from voliere.server.table.wire import Phase

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
