"""The board as text: both languages, any number of seats, with the memory aid and without."""

from __future__ import annotations

import pytest
from tests.games.whats_up.table import GAME, start

from voliere.core.rng import seeded
from voliere.games.whats_up.components import FLIP
from voliere.games.whats_up.position import WhatsUp
from voliere.text import LANGUAGES, Words

NAMES = ["Marguerite-Anne", "Bob", "Claude", "Élisabeth"]
SMALL = 79  # columns: a terminal of 80, with a scroll bar


def lines(s: WhatsUp, lang: str = "en") -> list[str]:
    names = NAMES[: s.seats]
    return GAME.draw(s.view(0), Words(lang, names, 0).say, names).plain().split("\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_with_the_memory_aid_it_fits_all_game_long(seats: int, lang: str) -> None:
    s = start(seats, memory_aid=True)
    rng = seeded(seats)
    while s.actors:
        assert max(len(line) for line in lines(s, lang)) <= SMALL
        actor = s.actors[0]
        s.do(actor, s.sample(actor, rng))


def test_an_underside_stands_with_its_card_and_apart_from_the_next() -> None:
    """WU-INFO-2: a card that was turned over and stayed shows both sides."""
    s = start(memory_aid=True)
    for cell in (0, 1, 2):
        s.apply(s.actors[0], FLIP(cell))
    heads, row = lines(s)[:2]
    assert row.startswith("1 ▲♪♪/▲1  ▲♪♪♪/▲1 ·       ▲♪      ▲♪      ▲♪♪   ")
    assert [heads[column] for column in range(2, 48, 8)] == list("abcdef")


def test_without_it_no_underside_is_shown() -> None:
    s = start()
    for cell in (0, 1):
        s.apply(s.actors[0], FLIP(cell))
    assert not any("/" in line for line in lines(s))
