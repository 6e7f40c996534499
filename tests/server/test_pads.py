"""A pad is a table like any other, but nobody is waited for, nobody is asked, and nothing is ever locked."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.house import House, Line, Player, Refusal

import voliere
from voliere.games import pads

FEATHER = voliere.game("feather-pad")
BIRDS = FEATHER.space.things["bird"].names


def named(*seats: str) -> list[dict[str, str]]:
    """Seats as "me", "friend Inès", "open Nour"."""
    return [dict(zip(("who", "name"), seat.split(" "), strict=False)) for seat in seats]


def opened(player: Player, *seats: str, game: str = "feather-pad", **options: Any) -> Any:
    return player.post("/api/tables", {"game": game, "seats": named(*seats), "options": options})


def see(seat: int, bird: int, mark: str = "yes") -> int:
    return FEATHER.space.parse(f"see {seat + 1} {BIRDS[bird]} {mark}")


def say(line: Line, seat: int, a: int, id: str = "") -> Any:
    answer = line.ask("play", seat=seat, n=0, a=a, id=id or str(uuid.uuid4()))
    if answer["t"] == "ack":
        line.until(lambda: line.push["v"] >= answer["v"])
    return answer


def test_pads_are_told_apart_from_games(house: House) -> None:
    ada = house.player("Ada")
    found = ada.get("/api/pads")
    assert [pad["id"] for pad in found] == list(pads())
    assert [pad["pad_of"] for pad in found] == [game["id"] for game in ada.get("/api/games")]
    assert all(pad["bots"] == [] and pad["lesson"] == 0 for pad in found)
    assert all(game["pad_of"] == "" for game in ada.get("/api/games"))


def test_a_pad_begins_at_once_and_an_open_seat_has_a_name(house: House) -> None:
    ada, nour = house.player("Ada"), house.player("Nour’s phone")
    table = opened(ada, "me", "open Nour", "open Inès")
    assert (table["phase"], table["turn"]) == ("playing", [])
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [
        ("person", "Ada"),
        ("open", "Nour"),
        ("open", "Inès"),
    ]
    with ada.sit(table["id"]) as hers:
        assert (hers.push["actors"], hers.push["ask"], hers.push["asides"]) == ([], None, [])
        assert say(hers, 0, see(1, 3))["t"] == "ack", "one may say it for a seat that nobody holds"
        joined = nour.join(table, 1)
        assert joined["seats"][1] == {**joined["seats"][1], "kind": "person", "name": "Nour", "mine": True}
        held = ada.join(table, 2)
        assert [seat["mine"] for seat in held["seats"]] == [True, False, True], "a second seat, held here"
        with nour.sit(table["id"]) as theirs:
            assert theirs.push["view"]["players"][1]["sheet"]["seen"] == [3]
            assert say(theirs, 1, see(0, 9))["t"] == "ack"
            hers.until(lambda: hers.push["view"]["players"][0]["total"] is not None and len(hers.log) == 2)
    assert [entry["args"]["seat_by"] for entry in hers.log] == [0, 1]


def test_everything_is_found_again_and_said_once(house: House) -> None:
    ada = house.player("Ada")
    table = opened(ada, "me", "friend Ben")
    id = str(uuid.uuid4())
    with ada.sit(table["id"]) as line:
        first = say(line, 0, see(0, 4), id)
        say(line, 1, see(1, 4))
        assert say(line, 0, see(0, 4), id) == first, "sent again after a lost connection: the same ack"
        assert len(line.log) == 2
    assert [one["id"] for one in ada.get("/api/tables")["running"]][:1] == [table["id"]]
    push = ada.view(table["id"], 0)
    assert push["view"]["said"] == [[see(0, 4) - 1, 1, 0], [see(1, 4) - 1, 1, 1]]


def test_nothing_is_locked_by_the_end(house: House) -> None:
    ada, ben = house.player("Ada"), house.player("Ben")
    table = opened(ada, "me", "open Ben")
    ben.join(table, 1)
    end = FEATHER.space.parse("end yes")
    with ada.sit(table["id"]) as hers, ben.sit(table["id"]) as his:
        say(hers, 0, see(0, 0))
        say(his, 1, end)
        assert his.push["phase"] == "over"
        assert his.push["end"]["places"] == [1, 2]
        assert ada.get("/api/tables")["finished"][0]["totals"] == [2, 0]
        assert say(hers, 0, see(1, 0))["t"] == "ack", "corrected after the end"
        hers.catch_up()
        assert (hers.push["phase"], hers.push["end"]["places"]) == ("over", [1, 1])
        line = next(entry["args"] for entry in hers.log if entry["name"] == "end")
        say(hers, 0, line["box"] + line["was"])
        hers.catch_up()
        assert hers.push["phase"] == "playing"
        say(his, 1, end)
    record = voliere.record(ada.http.get(f"/api/tables/{table['id']}/record").text)
    assert [score.total for score in record.replay().scores()] == [2, 2]
    assert ada.get(f"/api/tables/{table['id']}/replay")["moves"] == 5
    again = ada.post(f"/api/tables/{table['id']}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Ben"], "people sit where they sit"


def test_no_bots_and_no_undo_by_the_server(house: House) -> None:
    ada = house.player("Ada")
    with pytest.raises(Refusal, match="pad-no-bots"):
        ada.post(
            "/api/tables", {"game": "piafs-pad", "seats": [{"who": "me"}, {"who": "bot", "bot": "greedy"}]}
        )
    table = opened(ada, "me", "open Ben")
    with pytest.raises(Refusal, match="pad-no-bots"):
        ada.post(f"/api/tables/{table['id']}/bot", {"seat": 1})
    with ada.sit(table["id"]) as line:
        say(line, 0, see(0, 1))
        assert line.push["undo"]["may"] == "no"
        assert line.ask("undo", seat=0)["key"] == "undo-pad"
        assert line.ask("play", seat=0, n=0, a=see(2, 1))["key"] == "illegal", "a seat that is not there"
        assert line.ask("play", seat=1, n=0, a=see(0, 2))["key"] == "not-your-seat"


def test_a_seat_given_back_is_open_under_its_name(house: House) -> None:
    ada, ben = house.player("Ada"), house.player("Ben")
    table = opened(ada, "me", "open Nour")
    ben.join(table, 1)
    with pytest.raises(Refusal, match="seat-taken"):
        house.player("Cleo").join(table, 1)
    left = ben.post(f"/api/tables/{table['id']}/leave", {"seat": 1})
    assert (left["seats"][1]["kind"], left["seats"][1]["name"]) == ("open", "Nour")
    assert ada.join(table, 1)["seats"][1]["mine"]


def test_a_sheet_whose_phone_is_gone_is_held_by_another(build: Callable[..., House]) -> None:
    house = build(pad_absent_seconds=0.0, absent_seconds=60.0)
    ada, ben = house.player("Ada"), house.player("Ben")
    table = opened(ada, "me", "open Ben")
    ben.join(table, 1)
    with ben.sit(table["id"]), pytest.raises(Refusal, match="seat-taken"):
        ada.join(table, 1)
    with ada.sit(table["id"]) as hers:
        hers.until(lambda: hers.here.get("absent") == [False, True])
    assert [seat["mine"] for seat in ada.join(table, 1)["seats"]] == [True, True]


def test_hidden_sheets_stay_hidden_from_the_neighbour(build: Callable[..., House]) -> None:
    """Neither a view nor a version, an event or a time tells that somebody ticked something."""
    house = build(pad_absent_seconds=0.0)
    ada, ben = house.player("Ada"), house.player("Ben")
    table = opened(ada, "me", "open Ben", hide_sheets=True)
    ben.join(table, 1)
    with ada.sit(table["id"]) as hers:
        before = hers.resync()
        with ben.sit(table["id"]) as his:
            for bird in range(5):
                say(his, 1, see(1, bird))
            assert his.push["view"]["players"][1]["total"] == 6
            assert say(his, 1, see(0, 3))["key"] == "illegal"
        assert hers.resync() == before
        assert ada.get("/api/tables")["running"][0]["moved"] == table["moved"]
        with pytest.raises(Refusal, match="seat-taken"):
            ada.join(table, 1)
        say(hers, 0, FEATHER.space.parse("end yes"))
        assert hers.push["view"]["players"][1]["total"] == 6


def test_a_log_read_again_gives_the_same_pad(build: Callable[..., House]) -> None:
    house = build()
    ada = house.player("Ada")
    table = opened(ada, "me", "friend Ben", "open Cleo", hide_sheets=True)
    with ada.sit(table["id"]) as line:
        for k in range(6):
            say(line, k % 2, see(k % 2, k))
        say(line, 0, FEATHER.space.parse("draw-first"))
        shown = ada.view(table["id"], 1)

    async def forget() -> None:
        rooms = house.service.rooms
        rooms.forget(await rooms.room(table["id"]))

    house.inside(forget())
    assert ada.view(table["id"], 1) == shown


def test_a_pad_is_bounded_by_its_log(build: Callable[..., House]) -> None:
    from tests.server.house import generous

    house = build(limits=generous(log=8))
    ada = house.player("Ada")
    table = opened(ada, "me", "open Ben")
    with ada.sit(table["id"]) as line:
        answers = [say(line, 0, see(0, k)) for k in range(8)]
    assert [answer.get("key") for answer in answers] == [None] * 6 + ["too-much"] * 2


def test_the_set_up_card_is_worked_out_from_the_game(house: House) -> None:
    ada = house.player("Ada")
    card = ada.post(
        "/api/pads/feather-pad/setup", {"seats": 2, "options": {"raptors": True, "migration": True}}
    )
    assert card["steps"][0] == {"name": "setup_deal", "args": {"cards": 60, "hands": 4, "size": 15}}
    assert [one["name"] for one in card["variants"]] == ["setup_raptors", "setup_migration"]
    for pad in pads().values():
        for seats in pad.seat_counts:
            assert ada.post(f"/api/pads/{pad.id}/setup", {"seats": seats})["steps"]
    with pytest.raises(Refusal, match="no-game"):
        ada.post("/api/pads/feather/setup", {"seats": 2})
    with pytest.raises(Refusal, match="seats"):
        ada.post("/api/pads/feather-pad/setup", {"seats": 9})


def test_what_entries_would_bring_is_weighed_before_anybody_says_them(house: House) -> None:
    ada, ben = house.player("Ada"), house.player("Ben")
    table = opened(ada, "me", "open Ben")
    ben.join(table, 1)
    weigh = f"/api/tables/{table['id']}/weigh"
    with ada.sit(table["id"]) as line:
        for bird in range(6):
            say(line, 0, see(0, bird))
    asked = [see(seat, bird) for seat in (0, 1) for bird in (5, 6)]
    points = [player["total"] for player in ada.view(table["id"], 0)["view"]["players"]]
    gains = ada.post(weigh, {"seat": 0, "actions": asked})["gains"]
    assert [n + gain for n, gain in zip(points, gains, strict=True)] == [10, gains[1]], "with the ALL box"
    assert ada.view(table["id"], 0)["view"]["players"][1]["sheet"]["seen"] == [], "nothing was said"
    with pytest.raises(Refusal, match="not-your-seat"):
        ben.post(weigh, {"seat": 0, "actions": asked})
    # Neither the end, which lays sheets open, nor what chance has in store.
    for text in ("end yes", "draw-first", "first 1"):
        with pytest.raises(Refusal, match="illegal"):
            ada.post(weigh, {"seat": 0, "actions": [FEATHER.space.parse(text)]})


def test_hidden_sheets_cannot_be_weighed(house: House) -> None:
    ada, ben = house.player("Ada"), house.player("Ben")
    table = opened(ada, "me", "open Ben", hide_sheets=True)
    ben.join(table, 1)
    weigh = f"/api/tables/{table['id']}/weigh"
    assert ben.post(weigh, {"seat": 1, "actions": [see(1, 0)]})["gains"] == [None, 2]
    with pytest.raises(Refusal, match="illegal"):
        ben.post(weigh, {"seat": 1, "actions": [see(0, 0)]})


def test_what_makes_no_sense_is_refused_in_words(house: House) -> None:
    """Every door of a pad: never an accident of ours, always a key and a sentence."""
    ada = house.player("Ada")
    table = opened(ada, "me", "open Ben")
    at = f"/api/tables/{table['id']}"
    huge = 10**30
    bad: list[tuple[str, object]] = [
        ("/api/pads/nothing/setup", {"seats": 2}),
        ("/api/pads/feather-pad/setup", None),
        ("/api/pads/feather-pad/setup", []),
        ("/api/pads/feather-pad/setup", {}),
        ("/api/pads/feather-pad/setup", {"seats": "two"}),
        ("/api/pads/feather-pad/setup", {"seats": -1}),
        ("/api/pads/feather-pad/setup", {"seats": huge}),
        ("/api/pads/feather-pad/setup", {"seats": 2, "options": {"raptors": 7}}),
        ("/api/pads/feather-pad/setup", {"seats": 2, "options": {"nothing": True}}),
        ("/api/pads/feather-pad/setup", {"seats": 2, "more": 1}),
        ("/api/tables", {"game": "feather-pad", "seats": []}),
        ("/api/tables", {"game": "feather-pad", "seats": named(*["me"] * 9)}),
        ("/api/tables", {"game": "feather-pad", "seats": named("me"), "options": {"hide_sheets": "x"}}),
        ("/api/tables", {"game": "no-pad", "seats": named("me")}),
        (f"{at}/weigh", {"seat": 0}),
        (f"{at}/weigh", {"seat": 0, "actions": [-1]}),
        (f"{at}/weigh", {"seat": 0, "actions": [huge]}),
        (f"{at}/weigh", {"seat": 0, "actions": [1.5]}),
        (f"{at}/weigh", {"seat": 0, "actions": [0] * 65}),
        (f"{at}/weigh", {"seat": 5, "actions": []}),
        ("/api/tables/nothing/weigh", {"seat": 0, "actions": []}),
        (f"{at}/play", {"seat": 0, "n": 0, "a": -1, "id": str(uuid.uuid4())}),
        (f"{at}/play", {"seat": 0, "n": 0, "a": 10**9, "id": str(uuid.uuid4())}),
        (f"{at}/play", {"seat": 0, "n": 0, "a": huge, "id": str(uuid.uuid4())}),
        (f"{at}/play", {"seat": 1, "n": 0, "a": see(0, 1), "id": str(uuid.uuid4())}),
        (f"{at}/play", {"seat": -1, "n": 0, "a": see(0, 1), "id": str(uuid.uuid4())}),
        (f"{at}/play", {"seat": 0, "n": 0, "a": "see", "id": "x" * 4000}),
        (f"{at}/play", {"seat": 0}),
    ]
    for path, body in bad:
        answer = ada.http.post(path, json=body)
        told = answer.json()
        assert 400 <= answer.status_code < 500, (path, body)
        assert " " in told["message"], (path, body)
    assert ada.view(table["id"], 0)["view"]["said"] == []
