"""Routes about pads: which there are, and how the real table is set for one."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from voliere.core.pad.pad import Pad
from voliere.core.refused import Refused
from voliere.games import pads
from voliere.server.routes.bodies import CheckOptions, GameInfo, SetupCard, Weigh, Weighed
from voliere.server.routes.catalogue import all_pads
from voliere.server.routes.dependencies import PROBLEMS, Asker, AtTable, OurService
from voliere.server.routes.requests import HttpRequest
from voliere.server.table.projection import said


@get("/api/pads", responses=PROBLEMS)
async def every_pad() -> list[GameInfo]:
    """Every pad, with the names and numbers a client needs to draw it. Tables of it are made as of a game."""
    return all_pads()


@post("/api/pads/{pad:str}/setup", status_code=200, responses=PROBLEMS)
async def setup(pad: FromPath[str], data: JSONBody[CheckOptions]) -> SetupCard:
    """How to set the real table for so many players, with these options."""
    kept = known(pad)
    options = kept.parent.check(data.seats, kept.check(data.seats, data.options))
    steps, variants = kept.setup(data.seats, options), kept.variants(data.seats, options)
    return SetupCard([said(one) for one in steps], [said(one) for one in variants])


@post("/api/tables/{table:str}/weigh", status_code=200, responses=PROBLEMS)
async def weigh(
    request: HttpRequest, person: Asker, service: OurService, room: AtTable, data: JSONBody[Weigh]
) -> Weighed:
    """What entries on a pad would bring, before anybody says them."""
    service.afford(request, person)
    room.presence.asked(person.id)
    return Weighed(room.weigh(person.id, data.seat, data.actions))


def known(id: str) -> Pad:
    if id not in pads():
        listed = ", ".join(pads())
        raise Refused("no-game", {"game": id, "known": listed}, f"no pad '{id}': there are {listed}")
    return pads()[id]


ROUTES = [every_pad, setup, weigh]
