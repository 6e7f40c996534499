"""A compiled module hides its source: say so when the source was edited after compiling."""

from __future__ import annotations

import warnings
import zlib
from pathlib import Path

REBUILD = "VOLIERE_COMPILE=1 pip install --no-deps -e ."


def stale_modules(package: Path) -> list[str]:
    """The compiled modules of a package folder whose source has changed since, as paths.

    hatch_build.py leaves compiled.txt beside the modules it compiles: a checksum and a path a line.
    Checksums, not times: unpacking a wheel or a git checkout gives files any time.
    """
    try:
        lines = (package / "compiled.txt").read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return []  # nothing is compiled: the usual case, and all it costs
    stale = []
    for line in lines:
        checksum, path = line.split(" ", 1)
        source = package / path
        if not source.exists() or zlib.crc32(source.read_bytes()) != int(checksum, 16):
            stale.append(path)
    return stale


def warn_if_stale(package: Path = Path(__file__).parent) -> None:
    """Warn once, naming every module that runs an older form than its source shows."""
    stale = stale_modules(package)
    if stale:
        warnings.warn(
            f"the old compiled form runs, not the edited source: {', '.join(stale)}. Rebuild: {REBUILD}",
            RuntimeWarning,
            stacklevel=2,
        )
