"""Docstrings for compiled modules: mypyc leaves them out, so they are written into the C it makes.

In the C file of a module every function, method and class has a text that says how to call it, like
`PyDoc_STR("view($self)\\n--\\n\\n")`; what comes after the empty line is what `help()` shows. Modules and
properties have a NULL there.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

TABLE = re.compile(r"^static Py(?:MethodDef|GetSetDef) (\w+)_(?:methods|getseters)\[\] = \{$")
NAME = re.compile(r'^    \{"(\w+)",')
TYPE = re.compile(r'^    \.tp_name = "(\w+)",')
EMPTY = re.compile(r'PyDoc_STR\((?:NULL|"\w+\([^"]*\)\\n--\\n\\n")\)')
PROPERTY = "    NULL, NULL, NULL},"  # setter, text, closure
MODULE = "    NULL, /* docstring */"

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def docstrings(source: str) -> dict[str, str]:
    """Every docstring of a module: "" for its own, then by name, "Class.method" for methods.

    >>> docstrings('"Sums."\\nclass Sum:\\n    def add(self):\\n        "One more."\\n')
    {'': 'Sums.', 'Sum.add': 'One more.'}
    """
    tree = ast.parse(source)
    found = {"": ast.get_docstring(tree)}
    for node in tree.body:
        if isinstance(node, Definition):
            found[node.name] = ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, Definition):
                    found[f"{node.name}.{part.name}"] = ast.get_docstring(part)
    return {name: text for name, text in found.items() if text}


def as_c(text: str) -> str:
    """A C string of it: everything but plain letters by number, so that no two signs make a third.

    >>> as_c('a "é"?')
    'a \\\\042\\\\303\\\\251\\\\042\\\\077'
    """
    plain = re.compile(rb"[A-Za-z0-9 .,;:!()\[\]{}<>=+*/_`'|#&^~$@-]")
    return "".join(chr(b) if plain.match(bytes([b])) else f"\\{b:03o}" for b in text.encode())


def told(code: str, source: str) -> str:
    """The C file of a module with the docstrings of its source."""
    known = docstrings(source)
    owner = ""  # "Class." inside the tables of a class
    name = ""
    lines = []
    for line in code.split("\n"):
        table = TABLE.match(line)
        if table and not table.group(1).endswith("module"):
            owner = table.group(1).rpartition("___")[2] + "."
        elif line == "};":
            owner = ""
        entry = NAME.match(line) or TYPE.match(line)
        if entry:
            name = owner + entry.group(1)
        empty = EMPTY.search(line)
        if empty and name in known:
            call = empty.group().removeprefix("PyDoc_STR(").removesuffix(")").removesuffix('"')
            whole = ('"' if call == "NULL" else call) + as_c(known[name]) + '"'
            line = f"{line[: empty.start()]}PyDoc_STR({whole}){line[empty.end() :]}"
        elif line == PROPERTY and name in known:
            line = f'    NULL, PyDoc_STR("{as_c(known[name])}"), NULL}},'
        elif line == MODULE and "" in known:
            line = line.replace("NULL", f'PyDoc_STR("{as_c(known[""])}")', 1)
        lines.append(line)
    return "\n".join(lines)


def write_docstrings(c_files: Iterable[Path], sources: Iterable[Path], package_root: Path) -> None:
    """Complete the C files mypyc has made of these sources: "a___b.c" is of "a/b.py"."""
    by_name = {"___".join(path.relative_to(package_root).with_suffix("").parts): path for path in sources}
    for path in c_files:
        source = by_name.get(path.stem.removeprefix("__native_"))
        if source is not None:
            code = path.read_text(encoding="utf-8")
            complete = told(code, source.read_text(encoding="utf-8"))
            if complete != code:
                path.write_text(complete, encoding="utf-8")
