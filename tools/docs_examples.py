"""An extension of Griffe for the reference: examples are code, the comment beside an attribute its text."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).+)*(?:\n\n>>> .*(?:\n(?!\s*$).+)*)*", re.MULTILINE)
BESIDE = re.compile(r"^    \w+:[^#]*  # (.*)$")  # in the body of a class, not of a method


class Examples(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        if obj.docstring is not None:
            told = obj.docstring.value
            obj.docstring.value = EXAMPLE.sub(lambda found: f"\n```pycon\n{found[0]}\n```\n", told)
        elif obj.is_attribute and obj.lineno is not None:
            said = BESIDE.match(obj.lines_collection[obj.filepath][obj.lineno - 1])
            if said:
                obj.docstring = griffe.Docstring(f"{said[1][:1].upper()}{said[1][1:]}.", parent=obj)
