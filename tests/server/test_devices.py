"""Devices of one person: signed in by a recovery link, once; signed out one by one or all, everywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from tests.server.house import House, Player, Refusal, sqlite
from tests.server.outside import Outside
from tests.server.postgres import cluster
from tests.server.test_door import closed_with
from tests.server.test_memory import Here, lay

from voliere.core.state import NOBODY
from voliere.server.live.memory import Memory
from voliere.server.live.rooms import MANY, Rooms
from voliere.server.settings import Settings
from voliere.server.store.store import SWEEP

REACHED = 1.0  # seconds within which other processes have closed the sockets of a device signed out


def another(ada: Player, url: str) -> Player:
    """Ada on another device."""
    recovery = ada.post("/api/me/recovery")["recovery"]
    return Player(
        url, "", token=httpx.post(f"{url}/api/recover", json={"recovery": recovery}).json()["token"]
    )


def test_a_recovery_link_works_once(house: House) -> None:
    ada = house.player("Ada")
    old = ada.post("/api/me/recovery")["recovery"]
    link = ada.post("/api/me/recovery")["recovery"]
    with pytest.raises(Refusal, match="404 no-recovery"):
        house.player("Eve").post("/api/recover", {"recovery": old})

    def use(_: int) -> int:
        return httpx.post(f"{house.url}/api/recover", json={"recovery": link}).status_code

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(use, range(8)))
    assert sorted(answers) == [201] + [404] * 7
    assert len(ada.get("/api/me/devices")["devices"]) == 2
    house.inside(house.service.store.do((SWEEP, {"now_": 1 << 40})))  # what is kept only for a while
    assert use(0) == 404


def test_one_device_is_signed_out_by_another(house: House) -> None:
    ada, eve = house.player("Ada"), house.player("Eve")
    phone = another(ada, house.url)
    listed = ada.get("/api/me/devices")["devices"]
    assert sorted(one["this"] for one in listed) == [False, True]
    assert all(one["created"] <= one["used"] for one in listed)
    other = next(one["id"] for one in listed if not one["this"])
    assert ada.token not in str(listed), "a device is named, not given away"
    with pytest.raises(Refusal, match="404 no-device"):
        eve.ask("DELETE", f"/api/me/devices/{other}")
    id = ada.table("songbirds", ["me", "random"], first_player="1")["id"]
    with phone.sit(id) as theirs, ada.sit(id) as mine:
        assert [one["this"] for one in ada.ask("DELETE", f"/api/me/devices/{other}")["devices"]] == [True]
        assert closed_with(theirs) == 1008
        assert mine.play(mine.push["ask"]["options"][0])["t"] == "ack"
    with pytest.raises(Refusal, match="401 nobody"):
        phone.get("/api/me")
    phone.close()


def test_signing_out_everywhere_leaves_the_recovery_link_elsewhere_ends_it(house: House) -> None:
    ada = house.player("Ada")
    phone, pad = another(ada, house.url), another(ada, house.url)
    link = ada.post("/api/me/recovery")["recovery"]
    ada.ask("DELETE", "/api/me/devices", params={"others": True})
    for gone in (phone, pad):
        with pytest.raises(Refusal, match="401 nobody"):
            gone.get("/api/me")
    with pytest.raises(Refusal, match="404 no-recovery"):
        ada.post("/api/recover", {"recovery": link})
    phone.close()
    phone = another(ada, house.url)
    link = ada.post("/api/me/recovery")["recovery"]
    ada.ask("DELETE", "/api/me/devices")
    for gone in (ada, phone):
        with pytest.raises(Refusal, match="401 nobody"):
            gone.get("/api/me")
    assert ada.post("/api/recover", {"recovery": link})["person"] == ada.id
    for player in (phone, pad):
        player.close()


def test_a_lost_notice_does_not_matter(tmp_path: Path, build: Callable[..., House]) -> None:
    """A second process on SQLite is told nothing: whoever acts there is found out."""
    one = build(database=sqlite(tmp_path))
    two = build(database=sqlite(tmp_path), recheck_seconds=0.0)
    ada = one.player("Ada")
    there = two.player("Ada", token=ada.token)
    id = ada.table("songbirds", ["me", "random"], first_player="1")["id"]
    with there.sit(id) as line:
        ada.ask("DELETE", "/api/me")
        ask = line.push["ask"]
        line.send("play", seat=0, n=ask["n"], a=ask["options"][0], id="too-late")
        assert closed_with(line) == 1008
    assert not any(reply["t"] == "ack" for reply in line.replies)
    assert one.inside(one.service.rooms.room(id)).table.record.moves == []


class Looked(Memory):
    """Counts how often it is asked who is signed in."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    async def signed_in(self, devices: list[str]) -> set[str]:
        self.asked.append(len(devices))
        return {device for device in devices if device != "d7"}


class Somebody:
    def __init__(self, device: str) -> None:
        self.person = "p"
        self.seat = NOBODY
        self.pace: float | None = None
        self.device = device
        self.checked = -1.0
        self.closed = 0

    def changed(self, seats: bool) -> None: ...

    def presence(self) -> None: ...

    def close(self, code: int) -> None:
        self.closed = code


def test_devices_of_many_are_looked_up_together() -> None:
    async def run() -> None:
        keeper = Looked()
        id = lay(keeper, "songbirds", 2)
        rooms = Rooms(Settings(recheck_seconds=0.02), keeper, Here())
        room = await rooms.room(id)
        lines = [Somebody(f"d{k}") for k in range(MANY)]
        for line in lines:
            room.enter(line)
        while not keeper.asked:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0)
        assert set(keeper.asked) == {MANY}
        assert [line.device for line in lines if line.closed] == ["d7"]
        assert all(line.checked > 0 for line in lines if not line.closed)
        await rooms.close()

    asyncio.run(run())


def test_a_long_poll_ends_with_the_device(build: Callable[..., House]) -> None:
    house = build(wait_seconds=0.3)
    ada = house.player("Ada")
    id = ada.table("songbirds", ["me", "friend"])["id"]
    v = ada.view(id, 0)["v"]
    with ThreadPoolExecutor(1) as pool:
        other = house.player("Ada", token=ada.token)
        poll = pool.submit(other.get, f"/api/tables/{id}/wait", seat=0, v=v)
        ada.ask("DELETE", "/api/me")
        with pytest.raises(Refusal, match="401 nobody"):
            poll.result()


@pytest.mark.slow
def test_signing_out_reaches_every_process() -> None:
    with cluster() as database, Outside(database) as one, Outside(database) as two:
        ada = Player(one.url, "Ada")
        phone = another(ada, two.url)
        there = Player(two.url, "", token=ada.token)  # Ada's own device, through the other process
        id = ada.table("songbirds", ["me", "random"], first_player="1")["id"]
        with there.sit(id) as mine, phone.sit(id) as theirs:
            ada.ask("DELETE", "/api/me/devices", params={"others": True})
            assert closed_with(theirs, within=REACHED) == 1008, "without a word from the phone"
            assert mine.ask("say", seat=0, text="still here")["t"] == "ack"
            ada.ask("DELETE", "/api/me")
            assert closed_with(mine, within=REACHED) == 1008
        for player in (ada, phone, there):
            player.close()
