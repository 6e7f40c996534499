"""A SQLite file kept for its owner alone, and missed when it goes away."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

from voliere.server.settings import data_folder

OTHERS = stat.S_IRWXG | stat.S_IRWXO

log = logging.getLogger(__name__)


def beside(file: Path) -> list[Path]:
    """A database and what SQLite keeps next to it."""
    return [file, Path(f"{file}-wal"), Path(f"{file}-shm")]


def keep_private(file: Path) -> None:
    """Seeds of running games and keys are in it: nobody but its owner may read it.

    What SQLite makes later beside it gets the same rights. An existing file is never opened here: to close
    it again would take away the locks this process holds on it.
    """
    new = not file.parent.exists()
    file.parent.mkdir(parents=True, exist_ok=True)
    if new or file.parent == data_folder():
        tighten(file.parent, stat.S_IRWXU)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, stat.S_IRUSR | stat.S_IWUSR))
    except FileExistsError:
        pass
    for one in beside(file):
        if one.exists():
            tighten(one, stat.S_IRUSR | stat.S_IWUSR)


def tighten(path: Path, mode: int) -> None:
    if path.stat().st_mode & OTHERS:
        try:
            path.chmod(mode)
        except PermissionError:
            log.warning("%s can be read by others, and is not ours to change", path)


class Gone(OSError):
    """The file that was opened is no longer where it was."""


class Mooring:
    """Whether a file is still the one that was opened. What is written to another goes into the void."""

    def __init__(self, file: Path | None) -> None:
        paths = [] if file is None else beside(file)[:2]
        self.known = {str(path): inode(str(path)) for path in paths if path.exists()}

    def check(self) -> None:
        for path, known in self.known.items():
            if inode(path) != known:
                raise Gone(f"{path} was moved, deleted or replaced: put it back, or start the server again")


def inode(path: str) -> tuple[int, int]:
    try:
        found = os.stat(path)
    except OSError:
        return (0, 0)
    return (found.st_dev, found.st_ino)
