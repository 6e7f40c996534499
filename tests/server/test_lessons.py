"""Lessons: each plays to its end as written, can be left and gone on with, and teaches nothing but itself."""

from __future__ import annotations

import re
import uuid
from importlib.resources import files
from typing import Any

import pytest
from tests.server.house import House, Player, Refusal

import voliere
from voliere.core.game import Game
from voliere.server.table.lesson import Lesson, lesson_of
from voliere.text import LANGUAGES, Words

GAMES = list(voliere.catalogue().values())
LONGEST = 230  # letters: a step is read at a glance
ZONES = ("zone:board", "zone:hand")


def lesson(game: Game) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_lesson_plays_to_its_end(game: Game) -> None:
    """Every move is legal when it comes, and what a step rings is there to be seen, or was just played."""
    written = lesson(game)
    state = game.new(written.seats, int(written.seed, 16), written.options, written.rules)
    made = 0
    assert 5 <= len(written.steps) <= 10
    for step in written.steps:
        for seat, a in written.moves[made : step.ends]:
            made += 1
            assert a in state.choices(seat), (step.text, game.space.text(a))
            assert made <= step.begins or seat == written.learner
            state.apply(seat, a)
        assert step.ring or not step.played, step.text
        for thing in step.ring:
            kind, number = thing.split(":")
            if kind not in game.space.things and kind not in ("zone", "seat"):
                assert thing in {path for b in game.space.blocks for path in game.space.path(b.first)}
                continue
            known = thing in ZONES or (kind == "seat" and int(number) < written.seats)
            assert known or 0 <= int(number) < game.space.things[kind].size, thing
    assert made == len(written.moves)
    assert any(step.played for step in written.steps)
    assert not written.steps[-1].played


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_step_has_its_words(game: Game, lang: str) -> None:
    words = Words(lang)
    for step in lesson(game).steps:
        text = words.say(f"lesson-{game.id}-{step.text}", {"other": "Grive"})
        assert 20 < len(text) <= LONGEST, (step.text, len(text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_words_without_a_step(game: Game, lang: str) -> None:
    text = files(game.package).joinpath("text", lang, "lesson.ftl").read_text("utf-8")
    said = re.findall(r"^(lesson-[\w-]+) =", text, re.MULTILINE)
    assert said == [f"lesson-{game.id}-{step.text}" for step in lesson(game).steps]


# -- through the server -----------------------------------------------------------------------------


def learn(player: Player, game: str) -> Any:
    return player.post(f"/api/lessons/{game}")


def read(player: Player, table: str, step: int) -> Any:
    return player.post(f"/api/tables/{table}/read", {"seat": 0, "step": step, "id": str(uuid.uuid4())})


def on(player: Player, table: str) -> Any:
    """Where the lesson stands, once nobody else is to move."""
    v = 0
    while True:
        push = player.get(f"/api/tables/{table}/wait", seat=0, v=v)
        if push["lesson"]["wants"] != "watch":
            return push
        v = push["v"]


def go_through(player: Player, table: str, stop: int = 99) -> Any:
    """Do what the lesson asks until it is done, or step `stop` is reached."""
    while True:
        push = on(player, table)
        at = push["lesson"]
        if at["wants"] == "done" or len(at["texts"]) > stop:
            return push
        if at["wants"] == "read":
            read(player, table, len(at["texts"]) - 1)
        else:
            assert len(push["ask"]["options"]) == 1
            player.play(table, 0, push["ask"]["n"], push["ask"]["options"][0])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_learner_goes_through(house: House, game: Game) -> None:
    ada = house.player("Ada")
    table = learn(ada, game.id)
    assert table["lesson"]
    assert not table["watch"]
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Zoé"]
    push = go_through(ada, table["id"])
    assert len(push["lesson"]["texts"]) == push["lesson"]["count"] == len(lesson(game).steps)
    # What is finished counts nowhere: no game to be found again, no record, no replay, no rematch.
    assert ada.get("/api/tables") == {"running": [], "finished": []}
    for path in ("record", "replay"):
        with pytest.raises(Refusal, match="not-over"):
            ada.get(f"/api/tables/{table['id']}/{path}")
    with pytest.raises(Refusal, match="not-over"):
        ada.post(f"/api/tables/{table['id']}/rematch")
    assert learn(ada, game.id)["id"] != table["id"]


def test_left_and_gone_on_with(house: House) -> None:
    ada, ben = house.player("Ada"), house.player("Ben")
    table = learn(ada, "songbirds")["id"]
    go_through(ada, table, stop=3)
    again = house.player("Ada", ada.token)
    listed = again.get("/api/tables")["running"]
    assert [(one["id"], one["lesson"]) for one in listed] == [(table, True)]
    assert learn(again, "songbirds")["id"] == table
    assert len(on(again, table)["lesson"]["texts"]) == 4
    # It is nobody else's.
    assert learn(ben, "songbirds")["id"] != table
    with pytest.raises(Refusal, match="no-table"):
        ben.view(table, -1)
    # Who leaves it begins anew.
    ada.post(f"/api/tables/{table}/leave", {"seat": 0})
    assert ada.get("/api/tables")["running"] == []
    assert learn(ada, "songbirds")["id"] != table


def test_other_choices_are_refused(house: House) -> None:
    ada = house.player("Ada")
    table = learn(ada, "whats-up")["id"]
    push = on(ada, table)
    assert push["ask"]["options"] == []
    flip = voliere.game("whats-up").space.parse
    with pytest.raises(Refusal, match="lesson"):
        ada.play(table, 0, push["ask"]["n"], flip("flip a1"))
    with pytest.raises(Refusal, match="stale"):
        read(ada, table, 1)
    push = go_through(ada, table, stop=2)
    with pytest.raises(Refusal, match="lesson"):
        ada.play(table, 0, push["ask"]["n"], flip("flip a1"))
    with pytest.raises(Refusal, match="stale"):
        read(ada, table, 2)  # this step is played, not read
    with pytest.raises(Refusal, match="lesson"):
        ada.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "greedy"})
    ada.play(table, 0, push["ask"]["n"], flip("flip b1"))
    with pytest.raises(Refusal, match="undo-none"):
        ada.post(f"/api/tables/{table}/undo", {"seat": 0, "id": str(uuid.uuid4())})


def test_an_ordinary_table_is_no_lesson(house: House) -> None:
    ada = house.player("Ada")
    table = ada.table("whats-up", ["me", "friend"])
    assert not table["lesson"]
    assert ada.view(table["id"], 0)["lesson"] is None
    with pytest.raises(Refusal, match="no-lesson"):
        read(ada, table["id"], 0)
    with pytest.raises(Refusal, match="no-game"):
        learn(ada, "chess")
