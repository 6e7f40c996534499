"""Nothing leaves that its reader may not know: two worlds a reader cannot tell apart give equal bytes."""

from __future__ import annotations

import json
import os
import random
from typing import Any

import pytest
from tests.server.house import House, Line
from tests.server.party import any_option, settle, some_seats, turn

import voliere
from voliere.core.events import Event, Log
from voliere.core.rng import seeded
from voliere.core.state import NOBODY, State
from voliere.server.table.facts import Facts

GAMES = list(voliere.catalogue())
PLIES = int(os.environ.get("VOLIERE_LEAK_PLIES", "14"))  # moments of a game at which worlds are compared


def other_world(state: State, seat: int, seed: int) -> State:
    """A world the seat cannot tell from this one; what others heard in it is something else."""
    world = state.resample(seat, seeded(seed))
    log = Log()
    if state.log is not None:
        log.events = [
            event if event.heard_by(seat) else Event("secret", {"seat": seed % 7}, event.to)
            for event in state.log.events
        ]
    world.log = log
    return world


def swap(house: House, table: str, change: Any) -> Any:
    """Exchange a table's position behind the server's back; gives the old one."""

    async def inside() -> State:
        room = await house.service.rooms.room(table)
        before = room.table.state
        room.table.course.state = change(before) if callable(change) else change
        room.projection.forget()
        return before

    return house.inside(inside())


def seated(house: House, game: str) -> tuple[str, list[Line]]:
    """A table with a person on every seat and a spectator, who comes last."""
    players = [house.player(f"P{k}") for k in range(some_seats(game) + 1)]
    table = players[0].table(game, ["me"] + ["open"] * (len(players) - 2), watch=True)
    for player in players[1:-1]:
        player.join(table)
    return table["id"], [player.sit(table["id"]).__enter__() for player in players]


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_give_the_same_bytes(house: House, game: str) -> None:
    id, lines = seated(house, game)
    rng = random.Random(game)
    pairs = 0
    for ply in range(PLIES * 4):
        if ply % 4 == 0:
            settle(lines)
            for line in lines:
                seat = line.push["seat"]
                real = line.resync()
                before = swap(house, id, lambda state, seat=seat, ply=ply: other_world(state, seat, ply + 1))
                other = line.resync()
                swap(house, id, before)
                assert real == other, f"seat {seat} sees a secret at ply {ply}"
                pairs += 1
                foreseen(house, id, line, seat, ply)
        if not turn(lines, any_option(rng)):
            break
    assert pairs >= 2 * len(lines)
    canaries(house, id, lines)


def foreseen(house: House, id: str, line: Line, seat: int, ply: int) -> None:
    """What an option will do is told alike in both worlds too."""
    if not line.push["ask"]:
        return
    ask = line.push["ask"]
    told = []
    for world in (None, lambda state: other_world(state, seat, ply + 9)):
        before = swap(house, id, world) if world else None
        line.replies.clear()
        line.send("foresee", seat=seat, n=ask["n"], a=ask["options"][-1])
        line.until(lambda: line.replies != [])
        told.append(line.raw[-1])
        if before is not None:
            swap(house, id, before)
    assert told[0] == told[1]


def canaries(house: House, id: str, lines: list[Line]) -> None:
    """No secret of the server itself is in any byte that went down."""

    async def facts() -> Facts:
        return (await house.service.rooms.room(id)).table.facts

    table = house.inside(facts())
    tokens = [player.token for player in house.players] + [house.service.store.key.hex()]
    for line in lines:
        everything = b"\n".join(line.raw)
        assert not any(token.encode() in everything for token in tokens)
        others = [player.id for player in house.players if player.id != line.hello["person"]]
        assert not any(person.encode() in everything for person in others)
        running = b"\n".join(raw for raw in line.raw if json.loads(raw).get("phase") != "over")
        assert table.seed.encode() not in running
        assert str(int(table.seed, 16)).encode() not in running
        if line.push["seat"] == NOBODY:
            assert table.link.encode() not in everything
