"""Whole games, over the socket and over HTTP; seats, chat, records, rematches."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from hashlib import sha256

import pytest
from tests.server.house import House, Refusal
from tests.server.party import any_option, finish, settle, some_seats, turn

import voliere
from voliere.core.players import Player
from voliere.server.routes.replays import named_record
from voliere.server.routes.tables import beginning
from voliere.server.table.facts import Chair, Facts
from voliere.server.table.table import Table

GAMES = list(voliere.catalogue())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_over_sockets(house: House, game: str) -> None:
    players = [house.player(f"P{k}") for k in range(some_seats(game))]
    table = players[0].table(game, ["me"] + ["open"] * (len(players) - 1))
    for player in players[1:]:
        player.join(table)
    lines = [player.sit(table["id"]).__enter__() for player in players]
    assert [line.push["seat"] for line in lines] == list(range(len(players)))
    finish(lines, random.Random(game))
    ends = [line.push["end"] for line in lines]
    assert all(end == ends[0] for end in ends)
    assert sha256(ends[0]["seed"].encode()).hexdigest() == table["seed_hash"]
    record = voliere.record(players[0].http.get(f"/api/tables/{table['id']}/record").text)
    assert record.players == [Player("person", player.name) for player in players]
    state = record.replay()
    assert state.actors == []
    for seat, line in enumerate(lines):
        assert line.push["view"] == state.view(seat)
        assert [(e["name"], e["args"]) for e in line.log] == [
            (e.name, e.args)
            for e in state.log.heard(seat)  # type: ignore[union-attr]
        ]
        line.socket.close()


def test_a_record_says_who_sat_where() -> None:
    """A person a bot stood in for is still the one who sat there."""
    facts = Facts("t", "songbirds", 1, 3, {}, "0" * 32, False, "p", "link", 1)
    table = Table(facts, voliere.game("songbirds"))
    table.chairs = [Chair("p", "Ada"), Chair(None, "Grive", "greedy"), Chair("q", "Bob", "random")]
    assert named_record(table).players == [("person", "Ada"), ("bot", "greedy"), ("person", "Bob")]


def test_a_program_plays_over_http_alone(house: House) -> None:
    ada = house.player("Ada")
    table = ada.table("whats-up", ["me", "random"])["id"]
    push = ada.view(table, 0)
    while push["phase"] == "playing":
        if push["ask"]:
            v = ada.play(table, 0, push["ask"]["n"], push["ask"]["options"][0])["v"]
            push = ada.view(table, 0)
            assert push["v"] >= v
        else:
            push = ada.get(f"/api/tables/{table}/wait", seat=0, v=push["v"])
    assert push["end"]["places"]
    assert [t["id"] for t in ada.get("/api/tables")["finished"]] == [table]


def test_my_tables_say_whose_turn_it_is(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open"], first_player="2")
    assert table["phase"] == "waiting"
    assert ada.get("/api/tables")["running"][0]["turn"] == []
    assert bob.get("/api/tables") == {"running": [], "finished": []}
    bob.join(table)
    for player, mine in ((ada, [True, False]), (bob, [False, True])):
        listed = player.get("/api/tables")["running"][0]
        assert (listed["phase"], listed["turn"]) == ("playing", [1])
        assert [seat["mine"] for seat in listed["seats"]] == mine


def test_nobody_sees_a_card_before_everybody_sits(house: House) -> None:
    ada = house.player("Ada")
    table = ada.table("songbirds", ["me", "open"])
    with ada.sit(table["id"]) as line:
        assert line.push["view"] is None
        assert line.push["ask"] is None
        assert line.push["log"]["events"] == []
        answer = line.ask("play", seat=0, n=1, a=7)
        assert answer["key"] == "not-started"
        house.player("Bob").join(table)
        line.until(lambda: line.push["view"] is not None)
        assert line.push["phase"] == "playing"
        assert [seat["name"] for seat in line.hello["table"]["seats"]] == ["Ada", "Bob"]


def test_a_link_is_needed_to_join_and_leads_to_open_seats_only(house: House) -> None:
    ada, bob, eve = house.player("Ada"), house.player("Bob"), house.player("Eve")
    table = ada.table("songbirds", ["me", "open"])
    for link in ("", "x" * 32, table["id"]):
        with pytest.raises(Refusal, match="404 no-table"):
            bob.post(f"/api/tables/{table['id']}/join", {"link": link})
    with pytest.raises(Refusal, match="409 seat-taken"):
        bob.join(table, 0)
    bob.join(table)
    with pytest.raises(Refusal, match="409 table-full"):
        eve.join(table)
    assert bob.get(f"/api/tables/{table['id']}")["link"] == table["link"]


def test_friends_share_a_device(house: House) -> None:
    ada = house.player("Ada")
    table = ada.table("songbirds", ["me", "friend"])["id"]
    rng = random.Random(1)
    with ada.sit(table) as line:
        while line.push["phase"] == "playing":
            seat = line.push["actors"][0]
            line.push = None
            line.send("look", seat=seat)
            line.until(lambda seat=seat: line.push is not None and line.push["seat"] == seat)
            v = line.play(rng.choice(line.push["ask"]["options"]))["v"]
            line.until(lambda v=v: line.push["v"] >= v)
        assert line.push["end"]


def test_spectators_see_the_public_side_only(house: House) -> None:
    ada, eve = house.player("Ada"), house.player("Eve")
    open_table = ada.table("songbirds", ["me", "random"], watch=True)["id"]
    closed = ada.table("songbirds", ["me", "random"])["id"]
    with eve.sit(open_table) as line:
        assert line.push["seat"] == -1
        assert line.push["view"]["hand"] == []
        assert line.hello["table"]["link"] is None
        assert line.ask("play", seat=0, n=1, a=7)["key"] == "not-your-seat"
        line.send("look", seat=0)
        line.until(lambda: line.replies[-1]["key"] == "not-your-seat" and "id" in line.replies[-1])
    for path in ("", "/view", "/ticket"):
        with pytest.raises(Refusal, match="404 no-table"):
            eve.ask("POST" if path == "/ticket" else "GET", f"/api/tables/{closed}{path}")


def test_an_absent_seat_goes_to_a_bot_and_comes_back(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open"], first_player="2")
    bob.join(table)
    id = table["id"]
    with ada.sit(id) as line:
        with bob.sit(id) as his:
            line.until(lambda: line.here["seats"] == [True, True])
            with pytest.raises(Refusal, match="409 not-away"):
                ada.post(f"/api/tables/{id}/bot", {"seat": 1, "bot": "random"})
            assert his.push["ask"]
        line.until(lambda: line.here["seats"] == [True, False])
        with pytest.raises(Refusal, match="409 stand-in"):
            ada.post(f"/api/tables/{id}/bot", {"seat": 1, "bot": "random"})
        info = ada.post(f"/api/tables/{id}/bot", {"seat": 1})
        assert info["seats"][1] == {
            "kind": "person",
            "name": "Bob",
            "bot": "walk",
            "mine": False,
            "gone": False,
            "owner": 1,
        }
        line.until(lambda: line.push["ask"] is not None)  # the bot has moved
        with pytest.raises(Refusal, match="403 not-your-seat"):
            bob.play(id, 1, 1, 7)
        bob.post(f"/api/tables/{id}/back", {"seat": 1})
        line.play(line.push["ask"]["options"][0])
        push = bob.view(id, 1)
        assert push["ask"]
        assert bob.play(id, 1, push["ask"]["n"], push["ask"]["options"][0])
        line.until(lambda: line.push["ask"] is not None)
        assert [note["name"] for note in line.notes] == ["sat", "bot", "back"]


def test_leaving_before_the_start_opens_the_seat(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("whats-up", ["me", "open", "open"])
    bob.join(table, 2)
    info = bob.post(f"/api/tables/{table['id']}/leave", {"seat": 2})
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open"]
    for seat in (1, 2):
        info = ada.post(f"/api/tables/{table['id']}/bot", {"seat": seat, "bot": "random"})
    assert info["phase"] == "playing"


def test_rematch_is_one_table_for_all_with_seats_turned(house: House) -> None:
    ada, bob, eve = house.player("Ada"), house.player("Bob"), house.player("Eve")
    table = ada.table("songbirds", ["me", "open"], watch=True)
    bob.join(table)
    id = table["id"]
    with pytest.raises(Refusal, match="409 not-over"):
        ada.post(f"/api/tables/{id}/rematch")
    lines = [player.sit(id).__enter__() for player in (ada, bob)]
    finish(lines, random.Random(3))
    places = lines[0].push["end"]["places"]
    first, second = (player.post(f"/api/tables/{id}/rematch") for player in (ada, bob))
    assert first["id"] == second["id"]
    assert [seat["name"] for seat in first["seats"]] == ["Bob", "Ada"]
    lines[1].until(lambda: lines[1].hello["table"]["rematch"] == first["id"])
    if places.count(1) == 1:
        winner = ["Ada", "Bob"][places.index(1)]
        assert first["seats"][int(first["options"]["first_player"]) - 1]["name"] == winner
        assert first["seats"][first["turn"][0]]["name"] == winner
    with pytest.raises(Refusal, match="403 not-your-seat"):
        eve.post(f"/api/tables/{id}/rematch")
    for line in lines:
        line.socket.close()


@pytest.mark.parametrize(("places", "first"), [([1, 2, 3], "3"), ([3, 1, 2], "1"), ([1, 1, 3], "random")])
def test_the_only_winner_begins_the_next_game_one_seat_on(places: list[int], first: str) -> None:
    """After a shared victory nobody won last: whoever began this game is not to begin again (SB-R-1)."""
    assert beginning({"mode": "duel", "first_player": "2"}, places) == {"mode": "duel", "first_player": first}
    assert beginning({"idle": 6}, places) == {"idle": 6}


def test_after_a_shared_victory_chance_decides_who_begins(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open"], mode="coop", first_player="2")
    bob.join(table)
    lines = [player.sit(table["id"]).__enter__() for player in (ada, bob)]
    finish(lines, random.Random(3))
    assert lines[0].push["end"]["places"] == [1, 1]
    following = ada.post(f"/api/tables/{table['id']}/rematch")
    assert following["options"]["first_player"] == "random"
    for line in lines:
        line.socket.close()


def test_a_finished_game_is_shared_by_its_link_and_not_before(house: House) -> None:
    ada = house.player("Ada")
    nobody = house.player("", token="nobody")
    id = ada.table("songbirds", ["me", "friend"])["id"]
    for path in ("record", "replay", "recap"):
        with pytest.raises(Refusal, match="409 not-over"):
            ada.get(f"/api/tables/{id}/{path}")
        with pytest.raises(Refusal, match="404 no-table"):
            nobody.get(f"/api/tables/{id}/{path}")
    rng = random.Random(5)
    push = ada.view(id, 0)
    while push["phase"] == "playing":
        seat = push["actors"][0]
        push = ada.view(id, seat)
        ada.play(id, seat, push["ask"]["n"], rng.choice(push["ask"]["options"]))
        push = ada.view(id, seat)
    record = voliere.record(nobody.http.get(f"/api/tables/{id}/record").text)
    whole = nobody.get(f"/api/tables/{id}/replay", seat=1, count=200)
    assert whole["moves"] == len(record.moves) == len(whole["frames"]) - 1
    for moment in (0, 7, len(record.moves)):
        part = nobody.get(f"/api/tables/{id}/replay", seat=1, first=moment, count=1)
        assert part["frames"] == [whole["frames"][moment]]
        assert part["frames"][0]["view"] == record.replay(moment).view(1)
    told = nobody.get(f"/api/tables/{id}/recap")
    assert [one["points"][-1] for one in told["runners"]] == [one.total for one in record.replay().scores()]
    assert told["mine"] is None
    for wrong in ({"seat": 2}, {"first": -1}, {"count": 0}, {"count": 10_000}, {"first": 10**6}):
        with pytest.raises(Refusal, match="400 replay-part"):
            nobody.get(f"/api/tables/{id}/replay", **wrong)


def test_chat_is_plain_text_for_those_who_sit(house: House) -> None:
    ada, eve = house.player("Ada"), house.player("Eve")
    id = ada.table("songbirds", ["me", "random"], watch=True)["id"]
    with ada.sit(id) as line, eve.sit(id) as hers:
        line.ask("say", seat=0, text="  Hello\n\x00 wo\u202erld  <b>&amp;</b> ")
        hers.until(lambda: hers.notes != [])
        assert hers.notes[0]["args"] == {"seat": 0, "name": "Ada", "text": "Hello world <b>&amp;</b>"}
        assert line.ask("say", seat=0, text=" \u200b\n")["key"] == "say-empty"
        assert hers.ask("say", seat=0, text="me too")["key"] == "not-your-seat"
        assert hers.ask("say", seat=-1, text="me too")["key"] == "not-your-seat"


def test_the_cooperative_game_has_its_own_messages_instead(house: House) -> None:
    ada = house.player("Ada")
    table = ada.table("songbirds", ["me", "friend"], mode="coop")
    assert table["talk"] is False
    with ada.sit(table["id"], 1) as line:
        assert line.ask("say", seat=1, text="I have the red seven")["key"] == "no-talk"
        n = line.push["ask"]["n"] if line.push["ask"] else 0
        aside = line.push["asides"][0]
        answer = line.ask("play", seat=1, n=999, a=aside)
        assert answer["t"] == "ack"
        line.until(lambda: line.push["v"] >= answer["v"])
        assert line.log[-1]["name"].startswith("said_")
        assert (line.push["ask"]["n"] if line.push["ask"] else 0) == n, "an aside is no answer"
        assert aside not in line.push["asides"]


def test_what_an_option_will_do_is_told_before(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open"], first_player="1")
    bob.join(table)
    with ada.sit(table["id"]) as line, bob.sit(table["id"]) as his:
        ask = line.push["ask"]
        line.send("foresee", seat=0, n=ask["n"], a=ask["options"][3])
        line.until(lambda: line.replies != [])
        foreseen = line.replies[-1]
        assert foreseen["sure"] is True
        his.send("foresee", seat=0, n=ask["n"], a=ask["options"][3])
        his.until(lambda: his.replies != [])
        assert his.replies[-1]["key"] == "not-your-seat"
        told = len(line.log)
        line.play(ask["options"][3])
        line.until(lambda: len(line.log) > told)
        assert [{"name": e["name"], "args": e["args"]} for e in line.log[told:]] == foreseen["events"]


def test_a_look_ahead_that_comes_too_late_changes_nothing_in_sight(house: House) -> None:
    ada = house.player("Ada")
    id = ada.table("songbirds", ["me", "random"], first_player="1")["id"]
    with ada.sit(id) as line:
        ask = line.push["ask"]
        line.play(ask["options"][0])
        line.until(lambda: line.push["ask"] and line.push["ask"]["n"] > ask["n"])
        line.send("foresee", seat=0, n=ask["n"], a=ask["options"][0])
        line.until(lambda: line.replies[-1]["t"] == "no")
        assert (line.replies[-1]["id"], line.replies[-1]["key"]) == ("", "stale")
        for pongs in (1, 2):  # a push goes out after the replies that were due with it
            line.send("ping")
            line.until(lambda pongs=pongs: [reply["t"] for reply in line.replies].count("pong") == pongs)
        assert line.push["since"] > 0, "a complete push would cut short what is being shown"


def test_several_tabs_of_one_seat_see_the_same(house: House) -> None:
    ada = house.player("Ada")
    id = ada.table("whats-up", ["me", "random"])["id"]
    tabs = [ada.sit(id).__enter__() for _ in range(3)]
    rng = random.Random(2)
    for _ in range(8):
        assert turn(tabs, any_option(rng))
        settle(tabs)
        while not tabs[0].push["ask"]:
            tabs[0].read()
        settle(tabs)
        assert all(tab.push["view"] == tabs[0].push["view"] for tab in tabs)
        assert all(tab.log == tabs[0].log for tab in tabs)
    for tab in tabs:
        tab.socket.close()


def test_a_table_rests_and_is_found_again(build: Callable[..., House]) -> None:
    house = build(rest_seconds=0.2)
    ada = house.player("Ada")
    id = ada.table("songbirds", ["me", "friend"])["id"]
    push = ada.view(id, 0)
    seat = push["actors"][0]
    push = ada.view(id, seat)
    ada.play(id, seat, push["ask"]["n"], push["ask"]["options"][0])
    before = ada.view(id, seat)

    async def rested() -> bool:
        for _ in range(100):
            if id not in house.service.rooms.rooms:
                return True
            await asyncio.sleep(0.1)
        return False

    assert house.inside(rested())
    assert ada.view(id, seat) == before


def test_options_that_do_not_go_together_are_refused_with_the_reason(house: House) -> None:
    ada = house.player("Ada")
    with pytest.raises(Refusal, match="400 option-needs"):
        ada.table("songbirds", ["me", "random"], mode="coop", early_bird=True)
    with pytest.raises(Refusal, match="400 seats"):
        ada.table("songbirds", ["me"] * 5)
    with pytest.raises(Refusal, match="400 no-bot"):
        ada.table("songbirds", ["me", "terminator"])
    with pytest.raises(Refusal, match="404 no-game"):
        ada.table("chess", ["me", "random"])
    checked = ada.post("/api/games/songbirds/check", {"seats": 1})
    assert checked["options"]["mode"] == "solo"


def test_what_was_in_sight_is_known_on_every_device(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("whats-up", ["me", "open"], watch=True)
    bob.join(table)
    with ada.sit(table["id"]) as phone, ada.sit(table["id"]) as desk, bob.sit(table["id"]) as his:
        assert phone.hello["seen"] == 0
        v = phone.push["v"]
        phone.send("seen", seat=0, v=v + 1000)  # nobody has seen what has not happened
        desk.until(lambda: desk.hello["seen"] == v)
        his.send("seen", seat=0, v=v)
        his.until(lambda: bool(his.replies))
        assert his.replies[-1]["key"] == "not-your-seat"
        assert his.hello["seen"] == 0
    house.inside(forgotten(house, table["id"]))
    with ada.sit(table["id"]) as phone:
        assert phone.hello["seen"] == v
        phone.send("seen", seat=0, v=1)  # never goes back
        phone.send("look", seat=-1)
        phone.until(lambda: phone.hello["seat"] == -1)
        assert phone.hello["seen"] == 0
        phone.send("look", seat=0)
        phone.until(lambda: phone.hello["seat"] == 0)
        assert phone.hello["seen"] == v


async def forgotten(house: House, table: str) -> None:
    """The table leaves memory, as after a rest."""
    rooms = house.service.rooms
    rooms.forget(await rooms.room(table))


def test_the_end_says_how_long_the_game_took_and_talk_afterwards_does_not_count(
    build: Callable[..., House],
) -> None:
    now = [1_000_000.0]
    house = build(clock=lambda: now[0])
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("whats-up", ["me", "open"])
    id = table["id"]
    now[0] += 600  # ten minutes of waiting for Bob are no part of the game
    bob.join(table)
    with ada.sit(id) as hers, bob.sit(id) as his:
        now[0] += 480
        finish([hers, his], random.Random(5))
        assert hers.push["end"]["seconds"] == 480
        now[0] += 900
        hers.ask("say", seat=0, text="Well played")
    assert ada.view(id, 0)["end"]["seconds"] == 480
