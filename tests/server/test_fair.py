"""Fair shares: what one person or table wants much of comes in turns, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.house import House, Line, Player, Refusal, generous
from tests.server.test_door import closed_with
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from voliere.server.live.credits import Shares
from voliere.server.live.pushes import AT_ONCE, Pushes
from voliere.server.live.turns import Turns
from voliere.server.live.workers import Pool
from voliere.server.table import projection

LITTLE = (3.0, 0.0001)  # so many, and hardly any more during a test


def seated(house: House, name: str) -> tuple[Player, str]:
    player = house.player(name)
    return player, player.table("songbirds", ["me", "friend"], first_player="1")["id"]


# -- messages and frames -----------------------------------------------------------------------


def test_messages_are_counted_by_person_not_by_socket(build: Callable[..., House]) -> None:
    house = build(limits=generous(messages=(30, 0.001)))
    ada, id = seated(house, "Ada")
    bob, his = seated(house, "Bob")
    with ada.sit(id) as one, ada.sit(id) as two, bob.sit(his) as other:
        pings(one, 20)
        pings(two, 20)
        assert closed_with(two) == 1008, "the second one of the same person"
        other.play(other.push["ask"]["options"][0])
        pings(one, 1)
        assert closed_with(one) == 1008


def pings(line: Line, times: int) -> None:
    flood(line, Frame(Opcode.TEXT, b'{"t":"ping"}'), times)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_frames_without_a_message_are_counted(build: Callable[..., House], opcode: Opcode) -> None:
    house = build(limits=generous(frames=(30, 0.001)))
    ada, id = seated(house, "Ada")
    with ada.sit(id) as line:
        flood(line, Frame(opcode, b""), 60)
        assert closed_with(line) == 1008


def test_parts_of_a_message_are_counted(build: Callable[..., House]) -> None:
    house = build(limits=generous(frames=(30, 0.001)))
    ada, id = seated(house, "Ada")
    with ada.sit(id) as line:
        flood(line, Frame(Opcode.TEXT, b"{", fin=False), 1)
        flood(line, Frame(Opcode.CONT, b" ", fin=False), 60)
        assert closed_with(line) == 1008


def flood(line: Line, frame: Frame, times: int) -> None:
    data = frame.serialize(mask=True) * times
    try:
        line.socket.socket.sendall(data)
    except ConnectionError:
        pass  # it is closed before all is sent


def test_what_came_at_once_is_taken_in_order(house: House) -> None:
    """Many messages in one packet, and one message in many."""
    ada, id = seated(house, "Ada")
    with ada.sit(id) as line:
        texts = [
            json.dumps({"t": "say", "seat": 0, "text": f"line {k} " + "x" * (k % 7), "id": f"say-{k:05}"})
            for k in range(80)
        ]
        data = b"".join(Frame(Opcode.TEXT, text.encode()).serialize(mask=True) for text in texts)
        line.socket.socket.sendall(data)
        line.until(lambda: len(line.notes) == 80)
        assert [note["args"]["text"].split()[1] for note in line.notes] == [str(k) for k in range(80)]
        long = Frame(Opcode.TEXT, b'{"t":"ping"' + b" " * 5000 + b"}").serialize(mask=True)
        for k in range(0, len(long), 700):
            line.socket.socket.sendall(long[k : k + 700])
        line.until(lambda: line.replies[-1]["t"] == "pong")


def test_coming_back_again_and_again_is_counted(build: Callable[..., House]) -> None:
    """Whoever is shown the door for a flood does not flood the door."""
    house = build(limits=generous(tickets=(5, 0.001)))
    ada, id = seated(house, "Ada")
    bob, his = seated(house, "Bob")
    for _ in range(5):
        with ada.sit(id):
            pass
    with pytest.raises(Refusal, match="429 too-often"):
        ada.sit(id)
    with bob.sit(his):
        pass


# -- costly answers ------------------------------------------------------------------------------


def count_builds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whole views are built for."""
    built: list[int] = []
    real = projection.build

    def build(table: Any, seat: int, since: int, draw: Any) -> Any:
        if since == 0:
            built.append(seat)
        return real(table, seat, since, draw)

    monkeypatch.setattr(projection, "build", build)
    return built


def test_whole_views_are_paced_and_merged(build: Callable[..., House]) -> None:
    house = build(limits=generous(costly=LITTLE))
    ada, id = seated(house, "Ada")
    bob, his = seated(house, "Bob")
    with ada.sit(id) as line, bob.sit(his) as other:
        for _ in range(50):
            line.send("resync")
        line.ask("say", seat=0, text="still here")
        whole = [
            message
            for message in map(json.loads, line.raw)
            if message["t"] == "push" and message["since"] == 0
        ]
        assert len(whole) <= 3
        answer = other.play(other.push["ask"]["options"][0])
        assert answer["t"] == "ack", "others have shares of their own"
        assert len(json.loads(other.resync())["view"])
        house.service.rooms.costly.of_person.left.clear()
        v = house.service.rooms.rooms[id].table.version
        line.until(lambda: line.push["v"] == v, timeout=20)


def test_only_the_latest_look_ahead_waits(build: Callable[..., House]) -> None:
    house = build(limits=generous(costly=LITTLE))
    ada, id = seated(house, "Ada")
    with ada.sit(id) as line:
        options, n = line.push["ask"]["options"], line.push["ask"]["n"]
        for a in options[:12]:
            line.send("foresee", seat=0, n=n, a=a)
        line.ask("say", seat=0, text="still here")
        before = [reply["a"] for reply in line.replies if reply["t"] == "foreseen"]
        assert before == options[:2], "one share went to the first view"
        house.service.rooms.costly.of_person.left.clear()
        line.until(lambda: line.replies[-1].get("a") == options[11])


