"""Who gets in, and what they may touch: handshakes, seats of others, floods, headers, files."""

from __future__ import annotations

import itertools
import json
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import PATIENCE, House, Line, Player, Refusal, generous
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from voliere.server.routes.identity import Person
from voliere.server.tokens import digest

SCRIPTS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "\"'><svg onload=alert(1)>",
    "{{constructor.constructor('alert(1)')()}}",
    "\u202eevil\u2066",
    "a\u0000b",
]


class Browser:
    """What a page of our own would send."""

    def __init__(self, house: House, name: str) -> None:
        self.origin = house.url
        self.http = httpx.Client(base_url=house.url, headers={"origin": house.url}, timeout=20)
        house.clients.append(self.http)
        made = self.http.post("/api/me", json={"name": name})
        assert made.json()["token"] is None, "a page never sees its secret"
        assert "HttpOnly" in made.headers["set-cookie"]
        assert "SameSite=lax" in made.headers["set-cookie"]
        self.id = made.json()["person"]
        self.cookie = f"voliere={self.http.cookies['voliere']}"
        self.device = digest(self.http.cookies["voliere"])

    def table(self) -> Any:
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        return self.http.post("/api/tables", json={"game": "songbirds", "seats": seats}).json()

    def ticket(self, table: str) -> str:
        found: str = self.http.post(f"/api/tables/{table}/ticket").json()["ticket"]
        return found


def opens(url: str, headers: dict[str, str]) -> bool:
    try:
        with connect(url, additional_headers=headers, compression=None) as line:
            assert json.loads(line.recv(20))["t"] == "hello"
            return True
    except InvalidStatus as no:
        return no.response.status_code != 403


def test_only_the_one_right_handshake_passes(house: House) -> None:
    ada, eve = Browser(house, "Ada"), Browser(house, "Eve")
    table, other = ada.table()["id"], ada.table()["id"]
    hers = eve.table()["id"]
    person = Person(ada.id, "Ada", ada.device)
    tickets = house.service.tickets
    used = ada.ticket(table)
    where = f"ws://{house.host}/api/tables/{table}/socket?ticket="
    assert opens(where + used, {"origin": house.url, "cookie": ada.cookie})
    port = house.port
    origins = [
        house.url, None, "null", "https://evil.example", f"http://evil.127.0.0.1:{port}",
        f"http://127.0.0.1:{port + 1}", f"https://127.0.0.1:{port}", "http://127.0.0.1", f"http://localhost:{port}",
    ]  # fmt: skip
    cookies = [ada.cookie, None, eve.cookie, "voliere=guess"]
    made: list[Callable[[], str]] = [
        lambda: ada.ticket(table),
        lambda: "",
        lambda: used,
        lambda: ada.ticket(other),
        lambda: eve.ticket(hers),
        lambda: ada.ticket(table)[:-1] + "x",
        lambda: tickets.issue(person, table, time.time() - 60),
        lambda: "a.b.c.d.e.f",
    ]
    passed = []
    for (o, origin), (c, cookie), (t, ticket) in itertools.product(
        enumerate(origins), enumerate(cookies), enumerate(made)
    ):
        headers = {k: v for k, v in (("origin", origin), ("cookie", cookie)) if v is not None}
        if opens(where + ticket(), headers):
            passed.append((o, c, t))
    assert passed == [(0, 0, 0)]


def test_a_program_needs_its_token_and_a_ticket_of_its_own(house: House) -> None:
    ada, eve = house.player("Ada"), house.player("Eve")
    table = ada.table("songbirds", ["me", "random"], watch=True)["id"]
    where = f"ws://{house.host}/api/tables/{table}/socket?ticket="
    mine, hers = {"authorization": f"Bearer {ada.token}"}, {"authorization": f"Bearer {eve.token}"}
    assert opens(where + ada.ticket(table), mine)
    assert not opens(where + ada.ticket(table), {})
    assert not opens(where + ada.ticket(table), hers)
    assert not opens(where + ada.ticket(table), {"cookie": f"voliere={ada.token}"})
    assert not opens(where + ada.ticket(table), {**mine, "origin": "https://evil.example"})
    assert not opens(where + ada.ticket(table) + "&seat=1", mine), "not her seat"
    assert not opens(where + ada.ticket(table) + "&seat=x", mine)
    ticket = ada.ticket(table)
    assert opens(where + ticket, mine)
    assert not opens(where + ticket, mine), "a ticket opens once"


def test_pages_of_others_cannot_write(house: House) -> None:
    ada = Browser(house, "Ada")
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{house.port + 1}"):
        answer = ada.http.post("/api/tables", headers={"origin": origin}, json={})
        assert (answer.status_code, answer.json()["key"]) == (403, "wrong-origin")
    without = httpx.post(f"{house.url}/api/tables", headers={"cookie": ada.cookie}, json={})
    assert without.status_code == 403
    for host in ("evil.example", f"evil.example:{house.port}", "127.0.0.1.evil.example"):
        answer = httpx.get(f"{house.url}/api/games", headers={"host": host})
        assert answer.status_code == 421, "a name that was made to point here"


