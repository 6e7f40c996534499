"""Bad weather: frames doubled, lost and out of order, connections cut. Every intent is done exactly once."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from contextlib import suppress
from typing import Any

import pytest
from tests.server.house import House, Player
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from voliere.server.table.move_entries import Moved

PATIENCE = 0.25  # seconds before something is sent again


class Storm:
    """Between a client and the server: doubles, loses and exchanges frames, both ways; cuts now and then."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.held: dict[int, str] = {}

    def frames(self, text: str, way: int) -> list[str]:
        chance = self.rng.random()
        if chance < 0.15:
            return []
        out = [text]
        if chance < 0.35:
            out = [text, text]
        elif chance < 0.5:
            before = self.held.pop(way, None)
            self.held[way] = text
            return [before] if before is not None else []
        if way in self.held and self.rng.random() < 0.5:
            out.append(self.held.pop(way))
        return out

    @property
    def cuts(self) -> bool:
        return self.rng.random() < 0.03


class Sailor:
    """A client as the protocol wants it: sends again until acknowledged, resyncs at a gap, reconnects."""

    def __init__(self, player: Player, table: str, seed: int) -> None:
        self.player, self.table = player, table
        self.rng = random.Random(seed)
        self.storm = Storm(self.rng)
        self.push: Any = None
        self.log: list[Any] = []
        self.intents: list[str] = []
        self.acked: dict[str, int] = {}
        self.pending: dict[str, Any] | None = None
        self.reconnects = -1
        self.socket: ClientConnection

    async def connect(self) -> None:
        ticket = await asyncio.to_thread(self.player.ticket, self.table)
        where = f"{self.player.url.replace('http', 'ws')}/api/tables/{self.table}/socket?ticket={ticket}"
        headers = {"authorization": f"Bearer {self.player.token}"}
        self.socket = await connect(where, additional_headers=headers, compression=None)
        self.reconnects += 1
        self.storm.held.clear()

    async def send(self, message: dict[str, Any]) -> None:
        for text in self.storm.frames(json.dumps(message), 0):
            await self.socket.send(text)

    def take(self, text: str) -> bool:
        """Take a message in; False: there is a gap."""
        message = json.loads(text)
        if message["t"] in ("ack", "no"):
            if self.pending is not None and message["id"] == self.pending["id"]:
                if message["t"] == "ack":
                    self.acked[message["id"]] = message["v"]
                else:
                    assert message["key"] in ("stale", "not-asked", "game-over"), message
                    self.intents.remove(message["id"])
                self.pending = None
        elif message["t"] == "push":
            held = self.push["v"] if self.push else 0
            if message["since"] == 0 and message["v"] < held:
                return True  # an old one, out of order
            if message["since"] not in (0, held):
                return bool(message["v"] <= held)
            self.push = message
            self.log = self.log[: message["log"]["keep"]] + message["log"]["events"]
        return True

    async def play(self) -> None:
        await self.connect()
        quiet = 0.0
        while self.push is None or self.push["phase"] != "over":
            try:
                if self.storm.cuts:
                    await self.socket.close()
                if self.pending is None and self.push and self.push["ask"]:
                    ask = self.push["ask"]
                    id = str(uuid.UUID(int=self.rng.getrandbits(128)))
                    self.intents.append(id)
                    a = self.rng.choice(ask["options"])
                    self.pending = {"t": "play", "seat": self.push["seat"], "n": ask["n"], "a": a, "id": id}
                    await self.send(self.pending)
                try:
                    text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
                except TimeoutError:
                    await self.send(self.pending or {"t": "resync"})
                    await self.send({"t": "resync"})
                    quiet += PATIENCE
                    assert quiet < 60
                    continue
                quiet = 0.0
                for frame in self.storm.frames(str(text), 1):
                    if not self.take(frame):
                        await self.send({"t": "resync"})
            except ConnectionClosed:
                with suppress(ConnectionClosed):
                    await self.socket.close()
                await self.connect()
                if self.pending is not None:
                    await self.send(self.pending)
        await self.socket.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["whats-up", "songbirds", "feather"])
def test_every_intent_is_done_exactly_once(house: House, game: str) -> None:
    players = [house.player("Ada"), house.player("Bob")]
    table = players[0].table(game, ["me", "open"])
    players[1].join(table)
    id = table["id"]
    sailors = [Sailor(player, id, k + 1) for k, player in enumerate(players)]

    async def sail() -> None:
        async with asyncio.timeout(150):
            await asyncio.gather(*[sailor.play() for sailor in sailors])

    asyncio.run(sail())
    rows = [row for row in house.inside(house.service.store.entries(id)) if isinstance(row, Moved)]
    written = [row.action_id.split(":", 1)[1] for row in rows]
    assert len(set(written)) == len(written)
    intents = {id for sailor in sailors for id in sailor.intents}
    unsure = {
        sailor.pending["id"] for sailor in sailors if sailor.pending
    }  # the game ended before the answer
    assert set(written) <= intents
    assert intents - set(written) <= unsure
    for seat, sailor in enumerate(sailors):
        truth = players[seat].view(id, seat)
        assert sailor.push["view"] == truth["view"], "the client ended with another position"
        assert sailor.log == truth["log"]["events"]
    print(game, len(written), "actions", [sailor.reconnects for sailor in sailors], "reconnects")
