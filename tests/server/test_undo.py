"""Taking back: what was shown stays shown, and a log that has grown long bricks no table."""

from __future__ import annotations

import os
import random
import uuid
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.house import House, Refusal, generous
from tests.server.logs import TABLES, Writer, new_facts

import voliere
from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.server.table import projection, undo
from voliere.server.table.facts import Chair
from voliere.server.table.intents import TakingBack
from voliere.server.table.limits import TableLimits
from voliere.server.table.undo_entries import Recalled, UndoAsked
from voliere.server.table.wire import TakeBack

UNDOS = int(os.environ.get("VOLIERE_UNDOS", "60"))  # moves that may be taken back, tried in each game
WORLDS = 4
BOT = Chair(None, "B", "random")
ADA, ADAS, BOB = Chair("ada", "Ada"), Chair("ada", "Ada's friend"), Chair("bob", "Bob")


def shown(game: str, chairs: list[Chair], seed: int = 0) -> Writer:
    """A table where the last move, made by seat 0, has shown something hidden."""
    writer = Writer(new_facts(game, len(chairs), {}, seed), chairs)
    rng = random.Random(seed)
    while True:
        writer.move(rng)
        table = writer.table
        last = len(table.course) - 1
        if table.record.moves[last][0] == 0 and not undo.shows_nothing(table, last, last + 1):
            return writer


@pytest.mark.parametrize("game", ["whats-up", "piafs", "wingspan"])
@pytest.mark.parametrize(
    ("chairs", "may"),
    [
        ([ADA, ADAS, BOT], "no"),  # friends at one device cannot agree for the bot
        ([ADA, BOB, BOT], "no"),  # nor can another person
        ([ADA, BOT, BOT], "no"),
        ([ADA, BOB, Chair("eve", "Eve", "greedy", gone=True)], "no"),  # nor for somebody a bot plays for
        ([ADA, ADAS, BOB], "ask"),
        ([ADA, ADAS, ADAS], "free"),  # everybody who saw it is asking
    ],
)
def test_what_was_shown_is_taken_back_only_by_all_who_saw_it(
    game: str, chairs: list[Chair], may: str
) -> None:
    writer = shown(game, chairs)
    for seat, chair in enumerate(chairs):
        if chair.gone:
            writer.table.chairs[seat] = chair
    assert undo.may(writer.table, 0) == may


def test_beside_a_bot_people_agree_while_nothing_was_shown() -> None:
    writer = Writer(new_facts("songbirds", 3, {"first_player": "1"}), [ADA, BOB, BOT])
    rng = random.Random(1)
    writer.move(rng, 0)
    assert undo.may(writer.table, 0) == "free"
    writer.move(rng, 1)
    assert undo.may(writer.table, 0) == "ask"
    writer.move(rng, 2)  # the bot has shown a card of its own
    assert undo.may(writer.table, 0) == "no"
    assert undo.may(writer.table, 1) == "no"


@pytest.mark.parametrize(("friend", "may"), [(BOB, "no"), (ADAS, "free"), (BOT, "free")])
def test_where_talk_is_forbidden_showing_a_card_and_taking_it_back_is_talk(friend: Chair, may: str) -> None:
    writer = Writer(new_facts("songbirds", 2, {"mode": "coop", "first_player": "1"}), [ADA, friend])
    table, rng, clear = writer.table, random.Random(1), False
    while not clear:
        writer.move(rng)
        last = len(table.course) - 1
        clear = table.record.moves[last][0] == 0 and undo.shows_nothing(table, last, last + 1)
    assert undo.may(table, 0) == may


def learns(writer: Writer, k: int, seat: int) -> bool:
    """Whether move `k` shows a seat more than it could have worked out: in some world it looks different."""
    course = writer.table.course
    mover, a = writer.table.record.moves[k]
    before, after = course.position(k), course.position(k + 1)
    found = (after.view(seat), after.choices(seat))
    for n in range(WORLDS):
        world = before.resample(mover, seeded(1000 * k + n))
        if world.view(seat) != before.view(seat):
            continue  # the other seat of the same person could tell this world
        world.apply(mover, a)
        if (world.view(seat), world.choices(seat)) != found:
            return True
    return False


def beside_a_bot(seats: int, rng: random.Random) -> list[Chair]:
    people = [ADA, rng.choice([ADAS, BOB]), rng.choice([ADAS, BOB])]
    return [*people[: seats - 1], BOT] if seats > 1 else [ADA]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_taking_back_never_gives_a_new_fact(game: str, seats: int, options: dict[str, Any]) -> None:
    """Beside bots: from what may be taken back, alone or by consent, nobody who moved has learned a thing."""
    tried = told = hidden = 0
    for seed in range(UNDOS):
        if tried >= UNDOS or hidden >= 10 * UNDOS:
            break
        rng = random.Random(f"{game} {seed}")
        writer = Writer(new_facts(game, seats, options, seed), beside_a_bot(seats, rng))
        table = writer.table
        while table.state.actors and tried < UNDOS and hidden < 10 * UNDOS:
            writer.move(rng)
            for seat in range(seats):
                way = undo.way(table, seat)
                if way.may == "no":
                    continue
                alone = issubclass(way.by, Recalled)
                for k in range(way.move, way.move + 1 if alone else len(table.course)):
                    mover = table.record.moves[k][0]
                    person = table.chairs[mover].person
                    assert person is not None, "a bot's move can be taken back"
                    assert not any(learns(writer, k, one) for one in table.seats_of(person))
                    tried += 1
            last = len(table.course) - 1
            if not undo.shows_nothing(table, last, last + 1):
                hidden += 1
                told += learns(writer, last, table.record.moves[last][0])
    assert tried >= UNDOS or game == "whats-up", "there every flip shows a card"
    assert told > 0 or hidden == 0, "the worlds compared do not differ where something is shown"


