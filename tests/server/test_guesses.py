"""Ids and links: what is hidden answers like what is not there, guessing costs, and nothing is kept of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.server.house import House, Player, Refusal, generous
from tests.server.party import any_option
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from voliere.server.live.credits import MOST_VISITORS, Credits

ABSENT = "A" * 32
ODD_IDS = [
    "",
    "x" * 60_000,
    ABSENT + "x" * 60,
    "%00",
    "a%00b",
    "%ED%A0%80",
    "%FF",
    "a%0A",
    "%2e%2e",
    "é",
    "a b",
]
READS = ["", "/view", "/wait", "/foresee?seat=0&n=0&a=0", "/record", "/replay", "/recap"]
WRITES = [
    "/join",
    "/leave",
    "/bot",
    "/back",
    "/rematch",
    "/ticket",
    "/play",
    "/undo",
    "/answer",
    "/say",
    "/read",
]
BODIES: dict[str, Any] = {
    "/join": {"link": "x"},
    "/leave": {"seat": 0},
    "/bot": {"seat": 0, "bot": "random"},
    "/back": {"seat": 0},
    "/play": {"seat": 0, "n": 0, "a": 0, "id": "guessing"},
    "/undo": {"seat": 0, "id": "guessing"},
    "/answer": {"seat": 0, "yes": True, "id": "guessing"},
    "/say": {"seat": 0, "text": "hello", "id": "guessing"},
    "/read": {"seat": 0, "step": 0, "id": "guessing"},
}
WRITES = ["/rematch", "/ticket", *BODIES]


def ask(player: Player, table: str, path: str) -> httpx.Response:
    if path in WRITES:
        return player.http.post(f"/api/tables/{table}{path}", json=BODIES.get(path))
    return player.http.get(f"/api/tables/{table}{path}")


def told(answer: httpx.Response) -> tuple[int, bytes, list[tuple[str, str]]]:
    return answer.status_code, answer.content, sorted(answer.headers.items())


def finished_game(player: Player) -> str:
    rng = random.Random(3)
    id: str = player.table("whats-up", ["me", "friend"])["id"]
    choose = any_option(rng)
    while actors := player.view(id, 0)["actors"]:
        push = player.view(id, actors[0])
        player.play(id, actors[0], push["ask"]["n"], choose(push))
    return id


def test_nothing_is_kept_of_what_is_not_there(build: Callable[..., House]) -> None:
    house = build(limits=generous(guesses=(3, 0.0)))
    ada = house.player("Ada")
    for path in ("/record", "/replay", "/recap", "/view"):
        for odd in ODD_IDS:
            assert ask(ada, odd, path).status_code in (404, 414, 429), (odd[:20], path)
    for k in range(20):
        assert ask(ada, f"{ABSENT}{k}", "/record").status_code == 429
    assert house.service.rooms.loading == {}
    assert house.service.rooms.rooms == {}


def test_long_addresses_go_no_further_than_the_gate(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Litestar keeps the last thousand paths, queries and cookies, however long."""
    passed: list[Any] = []
    inner = house.gate.app

    async def watched(scope: Any, receive: Any, send: Any) -> None:
        passed.append(scope["path"])
        await inner(scope, receive, send)

    monkeypatch.setattr(house.gate, "app", watched)
    long = "x" * 8500
    for path, headers in (
        (f"/api/tables/{long}/record", {}),
        (f"/{long}", {}),
        (f"/api/games?{long}", {}),
        ("/api/games", {"cookie": f"a={long}"}),
    ):
        answer = httpx.get(house.url + path, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (414, "too-long")
        with pytest.raises(InvalidStatus):
            connect(f"ws://{house.host}{path}", additional_headers=headers).__enter__()
    assert passed == []


def test_every_route_counts_a_wrong_guess(build: Callable[..., House]) -> None:
    house = build(limits=generous(guesses=(1, 0.0)))
    ada = house.player("Ada")
    for path in [*READS, *WRITES]:
        house.service.guesses.left.clear()
        assert [ask(ada, ABSENT, path).status_code for _ in range(2)] == [404, 429], path


def test_hidden_and_absent_answer_alike(build: Callable[..., House]) -> None:
    house = build(limits=generous(guesses=(4, 0.0)))
    ada = house.player("Ada")
    hidden: str = ada.table("songbirds", ["me", "open"])["id"]
    playing: str = ada.table("songbirds", ["me", "friend"])["id"]
    for path in [*READS, *WRITES]:
        answers = []
        for table in (ABSENT, hidden, playing, "x" * 100):
            house.service.guesses.left.clear()
            eve = Player(house.url, "Eve")
            answers.append([told(ask(eve, table, path)) for _ in range(6)])
            eve.close()
        assert answers[0] == answers[1] == answers[2] == answers[3], path
        assert [status for status, _, _ in answers[0]] == [404] * 4 + [429] * 2, path
    for path in ("/record", "/replay"):
        with pytest.raises(Refusal, match="409 not-over"):
            ada.get(f"/api/tables/{playing}{path}")
        nobody = house.player("", token="nobody")
        assert told(ask(nobody, ABSENT, path)) == told(ask(nobody, playing, path))


def test_who_is_right_gets_in_though_others_guess(build: Callable[..., House]) -> None:
    """Nine wrong ids used to lock out everybody behind the same address."""
    house = build(limits=generous(guesses=(2, 0.0)))
    ada, bob, eve = house.player("Ada"), house.player("Bob"), house.player("Eve")
    over = finished_game(ada)
    table = ada.table("songbirds", ["me", "open"])
    recovery = ada.post("/api/me/recovery")["recovery"]
    codes = [ask(eve, f"{ABSENT}{k}", "").status_code for k in range(9)]
    assert codes == [404] * 2 + [429] * 7
    assert ada.get(f"/api/tables/{table['id']}")["id"] == table["id"]
    assert bob.get(f"/api/tables/{table['id']}", link=table["link"])["id"] == table["id"]
    assert bob.join(table)["id"] == table["id"]
    assert ask(eve, over, "/record").status_code == ask(eve, over, "/replay").status_code == 200
    with ada.sit(table["id"]), bob.sit(table["id"]):
        pass
    assert ada.post("/api/recover", {"recovery": recovery})["person"] == ada.id
    wrong: list[Callable[[], Any]] = [
        lambda: eve.get(f"/api/tables/{table['id']}"),
        lambda: eve.get(f"/api/tables/{table['id']}", link="wrong"),
        lambda: eve.join({"id": table["id"], "link": "wrong"}),
        lambda: eve.post("/api/recover", {"recovery": "wrong"}),
    ]
    for guess in wrong:
        with pytest.raises(Refusal, match="429 too-often"):
            guess()


def test_why_a_table_cannot_be_opened_is_told_to_its_people_only(house: House) -> None:
    ada, eve = house.player("Ada"), house.player("Eve")
    id: str = ada.table("songbirds", ["me", "open"])["id"]
    room = house.service.rooms.rooms.pop(id)
    with house.service.store.database.engine.begin() as connection:  # type: ignore[attr-defined]
        connection.exec_driver_sql("UPDATE tables SET rules = 99 WHERE id = ?", (id,))
    with pytest.raises(Refusal, match="409 old-rules"):
        ada.get(f"/api/tables/{id}")
    with pytest.raises(Refusal, match="409 old-rules"):
        eve.get(f"/api/tables/{id}", link=room.table.facts.link)
    for path in ("", "/record"):
        assert told(ask(eve, id, path)) == told(ask(eve, ABSENT, path))


def test_those_who_come_together_load_a_table_once(house: House) -> None:
    rooms = house.service.rooms
    ada = house.player("Ada")
    id: str = ada.table("songbirds", ["me", "open"])["id"]
    rooms.forget(rooms.rooms[id])

    async def together(id: str) -> list[Any]:
        return await asyncio.gather(*[rooms.room(id) for _ in range(5)], return_exceptions=True)

    assert len(set(house.inside(together(id)))) == 1
    assert all(isinstance(no, Exception) for no in house.inside(together(ABSENT)))
    assert rooms.loading == {}


def test_credits_remember_only_so_many() -> None:
    credits = Credits((1, 0.0))
    assert credits.spend("first")
    for k in range(MOST_VISITORS):
        assert credits.spend(str(k))
    assert len(credits.left) == MOST_VISITORS
    assert not credits.spend(str(MOST_VISITORS - 1))
    assert not credits.spend("2")
    assert credits.spend("first"), "forgotten: the one that had not come for the longest time"
