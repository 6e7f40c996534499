"""The laws of what a seat reads as numbers: it is what the seat sees, no more and no less."""

from __future__ import annotations

import json
import os

import pytest
from tests.conformance.tables import TABLES, Table

from voliere.core.rng import seeded
from voliere.core.senses import WIDTH, Senses, marks
from voliere.core.state import State
from voliere.envs.found import observed, senses_of
from voliere.games import own

DECISIONS = int(os.environ.get("VOLIERE_LAW_DECISIONS", "400")) // 4
NEW = [table for table in TABLES if table.version == table.rules.version and table.rules in observed()]


def numbers(read: bytes) -> list[int]:
    return [int.from_bytes(read[k : k + WIDTH], "little", signed=True) for k in range(0, len(read), WIDTH)]


def within(senses: Senses, read: bytes) -> None:
    """As many numbers as are announced, each within the bounds of its part."""
    left = numbers(read)
    assert len(left) == senses.size
    for part in senses.parts:
        own, left = left[: part.size], left[part.size :]
        assert min(own, default=part.low) >= part.low, part
        assert max(own, default=part.high) <= part.high, part


class Reading:
    """Views and numbers met so far, by seat: one says the other, both ways."""

    def __init__(self, table: Table, senses: Senses) -> None:
        self.senses = senses
        self.rng = seeded(len(str(table)))
        self.seen: list[dict[str, bytes]] = [{} for _ in range(table.seats)]
        self.read: list[dict[bytes, str]] = [{} for _ in range(table.seats)]

    def look(self, s: State, seat: int) -> None:
        view = json.dumps([s.view(seat), s.actors])
        read = self.senses.observe(s, seat)
        within(self.senses, read)
        assert self.seen[seat].setdefault(view, read) == read, "alike to the seat, and other numbers"
        assert self.read[seat].setdefault(read, view) == view, "the seat sees more than its numbers say"
        if seat in s.actors:
            marked, a = marks(s, seat, self.rng)
            assert [k for k, one in enumerate(marked) if one] == s.choices(seat)
            assert marked[a]
        assert self.senses.observe(s.resample(seat, self.rng), seat) == read, "numbers tell a secret"


def test_all_our_games_say_what_their_seats_read() -> None:
    assert set(own()) <= set(observed())


@pytest.mark.parametrize("table", NEW, ids=str)
def test_numbers_say_what_a_seat_sees(table: Table) -> None:
    senses = senses_of(table.rules, table.seats, table.rules.check(table.seats, dict(table.options)))
    assert len({part.name for part in senses.parts}) == len(senses.parts)
    reading = Reading(table, senses)
    made, seed = 0, 0
    while made < DECISIONS:
        s = table.new(seed)
        seed += 1
        while s.actors:
            if reading.rng.below(4) == 0:
                for seat in {s.actors[0], made % s.seats}:
                    reading.look(s, seat)
            seat = s.actors[int(reading.rng.below(len(s.actors)))]
            s.apply(seat, s.sample(seat, reading.rng))
            made += 1
        for seat in range(s.seats):
            reading.look(s, seat)
