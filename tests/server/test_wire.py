"""What crosses the wire is told to TypeScript and has its words in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from voliere.server import app, start
from voliere.server.table.log import Entry
from voliere.server.typescript import typescript
from voliere.text import LANGUAGES, Words

SERVER = Path(app.__file__).parent
WIRE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"
NOTES = {kind.note for kind in get_args(Entry)} - {""}
PROTOCOL = Path(__file__).parents[2] / "docs" / "wire-protocol.md"


def test_the_types_of_the_web_app_are_those_of_the_server() -> None:
    stale = "stale: python -m voliere.server.typescript > web/src/lib/wire.ts"
    assert WIRE.read_text(encoding="utf-8") == typescript(), stale


def keys() -> set[str]:
    """Every key a refusal of the server can have, read from its sources."""
    found = set(app.STATUS) | set(app.KEYS.values()) | {"malformed", "broken"}
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                refuses = node.func.id in ("Refused", "no", "Problem") and isinstance(first, ast.Constant)
                if refuses and isinstance(first.value, str):  # type: ignore[attr-defined]
                    found.add(first.value)  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_and_note_can_be_said(lang: str) -> None:
    words = Words(lang)
    notes = {"fallback", *NOTES}
    wanted = [f"refused-{key}" for key in keys()] + [f"note-{name.replace('_', '-')}" for name in notes]
    assert [id for id in wanted if not words.has(id)] == []


def test_the_protocol_names_every_note() -> None:
    told = PROTOCOL.read_text(encoding="utf-8")
    assert [name for name in NOTES if not re.search(rf"`{name}\b", told)] == []


def test_the_default_command_says_where_it_listens(capsys: pytest.CaptureFixture[str]) -> None:
    assert start.say_where(Words("fr"), "127.0.0.1", 81) == "http://127.0.0.1:81"
    assert "http://127.0.0.1:81" in capsys.readouterr().out
    assert len(start.qr("http://192.168.1.20:8642").splitlines()) > 10
