"""Every numbered rule has a test that names it, and no test names a rule that does not exist.

Read from the sources: `- **SB-TURN-2** ...` in docs/rules defines a rule, `@pytest.mark.rule("SB-TURN-2")`
anywhere under tests names it. Nothing is imported, so a test left out of a run still counts.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import voliere

TESTS = Path(__file__).resolve().parents[1]
RULES = TESTS.parent / "docs" / "rules"
ID = re.compile(r"[A-Z]{2}-[A-Z0-9]+(?:-\d+)?")
DEFINITION = re.compile(rf"^\s*- \*\*({ID.pattern})\*\* ", re.MULTILINE)


class Naming(NamedTuple):
    """A test, or a case of one, that names a rule."""

    rule: str
    where: str


def defined(path: Path) -> list[str]:
    return DEFINITION.findall(path.read_text(encoding="utf-8"))


def rules_of(game: str) -> list[str]:
    return defined(RULES / f"{game}.en.md")


@cache
def all_rules() -> frozenset[str]:
    """Also of games that are not in the catalogue yet."""
    return frozenset(rule for path in RULES.glob("*.en.md") for rule in defined(path))


def is_mark(node: ast.AST) -> bool:
    """`pytest.mark.rule`, or `mark.rule` where only the mark was imported."""
    if not isinstance(node, ast.Attribute) or node.attr != "rule":
        return False
    mark = node.value
    return (isinstance(mark, ast.Attribute) and mark.attr == "mark") or (
        isinstance(mark, ast.Name) and mark.id == "mark"
    )


def marks(source: str, name: str) -> Iterator[Naming]:
    """What a file names. Where a mark takes its ids from a table, all ids the file spells out are meant."""
    tree = ast.parse(source)
    strings = [
        node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    from_table = False
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and is_mark(node.func):
            plain = [arg for arg in node.args if arg in strings]
            if not node.args:
                yield Naming("(none)", f"{name}:{node.lineno}")
            yield from (Naming(str(ast.literal_eval(arg)), f"{name}:{arg.lineno}") for arg in plain)
            from_table |= len(plain) < len(node.args)
    if from_table:
        for string in strings:
            if ID.fullmatch(str(string.value)):
                yield Naming(str(string.value), f"{name}:{string.lineno}")


@cache
def named() -> tuple[Naming, ...]:
    files = sorted(TESTS.rglob("*.py"))
    return tuple(
        naming
        for path in files
        if path.resolve() != Path(__file__).resolve()
        for naming in marks(path.read_text(encoding="utf-8"), path.relative_to(TESTS.parent).as_posix())
    )


@pytest.mark.parametrize("game", list(voliere.catalogue()))
def test_every_rule_has_a_test(game: str) -> None:
    rules = rules_of(game)
    assert rules, f"docs/rules/{game}.en.md defines no rule"
    shown = {naming.rule for naming in named()}
    untested = [rule for rule in rules if rule not in shown]
    assert not untested, f"{len(untested)} rules of {game} without a test: {', '.join(untested)}"


def test_every_test_names_rules_that_exist() -> None:
    unknown = [f"{naming.rule} at {naming.where}" for naming in named() if naming.rule not in all_rules()]
    assert not unknown, "no such rule in docs/rules: " + ", ".join(unknown)


def test_the_check_itself_reads_marks_wherever_they_stand() -> None:
    source = """
import pytest
from pytest import mark
pytestmark = pytest.mark.rule("XX-A-1")
@pytest.mark.rule("XX-A-2", "XX-A-3")
def test_one() -> None: ...
@mark.rule("XX-A-4")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("XX-A-5"))])
def test_two(n: int) -> None: ...
@pytest.mark.rule()
@pytest.mark.slow
def test_three() -> None: ...
"""
    table = """
RULES = {"pair": ("XX-B-1", "XX-B-2"), "other": "XX-B"}
@pytest.mark.rule(*RULES["pair"])
def test_four() -> None: ...
"""
    found = [naming.rule for naming in marks(source, "x.py")]
    assert sorted(found) == ["(none)", "XX-A-1", "XX-A-2", "XX-A-3", "XX-A-4", "XX-A-5"]
    assert sorted(naming.rule for naming in marks(table, "x.py")) == ["XX-B", "XX-B-1", "XX-B-2"]


def test_the_check_itself_reads_definitions_only_at_the_start_of_an_item(tmp_path: Path) -> None:
    page = tmp_path / "x.en.md"
    page.write_text("- **XX-A-1** Yes.\n  - **XX-A-2** Yes.\n- no **XX-A-3** here\n**XX-A-4** nor here\n")
    assert defined(page) == ["XX-A-1", "XX-A-2"]
