"""What a shell offers at a press of Tab: games, bots, options of the game, languages."""

from __future__ import annotations

import os

import typer

from voliere.bots import levels
from voliere.commands.reading import usual_language
from voliere.core.game import Game
from voliere.games import catalogue
from voliere.sheets import PAPERS
from voliere.text import LANGUAGES, Words

ASKED = "_VOLIERE_COMPLETE"  # set by the shell's script while it asks
KEPT = "_VOLIERE_KEPT"  # what stands before the word that Bash completes


def games(incomplete: str) -> list[tuple[str, str]]:
    words = Words(usual_language())
    return [(id, words.title(game)) for id, game in catalogue().items() if id.startswith(incomplete)]


def bots(context: typer.Context, incomplete: str) -> list[str]:
    """The bots of the game named before, else of all games."""
    before, comma, begun = incomplete.rpartition(",")
    game = named_before(context)
    names = dict.fromkeys(
        name for one in (catalogue().values() if game is None else [game]) for name in levels.names(one)
    )
    return [f"{before}{comma}{name}" for name in names if name.startswith(begun)]


def named_before(context: typer.Context) -> Game | None:
    named = [str(context.params.get("game")), *context.args]  # after a bare -o, arguments are not sorted yet
    games = catalogue()
    return next((games[id] for id in named if id in games), None)


def languages(incomplete: str) -> list[str]:
    return [lang for lang in LANGUAGES if lang.startswith(incomplete)]


def papers(incomplete: str) -> list[str]:
    return [paper for paper in PAPERS if paper.startswith(incomplete)]


def options(context: typer.Context, incomplete: str) -> list[str]:
    """`name=value`, for the game named before."""
    game = named_before(context)
    found: list[str] = []
    for option in [] if game is None else game.options:
        for value in option.values():
            text = str(value) if not isinstance(value, bool) else "on" if value else "off"
            found.append(f"{option.id}={text}")
    kept = os.environ.get(KEPT, "")
    return [item.removeprefix(kept) for item in found if item.startswith(kept + incomplete)]


def mend_words() -> None:
    """Bash cuts words at every "=", so `-o mode=du` comes as three: only the last of them is completed."""
    if os.environ.get(ASKED) != "complete_bash" or "COMP_WORDS" not in os.environ:
        return
    words, at = joined(os.environ["COMP_WORDS"].split("\n"), int(os.environ.get("COMP_CWORD", "0")))
    name, equals, begun = (words[at] if at < len(words) else "").partition("=")
    if equals:
        given = [name] if name.startswith("-") else []  # --lang=f
        words[at:] = [*given, begun]
        at += len(given)
        os.environ[KEPT] = "" if given else name + equals
    os.environ["COMP_WORDS"], os.environ["COMP_CWORD"] = "\n".join(words), str(at)


def joined(words: list[str], at: int) -> tuple[list[str], int]:
    """
    >>> joined(["voliere", "play", "-o", "mode", "=", "du"], 5)
    (['voliere', 'play', '-o', 'mode=du'], 3)
    """
    found: list[str] = []
    where = at
    for n, word in enumerate(words):
        if found and word and (word == "=" or (n > 1 and words[n - 1] == "=")):
            found[-1] += word
            where -= n <= at
        else:
            found.append(word)
    return found, where
