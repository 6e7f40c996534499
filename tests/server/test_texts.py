"""What games say over HTTP, and boards as text: for games that the page was built without."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import PATIENCE, House, Refusal

import voliere
from voliere.server.routes.boards import drawing, in_words_of
from voliere.text import LANGUAGE_NAMES, Words


def plain(board: list[list[dict[str, str]]]) -> str:
    return "\n".join("".join(span["text"] for span in line).rstrip() for line in board)


def app_with(folder: Path, faces: str) -> Path:
    app = folder / "app"
    app.mkdir()
    (app / "index.html").write_text("<!doctype html>")
    (app / "faces.json").write_text(faces)
    return app


def test_words_are_a_fluent_text_that_may_be_kept(house: House) -> None:
    found = httpx.get(house.url + "/api/games/whats-up/words/fr", timeout=PATIENCE)
    assert (found.status_code, found.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert f"whats-up-pitch = {Words('fr').say('whats-up-pitch')}" in found.text
    assert "lesson-whats-up-goal = " in found.text
    again = httpx.get(found.url, headers={"if-none-match": found.headers["etag"]}, timeout=PATIENCE)
    assert (again.status_code, again.content) == (304, b"")


def test_rules_are_markdown(house: House) -> None:
    found = httpx.get(house.url + "/api/games/piafs/rules/en", timeout=PATIENCE)
    assert (found.status_code, found.headers["content-type"]) == (200, "text/markdown; charset=utf-8")
    assert found.text.startswith("# Piafs\n")
    assert httpx.get(house.url + "/api/games/piafs/rules/fr", timeout=PATIENCE).text != found.text


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("games/chess/words/fr", "no-game"),
        ("games/chess/rules/fr", "no-game"),
        ("games/piafs/words/tlh", "language"),
        ("games/piafs/rules/tlh", "language"),
        ("words/tlh", "language"),
    ],
)
def test_what_is_unknown_is_refused(house: House, path: str, key: str) -> None:
    found = httpx.get(f"{house.url}/api/{path}", timeout=PATIENCE)
    assert (found.status_code, found.json()["key"]) == (404, key)


def test_nothing_is_said_by_nobody(house: House) -> None:
    found = httpx.get(house.url + "/api/words/en", timeout=PATIENCE)
    assert (found.status_code, found.text) == (200, "")


def test_the_catalogue_names_the_languages(house: House) -> None:
    for game in httpx.get(house.url + "/api/games", timeout=PATIENCE).json():
        assert game["languages"] == LANGUAGE_NAMES == {"en": "English", "fr": "Français"}


def test_a_board_comes_in_the_language_of_its_reader(tmp_path: Path, build: Callable[..., House]) -> None:
    house = build(app=app_with(tmp_path, '["whats-up"]'))
    ada = house.player("Ada")
    made = ada.table("songbirds", ["me", "friend"])
    table, names = made["id"], [seat["name"] for seat in made["seats"]]
    game = voliere.game("songbirds")
    for lang, read in (("fr", "fr"), ("en", "en"), ("tlh", "en")):
        push = ada.get(f"/api/tables/{table}/view", seat=0, lang=lang)
        drawn = game.draw(push["view"], Words(read, names, 0).say, names)
        assert plain(push["board"]) == drawn.plain()
        assert any(span["thing"] for line in push["board"] for span in line)
    assert ada.view(table, 0)["board"] is None, "who says no language reads no board"
    faced = ada.table("whats-up", ["me", "friend"])["id"]
    assert ada.get(f"/api/tables/{faced}/view", seat=0, lang="fr")["board"] is None


def test_a_board_over_the_socket_follows_the_language(tmp_path: Path, build: Callable[..., House]) -> None:
    house = build(app=app_with(tmp_path, "[]"))
    ada = house.player("Ada")
    table = ada.table("songbirds", ["me", "friend"])["id"]
    line = ada.sit(table, 0)
    line.until(lambda: line.push is not None)
    silent: Any = line.push["board"]
    assert silent is None
    line.send("look", seat=0, lang="fr")
    line.until(lambda: line.push["board"] is not None)
    french = plain(line.push["board"])
    line.send("look", seat=0, lang="en")
    line.until(lambda: plain(line.push["board"]) != french)
    english = ada.get(f"/api/tables/{table}/view", seat=0, lang="en")["board"]
    assert line.push["board"] == english
    line.send("look", seat=1)
    line.until(lambda: line.push["seat"] == 1)
    assert line.push["board"] == ada.get(f"/api/tables/{table}/view", seat=1, lang="en")["board"]


def test_moments_of_a_replay_have_boards(tmp_path: Path, build: Callable[..., House]) -> None:
    house = build(app=app_with(tmp_path, "{"))
    ada = house.player("Ada")
    table = ada.table("whats-up", ["random", "random"], watch=True)["id"]
    v = 0
    while (push := ada.get(f"/api/tables/{table}/wait", v=v))["phase"] != "over":
        v = push["v"]
    with_boards: Any = ada.get(f"/api/tables/{table}/replay", count=3, lang="fr")["frames"]
    assert [bool(frame["board"]) for frame in with_boards] == [True] * 3
    without: Any = ada.get(f"/api/tables/{table}/replay", count=3)["frames"]
    assert [frame["board"] for frame in without] == [None] * 3


def test_a_list_of_faces_that_is_none_counts_as_empty(tmp_path: Path) -> None:
    game = voliere.game("piafs")
    for number, written in enumerate(("", "3", "[", json.dumps({"songbirds": 1}))):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert drawing(app_with(folder, written), game, "fr") is in_words_of("fr")
    assert drawing(tmp_path / "none", game, "fr") is in_words_of("fr")


def test_a_board_that_cannot_be_drawn_is_empty(caplog: pytest.LogCaptureFixture) -> None:
    assert in_words_of("en")(voliere.game("piafs"), {}, ["Ada", "Ben"], 0) == []
    assert "the board of piafs cannot be drawn" in caplog.text


def test_refusals_have_a_status_of_their_own(house: House) -> None:
    with pytest.raises(Refusal, match="404 no-game"):
        house.player("Ada").get("/api/games/chess/rules/en")
