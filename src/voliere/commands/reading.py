"""Arguments of a command line into things; bad ones are refused in one line."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import typer

from voliere.core.record import Record, read_record
from voliere.core.refused import Refused
from voliere.core.rng import SEED_LIMIT
from voliere.games import all_known
from voliere.lab.cluster import LOCAL, Cluster
from voliere.lab.spread import Crew
from voliere.lab.tables import TABLES
from voliere.text import Words, language_of


def usual_language() -> str:
    """As the environment says."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return language_of(spoken)


@contextmanager
def refusing(lang: str | None) -> Iterator[Words]:
    """The words of the language asked for; whatever is refused inside becomes one line and exit code 2."""
    words = Words(usual_language())
    try:
        words = Words(lang or usual_language())
        yield words
    except Refused as no:
        print(told(no, words), file=sys.stderr)
        raise typer.Exit(2) from None


def told(no: Refused, words: Words) -> str:
    """A refusal as one line, with its reason in the same language."""
    text = words.refused(no)
    if no.key == "record-move" and isinstance(no.__cause__, Refused):
        why = words.refused(no.__cause__).rstrip(".")
        text = words.say("refused-record-move", {**no.about, "why": why})
    return text.replace("\n", " ")


def read_options(given: list[str]) -> dict[str, object]:
    """
    >>> read_options(["mode=coop"])
    {'mode': 'coop'}
    """
    found: dict[str, object] = {}
    for item in given:
        id, equals, value = item.partition("=")
        if not equals or not id:
            raise Refused("option-form", {"given": item}, f"options are given as name=value, not '{item}'")
        found[id.strip().replace("-", "_")] = value.strip()
    return found


def read_list(given: str | None) -> list[str] | None:
    """
    >>> read_list("random, greedy"), read_list(None)
    (['random', 'greedy'], None)
    """
    return None if given is None else [item.strip() for item in given.split(",") if item.strip()]


def read_tables(given: str | None) -> list[str]:
    """Of a simulation, those kept on request.

    >>> read_tables("cards"), read_tables(None)
    (['cards'], [])
    """
    found = read_list(given) or []
    for table in found:
        if table not in TABLES:
            known = ", ".join(TABLES)
            raise Refused("table", {"given": table, "known": known}, f"tables are {known}, not '{table}'")
    return found


def read_crew(ray: str | None, jobs: int) -> int | Crew:
    """Who does the work: processes here, or a cluster; of a local one `--jobs` says how large it is."""
    return jobs if ray is None else Cluster(ray.strip(), None if jobs == 1 else jobs)


def with_address(arguments: Sequence[str]) -> list[str]:
    """`--ray` alone means a cluster of this machine. An address has a colon, or is `auto`.

    >>> with_address(["simulate", "--ray", "songbirds", "--ray", "10.0.0.1:6379", "--ray"])
    ['simulate', '--ray=local', 'songbirds', '--ray=10.0.0.1:6379', '--ray=local']
    """
    found: list[str] = []
    for word in arguments:
        if found and found[-1] == "--ray":
            named = word in ("auto", LOCAL) or (":" in word and not word.startswith("-"))
            found[-1] += f"={word if named else LOCAL}"
            if named:
                continue
        found.append(word)
    if found and found[-1] == "--ray":
        found[-1] += f"={LOCAL}"
    return found


def read_seed(given: str | None) -> int:
    """A whole number, also hexadecimal with 0x; a secret one unless given."""
    if given is None:
        return secrets.randbits(128)
    try:
        seed = int(given, 0)
    except ValueError:
        seed = -1
    if not 0 <= seed < SEED_LIMIT:
        raise Refused("seed", {}, "a seed is a whole number from 0 to 2^128 - 1")
    return seed


def at_least(name: str, given: int, least: int) -> int:
    if given < least:
        raise Refused(
            "count",
            {"name": name, "given": given, "least": least},
            f"{name} must be a whole number from {least} on, not {given}",
        )
    return given


def open_record(file: Path) -> Record:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as no:
        why = no.strerror or str(no) if isinstance(no, OSError) else "UTF-8 ?"
        raise Refused("file", {"file": str(file), "why": why}, f"{file}: {why}") from no
    return read_record(text, all_known())


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
