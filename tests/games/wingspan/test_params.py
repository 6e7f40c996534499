"""A card does what it says: whatever a line of data changes, what it does and its sentence both change, or
the line is refused. Birds, bonus cards and goals."""

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
from voliere.games.wingspan.bonus import CONDITIONS, EDITIONS
from voliere.games.wingspan.card import Bonus, Goal
from voliere.games.wingspan.cards import to_hand
from voliere.games.wingspan.components import BIRD, BONUS, DO_USE, KINDS, PINK
from voliere.games.wingspan.conditions import Condition, OfBirds, OfTable, read_condition
from voliere.games.wingspan.decks import BONUSES, GOALS
from voliere.games.wingspan.goals import COUNTS, read_goal
from voliere.games.wingspan.params import CardError
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.powers.catalogue import check_colour, read_power
from voliere.games.wingspan.powers.power import POWERS, Power
from voliere.games.wingspan.react import AUTOMA_ICON, trigger
from voliere.text import LANGUAGES, Words

DATA = Path(describe.__file__).parent / "data" / "birds.csv"
TABLES = 24  # that a power is tried on, half of them with the amounts that are printed on the cards
SEATS = 3
OWNER = 0
NAMES = [FOOD_NAMES, HABITAT_NAMES, NEST_NAMES]
Params = dict[str, str]


def samples() -> list[int]:
    """A bird for each kind of power with its parameters."""
    found: dict[str, int] = {}
    for bird, card in enumerate(BIRDS):
        found.setdefault(f"{card.kind} {card.params}", bird)
    return list(found.values())


def with_params(bird: int, params: Params) -> Bird:
    """The card as its line would make it with other parameters."""
    own = BIRDS[bird]
    colour = COLOUR_NAMES[own.colour]
    return Bird(own.name, "forest", "0", "bowl", 1, 1, 1, colour, own.kind, line(params), "", "", "")


def other_values(key: str, value: str, others: list[Params]) -> list[str]:
    """Values of the same type: other numbers, foods, habitats and nests, and the words of other cards."""
    if value.isdigit():
        n = int(value)
        return [other for other in [str(n + 1 if n < 10 else 2 * n), "0", "-1", "1.5"] if other != value]
    known = {params[key] for params in others if key in params}
    for names in NAMES:
        if any(word in names for word in value.split("|")):
            known |= set(names)
    if set(value.split("|")) & set(FOOD_NAMES):
        known |= {"fish|rodent", "rodent|fish", "seed|seed", "seed|fish|rodent"}
    return sorted((known | {"same", "star", "none", "any", "yes", "no", "something"}) - {value})


def changes(own: Params, others: list[Params]) -> Iterator[Params]:
    """Every parameter in turn: another value, removed; then one more."""
    for key, value in own.items():
        for other in other_values(key, value, others):
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
    for params in changes(BIRDS[bird].params, [card.params for card in BIRDS]):
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


# -- bonus cards and goals ---------------------------------------------------------------------------


def line(params: Params) -> str:
    return ";".join(f"{key}={value}" for key, value in params.items())


def counted(condition: Condition) -> list[int]:
    """All that a condition may look at: every bird in both editions, or tables that differ in one thing."""
    if isinstance(condition, OfBirds):
        return [int(condition.met_by(bird, edition)) for bird in BIRDS for edition in range(EDITIONS)]
    assert isinstance(condition, OfTable)
    found = []
    for n in range(1, 7):
        s = game(2)
        for row in HABITAT_NAMES[: n % 4]:
            put(s, 0, {"forest": "bushtit", "grassland": "killdeer", "wetland": "mallard"}[row], row)
        s.eggs[0] = n
        to_hand(s, 0, take_out(s, "anhinga"), False)
        found.append(condition.count(s, 0))
    return found


def condition_of(card: int, params: Params, kind: str = "") -> Condition:
    own = BONUSES[card]
    return read_condition(Bonus(own.name, kind or own.kind, line(params), "per:1", own.automa))


