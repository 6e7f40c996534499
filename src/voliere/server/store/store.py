"""What is kept: tables and the log. With `guests`, `writer` and `database` all the SQL there is."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Self

import msgspec
from sqlalchemy import (
    ColumnElement,
    RowMapping,
    bindparam,
    delete,
    false,
    func,
    insert,
    select,
    text,
    update,
)

from voliere.server.live.keeper import Conflict
from voliere.server.store import schema
from voliere.server.store.database import Database, open_database
from voliere.server.store.guests import SPEND, Guests
from voliere.server.store.rows import (
    chair_of,
    dumps,
    entry_of,
    entry_values,
    facts_of,
    summary_of,
    summary_values,
)
from voliere.server.store.wakeup import OURS, Wakeup
from voliere.server.table.cleaning import is_id
from voliere.server.table.course import Move
from voliere.server.table.entry import LogEntry
from voliere.server.table.facts import NOBODY_KNOWS, Chair, Facts, Listed, Summary
from voliere.server.table.log import Spoke, first_entries

LISTED = 100  # tables in a list
PAGE = 500  # entries of a log fetched at once
ENDED = ("over", "closed")

# Statements are made once: those of many callers then go to disk together, each with all its values.
SWEEP = delete(schema.spent).where(schema.spent.c.until < bindparam("now_"))
ADD_TABLE = insert(schema.tables)
ADD_SEAT = insert(schema.seats)
ADD_ROW = insert(schema.log)
ADD_KEY = insert(schema.keys)
TICKET_KEY = select(schema.keys.c.value).where(schema.keys.c.name == "ticket")
SAW = (
    update(schema.seats)
    .where(
        schema.seats.c.table_id == bindparam("id_"),
        schema.seats.c.seat == bindparam("seat_"),
        schema.seats.c.seen < bindparam("v_"),
    )
    .values(seen=bindparam("v_"))
)

HIDE = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("id_"), schema.seats.c.person == bindparam("person_"))
    .values(hidden=bindparam("hidden_"))
)


class Store:
    """Opened once per process."""

    def __init__(self, database: Database, origin: str) -> None:
        self.database = database
        self.writer = database.writer
        self.guests = Guests(database)
        self.origin = origin
        self.wakeup = Wakeup(database, origin)
        self.key = b""

    @property
    def shared(self) -> bool:
        return self.wakeup.on

    @classmethod
    async def open(cls, url: str) -> Self:
        origin = OURS + secrets.token_urlsafe(8)
        store = cls(await open_database(url, origin), origin)
        await store.load_key()
        return store

    async def close(self) -> None:
        await self.database.close()

    async def load_key(self) -> None:
        """The secret that signs tickets: made by whichever process comes first."""
        found = await self.first(TICKET_KEY)
        if found is None:
            try:
                await self.do((ADD_KEY, {"name": "ticket", "value": secrets.token_bytes(32)}))
            except Conflict:
                pass  # another process was quicker
            found = await self.first(TICKET_KEY)
        assert found is not None
        self.key = bytes(found["value"])

    async def do(self, *deeds: tuple[Any, dict[str, Any]]) -> None:
        """Write something that concerns no other process."""
        await self.writer.do([(statement, [values]) for statement, values in deeds], [])

    async def first(self, statement: Any) -> RowMapping | None:
        found = await self.database.fetch(statement)
        return found[0] if found else None

    # -- tickets -------------------------------------------------------------------------------

    async def spend(self, ticket: str, now: int, until: int) -> bool:
        """Use a ticket up; False if it was used before."""
        try:
            await self.do((SPEND, {"ticket": ticket, "until": until}))
        except Conflict:
            return False
        if secrets.randbelow(500) == 0:
            await self.do((SWEEP, {"now_": now}))
        return True

    # -- tables --------------------------------------------------------------------------------

    async def create(
        self, facts: Facts, chairs: list[Chair], summary: Summary, opening: list[Move] | None = None
    ) -> bool:
        """A new table with its chairs; False if the rematch was made by somebody else meanwhile."""
        first = first_entries(chairs, opening or [], facts.created)
        values = msgspec.structs.asdict(facts) | summary_values(summary)
        values |= {"options": dumps(facts.options), "moved": facts.created, "version": len(first)}
        seats = [
            {"table_id": facts.id, "seat": k, **msgspec.structs.asdict(chair)}
            for k, chair in enumerate(chairs)
        ]
        rows = [entry_values(facts.id, entry) for entry in first]
        told = [] if facts.rematch_of is None else [facts.rematch_of]
        try:
            await self.writer.do([(ADD_TABLE, [values]), (ADD_SEAT, seats), (ADD_ROW, rows)], told)
        except Conflict:
            return False
        return True

    async def facts(self, table: str) -> Facts | None:
        found = await self.first(select(schema.tables).where(schema.tables.c.id == table))
        return None if found is None else facts_of(found)

    async def concerns(self, table: str, person: str, link: str) -> bool:
        """Whether somebody may hear of a table that cannot be opened."""
        t, s = schema.tables.c, schema.seats.c
        sits = select(s.person).where(s.table_id == t.id, s.person == person).exists()
        open = t.watch | (t.phase == "over") | (t.host == person) | sits
        if is_id(link):
            open |= t.link == link
        return await self.first(select(t.id).where(t.id == table, open)) is not None

    async def entries(self, table: str, after: int = 0) -> list[LogEntry]:
        """The entries of a log after one of them, page by page: a long one holds nobody up."""
        c = schema.log.c
        entries: list[LogEntry] = []
        while True:
            wanted = select(schema.log).where(c.table_id == table, c.seq > after).order_by(c.seq).limit(PAGE)
            found = await self.database.fetch(wanted)
            entries += [entry_of(row) for row in found]
            if len(found) < PAGE:
                return entries
            after = entries[-1].seq

    async def erased(self, tables: list[str]) -> set[str]:
        """Those of some tables where somebody was deleted."""
        c = schema.log.c
        erased = c.person.startswith(NOBODY_KNOWS, autoescape=True)
        found: set[str] = set()
        for k in range(0, len(tables), LISTED):
            part = tables[k : k + LISTED]
            wanted = select(c.table_id).where(c.table_id.in_(part), erased).distinct()
            found.update(str(row["table_id"]) for row in await self.database.fetch(wanted))
        return found

    def append(
        self, table: str, entry: LogEntry, summary: Summary, chair: Chair | None
    ) -> asyncio.Future[None]:
        return self.writer.append(table, entry, summary, chair)

    async def waiting_for_bots(self, before: int) -> list[str]:
        """Tables where it is a bot's turn, and nothing has happened since then."""
        t, s = schema.tables.c, schema.seats.c
        both = schema.tables.join(schema.seats, s.table_id == t.id)
        bots = (t.phase == "playing") & (t.lesson == "") & s.bot.is_not(None) & (t.moved <= before)
        found = await self.database.fetch(select(t.id, t.turn, s.seat).select_from(both).where(bots))
        asked = [str(row["id"]) for row in found if int(row["seat"]) in msgspec.json.decode(row["turn"])]
        return list(dict.fromkeys(asked))

    async def signed_in(self, devices: list[str]) -> set[str]:
        return await self.guests.known(devices)

    def announce(self, table: str, seats: list[int], watching: int) -> None:
        self.wakeup.announce(table, seats, watching)

    async def answers(self) -> bool:
        """Whether the database can be read: a row every database of ours has."""
        return await self.first(TICKET_KEY) is not None

    async def rematch(self, table: str) -> str | None:
        found = await self.first(select(schema.tables.c.id).where(schema.tables.c.rematch_of == table))
        return None if found is None else str(found["id"])

    async def seen(self, table: str) -> list[int]:
        """Of each seat: the last version its people had in sight."""
        s = schema.seats.c
        found = await self.database.fetch(select(s.seen).where(s.table_id == table).order_by(s.seat))
        return [int(row["seen"]) for row in found]

    async def saw(self, table: str, seat: int, version: int) -> None:
        await self.do((SAW, {"id_": table, "seat_": seat, "v_": version}))

    async def mine(self, person: str, over: bool) -> list[Listed]:
        """Tables in a person's list, the latest first."""
        t, s = schema.tables.c, schema.seats.c
        sits = select(s.table_id).where(s.person == person, s.hidden == false())
        fits = (t.phase == "over") & (t.lesson == "") if over else t.phase.not_in(ENDED)
        return await self.listed(person, t.id.in_(sits) & fits, LISTED)

    async def games(
        self, person: str, game: str, after: tuple[int, str] | None, count: int, everything: bool = False
    ) -> list[Listed]:
        """A person's games, hidden ones too, the latest first; `after` the one that moved then.

        `everything`: lessons and tables that were closed as well.
        """
        t, s = schema.tables.c, schema.seats.c
        sits = select(s.table_id).where(s.person == person)
        fits: ColumnElement[bool] = t.id.in_(sits)
        if not everything:
            fits &= (t.lesson == "") & (t.phase != "closed")
        if game:
            fits &= t.game == game
        if after is not None:
            moved, id = after
            fits &= (t.moved < moved) | ((t.moved == moved) & (t.id < id))
        return await self.listed(person, fits, count)

    async def said(self, person: str, after: tuple[str, int], count: int) -> list[tuple[str, Spoke]]:
        """What a person said, table by table, with the table's id; `after` an entry of a table's log."""
        c = schema.log.c
        been = select(c.table_id).where(c.person == person, text(schema.COMING))
        fits = c.table_id.in_(been) & (c.kind == "say") & (c.person == person) & (c.text != "")
        table, seq = after
        fits &= (c.table_id > table) | ((c.table_id == table) & (c.seq > seq))
        wanted = select(schema.log).where(fits).order_by(c.table_id, c.seq).limit(count)
        found = await self.database.fetch(wanted)
        lines = [(str(row["table_id"]), entry_of(row)) for row in found]
        return [(table, line) for table, line in lines if isinstance(line, Spoke)]

    async def listed(self, person: str, fits: ColumnElement[bool], count: int) -> list[Listed]:
        t, s = schema.tables.c, schema.seats.c
        wanted = select(schema.tables).where(fits).order_by(t.moved.desc(), t.id.desc()).limit(count)
        found = await self.database.fetch(wanted)
        ids = [row["id"] for row in found]
        chairs = select(schema.seats).where(s.table_id.in_(ids)).order_by(s.seat)
        seated = await self.database.fetch(chairs) if ids else []
        by_table: dict[str, list[Chair]] = {}
        hidden: set[str] = set()
        for row in seated:
            by_table.setdefault(row["table_id"], []).append(chair_of(row))
            if row["person"] == person and row["hidden"]:
                hidden.add(row["table_id"])
        return [
            Listed(
                facts_of(row),
                summary_of(row),
                by_table.get(row["id"], []),
                int(row["moved"]),
                row["id"] in hidden,
            )
            for row in found
        ]

    async def hide(self, table: str, person: str, hidden: bool) -> None:
        """Put a table out of a person's list, or back."""
        await self.do((HIDE, {"id_": table, "person_": person, "hidden_": hidden}))

    async def lesson(self, person: str, edition: str) -> str | None:
        """A lesson somebody has begun and not finished."""
        t, s = schema.tables.c, schema.seats.c
        sits = select(s.table_id).where(s.person == person)
        wanted = select(t.id).where(t.lesson == edition, t.phase != "over", t.id.in_(sits))
        found = await self.first(wanted.order_by(t.moved.desc()).limit(1))
        return None if found is None else str(found["id"])

    async def running(self, person: str) -> int:
        """How many unfinished tables a person has made."""
        t = schema.tables.c
        wanted = select(func.count().label("n")).where(t.host == person, t.phase.not_in(ENDED))
        found = await self.first(wanted)
        return 0 if found is None else int(found["n"])
