"""The same numbers of chance give the same world, whatever the truth is: no answer of a bot can tell it."""

from __future__ import annotations

import pytest
from tests.games.wingspan.tables import new

from voliere.core.rng import seeded
from voliere.core.state import NOBODY


@pytest.mark.parametrize(
    ("seats", "rules", "hands"),
    [(1, 2, "secret"), (2, 1, "secret"), (3, 2, "secret"), (5, 2, "secret"), (2, 2, "public")],
)
def test_worlds_depend_on_what_the_seat_knows_alone(seats: int, rules: int, hands: str) -> None:
    s = new(seats, 40 + seats, rules, hands=hands)
    rng, asked = seeded(seats), 0
    while s.actors:
        if asked % 7 == 0:
            for seat in [NOBODY, *range(seats)]:
                twin = s.resample(seat, seeded(asked + 1))
                again = seeded(asked + 2)
                assert twin.resample(seat, again.copy()) == s.resample(seat, again.copy()), (seat, asked)
        who = s.actors[int(rng.below(len(s.actors)))]
        s.apply(who, s.sample(who, rng))
        asked += 1
    assert asked > 26
