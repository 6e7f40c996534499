"""Magpies as anybody has it who installed its package beside Volière: command line, terminal, server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import PATIENCE, House, quick, sqlite
from tests.terminal.playing import PERSON, Play, drive, new_session, play_by_keys, play_by_mouse

import voliere
from voliere.bots import levels
from voliere.games import guests, own
from voliere.terminal.chairs import Chair
from voliere.text import LANGUAGES, Words

GAME = voliere.game("magpies")
BOTS = ["random", "greedy", "lazy", "hoarder"]


def command(*arguments: str, said: str = "") -> str:
    """What `voliere` says in English where there is no terminal."""
    done = subprocess.run(
        [sys.executable, "-m", "voliere", *arguments],
        input=said,
        capture_output=True,
        text=True,
        env=os.environ | {"LANG": "en", "COLUMNS": "100"},
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def simulated(*arguments: str) -> Any:
    return json.loads(command("simulate", "magpies", "--seed", "1", "--json", *arguments))


def test_it_comes_from_elsewhere() -> None:
    assert [game.id for game in guests()] == ["magpies"]
    assert list(voliere.catalogue().values()) == [*own(), GAME]


def test_listed_and_explained() -> None:
    assert "Magpies" in command("games")
    assert "Pies voleuses" in command("games", "--lang", "fr")
    assert "MP-TURN-1" in command("rules", "magpies")
    assert "Cachez une carte" in command("rules", "magpies", "--lang", "fr")


def test_simulated_and_replayed(tmp_path: Path) -> None:
    records = tmp_path / "kept"
    report = simulated("--games", "2", "-o", "thieves=on", "--records", str(records))
    assert report["options"] == {"thieves": True}
    for record in records.iterdir():
        assert "Meadow" in command("replay", str(record), "--step", "3")
        command("replay", str(record), "--verify")


def test_the_hoarder_beats_chance() -> None:
    report = simulated("--bots", "hoarder,random", "--games", "100", "--duplicate")
    assert report["by_bot"][0]["wins"]["low"] > 0.7


def test_in_plain_lines() -> None:
    ones = "1\n" * 9
    said = command(
        "play", "magpies", "--plain", "--seed", "3", "--bots", "hoarder", "--seats", "2", said=ones
    )
    assert "Which card do you hide in your nest?" in said
    assert "win" in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("by", [play_by_keys, play_by_mouse])
def test_in_the_terminal(by: Play, lang: str) -> None:
    drive(by, new_session("magpies", PERSON, Chair("hoarder"), thieves=True), lang)


def test_its_bots_have_names_in_words() -> None:
    assert levels.names(GAME) == BOTS
    assert "lazy" in levels.names(voliere.game("piafs"))
    assert "hoarder" not in levels.names(voliere.game("piafs"))
    for lang in LANGUAGES:
        assert all(Words(lang).has(f"bot-{name}") for name in BOTS)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(quick(sqlite(tmp_path_factory.mktemp("house")))) as found:
        yield found


def test_over_the_server(house: House) -> None:
    ada = house.player("Ada")
    [told] = [game for game in ada.get("/api/games") if game["id"] == "magpies"]
    assert (told["lesson"], told["bots"]) == (8, BOTS)
    table = ada.table("magpies", ["me", "hoarder", "lazy"], thieves=True)["id"]
    push = ada.get(f"/api/tables/{table}/view", seat=0, lang="fr")
    while push["phase"] == "playing":
        assert "Le pré" in "".join(span["text"] for line in push["board"] for span in line)
        if push["ask"]:
            ada.play(table, 0, push["ask"]["n"], push["ask"]["options"][0])
        push = ada.get(f"/api/tables/{table}/wait", seat=0, v=push["v"], lang="fr")
    assert push["phase"] == "over"


def test_its_words_go_to_the_page(house: House) -> None:
    for path in ("/api/games/magpies/words/fr", "/api/words/fr"):
        words = httpx.get(house.url + path, timeout=PATIENCE).text
        assert "magpies-title = Pies voleuses" in words
        assert "bot-lazy = " in words
    rules = httpx.get(house.url + "/api/games/magpies/rules/fr", timeout=PATIENCE).text
    assert rules.startswith("# Pies voleuses")
