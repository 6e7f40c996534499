"""How long a bot may think.

By iterations, the same seed gives the same move on every machine; by seconds, a move is ready whenever the
clock says so. The clock is given from outside: rules and what games know of play have none.
"""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], float]  # seconds that only ever grow


class Budget:
    """So many iterations, or until the seconds are over: what comes first, where both are given.

    >>> budget = Budget(iterations=3)
    >>> budget.begin()
    >>> [budget.over(done) for done in range(5)]
    [False, False, False, True, True]
    >>> now = [0.0]
    >>> hurried = Budget(seconds=2.0, clock=lambda: now[0])
    >>> hurried.begin()
    >>> hurried.over(1000)
    False
    >>> now[0] = 2.0
    >>> hurried.over(1000)
    True
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0, clock: Clock | None = None) -> None:
        if iterations < 0 or seconds < 0.0 or (iterations == 0 and seconds == 0.0):
            raise ValueError("a budget is so many iterations, or so many seconds: more than none")
        if seconds > 0.0 and clock is None:
            raise ValueError("a budget of seconds needs a clock")
        self.iterations = iterations  # 0: as many as there is time for
        self.seconds = seconds  # 0: as long as it takes
        self.clock = clock
        self.end = 0.0
        self.stopped = False
        self.whole: Budget | None = None  # what it is a share of: who stops that stops this too

    def __reduce__(self) -> tuple[object, ...]:
        return Budget, (self.iterations, self.seconds, self.clock)

    def begin(self) -> None:
        """A decision begins: the clock runs from now."""
        self.stopped = False
        clock = self.clock
        if clock is not None:
            self.end = clock() + self.seconds

    def over(self, done: int) -> bool:
        """Whether so many iterations are enough, or the time is up. The first one is always granted."""
        if self.halted():
            return done > 0
        if self.iterations > 0 and done >= self.iterations:
            return True
        clock = self.clock
        return clock is not None and done > 0 and clock() >= self.end

    def stop(self) -> None:
        """No more thinking on this decision: what was found so far is the answer. From any thread."""
        self.stopped = True

    def halted(self) -> bool:
        """Whether it has been stopped, or what it is a share of."""
        whole = self.whole
        return self.stopped or (whole is not None and whole.halted())

    def among(self, seats: int) -> Budget:
        """For a game of so many seats, where an iteration takes longer: fewer of them, in the same time.

        >>> Budget(iterations=90).among(3).iterations
        30
        """
        budget = self.share(1.0 / float(seats))
        budget.seconds = self.seconds
        return budget

    def share(self, part: float) -> Budget:
        """A part of it, for one of several questions or for one round of a search; at least one iteration.

        >>> Budget(iterations=100).share(0.25).iterations
        25
        """
        iterations = max(1, int(float(self.iterations) * part)) if self.iterations > 0 else 0
        budget = Budget(iterations, self.seconds * part, self.clock)
        budget.whole = self
        return budget
