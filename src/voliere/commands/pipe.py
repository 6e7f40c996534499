"""Where what is printed goes: `voliere games | head` ends quietly once nobody reads on."""

from __future__ import annotations

import io
import os
import sys
from typing import NoReturn


class Pipe(io.TextIOWrapper):
    """Standard output. Libraries turn a broken pipe into exit codes of their own; this ends with 0 before."""

    def write(self, text: str) -> int:
        try:
            return super().write(text)
        except BrokenPipeError:
            self.leave()

    def flush(self) -> None:
        try:
            super().flush()
        except BrokenPipeError:
            self.leave()

    def leave(self) -> NoReturn:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, self.fileno())  # what is still in buffers goes there
        os.close(nowhere)
        raise SystemExit(0) from None


def mind_pipes() -> None:
    """What a terminal cannot show, such as ♪, shall not end a game; nor shall a reader who has enough."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    out = sys.stdout
    if out is not sys.__stdout__ or not isinstance(out, io.TextIOWrapper) or out.isatty():
        return  # a caller has put something else there, or it is a terminal
    encoding = out.encoding
    sys.stdout = Pipe(out.detach(), encoding=encoding, errors="replace")
