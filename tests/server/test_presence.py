"""Who is here: by socket, or by asking over HTTP now and then."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.house import House, Refusal


def test_who_plays_over_http_is_here(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open"], first_player="2")
    id = table["id"]
    bob.join(table)
    with ada.sit(id) as line:
        assert line.here["seats"] in ([], [True, False]), "sitting down is not yet being here"
        push = bob.view(id, 1)
        line.until(lambda: line.here["seats"] == [True, True])
        with pytest.raises(Refusal, match="409 not-away"):
            ada.post(f"/api/tables/{id}/bot", {"seat": 1})
        assert bob.play(id, 1, push["ask"]["n"], push["ask"]["options"][0])
        with pytest.raises(Refusal, match="409 not-away"):
            ada.post(f"/api/tables/{id}/bot", {"seat": 1})


def test_who_falls_silent_is_away_after_a_while(build: Callable[..., House]) -> None:
    house = build(silent_seconds=0.2)
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open"], first_player="2")
    id = table["id"]
    bob.join(table)
    with ada.sit(id) as line:
        for _ in range(3):  # each request lasts for itself
            bob.view(id, 1)
            line.until(lambda: line.here["seats"] == [True, True])
            line.until(lambda: line.here["seats"] == [True, False])
        info = ada.post(f"/api/tables/{id}/bot", {"seat": 1})
        assert info["seats"][1]["bot"] == info["stand_in"] == "greedy"


def test_a_spectator_who_asks_takes_nobodys_place(house: House) -> None:
    ada, eve = house.player("Ada"), house.player("Eve")
    id = ada.table("songbirds", ["me", "random"], watch=True)["id"]
    with ada.sit(id) as line:
        eve.view(id, -1)
        line.until(lambda: line.here["seats"] == [True, False])
        room = house.inside(house.service.rooms.room(id))
        assert not room.presence.asking


def test_a_table_is_told_when_somebody_has_been_gone_for_long_enough(build: Callable[..., House]) -> None:
    house = build(absent_seconds=0.3)
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open", "greedy"])
    bob.join(table)
    with ada.sit(table["id"]) as hers:
        with bob.sit(table["id"]):
            hers.until(lambda: hers.here["seats"] == [True, True, False])
            assert hers.here["absent"] == [False, False, False]
        hers.until(lambda: hers.here["seats"] == [True, False, False])
        # Nobody comes or goes any more: the word comes by itself. A bot is never absent.
        hers.until(lambda: hers.here["absent"] == [False, True, False])
        assert ada.post(f"/api/tables/{table['id']}/bot", {"seat": 1})["seats"][1]["bot"]