def test_no_seat_answers_to_anybody_but_its_owner(house: House) -> None:
    ada, bob, cleo = house.player("Ada"), house.player("Bob"), house.player("Cleo")
    watcher, left, other = house.player("Watch"), house.player("Left"), house.player("Other")
    table = ada.table("songbirds", ["me", "open", "open", "open"], watch=True)
    other.table("songbirds", ["me", "random"])
    id = table["id"]
    bob.join(table, 1)
    cleo.join(table, 2)
    left.join(table, 3)
    left.post(f"/api/tables/{id}/leave", {"seat": 3})
    owners = [ada, bob, cleo, left]
    before = ada.view(id, 0)
    tries = 0
    for person in (ada, bob, cleo, watcher, left, other):
        for seat in range(-1, 6):
            if 0 <= seat < 4 and owners[seat] is person:
                continue
            ask: dict[str, Any] = {"seat": seat, "id": f"try-{tries:08}"}
            for path, body in [
                ("play", {**ask, "n": 1, "a": 3}),
                ("undo", ask),
                ("answer", {**ask, "yes": True}),
                ("let", {**ask, "n": 1, "yes": True}),
                ("say", {**ask, "text": "I am she"}),
                ("leave", {"seat": seat}),
                ("back", {"seat": seat}),
            ]:
                with pytest.raises(Refusal) as no:
                    person.post(f"/api/tables/{id}/{path}", body)
                assert no.value.status in (400, 403, 409), (path, seat)
                tries += 1
            if seat >= 0:
                with pytest.raises(Refusal, match="403 not-your-seat"):
                    person.view(id, seat)
                with pytest.raises(Refusal, match="403 not-your-seat"):
                    person.get(f"/api/tables/{id}/foresee", seat=seat, n=1, a=1)
    after = ada.view(id, 0)
    assert {k: v for k, v in after.items() if k not in ("v", "notes")} == {
        k: v for k, v in before.items() if k not in ("v", "notes")
    } or after["phase"] == "playing"
    assert not any(note["name"] == "said" for note in after["notes"]["notes"])
    assert tries > 150


def test_signing_out_closes_the_sockets_of_the_device(house: House) -> None:
    ada = house.player("Ada")
    recovery = ada.post("/api/me/recovery")["recovery"]
    id = ada.table("songbirds", ["me", "random"])["id"]
    with ada.sit(id) as line:
        began = time.monotonic()
        ada.ask("DELETE", "/api/me")
        assert closed_with(line) == 1008
        assert time.monotonic() - began < 1.5
    with pytest.raises(Refusal, match="401 nobody"):
        ada.get("/api/me")
    for wrong in ("", "x" * 32, ada.token):
        with pytest.raises(Refusal, match="404 no-recovery"):
            ada.post("/api/recover", {"recovery": wrong})
    again = Player(house.url, "", token=ada.post("/api/recover", {"recovery": recovery})["token"])
    assert again.get("/api/me")["person"] == ada.id
    assert again.token != ada.token
    assert again.view(id, 0)["view"]
    again.close()


