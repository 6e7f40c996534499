"""The hot paths are doubles of the rules: played on the same numbers, both come to the same."""

from __future__ import annotations

import pytest
from tests.games.wingspan.tables import game

from voliere.core.rng import Rng, seeded
from voliere.games.wingspan.components import KINDS, NEED
from voliere.games.wingspan.payment import payable
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.tokens import PAY_TOKENS

SUPPLIES = 30  # that each bird is paid from
BIRDS = [bird for bird in range(len(NEED)) if NEED[bird] > 0]


def token_by_token(s: Wingspan, rng: Rng) -> int:
    """A payment as it is asked for: an option at random each time, a number only where there is a choice."""
    below, made = len(s.todo) - 1, 0
    while len(s.todo) > below:
        me = s.todo.pop()
        options = PAY_TOKENS.options(s, me)
        assert (PAY_TOKENS.width(s, me) > 1) == (len(options) > 1)
        k = int(rng.below(len(options))) if len(options) > 1 else 0
        PAY_TOKENS.take(s, me, options[k])
        made += len(options) > 1
    return made


@pytest.mark.rule("WS-PLAY-8")
@pytest.mark.parametrize("part", range(4))
def test_a_payment_in_one_go_is_a_payment_by_the_rules(part: int) -> None:
    opening, luck, asked, forced = game(2), seeded(part), 0, 0
    for bird in BIRDS[part::4]:
        for _ in range(SUPPLIES):
            s = opening.copy()
            for kind in range(KINDS):
                s.food[kind] = luck.below(4)
            if not payable(s, 0, bird):
                continue
            PAY_TOKENS.ask_for(s, 0, bird)
            ruled, slow = s.copy(), luck.fork()
            quick, hurried = s.copy(), slow.copy()
            made = token_by_token(ruled, slow)
            assert PAY_TOKENS.stroll(quick, quick.todo.pop(), hurried) == made
            assert quick.position() == ruled.position()
            assert hurried.state() == slow.state()
            asked += made > 0
            forced += made == 0
    assert asked > 100
    assert forced > 20


def test_from_the_middle_of_a_payment() -> None:
    opening, luck = game(2), seeded(9)
    for bird in BIRDS:
        s = opening.copy()
        for kind in range(KINDS):
            s.food[kind] = 3
        PAY_TOKENS.ask_for(s, 0, bird)
        me = s.todo.pop()
        PAY_TOKENS.take(s, me, PAY_TOKENS.options(s, me)[0])
        if s.todo[-1].verb is not PAY_TOKENS:  # one token was all
            continue
        ruled, slow = s.copy(), luck.fork()
        quick, hurried = s.copy(), slow.copy()
        assert PAY_TOKENS.stroll(quick, quick.todo.pop(), hurried) == token_by_token(ruled, slow)
        assert quick.position() == ruled.position()
        assert hurried.state() == slow.state()
