"""How long decisions took: thousands of them in little room, exact to 3 %."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import log2

STEPS = 24  # to the double


@dataclass
class Times:
    count: int = 0
    total: float = 0.0  # milliseconds
    longest: float = 0.0
    steps: dict[int, int] = field(default_factory=dict)  # how many took about 2 ** (step / 24) ms

    def add(self, ms: float) -> None:
        step = round(STEPS * log2(max(ms, 1e-4)))
        self.steps[step] = self.steps.get(step, 0) + 1
        self.count += 1
        self.total += ms
        self.longest = max(self.longest, ms)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def below(self, share: float) -> float:
        """The time that so many of all decisions kept to.

        >>> times = Times()
        >>> for ms in range(1, 101): times.add(ms)
        >>> 97 < times.below(0.99) <= 100, times.below(1.0), 48 < times.below(0.5) < 52
        (True, 100, True)
        """
        if share >= 1.0:
            return self.longest
        left = share * self.count
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 1e-9:
                return min(self.longest, 2 ** (step / STEPS))
        return self.longest


def together(several: list[Times]) -> Times:
    steps: Counter[int] = Counter()
    for one in several:
        steps.update(one.steps)
    return Times(
        sum(one.count for one in several),
        sum(one.total for one in several),
        max((one.longest for one in several), default=0.0),
        dict(steps),
    )
