"""Sealed answers tell the others nothing until the last: not what they are, nor how many there were."""

from __future__ import annotations

import asyncio
import os
import random
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from tests.server.house import House, Line, Player
from tests.server.logs import TABLES, Writer, entry, new_facts

import voliere
from voliere.core.record import Record
from voliere.core.state import NOBODY
from voliere.server.store import schema
from voliere.server.table import projection, undo
from voliere.server.table.course import Move
from voliere.server.table.facts import Chair, Facts, Summary
from voliere.server.table.log import read
from voliere.server.table.move_entries import owes_more
from voliere.server.table.table import Table
from voliere.server.table.wire import encode
from voliere.server.tokens import secret

SEALED = {"piafs", "feather", "wingspan"}  # games whose rules ask several seats for sealed answers
OPEN = {"whats-up"}  # several are asked at once, but everybody hears each answer
SEEDS = int(os.environ.get("VOLIERE_SEALED_GAMES", "2"))


def company(seats: int) -> list[Chair]:
    return [Chair(f"p{k}", f"N{k}") for k in range(seats)]


def sees(table: Table, reader: int) -> list[bytes]:
    """All a reader can ask for: complete, from any version on, and what is said of the table."""
    person = f"p{reader}"
    versions = range(table.clock(reader) + 1)
    pushes = [encode(projection.build(table, reader, since)) for since in (*versions[-3:], 0)]
    return [*pushes, encode(projection.table_info(table, person, None))]


def twin(writer: Writer) -> Writer:
    """The same table once more."""
    other = Writer(writer.table.facts, company(writer.table.facts.seats))
    other.table, other.log = read(writer.table.facts, writer.table.game, writer.log), writer.log[:]
    return other


def others(table: Table, seat: int) -> list[int]:
    return [NOBODY, *[k for k in range(table.facts.seats) if k != seat]]


def compare(writer: Writer, seat: int, rng: random.Random) -> tuple[int, int]:
    """Answers of a seat beside each other; gives how many were compared, and how many were whispered."""
    choices = writer.table.state.choices(seat)
    sealing = writer.table.course.sealing
    compared = whispered = 0
    seen: list[list[list[bytes]]] = []
    for a in {choices[0], choices[-1], rng.choice(choices)}:
        world = twin(writer)
        before = [sees(world.table, reader) for reader in others(world.table, seat)]
        row = world.add("move", seat, a)
        if world.table.course.sealing != sealing:
            continue  # it was the last: everything comes into the open
        after = [sees(world.table, reader) for reader in others(world.table, seat)]
        if row.hushed:
            assert after == before, "others see that a sealed answer was given"
            assert world.table.clock(seat) == writer.table.clock(seat) + 1
            assert world.table.moved == writer.table.moved
            whispered += 1
            taken_back(world, seat, before)
        seen.append(after)
        compared += 1
    assert all(one == seen[0] for one in seen), "others see what was answered"
    return compared, whispered


def pleaded(writer: Writer, seat: int) -> bool:
    """While somebody asks to take back, a sealed answer does not end the asking: that would tell of it."""
    table = writer.table
    ways = {k: undo.way(table, k) for k in range(table.facts.seats)}
    asking = [k for k, way in ways.items() if way.may == "ask"]
    if not asking or not owes_more(table.state.play_ahead(seat, table.state.choices(seat)[0]), seat):
        return False
    world = twin(writer)
    world.add("ask", asking[0], ways[asking[0]].move)
    before = [sees(world.table, reader) for reader in others(world.table, seat)]
    assert world.add("move", seat, world.table.state.choices(seat)[0], text="hung").hushed
    assert [sees(world.table, reader) for reader in others(world.table, seat)] == before
    assert world.table.plea is not None
    return True


def taken_back(world: Writer, seat: int, before: list[list[bytes]]) -> None:
    row = world.add("unsay", seat, len(world.table.course) - 1)
    assert row.hushed
    assert [sees(world.table, reader) for reader in others(world.table, seat)] == before


def moments(writer: Writer, rng: random.Random) -> Iterator[None]:
    """A game to its end; stops whenever several seats may be asked at once."""
    for _ in range(700):
        state = writer.table.state
        if not state.actors:
            return
        if state.lanes:
            yield
        writer.aside(rng)
        writer.move(rng)


def test_sealed_moments_are_compared_in_every_game_that_has_them() -> None:
    compared = dict.fromkeys(voliere.catalogue(), 0)
    whispered, lanes, pleas = dict(compared), set(), 0
    for game, seats, options in TABLES:
        for seed in range(SEEDS):
            writer = Writer(new_facts(game, seats, options, seed), company(seats))
            rng = random.Random(f"{game} {seed}")
            for _ in moments(writer, rng):
                lanes.add(game)
                if game not in OPEN:
                    for seat in writer.table.state.actors:
                        found = compare(writer, seat, rng)
                        compared[game] += found[0]
                        whispered[game] += found[1]
                        pleas += pleaded(writer, seat)
    assert lanes == SEALED | OPEN, "a game asks several at once: say whether their answers are sealed"
    assert {game for game, n in compared.items() if n > 3} == SEALED
    assert {game for game, n in whispered.items() if n > 3} == SEALED
    assert pleas > 0


