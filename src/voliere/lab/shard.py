"""A part of numbered work, for machines that know nothing of each other: `--shard 2/8`."""

from __future__ import annotations

import re
from typing import NamedTuple

from voliere.core.refused import Refused


class Shard(NamedTuple):
    """The so-manieth of so many; all units of work belong to exactly one."""

    number: int  # from 1 on
    of: int

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    @property
    def name(self) -> str:
        """For the name of a file.

        >>> Shard(2, 8).name
        '2-of-8'
        """
        return f"{self.number}-of-{self.of}"

    def holds(self, unit: int) -> bool:
        """In turn, so that a plan can grow and each shard still has its part of what came early and late.

        >>> [unit for unit in range(8) if Shard(2, 3).holds(unit)]
        [1, 4, 7]
        """
        return unit % self.of == self.number - 1


WHOLE = Shard(1, 1)


def read_shard(given: str | None) -> Shard:
    """
    >>> read_shard("2/8"), read_shard(None) == WHOLE
    (Shard(number=2, of=8), True)
    """
    if given is None:
        return WHOLE
    form = re.fullmatch(r"\s*(\d{1,9})\s*/\s*(\d{1,9})\s*", given)
    shard = Shard(int(form[1]), int(form[2])) if form else Shard(0, 0)
    if not 1 <= shard.number <= shard.of:
        raise Refused(
            "shard",
            {"given": given},
            f"--shard is a number and how many there are, 1/8 to 8/8, not '{given}'",
        )
    return shard