def test_payloads_stay_text(house: House) -> None:
    for payload in SCRIPTS:
        ada = house.player(payload)
        table = ada.post(
            "/api/tables",
            {
                "game": "songbirds",
                "seats": [{"who": "me", "name": payload}, {"who": "bot", "bot": "random", "name": payload}],
            },
        )
        with ada.sit(table["id"]) as line:
            line.ask("say", seat=0, text=payload)
            line.until(lambda line=line: line.notes != [])
            said = line.notes[-1]["args"]["text"]
            shown = line.hello["table"]["seats"][0]["name"]
        for text in (said, shown):
            assert not any(ord(c) < 32 or c in "\u202e\u2066\u2028" for c in text)
        assert payload.startswith(shown) or len(payload) != len(shown) or payload not in SCRIPTS[:5]
        answer = ada.http.get(f"/api/tables/{table['id']}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_every_answer_carries_the_policy(house: House) -> None:
    for path in ("/", "/table/x", "/api/games", "/api/nothing", "/nothing.js", "/api/me"):
        answer = httpx.get(house.url + path)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-frame-options"] == "DENY"
        assert "server" not in answer.headers
    assert httpx.get(house.url + "/api/games").headers["cache-control"] == "no-store"


def app_folder(folder: Path) -> Path:
    app = folder / "app"
    (app / "assets").mkdir(parents=True)
    (app / "index.html").write_text(
        "<!doctype html><title>Volière</title><script src=/assets/a-1.js></script>"
    )
    (app / "assets" / "a-1.js").write_text("console.log('volière');" + " " * 2000)
    (folder / "secret.txt").write_text("secret")
    (app / "link.txt").symlink_to(folder / "secret.txt")
    return app


def test_no_file_outside_the_list_is_served(tmp_path: Path, build: Callable[..., House]) -> None:
    house = build(app=app_folder(tmp_path))
    page = httpx.get(house.url + "/")
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    script = httpx.get(house.url + "/assets/a-1.js")
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    again = httpx.get(house.url + "/assets/a-1.js", headers={"if-none-match": script.headers["etag"]})
    assert again.status_code == 304
    assert httpx.get(house.url + "/join/abc").text == page.text, "addresses the app makes up"
    assert httpx.get(house.url + "/assets/none.js").status_code == 404
    assert httpx.get(house.url + "/link.txt").status_code == 404
    up = ["..", "%2e%2e", "%252e%252e", "..%2f", "..\\", "%2e%2e%5c", "....//", "..%c0%af", "..%00/"]
    for step, target in itertools.product(
        up, ["secret.txt", "app/../secret.txt", "etc/passwd", "assets/a-1.js/../../"]
    ):
        for depth in (1, 3, 8):
            path = "/assets/" + (step + "/") * depth + target
            with socket.create_connection(("127.0.0.1", house.port), timeout=20) as raw:
                host = f"Host: {house.host}\r\nConnection: close\r\n\r\n"
                raw.sendall(f"GET {path} HTTP/1.1\r\n{host}".encode())
                answer = b""
                while part := raw.recv(65536):
                    answer += part
            assert b"secret" not in answer.split(b"\r\n\r\n", 1)[-1], path
            assert b"root:" not in answer, path
            assert b" 500 " not in answer.split(b"\r\n", 1)[0], path


def test_without_the_app_the_page_says_how_to_build_it(tmp_path: Path, build: Callable[..., House]) -> None:
    house = build(app=tmp_path / "nothing")
    assert "make web" in httpx.get(house.url + "/").text


def closed_with(line: Line, within: float = PATIENCE) -> int:
    """Read until the server closes; gives its code."""
    end = time.monotonic() + within
    while True:
        try:
            line.read(max(0.01, end - time.monotonic()))
        except ConnectionClosed as no:
            return no.rcvd.code if no.rcvd else 0


def test_floods_are_shown_the_door(build: Callable[..., House]) -> None:
    house = build(limits=generous(messages=(30, 0.1), sockets_of_address=3))
    eve = house.player("Eve")
    with eve.sit(eve.table("songbirds", ["me", "random"])["id"]) as line:
        for _ in range(40):
            line.send("ping")
        assert closed_with(line) == 1008
    ada = house.player("Ada")
    id = ada.table("songbirds", ["me", "random"])["id"]
    with ada.sit(id) as line:
        line.send("say", seat=0, id="x" * 10, text="x" * (1 << 20))
        assert closed_with(line) == 1009
    with ada.sit(id) as line:
        line.socket.send("not json")
        assert closed_with(line) == 1003

    def sit_soon() -> Line:
        """As soon as the server has noticed that a place is free again."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return ada.sit(id)
            except InvalidStatus:
                assert time.monotonic() < end

    with sit_soon(), sit_soon(), sit_soon(), pytest.raises(InvalidStatus):
        ada.sit(id)
    with sit_soon():
        pass


def test_a_reader_that_never_reads_costs_little(build: Callable[..., House]) -> None:
    house = build(limits=generous())
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open"], watch=True)
    bob.join(table)
    deaf = ada.sit(table["id"])
    deaf.socket.recv_bufsize = 1
    with bob.sit(table["id"]) as line:
        began = time.monotonic()
        for k in range(300):
            line.send("say", seat=1, id=f"say-{k:06}", text="x" * 400)
        line.until(lambda: len(line.notes) >= 300, timeout=60)
        assert time.monotonic() - began < 60
    with ada.sit(table["id"]) as again:
        assert len(again.notes) >= 300


def test_too_many_requests_guesses_and_tables(build: Callable[..., House]) -> None:
    limits = generous(guesses=(5, 0.001), tables=(3, 0.001), people=(6, 0.001), running=2)
    house = build(limits=limits)
    ada = house.player("Ada")
    ada.table("songbirds", ["me", "random"])
    ada.table("songbirds", ["me", "random"])
    with pytest.raises(Refusal, match="429 too-many-tables"):
        ada.table("songbirds", ["me", "random"])
    with pytest.raises(Refusal, match="429 too-often"):
        ada.table("songbirds", ["me", "random"])
    keys = []
    for k in range(8):
        with pytest.raises(Refusal) as no:
            ada.get(f"/api/tables/{'guess' * 6}{k}")
        keys.append(no.value.status)
    assert keys == [404] * 5 + [429] * 3
    codes = [httpx.post(f"{house.url}/api/me", json={"name": "Guest"}).status_code for _ in range(8)]
    assert codes == [201] * 5 + [429] * 3


def test_an_address_that_asks_too_often_waits(build: Callable[..., House]) -> None:
    house = build(limits=generous(address=(20, 0.01)))
    codes = [httpx.get(house.url + "/api/games").status_code for _ in range(24)]
    assert codes[:20] == [200] * 20
    assert 429 in codes[20:]


def test_bodies_have_a_limit(house: House) -> None:
    ada = house.player("Ada")
    assert ada.http.post("/api/tables", content=b"x" * 100_000).status_code == 413
    assert ada.http.post("/api/tables", content=b'{"game": ' + b"[" * 30_000).status_code == 400
    assert ada.http.post("/api/tables", content=(b"x" * 1000 for _ in range(100))).status_code in (400, 413)
