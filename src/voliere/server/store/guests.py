"""What is kept about people: a name, the devices they are signed in on, a recovery link."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, null, select, update

from voliere.server.live.keeper import Busy, Conflict
from voliere.server.live.notices import of_person
from voliere.server.store import schema
from voliere.server.store.database import Database

USED_EVERY = 3600  # seconds; more exactly nobody needs to know when a device was used last
SPENT_FOR = 3600  # seconds a used link is remembered; its person has forgotten it anyway

# Statements are made once: those of many callers then go to disk together, each with all its values.
p, d = schema.people.c, schema.devices.c
ADD = insert(schema.people)
ADD_DEVICE = insert(schema.devices)
DROP_DEVICE = delete(schema.devices).where(d.hash == bindparam("hash_"))
DROP_ALL = delete(schema.devices).where(d.person == bindparam("person_"))
DROP_OTHERS = delete(schema.devices).where(d.person == bindparam("person_"), d.hash != bindparam("hash_"))
USED = update(schema.devices).where(d.hash == bindparam("hash_")).values(used=bindparam("used_"))
RENAME = update(schema.people).where(p.id == bindparam("id_")).values(name=bindparam("name_"))
RECOVERY = update(schema.people).where(p.id == bindparam("id_")).values(recovery=bindparam("secret_"))
USE_UP = update(schema.people).where(p.recovery == bindparam("secret_")).values(recovery=null())
SPEND = insert(schema.spent)
GOODBYE = (
    update(schema.people)
    .where(p.id == bindparam("id_"))
    .values(name=bindparam("name_"), recovery=null(), gone=bindparam("gone_"))
)
FORGET = delete(schema.people).where(p.id == bindparam("id_"))


class Device(Struct, frozen=True):
    """Where somebody is signed in. `used`: within the hour."""

    hash: str
    created: int
    used: int


class Guests:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = database.writer

    async def do(self, *deeds: tuple[Any, dict[str, Any]], told: str = "") -> None:
        """Write; other processes are told of a person who may have been signed out."""
        notices = [of_person(told)] if told else []
        await self.writer.do([(statement, [values]) for statement, values in deeds], notices)

    async def add(self, person: str, name: str, device: str, at: int) -> None:
        new_person = {"id": person, "name": name, "created": at}
        await self.do((ADD, new_person), (ADD_DEVICE, device_values(person, device, at)))

    async def of_device(self, device: str) -> tuple[str, str, int] | None:
        """Whoever uses a device: id, name, and when it was last used."""
        both = schema.people.join(schema.devices, d.person == p.id)
        wanted = select(p.id, p.name, d.used).select_from(both).where(d.hash == device)
        found = await self.database.fetch(wanted)
        return (str(found[0]["id"]), str(found[0]["name"]), int(found[0]["used"])) if found else None

    async def rename(self, person: str, name: str) -> None:
        await self.do((RENAME, {"id_": person, "name_": name}))

    # -- devices -------------------------------------------------------------------------------

    async def devices(self, person: str) -> list[Device]:
        """The last used first."""
        wanted = select(d.hash, d.created, d.used).where(d.person == person)
        found = await self.database.fetch(wanted.order_by(d.used.desc(), d.hash))
        return [Device(str(row["hash"]), int(row["created"]), int(row["used"])) for row in found]

    async def known(self, devices: list[str]) -> set[str]:
        """Those devices that are still signed in."""
        found = await self.database.fetch(select(d.hash).where(d.hash.in_(devices)))
        return {str(row["hash"]) for row in found}

    async def used(self, device: str, before: int, now: int) -> None:
        """A device is used, `before` for the last time. Reading must not fail for it."""
        if now - before >= USED_EVERY:
            try:
                await self.do((USED, {"hash_": device, "used_": now}))
            except Busy:
                pass

    async def sign_out(self, person: str, device: str) -> None:
        await self.do((DROP_DEVICE, {"hash_": device}), told=person)

    async def sign_out_everywhere(self, person: str) -> None:
        """The recovery link stays: it is the only way back."""
        await self.do((DROP_ALL, {"person_": person}), told=person)

    async def sign_out_others(self, person: str, device: str) -> None:
        """All devices but one; whoever holds the recovery link is another device too."""
        others = (DROP_OTHERS, {"person_": person, "hash_": device})
        await self.do(others, (RECOVERY, {"id_": person, "secret_": None}), told=person)

    # -- recovery ------------------------------------------------------------------------------

    async def set_recovery(self, person: str, secret: str) -> None:
        await self.do((RECOVERY, {"id_": person, "secret_": secret}))

    async def recovered(self, secret: str, device: str, at: int) -> tuple[str, str] | None:
        """Use a recovery link up: a new device of whoever made it. Of two at once, one gets in."""
        found = await self.database.fetch(select(p.id, p.name).where(p.recovery == secret))
        if not found:
            return None
        person, name = str(found[0]["id"]), str(found[0]["name"])
        try:
            await self.do(
                (SPEND, {"ticket": secret, "until": at + SPENT_FOR}),
                (USE_UP, {"secret_": secret}),
                (ADD_DEVICE, device_values(person, device, at)),
            )
        except Conflict:
            return None
        return person, name

    # -- deleting: see `erasing` -----------------------------------------------------------------

    async def say_goodbye(self, person: str, at: int) -> None:
        """No name, no device and no way back; the id stays until it is found nowhere else."""
        goodbye = (GOODBYE, {"id_": person, "name_": "", "gone_": at})
        await self.do(goodbye, (DROP_ALL, {"person_": person}), told=person)

    async def leaving(self, before: int) -> list[str]:
        """Who was deleted, long enough ago."""
        found = await self.database.fetch(select(p.id).where(p.gone <= before))
        return [str(row["id"]) for row in found]

    async def forget(self, person: str) -> None:
        await self.do((FORGET, {"id_": person}))


def device_values(person: str, device: str, at: int) -> dict[str, Any]:
    return {"hash": device, "person": person, "created": at, "used": at}