def test_a_bot_that_fails_while_it_answers_is_told_of_with_its_last_answer() -> None:
    writer = Writer(new_facts("wingspan", 2, {}), [Chair("p0", "N0"), Chair(None, "B", "random")])
    rng = random.Random(1)
    while 1 in writer.table.state.actors:
        assert writer.table.notes == []
        writer.add("move", 1, rng.choice(writer.table.state.choices(1)), text="hung")
    assert [(note.name, note.args) for note in writer.table.notes] == [
        ("fallback", {"seat": 1, "why": "hung"})
    ]


def test_a_bot_pauses_once_for_all_its_sealed_answers(build: Callable[..., House]) -> None:
    house = build(bot_pause=60.0)
    ada = house.player("Ada")
    id = ada.table("wingspan", ["me", "friend"])["id"]

    async def pauses() -> list[float]:
        room, bots = await house.service.rooms.room(id), house.service.rooms.bots[id]
        found: list[float] = []
        while 1 in room.table.state.actors:
            a = room.table.state.choices(1)[0]
            found.append(bots.pause(1, a, asyncio.get_running_loop().time()))
            entry(room.table.next, "move", 1, f"x{len(found)}", 1, a).fresh(room.table).take(room.table)
        return found

    found = house.inside(pauses())
    assert found[:-1] == [0.0] * (len(found) - 1)
    assert found[-1] > 0
    assert len(found) > 3


@pytest.mark.parametrize(("spent", "left"), [(1.0, 3.0), (5.0, 3.0), (9.0, 7.0), (33.0, 31.0)])
def test_a_slow_bot_answers_its_last_at_one_of_few_moments(
    build: Callable[..., House], spent: float, left: float
) -> None:
    """So many seconds spent on sealed answers: the pause of 4 doubles until it holds them."""
    house = build(bot_pause=4.0)
    id = house.player("Ada").table("wingspan", ["me", "friend"])["id"]

    async def last() -> float:
        room = await house.service.rooms.room(id)
        bots = house.service.rooms.bots[id]
        bots.owes_more = lambda seat, a: False  # type: ignore[method-assign]
        return bots.pause(1, room.table.state.choices(1)[0], asyncio.get_running_loop().time() - spent)

    assert house.inside(last()) == pytest.approx(left, abs=0.9)


# -- over the wire ------------------------------------------------------------------------------


def several_answers(game: str, seats: int, options: dict[str, Any]) -> list[Move]:
    """The moves that lead to where a seat owes more than one sealed answer."""
    writer = Writer(new_facts(game, seats, options), company(seats))
    rng = random.Random(game)
    for _ in moments(writer, rng):
        seat = writer.table.state.actors[0]
        world = twin(writer)
        if world.add("move", seat, world.table.state.choices(seat)[0]).hushed:
            return writer.table.record.moves
    raise AssertionError("nobody owes several")


class Evening:
    """One table: a seat is about to give sealed answers, another seat and a spectator look on."""

    def __init__(self, house: House, facts: Facts, opening: list[Move], players: list[Player]) -> None:
        chairs = [Chair(player.id, player.name) for player in players[: facts.seats]]
        record = Record(voliere.game(facts.game), facts.seats, int(facts.seed, 16), facts.options, opening)
        actors = record.replay().actors
        house.inside(house.service.store.create(facts, chairs, Summary("playing", actors, []), opening))
        self.facts, self.mover = facts, actors[0]
        self.player = players[self.mover]
        self.watching = [players[(self.mover + 1) % facts.seats], players[-1]]
        self.lines: list[Line] = [player.sit(facts.id).__enter__() for player in self.watching]

    def ask(self) -> Any:
        return self.player.view(self.facts.id, self.mover)["ask"]

    def answer(self, pick: int) -> None:
        ask = self.ask()
        self.player.play(self.facts.id, self.mover, ask["n"], ask["options"][pick])

    def unsay(self) -> None:
        self.player.post(f"/api/tables/{self.facts.id}/undo", {"seat": self.mover, "id": str(uuid.uuid4())})

    def came_down(self) -> list[list[str]]:
        """Every push that came down to those who look on, in order."""
        for line in self.lines:
            line.catch_up()
        found = [[raw.decode() for raw in line.raw if b'"t":"push"' in raw] for line in self.lines]
        return [[text.replace(self.facts.id, "ID") for text in one] for one in found]

    def fetched(self) -> list[str]:
        """All they can ask for."""
        found: list[str] = []
        for line, player in zip(self.lines, self.watching, strict=True):
            for path in ("", "/view", "/wait"):
                answer = player.http.get(
                    f"/api/tables/{self.facts.id}{path}", params={"seat": line.push["seat"]}
                )
                assert answer.is_success
                found.append(answer.text)
            found.append(player.http.get("/api/tables").text)
        return found


