"""The contract of an action: once, on disk before it is acknowledged, never on an old question."""

from __future__ import annotations

import random
import threading
import uuid
from typing import Any

import pytest
from tests.server.house import House, Line, Refusal
from tests.server.party import any_option, finish, settle, turn


def two(house: House, game: str = "songbirds", **options: Any) -> tuple[str, list[Line]]:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table(game, ["me", "open"], **options)
    bob.join(table)
    return table["id"], [player.sit(table["id"]).__enter__() for player in (ada, bob)]


def test_the_same_intent_twice_is_done_once(house: House) -> None:
    _, (ada, bob) = two(house, first_player="1")
    intent = str(uuid.uuid4())
    first = ada.play(ada.push["ask"]["options"][0], id=intent)
    again = ada.ask("play", seat=0, n=1, a=ada.push["ask"]["options"][0] if ada.push["ask"] else 0, id=intent)
    assert first == again
    bob.until(lambda: bob.push["v"] == first["v"])
    assert sum(e["name"] == "placed" for e in bob.log) == 1
    # The same id from another person is another intent.
    assert bob.ask("play", seat=1, n=0, a=0, id=intent)["key"] == "stale"


def test_a_stale_answer_is_refused_with_a_fresh_view(house: House) -> None:
    _, (ada, _) = two(house, first_player="1")
    old = ada.push["ask"]
    answer = ada.play(old["options"][0])
    ada.until(lambda: ada.push["v"] >= answer["v"])
    no = ada.ask("play", seat=0, n=old["n"], a=old["options"][1])
    assert (no["t"], no["key"]) == ("no", "stale")
    ada.until(lambda: ada.push["since"] == 0)
    assert ada.push["v"] == answer["v"]


def test_refusals_say_no_more_than_their_key(house: House) -> None:
    _, (ada, bob) = two(house, first_player="1")
    ask = ada.push["ask"]
    wrong = next(a for a in range(700) if a not in ask["options"])
    for line, seat, n, a, key in [
        (ada, 0, ask["n"], wrong, "illegal"),
        (ada, 0, ask["n"], 10**9, "illegal"),
        (ada, 0, ask["n"] + 1, ask["options"][0], "stale"),
        (bob, 1, 1, ask["options"][0], "not-asked"),
        (bob, 0, ask["n"], ask["options"][0], "not-your-seat"),
        (bob, 7, 1, 1, "not-your-seat"),
        (bob, -1, 1, 1, "not-your-seat"),
    ]:
        no = line.ask("play", seat=seat, n=n, a=a)
        assert (no["t"], no["key"], no["args"]) == ("no", key, {})


def test_tabs_racing_for_one_question_have_one_winner(house: House) -> None:
    ada = house.player("Ada")
    id = ada.table("whats-up", ["me", "friend"])["id"]
    tabs = [ada.sit(id).__enter__() for _ in range(4)]
    rng = random.Random(1)
    for _ in range(25):
        settle(tabs)
        seat = tabs[0].push["actors"][0]
        for tab in tabs:
            tab.push = None
            tab.send("look", seat=seat)
        for tab in tabs:
            tab.until(lambda tab=tab: tab.push is not None and tab.push["ask"])
        ask = tabs[0].push["ask"]
        before = tabs[0].push["v"]
        ids = [str(uuid.uuid4()) for _ in tabs]
        choices = [rng.choice(ask["options"]) for _ in tabs]
        gate = threading.Barrier(len(tabs))
        answers: list[Any] = [None] * len(tabs)

        def race(k: int, gate: threading.Barrier, answers: list[Any], work: list[Any]) -> None:
            tab, seat, n, a, id = work
            gate.wait()
            answers[k] = tab.ask("play", seat=seat, n=n, a=a, id=id)

        threads = [
            threading.Thread(
                target=race, args=(k, gate, answers, [tabs[k], seat, ask["n"], choices[k], ids[k]])
            )
            for k in range(len(tabs))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer["t"] for answer in answers) == ["ack", "no", "no", "no"]
        assert {answer["key"] for answer in answers if answer["t"] == "no"} <= {"stale", "not-asked"}
        assert {answer["v"] for answer in answers if answer["t"] == "ack"} == {before + 1}
        for tab in tabs:
            tab.until(lambda tab=tab, before=before: tab.push["v"] == before + 1)


