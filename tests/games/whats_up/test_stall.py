"""Agreeing to stop (WU-END-3a, WU-R-6, WU-R-15, WU-R-16)."""

from __future__ import annotations

import pytest
from tests.games.whats_up.table import (
    collected,
    fits,
    flip,
    quiet_turn,
    quiet_turns,
    reveal,
    start,
    told,
    view,
)

from voliere.core.refused import Refused
from voliere.games.whats_up.components import AGREE, FLIP, GONE, GRID, PROPOSE, REFUSE
from voliere.games.whats_up.position import WhatsUp


def quiet_table(seats: int) -> WhatsUp:
    """Two quiet rounds have passed; seat 0 is in turn."""
    s = start(seats)
    quiet_turns(s, 2 * seats)
    return s


@pytest.mark.rule("WU-END-3", "WU-R-6")
def test_if_all_agree_the_game_ends_at_once() -> None:
    s = quiet_table(3)
    s.apply(1, PROPOSE())
    s.apply(2, AGREE())
    assert view(s)["ending"] == ""
    s.apply(0, AGREE())
    assert s.actors == []
    assert view(s)["ending"] == "agreed"
    assert s.places() == [1, 1, 1]  # nobody has a bird: WU-RANK-3


@pytest.mark.rule("WU-END-3")
def test_after_an_agreement_birds_decide() -> None:
    s = collected([{"red": 1}, {"green": 2}], quiet=4)
    s.apply(0, PROPOSE())
    s.apply(1, AGREE())
    assert s.places() == [2, 1]


@pytest.mark.rule("WU-R-6", "WU-R-16")
def test_the_first_refusal_closes_the_proposal() -> None:
    """Seat 2 need not answer any more, nobody's turn is lost, the quiet count stays."""
    s = quiet_table(4)
    s.apply(3, PROPOSE())
    s.apply(0, AGREE())
    s.apply(1, REFUSE())
    assert s.actors == [0]
    assert s.choices(0) == [FLIP(cell) for cell in range(GRID)]
    assert view(s)["quiet"] == 8
    assert view(s)["proposer"] is None
    assert told(s, "refused") == [{"seat": 1}]


@pytest.mark.rule("WU-R-16")
def test_while_a_proposal_is_open_nobody_flips() -> None:
    s = quiet_table(3)
    s.apply(2, PROPOSE())
    assert s.actors == [0, 1]
    assert view(s)["proposer"] == 2
    for seat in (0, 1):
        assert s.choices(seat) == [AGREE(), REFUSE()]
        with pytest.raises(Refused):
            s.apply(seat, FLIP(0))
    with pytest.raises(Refused):
        s.apply(2, AGREE())


@pytest.mark.rule("WU-R-16")
def test_nobody_else_proposes_while_a_proposal_is_open() -> None:
    s = quiet_table(3)
    s.apply(2, PROPOSE())
    assert [s.asides(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("WU-R-16")
def test_each_player_proposes_once_between_two_flips() -> None:
    s = quiet_table(3)
    s.apply(1, PROPOSE())
    s.apply(0, REFUSE())
    assert s.asides(1) == []
    with pytest.raises(Refused):
        s.apply(1, PROPOSE())
    s.apply(2, PROPOSE())  # another player may
    s.apply(1, REFUSE())
    quiet_turn(s)
    assert [s.asides(seat) for seat in range(3)] == [[PROPOSE()]] * 3


@pytest.mark.rule("WU-R-16")
def test_a_player_may_propose_out_of_turn() -> None:
    s = quiet_table(4)
    assert s.actors == [0]
    assert all(s.asides(seat) == [PROPOSE()] for seat in range(4))
    assert s.asides(-1) == []


@pytest.mark.rule("WU-END-3")
def test_a_card_won_takes_the_proposal_away() -> None:
    s = quiet_table(2)
    reveal(s, "r1")
    assert [s.asides(seat) for seat in range(2)] == [[], []]


@pytest.mark.rule("WU-R-15")
def test_a_hopeless_table_is_not_stopped_by_itself() -> None:
    """No card left can help anybody; only the eight quiet rounds end the game, or an agreement."""
    s = start(2)
    for seat in range(2):
        for colour in range(4):
            s.rows[4 * seat + colour] = 3 if colour else 2  # only three red birds would help
    useful = [cell for cell in range(GRID) if 2 in (s.face[cell], s.back[cell])]
    for cell in useful:
        s.face[cell] = GONE
        s.left -= 1
    assert not any(
        fits(s, seat, int(side[cell]))
        for seat in range(2)
        for side in (s.face, s.back)
        for cell in range(GRID)
        if s.face[cell] != GONE
    )
    for turn in range(16):
        assert s.actors == [turn % 2]
        assert s.asides(0) == ([PROPOSE()] if turn >= 4 else [])
        flip(s, next(cell for cell in range(GRID) if s.face[cell] != GONE))
    assert view(s)["ending"] == "stall"
