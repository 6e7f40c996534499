"""Places for those who wait: a socket or a long poll takes one, so many for one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from voliere.core.refused import Refused


class Places:
    def __init__(self, each: int) -> None:
        self.each = each
        self.taken: Counter[str] = Counter()

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        if self.taken[address] >= self.each:
            raise Refused("too-often", {}, "too many wait at once")
        self.taken[address] += 1
        try:
            yield
        finally:
            self.taken[address] -= 1
            if not self.taken[address]:
                del self.taken[address]
