"""Bots that go wrong cost their seat one move, and nobody else anything."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

import pytest
from tests.server.house import House, Line

import voliere
from voliere.core.record import Record
from voliere.server.live.bots import HASTE, QUICK_SECONDS, Bots
from voliere.server.live.workers import BotFailed, BotTurn

FAULTS = {
    "hang": "hung",
    "die": "died",
    "raise": "died",
    "nonsense": "nonsense",
    "garble": "nonsense",
    "flood": "died",
    "heir": "hung",
    "memory": "died",
}


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS)
def test_a_bad_bot_moves_at_random(
    build: Callable[..., House], monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    monkeypatch.setenv("VOLIERE_FAULT", fault)
    # Only who hangs is waited for to the end: a busy machine would call others slow, too.
    seconds = 3.0 if FAULTS[fault] == "hung" else 60.0
    house = build(thinker="tests.server.faulty", bot_seconds=seconds)
    ada = house.player("Ada")
    id = ada.table("songbirds", ["greedy", "me"], first_player="1")["id"]
    with ada.sit(id) as line:
        line.until(lambda: line.push["ask"] is not None)
        assert [(note["name"], note["args"]) for note in line.notes] == [
            ("fallback", {"seat": 0, "why": FAULTS[fault]})
        ]
        began = time.monotonic()
        line.play(line.push["ask"]["options"][0])
        line.until(lambda: line.push["ask"] is not None)
        assert time.monotonic() - began < seconds + 4.0
        assert len(line.notes) == 2


class Thinks:
    """Answers for some bots, and has none for others."""

    def __init__(self, answers: dict[str, int]) -> None:
        self.answers = answers
        self.asked: list[str] = []

    async def think(self, turn: BotTurn, seconds: float, host: str) -> int:
        self.asked.append(turn.bot)
        assert seconds <= QUICK_SECONDS
        if turn.bot not in self.answers:
            raise BotFailed("hung")
        return self.answers[turn.bot]


@pytest.mark.parametrize(
    ("bot", "answers", "asked", "played"),
    [
        ("expedition", {"greedy": 7}, ["greedy"], {7}),
        ("expedition", {}, ["greedy"], {5, 7}),
        ("expedition", {"greedy": 999}, ["greedy"], {5, 7}),
        ("greedy", {"greedy": 7}, [], {5, 7}),
    ],
)
def test_a_quick_bot_plays_for_one_that_does_not_answer(
    bot: str, answers: dict[str, int], asked: list[str], played: set[int]
) -> None:
    thinks = Thinks(answers)
    record = Record(voliere.game("whats-up"), 2, 3, {"memory_aid": False})
    turn = BotTurn("t", record, [], 0, bot, "5")
    bots = Bots(None, thinks, None, None)  # type: ignore[arg-type]  # it needs no table for that
    found = {asyncio.run(bots.instead(turn, [5, 7], "host")) for _ in range(40)}
    assert found == played
    assert thinks.asked == asked * 40


@pytest.mark.slow
def test_a_hanging_bot_delays_no_other_table(
    build: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VOLIERE_FAULT", "hang")
    house = build(thinker="tests.server.faulty", bot_seconds=30.0, workers=4)
    ada = house.player("Ada")
    for _ in range(2):
        ada.table("songbirds", ["greedy", "me"], first_player="1")
    id = ada.table("songbirds", ["me", "random"], first_player="1")["id"]
    rng = random.Random(1)
    began = time.monotonic()
    with ada.sit(id) as line:
        while line.push["phase"] == "playing":
            if line.push["ask"]:
                v = line.play(rng.choice(line.push["ask"]["options"]))["v"]
                line.until(lambda v=v: line.push["v"] >= v)
            else:
                line.read()
    assert time.monotonic() - began < 25


@pytest.mark.slow
def test_what_a_bot_prints_is_no_answer(build: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOLIERE_FAULT", "print")
    house = build(thinker="tests.server.faulty")
    ada = house.player("Ada")
    id = ada.table("songbirds", ["greedy", "me"], first_player="1")["id"]
    with ada.sit(id) as line:
        line.until(lambda: line.push["ask"] is not None)
        assert line.notes == []


def test_a_table_of_bots_alone_plays_itself(house: House) -> None:
    ada = house.player("Ada")
    id = ada.table("whats-up", ["random", "random"], watch=True)["id"]
    with ada.sit(id) as line:
        line.until(lambda: line.push["phase"] == "over", timeout=60)
        assert line.push["end"]


def test_bots_wait_while_somebody_asks_to_take_back(build: Callable[..., House]) -> None:
    house = build(bot_pause=1.0)
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open", "random"], first_player="1")
    bob.join(table)
    with ada.sit(table["id"]) as line, bob.sit(table["id"]) as his:
        line.play(line.push["ask"]["options"][0])
        his.until(lambda: his.push["ask"] is not None)
        his.play(his.push["ask"]["options"][0])
        line.until(lambda: line.push["actors"] == [2])
        asked = line.ask("undo", seat=0)["v"]

        async def thought_to_the_end() -> int:
            room = house.service.rooms.rooms[table["id"]]
            thinking = house.service.rooms.bots[table["id"]].thinking
            await asyncio.gather(*thinking.values())  # the bot that was asked before
            assert not thinking
            return room.table.version

        assert house.inside(thought_to_the_end()) == asked
        his.until(lambda: his.push["v"] >= asked)
        assert his.push["v"] == asked
        his.ask("answer", seat=1, yes=False)
        line.until(lambda: line.push["ask"] is not None)  # now the bot has moved


def test_bots_rest_no_longer_than_everybody_at_the_table_wants(build: Callable[..., House]) -> None:
    house = build(bot_pause=0.7)
    ada, bob, eve = house.player("Ada"), house.player("Bob"), house.player("Eve")
    table = ada.table("songbirds", ["me", "open", "random"], watch=True, first_player="1")
    bob.join(table)
    bots = house.service.rooms.bots[table["id"]]

    def wants(line: Line, ms: int) -> None:
        line.send("pace", ms=ms)
        line.send("ping")
        line.until(lambda: {"t": "pong"} in line.replies)
        line.replies.clear()

    assert bots.rest() == 0.7
    with ada.sit(table["id"]) as line, bob.sit(table["id"]) as his, eve.sit(table["id"]) as watching:
        wants(line, 0)
        assert bots.rest() == 0.7  # Bob has not said
        wants(his, 500)
        assert bots.rest() == 0.5
        wants(his, 0)
        assert bots.rest() == HASTE  # how long a bot thinks is never to be seen
        wants(watching, 1500)
        assert bots.rest() == HASTE  # who only watches does not count
        wants(his, 1500)
        assert bots.rest() == 0.7  # a longer rest is the page's own affair
