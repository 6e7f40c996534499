"""Options of a table, and a game's check of them."""

from __future__ import annotations

import pytest
from tests.core.toy import TOY

from voliere.core.options import Choice, Flag, Number, Option
from voliere.core.refused import Refused
from voliere.core.rng import SEED_LIMIT

FLAG, MODE, MOST = Flag("loud"), Choice("mode", ["slow", "quick"]), Number("most", 3, 9, default=5)


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (FLAG, True, True),
        (FLAG, False, False),
        *[(FLAG, text, True) for text in ("on", "TRUE", "yes", "1", 1)],
        *[(FLAG, text, False) for text in ("off", "False", "no", "0", 0)],
        (MODE, "quick", "quick"),
        (MOST, 3, 3),
        (MOST, 9, 9),
        (MOST, "7", 7),
    ],
)
def test_values_are_read_also_from_text(option: Option, given: object, value: object) -> None:
    found = option.check(given)
    assert found == value
    assert type(found) is type(value)


WRONG: list[tuple[Option, list[object]]] = [
    (FLAG, ["maybe", "", 2, None, [], {}]),
    (MODE, ["Quick", "", 0, None, True, ["slow"]]),
    (MOST, [2, 10, "x", "", "7.0", 7.0, None, True, [5], "9" * 5000]),
]


@pytest.mark.parametrize(("option", "given"), [(option, x) for option, given in WRONG for x in given])
def test_other_values_are_refused_with_what_is_allowed(option: Option, given: object) -> None:
    with pytest.raises(Refused) as no:
        option.check(given)
    assert no.value.key == "option-value"
    assert no.value.about == {"option": option.id, "given": str(given), "allowed": option.allowed()}
    assert str(no.value) == f"option {option.id}={given}: allowed is {option.allowed()}"


def test_what_is_allowed_and_usual() -> None:
    assert [option.allowed() for option in (FLAG, MODE, MOST)] == ["on, off", "slow, quick", "3 to 9"]
    assert [option.default for option in (FLAG, MODE, MOST)] == [False, "slow", 5]
    assert FLAG.values() == [False, True]
    assert MODE.values() == ["slow", "quick"]
    assert MOST.values() == [3, 5]
    assert Flag("on", default=True).default is True


def test_a_game_completes_its_options() -> None:
    assert TOY.check(2, {}) == {"loud": False, "mode": "slow", "most": 5}
    assert TOY.check(3, {"most": "9", "loud": "on"}) == {"loud": True, "mode": "slow", "most": 9}


@pytest.mark.parametrize(
    ("seats", "given", "key", "message"),
    [
        (4, {}, "seats", "Toy has 2, 3 seats, not 4"),
        (0, {}, "seats", "Toy has 2, 3 seats, not 0"),
        (2, {"lod": True}, "option", "Toy has no option 'lod': loud, mode, most"),
        (2, {"most": 99}, "option-value", "option most=99: allowed is 3 to 9"),
        (2, {"loud": True, "mode": "quick"}, "toy", "loud is never quick"),
    ],
)
def test_a_game_refuses_what_it_does_not_know(
    seats: int, given: dict[str, object], key: str, message: str
) -> None:
    for ask in (lambda: TOY.check(seats, given), lambda: TOY.new(seats, 1, given)):
        with pytest.raises(Refused) as no:
            ask()
        assert no.value.key == key
        assert str(no.value) == message


def test_seeds_have_128_bits() -> None:
    for seed in (0, SEED_LIMIT - 1):
        assert TOY.new(2, seed).rng.state()[0] == seed
    for seed in (-1, SEED_LIMIT):
        with pytest.raises(Refused) as no:
            TOY.new(2, seed)
        assert no.value.key == "seed"


def test_the_same_seats_seed_and_options_give_the_same_game() -> None:
    assert TOY.new(3, 8, {"most": 9}).position() == TOY.new(3, 8, {"most": "9"}).position()
    assert len({str(TOY.new(2, seed).table()) for seed in range(40)}) > 4
