"""What was learned off-line (`voliere train`), as plain numbers in a file beside the code that reads them."""

from __future__ import annotations

from importlib.resources import files


def learned(package: str, name: str) -> list[int]:
    """The whole numbers of a data file of a package, in order; lines that begin with '#' are notes."""
    found: list[int] = []
    for line in files(package).joinpath(name).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            found += [int(word) for word in line.split()]
    return found
