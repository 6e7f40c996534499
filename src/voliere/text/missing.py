"""What a language cannot say yet: the messages that only English has."""

from __future__ import annotations

from importlib.resources import files

from voliere.games import own
from voliere.text.languages import USUAL
from voliere.text.pages import folder, known_language, messages, sources
from voliere.text.words import own_pads


def missing(lang: str) -> list[str]:
    """The ids of all our messages that a language lacks, in the order of the English files."""
    known_language(lang)
    found: list[str] = []
    for text in [files("voliere.text"), *[folder(game.package) for game in [*own(), *own_pads()]]]:
        said = {id for source in sources(text, lang) for id in messages(source)}
        found += [id for source in sources(text, USUAL) for id in messages(source) if id not in said]
    return found
