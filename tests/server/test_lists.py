"""Lists of tables: results, pages, what is hidden; and tables that are closed without a result."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, Player, Refusal, sqlite
from tests.server.party import finish

from voliere.server.routes import lists


def played(ada: Player, bob: Player, game: str = "whats-up", **options: Any) -> tuple[str, Any]:
    """A finished game of two: its id, and how it ended."""
    table = ada.table(game, ["me", "open"], **options)
    bob.join(table)
    with ada.sit(table["id"]) as hers, bob.sit(table["id"]) as his:
        finish([hers, his], random.Random(3))
        return table["id"], hers.push["end"]


def finished(player: Player) -> list[Any]:
    found: list[Any] = player.get("/api/tables")["finished"]
    return found


def running(player: Player) -> list[str]:
    return [table["id"] for table in player.get("/api/tables")["running"]]


def test_a_finished_game_is_listed_with_its_points(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    _, end = played(ada, bob)
    (listed,) = finished(ada)
    assert listed["totals"] == [score["total"] for score in end["scores"]]
    assert listed["places"] == end["places"]


def test_a_team_is_listed_with_one_total_for_all(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    played(ada, bob, "songbirds", mode="coop")
    (listed,) = finished(ada)
    assert listed["options"]["mode"] == "coop"
    assert len(set(listed["totals"])) == 1


def test_a_recap_tells_my_earlier_games_of_the_kind(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    both = dict([played(ada, bob), played(ada, bob)])
    other, _ = played(ada, bob, memory_aid=True)
    # Two games may end in the same second: then one of them counts as the first.
    first, second = sorted(both, key=lambda id: ada.get(f"/api/tables/{id}/recap")["mine"]["games"])
    before = both[first]["scores"][0]["total"]
    assert ada.get(f"/api/tables/{first}/recap")["mine"] == {"games": 0, "best": None}
    assert ada.get(f"/api/tables/{second}/recap")["mine"] == {"games": 1, "best": before}
    assert ada.get(f"/api/tables/{other}/recap")["mine"]["games"] == 0, "with other options"
    assert house.player("Eve").get(f"/api/tables/{first}/recap")["mine"] is None


def test_hidden_tables_are_in_no_list_of_mine_but_in_that_of_all_games(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    id, _ = played(ada, bob)
    ada.post(f"/api/tables/{id}/hide", {"hidden": True})
    assert finished(ada) == []
    assert [table["id"] for table in finished(bob)] == [id]
    (still,) = ada.get("/api/mine")["tables"]
    assert (still["id"], still["hidden"]) == (id, True)
    bob.post(f"/api/tables/{id}/hide", {"hidden": False})
    assert finished(ada) == []  # nobody hides for another
    ada.post(f"/api/tables/{id}/hide", {"hidden": False})
    assert [table["id"] for table in finished(ada)] == [id]


def test_all_games_come_a_page_at_a_time_and_may_be_of_one_game(build: Callable[..., House]) -> None:
    now = [1_000_000.0]
    house = build(clock=lambda: now[0])
    ada = house.player("Ada")
    made = []
    for k in range(45):
        now[0] += k % 3  # some at the same moment
        made.append(ada.table("songbirds" if k % 2 else "piafs", ["me", "friend"])["id"])

    def pages(**wanted: str) -> list[list[str]]:
        found: list[list[str]] = []
        after = ""
        while True:
            page = ada.get("/api/mine", after=after, **wanted)
            found.append([table["id"] for table in page["tables"]])
            after = page["after"]
            if not after:
                return found

    assert [len(page) for page in pages()] == [20, 20, 5]
    assert sorted(id for page in pages() for id in page) == sorted(made)
    assert sorted(id for page in pages(game="piafs") for id in page) == sorted(made[::2])
    assert pages(game="no-such-game") == [[]]
    for wrong in ("x", "1.", "1.é", "1" * 20 + ".abc", "-1.abc"):
        with pytest.raises(Refusal, match="400 malformed"):
            ada.get("/api/mine", after=wrong)
    for odd in ({"game": "\0"}, {"game": "é"}, {"after": "1.\0"}):
        with pytest.raises(Refusal, match="malformed"):  # a database might not take it for text at all
            ada.get("/api/mine", **odd)


def test_everything_of_mine_is_told_lessons_closed_tables_and_what_i_said(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "LINES", 3)
    ada, bob = house.player("Ada"), house.player("Bob")
    shut = ada.table("songbirds", ["me", "open"])
    bob.join(shut)
    both = [shut, ada.table("piafs", ["me", "open"])]
    bob.join(both[1])
    mine = []
    for k, table in enumerate(both * 4):
        for player, seat in ((ada, 0), (bob, 1)):
            text = f"{player.name} {k}"
            player.post(
                f"/api/tables/{table['id']}/say", {"seat": seat, "text": text, "id": f"saying-{k}-{seat}"}
            )
        mine.append((table["id"], f"Ada {k}"))
    bob.post(f"/api/tables/{shut['id']}/leave", {"seat": 1})
    close(ada, shut["id"])
    lesson = ada.post("/api/lessons/songbirds")["id"]
    assert [one["id"] for one in ada.get("/api/mine")["tables"]] == [both[1]["id"]]
    everything = ada.get("/api/mine", everything=True)["tables"]
    assert {one["id"] for one in everything} == {lesson, *(table["id"] for table in both)}
    said: list[tuple[str, str]] = []
    pages, after = 0, ""
    while pages == 0 or after:
        page = ada.get("/api/me/said", after=after)
        assert len(page["lines"]) <= 3
        said += [(line["table"], line["text"]) for line in page["lines"]]
        pages, after = pages + 1, page["after"]
    assert pages == 3
    assert said == sorted(mine)  # table by table, and nobody else's
    assert house.player("Eve").get("/api/me/said") == {"lines": [], "after": ""}
    assert ada.get("/api/me/said", after="9" * 15 + ".zzzz")["lines"] == []


def test_games_from_before_points_were_kept_get_them_at_the_next_start(
    tmp_path: Path, build: Callable[..., House]
) -> None:
    """Of the others: what goes on, was closed, or cannot be opened any more is left as it is."""
    one = build(database=sqlite(tmp_path))
    ada, bob = one.player("Ada"), one.player("Bob")
    id, end = played(ada, bob)
    lost, _ = played(ada, bob)
    on = ada.table("songbirds", ["me", "friend"])["id"]
    file = sqlite3.connect(tmp_path / "tables.sqlite3")
    file.execute("UPDATE tables SET totals = '[]'")
    file.execute("UPDATE tables SET rules = 99 WHERE id = ?", (lost,))
    file.commit()
    two = build(database=sqlite(tmp_path))

    async def filled() -> None:
        await asyncio.gather(*two.service.chores[1:])

    two.inside(filled())
    found = dict(file.execute("SELECT id, totals FROM tables"))
    file.close()
    assert json.loads(found[id]) == [score["total"] for score in end["scores"]]
    assert (found[lost], found[on]) == ("[]", "[]")
    assert next(one["totals"] for one in finished(ada) if one["id"] == id) == json.loads(found[id])


# -- tables that end without a result ----------------------------------------------------------------


def close(player: Player, id: str) -> Any:
    return player.post(f"/api/tables/{id}/close")


def test_who_made_a_table_may_close_it_while_it_waits(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open", "open"])
    id = table["id"]
    bob.join(table)
    with pytest.raises(Refusal, match="403 not-host"):
        close(bob, id)
    with bob.sit(id) as his:
        assert close(ada, id)["phase"] == "closed"
        his.until(lambda: his.push["phase"] == "closed")
        assert his.push["view"] is None
        assert his.push["end"] is None
    assert id not in running(ada) + running(bob)
    for deed in ("leave", "bot", "free"):
        with pytest.raises(Refusal, match="409 closed"):
            ada.post(f"/api/tables/{id}/{deed}", {"seat": 0})
    with pytest.raises(Refusal, match="409 closed"):
        house.player("Eve").join(table)


def test_a_game_is_closed_by_whoever_is_left_alone_and_shows_nothing(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open", "greedy"])
    id = table["id"]
    bob.join(table)
    with pytest.raises(Refusal, match="409 not-alone"):
        close(ada, id)
    bob.post(f"/api/tables/{id}/leave", {"seat": 1})
    with ada.sit(id) as hers:
        closed = close(ada, id)
        assert (closed["phase"], closed["seed"], closed["places"]) == ("closed", None, [])
        hers.until(lambda: hers.push["phase"] == "closed")
        assert (hers.push["ask"], hers.push["actors"], hers.push["end"]) == (None, [], None)
        assert hers.notes[-1]["name"] == "closed"
    with pytest.raises(Refusal, match="409 closed"):
        bob.post(f"/api/tables/{id}/back", {"seat": 1})
    with pytest.raises(Refusal, match="409 not-over"):
        ada.get(f"/api/tables/{id}/record")
    assert ada.get("/api/mine")["tables"] == []


def test_a_closed_table_stays_closed_after_a_restart_and_counts_no_more(
    build: Callable[..., House],
) -> None:
    from tests.server.house import generous

    house = build(limits=generous(running=1))
    ada = house.player("Ada")
    id = ada.table("songbirds", ["me", "greedy"])["id"]
    with pytest.raises(Refusal, match="429 too-many-tables"):
        ada.table("songbirds", ["me", "greedy"])
    close(ada, id)
    house.service.rooms.forget(house.service.rooms.rooms[id])
    assert ada.get(f"/api/tables/{id}")["phase"] == "closed"
    assert ada.table("songbirds", ["me", "greedy"])


def test_seats_and_bots_change_while_a_table_waits(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "greedy", "open", "open"])
    id = table["id"]
    bob.join(table, seat=3)
    with pytest.raises(Refusal, match="403 not-host"):
        bob.post(f"/api/tables/{id}/free", {"seat": 1})
    with pytest.raises(Refusal, match="409 seat-taken"):
        bob.post(f"/api/tables/{id}/bot", {"seat": 1, "bot": "random"})
    changed = ada.post(f"/api/tables/{id}/bot", {"seat": 1, "bot": "random"})["seats"][1]
    assert (changed["bot"], changed["name"]) == ("random", table["seats"][1]["name"])
    assert ada.post(f"/api/tables/{id}/free", {"seat": 1})["seats"][1]["kind"] == "open"
    with pytest.raises(Refusal, match="409 seat-taken"):
        ada.post(f"/api/tables/{id}/free", {"seat": 3})  # a person
    # To another seat: up, and down again. What was said keeps its name.
    bob.post(f"/api/tables/{id}/say", {"seat": 3, "text": "Hello", "id": "say-hello"})
    bob.post(f"/api/tables/{id}/leave", {"seat": 3})
    assert bob.join(table, seat=1)["seats"][1]["mine"]
    (said,) = [note["args"] for note in ada.view(id, 0)["notes"]["notes"] if note["name"] == "said"]
    assert (said["name"], said["text"]) == ("Bob", "Hello")
