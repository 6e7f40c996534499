"""What a game brings in words beside its sentences: its pages of rules, and its words as they are written."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from voliere.core.game import Game
from voliere.core.pad.pad import as_pad
from voliere.core.refused import Refused
from voliere.text.languages import LANGUAGES, USUAL

MESSAGE = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)


def known_language(lang: str) -> str:
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refused("language", {"given": lang, "known": known}, f"no language '{lang}': {known}")
    return lang


def folder(package: str) -> Traversable:
    """Where a package keeps its words."""
    return files(package).joinpath("text")


def sources(text: Traversable, lang: str) -> list[str]:
    """The Fluent files of a language in a folder of words, in the order of their names."""
    place = text.joinpath(lang)
    if not place.is_dir():
        return []
    found = sorted((file for file in place.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)
    return [file.read_text("utf-8") for file in found]


def messages(source: str) -> dict[str, str]:
    """Every message of a Fluent file by its id, as it is written.

    >>> messages("# A comment\\na = A\\nb = { $n ->\\n   *[x] B\\n  }\\n")["b"]
    'b = { $n ->\\n   *[x] B\\n  }'
    """
    said = re.sub(r"^#.*\n?", "", source, flags=re.MULTILINE)
    parts = [part.strip() for part in MESSAGE.split(said)]
    return {part.partition("=")[0].strip(): part for part in parts if part}


def words_source(package: str, lang: str) -> str:
    """A package's words as one Fluent text, with the English ones where its language has none."""
    found: dict[str, str] = {}
    for one in (known_language(lang), USUAL):
        for source in sources(folder(package), one):
            for id, message in messages(source).items():
                found.setdefault(id, message)
    return "".join(f"{message}\n" for message in found.values())


def rules_text(game: Game, lang: str) -> str:
    """The rules of a game as Markdown; in English where there is no page in a language.

    A pad has the rules of its game.
    """
    pad = as_pad(game)
    package = game.package if pad is None else pad.parent.package
    pages = files(package).joinpath("rules")
    for one in (lang, USUAL):
        page = pages.joinpath(f"{one}.md")
        if page.is_file():
            return page.read_text("utf-8")
    raise Refused("no-rules", {"title": game.title}, f"no rules of {game.title} are at hand")
