"""Delete me: nothing of somebody is left in any column or any process, and the games of others go on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.house import House, Player, Refusal, quick, sqlite
from tests.server.logs import entry
from tests.server.party import finish as play_out
from tests.server.postgres import cluster
from tests.server.test_devices import another
from tests.server.test_door import closed_with

import voliere
from voliere.server.store import erasing, schema
from voliere.server.tokens import digest


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite(tmp_path)
        return
    with cluster() as found:
        yield found


def everything(house: House) -> str:
    """All that is stored, as one text."""

    async def read() -> str:
        fetch = house.service.store.database.fetch
        stored = [await fetch(select(table)) for table in schema.metadata.sorted_tables]
        return str([tuple(row.values()) for rows in stored for row in rows])

    return house.inside(read())


def named(player: Player, house: House, name: str) -> Any:
    """A table where somebody talks, with a friend on the same device and an open seat."""
    seats = [{"who": "me", "name": name}, {"who": "open"}, {"who": "friend", "name": f"{name}'s friend"}]
    body = {"game": "songbirds", "seats": seats, "options": {"first_player": "2"}}
    return player.post("/api/tables", body)


def test_nothing_is_left_and_the_others_play_on(database: str) -> None:
    clock = [1_000_000_000.0]
    settings = quick(database, clock=lambda: clock[0])
    with ExitStack() as stack:
        one = stack.enter_context(House(settings))
        two = stack.enter_context(House(settings)) if database.startswith("postgres") else one
        ada, bob = one.player("Zerlina Quux"), two.player("Bob")
        phone = another(ada, one.url)
        ada.post("/api/me/recovery")
        alone = ada.table("songbirds", ["me", "random"])
        ada.post("/api/lessons/songbirds")
        waiting = named(ada, one, "Waiting Quux")
        running = named(ada, one, "Running Quux")
        id = running["id"]
        bob.join(running)
        over = ada.table("songbirds", ["me", "open"])
        bob.join(over)
        play_out([player.sit(over["id"]).__enter__() for player in (ada, bob)], random.Random(1))
        record = bob.http.get(f"/api/tables/{over['id']}/record").text
        left = bob.table("songbirds", ["me", "friend", "open"])
        ada.join(left)
        bob.post(f"/api/tables/{left['id']}/leave", {"seat": 1})
        ada.ask("PATCH", "/api/me", json={"name": "Renamed Quux"})
        her, his = ada.sit(id).__enter__(), bob.sit(id).__enter__()
        assert her.ask("say", seat=0, text="the word is xyzzy")["t"] == "ack"
        assert his.ask("say", seat=1, text="hush")["t"] == "ack"
        his.until(lambda: any(note["args"].get("text") == "the word is xyzzy" for note in his.notes))
        kept = everything(one)
        assert all(word in kept for word in ("xyzzy", "Quux", ada.id, digest(ada.token), digest(phone.token)))

        ada.ask("DELETE", "/api/me/everything")
        assert closed_with(her) in (1008, 1012)
        assert closed_with(his) == 1012, "come back, and forget what you were told"
        for gone in (ada, phone):
            with pytest.raises(Refusal, match="401 nobody"):
                gone.get("/api/me")
        kept = everything(one)
        found = [word for word in ("xyzzy", "Quux", digest(ada.token), digest(phone.token)) if word in kept]
        assert found == []
        clock[0] += erasing.SURE
        one.inside(erasing.finish(one.service.rooms, one.service.store))
        kept = everything(one)
        assert ada.id not in kept
        assert alone["id"] not in kept, "where nobody else sat nothing is left"
        assert waiting["id"] not in kept

        with bob.sit(id) as line:
            assert line.hello["table"]["seats"][0] == {
                "kind": "person",
                "name": "",
                "bot": "walk",
                "mine": False,
                "gone": True,
                "owner": 0,
            }
            assert [note["args"]["text"] for note in line.notes if note["name"] == "said"] == ["hush"]
            play_out_alone(line)
        after = bob.http.get(f"/api/tables/{over['id']}/record").text
        assert "Quux" in record
        assert "Quux" not in after
        assert voliere.record(after).moves == voliere.record(record).moves, "and it replays"
        assert {table["id"] for table in bob.get("/api/tables")["finished"]} == {over["id"], id}
        phone.close()
    if database.startswith("sqlite"):
        file = Path(database.removeprefix("sqlite:///"))
        kept = b"".join(part.read_bytes() for part in file.parent.glob(f"{file.name}*")).decode("latin-1")
        assert [word for word in ("xyzzy", "Quux", ada.id, digest(ada.token)) if word in kept] == []


def play_out_alone(line: Any) -> None:
    while True:
        line.until(lambda: line.push["ask"] is not None or line.push["phase"] == "over")
        if line.push["phase"] == "over":
            return
        line.play(line.push["ask"]["options"][0])
        line.until(lambda: line.push["v"] >= line.replies[-1]["v"])


def test_a_seat_not_yet_played_is_open_again(house: House) -> None:
    ada, bob, eve = house.player("Ada"), house.player("Bob"), house.player("Eve")
    table = ada.table("songbirds", ["me", "open", "open"], first_player="1")
    bob.join(table)
    ada.ask("DELETE", "/api/me/everything")
    info = bob.get(f"/api/tables/{table['id']}")
    assert [seat["kind"] for seat in info["seats"]] == ["open", "person", "open"]
    eve.join(table)
    assert eve.join(table, 2)["phase"] == "playing"


def test_what_was_begun_is_finished_by_another_process(build: Callable[..., House]) -> None:
    """A server stopped in the middle: who was signed out is erased when a server runs again."""
    clock = [1_000_000_000.0]
    house = build(clock=lambda: clock[0])
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open"], first_player="2")
    bob.join(table)
    ada.post(f"/api/tables/{table['id']}/say", {"seat": 0, "text": "xyzzy", "id": "said-once"})
    rooms, store = house.service.rooms, house.service.store
    house.inside(store.guests.say_goodbye(ada.id, int(clock[0])))
    house.inside(erasing.finish(rooms, store))
    assert "xyzzy" in everything(house), "too early: somebody may still be writing"
    clock[0] += erasing.SURE
    house.inside(erasing.finish(rooms, store))
    kept = everything(house)
    assert "xyzzy" not in kept
    assert ada.id not in kept
    assert bob.view(table["id"], 1)["ask"]


def test_others_keep_their_names_and_words() -> None:
    rows = [
        entry(1, "seat", 0, "seat-0", text="Ada", person="a"),
        entry(2, "seat", 1, "seat-1"),
        entry(3, "sit", 1, "b:1", text="Bob", person="b"),
        entry(4, "say", 1, "b:2", text="Ada!", person="b"),
        entry(5, "bot", 0, "b:3", text="Ada", bot="greedy"),
        entry(6, "back", 0, "a:4", text="Ada"),
        entry(7, "move", 0, "a:5", a=3, person="a"),
        entry(8, "bot", 1, "a:6", text="Bob", bot="greedy"),
    ]
    changed = {one["seq_"]: one for one in erasing.rewritten(rows, "a", "~x")}
    assert sorted(changed) == [1, 5, 6, 7, 8]
    assert {one["text_"] for seq, one in changed.items() if seq != 8} == {""}
    assert changed[8]["text_"] == "Bob"
    assert changed[5]["action_id_"] == "b:3"
    assert [changed[seq]["person_"] for seq in (1, 7, 8)] == ["~x", "~x", None]
    assert erasing.others(rows, "a") == {"b"}
