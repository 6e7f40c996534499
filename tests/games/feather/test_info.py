"""Who may know what."""

from __future__ import annotations

import pytest
from tests.games.feather.table import cards, events, laid, new, play, stroll

from voliere.core.rng import seeded
from voliere.core.state import NOBODY

FOUR = ("golden-eagle", "osprey", "cactus-wren", "virginia-rail")


@pytest.mark.rule("BF-INFO-1")
@pytest.mark.parametrize("seat", [NOBODY, 0, 3])
def test_what_everybody_sees(seat: int) -> None:
    s = laid(*FOUR)
    play(s, *FOUR)
    play(s, *["western-gull"] * 4)
    view = s.view(seat)
    assert view["settled"] == cards(*["western-gull"] * 4)
    assert view["gone"] == sorted(cards(*FOUR))
    assert view["history"] == [cards(*FOUR), cards(*["western-gull"] * 4)]
    assert [p["cards"] for p in view["players"]] == [3, 3, 3, 3]  # type: ignore[attr-defined]
    assert (view["round"], view["rounds"]) == (3, 14)


@pytest.mark.rule("BF-INFO-2")
def test_a_spectator_sees_no_hand() -> None:
    view = stroll(new(3, draft=True), moves=40).view(NOBODY)
    assert view["hand"] == []
    assert view["memory"] == []
    assert view["chosen"] is None
    assert new(3, draft=True).view(NOBODY)["pack"]["birds"] == []  # type: ignore[index]


@pytest.mark.rule("BF-INFO-2", "BF-R-7")
def test_score_sheets_are_open() -> None:
    s = laid(*FOUR)
    play(s, *FOUR)
    sheet = s.view(1)["players"][0]["sheet"]  # type: ignore[index]
    assert sheet["seen"] == cards("golden-eagle")
    assert len(events(s, "saw", seat=1)) == 4


@pytest.mark.rule("BF-R-7")
def test_score_sheets_may_be_hidden_until_the_end() -> None:
    s = laid(*FOUR, hide_sheets=True)
    play(s, *FOUR)
    sheets = [p["sheet"] for p in s.view(1)["players"]]  # type: ignore[attr-defined]
    assert [sheet is None for sheet in sheets] == [True, False, True, True]
    assert [e["seat"] for e in events(s, "saw", seat=1)] == [1]
    assert s.view(NOBODY)["players"][1]["sheet"] is None  # type: ignore[index]
    s = stroll(new(4, hide_sheets=True))
    assert all(p["sheet"] is not None for p in s.view(1)["players"])  # type: ignore[attr-defined]


@pytest.mark.rule("BF-INFO-3")
def test_hidden_cards_are_anywhere_hidden_cards_can_be() -> None:
    # given a game of seven, some cards played, one laid face down
    s = stroll(new(7), moves=7 * 3 + 2)
    rng = seeded(3)
    own = s.hands[6].sorted()
    hidden = sorted(
        [bird for k in range(6) for bird in s.hands[k].sorted()]
        + s.deck.sorted()
        + [int(s.chosen[k]) for k in range(6) if s.chosen[k] >= 0]
    )
    aside, laid_down = set(), set()
    for _ in range(60):
        w = s.resample(6, rng)
        assert w.hands[6].sorted() == own
        found = [bird for k in range(6) for bird in w.hands[k].sorted()] + w.deck.sorted()
        found += [int(w.chosen[k]) for k in range(6) if w.chosen[k] >= 0]
        assert sorted(found) == hidden
        aside.update(w.deck.sorted())
        laid_down.add(int(w.chosen[0]))
    assert aside == set(hidden)
    assert len(laid_down) > 8


@pytest.mark.rule("BF-INFO-3")
def test_the_own_card_face_down_is_known_to_its_owner() -> None:
    s = laid(*FOUR)
    s.apply(0, s.choices(0)[0])
    assert s.resample(0, seeded(1)).chosen[0] == s.chosen[0]


@pytest.mark.rule("BF-INFO-2")
def test_a_spectator_sees_no_card_face_down() -> None:
    s = laid(*FOUR)
    for seat in (3, 2):
        s.apply(seat, s.choices(seat)[0])
    assert s.view(NOBODY)["chosen"] is None
    assert [p["chosen"] for p in s.view(NOBODY)["players"]] == [False, False, True, True]  # type: ignore[attr-defined]


def test_the_last_cards_stay_hidden() -> None:
    s = stroll(new(2))
    view = s.view(0)
    assert view["hand"] == s.hands[0].sorted()
    s.hands[1], s.hands[2] = s.hands[2], s.hands[1]
    assert s.view(0) == view
