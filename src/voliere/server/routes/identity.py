"""Who somebody is: a guest with a name, known by a secret on their device. Tickets open one socket."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from litestar.datastructures import Cookie
from msgspec import Struct

from voliere.core.refused import Refused
from voliere.server.routes.gate import bearer
from voliere.server.routes.requests import Connection
from voliere.server.store.store import Store
from voliere.server.table.cleaning import LONGEST_NAME, clean
from voliere.server.tokens import digest

COOKIE = "voliere"
AS_LONG_AS_ALLOWED = 400 * 24 * 3600  # seconds; browsers keep no cookie longer
TICKET_SECONDS = 30


class Person(Struct, frozen=True):
    """Whoever asks. `program`: came with a bearer token, not with a browser's cookie."""

    id: str
    name: str
    device: str
    program: bool = False


def token_of(connection: Connection) -> tuple[str, bool]:
    """The secret a request carries, and whether it came as a bearer token."""
    token = bearer(connection.scope["headers"])
    return (token, True) if token else (connection.cookies.get(COOKIE, ""), False)


async def person_of(connection: Connection, store: Store, now: int) -> Person:
    """Whoever asks; refuses those who have not said who they are."""
    token, program = token_of(connection)
    device = digest(token)
    found = await store.guests.of_device(device) if token else None
    if found is None:
        raise Refused("nobody", {}, "say who you are first: POST /api/me")
    await store.guests.used(device, found[2], now)
    return Person(found[0], found[1], device, program)


async def person_at(connection: Connection, store: Store, now: int) -> str:
    """The id of whoever asks; empty: nobody."""
    try:
        return (await person_of(connection, store, now)).id
    except Refused:
        return ""


def cookie(token: str, secure: bool) -> Cookie:
    return Cookie(
        COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
        max_age=AS_LONG_AS_ALLOWED if token else 0,
    )


def name_of(given: str) -> str:
    name = clean(given, LONGEST_NAME)
    if not name:
        raise Refused("name-empty", {}, "a name has at least one letter")
    return name


class Tickets:
    """Signed, for one table and one device, used once; any process of this server takes them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def sign(self, body: str) -> str:
        return hmac.new(self.store.key, body.encode(), sha256).hexdigest()

    def issue(self, person: Person, table: str, now: float) -> str:
        kind = "program" if person.program else "browser"
        until = int(now) + TICKET_SECONDS
        body = ".".join([person.device, table, str(until), kind, secrets.token_urlsafe(16)])
        return f"{body}.{self.sign(body)}"

    async def use(self, ticket: str, table: str, now: float) -> tuple[str, bool] | None:
        """Whose device a ticket belongs to, and whether a program's; None: it does not open this table."""
        body, _, signed = ticket.rpartition(".")
        if not hmac.compare_digest(self.sign(body).encode(), signed.encode("utf-8", "replace")):
            return None
        device, meant, until, kind, _ = body.split(".")
        if (
            meant != table
            or int(until) < now
            or not await self.store.spend(digest(body), int(now), int(until))
        ):
            return None
        return device, kind == "program"
