"""`voliere backup` and `voliere restore`: how far it is, and how it went."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn

from voliere.core.refused import Told
from voliere.text import Words

if TYPE_CHECKING:
    from voliere.server.store.proof import Proof

NAMED = 5  # tables that cannot be played again, by name


class Bar(Progress):
    """Shows on a terminal how far it is."""

    def __init__(self, words: Words) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        super().__init__(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.words = words
        self.now = TaskID(0)

    def begin(self, what: str, total: int) -> None:
        self.now = self.add_task(self.words.say(f"cli-backup-{what}"), total=total)

    def step(self, count: int) -> None:
        self.advance(self.now, count)


def save(file: Path, database: str, words: Words) -> int:
    from voliere.server.store import backup  # here: it takes a moment to load, and few commands need it

    bar = Bar(words)
    proof = finished(backup.save(database, file, bar), bar)
    return say("cli-backup-saved", file, proof, words)


def restore(file: Path, database: str, replace: bool, words: Words) -> int:
    from voliere.server.store import backup

    bar = Bar(words)
    proof = finished(backup.restore(file, database, replace, bar), bar)
    return say("cli-backup-restored", file, proof, words)


def finished(work: Coroutine[Any, Any, Proof], bar: Bar) -> Proof:
    """Done to the end; Ctrl-C, or being told to stop, ends it at once and leaves nothing half."""
    with bar, heeding(signal.SIGINT), heeding(signal.SIGTERM):
        return asyncio.run(work)


@contextmanager
def heeding(sign: signal.Signals) -> Iterator[None]:
    """A handler of our own: asyncio's would wait until what is being worked out is done."""
    before = signal.signal(sign, stopped)
    try:
        yield
    finally:
        signal.signal(sign, before)


def stopped(_: int, __: FrameType | None) -> None:
    raise KeyboardInterrupt


def say(key: str, file: Path, proof: Proof, words: Words) -> int:
    """Exit code 1 if a table cannot be played again: it was so in the database, and nothing is kept back."""
    about: dict[str, Told] = {"file": str(file), "tables": proof.played}
    print(words.say(key, about))
    if proof.unknown:
        print(words.say("cli-backup-unknown", {"tables": proof.unknown}))
    if not proof.broken:
        return 0
    named = ", ".join(proof.broken[:NAMED]) + (" …" if len(proof.broken) > NAMED else "")
    broken: dict[str, Told] = {"tables": len(proof.broken), "named": named}
    print(words.say("cli-backup-broken", broken), file=sys.stderr)
    return 1
