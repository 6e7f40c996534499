"""The board as text: at any number of seats, in both languages, never wider than a small terminal."""

from __future__ import annotations

import pytest
from tests.games.wingspan.tables import GAME, dice, face_up, feed, game, hold, new, number, put

from voliere.core.board import Board
from voliere.core.rng import seeded
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.board.cards import bird_name, cut
from voliere.games.wingspan.position import Wingspan
from voliere.text import LANGUAGES, Words

NAMES = ["Marguerite", "Bob", "Claude", "Denise", "Élisabeth"]
SMALL = 79  # columns: a terminal of 80, with a scroll bar


def drawn(s: Wingspan, seat: int = 0, lang: str = "en") -> Board:
    names = NAMES[: s.seats]
    return GAME.draw(s.view(seat), Words(lang, names, seat).say, names)


def things(board: Board) -> list[str]:
    return [span.thing for line in board.lines for span in line if span.thing]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_it_fits_all_game_long(seats: int, lang: str) -> None:
    s = new(seats, seed=seats)
    rng = seeded(seats)
    step = 0
    while s.actors:
        if step % 25 == 0:
            for seat in range(-1, seats):
                assert max(drawn(s, seat, lang).widths()) <= SMALL
        actor = s.actors[0]
        s.do(actor, s.sample(actor, rng))
        step += 1
    assert max(drawn(s, 0, lang).widths()) <= SMALL


def test_what_can_be_clicked_is_shown() -> None:
    """Every bird, die, food, spot and row that begins an option of a turn, a payment or a gain."""
    s = game()
    seat = s.actors[0]
    put(s, seat, "american-robin", "forest", eggs=1)
    hold(s, seat, "mallard", "osprey")
    feed(s, seat, fish=2, seed=2, rodent=1)
    shown = things(drawn(s, seat))
    for a in s.choices(seat):
        assert GAME.space.path(a)[0] in shown
    dice(s, "both", "fish")
    s.apply(seat, GAME.space.parse("gain-food"))
    shown = things(drawn(s, seat))
    for a in s.choices(seat):
        assert GAME.space.path(a)[0] in shown


def test_a_mat_cell_and_a_card_line() -> None:
    s = game()
    seat = s.actors[0]
    at = put(s, seat, "american-robin", "forest", eggs=3)
    s.cached[at], s.tucked[at] = 1, 2
    face_up(s, "downy-woodpecker", "whooping-crane", "turkey-vulture")
    lines = [line.rstrip() for line in drawn(s, seat).plain().split("\n")]
    assert any("American Rob…" in line or "A Robin" in line for line in lines)
    assert any(">1 o3/4 +1 =2" in line for line in lines)
    assert "^Downy Woodpecker     i/s/b F·· C2 3 one more bird: forest" in lines
    assert any(line.startswith("^Whooping Crane       ***   ··W G1 6") for line in lines)
    assert any(line.startswith("~Turkey Vulture       0     FGW C1 1") for line in lines)


def test_the_bird_in_question_is_told_in_full() -> None:
    s = game()
    seat = s.actors[0]
    put(s, seat, "blue-gray-gnatcatcher", "forest")
    dice(s, "fish", "seed", "seed")
    s.apply(seat, GAME.space.parse("gain-food"))
    while s.actors == [seat] and s.question(seat) != "Offer":
        s.apply(seat, s.choices(seat)[0])
    text = drawn(s, seat).plain()
    assert "When activated: Take an invertebrate from the supply." in text


def test_secrets_of_others_stay_off_the_board() -> None:
    """WS-INFO-1: neither a hand nor a bonus card of another player."""
    s = game()
    hold(s, 1, "whooping-crane")
    assert f"bird:{number('whooping-crane')}" not in things(drawn(s, 0))
    assert f"bird:{number('whooping-crane')}" in things(drawn(s, 1))


def test_names_keep_the_word_that_matters() -> None:
    english, french = Words("en").say, Words("fr").say
    assert bird_name(english, number("northern-cardinal"), 13) == "N Cardinal"
    assert bird_name(english, number("red-breasted-nuthatch"), 13) == "RB Nuthatch"
    assert bird_name(french, number("american-robin"), 13) == "Merle d’Amér…"
    assert cut("Anhinga", 7) == "Anhinga"
    for bird in range(len(BIRDS)):
        for say in (english, french):
            assert 0 < len(bird_name(say, bird, 9)) <= 9
