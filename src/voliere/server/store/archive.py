"""The file of a backup: a SQLite database with every row, and a seal that tells when a bit has changed.

docs/self-hosting.md describes it. Nothing here looks at what the rows mean.
"""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path

from voliere.core.refused import Refused

MARK = 0x566F6C42  # the application id of our files: "VolB"
FORMAT = 1  # grows when an older program would misread the file
MAGIC = b"SQLite format 3\0"
SEAL = "backup_seal"


class Sum:
    """How many rows, and a digest of what they hold; in any order, for databases sort names differently."""

    def __init__(self) -> None:
        self.rows = 0
        self.total = 0

    def add(self, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
        order = sorted(range(len(columns)), key=lambda k: columns[k])
        for row in rows:
            text = json.dumps([[columns[k], plain(row[k])] for k in order])
            self.total = (self.total + int.from_bytes(sha256(text.encode()).digest(), "big")) % 2**256
            self.rows += 1

    def seal(self) -> tuple[int, str]:
        return self.rows, f"{self.total:064x}"


def plain(value: object) -> object:
    """A value as both databases give it."""
    if isinstance(value, bool):
        return int(value)
    return value.hex() if isinstance(value, bytes) else value


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A file to write, readable by its owner alone. It gets its name when all went well; else it is gone."""
    if file.exists():
        raise Refused("backup-exists", {"file": str(file)}, f"{file} exists already")
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)  # 0600
    except OSError as no:
        raise bad_file(file, no) from no
    part = Path(name)
    try:
        yield part
        os.fsync(handle)
        part.rename(file)
        folder = os.open(file.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
    finally:
        os.close(handle)
        part.unlink(missing_ok=True)
        Path(f"{part}-journal").unlink(missing_ok=True)


def bad_file(file: Path, no: OSError) -> Refused:
    why = no.strerror or str(no)
    return Refused("file", {"file": str(file), "why": why}, f"{file}: {why}")


def write_seal(file: Path, sums: dict[str, Sum]) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(f"CREATE TABLE {SEAL} (name TEXT PRIMARY KEY, rows INTEGER, digest TEXT)")
        db.executemany(f"INSERT INTO {SEAL} VALUES (?, ?, ?)", [(k, *sums[k].seal()) for k in sums])
        db.execute(f"PRAGMA application_id = {MARK}")
        db.execute(f"PRAGMA user_version = {FORMAT}")


def reading(file: Path) -> sqlite3.Connection:
    """For reading only: the file is not touched, nor is another put beside it."""
    return sqlite3.connect(file.absolute().as_uri() + "?mode=ro&immutable=1", uri=True)


def check_seal(file: Path) -> None:
    """Refuse what is not a backup, or no longer the one that was written."""
    try:
        with file.open("rb") as opened:
            ours = opened.read(len(MAGIC)) == MAGIC
    except OSError as no:
        raise bad_file(file, no) from no
    if not ours:
        raise Refused("not-a-backup", {"file": str(file)}, f"{file} is not a backup of Volière")
    try:
        with closing(reading(file)) as db:
            whole = looks_whole(db, file)
    except (sqlite3.Error, UnicodeDecodeError):
        whole = False
    if not whole:
        raise Refused("backup-damaged", {"file": str(file)}, f"{file} is damaged")


def looks_whole(db: sqlite3.Connection, file: Path) -> bool:
    if db.execute("PRAGMA application_id").fetchone() != (MARK,):
        raise Refused("not-a-backup", {"file": str(file)}, f"{file} is not a backup of Volière")
    if db.execute("PRAGMA user_version").fetchone() != (FORMAT,):
        raise Refused("backup-newer", {"file": str(file)}, f"{file} was made by a newer Volière")
    if db.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        return False
    sealed = db.execute(f"SELECT name, rows, digest FROM {SEAL}").fetchall()
    there = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if {name for name, _, _ in sealed} | {SEAL, "alembic_version"} != there:
        return False
    return all((rows, digest) == summed(db, name).seal() for name, rows, digest in sealed)


def summed(db: sqlite3.Connection, name: str) -> Sum:
    found = db.execute(f'SELECT * FROM "{name}"')
    total = Sum()
    total.add([column[0] for column in found.description], found)
    return total