def facts_for(players: list[Player], game: str, seats: int, options: dict[str, Any]) -> Facts:
    fresh = {"id": secret(), "link": secret(), "host": players[0].id}
    return msgspec.structs.replace(new_facts(game, seats, options), **fresh)


SEVERAL = [("wingspan", 2, {}), ("feather", 2, {"migration": True}), ("piafs", 2, {})]


@pytest.mark.parametrize(("game", "seats", "options"), SEVERAL)
def test_number_and_size_of_pushes_tell_nothing(
    build: Callable[..., House], game: str, seats: int, options: dict[str, Any]
) -> None:
    """Worlds that differ in what a seat answered, how often, and what it took back: the same pushes."""
    now = [1000.0]
    house = build(clock=lambda: now[0])
    players = [house.player(f"P{k}") for k in range(seats + 1)]
    opening = several_answers(game, seats, options)
    worlds: list[list[list[str]]] = []
    answers: set[int] = set()
    for last, back in ((0, False), (2, False), (2, True)):  # the first answers pick the last option
        evening = Evening(house, facts_for(players, game, seats, options), opening, players)
        before = evening.fetched()
        given = 0
        while evening.ask() is not None:
            now[0] += 10
            pick = -1 if given < last else 0
            evening.answer(pick)
            given += 1
            if evening.ask() is not None:
                assert evening.fetched() == before, "a sealed answer can be noticed"
                if back:
                    evening.unsay()
                    assert evening.fetched() == before, "a sealed answer taken back can be noticed"
                    evening.answer(pick)
        worlds.append(evening.came_down())
        answers.add(given)
        for line in evening.lines:
            line.socket.close()
    assert worlds[0] == worlds[1] == worlds[2]
    assert all(len(pushes) == 2 for pushes in worlds[0]), "one at the start, one when the answers are in"
    assert len(answers) > 1 or game != "wingspan", "the worlds do not differ"


def test_a_long_poll_sleeps_through_sealed_answers(house: House) -> None:
    players = [house.player(f"P{k}") for k in range(3)]
    evening = Evening(house, facts_for(players, "wingspan", 2, {}), [], players)
    id, other = evening.facts.id, players[1]
    v = other.view(id, 1)["v"]
    with ThreadPoolExecutor() as pool:
        woken = pool.submit(other.get, f"/api/tables/{id}/wait", seat=1, v=v)
        for _ in range(3):
            evening.answer(0)
        said = {"seat": 0, "text": "still thinking", "id": str(uuid.uuid4())}
        evening.player.post(f"/api/tables/{id}/say", said)
        push = woken.result(20)
    assert push["v"] == v + 1
    assert [note["name"] for note in push["notes"]["notes"]] == ["said"]


def test_sealed_answers_are_found_again(house: House) -> None:
    """They are on disk before they are acknowledged, though nobody else hears of them."""
    players = [house.player(f"P{k}") for k in range(3)]
    evening = Evening(house, facts_for(players, "wingspan", 2, {}), [], players)
    for _ in range(3):
        evening.answer(-1)
    id = evening.facts.id
    before = [players[0].view(id, 0), players[1].view(id, 1)]

    async def forgotten() -> tuple[int, int]:
        house.service.rooms.forget(await house.service.rooms.room(id))
        kept = await house.service.store.first(
            select(schema.tables.c.version).where(schema.tables.c.id == id)
        )
        return (await house.service.store.entries(id))[-1].seq, 0 if kept is None else int(kept["version"])

    last, kept = house.inside(forgotten())
    assert last == kept, "a backup counts the entries by this"
    assert [players[0].view(id, 0), players[1].view(id, 1)] == before
    assert before[0]["v"] == before[1]["v"] + 3


def test_one_takes_back_a_sealed_answer_without_touching_the_others(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("feather", ["me", "open"])
    bob.join(table)
    with ada.sit(table["id"]) as line, bob.sit(table["id"]) as his:
        hand = line.push["view"]["hand"]
        line.play(line.push["ask"]["options"][0])
        his.until(lambda: his.push["view"]["players"][0]["chosen"])
        asked = his.push["ask"]
        line.until(lambda: line.push["undo"]["may"] == "free")
        line.ask("undo", seat=0)
        his.until(lambda: not his.push["view"]["players"][0]["chosen"])
        assert his.push["ask"] == asked
        assert his.notes[-1]["name"] == "undone"
        line.catch_up()
        assert line.push["view"]["hand"] == hand
        his.play(asked["options"][0])  # the same question still
        line.until(lambda: line.push["view"]["players"][1]["chosen"])
        assert line.push["ask"]
