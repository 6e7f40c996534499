"""The reference is complete: every public name is in docs/api, and whatever is there has a text.

Public is what `voliere` and `voliere.envs` export, and what the guides and the examples import besides. Read
from the sources: no library of learning has to be there for it.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import pairwise

import pytest
import yaml
from tests.docs.pages import PAGES, ROOT, blocks

import voliere
from voliere import envs

SOURCE = ROOT / "src"
ENTRY = re.compile(r"^::: (\S+)\n(?:    options:\n((?:      .*\n)+))?", re.MULTILINE)
ENTRIES = [
    (name, yaml.safe_load(options) if options else {})
    for page in sorted((ROOT / "docs/api").glob("*.md"))
    for name, options in ENTRY.findall(page.read_text("utf-8"))
]


@cache
def tree(module: str) -> ast.Module:
    path = SOURCE / module.replace(".", "/")
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(path.read_text("utf-8"))


@cache
def found(name: str) -> tuple[str, ast.stmt, str]:
    """Where a name is made, how, and its text, which stands below a constant or an alias."""
    module, _, last = name.rpartition(".")
    for node, below in pairwise([*tree(module).body, ast.Pass()]):
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == last:
            return name, node, ast.get_docstring(node) or ""
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if (alias.asname or alias.name) == last:
                    return found(f"{node.module}.{alias.name}")
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(target, ast.Name) and target.id == last for target in targets):
            said = below.value if isinstance(below, ast.Expr) else None
            text = said.value if isinstance(said, ast.Constant) else ""
            return name, node, str(text)
    raise AssertionError(f"{name} is not there")


def is_module(name: str) -> bool:
    path = SOURCE / name.replace(".", "/")
    return path.is_dir() or path.with_suffix(".py").exists()


def imported() -> set[str]:
    """What the guides and the examples import from us: names, not modules."""
    shown = [block for page in PAGES for block in blocks(page) if block.kind == "python"]
    code = [block.text for block in shown if ">>> " not in block.text]
    code += [path.read_text("utf-8") for path in (ROOT / "examples").glob("*/src/**/*.py")]
    names = {
        f"{node.module}.{alias.name}"
        for text in code
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom) and re.match(r"voliere(\.|$)", node.module or "")
        for alias in node.names
    }
    return {name for name in names if not is_module(name)}


def documented(owner: str, method: str) -> bool:
    """Whether a method has a text, its own or that of what it overrides."""
    place, node, _ = found(owner)
    assert isinstance(node, ast.ClassDef)
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == method and ast.get_docstring(part):
            return True
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    module = place.rpartition(".")[0]
    for base in bases:
        if isinstance(base, ast.Name):
            try:
                above = found(f"{module}.{base.id}")[0]
            except (AssertionError, FileNotFoundError):
                continue  # of another library
            if documented(above, method):
                return True
    return False


def test_every_public_name_is_in_the_reference() -> None:
    public = {f"voliere.{name}" for name in voliere.__all__} | {
        f"voliere.envs.{name}" for name in envs.__all__
    }
    public |= imported()
    assert len(public) > 50
    listed = {found(name)[0] for name, _ in ENTRIES}
    assert {name for name in public if found(name)[0] not in listed} == set()


def test_nothing_is_told_twice() -> None:
    places = [found(name)[0] for name, _ in ENTRIES]
    assert len(places) == len(set(places))
    exported = {found(f"voliere.{name}")[0]: f"voliere.{name}" for name in voliere.__all__}
    assert [name for name, _ in ENTRIES if exported.get(found(name)[0], name) != name] == [], (
        "take the short one"
    )


@pytest.mark.parametrize(("name", "options"), ENTRIES, ids=[name for name, _ in ENTRIES])
def test_what_is_in_the_reference_has_a_text(name: str, options: dict[str, list[str]]) -> None:
    _, node, text = found(name)
    assert text.strip(), name
    if isinstance(node, ast.ClassDef):
        methods = {
            part.name for part in node.body if isinstance(part, ast.FunctionDef) and part.name[0] != "_"
        }
        shown = set(options["members"]) if "members" in options else methods
        assert shown <= methods
        assert {method for method in shown if not documented(name, method)} == set()
