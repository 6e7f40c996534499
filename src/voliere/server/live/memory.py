"""Tables kept nowhere but in memory: for tests, and for whoever plays without a server."""

from __future__ import annotations

from voliere.core.state import Seat
from voliere.server.live.keeper import Conflict
from voliere.server.table.course import Move
from voliere.server.table.entry import LogEntry
from voliere.server.table.facts import Chair, Facts, Summary
from voliere.server.table.log import first_entries


class Memory:
    """A `Keeper` that forgets everything when it goes."""

    shared = False

    def __init__(self) -> None:
        self.tables: dict[str, Facts] = {}
        self.logs: dict[str, list[LogEntry]] = {}
        self.summaries: dict[str, Summary] = {}
        self.chairs: dict[str, list[Chair]] = {}
        self.in_sight: dict[str, list[int]] = {}

    def create(self, facts: Facts, chairs: list[Chair], summary: Summary, opening: list[Move]) -> None:
        self.tables[facts.id] = facts
        self.logs[facts.id] = first_entries(chairs, opening, facts.created)
        self.summaries[facts.id] = summary
        self.chairs[facts.id] = list(chairs)
        self.in_sight[facts.id] = [0] * facts.seats

    async def facts(self, table: str) -> Facts | None:
        return self.tables.get(table)

    async def entries(self, table: str, after: int = 0) -> list[LogEntry]:
        return self.logs[table][after:]

    async def append(self, table: str, entry: LogEntry, summary: Summary, chair: Chair | None) -> None:
        log = self.logs[table]
        if entry.seq != len(log) + 1 or any(entry.action_id == other.action_id for other in log):
            raise Conflict
        log.append(entry)
        if not entry.hushed:
            self.summaries[table] = summary
        if chair is not None:
            self.chairs[table][entry.seat] = chair

    async def rematch(self, table: str) -> str | None:
        return next((facts.id for facts in self.tables.values() if facts.rematch_of == table), None)

    async def seen(self, table: str) -> list[int]:
        return list(self.in_sight[table])

    async def saw(self, table: str, seat: Seat, entry: int) -> None:
        self.in_sight[table][seat] = max(entry, self.in_sight[table][seat])

    async def erased(self, tables: list[str]) -> set[str]:
        return set()

    async def signed_in(self, devices: list[str]) -> set[str]:
        return set(devices)

    async def waiting_for_bots(self, before: int) -> list[str]:
        found: list[str] = []
        for id, summary in self.summaries.items():
            turn = summary.turn if summary.phase == "playing" else []
            if self.logs[id][-1].at <= before and any(self.chairs[id][seat].bot for seat in turn):
                found.append(id)
        return found

    def announce(self, table: str, seats: list[Seat], watching: int) -> None:
        """There is nobody else to tell."""
