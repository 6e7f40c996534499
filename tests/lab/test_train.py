"""`voliere train`: stopped and gone on with it comes to the same, and nobody else's file is touched."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from voliere.cli import main
from voliere.core.refused import Refused
from voliere.games import find
from voliere.lab.train import Course, training_of


def course(out: Path, games: int = 24, seed: int = 5) -> Course:
    return Course(find("songbirds"), games, seed, out)


def whole(out: Path) -> str:
    one = course(out)
    list(one.run())
    one.write()
    return out.read_text()


def test_stopped_and_gone_on_with_it_learns_the_same(tmp_path: Path) -> None:
    straight = whole(tmp_path / "a.txt")
    out = tmp_path / "b.txt"
    games = course(out).run()
    for _ in range(9):
        next(games)
    games.close()
    assert json.loads((tmp_path / "b.txt.part").read_text())["done"] == 9
    later = course(out)
    later.resume()
    assert later.done == 9
    assert len(list(later.run())) == 15
    later.write()
    assert out.read_text() == straight
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.txt", "b.txt"]


def test_another_seed_learns_something_else(tmp_path: Path) -> None:
    out = tmp_path / "c.txt"
    other = course(out, seed=6)
    list(other.run())
    other.write()
    assert out.read_text() != whole(tmp_path / "a.txt")


@pytest.mark.parametrize("kept", ['{"game": "songbirds", "seed": 6, "done": 1, "tallies": []}', "nonsense"])
def test_what_belongs_to_another_training_is_left_alone(tmp_path: Path, kept: str) -> None:
    (tmp_path / "a.txt.part").write_text(kept)
    with pytest.raises(Refused, match="another --out"):
        course(tmp_path / "a.txt").resume()
    assert (tmp_path / "a.txt.part").read_text() == kept


def test_the_file_says_how_it_was_made_and_can_be_read(tmp_path: Path) -> None:
    lines = whole(tmp_path / "a.txt").splitlines()
    assert lines[0] == "# voliere train songbirds --games 24 --seed 5"
    numbers = [int(word) for line in lines[1:] for word in line.split()]
    assert len(numbers) == len(training_of(find("songbirds")).learned(training_of(find("songbirds")).begin()))
    assert all(0 <= n <= 1000 for n in numbers)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "x.txt"
    with pytest.raises(SystemExit) as end:
        main(["train", "songbirds", "--games", "3", "--seed", "5", "--out", str(out), "--lang", "en"])
    assert end.value.code == 0
    assert "learned from 3 games" in capsys.readouterr().out
    assert out.exists()


def test_without_a_name_each_game_has_a_file_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    said = ""
    for game in ("songbirds", "piafs", "wingspan"):
        with pytest.raises(SystemExit) as end:
            main(["train", game, "--games", "1", "--lang", "en"])
        assert end.value.code == 0
        said += capsys.readouterr().out
    files = [f"voliere-trainings/{name}" for name in ("songbirds/lines", "piafs/insight", "wingspan/insight")]
    assert said.splitlines() == [f"{file}.txt: learned from 1 game." for file in files]
    assert {f"{path.relative_to(tmp_path)}" for path in tmp_path.rglob("*.*")} == {f"{f}.txt" for f in files}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["feather-pad"], "nothing to learn"),
        (["songbirds", "--games", "0"], "--games"),
        (["songbirds", "--games", "1", "--out", "/nowhere/at/all"], "/nowhere/at/all"),
    ],
)
def test_what_cannot_be_trained_is_said(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["train", *arguments, "--lang", "en"])
    assert end.value.code == 2
    assert said in capsys.readouterr().err
