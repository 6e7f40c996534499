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


@contextmanager
def cluster() -> Iterator[str]:
    """A running PostgreSQL; gives its address. Skips, and says why, where there is none."""
    bin = installed()
    if bin is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    as_user: list[str] = []
    folder = Path(tempfile.mkdtemp(prefix="voliere-pg-"))
    if os.geteuid() == 0:
        user = somebody()
        as_user = ["runuser", "-u", user, "--"]
        shutil.chown(folder, user)
    data = folder / "data"
    made = subprocess.run(
        [
            *as_user,
            str(bin / "initdb"),
            "-D",
            str(data),
            "-U",
            "voliere",
            "-A",
            "trust",
            "--locale=C",
            "-E",
            "UTF8",
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
    )
    if made.returncode != 0:
        shutil.rmtree(folder, ignore_errors=True)
        pytest.skip(f"initdb failed: {made.stderr.strip().splitlines()[-1:]}")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen(
        [
            *as_user,
            str(bin / "postgres"),
            "-D",
            str(data),
            "-p",
            str(port),
            "-h",
            "127.0.0.1",
            "-k",
            str(folder),
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=folder,
    )
    try:
        wait_for(port, server)
        yield f"postgresql://voliere@127.0.0.1:{port}/postgres"
    finally:
        stop = [*as_user, str(bin / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop"]
        subprocess.run(stop, capture_output=True, check=False, cwd=folder)
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


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
