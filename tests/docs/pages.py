"""The pages of the site and their blocks of code, for the tests that try them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from tools import docs_site

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(path for path in docs_site.sources().values() if path.endswith(".md"))
BLOCK = re.compile(
    r"(?:^<!-- not run: (?P<why>[^\n]+) -->\n)?"
    r"^(?P<fence>```+)(?P<kind>\w*)(?: (?P<name>\S+))?\n(?P<text>.*?)^(?P=fence)$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Block:
    """A block of a page: the file it is of, if any, and why it is not run, if it is not."""

    kind: str
    name: str
    text: str
    why: str
    line: int


def text_of(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def blocks(page: str) -> list[Block]:
    text = text_of(page)
    return [
        Block(
            found["kind"],
            found["name"] or "",
            found["text"],
            found["why"] or "",
            text.count("\n", 0, found.start()) + 1,
        )
        for found in BLOCK.finditer(text)
    ]
