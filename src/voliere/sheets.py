"""Sheets to print: the score sheets of a game, or its player aid, as a PDF of one page.

A game brings them in its module `sheet`: `sheet(page, say)` draws on a page, `aid(say)` tells the aid.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from voliere.core.game import Game
from voliere.core.refused import Refused
from voliere.games import catalogue
from voliere.plugins import exists
from voliere.text import Words

KINDS: Final = ("score", "aid")
PAPERS: Final = ("a4", "letter")


def has_sheets(game: Game) -> bool:
    return exists(f"{game.package}.sheet")


def with_sheets() -> list[str]:
    """The games that can be printed."""
    return [id for id, game in catalogue().items() if has_sheets(game)]


def known(what: str, given: str, allowed: tuple[str, ...]) -> str:
    if given not in allowed:
        said = ", ".join(allowed)
        raise Refused(
            f"sheet-{what}", {"given": given, "known": said}, f"{what} is one of {said}, not '{given}'"
        )
    return given


def file_name(game: Game, kind: str, words: Words, paper: str) -> str:
    """
    >>> import voliere
    >>> file_name(voliere.game("whats-up"), "aid", Words("fr"), "a4")
    'whats-up-aid-fr-a4.pdf'
    """
    return f"{game.id}-{kind}-{words.lang}-{paper}.pdf"


def pdf(game: Game, kind: str, words: Words, paper: str) -> bytes:
    """The sheet as a file."""
    known("kind", kind, KINDS)
    known("paper", paper, PAPERS)
    if not has_sheets(game):
        games = ", ".join(with_sheets())
        raise Refused(
            "no-sheet",
            {"title": game.title, "known": games},
            f"no sheets for {game.title}: there are {games}",
        )
    from voliere.paper.aid import lay_aid  # here: not everybody has what it needs
    from voliere.paper.page import Page

    offered = import_module(f"{game.package}.sheet")
    with Page(paper, words.say(f"sheet-{kind}", {"game": words.title(game)}), words.lang) as page:
        if kind == "aid":
            lay_aid(page, offered.aid(words.say), words.say)
        else:
            offered.sheet(page, words.say)
        return page.bytes()


def is_ours(content: bytes) -> bool:
    """Whether a file was made here."""
    return content.startswith(b"%PDF-") and b"(voliere sheets)" in content
