"""What routes are given: the service, whoever asks, and the table they may see."""

from __future__ import annotations

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from voliere.server.live.room import Room
from voliere.server.routes.bodies import Problem
from voliere.server.routes.identity import Person
from voliere.server.routes.requests import HttpRequest
from voliere.server.routes.service import Service

OurService = NamedDependency[Service]
Asker = NamedDependency[Person]
AtTable = NamedDependency[Room]


async def service_of(state: State) -> Service:
    found: Service = state.service
    return found


async def person_asking(request: HttpRequest, service: OurService) -> Person:
    return await service.person(request)


async def room_seen(request: HttpRequest, service: OurService, person: Asker, table: FromPath[str]) -> Room:
    return await service.room(request, person, table)


DEPENDENCIES = {
    "service": Provide(service_of),
    "person": Provide(person_asking),
    "room": Provide(room_seen),
}

# What may come instead of an answer, for the description of the API.
PROBLEMS = {
    status: ResponseSpec(data_container=Problem, description=why)
    for status, why in {
        400: "malformed, or refused by the rules",
        401: "nobody: POST /api/me first",
        403: "not yours",
        404: "no such thing",
        409: "stale, too late, or too early",
        413: "too long",
        429: "too often",
        503: "the database does not answer; try again",
    }.items()
}
