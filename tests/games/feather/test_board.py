"""The board as text: it fits an ordinary terminal and shows what a player needs."""

from __future__ import annotations

import pytest
from tests.games.feather.table import GAME, laid, new, play, stroll

from voliere.core.rng import seeded
from voliere.core.state import NOBODY
from voliere.text import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "option"),
    [(1, "raptors"), *[(seats, option) for seats in range(2, 8) for option in ("migration", "draft")]],
)
def test_it_fits_80_by_24(lang: str, seats: int, option: str) -> None:
    words = Words(lang, ["Maximilienne"] * seats, me=0)
    rng = seeded(seats)
    s = new(seats, seed=seats, **{option: True})
    while s.actors:
        for seat in (NOBODY, s.actors[-1]):
            board = GAME.draw(s.view(seat), words.say, words.names)
            assert max(board.widths()) <= 80
            assert len(board.lines) <= 24
        stroll(s, rng, moves=5)


def test_ticks_settled_birds_and_hand_are_shown() -> None:
    four = ("golden-eagle", "osprey", "stellers-jay", "virginia-rail")
    s = laid(*four)
    s.sheets[0] = 0b1111101
    play(s, *four)
    words = Words("en", ["Ann", "Bob", "Cid", "Dot"], me=0)
    text = GAME.draw(s.view(0), words.say, words.names).plain()
    assert "Mountain   ✓ ✓ ✓ ✓ ✓ ✓ ✓   ✓   10" in text
    assert "Mountain   ▲Golden Eagle (Ann)  ●Steller’s Jay (Cid)" in text
    assert "Ocean      ○Western Gull ×4" in text
    assert "Bob          1 pt, 4 cards" in text


def test_a_spectator_reads_the_sheet_of_the_leader() -> None:
    s = new(3)
    s.sheets[1] = 0b11
    words = Words("en", ["Ann", "Bob", "Cid"])
    assert "Mountain   ✓ ✓ · · · · ·   ·    3" in GAME.draw(s.view(NOBODY), words.say, words.names).plain()
