"""Versions as each reader counts them: who does not hear of an entry does not count it."""

from __future__ import annotations

from bisect import bisect_right

from voliere.core.state import Seat


class Clocks:
    """A clock for each seat, and one for spectators (seat -1, the last of the list)."""

    def __init__(self, seats: int) -> None:
        self.unheard: list[list[int]] = [[] for _ in range(seats + 1)]  # entries a reader hears nothing of
        self.rewound = [0] * (seats + 1)  # the last entry that took back something a reader had heard

    def hush(self, seq: int, seat: Seat) -> None:
        """Only this seat hears of an entry."""
        for reader, unheard in enumerate(self.unheard):
            if reader != seat:
                unheard.append(seq)

    def rewind(self, seq: int, seat: Seat | None = None) -> None:
        """Something was taken back: for everybody, or out of one seat's hearing."""
        if seat is None:
            self.rewound = [seq] * len(self.rewound)
        else:
            self.rewound[seat] = seq

    def version(self, reader: Seat, seq: int) -> int:
        """How many entries a reader has heard of after the entry `seq`."""
        unheard = self.unheard[reader]
        return seq - bisect_right(unheard, seq) if unheard else seq

    def seq(self, reader: Seat, version: int) -> int:
        """The entry that gave a reader this version."""
        for hidden in self.unheard[reader]:
            if hidden > version:
                break
            version += 1
        return version
