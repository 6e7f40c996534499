"""Tables go on under the rules they began with, on both databases; new ones take the newest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, Player, Refusal, quick, sqlite
from tests.server.postgres import cluster

import voliere
from voliere.core.record import Record
from voliere.server.table.facts import Chair, Facts, Summary

GOLDEN = Path(__file__).parents[1] / "golden"
WINGSPAN = voliere.game("wingspan")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite(tmp_path)
        return
    with cluster() as url:
        yield url


def kept(name: str) -> Record:
    return voliere.record((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))


def payment(record: Record, after: int = 0) -> int:
    """How many moves come before the first food paid for a bird by more than one click."""
    s = record.replay(after)
    for k, (seat, a) in enumerate(record.moves[after:], after):
        before = s.question(seat)
        s.apply(seat, a)
        if before == "PayFood" and s.actors and s.question(s.actors[0]) == "PayFood":
            return k
    raise AssertionError("no such payment")


def write(house: House, ada: Player, record: Record, moves: int, bot: str | None = None) -> str:
    """A table as a server that knew these rules has left it."""
    s = record.replay(moves)
    chairs = [Chair(ada.id, "Ada"), Chair(None, "Bob", bot) if bot else Chair(ada.id, "Bob")]
    id = f"begun-under-{record.rules}-{moves}-{bot}"
    seed = f"{record.seed:032x}"
    facts = Facts(id, "wingspan", record.rules, 2, record.options, seed, False, ada.id, "link", 1)
    summary = Summary("playing", s.actors[:], [])
    assert house.inside(house.service.store.create(facts, chairs, summary, record.moves[:moves]))
    return id


def go_on(ada: Player, id: str, moves: list[tuple[int, int]]) -> None:
    for seat, a in moves:
        ask = ada.view(id, seat)["ask"]
        ada.play(id, seat, ask["n"] if ask else 0, a)


def test_a_table_goes_on_under_the_rules_it_began_with(database: str) -> None:
    record = kept("wingspan-2")
    assert record.rules == 1
    half = payment(record, len(record.moves) // 2)
    with House(quick(database)) as before:
        ada = before.player("Ada")
        id = write(before, ada, record, half)
        token = ada.token
    with House(quick(database)) as house:
        again = house.player("Ada", token)
        assert again.get(f"/api/tables/{id}")["rules"] == 1
        go_on(again, id, record.moves[half:])
        exported = again.get(f"/api/tables/{id}/record")
        assert exported["rules"] == 1
        assert exported["moves"] == [list(move) for move in record.moves]
        scores = [score.total for score in record.replay().scores()]
        assert [score["total"] for score in again.view(id, 0)["view"]["scores"]] == scores
        assert again.get(f"/api/tables/{id}/replay", seat=0, first=half)["frames"]
        rematch = again.post(f"/api/tables/{id}/rematch")
        assert rematch["rules"] == WINGSPAN.version
        assert again.table("wingspan", ["me", "me"])["rules"] == WINGSPAN.version


def test_a_bot_plays_on_under_the_rules_of_its_table(build: Callable[..., House]) -> None:
    house = build()
    ada = house.player("Ada")
    record = kept("wingspan-2")
    turn = next(k for k, (seat, _) in enumerate(record.moves) if k > 40 and seat == 1)
    id = write(house, ada, record, turn, bot="greedy")
    with ada.sit(id, 0) as line:
        line.until(lambda: line.push["ask"] is not None)
        assert [note for note in line.notes if note["name"] == "fallback"] == []


def test_a_table_of_newer_rules_is_refused_and_left_alone(build: Callable[..., House]) -> None:
    house = build()
    ada = house.player("Ada")
    record = kept("wingspan-2")
    newer = WINGSPAN.version + 1
    facts = Facts("newer", "wingspan", newer, 2, record.options, "0" * 32, False, ada.id, "link", 1)
    chairs = [Chair(ada.id, "Ada"), Chair(ada.id, "Bob")]
    house.inside(house.service.store.create(facts, chairs, Summary("playing", [0, 1], [])))
    with pytest.raises(Refusal) as no:
        ada.get("/api/tables/newer")
    assert no.value.key == "old-rules"
    assert house.inside(house.service.store.facts("newer")) == facts


@pytest.mark.rule("WS-PLAY-8")
def test_tokens_can_be_taken_back_one_by_one_until_the_last(build: Callable[..., House]) -> None:
    house = build()
    ada = house.player("Ada")
    record = kept("wingspan-2-any-order")
    assert record.rules == 2
    begin = payment(record)
    seat = record.moves[begin][0]
    s = record.replay(begin)
    tokens: list[int] = []
    while s.actors == [seat] and s.question(seat) == "PayFood":
        tokens.append(record.moves[begin + len(tokens)][1])
        s.apply(seat, tokens[-1])
    assert len(tokens) > 1
    id = write(house, ada, record, begin)

    def food() -> Any:
        return ada.view(id, seat)["view"]["players"][seat]["food"]

    with ada.sit(id, seat) as line:
        full = food()
        for taken, a in enumerate(tokens[:-1], 1):
            v = line.play(a)["v"]
            line.until(lambda v=v: line.push["v"] >= v)
            assert line.push["undo"]["may"] == "free"
            assert sum(food()) == sum(full) - taken
            assert sum(line.push["view"]["question"]["payment"]["chosen"]) == taken
        for _ in tokens[:-1]:
            v = line.ask("undo", seat=seat)["v"]
            line.until(lambda v=v: line.push["v"] >= v)
        assert food() == full
        assert line.push["view"]["question"]["payment"]["chosen"] == [0] * 5
