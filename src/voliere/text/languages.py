"""The languages there are: a folder with `common.ftl`, which says by `language-name` what it calls itself."""

from __future__ import annotations

import re
from importlib.resources import files

USUAL = "en"  # what is missing in a language is said in this one
NAMED = re.compile(r"^language-name = (.+)$", re.MULTILINE)


def named() -> dict[str, str]:
    """Every language by its code, with its own name for itself."""
    found: dict[str, str] = {}
    for folder in sorted(files("voliere.text").iterdir(), key=lambda folder: folder.name):
        page = folder.joinpath("common.ftl")
        if page.is_file():
            said = NAMED.search(page.read_text("utf-8"))
            found[folder.name] = folder.name if said is None else said[1].strip()
    return found


LANGUAGE_NAMES = named()
LANGUAGES = tuple(LANGUAGE_NAMES)


def language_of(said: str) -> str:
    """The language an environment speaks ("fr_CA.UTF-8"), if it is one of ours.

    >>> language_of("fr_CA.UTF-8"), language_of("C"), language_of("")
    ('fr', 'en', 'en')
    """
    whole = said.partition(".")[0].replace("_", "-").casefold()
    known = {lang.casefold(): lang for lang in LANGUAGES}
    return known.get(whole) or known.get(whole.partition("-")[0]) or USUAL


def after(lang: str) -> str:
    """The next one, for whoever goes through them all."""
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]
