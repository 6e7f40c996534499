"""A card does what it says: whatever a line of data changes, the power and its sentence both change, or the
line is refused."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.wingspan.tables import game, put, take_out

from voliere.core.events import Log
from voliere.core.rng import seeded
from voliere.core.task import MADE
from voliere.games.wingspan import describe
from voliere.games.wingspan.bird import COLOUR_NAMES, FOOD_NAMES, HABITAT_NAMES, NEST_NAMES, Bird
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.cards import to_hand
from voliere.games.wingspan.components import BIRD, DO_USE, KINDS, PINK
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.powers.catalogue import check_colour, read_power
from voliere.games.wingspan.powers.params import CardError
from voliere.games.wingspan.powers.power import POWERS, Power
from voliere.games.wingspan.react import AUTOMA_ICON, trigger
from voliere.text import LANGUAGES, Words

DATA = Path(describe.__file__).parent / "data" / "birds.csv"
TABLES = 24  # that a power is tried on, half of them with the amounts that are printed on the cards
SEATS = 3
OWNER = 0
NAMES = [FOOD_NAMES, HABITAT_NAMES, NEST_NAMES]


def samples() -> list[int]:
    """A bird for each kind of power with its parameters."""
    found: dict[str, int] = {}
    for bird, card in enumerate(BIRDS):
        found.setdefault(f"{card.kind} {card.params}", bird)
    return list(found.values())


def with_params(bird: int, params: dict[str, str]) -> Bird:
    """The card as its line would make it with other parameters."""
    own = BIRDS[bird]
    line = ";".join(f"{key}={value}" for key, value in params.items())
    colour = COLOUR_NAMES[own.colour]
    return Bird(own.name, "forest", "0", "bowl", 1, 1, 1, colour, own.kind, line, "", "", "")


def other_values(key: str, value: str) -> list[str]:
    """Values of the same type: other numbers, foods, habitats and nests, and the words of other cards."""
    if value.isdigit():
        n = int(value)
        return [other for other in [str(n + 1 if n < 10 else 2 * n), "0", "-1", "1.5"] if other != value]
    known = {card.params[key] for card in BIRDS if key in card.params}
    for names in NAMES:
        if any(word in names for word in value.split("|")):
            known |= set(names)
    if set(value.split("|")) & set(FOOD_NAMES):
        known |= {"fish|rodent", "rodent|fish", "seed|seed", "seed|fish|rodent"}
    return sorted((known | {"same", "star", "none", "any", "yes", "no", "something"}) - {value})


def changes(bird: int) -> Iterator[dict[str, str]]:
    """Every parameter in turn: another value, removed; then one more."""
    own = BIRDS[bird].params
    for key, value in own.items():
        for other in other_values(key, value):
            yield {**own, key: other}
        yield {k: v for k, v in own.items() if k != key}
    yield {**own, "unheard": "1"}


# -- what a power does, and says ---------------------------------------------------------------------


def rich_tables() -> list[Wingspan]:
    """Tables with birds, eggs, food, hands and dice of all sorts, so that every power has something to do."""
    found = []
    for k in range(TABLES):
        s = game(SEATS, k + 1, printed_cards=k % 2 == 1)
        rng = seeded(k)
        free = [bird for bird, card in enumerate(BIRDS) if card.egg_limit > 1 and card.colour != PINK]
        free = [bird for bird in free if s.deck.has(bird)]
        rng.shuffle(free)
        for seat in range(SEATS):
            for row in HABITAT_NAMES:
                for _ in range(1 + int(rng.below(2))):
                    put(s, seat, BIRD.names[free.pop()], row, int(rng.below(2)))
            for _ in range(4):
                to_hand(s, seat, take_out(s, BIRD.names[free.pop()]), False)
            for kind in range(KINDS):
                s.food[seat * KINDS + kind] = 2
        dice = [int(rng.below(6)) for _ in range(1 + int(rng.below(4)))]
        for face in range(6):
            s.feeder[face] = dice.count(face)
        s.inside = len(dice)
        found.append(s)
    return found


TABLES_READY: list[Wingspan] = []


def behaviour(bird: int, power: Power) -> list[str]:
    """All that happens and may be chosen when the bird with this power acts, on many tables."""
    if not TABLES_READY:
        TABLES_READY.extend(rich_tables())
    kept = POWERS[bird]
    POWERS[bird] = power
    try:
        return [acted(table.copy(), bird, k) for k, table in enumerate(TABLES_READY)]
    finally:
        POWERS[bird] = kept


def acted(s: Wingspan, bird: int, k: int) -> str:
    s.log = Log()
    if s.place[bird] >= 16:  # on a mat already
        return ""
    put(s, OWNER, BIRD.names[bird], HABITAT_NAMES[k // 2 % len(HABITAT_NAMES)])
    rng = seeded(100 + k)
    trail: list[object] = []
    below = len(s.todo)
    for what in range(AUTOMA_ICON) if POWERS[bird].waits_for else [-1]:
        if what < 0:
            s.push(POWERS[bird].question, OWNER, bird)
        else:
            s.spent[OWNER] = 0
            trigger(s, 1, what)
        s.settle()
        while len(s.todo) > below - 1 and s.actors and s.question(s.actors[0]) != "Turn":
            seat = s.actors[0]
            options = s.choices(seat)
            trail.append([seat, options])
            s.apply(seat, DO_USE if DO_USE in options else options[int(rng.below(len(options)))])
    trail.append([[event.name, event.args, event.to] for event in s.log.events])
    trail.append(s.position())
    return json.dumps(trail, default=str)


def sentences(bird: int, power: Power) -> list[str]:
    kept = POWERS[bird]
    POWERS[bird] = power
    try:
        asked = [(lang, printed) for lang in LANGUAGES for printed in (False, True)]
        return [Words(lang).say(*describe.power(bird, printed)) for lang, printed in asked]
    finally:
        POWERS[bird] = kept


def read(card: Bird) -> Power | None:
    """Its power, if the line is not refused."""
    try:
        return read_power(card)
    except CardError:
        return None


@pytest.mark.rule("WS-POW-5")
@pytest.mark.parametrize("bird", samples(), ids=lambda bird: f"{BIRDS[bird].kind}-{BIRD.names[bird]}")
def test_a_changed_parameter_changes_power_and_sentence_or_is_refused(bird: int) -> None:
    does, says = behaviour(bird, POWERS[bird]), sentences(bird, POWERS[bird])
    assert does == behaviour(bird, read_power(BIRDS[bird]))  # nothing else makes a difference
    for params in changes(bird):
        power = read(with_params(bird, params))
        if power is None:
            continue
        assert behaviour(bird, power) != does, f"{params} does the same"
        for lang in range(len(LANGUAGES)):
            here = slice(2 * lang, 2 * lang + 2)
            assert sentences(bird, power)[here] != says[here], f"{params} says the same"


def refused(bird: str, kind: str = "", colour: str = "", **params: str) -> str:
    card = with_params(BIRD.index[bird], {**BIRDS[BIRD.index[bird]].params, **params})
    card.kind = kind or card.kind
    card.colour = COLOUR_NAMES.index(colour) if colour else card.colour
    with pytest.raises(CardError) as caught:
        check_colour(card, read_power(card))
    return str(caught.value)


def test_a_power_that_was_refused_leaves_no_verb_behind() -> None:
    known = len(MADE)
    refused("acorn-woodpecker", n="2")
    refused("acorn-woodpecker", speed="2")
    assert len(MADE) == known


def test_a_refusal_names_bird_parameter_and_what_may_stand_there() -> None:
    said = refused("acorn-woodpecker", cache="always")
    assert said == "acorn-woodpecker: gain_feeder cannot have cache=always: only no or may"
    assert refused("american-bittern", ties="none").endswith("cannot have ties=none: only all")
    assert refused("greater-roadrunner", under_cm="0").endswith("cannot have under_cm=0: only 1 to 300")
    assert "cannot have speed:" in refused("acorn-woodpecker", speed="2")
    assert "no power is called sing: only" in refused("acorn-woodpecker", kind="sing")
    assert refused("acorn-woodpecker", colour="pink") == "acorn-woodpecker: gain_feeder cannot be pink"
    assert refused("american-avocet", colour="white") == "american-avocet: pink_lay_nest cannot be white"


@pytest.mark.parametrize("text", ["food", "food=", "=seed", "food=seed;", "n=1;n=2"])
def test_parameters_are_written_once_each(text: str) -> None:
    with DATA.open(newline="", encoding="utf-8") as file:
        row = next(csv.DictReader(file))
    with pytest.raises(ValueError, match="key=value"):
        Bird(row["id"], "forest", "0", "bowl", 1, 1, 1, "brown", "gain_feeder", text, "", "", "")
