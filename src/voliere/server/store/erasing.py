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
from voliere.server.live.rooms import Hall
from voliere.server.routes.identity import secret
from voliere.server.store import schema
from voliere.server.store.writer import of_erased
from voliere.server.table.log import NOBODY_KNOWS, SEATING, Row
from voliere.server.table.seating import Leaving

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


async def delete_person(hall: Hall, person: str) -> None:
    """Returns once it is done; goes on if whoever asked hangs up."""
    await hall.store.guests.say_goodbye(person, int(hall.settings.clock()))
    await hall.look_again(person)
    await asyncio.shield(asyncio.ensure_future(erase(hall, person)))


async def finish(hall: Hall) -> None:
    """What deleting left to do, here or in a process that was stopped."""
    for person in await hall.store.guests.leaving(int(hall.settings.clock()) - SURE):
        await erase(hall, person)
        await hall.store.guests.forget(person)


async def keep_finishing(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SURE / 2)
        try:
            await finish(hall)
        except Exception:
            log.exception("deleting could not be finished: it will be tried again")


async def erase(hall: Hall, person: str) -> None:
    been = select(c.table_id).where(c.person == person, c.kind.in_(("seat", "sit", "plead")))
    for row in await hall.store.database.fetch(union(been, select(t.id).where(t.host == person))):
        await erase_at(hall, str(row["table_id"]), person)


async def erase_at(hall: Hall, table: str, person: str) -> None:
    rows = await hall.store.rows(table)
    if not others(rows, person):
        deeds: list[Any] = [(statement, [{"id_": table}]) for statement in DROP]
    else:
        await leave(hall, table, person)
        new = NOBODY_KNOWS + secret()
        values = {"id_": table, "old_": person, "new_": new}
        deeds = [(UNSEAT, [{**values, "name_": ""}]), (UNHOST, [values])]
        changed = rewritten(await hall.store.rows(table), person, new)
        if changed:
            deeds.append((REWRITE, [{"id_": table, **one} for one in changed]))
    await hall.store.writer.do(deeds, [of_erased(table)])
    await hall.erased(table)


def others(rows: list[Row], person: str) -> set[str]:
    """Everybody else who ever came to a table, and is somebody still."""
    came = {row.person for row in rows if row.person is not None}
    return {one for one in came if one != person and not one.startswith(NOBODY_KNOWS)}


async def leave(hall: Hall, table: str, person: str) -> None:
    """Leave as anybody would: others are told, and a bot plays on."""
    settings = hall.settings
    try:
        room = await hall.room(table)
        for seat in room.table.seats_of(person):
            await room.act(Leaving(person, secret(), int(settings.clock()), settings.limits, seat))
    except Refused as no:  # over, or cannot be opened any more: then nobody waits for them
        log.info("table %s: %s", table, no)


def rewritten(rows: list[Row], person: str, new: str) -> list[dict[str, Any]]:
    """The entries that name somebody, without that: who they were, how they were called, what they said."""
    owners: dict[int, str | None] = {}
    found: list[dict[str, Any]] = []
    for row in rows:
        if row.kind in ("seat", "sit"):
            owners[row.seat] = row.person
        named = row.kind in ("seat", *SEATING) and owners.get(row.seat) == person
        said = row.kind in ("say", "plead") and row.person == person
        mine = row.action_id.startswith(person + ":")
        if named or said or mine or row.person == person:
            found.append(
                {
                    "seq_": row.seq,
                    "text_": "" if named or said else row.text,
                    "person_": new if row.person == person else row.person,
                    "action_id_": f"erased-{row.seq}" if mine else row.action_id,
                }
            )
    return found
