"""Games that ended before their points were kept: played again once, so that lists can say them."""

from __future__ import annotations

import logging

from sqlalchemy import bindparam, select, update

from voliere.core.refused import Refused
from voliere.server.live.keeper import Busy
from voliere.server.live.rooms import Rooms
from voliere.server.store import schema
from voliere.server.store.rows import dumps
from voliere.server.store.store import Store
from voliere.server.table.table import standing

NONE = "[]"  # what stands where no points were kept

t = schema.tables.c
FILL = update(schema.tables).where(t.id == bindparam("id_")).values(totals=bindparam("totals_"))

log = logging.getLogger(__name__)


async def fill_in(rooms: Rooms, store: Store) -> None:
    """Table by table, in slices: nobody waits for it. What is left undone is found at the next start."""
    try:
        wanted = select(t.id).where(t.phase == "over", t.totals == NONE)
        for row in await store.database.fetch(wanted):
            await fill(rooms, store, str(row["id"]))
    except Busy:
        log.warning("points of old games were not filled in: the database does not answer")


async def fill(rooms: Rooms, store: Store, id: str) -> None:
    try:
        table = await rooms.read(id)
    except Refused as no:
        log.info("table %s: %s", id, no)  # cannot be opened any more: it is listed without points
        return
    await store.do((FILL, {"id_": id, "totals_": dumps(standing(table.state).totals)}))