def test_a_sealed_answer_does_not_change_the_questions_of_others(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("feather", ["me", "open"])
    bob.join(table)
    lines = [player.sit(table["id"]).__enter__() for player in (ada, bob)]
    rng = random.Random(4)
    while not all(line.push["ask"] for line in lines):
        assert turn(lines, any_option(rng))
        settle(lines)
    n = lines[1].push["ask"]["n"]
    answer = lines[0].play(lines[0].push["ask"]["options"][0])
    # Bob answers the question he was shown, though the version has moved on since.
    assert lines[1].ask("play", seat=1, n=n, a=lines[1].push["ask"]["options"][0])["v"] == answer["v"] + 1


def test_undo_is_free_until_somebody_else_acts(house: House) -> None:
    _, (ada, bob) = two(house, first_player="1")
    before, n = ada.push["view"], ada.push["ask"]["n"]
    ada.play(ada.push["ask"]["options"][0])
    ada.until(lambda: ada.push["undo"]["may"] == "free")
    assert bob.ask("undo", seat=1)["key"] == "undo-none"
    ada.ask("undo", seat=0)
    ada.until(lambda: ada.push["ask"] is not None)
    assert ada.push["view"] == before
    late = ada.ask("play", seat=0, n=n, a=ada.push["ask"]["options"][0])
    assert late["key"] == "stale", "an answer to the question before the undo"
    ada.until(lambda: ada.push["since"] == 0 and ada.push["v"] > n)
    assert ada.notes[-1]["name"] == "undone"
    bob.until(lambda: bob.push["v"] == ada.push["v"])
    assert [e["name"] for e in bob.log] == [e["name"] for e in ada.log]
    answer = ada.play(ada.push["ask"]["options"][1])
    bob.until(lambda: bob.push["v"] == answer["v"])
    answer = bob.play(bob.push["ask"]["options"][0])
    ada.until(lambda: ada.push["v"] == answer["v"])
    assert ada.push["undo"]["may"] == "ask"


@pytest.mark.parametrize("yes", [True, False])
def test_undo_after_others_acted_needs_their_consent(house: House, yes: bool) -> None:
    _, (ada, bob) = two(house, first_player="1")
    ada.play(ada.push["ask"]["options"][0])
    bob.until(lambda: bob.push["ask"] is not None)
    bob.play(bob.push["ask"]["options"][0])
    ada.until(lambda: ada.push["ask"] is not None)
    n = ada.push["ask"]["n"]
    asked = ada.ask("undo", seat=0)
    bob.until(lambda: bob.push["undo"]["by"] == 0)
    assert bob.push["undo"]["wants"] == [1]
    assert ada.ask("answer", seat=0, yes=True)["key"] == "undo-not-asked", "one cannot consent to oneself"
    answer = bob.ask("answer", seat=1, yes=yes)
    ada.until(lambda: ada.push["v"] >= answer["v"])
    assert ada.push["v"] == asked["v"] + 1
    assert ada.push["undo"]["by"] is None
    assert (ada.push["ask"]["n"] == n) == (not yes), "a question before the undo is another one"
    assert sum(e["name"] == "placed" for e in ada.log) == (0 if yes else 2)
    names = [note["name"] for note in ada.notes if note["name"].startswith("und")]
    assert names == ["undo_asked", *(["undo_agreed", "undone"] if yes else ["undo_refused"])]


def test_an_action_ends_the_asking(house: House) -> None:
    _, (ada, bob) = two(house, first_player="1")
    ada.play(ada.push["ask"]["options"][0])
    bob.until(lambda: bob.push["ask"] is not None)
    bob.play(bob.push["ask"]["options"][0])
    ada.until(lambda: ada.push["ask"] is not None)
    ada.ask("undo", seat=0)
    answer = ada.play(ada.push["ask"]["options"][0])
    bob.until(lambda: bob.push["v"] == answer["v"])
    assert bob.push["undo"] == {"may": "ask", "by": None, "wants": []}
    assert bob.ask("answer", seat=1, yes=True)["key"] == "undo-not-asked"


def test_what_a_bot_was_shown_is_not_taken_back(house: House) -> None:
    ada = house.player("Ada")
    id = ada.table("whats-up", ["me", "random"])["id"]
    with ada.sit(id) as line:
        line.until(lambda: line.push["ask"] is not None)
        line.play(line.push["ask"]["options"][0])  # a card is flipped: its back was hidden
        line.until(lambda: line.push["undo"]["may"] == "no")
        assert line.ask("undo", seat=0)["key"] == "undo-shown"


def test_nothing_is_taken_back_after_the_end(house: House) -> None:
    _, lines = two(house)
    finish(lines, random.Random(9))
    assert lines[0].push["undo"]["may"] == "no"
    assert lines[0].ask("undo", seat=0)["key"] == "game-over"


def test_undo_teaches_nobody_anything(house: House) -> None:
    """After a free undo every seat's view is what it was before, at random moments of several games."""
    rng = random.Random(6)
    done = 0
    for game in ("songbirds", "feather", "piafs", "whats-up"):
        _, lines = two(house, game)
        for _ in range(40):
            settle(lines)
            views = [line.push["view"] for line in lines]
            if not turn(lines, any_option(rng)):
                break
            for seat, line in enumerate(lines):
                if line.push["undo"]["may"] == "free":
                    v = line.ask("undo", seat=seat)["v"]
                    for other in lines:
                        other.until(lambda other=other, v=v: other.push["v"] >= v)
                    assert [other.push["view"] for other in lines] == views
                    done += 1
                    assert turn(lines, any_option(rng))
    assert done > 20


def test_a_slow_reader_gets_the_newest_and_delays_nobody(house: House) -> None:
    id, (ada, bob) = two(house, "whats-up")
    slow = ada.socket  # Ada reads only her replies, late
    rng = random.Random(8)
    player = house.players[-2]
    for _ in range(40):
        push = player.view(id, 0)
        if push["ask"]:
            player.play(id, 0, push["ask"]["n"], rng.choice(push["ask"]["options"]))
        bob.until(lambda: bob.push["ask"] is not None or bob.push["phase"] == "over")
        if bob.push["phase"] == "over":
            break
        bob.play(rng.choice(bob.push["ask"]["options"]))
    newest = house.players[-1].view(id, 1)["v"]
    assert slow is ada.socket
    ada.until(lambda: ada.push["v"] == newest)
    assert ada.log == house.players[-2].view(id, 0)["log"]["events"]


def test_http_refuses_as_the_socket_does(house: House) -> None:
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open"], first_player="1", watch=True)
    bob.join(table)
    id = table["id"]
    ask = ada.view(id, 0)["ask"]
    for player, seat, n, a, why in [
        (ada, 0, ask["n"] + 1, ask["options"][0], "409 stale"),
        (ada, 0, ask["n"], 999_999, "400 illegal"),
        (bob, 1, 1, 3, "409 not-asked"),
        (bob, 0, ask["n"], ask["options"][0], "403 not-your-seat"),
    ]:
        with pytest.raises(Refusal, match=why):
            player.play(id, seat, n, a)
