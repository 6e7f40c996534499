"""A verb may answer quickly what `options` says in words: how many, whether, one of them, a mark on each.
Both must agree."""

from __future__ import annotations

import pytest
from tests.conformance.tables import TABLES, Table

from voliere.core.rng import seeded
from voliere.core.senses import marks

DECISIONS = 80
OTHERS = 40  # actions of the whole Space that are tried beside the options


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_quick_answers_agree_with_the_options(table: Table) -> None:
    rng = seeded(len(str(table)))
    s = table.new(seed=11)
    for _ in range(DECISIONS):
        if not s.actors:
            break
        seat = s.actors[int(rng.below(len(s.actors)))]
        me = s.top(seat)
        options = me.verb.options(s, me)
        assert s.choices(seat) == options == sorted(set(options))
        assert min(me.verb.width(s, me), 2) == min(len(options), 2)
        assert s.sample(seat, rng) in options
        marked, chosen = marks(s, seat, rng)
        assert [a for a, mark in enumerate(marked) if mark] == options
        assert chosen in options
        tried = options + [int(rng.below(table.rules.space.size)) for _ in range(OTHERS)]
        assert [me.verb.allows(s, me, a) for a in tried] == [a in options for a in tried]
        s.apply(seat, options[int(rng.below(len(options)))])
