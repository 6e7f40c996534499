"""Actions: one number, one text, one path."""

from __future__ import annotations

import pytest

from voliere.core.refused import Refused
from voliere.core.space import Space, Things

CARD = Things("card", ["r1", "r2", "b1"])
CELL = Things("cell", ["a1", "a2"])


def small() -> Space:
    space = Space()
    space.block("pass")
    space.block("place", CARD, CELL)
    space.block("show", CARD)
    return space


def test_every_number_has_one_text_and_back() -> None:
    space = small()
    assert space.size == 1 + 6 + 3
    texts = [space.text(a) for a in range(space.size)]
    assert texts[:4] == ["pass", "place r1 a1", "place r1 a2", "place r2 a1"]
    assert len(set(texts)) == space.size
    assert [space.parse(text) for text in texts] == list(range(space.size))


def test_blocks_count_and_take_apart() -> None:
    _, place, show = small().blocks
    assert place(2, 1) == 6
    assert [place.args(a) for a in range(1, 7)] == [[c, k] for c in range(3) for k in range(2)]
    assert 1 in place
    assert 0 not in place
    assert 7 not in place
    assert 7 in show
    assert place.size == 6


def test_paths_are_what_to_click() -> None:
    space = small()
    assert space.path(0) == ["pass:0"]
    assert space.path(4) == ["card:1", "cell:1"]
    assert space.path(9) == ["card:2"]


@pytest.mark.parametrize(
    ("args", "fault"), [((3, 0), "no card 3"), ((0, -1), "no cell -1"), ((1,), "takes 2 things")]
)
def test_a_block_refuses_what_it_does_not_know(args: tuple[int, ...], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        small().blocks[1](*args)


@pytest.mark.parametrize("a", [-1, 10, 10**30])
def test_no_such_number(a: int) -> None:
    for ask in (small().text, small().path, small().block_of):
        with pytest.raises(Refused) as no:
            ask(a)
        assert no.value.key == "no-action"
        assert str(no.value) == f"no action {a}: 0 to 9"


@pytest.mark.parametrize(
    "text", ["", "  ", "place", "place r1", "place r9 a1", "place a1 r1", "place r1 a1 a2", "dance"]
)
def test_no_such_text(text: str) -> None:
    with pytest.raises(Refused) as no:
        small().parse(text)
    assert no.value.key == "no-text"
    assert str(no.value) == f"no action '{text}': one of pass, place, show"


def test_spaces_between_words_do_not_matter() -> None:
    assert small().parse("  place   r2 a1 ") == 3


@pytest.mark.parametrize("names", [["a", "a"], ["a b", "c"]])
def test_names_of_things_differ_and_hold_no_space(names: list[str]) -> None:
    with pytest.raises(ValueError, match="names of card"):
        Things("card", names)


def test_a_kind_is_named_once() -> None:
    space = small()
    assert space.name(CARD) is CARD
    assert space.things == {"card": CARD, "cell": CELL}
    with pytest.raises(ValueError, match="two kinds called card"):
        space.block("other", Things("card", ["x"]))


def test_things_know_their_numbers() -> None:
    assert CARD.size == 3
    assert CARD.index == {"r1": 0, "r2": 1, "b1": 2}
