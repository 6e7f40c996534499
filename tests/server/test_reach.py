"""The addresses others can come by: for an invitation made on `localhost`."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from tests.server.house import House

from voliere.server import start
from voliere.server.routes import reach
from voliere.text import Words

HOME = ["192.168.1.20", "10.0.0.7"]


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two networks, whatever this machine has."""
    monkeypatch.setattr(reach, "own_addresses", lambda: HOME)


@pytest.mark.usefixtures("at_home")
def test_a_server_for_everybody_says_by_which_addresses_it_is_reached(build: Callable[..., House]) -> None:
    house = build()
    found = house.player("Ada").get("/api/reach")
    assert found == {"addresses": [f"http://{one}:{house.port}" for one in HOME], "near": False}


def test_nobody_is_not_told(build: Callable[..., House]) -> None:
    assert httpx.get(f"{build().url}/api/reach").status_code == 401


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.0.0.2"])
def test_a_server_for_this_machine_says_that_nobody_else_can_come(
    build: Callable[..., House], host: str
) -> None:
    assert build(host=host).player("Ada").get("/api/reach") == {"addresses": [], "near": True}


@pytest.mark.usefixtures("at_home")
def test_public_addresses_go_before_those_of_the_house(build: Callable[..., House]) -> None:
    house = build(origins=["https://birds.example"])
    assert house.player("Ada").get("/api/reach") == {"addresses": ["https://birds.example"], "near": False}


def test_one_address_to_listen_on_is_the_one_to_offer() -> None:
    assert reach.sites("192.168.1.9", 80) == ["http://192.168.1.9:80"]
    assert reach.sites("2001:db8::9", 80) == ["http://[2001:db8::9]:80"]


def test_own_addresses_are_such_that_others_can_use_them() -> None:
    found = reach.own_addresses()
    assert len(found) == len(set(found))
    assert all(reach.reachable(one) for one in found)
    assert [one for one in ("127.0.0.1", "0.0.0.0", "169.254.3.4") if reach.reachable(one)] == []


@pytest.mark.usefixtures("at_home")
def test_the_command_says_every_address(capsys: pytest.CaptureFixture[str]) -> None:
    assert start.say_where(Words("en"), "0.0.0.0", 81) == "http://localhost:81"
    said = capsys.readouterr().out
    assert all(f"http://{one}:81" in said for one in HOME)
