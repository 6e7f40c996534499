"""The table server is being built: its tests run where its packages are (`pip install .[server]`)."""

from __future__ import annotations

from importlib.util import find_spec

SERVER = find_spec("litestar") is not None
collect_ignore = [] if SERVER else ["server"]


def pytest_report_header() -> list[str]:
    return [] if SERVER else ["tests/server left out: its packages (extra `server`) are not installed"]
