"""Pads and the command `voliere`: kept at a table of the server, replayed from a file, never played here."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import voliere
from voliere.bots import levels
from voliere.cli import app, main
from voliere.core.record import Record
from voliere.games import pads


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    pad = voliere.game("whats-up-pad")
    said = [(0, "row 2 red 3"), (1, "row 1 green 1"), (0, "end yes")]
    moves = [(seat, pad.space.parse(text)) for seat, text in said]
    file = tmp_path / "pad.json"
    file.write_text(Record(pad, 2, 7, {}, moves).to_json())
    return file


@pytest.mark.parametrize(
    "command",
    [
        ["play", "feather-pad", "--plain"],
        ["simulate", "feather-pad"],
        ["play", "--plain", "--resume", "FILE"],
    ],
    ids=" ".join,
)
def test_a_pad_is_not_played_here(
    command: list[str], record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main([str(record) if word == "FILE" else word for word in command])
    said = capsys.readouterr()
    assert end.value.code == 2
    assert "is kept at a table of the server" in said.err
    assert said.err.count("\n") == 1


def test_pads_are_no_games_and_have_no_bots() -> None:
    listed = CliRunner().invoke(app, ["games"]).stdout
    assert not any(pad in listed or pad in voliere.catalogue() for pad in pads())
    assert all(levels.names(pad) == [] for pad in pads().values())


def test_a_pad_is_replayed_from_its_file(record: Path) -> None:
    verified = CliRunner().invoke(app, ["replay", str(record), "--verify"])
    assert verified.exit_code == 0, verified.output
    assert "1, 6" in verified.stdout
    shown = CliRunner().invoke(app, ["replay", str(record), "--step", "3", "--lang", "fr"])
    assert shown.exit_code == 0, shown.output
    assert "Carnet terminé" in shown.stdout


def test_a_pad_has_the_rules_of_its_game() -> None:
    assert "WU-SETUP-1" in CliRunner().invoke(app, ["rules", "whats-up-pad"]).stdout
