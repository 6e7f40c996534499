"""Deleting somebody: name, devices and what they said are gone, the games of others go on.

Where nobody else ever sat the table is removed. At others a bot plays on, the seat has no name any more,
and the log is written over: a new id, known to nobody and another one at each table, stands for the person,
so that every game can still be replayed. Who is being deleted is marked first: a server that is stopped in
between goes on later, and looks once more for what was written meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import bindparam, delete, select, union, update

from voliere.core.refused import Refused
from voliere.server.live.notices import of_erased
from voliere.server.live.rooms import Rooms
from voliere.server.store import schema
from voliere.server.store.rows import entry_values
from voliere.server.store.store import Store
from voliere.server.table.entry import LogEntry
from voliere.server.table.facts import NOBODY_KNOWS
from voliere.server.table.log import Spoke
from voliere.server.table.seat_entries import ChairSet, Sat, SeatAsked, Seating
from voliere.server.table.seating import Leaving
from voliere.server.tokens import secret

SURE = 60  # seconds after which no process can still write for somebody signed out

c, s, t = schema.log.c, schema.seats.c, schema.tables.c
DROP = [
    delete(schema.log).where(c.table_id == bindparam("id_")),
    delete(schema.seats).where(s.table_id == bindparam("id_")),
    delete(schema.tables).where(t.id == bindparam("id_")),
]
REWRITE = (
    update(schema.log)
    .where(c.table_id == bindparam("id_"), c.seq == bindparam("seq_"))
    .values(text=bindparam("text_"), person=bindparam("person_"), action_id=bindparam("action_id_"))
)
UNSEAT = (
    update(schema.seats)
    .where(s.table_id == bindparam("id_"), s.person == bindparam("old_"))
    .values(person=bindparam("new_"), name=bindparam("name_"))
)
UNHOST = (
    update(schema.tables)
    .where(t.id == bindparam("id_"), t.host == bindparam("old_"))
    .values(host=bindparam("new_"))
)

log = logging.getLogger(__name__)


async def delete_person(rooms: Rooms, store: Store, person: str) -> None:
    """Returns once it is done; goes on if whoever asked hangs up."""
    await store.guests.say_goodbye(person, int(rooms.settings.clock()))
    await rooms.look_again(person)
    await asyncio.shield(asyncio.ensure_future(erase(rooms, store, person)))


async def finish(rooms: Rooms, store: Store) -> None:
    """What deleting left to do, here or in a process that was stopped."""
    for person in await store.guests.leaving(int(rooms.settings.clock()) - SURE):
        await erase(rooms, store, person)
        await store.guests.forget(person)


async def keep_finishing(rooms: Rooms, store: Store) -> None:
    while True:
        await asyncio.sleep(SURE / 2)
        try:
            await finish(rooms, store)
        except Exception:
            log.exception("deleting could not be finished: it will be tried again")


async def erase(rooms: Rooms, store: Store, person: str) -> None:
    been = select(c.table_id).where(c.person == person, c.kind.in_(("seat", "sit", "plead")))
    for row in await store.database.fetch(union(been, select(t.id).where(t.host == person))):
        await erase_at(rooms, store, str(row["table_id"]), person)


async def erase_at(rooms: Rooms, store: Store, table: str, person: str) -> None:
    if not others(await store.entries(table), person):
        deeds: list[Any] = [(statement, [{"id_": table}]) for statement in DROP]
    else:
        await leave(rooms, store, table, person)
        new = NOBODY_KNOWS + secret()
        values = {"id_": table, "old_": person, "new_": new}
        deeds = [(UNSEAT, [{**values, "name_": ""}]), (UNHOST, [values])]
        changed = rewritten(await store.entries(table), person, new)
        if changed:
            deeds.append((REWRITE, [{"id_": table, **one} for one in changed]))
    await store.writer.do(deeds, [of_erased(table)])
    await rooms.erased(table)


def others(entries: list[LogEntry], person: str) -> set[str]:
    """Everybody else who ever came to a table, and is somebody still."""
    came = {entry.person for entry in entries if entry.person is not None}
    return {one for one in came if one != person and not one.startswith(NOBODY_KNOWS)}


async def leave(rooms: Rooms, store: Store, table: str, person: str) -> None:
    """Leave as anybody would: others are told, and a bot plays on."""
    try:
        room = await rooms.room(table)
        for seat in room.table.seats_of(person):
            await room.act(Leaving(person, secret(), seat))
    except Refused as no:  # over, or cannot be opened any more: then nobody waits for them
        log.info("table %s: %s", table, no)


def rewritten(entries: list[LogEntry], person: str, new: str) -> list[dict[str, Any]]:
    """The entries that name somebody, without that: who they were, how they were called, what they said."""
    owners: dict[int, str | None] = {}
    found: list[dict[str, Any]] = []
    for entry in entries:
        if isinstance(entry, ChairSet | Sat):
            owners[entry.seat] = entry.person
        named = isinstance(entry, ChairSet | Seating) and owners.get(entry.seat) == person
        said = isinstance(entry, Spoke | SeatAsked) and entry.person == person
        mine = entry.action_id.startswith(person + ":")
        if named or said or mine or entry.person == person:
            found.append(
                {
                    "seq_": entry.seq,
                    "text_": "" if named or said else entry_values("", entry)["text"],
                    "person_": new if entry.person == person else entry.person,
                    "action_id_": f"erased-{entry.seq}" if mine else entry.action_id,
                }
            )
    return found
