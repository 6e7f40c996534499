"""`voliere sheets`: what it writes and where, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.test_cli import refused, voliere_says

from voliere import sheets
from voliere.text import Words


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """In an empty folder, in English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_name_says_game_kind_language_and_paper(here: Path) -> None:
    assert voliere_says("sheets", "wingspan") == "wingspan-score-en-a4.pdf\n"
    assert voliere_says("sheets", "wingspan", "--aid", "--lang", "fr", "--paper", "Letter") == (
        "wingspan-aid-fr-letter.pdf\n"
    )
    assert sorted(path.name for path in here.iterdir()) == [
        "wingspan-aid-fr-letter.pdf",
        "wingspan-score-en-a4.pdf",
    ]


def test_it_replaces_its_own_files_and_no_others(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = here / "whats-up-score-en-a4.pdf"
    voliere_says("sheets", "whats-up")
    made = file.read_bytes()
    voliere_says("sheets", "whats-up")
    file.write_bytes(b"%PDF-1.4 my own")
    assert "whats-up-score-en-a4.pdf exists already" in refused(capsys, "sheets", "whats-up")
    assert file.read_bytes() == b"%PDF-1.4 my own"
    voliere_says("sheets", "whats-up", "--out", str(file))
    assert file.read_bytes() == made


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sheets", "chess"], "whats-up, songbirds"),
        (["sheets", "piafs", "--paper", "a5"], "Paper is one of a4, letter, not “a5”."),
        (
            ["sheets", "piafs", "--paper", "a5", "--lang", "fr"],
            "Le papier est a4, letter, pas «\u00a0a5\u00a0».",
        ),
        (["sheets", "piafs", "--lang", "tlh"], "tlh"),
        (["sheets", "piafs", "--out", "no/such/folder.pdf"], "no/such/folder.pdf"),
        (["sheets"], "GAME"),
    ],
)
def test_bad_input_is_one_line(
    arguments: list[str], said: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refused(capsys, *arguments)
    assert not list(here.iterdir())


def test_papers_are_completed() -> None:
    from voliere.commands.completion import papers

    assert papers("") == list(sheets.PAPERS)
    assert papers("l") == ["letter"]
    assert Words("fr").say("refused-no-sheet", {"title": "Pies", "known": "piafs"}).startswith("Il n’y a pas")
