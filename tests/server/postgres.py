"""A PostgreSQL of the tests' own: Debian's package, in a folder of its own, run by a user other than root."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def programs() -> Path | None:
    """Where initdb and postgres are, the newest first."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[-3]))
    return found[-1].parent if found else None


def installed() -> Path | None:
    found = programs()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "postgresql"]
        try:
            environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(command, timeout=300, check=False, env=environ, **quiet)  # type: ignore[call-overload]
        except (OSError, subprocess.TimeoutExpired):
            return None
        found = programs()
    return found


def somebody() -> str:
    """A user that is not root; PostgreSQL refuses root."""
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    pytest.skip("no user but root: PostgreSQL refuses it")


class Cluster:
    """A PostgreSQL that can be stopped and started again."""

    def __init__(self, bin: Path) -> None:
        self.bin = bin
        self.as_user: list[str] = []
        self.folder = Path(tempfile.mkdtemp(prefix="voliere-pg-"))
        if os.geteuid() == 0:
            user = somebody()
            self.as_user = ["runuser", "-u", user, "--"]
            shutil.chown(self.folder, user)
        self.data = str(self.folder / "data")
        how = ["-U", "voliere", "-A", "trust", "--locale=C", "-E", "UTF8", "--no-sync"]
        made = self.run("initdb", "-D", self.data, *how)
        if made.returncode != 0:
            self.remove()
            pytest.skip(f"initdb failed: {made.stderr.strip().splitlines()[-1:]}")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"postgresql://voliere@127.0.0.1:{self.port}/postgres"
        self.server: subprocess.Popen[bytes]

    def run(self, program: str, *given: str) -> subprocess.CompletedProcess[str]:
        command = [*self.as_user, str(self.bin / program), *given]
        return subprocess.run(command, capture_output=True, text=True, check=False, cwd=self.folder)

    def start(self) -> None:
        place = ["-D", self.data, "-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]
        place += ["-c", "fsync=off"]  # written all the same: only a machine that fails could lose it
        quiet = subprocess.DEVNULL
        command = [*self.as_user, str(self.bin / "postgres"), *place]
        self.server = subprocess.Popen(command, stdout=quiet, stderr=quiet, cwd=self.folder)
        wait_for(self.port, self.server)

    def stop(self) -> None:
        self.run("pg_ctl", "-D", self.data, "-m", "immediate", "stop")
        self.server.wait(20)

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def elephant() -> Iterator[Cluster]:
    """A running PostgreSQL. Skips, and says why, where there is none."""
    bin = installed()
    if bin is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    found = Cluster(bin)
    try:
        found.start()
        yield found
    finally:
        found.stop()
        found.remove()


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a running PostgreSQL."""
    with elephant() as found:
        yield found.url


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end and server.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            time.sleep(0.3)  # it listens a little before it answers
            return
        except OSError:
            time.sleep(0.1)
    pytest.skip("PostgreSQL did not start")