def test_programs_have_the_same_shares(build: Callable[..., House]) -> None:
    house = build(limits=generous(costly=LITTLE))
    ada, id = seated(house, "Ada")
    bob, his = seated(house, "Bob")
    for _ in range(3):
        ada.view(id, 0)
    for ask in ("view", "wait", "foresee"):
        with pytest.raises(Refusal, match="429 too-often"):
            ada.get(f"/api/tables/{id}/{ask}", seat=0, n=1, a=1)
    assert bob.view(his, 0)["view"]


def test_many_guests_of_one_address_share() -> None:
    shares = Shares((3, 0.0), (5, 0.0))
    assert sum(shares.spend(f"guest {k}", "here") for k in range(20)) == 5
    assert shares.spend("guest", "elsewhere")


# -- bots ------------------------------------------------------------------------------------------


def order(most: int, each: int, wanted: list[str]) -> list[str]:
    """Who gets a place when, if all come at once and stay for a moment."""
    began: list[str] = []

    async def one(turns: Turns, who: str) -> None:
        async with turns.place(who):
            began.append(who)
            assert turns.taken.total() <= most
            assert turns.taken[who] <= each
            await asyncio.sleep(0)

    async def run() -> None:
        turns = Turns(most, each)
        await asyncio.gather(*[one(turns, who) for who in wanted])
        assert not turns.waiting
        assert not turns.taken

    asyncio.run(run())
    return began


def test_bots_take_turns_person_by_person() -> None:
    began = order(2, 1, ["eve"] * 30 + ["ada", "bob", "ada"])
    assert set(began[:4]) == {"eve", "ada", "bob"}
    assert began.index("ada") < 4
    assert began[:8].count("ada") == 2
    assert sorted(began) == sorted(["eve"] * 30 + ["ada", "bob", "ada"])


def test_one_person_never_has_all_the_workers() -> None:
    pool = Pool(4, 0, "")
    assert (pool.turns.most, pool.turns.each) == (4, 3)
    assert Pool(1, 0, "").turns.each == 1
    assert order(4, 3, ["eve"] * 10 + ["ada"])[:4] == ["eve", "eve", "eve", "ada"]


def test_who_gives_up_takes_no_place() -> None:
    async def run() -> None:
        turns = Turns(1, 1)
        async with turns.place("ada"):
            tasks = [asyncio.ensure_future(turns.place("eve").__aenter__()) for _ in range(3)]
            await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        assert not turns.taken
        late = asyncio.ensure_future(turns.place("eve").__aenter__())
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await late
        assert turns.taken == {"eve": 1}

    asyncio.run(run())


def test_many_tables_of_bots_move_at_the_pace_of_one_person(build: Callable[..., House]) -> None:
    house = build(limits=generous(bot_moves=(10, 0.001)))
    eve, ada = house.player("Eve"), house.player("Ada")
    tables = [eve.table("songbirds", ["random", "random"], watch=True)["id"] for _ in range(6)]
    id = ada.table("songbirds", ["me", "random"], first_player="1")["id"]
    with ada.sit(id) as line:
        line.play(line.push["ask"]["options"][0])
        line.until(lambda: line.push["ask"] is not None)  # the bot has moved, by her own share
    moves = [len(house.service.rooms.rooms[table].table.record.moves) for table in tables]
    assert sum(moves) <= 10


def test_bots_think_behind_everybody_else(house: House) -> None:
    ada = house.player("Ada")
    id = ada.table("songbirds", ["me", "random"], first_player="2")["id"]
    with ada.sit(id) as line:
        line.until(lambda: line.push["ask"] is not None)  # so that one is there
    workers = house.service.pool.all
    assert workers
    mine = os.getpriority(os.PRIO_PROCESS, 0)
    assert all(os.getpriority(os.PRIO_PROCESS, worker.process.pid) > mine for worker in workers)


# -- pushes ----------------------------------------------------------------------------------------


class Ear:
    person, seat, device, checked = "", 0, "", 0.0

    def __init__(self, heard: list[Any], name: str) -> None:
        self.heard, self.name = heard, name

    def changed(self, seats: bool) -> None:
        self.heard.append((self.name, seats))

    def presence(self) -> None: ...

    def close(self, code: int) -> None: ...


class Place:
    def __init__(self, *lines: Ear) -> None:
        self.lines = list(lines)


def test_listeners_are_woken_a_few_at_a_time_and_once() -> None:
    heard: list[Any] = []

    async def run() -> None:
        pushes = Pushes()
        big = Place(*[Ear(heard, f"big {k}") for k in range(3 * AT_ONCE)])
        small = Place(Ear(heard, "small"))
        for seats in (False, True, False):
            pushes.announce(big.lines, seats)  # type: ignore[arg-type]
        pushes.announce(small.lines, False)  # type: ignore[arg-type]
        for k in range(4):
            assert len(heard) == k * AT_ONCE, "others have their turn in between"
            await asyncio.sleep(0)
        assert not pushes.due

    asyncio.run(run())
    assert heard == [*[(f"big {k}", True) for k in range(3 * AT_ONCE)], ("small", False)]


def test_a_table_of_bots_costs_no_whole_views(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    built = count_builds(monkeypatch)
    ada = house.player("Ada")
    id = ada.table("whats-up", ["random", "random"], watch=True)["id"]
    with ada.sit(id) as line:
        try:
            line.until(lambda: line.push["phase"] == "over", timeout=60)
        except ConnectionClosed:
            raise AssertionError from None
    assert len(built) <= 2
