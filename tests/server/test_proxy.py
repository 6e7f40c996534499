"""Behind proxies: whose limits count, whether it came by https, and what nobody may make up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.server.house import House, generous
from tests.server.outside import command
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from voliere.server.routes.forwarded import settle

PEER = "10.0.0.1"
# proxies, X-Forwarded-For (each a header of its own), whose limits count
WHENCE: list[tuple[int, list[str], str]] = [
    (0, [], PEER),
    (0, ["192.0.2.1"], PEER),
    (1, [], PEER),
    (1, ["192.0.2.1"], "192.0.2.1"),
    (1, ["198.51.100.9, 192.0.2.1"], "192.0.2.1"),
    (1, ["198.51.100.9", "192.0.2.1"], "192.0.2.1"),
    (1, ["192.0.2.1:4711"], "192.0.2.1"),
    (1, ["2001:db8:1:2:3::4"], "2001:db8:1:2::"),
    (1, ["[2001:db8:1:2:3::4]:80"], "2001:db8:1:2::"),
    (1, ["::ffff:192.0.2.1"], "192.0.2.1"),
    (1, ["192.0.2.1,"], PEER),
    (1, [","], PEER),
    (1, ["unknown"], PEER),
    (1, ["_hidden"], PEER),
    (1, ["for=192.0.2.1"], PEER),
    (1, ["192.0.2.1 198.51.100.9"], PEER),
    (1, ["192.0.2.1, 0x7f.1"], PEER),
    (1, ["\xff\x00" * 500], PEER),
    (2, [], PEER),
    (2, ["192.0.2.1"], PEER),
    (2, ["192.0.2.1, 10.0.0.2"], "192.0.2.1"),
    (2, ["192.0.2.1", "10.0.0.2"], "192.0.2.1"),
    (2, ["198.51.100.9, 192.0.2.1, 10.0.0.2"], "192.0.2.1"),
    (2, ["made up, 10.0.0.2"], PEER),
]


@pytest.mark.parametrize(("proxies", "given", "whence"), WHENCE)
def test_only_what_our_own_proxies_wrote_is_believed(proxies: int, given: list[str], whence: str) -> None:
    headers = [(b"x-forwarded-for", one.encode("latin-1")) for one in given]
    headers += [(b"forwarded", b"for=203.0.113.5;proto=https"), (b"x-real-ip", b"203.0.113.5")]
    scope: dict[str, Any] = {"type": "http", "scheme": "http", "client": (PEER, 1234), "headers": headers}
    settle(scope, proxies)
    assert (scope["client"][0], scope["scheme"]) == (whence, "http")


@pytest.mark.parametrize(
    ("proxies", "kind", "given", "scheme"),
    [
        (0, "http", ["https"], "http"),
        (1, "http", ["https"], "https"),
        (1, "http", ["HTTPS"], "https"),
        (1, "http", ["https, http"], "http"),
        (1, "http", ["ftp"], "http"),
        (1, "websocket", ["https"], "wss"),
        (2, "http", ["https"], "https"),
        (2, "http", ["http, https, http"], "https"),
    ],
)
def test_the_scheme_is_the_outermost_proxys(proxies: int, kind: str, given: list[str], scheme: str) -> None:
    plain = "http" if kind == "http" else "ws"
    headers = [(b"x-forwarded-proto", one.encode()) for one in given]
    scope: dict[str, Any] = {"type": kind, "scheme": plain, "client": (PEER, 1), "headers": headers}
    settle(scope, proxies)
    assert scope["scheme"] == scheme


def test_a_household_of_ipv6_has_one_purse() -> None:
    found = set()
    for k in range(50):
        scope: dict[str, Any] = {"type": "http", "client": (f"2001:db8::{k:x}", 1), "headers": []}
        settle(scope, 0)
        found.add(scope["client"][0])
    assert found == {"2001:db8::"}


def guess(house: House, k: int, **headers: str) -> int:
    return httpx.get(f"{house.url}/api/tables/{'a' * 30}{k}/record", headers=headers).status_code


@pytest.mark.parametrize("name", ["x-forwarded-for", "forwarded", "x-real-ip", "client-ip"])
def test_made_up_headers_lift_no_limit(build: Callable[..., House], name: str) -> None:
    house = build(limits=generous(guesses=(3, 0.0)))
    codes = [guess(house, k, **{name: f"192.0.2.{k}"}) for k in range(6)]
    assert codes == [404] * 3 + [429] * 3


def test_behind_a_proxy_everybody_has_limits_of_their_own(build: Callable[..., House]) -> None:
    house = build(limits=generous(guesses=(3, 0.0), address=(8, 0.0)), proxies=1)
    for who in ("192.0.2.1", "192.0.2.2"):
        codes = [guess(house, k, **{"x-forwarded-for": f"198.51.100.{k}, {who}"}) for k in range(10)]
        assert codes == [404] * 3 + [429] * 7
    assert guess(house, 1, **{"x-forwarded-for": "192.0.2.3"}) == 404


def test_handshakes_count_as_requests(build: Callable[..., House]) -> None:
    house = build(limits=generous(address=(3, 0.0)))
    for _ in range(5):
        with pytest.raises(InvalidStatus):
            connect(f"ws://{house.host}/api/tables/x/socket").__enter__()
    assert httpx.get(f"{house.url}/api/games").status_code == 429


def test_https_through_a_proxy_is_kept_https(build: Callable[..., House]) -> None:
    house = build(proxies=1, origins=["https://birds.example"])
    by_https = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}
    page = {**by_https, "origin": f"https://{house.host}"}
    made = httpx.post(f"{house.url}/api/me", json={"name": "Ada"}, headers=page)
    assert made.status_code == 201
    assert "Secure" in made.headers["set-cookie"]
    assert made.headers["strict-transport-security"] == "max-age=31536000"
    wrong = httpx.post(f"{house.url}/api/me", json={"name": "Ada"}, headers={"origin": page["origin"]})
    assert (wrong.status_code, wrong.headers.get("strict-transport-security")) == (403, None)
    refused = httpx.post(f"{house.url}/api/me", headers={**page, "origin": "https://evil.example"})
    assert refused.headers["strict-transport-security"] == "max-age=31536000"
    plain = httpx.post(f"{house.url}/api/me", json={"name": "Ada"})
    assert "Secure" not in plain.headers["set-cookie"]
    assert "strict-transport-security" not in plain.headers
    public = httpx.get(f"{house.url}/", headers={"host": "birds.example"})
    assert public.headers["strict-transport-security"] == "max-age=31536000"


def test_nobody_makes_up_https(house: House) -> None:
    headers = {"x-forwarded-proto": "https", "forwarded": "proto=https", "origin": f"https://{house.host}"}
    assert httpx.post(f"{house.url}/api/me", json={"name": "Ada"}, headers=headers).status_code == 403


@pytest.mark.parametrize("authorization", ["Basic YTpi", "Bearer", "Bearer a b", "bearer é", "Digest x", "x"])
def test_only_a_proper_token_replaces_the_origin(house: House, authorization: str) -> None:
    ada = house.player("Ada")
    headers = [(b"cookie", f"voliere={ada.token}".encode()), (b"authorization", authorization.encode())]
    answer = httpx.post(f"{house.url}/api/me/recovery", headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (403, "wrong-origin")
    twice = [headers[0], *[(b"authorization", f"Bearer {ada.token}".encode())] * 2]
    assert httpx.post(f"{house.url}/api/me/recovery", headers=twice).status_code == 403
    with_wrong_token = [headers[0], (b"authorization", b"Bearer wrong")]
    answer = httpx.post(f"{house.url}/api/me/recovery", headers=with_wrong_token)
    assert answer.status_code == 401, "a token, once sent, is the only one that counts"


@pytest.mark.parametrize("given", ["-1", "17"])
def test_a_wrong_number_of_proxies_is_said_in_a_sentence(given: str) -> None:
    done = command("--proxy", given)
    assert (done.returncode, done.stderr) == (2, f"There can be 0 to 16 proxies, not {given}.\n")
