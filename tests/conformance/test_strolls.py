"""A verb may take its step of a playout in its own way (`stroll`): it comes to what the rules come to."""

from __future__ import annotations

import pytest
from tests.conformance.tables import TABLES, Table

from voliere.core.rng import Rng, seeded
from voliere.core.state import Seat, State
from voliere.core.task import Verb

DECISIONS = 120


def strolled(s: State, seat: Seat, rng: Rng) -> int:
    """The verb's own way, up to the next question; gives the choices made."""
    s.here = s.lanes[seat] if s.lanes and s.lanes[seat] else s.todo
    me = s.here.pop()
    made = me.verb.stroll(s, me, rng)
    s.settle()
    return made


def by_the_rules(s: State, seat: Seat, rng: Rng, made: int) -> None:
    """As many questions, each answered by `sample` and `take`."""
    for k in range(max(made, 1)):  # in a lane one is asked even where there is one answer: no choice
        asked = s.actors[0] if k else seat
        s.do(asked, s.sample(asked, rng))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_stroll_comes_to_what_the_rules_come_to(table: Table) -> None:
    luck = seeded(len(str(table)))
    s = table.new(seed=12)
    for _ in range(DECISIONS):
        if not s.actors:
            break
        seat = s.actors[int(luck.below(len(s.actors)))]
        verb = s.top(seat).verb
        if type(verb).stroll is not Verb.stroll:
            ruled, slow = s.copy(), luck.copy()
            quick, hurried = s.copy(), luck.copy()
            by_the_rules(ruled, seat, slow, strolled(quick, seat, hurried))
            assert quick.position() == ruled.position(), verb
            assert hurried.state() == slow.state(), verb
        s.do(seat, s.sample(seat, luck))
