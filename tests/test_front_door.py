"""`import voliere`: what a program finds behind the door, and what it costs to open it."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

import voliere
import voliere.games.wingspan.game as wingspan

APART = (
    "server",
    "terminal",
    "text",
    "lab",
    "commands",
    "cli",
    "bots",
)  # parts of ours that `import voliere` leaves
HEAVY = (
    "asyncio",
    "fluent",
    "litestar",
    "msgspec",
    "multiprocessing",
    "rich",
    "sqlalchemy",
    "textual",
    "typer",
)


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
