"""A house from the first days is opened by today's program, and everything in it goes on.

`data/first.sqlite3.gz` was made by an early program (form 0003 of the database) through its API: of each game
a table just begun, one midway, one that is over, one with a bot, one still waiting, and a lesson.
`data/first.json.gz` says who was there, and what that program told of each table.
"""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, Player, Refusal, quick, sqlite

import voliere
from voliere.server.table.lesson import lesson_of

DATA = Path(__file__).parent / "data"
TOLD: Any = json.loads(gzip.decompress((DATA / "first.json.gz").read_bytes()))
GOES_ON = 12  # moves


class Friends:
    def __init__(self, house: House) -> None:
        self.house = house
        self.players = {name: house.player(name, token) for name, (_, token) in TOLD["people"].items()}

    def seats(self, told: Any) -> list[tuple[Player, int]]:
        return [(self.players[name], seat) for name, seat in told["seats"]]


@pytest.fixture(scope="module")
def friends(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Friends]:
    folder = tmp_path_factory.mktemp("old")
    packed = (DATA / "first.sqlite3.gz").read_bytes()
    (folder / "tables.sqlite3").write_bytes(gzip.decompress(packed))
    with House(quick(sqlite(folder))) as house:
        yield Friends(house)


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    found = [told for told in TOLD["tables"] if told["kind"] in kinds]
    return pytest.mark.parametrize("told", found, ids=lambda told: f"{told['game']} {told['kind']}")


def move(friends: Friends, told: Any, rng: random.Random) -> bool:
    """Somebody who is asked plays; False: nobody is."""
    for player, seat in friends.seats(told):
        ask = player.view(told["id"], seat)["ask"]
        if ask:
            player.play(told["id"], seat, ask["n"], rng.choice(ask["options"]))
            return True
    return False


def test_everybody_finds_their_tables(friends: Friends) -> None:
    for name, player in friends.players.items():
        assert player.get("/api/me") == {"person": TOLD["people"][name][0], "name": name, "token": None}
        found = player.get("/api/tables")
        here = [told for told in TOLD["tables"] if name in [who for who, _ in told["seats"]]]
        for phase, over in (("running", False), ("finished", True)):
            expected = {told["id"] for told in here if (told["phase"] == "over") == over}
            assert {table["id"] for table in found[phase]} == expected


@of_kind("begun", "midway", "over")
def test_a_table_is_as_it_was_left(friends: Friends, told: Any) -> None:
    for k, (player, seat) in enumerate(friends.seats(told)):
        view = player.view(told["id"], seat)
        assert view["phase"] == told["phase"]
        assert view["actors"] == told["actors"]
        assert (view["ask"] and view["ask"]["options"]) == told["asks"][k]
        assert [[e["name"], e["args"]] for e in view["log"]["events"]] == told["log"][k]
        said = [[n["name"], n["args"]] for n in view["notes"]["notes"]]
        assert [name for name, _ in said] == [name for name, _ in told["notes"]]
        assert [args.get("text") for _, args in said] == [args.get("text") for _, args in told["notes"]]
        assert (view["end"] is None) == (told["end"] is None)
        if told["end"] is not None:
            assert (view["end"]["scores"], view["end"]["places"]) == (
                told["end"]["scores"],
                told["end"]["places"],
            )


@of_kind("begun", "midway", "bot")
def test_a_table_goes_on(friends: Friends, told: Any) -> None:
    rng = random.Random(told["id"])
    before = friends.house.inside(friends.house.service.rooms.room(told["id"])).table
    moves = len(before.record.moves)
    alone = len(told["seats"]) == 1
    with friends.players["Ada"].sit(told["id"]) as line:
        for _ in range(GOES_ON):
            if alone:  # beside a bot
                line.until(lambda: line.push["ask"] or line.push["phase"] == "over")
            if not move(friends, told, rng):
                break
    assert len(before.record.moves) > moves
    assert before.facts.rules == 1


@of_kind("over")
def test_a_finished_game_replays_and_lists_its_points(friends: Friends, told: Any) -> None:
    ada = friends.players["Ada"]
    record = voliere.record(json.dumps(ada.get(f"/api/tables/{told['id']}/record")))
    s = record.replay()
    assert [score.total for score in s.scores()] == [one["total"] for one in told["end"]["scores"]]
    replay = ada.get(f"/api/tables/{told['id']}/replay", seat=0, first=0, count=50)
    assert len(replay["frames"]) > 5
    room = ada.post(f"/api/tables/{told['id']}/rematch")
    assert room["rules"] == voliere.game(told["game"]).version


@of_kind("waiting")
def test_a_table_that_waited_begins(friends: Friends, told: Any) -> None:
    bob = friends.players["Bob"]
    assert bob.join(told)["phase"] == "playing"


@of_kind("lesson")
def test_a_lesson_goes_on_unless_it_was_written_anew(friends: Friends, told: Any) -> None:
    ada = friends.players["Ada"]
    lesson = lesson_of(voliere.game(told["game"]))
    facts = friends.house.inside(friends.house.service.store.facts(told["id"]))
    assert lesson is not None
    assert facts is not None
    again = ada.post(f"/api/lessons/{told['game']}")["id"]
    if lesson.edition == facts.lesson:
        assert again == told["id"]
        assert ada.view(again, told["seats"][0][1])["lesson"] is not None
    else:
        with pytest.raises(Refusal, match="409 old-rules"):
            ada.view(told["id"], told["seats"][0][1])
        assert ada.view(again, lesson.learner)["lesson"] is not None
