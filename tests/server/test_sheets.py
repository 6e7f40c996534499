"""Sheets to print over HTTP: the same files that the command makes."""

from __future__ import annotations

import httpx
import pytest
from tests.server.house import PATIENCE, House

import voliere
from voliere import sheets
from voliere.games import own
from voliere.text import Words


def get(house: House, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{house.url}/api/games/{path}", timeout=PATIENCE, headers=headers)


def test_a_sheet_is_a_file_that_may_be_kept(house: House) -> None:
    found = get(house, "whats-up/sheet.pdf?lang=fr&paper=letter&kind=aid")
    assert (found.status_code, found.headers["content-type"]) == (200, "application/pdf")
    assert found.headers["content-disposition"] == 'attachment; filename="whats-up-aid-fr-letter.pdf"'
    assert found.content == sheets.pdf(voliere.game("whats-up"), "aid", Words("fr"), "letter")
    again = get(
        house, "whats-up/sheet.pdf?lang=fr&paper=letter&kind=aid", **{"if-none-match": found.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


def test_without_a_wish_it_is_score_sheets_on_a4(house: House) -> None:
    found = get(house, "whats-up/sheet.pdf")
    assert found.content == sheets.pdf(voliere.game("whats-up"), "score", Words("en"), "a4")


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("chess/sheet.pdf", "no-game"),
        ("piafs/sheet.pdf?lang=tlh", "language"),
        ("piafs/sheet.pdf?paper=a5", "sheet-paper"),
        ("piafs/sheet.pdf?kind=poster", "sheet-kind"),
    ],
)
def test_what_is_unknown_is_refused(house: House, path: str, key: str) -> None:
    found = get(house, path)
    assert (found.status_code, found.json()["key"]) == (404, key)


def test_the_catalogue_says_which_games_have_sheets(house: House) -> None:
    listed = httpx.get(house.url + "/api/games", timeout=PATIENCE).json()
    assert {game["id"] for game in listed if game["sheets"]} >= {game.id for game in own()}
