"""Asking for a seat that somebody has left: those who play on answer, each person once.

The seat stays its owner's, who may come back at any time. Its cards are hidden, and whoever asks may have
seen them over a shoulder: so nobody else gets it without the consent of all people at the table, and where
no person plays any more nobody does.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from voliere.core.state import Seat
from voliere.server.table.facts import Chair

LASTS = 600  # seconds; a wish nobody answers gives way to the next one


class Wish(Struct, frozen=True):
    """The `n`-th wish of a table: a person asks for a seat, under a name; `agreed` have said yes."""

    n: int
    seat: Seat
    person: str
    name: str
    at: int
    agreed: frozenset[str] = frozenset()


class Wishes:
    def __init__(self) -> None:
        self.count = 0
        self.now: Wish | None = None
        self.denied: set[str] = set()  # who asked and was refused: not again at this table

    def ask(self, seat: Seat, person: str, name: str, at: int) -> None:
        self.count += 1
        self.now = Wish(self.count, seat, person, name, at)

    def agree(self, person: str) -> None:
        if self.now is not None:
            self.now = replace(self.now, agreed=self.now.agreed | {person})

    def deny(self) -> None:
        if self.now is not None:
            self.denied.add(self.now.person)
            self.now = None

    def end(self) -> None:
        """When people change, those who are left are asked anew."""
        self.now = None

    def waiting(self, chairs: list[Chair]) -> list[Seat]:
        """Who has not answered yet: one seat for each person who plays."""
        agreed = set() if self.now is None else set(self.now.agreed)
        found: list[Seat] = []
        for seat, chair in enumerate(chairs):
            if chair.person and not chair.bot and chair.person not in agreed:
                agreed.add(chair.person)
                found.append(seat)
        return [] if self.now is None else found
