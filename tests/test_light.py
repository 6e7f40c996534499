"""`pip install voliere` is light: library, bots and commands; terminal, server and page: `voliere[table]`."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEEDS = 'This needs the table, which is not installed: pip install "voliere[table]"\n'

# Stands before all finders, and knows nothing but what a light installation has.
LIGHT = """
import sys
class Light:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Light())
from voliere.cli import main
main(sys.argv[1:])
"""


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def installed_with(wanted: list[str]) -> set[str]:
    """All that pip brings when these are asked for."""
    found: set[str] = set()
    left = [Requirement(item) for item in wanted]
    while left:
        item = left.pop()
        extras = ["", *item.extras]
        if plain(item.name) not in found and (item.marker is None or item.marker.evaluate({"extra": ""})):
            found.add(plain(item.name))
            for more in requires(item.name) or []:
                asked = Requirement(more)
                if asked.marker is None or any(asked.marker.evaluate({"extra": e}) for e in extras):
                    asked.marker = None
                    left.append(asked)
    return found


def light_voliere(*arguments: str) -> list[str]:
    """The command as a light installation has it: whatever else is installed here is not found."""
    light = {*installed_with(PROJECT["dependencies"]), "voliere"}
    blocked = [name for name, of in packages_distributions().items() if not {plain(d) for d in of} & light]
    assert {"litestar", "textual", "msgspec"} <= set(blocked)
    return [sys.executable, "-c", f"BLOCKED = {blocked!r}\n{LIGHT}", *arguments]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environ = os.environ | {"LC_ALL": "C.UTF-8"}
    command = light_voliere(*arguments)
    return subprocess.run(command, env=environ, capture_output=True, text=True, stdin=subprocess.DEVNULL)


def test_it_is_light() -> None:
    light = installed_with(PROJECT["dependencies"])
    table = installed_with(PROJECT["dependencies"] + PROJECT["optional-dependencies"]["table"])
    assert len(light) <= 20
    assert len(table - light) >= 10


@pytest.mark.slow
def test_rules_bots_and_commands_work(tmp_path: Path) -> None:
    assert "songbirds" in run("games").stdout
    assert run("rules", "songbirds").returncode == 0
    done = run("simulate", "whats-up", "--games", "2", "--records", str(tmp_path / "kept"), "--seed", "1")
    assert done.returncode == 0, done.stderr
    [record, _] = sorted((tmp_path / "kept").iterdir())
    assert run("replay", str(record), "--verify").returncode == 0
    assert run("play", "whats-up", "--humans", "0", "--plain").returncode == 0


@pytest.mark.parametrize(
    "command", ["", "serve --no-browser", "backup FILE", "restore FILE", "sheets piafs --out FILE"]
)
def test_what_needs_the_table_says_so_in_one_line(command: str, tmp_path: Path) -> None:
    done = run(*command.replace("FILE", str(tmp_path / "kept")).split())
    assert (done.returncode, done.stdout, done.stderr) == (2, "", NEEDS)


def test_the_screen_needs_the_table_too() -> None:
    ours, theirs = pty.openpty()
    environ = os.environ | {"LC_ALL": "C.UTF-8", "TERM": "xterm"}
    command = light_voliere("play", "whats-up")
    done = subprocess.run(
        command, env=environ, stdin=theirs, stdout=theirs, stderr=subprocess.PIPE, text=True
    )
    os.close(ours)
    os.close(theirs)
    assert (done.returncode, done.stderr) == (2, NEEDS)


def test_another_missing_module_is_not_taken_for_the_table() -> None:
    from voliere.cli import of_the_table

    assert of_the_table("litestar.handlers")
    assert of_the_table("fpdf.fonts")
    assert of_the_table("uharfbuzz")
    assert not of_the_table("lite")
    assert not of_the_table("")
    assert not of_the_table("fluent.runtime")
