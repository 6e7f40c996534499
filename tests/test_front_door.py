"""`import voliere`: what a program finds behind the door, and what it costs to open it."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.test_doctests import said_below

import voliere
import voliere.games.wingspan.game as wingspan

APART = ("bots", "cli", "commands", "lab", "server", "terminal", "text")  # the programs around the rules
HEAVY = ("asyncio", "fluent", "litestar", "msgspec", "multiprocessing", "rich", "textual", "typer")
CORE = Path(voliere.__file__).parent / "core"


def test_a_game_is_imported_by_its_module() -> None:
    assert isinstance(voliere.game("wingspan"), wingspan.WingspanGame)
    assert voliere.catalogue()["wingspan"] is voliere.game("wingspan")


def test_no_exported_name_hides_a_part_of_the_package() -> None:
    assert {part.name for part in pkgutil.iter_modules(voliere.__path__)} & set(voliere.__all__) == set()


def test_import_loads_neither_server_nor_terminal_nor_text() -> None:
    code = "import sys, voliere; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "voliere.core.game" in loaded
    assert loaded & {*HEAVY, *(f"voliere.{part}" for part in APART)} == set()


ALIASES = {
    name: text
    for path in CORE.glob("*.py")
    for name, (_, text) in said_below(ast.parse(path.read_text(encoding="utf-8"))).items()
}


@pytest.mark.parametrize("name", voliere.__all__)
def test_an_exported_name_says_what_it_is_with_an_example(name: str) -> None:
    told = ALIASES.get(name) or inspect.getdoc(getattr(voliere, name)) or ""
    assert told.splitlines()[0].endswith((".", ":", "?")), "the first line is a sentence"
    assert ">>> " in told, "no example"


@pytest.mark.parametrize("name", [n for n in voliere.__all__ if inspect.isclass(getattr(voliere, n))])
def test_a_public_method_says_what_it_does(name: str) -> None:
    kind = getattr(voliere, name)
    if name not in ALIASES:
        public = {key: part for key, part in vars(kind).items() if not key.startswith("_")}
        methods = {
            key for key, part in public.items() if inspect.isroutine(part) or isinstance(part, property)
        }
        assert {key for key in methods if not inspect.getdoc(getattr(kind, key))} == set()


def test_every_way_to_ask_a_glimpse_has_an_example() -> None:
    methods = [part for name, part in vars(voliere.Glimpse).items() if not name.startswith("_")]
    assert len(methods) >= 10
    assert [part for part in methods if ">>> " not in (inspect.getdoc(part) or "")] == []


def test_the_version_is_that_of_the_project_and_has_its_changes() -> None:
    root = CORE.parents[2]
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    assert voliere.__version__ == settings["project"]["version"]
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in changes if line.startswith(f"## [{voliere.__version__}] - 20")]
    assert "## [Unreleased]" in changes
