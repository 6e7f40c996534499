"""The guides do what they say: their blocks, put together, are a package whose commands run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from voliere.cli import app

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def unpacked(guide: str, folder: Path) -> list[list[str]]:
    """Write the files of a guide, announce it as if it were installed, and give the commands it shows."""
    files: dict[str, list[str]] = {}
    commands: list[list[str]] = []
    for kind, name, text in BLOCK.findall((ROOT / "docs" / guide).read_text("utf-8")):
        if name:
            files.setdefault(name, []).append(text)
        elif kind == "sh":
            commands += [line.split() for line in text.splitlines()]
    for name, parts in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("\n\n".join(parts), encoding="utf-8")
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    about = folder / f"{project['name'].replace('-', '_')}-1.0.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0.0\n")
    with (about / "entry_points.txt").open("w") as points:
        for group, named in project["entry-points"].items():
            points.write(f"[{group}]\n" + "".join(f"{key} = {place}\n" for key, place in named.items()))
    (folder / "pyproject.toml").unlink()
    return commands


@pytest.mark.slow
@pytest.mark.parametrize("guide", ["writing-a-game.md", "writing-a-bot.md"])
def test_a_guide_followed_to_the_letter_works(guide: str, tmp_path: Path) -> None:
    commands = unpacked(guide, tmp_path)
    assert commands
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH", "")])])
    environ = os.environ | {"PYTHONPATH": path, "LANG": "en"}
    for program, *arguments in commands:
        extra = ["-q", "-n", "0"] if program == "pytest" else []
        done = subprocess.run(
            [sys.executable, "-m", program, *arguments, *extra],
            cwd=ROOT,
            env=environ,
            input="1\n" * 20,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{program} {' '.join(arguments)}\n{done.stdout}\n{done.stderr}"
        assert done.stderr == ""


@pytest.mark.slow
def test_the_commands_of_the_lab_run_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As they stand on the page, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    blocks = BLOCK.findall((ROOT / "docs/lab.md").read_text("utf-8"))
    commands = [line.split() for kind, _, text in blocks if kind == "sh" for line in text.splitlines()]
    commands = [words[1:] for words in commands if words[0] == "voliere"]
    assert len(commands) >= 10
    for arguments in commands:
        done = CliRunner().invoke(app, [*arguments, "--lang", "en"])
        assert done.exit_code == 0, f"{' '.join(arguments)}\n{done.output}"
