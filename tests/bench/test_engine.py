"""The engine and its C twin play the same game: what is compared in speed is the same work."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest
from tests.bench.twin import songbirds as twin
from tests.bench.twin.build import compiler

import voliere
from voliere.games.songbirds.components import CENTRE, LINE_SIZE, NO_COLOUR, PENDING, PLACE, WON

TAKERS = {twin.NOBODY: NO_COLOUR, twin.PENDING: PENDING}


def laid(state: voliere.State) -> dict[str, Any]:
    return cast(dict[str, Any], state.table())


@pytest.mark.skipif(compiler() is None, reason="the C twin needs a C compiler")
@pytest.mark.parametrize("seed", range(40))
def test_same_options_awards_and_scores(seed: int) -> None:
    random = Random(seed)
    s = voliere.game("songbirds").new(2, seed=seed)
    opening = laid(s)
    centre, first = opening["forest"][CENTRE], opening["first"]
    cards = opening["hands"][0] + opening["hands"][1]
    moves: list[tuple[int, int]] = []

    while s.actors:
        (seat,) = s.actors
        now = twin.play(centre, cards, opening["tokens"], moves, first)
        cells = [cell for cell in range(25) if now.frontier >> cell & 1]
        held = sorted(laid(s)["hands"][seat])  # a hand lies as it was drawn, choices are sorted
        assert s.choices(seat) == [PLACE(card, cell) for card in held for cell in cells]
        assert laid(s)["lines"][WON::LINE_SIZE] == [TAKERS.get(taker, taker) for taker in now.awards]
        action = random.choice(s.choices(seat))
        card, cell = PLACE.args(action)
        moves.append((card, cell))
        s.apply(seat, action)

    end = twin.play(centre, cards, opening["tokens"], moves, first)
    assert end.accepted == len(moves) == 24
    assert laid(s)["lines"][WON::LINE_SIZE] == [TAKERS.get(taker, taker) for taker in end.awards]
    assert [score.total for score in s.scores()] == list(end.scores)
    assert s.returns() == list(end.returns)
