"""Routes about people: who I am, on this device and the next."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody

from voliere.core.refused import Refused
from voliere.server.routes.bodies import DeviceInfo, Devices, Me, NewPerson, Recover, Recovery
from voliere.server.routes.dependencies import PROBLEMS, Asker, OurService
from voliere.server.routes.forwarded import address
from voliere.server.routes.identity import Person, cookie, name_of
from voliere.server.routes.requests import HttpRequest
from voliere.server.routes.service import Service
from voliere.server.store.erasing import delete_person
from voliere.server.tokens import digest, secret


@get("/api/me", responses=PROBLEMS)
async def who_am_i(person: Asker) -> Me:
    """Who this device belongs to."""
    return Me(person.id, person.name)


@post("/api/me", responses=PROBLEMS)
async def new_person(request: HttpRequest, service: OurService, data: JSONBody[NewPerson]) -> Response[Me]:
    """Become a guest. Whoever this device belonged to before is left alone."""
    if not service.new_people.spend(address(request.scope)):
        raise Refused("too-often", {}, "too many new guests: wait a moment")
    name, person, token = name_of(data.name), secret(), secret()
    await service.store.guests.add(person, name, digest(token), service.now())
    return signed_in(request, service, person, name, token)


def secure(request: HttpRequest, service: Service) -> bool:
    return service.hostnames.secure(request.headers.get("host", ""), request.scope["scheme"])


def signed_in(request: HttpRequest, service: Service, person: str, name: str, token: str) -> Response[Me]:
    """The secret goes into a cookie no script can read; only a program (no Origin) gets to see it."""
    shown = None if request.headers.get("origin") else token
    return Response(Me(person, name, shown), cookies=[cookie(token, secure(request, service))])


@patch("/api/me", responses=PROBLEMS)
async def rename(person: Asker, service: OurService, data: JSONBody[NewPerson]) -> Me:
    """Take another name; seats keep the name they were taken under."""
    name = name_of(data.name)
    await service.store.guests.rename(person.id, name)
    return Me(person.id, name)


@delete("/api/me", status_code=200, responses=PROBLEMS)
async def sign_out(request: HttpRequest, person: Asker, service: OurService) -> Response[Me]:
    """Forget this device, and close its sockets."""
    await service.store.guests.sign_out(person.id, person.device)
    await service.rooms.look_again(person.id)
    return signed_out(request, service, person)


def signed_out(request: HttpRequest, service: Service, person: Person) -> Response[Me]:
    return Response(Me(person.id, person.name), cookies=[cookie("", secure(request, service))])


@get("/api/me/devices", responses=PROBLEMS)
async def devices(person: Asker, service: OurService) -> Devices:
    """Where I am signed in."""
    return await devices_of(person, service)


async def devices_of(person: Person, service: Service) -> Devices:
    found = await service.store.guests.devices(person.id)
    return Devices([DeviceInfo(shown(d.hash), d.hash == person.device, d.created, d.used) for d in found])


def shown(device: str) -> str:
    """What a device is called: enough to tell it from others."""
    return device[:16]


@delete("/api/me/devices/{device:str}", status_code=200, responses=PROBLEMS)
async def sign_out_device(person: Asker, service: OurService, device: FromPath[str]) -> Devices:
    """Sign out another device of mine (or this one)."""
    for found in await service.store.guests.devices(person.id):
        if shown(found.hash) == device:
            await service.store.guests.sign_out(person.id, found.hash)
            await service.rooms.look_again(person.id)
            return await devices_of(person, service)
    raise Refused("no-device", {}, "there is no such device")


@delete("/api/me/devices", status_code=200, responses=PROBLEMS)
async def sign_out_everywhere(
    request: HttpRequest, person: Asker, service: OurService, others: FromQuery[bool] = False
) -> Response[Me]:
    """Sign out all my devices; or all `others`, which ends the recovery link too."""
    if others:
        await service.store.guests.sign_out_others(person.id, person.device)
    else:
        await service.store.guests.sign_out_everywhere(person.id)
    await service.rooms.look_again(person.id)
    return Response(Me(person.id, person.name)) if others else signed_out(request, service, person)


@delete("/api/me/everything", status_code=200, responses=PROBLEMS)
async def delete_me(request: HttpRequest, person: Asker, service: OurService) -> Response[Me]:
    """Delete me: name, devices, recovery link, what I said. Where others play, a bot plays on for nobody."""
    await delete_person(service.rooms, service.store, person.id)
    return signed_out(request, service, Person(person.id, "", person.device))


@post("/api/me/recovery", responses=PROBLEMS)
async def new_recovery(person: Asker, service: OurService) -> Recovery:
    """A secret that brings this guest to another device, once. A new one ends the old."""
    given = secret()
    await service.store.guests.set_recovery(person.id, digest(given))
    return Recovery(given)


@post("/api/recover", responses=PROBLEMS)
async def recover(request: HttpRequest, service: OurService, data: JSONBody[Recover]) -> Response[Me]:
    """Become the guest a recovery secret belongs to, on this device too. That uses it up."""
    token = secret()
    found = await service.store.guests.recovered(digest(data.recovery), digest(token), service.now())
    if found is None:
        raise service.wrong(request, "no-recovery", "this recovery link is not valid (any more)")
    return signed_in(request, service, found[0], found[1], token)


ROUTES = [
    who_am_i,
    new_person,
    rename,
    sign_out,
    devices,
    sign_out_device,
    sign_out_everywhere,
    delete_me,
    new_recovery,
    recover,
]
