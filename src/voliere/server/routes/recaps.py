"""The route to what is told of a finished game: worked out from the record, once, beside the event loop."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath
from msgspec.structs import replace

from voliere.core.refused import Refused
from voliere.server.routes import bodies
from voliere.server.routes.dependencies import PROBLEMS, OurService
from voliere.server.routes.forwarded import address
from voliere.server.routes.identity import person_at
from voliere.server.routes.requests import HttpRequest
from voliere.server.routes.service import Service
from voliere.server.table.table import Table

GAMES = 500  # of mine that a record is looked for in, the latest first


@get("/api/tables/{table:str}/recap", responses=PROBLEMS)
async def recap_of(request: HttpRequest, service: OurService, table: FromPath[str]) -> bodies.Recap:
    """A finished game told once more: race, turns and rounds, what decided it, awards; and my record."""
    if not service.replays.spend(address(request.scope)):
        raise Refused("too-often", {}, "too many requests: wait a moment")
    room = await service.finished(request, table)
    told = await service.retold.of(room.table)
    person = await person_at(request, service.store, service.now())
    chairs = room.table.chairs
    return replace(
        told,
        faces=[chair.name if chair.bot and not chair.person else "" for chair in chairs],
        mine=await own_record(service, room.table, person),
    )


async def own_record(service: Service, table: Table, person: str) -> bodies.OwnRecord | None:
    """The games of as many seats and the same options that somebody finished before this one."""
    if not person or [chair.person for chair in table.chairs].count(person) != 1:
        return None
    totals: list[int] = []
    for one in await service.store.games(person, table.facts.game, None, GAMES):
        mine = [seat for seat, chair in enumerate(one.chairs) if chair.person == person]
        like = one.facts.seats == table.facts.seats and one.facts.options == table.facts.options
        earlier = (one.moved, one.facts.id) < (table.moved, table.facts.id)
        if like and earlier and len(mine) == 1 and one.summary.phase == "over" and one.summary.totals:
            totals.append(one.summary.totals[mine[0]])
    return bodies.OwnRecord(len(totals), max(totals, default=None))


ROUTES = [recap_of]
