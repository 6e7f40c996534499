"""What live tables need of a database, and no more: `store` keeps them in one, `memory` in none."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol

from voliere.core.state import Seat
from voliere.server.table.entry import LogEntry
from voliere.server.table.facts import Chair, Facts, Summary


class Conflict(Exception):
    """Somebody else wrote that entry first: read the log again."""


class Busy(Exception):
    """The database did not answer; whether the entry was written must be read from the log."""


class Keeper(Protocol):
    @property
    def shared(self) -> bool:
        """Whether other processes may use it at the same time."""
        ...

    async def facts(self, table: str) -> Facts | None: ...

    async def entries(self, table: str, after: int = 0) -> list[LogEntry]:
        """The log of a table after one of its entries."""
        ...

    def append(self, table: str, entry: LogEntry, summary: Summary, chair: Chair | None) -> Awaitable[None]:
        """The next entry of a log. Returns once it is kept; else `Conflict`, or `Busy`."""
        ...

    async def rematch(self, table: str) -> str | None:
        """The table that followed one."""
        ...

    async def seen(self, table: str) -> list[int]:
        """Of each seat: the last entry its people had in sight."""
        ...

    async def saw(self, table: str, seat: Seat, entry: int) -> None: ...

    async def erased(self, tables: list[str]) -> set[str]:
        """Those of some tables where somebody was deleted."""
        ...

    async def signed_in(self, devices: list[str]) -> set[str]:
        """Those devices that are still signed in."""
        ...

    async def waiting_for_bots(self, before: int) -> list[str]:
        """Tables where it is a bot's turn, and nothing has happened since then."""
        ...

    def announce(self, table: str, seats: list[Seat], watching: int) -> None:
        """Tell other processes who is at a table here."""
        ...
