"""The examples in docstrings and in the README are true.

They are read from the sources, not from the modules: compiled functions have lost their docstrings, and the
examples run in both forms.
"""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
MODULES = sorted(path for path in SOURCE.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))
PARSER = doctest.DocTestParser()
OWNERS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def said_below(tree: ast.Module) -> dict[str, tuple[int, str]]:
    """What stands below constants and aliases, which have no docstring of their own."""
    found: dict[str, tuple[int, str]] = {}
    for node, below in pairwise(tree.body):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        text = below.value if isinstance(below, ast.Expr) else None
        if isinstance(target, ast.Name) and isinstance(text, ast.Constant) and isinstance(text.value, str):
            found[target.id] = below.lineno, text.value
    return found


def texts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every docstring with its line; that of a constant or an alias is the text below it."""
    for node in ast.walk(tree):
        text = ast.get_docstring(node) if isinstance(node, OWNERS) else None
        if text:
            yield getattr(node, "lineno", 1), text
    for line, text in said_below(tree).values():
        yield line, text


def run(test: doctest.DocTest) -> int:
    """Runs an example and gives the number of its lines; what differs is shown."""
    wrong: list[str] = []
    found = doctest.DocTestRunner().run(test, out=wrong.append)
    assert found.failed == 0, "".join(wrong)
    return found.attempted


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_docstrings(path: Path) -> None:
    name = name_of(path)
    if name.startswith("voliere.server"):
        pytest.importorskip("litestar")
    if name.startswith("voliere.envs"):
        pytest.importorskip("gymnasium")  # `make envs` has it
    tried = 0
    for line, text in texts(ast.parse(path.read_text(encoding="utf-8"))):
        if ">>>" in text:
            about = dict(vars(import_module(name)))
            tried += run(PARSER.get_doctest(text, about, f"{name}:{line}", str(path), line))
    assert tried, "its examples stand in no docstring"


def test_the_kernel_and_the_words_have_examples() -> None:
    names = {name_of(path) for path in MODULES}
    assert {"voliere", "voliere.core.space", "voliere.core.rng", "voliere.text.words"} <= names


@pytest.mark.parametrize("page", ["README.md"])
def test_pages(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert run(PARSER.get_doctest(text, {}, page, page, 0)) > 5