def test_a_seat_takes_back_so_often_and_no_more() -> None:
    writer = Writer(new_facts("songbirds", 2, {"first_player": "1"}), [ADA, BOB])
    a = writer.table.state.choices(0)[0]
    for _ in range(undo.MOST):
        writer.add("move", 0, a)
        writer.add("undo", 0, 0)
    writer.add("move", 0, a)
    assert undo.may(writer.table, 0) == "no"
    intent = TakingBack("ada", str(uuid.uuid4()), TakeBack(0, str(uuid.uuid4())))
    with pytest.raises(Refused) as no:
        intent.outcome(writer.table, 1)
    assert (no.value.key, no.value.about) == ("undo-enough", {"most": undo.MOST})
    writer.add("move", 1, writer.table.state.choices(1)[0])
    assert undo.may(writer.table, 1) == "free", "the others have theirs"


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_the_page_offers_is_what_is_granted(game: str, seats: int, options: dict[str, Any]) -> None:
    """Also in a log that has grown too long, where it was offered as free and then refused."""
    rng = random.Random(f"{game} {seats}")
    people = [Chair(f"p{seat % 2}", f"N{seat}") for seat in range(seats)]
    writer = Writer(new_facts(game, seats, options), people)
    table, full, answers = writer.table, len(writer.log) + 12, set()
    table.limits = TableLimits(log=full)
    while table.state.actors and "too-much" not in answers:
        writer.something(rng)
        for seat, chair in enumerate(table.chairs):
            if chair.person is None or chair.bot:
                continue
            offered = projection.build(table, seat, 0).undo.may
            try:
                intent = TakingBack(chair.person, "x", TakeBack(seat, str(uuid.uuid4())))
                entry = intent.outcome(table, 1).entry
                granted = "ask" if isinstance(entry, UndoAsked) else "free"
            except Refused as no:
                granted = "no"
                answers.add(no.key)
            assert offered == granted
    assert "too-much" in answers or not table.state.actors


def test_a_log_is_full_for_whoever_has_heard_it_all() -> None:
    """Sealed answers of others, which a seat does not hear, take nothing from it."""
    writer = Writer(new_facts("wingspan", 2, {}), [ADA, BOB])
    writer.table.limits = TableLimits(log=writer.table.version + 1)
    assert writer.add("move", 0, writer.table.state.choices(0)[0]).hushed
    assert writer.table.full(0)
    assert not writer.table.full(1)


def test_a_long_log_can_be_finished_left_and_exported(build: Callable[..., House]) -> None:
    house = build(limits=generous(log=12))
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("songbirds", ["me", "open"], first_player="1")
    bob.join(table)
    id = table["id"]

    def say(seat: int) -> Any:
        said = {"seat": seat, "text": "hello", "id": str(uuid.uuid4())}
        return (ada, bob)[seat].post(f"/api/tables/{id}/say", said)

    while ada.view(id, 0)["v"] < 12:
        say(0)
    with pytest.raises(Refusal, match="too-much"):
        say(1)
    push = ada.view(id, 0)
    seat = push["actors"][0]
    for _ in range(6):
        seat = push["actors"][0]
        ask = (ada, bob)[seat].view(id, seat)["ask"]
        (ada, bob)[seat].play(id, seat, ask["n"], ask["options"][0])
        push = ada.view(id, 0)
    assert (ada, bob)[seat].view(id, seat)["undo"]["may"] == "no"
    with pytest.raises(Refusal, match="too-much"):
        (ada, bob)[seat].post(f"/api/tables/{id}/undo", {"seat": seat, "id": str(uuid.uuid4())})
    bob.post(f"/api/tables/{id}/bot", {"seat": 1})
    assert bob.post(f"/api/tables/{id}/back", {"seat": 1})["seats"][1]["bot"] is None
    bob.post(f"/api/tables/{id}/leave", {"seat": 1})  # a bot plays on
    assert bob.join(table)["seats"][1]["bot"] is None, "whoever left may still come back"
    bob.post(f"/api/tables/{id}/leave", {"seat": 1})
    while push["phase"] == "playing":
        if push["ask"]:
            ada.play(id, 0, push["ask"]["n"], push["ask"]["options"][0])
        push = ada.get(f"/api/tables/{id}/wait", seat=0, v=push["v"]) if not push["ask"] else ada.view(id, 0)
    assert voliere.record(ada.http.get(f"/api/tables/{id}/record").text).replay().actors == []


def test_who_fills_the_log_by_coming_and_going_harms_only_their_own_seat(build: Callable[..., House]) -> None:
    house = build(limits=generous(changes=4))
    ada, bob = house.player("Ada"), house.player("Bob")
    table = ada.table("whats-up", ["me", "open"])
    bob.join(table)
    id = table["id"]
    for _ in range(2):
        ada.post(f"/api/tables/{id}/bot", {"seat": 0, "bot": "random"})
        ada.post(f"/api/tables/{id}/back", {"seat": 0})
    ada.post(f"/api/tables/{id}/bot", {"seat": 0, "bot": "random"})  # letting a bot play is never refused
    with pytest.raises(Refusal, match="too-much"):
        ada.post(f"/api/tables/{id}/back", {"seat": 0})
    bob.post(f"/api/tables/{id}/bot", {"seat": 1, "bot": "random"})
    assert bob.post(f"/api/tables/{id}/back", {"seat": 1})["seats"][1]["bot"] is None
