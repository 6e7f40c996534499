"""`help()` tells what the sources say, compiled or not."""

from __future__ import annotations

import ast
import importlib
import inspect
import pydoc
from pathlib import Path
from types import ModuleType

import hatch_build
import pytest
from hatch_docstrings import as_c, docstrings, told

from voliere.core.game import Game
from voliere.core.glimpse import Glimpse
from voliere.core.record import read_record
from voliere.core.state import State

ROOT = Path(__file__).parents[2]


def module_of(path: Path) -> ModuleType:
    return importlib.import_module(".".join(path.with_suffix("").parts[1:]))


def thing(module: ModuleType, name: str) -> object:
    """What a docstring belongs to: the module, a class, a function, or a method as its class has it."""
    if not name:
        return module
    owner, _, method = name.rpartition(".")
    return vars(getattr(module, owner))[method] if owner else getattr(module, name)


def is_tuple(it: object) -> bool:
    return isinstance(it, type) and issubclass(it, tuple)


def same(a: str | None, b: str) -> bool:
    return a is not None and inspect.cleandoc(a) == b


@pytest.mark.parametrize("path", hatch_build.modules(ROOT), ids=lambda path: path.stem)
def test_every_docstring_of_the_sources_is_there(path: Path) -> None:
    module = module_of(path)
    wanted = docstrings((ROOT / path).read_text(encoding="utf-8"))
    assert wanted
    # How to make one is told by the class; a tuple with names is made by Python, which writes its own text.
    wanted = {name: text for name, text in wanted.items() if "__init__" not in name}
    wanted = {name: text for name, text in wanted.items() if not is_tuple(thing(module, name))}
    lost = [
        name for name, text in wanted.items() if not same(getattr(thing(module, name), "__doc__", None), text)
    ]
    assert lost == []


def test_help_shows_the_sentences_and_how_to_call() -> None:
    text = pydoc.plain(pydoc.render_doc(Glimpse))
    assert "All a bot is given" in text
    assert "The events its seat has heard so far." in text
    assert "world(self" in text
    assert "Makes positions." in pydoc.plain(pydoc.render_doc(Game))
    assert "Of the rules: the newest." in pydoc.plain(pydoc.render_doc(Game))
    assert "without a log" in pydoc.plain(pydoc.render_doc(State.copy))
    assert "refuses, with the reason" in pydoc.plain(pydoc.render_doc(read_record))
    assert list(inspect.signature(read_record).parameters) == ["text", "games"]


def test_a_c_string_is_read_back_as_the_text() -> None:
    """Octal escapes of C are those of Python."""
    text = 'Quotes "\\" and ?\u00bf, a line\nand \u00e9\u2013\U0001f426 3'
    assert ast.literal_eval(f'b"{as_c(text)}"').decode() == text


def test_docstrings_are_written_once() -> None:
    source = (
        '"M."\ndef f(x):\n    "F."\nclass C:\n    "C."\n    def f(self):\n        "G."\nclass D:\n    "D."\n'
    )
    code = "\n".join(
        [
            "static PyMethodDef a___b___C_methods[] = {",
            '    {"f",',
            '     METH_O, PyDoc_STR("f($self)\\n--\\n\\n")},',
            "};",
            '    .tp_name = "C",',
            '    .tp_doc = PyDoc_STR("C()\\n--\\n\\n"),',
            '    .tp_name = "D",',
            "    .tp_doc = PyDoc_STR(NULL),",
            "static PyMethodDef a___bmodule_methods[] = {",
            '    {"f", PyDoc_STR("f(x)\\n--\\n\\n") /* docstring */},',
            "};",
            "    NULL, /* docstring */",
        ]
    )
    once = told(code, source)
    assert [part in once for part in ('\\n\\nG.")', '\\n\\nC.")', '\\n\\nF.")', 'PyDoc_STR("M.")')] == [
        True
    ] * 4
    assert told(once, source) == once
