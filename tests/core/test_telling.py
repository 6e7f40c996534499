"""Events and who hears them; the board as text; refusals."""

from __future__ import annotations

import pytest

from voliere.core.board import Board, Span
from voliere.core.events import ALL, Event, Log, only, others
from voliere.core.refused import Refused


@pytest.mark.parametrize(
    ("audience", "hearers"),
    [
        (ALL, [-1, 0, 1, 2, 7]),
        (only(0), [0]),
        (only(2), [2]),
        (others(0), [-1, 1, 2, 7]),
        (others(2), [-1, 0, 1, 7]),
        (only(0) | only(7), [0, 7]),
    ],
)
def test_who_hears_an_event(audience: int, hearers: list[int]) -> None:
    """Spectators (-1) hear what is not meant for certain seats alone."""
    event = Event("drew", {"card": 3}, audience)
    assert [seat for seat in (-1, 0, 1, 2, 7) if event.heard_by(seat)] == hearers


def test_a_log_gives_each_seat_its_own() -> None:
    log = Log()
    log.tell("dealt", {})
    log.tell("drew", {"seat": 0, "card": 5}, only(0))
    log.tell("drew_hidden", {"seat": 0}, others(0))
    assert [event.name for event in log.heard(0)] == ["dealt", "drew"]
    assert [event.name for event in log.heard(1)] == ["dealt", "drew_hidden"]
    assert [event.name for event in log.heard(-1)] == ["dealt", "drew_hidden"]
    assert [event.name for event in log.heard(0, since=1)] == ["drew"]
    assert len(log.events) == 3


def test_events_are_equal_by_what_they_say() -> None:
    one = Event("drew", {"card": 3}, only(0))
    assert one == Event("drew", {"card": 3})
    assert hash(one) == hash(Event("drew", {"card": 3}))
    assert one != Event("drew", {"card": 4})
    assert one != Event("took", {"card": 3})
    assert one != "drew"
    assert repr(one) == "drew(card=3)"


def test_a_board_is_lines_of_spans() -> None:
    board = Board().add("R5", "red bold", "card:4").add(" x").line().add("below  ")
    assert board.plain() == "R5 x\nbelow"
    assert board.widths() == [4, 7]
    span = board.lines[0][0]
    assert (span.text, span.style, span.thing) == ("R5", "red bold", "card:4")
    assert Span("x").style == Span("x").thing == ""


def test_boards_beside_each_other() -> None:
    left = Board().add("ab").line().add("a")
    right = Board().add("1").line().line().add("3")
    assert left.beside(right, gap=2).plain() == "ab  1\na\n    3"
    assert left.plain() == "ab\na"
    assert right.beside(left).plain() == "1   ab\n    a\n3"


def test_boards_below_each_other() -> None:
    top, bottom = Board().add("a"), Board().add("b").line().add("c")
    assert top.below(bottom).plain() == "a\nb\nc"
    assert top.plain() == "a"


def test_a_refusal_says_what_was_wrong_as_text_and_as_data() -> None:
    no = Refused("seats", {"title": "Toy", "seats": 9, "allowed": "2, 3"}, "Toy has 2, 3 seats, not 9")
    assert isinstance(no, ValueError)
    assert str(no) == "Toy has 2, 3 seats, not 9"
    assert (no.key, no.about) == ("seats", {"title": "Toy", "seats": 9, "allowed": "2, 3"})
