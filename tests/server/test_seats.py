"""Seats that were left: their owner comes back, nobody else takes them but with everybody's consent."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, Player, Refusal, sqlite
from tests.server.logs import entry

import voliere
from voliere.server.table.facts import Chair, Facts
from voliere.server.table.log import read
from voliere.server.table.seat_entries import CameBack
from voliere.server.table.seating import Sitting


def three(house: House) -> tuple[Player, Player, Player, Any]:
    """Ada, Bob and Cleo play; Ada and Bob will leave or answer."""
    ada, bob, cleo = house.player("Ada"), house.player("Bob"), house.player("Cleo")
    table = ada.table("songbirds", ["me", "open", "open"], first_player="3")
    bob.join(table, 1)
    cleo.join(table, 2)
    return ada, bob, cleo, table


def leave(player: Player, table: Any, seat: int) -> Any:
    return player.post(f"/api/tables/{table['id']}/leave", {"seat": seat})


def let(player: Player, table: Any, seat: int, n: int, yes: bool = True) -> Any:
    body = {"seat": seat, "n": n, "yes": yes, "id": f"let-{player.name}-{n}-{yes}"}
    return player.post(f"/api/tables/{table['id']}/let", body)


def about(player: Player, table: Any) -> Any:
    return player.get(f"/api/tables/{table['id']}", link=table["link"])


def names(line: Any) -> list[str]:
    return [note["name"] for note in line.notes]


def test_whoever_leaves_comes_back(house: House) -> None:
    ada, bob, _, table = three(house)
    id = table["id"]
    hand = ada.view(id, 0)["view"]["hand"]
    with bob.sit(id) as line:
        info = leave(ada, table, 0)
        assert info["seats"][0] == {
            "kind": "person",
            "name": "Ada",
            "bot": "walk",
            "mine": True,
            "gone": True,
            "owner": 0,
        }
        line.until(lambda: names(line)[-1:] == ["left"])
        assert line.hello["table"]["seats"][0]["gone"]
        assert leave(ada, table, 0)["seats"][0]["gone"], "leaving twice is leaving"
        listed = next(one for one in ada.get("/api/tables")["running"] if one["id"] == id)
        assert listed["seats"][0] == info["seats"][0]
        assert ada.join(table)["seats"][0]["bot"] is None, "by the table's link"
        assert ada.view(id, 0)["view"]["hand"] == hand
        leave(ada, table, 0)
        ada.post(f"/api/tables/{id}/back", {"seat": 0})
        line.until(lambda: names(line)[-4:] == ["left", "back", "left", "back"])
    listed = next(one for one in ada.get("/api/tables")["running"] if one["id"] == id)
    assert not listed["seats"][0]["gone"]


def test_a_seat_that_was_left_is_taken_with_everybodys_consent(house: House) -> None:
    ada, bob, cleo, table = three(house)
    eve, max = house.player("Eve"), house.player("Max")
    id = table["id"]
    leave(ada, table, 0)
    with bob.sit(id) as line:
        wish = eve.join(table)["wish"]
        assert wish == {"n": 1, "seat": 0, "name": "Eve", "mine": True, "wants": [1, 2]}
        line.until(lambda: line.hello["table"]["wish"] is not None)
        assert line.hello["table"]["wish"] == {**wish, "mine": False}
        with pytest.raises(Refusal, match="404 no-table"):
            eve.view(id, 0)
        assert eve.join(table)["wish"] == wish, "asking twice is asking once"
        with pytest.raises(Refusal, match="409 seat-asked"):
            max.join(table)
        for wrong, seat in ((cleo, 1), (ada, 0)):
            with pytest.raises(Refusal, match="403 not-your-seat"):
                let(wrong, table, seat, 1)
        with pytest.raises(Refusal, match="404 no-table"):
            let(eve, table, 0, 1)
        with pytest.raises(Refusal, match="409 seat-not-asked"):
            let(bob, table, 1, 2)
        let(bob, table, 1, 1)
        with pytest.raises(Refusal, match="409 seat-not-asked"):
            bob.post(f"/api/tables/{id}/let", {"seat": 1, "n": 1, "yes": False, "id": "changed-mind"})
        eve.join(table)
        assert about(eve, table)["wish"]["wants"] == [2], "half of them is not all"
        with pytest.raises(Refusal, match="404 no-table"):
            eve.view(id, 0)
        let(cleo, table, 2, 1)
        assert about(eve, table)["wish"]["wants"] == []
        assert eve.join(table)["seats"][0]["mine"]
        assert eve.view(id, 0)["view"]["hand"]
        line.until(lambda: names(line)[-5:] == ["left", "seat_asked", "seat_let", "seat_let", "sat"])
        with pytest.raises(Refusal, match="403 not-your-seat"):
            ada.view(id, 0)
        assert ada.view(id, -1)["view"]["hand"] == []


def test_one_no_is_enough_and_lasts(house: House) -> None:
    ada, bob, cleo, table = three(house)
    eve, max = house.player("Eve"), house.player("Max")
    leave(ada, table, 0)
    eve.join(table, 0)
    let(bob, table, 1, 1)
    let(cleo, table, 2, 1, yes=False)
    assert about(eve, table)["wish"] is None
    with pytest.raises(Refusal, match="403 seat-denied"):
        eve.join(table)
    assert max.join(table)["wish"]["n"] == 2
    with pytest.raises(Refusal, match="409 seat-not-asked"):
        let(cleo, table, 2, 1)  # meant for Eve
    assert ada.join(table)["wish"] is None, "the owner is back: there is nothing to ask for"
    with pytest.raises(Refusal, match="409 seat-not-asked"):
        let(bob, table, 1, 2)
    with pytest.raises(Refusal, match="409 table-full"):
        max.join(table)


def test_where_no_person_plays_only_the_owner_returns(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    eve = house.player("Eve")
    table = ada.table("songbirds", ["me", "open", "friend"], first_player="1")
    bob.join(table)
    id = table["id"]
    leave(bob, table, 1)
    leave(ada, table, 0)
    assert eve.join(table)["wish"]["wants"] == [2], "Ada is still there, in her friend's seat"
    leave(ada, table, 2)
    with pytest.raises(Refusal, match="409 nobody-to-ask"):
        eve.join(table)
    with pytest.raises(Refusal, match="403 seen-cards"):
        bob.join(table, 0)
    assert bob.join(table)["seats"][1]["bot"] is None
    assert bob.view(id, 1)["view"]["hand"]


def test_asking_does_not_hold_up_the_game(house: House) -> None:
    """An outsider's wish stops neither bots nor somebody's wish to take back."""
    ada, bob, cleo, table = three(house)
    eve = house.player("Eve")
    id = table["id"]
    leave(ada, table, 0)
    with cleo.sit(id) as hers, bob.sit(id) as his:
        eve.join(table)
        hers.play(hers.push["ask"]["options"][0])
        his.until(lambda: his.push["ask"] is not None)  # Ada's bot has moved
        his.play(his.push["ask"]["options"][0])
        assert about(eve, table)["wish"]["wants"] == [1, 2]


def test_seats_of_one_person_are_marked(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open", "open", "greedy"])
    bob.join(table, 1)
    body = {"link": table["link"], "seat": 2, "name": "Somebody else"}
    info = bob.post(f"/api/tables/{table['id']}/join", body)
    assert bob.join(table)["seats"] == info["seats"], "asking twice takes no further seat"
    for who in (ada, bob):
        assert [seat["owner"] for seat in about(who, table)["seats"]] == [0, 1, 1, -1]
    assert ada.id not in str(info), "who it is, is not told"
    assert bob.id not in str(about(ada, table))


def test_at_the_next_table_a_bot_sits_for_one_who_left(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open"], first_player="1")
    bob.join(table)
    id = table["id"]
    leave(bob, table, 1)
    with ada.sit(id) as line:
        while True:
            line.until(lambda: line.push["ask"] is not None or line.push["phase"] == "over")
            if line.push["phase"] == "over":
                break
            line.play(line.push["ask"]["options"][0])
            line.until(lambda v=line.replies[-1]["v"]: line.push["v"] >= v)
    with pytest.raises(Refusal, match="409 game-over"):
        leave(ada, table, 0)
    with pytest.raises(Refusal, match="409 game-over"):
        bob.post(f"/api/tables/{id}/back", {"seat": 1})
    again = ada.post(f"/api/tables/{id}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
    assert again["phase"] == "playing"


def test_wishes_are_in_the_log(tmp_path: Path, build: Callable[..., House]) -> None:
    """What was asked and answered is there again after a restart."""
    with House(build(database=sqlite(tmp_path)).settings) as house:
        ada, bob, cleo, table = three(house)
        eve, max = house.player("Eve"), house.player("Max")
        leave(ada, table, 0)
        eve.join(table)
        let(bob, table, 1, 1, yes=False)
        max.join(table)
        let(bob, table, 1, 2)
        tokens = {player.name: player.token for player in (ada, bob, cleo, eve, max)}
        before = about(bob, table)
    again = build(database=sqlite(tmp_path))
    players = {name: again.player(name, token) for name, token in tokens.items()}
    assert about(players["Bob"], table) == before
    assert before["wish"]["wants"] == [2]
    with pytest.raises(Refusal, match="409 seat-asked"):
        players["Eve"].join(table)
    let(players["Cleo"], table, 2, 2)
    assert players["Max"].join(table)["seats"][0]["mine"]


def test_who_left_before_seats_were_kept_may_come_back_too() -> None:
    """Logs of old: the entry is the same, and read as it is meant today."""
    facts = Facts("t", "songbirds", 1, 2, {}, "0" * 32, False, "a", "link", 1)
    rows = [
        entry(1, "seat", 0, "seat-0", text="Ada", person="a"),
        entry(2, "seat", 1, "seat-1", text="Bob", person="b"),
        entry(3, "leave", 0, "a:x", text="Ada", bot="greedy"),
    ]
    table = read(facts, voliere.game("songbirds"), rows)
    assert table.chairs[0] == Chair("a", "Ada", "greedy", gone=True)
    back = Sitting("a", "back-again", -1, "").outcome(table, 5).entry
    assert isinstance(back, CameBack)
    assert back.seat == 0
    rows.append(entry(4, "sit", 0, "c:x", text="Cleo", person="c"))
    assert read(facts, voliere.game("songbirds"), rows).chairs[0] == Chair("c", "Cleo")
