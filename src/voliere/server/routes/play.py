"""Routes for programs that hold a seat, and for finished games."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from voliere.core.refused import Refused
from voliere.server.live.room import Room
from voliere.server.routes import bodies
from voliere.server.routes.boards import drawn_for
from voliere.server.routes.dependencies import PROBLEMS, Asker, AtTable, OurService
from voliere.server.routes.forwarded import address
from voliere.server.routes.identity import Person
from voliere.server.routes.replays import named_record, replay_part
from voliere.server.routes.requests import HttpRequest
from voliere.server.table import projection, wire
from voliere.server.table.messages import Wanted, intent_of


@post("/api/tables/{table:str}/ticket", status_code=200, responses=PROBLEMS)
async def ticket(person: Asker, service: OurService, room: AtTable) -> bodies.Ticket:
    """A ticket opens one socket, once, within 30 seconds."""
    if not service.new_sockets.spend(person.id):
        raise Refused("too-often", {}, "too many sockets: wait a moment")
    return bodies.Ticket(service.tickets.issue(person, room.table.facts.id, service.settings.clock()))


@get("/api/tables/{table:str}/view", responses=PROBLEMS)
async def view(
    request: HttpRequest,
    person: Asker,
    service: OurService,
    room: AtTable,
    seat: FromQuery[int] = -1,
    lang: FromQuery[str] = "",
) -> wire.Push:
    """Everything my seat may know (-1: a spectator). `lang`: with a board as text, if need be."""
    service.afford(request, person)
    room.presence.asked(person.id)
    return projection.build(room.table, room.eyes(person.id, seat), 0, drawn_for(room, lang))


@get("/api/tables/{table:str}/wait", responses=PROBLEMS)
async def wait(
    request: HttpRequest,
    person: Asker,
    service: OurService,
    room: AtTable,
    seat: FromQuery[int] = -1,
    v: FromQuery[int] = 0,
    lang: FromQuery[str] = "",
) -> wire.Push:
    """The same, as soon as something has happened after version `v`; or after a while."""
    service.afford(request, person)
    reader = room.eyes(person.id, seat)
    room.presence.asked(person.id)
    with service.places.place(address(request.scope)):
        try:
            async with asyncio.timeout(service.settings.wait_seconds):
                while room.table.clock(reader) <= v:
                    await room.news.wait()
        except TimeoutError:
            pass
    await service.person(request)  # may have been signed out meanwhile
    return projection.build(room.table, room.eyes(person.id, seat), 0, drawn_for(room, lang))


async def acted(room: Room, person: Person, message: Wanted) -> wire.Ack:
    room.presence.asked(person.id)
    return wire.Ack(message.id, await room.act(intent_of(person.id, message)))


@post("/api/tables/{table:str}/play", status_code=200, responses=PROBLEMS)
async def play(person: Asker, room: AtTable, data: JSONBody[wire.Play]) -> wire.Ack:
    """Answer a question. Acknowledged means on disk; the same `id` again does nothing more."""
    return await acted(room, person, data)


@post("/api/tables/{table:str}/undo", status_code=200, responses=PROBLEMS)
async def take_back(person: Asker, room: AtTable, data: JSONBody[wire.TakeBack]) -> wire.Ack:
    """Take back my last action, or ask the others to let me."""
    return await acted(room, person, data)


@post("/api/tables/{table:str}/answer", status_code=200, responses=PROBLEMS)
async def answer(person: Asker, room: AtTable, data: JSONBody[wire.Answer]) -> wire.Ack:
    """Let another seat take back, or not."""
    return await acted(room, person, data)


@post("/api/tables/{table:str}/let", status_code=200, responses=PROBLEMS)
async def let(person: Asker, room: AtTable, data: JSONBody[wire.Let]) -> wire.Ack:
    """Let somebody have the seat they ask for, or not."""
    return await acted(room, person, data)


@post("/api/tables/{table:str}/say", status_code=200, responses=PROBLEMS)
async def say(person: Asker, room: AtTable, data: JSONBody[wire.Say]) -> wire.Ack:
    """A line of chat."""
    return await acted(room, person, data)


@post("/api/tables/{table:str}/read", status_code=200, responses=PROBLEMS)
async def read(person: Asker, room: AtTable, data: JSONBody[wire.Read]) -> wire.Ack:
    """Go on to the next step of a lesson."""
    return await acted(room, person, data)


@get("/api/tables/{table:str}/foresee", responses=PROBLEMS)
async def foresee(
    request: HttpRequest,
    person: Asker,
    service: OurService,
    room: AtTable,
    seat: FromQuery[int],
    n: FromQuery[int],
    a: FromQuery[int],
) -> wire.Foreseen:
    """What an option will surely do."""
    service.afford(request, person)
    room.presence.asked(person.id)
    return room.foresee(person.id, wire.Foresee(seat, n, a))


@get("/api/tables/{table:str}/record", media_type=MediaType.JSON, responses=PROBLEMS)
async def record(request: HttpRequest, service: OurService, table: FromPath[str]) -> Response[bytes]:
    """A finished game as a file for `voliere replay`."""
    room = await service.finished(request, table)
    name = f"{room.table.game.id}-{room.table.facts.created}.json"
    return Response(
        (named_record(room.table).to_json() + "\n").encode(),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/replay", responses=PROBLEMS)
async def replay(
    request: HttpRequest,
    service: OurService,
    table: FromPath[str],
    seat: FromQuery[int] = -1,
    first: FromQuery[int] = 0,
    count: FromQuery[int] = 50,
    lang: FromQuery[str] = "",
) -> bodies.Replay:
    """Part of a finished game, through one seat's eyes (-1: a spectator's)."""
    if not service.replays.spend(address(request.scope)):
        raise Refused("too-often", {}, "too many requests: wait a moment")
    room = await service.finished(request, table)
    return await asyncio.to_thread(replay_part, room.table, seat, first, count, drawn_for(room, lang))


ROUTES = [ticket, view, wait, play, take_back, answer, let, say, read, foresee, record, replay]
