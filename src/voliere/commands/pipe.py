"""Where what is printed goes: `voliere games | head` ends quietly once nobody reads on."""

from __future__ import annotations

import io
import os
import sys
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STDOUT = 1


class Pipe(io.FileIO):
    """Standard output. Libraries turn a broken pipe into exit codes of their own; this ends with 0 before."""

    def write(self, data: ReadableBuffer) -> int:
        try:
            return super().write(data)
        except BrokenPipeError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self.fileno())  # what is still in buffers goes there
            os.close(nowhere)
            raise SystemExit(0) from None


def mind_pipes() -> None:
    """What a terminal cannot show, such as ♪, shall not end a game; nor shall a reader who has enough."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    plain = sys.stdout is not None and sys.stdout is sys.__stdout__  # else a caller has put something there
    if plain and not sys.stdout.isatty():
        sys.stdout = through_pipe(sys.stdout)


def through_pipe(stream: TextIO) -> TextIO:
    stream.flush()
    raw = io.BufferedWriter(Pipe(STDOUT, "w", closefd=False))
    return io.TextIOWrapper(raw, encoding=stream.encoding, errors="replace")
