"""Routes about people: who I am, on this device and the next."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from voliere.core.refused import Refused
from voliere.server.asking import Asked
from voliere.server.bodies import Me, NewPerson, Recover, Recovery
from voliere.server.forwarded import address
from voliere.server.given import PROBLEMS, Asker, Serving
from voliere.server.identity import cookie, digest, name_of, secret
from voliere.server.service import Service


@get("/api/me", responses=PROBLEMS)
async def who_am_i(person: Asker) -> Me:
    """Who this device belongs to."""
    return Me(person.id, person.name)


@post("/api/me", responses=PROBLEMS)
async def new_person(request: Asked, service: Serving, data: JSONBody[NewPerson]) -> Response[Me]:
    """Become a guest. Whoever this device belonged to before is left alone."""
    if not service.new_people.spend(address(request.scope)):
        raise Refused("too-often", {}, "too many new guests: wait a moment")
    name, person, token = name_of(data.name), secret(), secret()
    await service.store.add_person(person, name, digest(token), service.now())
    return signed_in(request, service, person, name, token)


def secure(request: Asked, service: Service) -> bool:
    return service.names.secure(request.headers.get("host", ""), request.scope["scheme"])


def signed_in(request: Asked, service: Service, person: str, name: str, token: str) -> Response[Me]:
    """The secret goes into a cookie no script can read; only a program (no Origin) gets to see it."""
    shown = None if request.headers.get("origin") else token
    return Response(Me(person, name, shown), cookies=[cookie(token, secure(request, service))])


@patch("/api/me", responses=PROBLEMS)
async def rename(person: Asker, service: Serving, data: JSONBody[NewPerson]) -> Me:
    """Take another name; seats keep the name they were taken under."""
    name = name_of(data.name)
    await service.store.rename(person.id, name)
    return Me(person.id, name)


@delete("/api/me", status_code=200, responses=PROBLEMS)
async def sign_out(request: Asked, person: Asker, service: Serving) -> Response[Me]:
    """Forget this device, and close its sockets."""
    await service.store.drop_device(person.device)
    service.door.sign_out(person.device)
    return Response(Me(person.id, person.name), cookies=[cookie("", secure(request, service))])


@post("/api/me/recovery", responses=PROBLEMS)
async def new_recovery(person: Asker, service: Serving) -> Recovery:
    """A secret that brings this guest to another device. A new one ends the old."""
    given = secret()
    await service.store.set_recovery(person.id, digest(given))
    return Recovery(given)


@post("/api/recover", responses=PROBLEMS)
async def recover(request: Asked, service: Serving, data: JSONBody[Recover]) -> Response[Me]:
    """Become the guest a recovery secret belongs to, on this device too."""
    found = await service.store.recovered(digest(data.recovery))
    if found is None:
        raise service.wrong(request, "no-recovery", "this recovery link is not valid (any more)")
    token = secret()
    await service.store.add_device(found[0], digest(token), service.now())
    return signed_in(request, service, found[0], found[1], token)


ROUTES = [who_am_i, new_person, rename, sign_out, new_recovery, recover]