@pytest.mark.rule("WS-BONUS-1")
@pytest.mark.parametrize("card", range(len(BONUSES)), ids=[card.name for card in BONUSES])
def test_a_changed_parameter_changes_what_a_bonus_card_counts_and_says_or_is_refused(card: int) -> None:
    def says(condition: Condition, lang: str) -> list[str]:
        id = f"wingspan-bonus-about-{describe.kebab(BONUSES[card].kind)}"
        return [Words(lang).say(id, condition.words(edition)) for edition in ("fr", "en")]

    own = BONUSES[card].params
    true = condition_of(card, own)
    assert counted(true) == counted(CONDITIONS[card])
    for params in changes(own, [other.params for other in BONUSES]):
        try:
            changed = condition_of(card, params)
        except CardError:
            continue
        assert counted(changed) != counted(true), f"{params} counts the same"
        for lang in LANGUAGES:
            assert says(changed, lang) != says(true, lang), f"{params} says the same"


@pytest.mark.rule("WS-GOAL-5")
@pytest.mark.parametrize("tile", range(len(GOALS)), ids=[goal.name for goal in GOALS])
def test_a_changed_parameter_of_a_goal_is_refused(tile: int) -> None:
    """The name of a tile says what it counts: with another parameter it would be another tile."""
    own = GOALS[tile]
    assert type(read_goal(own)) is type(COUNTS[tile])
    for params in changes(own.params, [goal.params for goal in GOALS]):
        with pytest.raises(CardError) as caught:
            read_goal(Goal(own.name, own.kind, line(params), own.tile, own.base, own.most))
        _, called, name = str(caught.value).partition("must be called ")
        assert not called or name in [goal.name for goal in GOALS]


def test_a_refusal_names_card_or_goal_and_what_may_stand_there() -> None:
    def no_bonus(name: str, kind: str = "", **params: str) -> str:
        card = BONUS.index[name]
        with pytest.raises(CardError) as caught:
            condition_of(card, {**BONUSES[card].params, **params}, kind)
        return str(caught.value)

    assert (
        no_bonus("falconer", icon="owl") == "falconer: icon cannot have icon=owl: only flocking or predator"
    )
    assert no_bonus("omnivore-expert", mode="only").endswith("cannot have mode=only: only includes")
    assert no_bonus("ecologist", ties="all").endswith("cannot have ties=all: only count_one")
    assert "cannot have speed:" in no_bonus("visionary-leader", speed="2")
    assert "nothing is called sings: only" in no_bonus("falconer", kind="sings")
    with pytest.raises(CardError, match="birds-in-forest: birds_in_habitat lacks habitat: forest or"):
        read_goal(Goal("birds-in-forest", "birds_in_habitat", "", 0, [0] * 4, 5))
    with pytest.raises(CardError, match="must be called birds-in-wetland"):
        read_goal(Goal("birds-in-forest", "birds_in_habitat", "habitat=wetland", 0, [0] * 4, 5))


@pytest.mark.parametrize(
    "scoring", ["", "per:", "each:2", "2-3:3", "2-4:3;4+:7", "2-3:3;4-5:7", "per:2;per:3"]
)
def test_points_of_a_bonus_card_are_written_one_way(scoring: str) -> None:
    with pytest.raises(ValueError, match="falconer: points are written like"):
        Bonus("falconer", "icon", "icon=predator", scoring, True)


@pytest.mark.parametrize("text", ["food", "food=", "=seed", "food=seed;", "n=1;n=2"])
def test_parameters_are_written_once_each(text: str) -> None:
    with DATA.open(newline="", encoding="utf-8") as file:
        row = next(csv.DictReader(file))
    with pytest.raises(ValueError, match="key=value"):
        Bird(row["id"], "forest", "0", "bowl", 1, 1, 1, "brown", "gain_feeder", text, "", "", "")
