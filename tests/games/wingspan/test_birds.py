"""Every bird's power: used, declined, and where it could do nothing (one test of each per bird; WS-POW-5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from tests.games.wingspan.tables import (
    activate,
    asked,
    cost_of,
    dice,
    do,
    empty_hand,
    face_up,
    feed,
    finish,
    food_of,
    game,
    hold,
    no_cards,
    number,
    on_top,
    options,
    put,
    rolls,
    until,
)

from voliere.games.wingspan.bird import Bird
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.components import FOOD, HABITAT
from voliere.games.wingspan.position import Wingspan

NAMES = [bird.name for bird in BIRDS]
SPARE = ["trumpeter-swan", "wild-turkey", "hooded-warbler", "american-woodcock", "prothonotary-warbler"]
NESTING = {
    "platform": ["mourning-dove", "inca-dove", "king-rail"],
    "bowl": ["house-finch", "song-sparrow", "northern-cardinal"],
    "cavity": ["carolina-wren", "mountain-bluebird", "eastern-bluebird"],
    "ground": ["california-quail", "northern-bobwhite", "wild-turkey"],
}


@dataclass
class Case:
    """One bird before its power: whose it is, where, what it is."""

    s: Wingspan
    me: int
    name: str

    @property
    def bird(self) -> Bird:
        return BIRDS[number(self.name)]

    @property
    def other(self) -> int:
        return (self.me + 1) % self.s.seats

    @property
    def at(self) -> int:
        return self.s.spot_of(number(self.name))

    @property
    def foods(self) -> list[str]:
        return self.bird.params.get("food", self.bird.params.get("face", "")).split("|")

    @property
    def n(self) -> int:
        return int(self.bird.params["n"])

    def nesting(self, k: int = 0) -> str:
        """A plain bird with the nest the power asks for, other than this bird."""
        return [x for x in NESTING[self.bird.params["nest"]] if x != self.name][k]


Step = Callable[[Case], None]


@dataclass
class Kind:
    """How a kind of power is tried: what it needs, what using it must do, when it is not offered."""

    ready: Step
    used: Step
    never: Step | None = None  # None: it is always offered


def nothing(c: Case) -> None:
    pass


# -- food ------------------------------------------------------------------------------------------


def fitting_dice(c: Case) -> None:
    dice(c.s, c.foods[0], c.foods[0], "rodent" if "rodent" not in c.foods else "fish", "fruit")


def unfitting_dice(c: Case) -> None:
    dice(c.s, "fish", "fish", "rodent", "rodent")


def take_fitting(c: Case) -> None:
    before = food_of(c.s, c.me)
    inside = c.s.inside
    do(c.s, "use")
    if asked(c.s) == "TakeDie":
        assert {text.split()[1] for text in options(c.s)} <= {
            *c.foods,
            "both-as-invertebrate",
            "both-as-seed",
        }
        do(c.s, f"take {c.foods[0]}")
    kind = FOOD.index[c.foods[0]]
    if c.bird.params["cache"] == "may":
        assert options(c.s) == ["cache", "store"]
        do(c.s, "cache")
        assert c.s.cached[c.at] == 1
    else:
        assert food_of(c.s, c.me)[kind] == before[kind] + 1
        assert c.s.cached[c.at] == 0
    assert sum(food_of(c.s, c.me)) == sum(before) + 1 - int(c.s.cached[c.at])
    assert c.s.inside == inside - 1


def gather_dice(c: Case) -> None:
    """Two fitting dice (for the flicker one of them double) and one other."""
    dice(c.s, c.foods[0], "both" if c.foods == ["invertebrate"] else c.foods[0], "rodent")


def gather_unfit(c: Case) -> None:
    dice(c.s, "fruit", "rodent")


def gathered(c: Case) -> None:
    do(c.s, "use")
    assert food_of(c.s, c.me)[FOOD.index[c.foods[0]]] == 2
    assert c.s.inside == 1


def each_takes(c: Case) -> None:
    dice(c.s, "fish", "fruit", "seed")
    before = [sum(food_of(c.s, seat)) for seat in range(2)]
    do(c.s, "use", f"first {c.other + 1}")
    assert c.s.actors == [c.other]
    do(c.s, "take fish")
    assert c.s.actors == [c.me]
    do(c.s, "take fruit")
    assert [sum(food_of(c.s, seat)) for seat in range(2)] == [n + 1 for n in before]


def fewest_takes(c: Case) -> None:
    """The owner has a bird there, the other player none: only the other gains."""
    dice(c.s, "fish", "fruit")
    before = sum(food_of(c.s, c.me)), sum(food_of(c.s, c.other))
    do(c.s, "use")
    assert c.s.actors == [c.other]
    do(c.s, "take fish")
    assert (sum(food_of(c.s, c.me)), sum(food_of(c.s, c.other))) == (before[0], before[1] + 1)


def supplied(c: Case) -> None:
    kind = FOOD.index[c.foods[0]]
    before = food_of(c.s, c.me)
    do(c.s, "use")
    before[kind] += c.n
    assert food_of(c.s, c.me) == before


def all_supplied(c: Case) -> None:
    kind = FOOD.index[c.foods[0]]
    before = [food_of(c.s, seat)[kind] for seat in range(2)]
    do(c.s, "use")
    assert c.s.actors == [c.me]
    do(c.s, "use")
    assert c.s.actors == [c.other]
    do(c.s, "use")
    assert [food_of(c.s, seat)[kind] for seat in range(2)] == [n + 1 for n in before]


def cached(c: Case) -> None:
    before = food_of(c.s, c.me)
    do(c.s, "use")
    assert c.s.cached[c.at] == 1
    assert food_of(c.s, c.me) == before


def some_food(c: Case) -> None:
    feed(c.s, c.me, fish=1, seed=1)


def traded(c: Case) -> None:
    do(c.s, "use", "pay fish")
    assert "gain fish" not in options(c.s)
    do(c.s, "gain rodent")
    assert food_of(c.s, c.me) == [0, 1, 0, 0, 1]


def no_food(c: Case) -> None:
    feed(c.s, c.me)


def egg_elsewhere(c: Case) -> None:
    """One in a row of its own, so that the action does not touch it."""
    put(c.s, c.me, SPARE[0], eggs=1)


def egg_for_food(c: Case) -> None:
    before = sum(food_of(c.s, c.me))
    c.s.eggs[c.at] = 1  # its own egg does not count
    eggs = sum(int(n) for n in c.s.eggs)
    do(c.s, "use")
    if asked(c.s) == "SpendEggOfOther":
        assert f"take-egg {HABITAT.names[c.s.row_of(number(c.name))]}1" not in options(c.s)
        do(c.s, options(c.s)[0])
    for _ in range(c.n):
        assert len(options(c.s)) == 5
        do(c.s, "gain rodent")
    assert sum(food_of(c.s, c.me)) == before + c.n
    assert sum(int(n) for n in c.s.eggs) == eggs - 1
    assert c.s.eggs[c.at] == 1


def own_egg_only(c: Case) -> None:
    c.s.eggs[c.at] = 1


# -- eggs --------------------------------------------------------------------------------------------


def room_elsewhere(c: Case) -> None:
    put(c.s, c.me, SPARE[0])
    put(c.s, c.me, "king-rail")


def laid_any(c: Case) -> None:
    eggs = sum(int(n) for n in c.s.eggs)
    do(c.s, "use")
    do(c.s, options(c.s)[0])
    assert sum(int(n) for n in c.s.eggs) == eggs + 1


def full_mat(c: Case) -> None:
    for at in range(15 * c.me, 15 * c.me + 15):
        if c.s.mat[at] >= 0:
            c.s.eggs[at] = BIRDS[int(c.s.mat[at])].egg_limit


def laid_self(c: Case) -> None:
    eggs = int(c.s.eggs[c.at])
    do(c.s, "use")
    assert c.s.eggs[c.at] == eggs + 1


def two_nests(c: Case) -> None:
    put(c.s, c.me, c.nesting())
    full = put(c.s, c.me, c.nesting(1))
    c.s.eggs[full] = BIRDS[int(c.s.mat[full])].egg_limit
    put(c.s, c.me, "anhinga" if c.bird.params["nest"] != "platform" else "mallard", eggs=2)  # pays the column


def laid_each(c: Case) -> None:
    """On itself and on the one with room; not on the full one, not on another nest."""
    eggs = [int(n) for n in c.s.eggs]
    do(c.s, "use")
    more = [k for k in range(len(eggs)) if c.s.eggs[k] == eggs[k] + 1]
    assert sorted(BIRDS[int(c.s.mat[k])].name for k in more) == sorted([c.name, c.nesting()])


def nests_of_all(c: Case) -> None:
    put(c.s, c.me, c.nesting())
    put(c.s, c.other, c.nesting(1))


def laid_all(c: Case) -> None:
    eggs = [sum(int(n) for n in c.s.eggs[15 * k : 15 * k + 15]) for k in range(2)]
    do(c.s, "use")
    assert asked(c.s) in ("LayTwo", "MayLay")
    first = options(c.s)[0]
    do(c.s, first)
    if c.s.actors == [c.me]:
        assert first not in options(c.s), "the second egg goes on another bird"
        do(c.s, options(c.s)[0])
    assert c.s.actors == [c.other]
    do(c.s, options(c.s)[0])
    assert [sum(int(n) for n in c.s.eggs[15 * k : 15 * k + 15]) for k in range(2)] == [
        eggs[c.me] + 2 if k == c.me else eggs[c.other] + 1 for k in range(2)
    ]


# -- cards ---------------------------------------------------------------------------------------------


def drew(c: Case) -> None:
    cards = len(c.s.hands[c.me])
    do(c.s, "use")
    for _ in range(c.n):
        do(c.s, "draw-deck")
    assert len(c.s.hands[c.me]) == cards + c.n
    finish_drawing(c, cards + c.n)


def finish_drawing(c: Case, cards: int) -> None:
    """What is owed at the end of the turn (WS-POW-8)."""
    owes = c.bird.params.get("discard_end") == "1"
    if owes and cards > 1:
        assert asked(c.s) == "DiscardOne"
        assert c.s.actors == [c.me]
        do(c.s, options(c.s)[-1])
    assert asked(c.s) == "Turn"
    assert len(c.s.hands[c.me]) == cards - owes


def without_cards(c: Case) -> None:
    no_cards(c.s)


def all_drew(c: Case) -> None:
    cards = [len(c.s.hands[k]) for k in range(2)]
    do(c.s, "use")
    assert c.s.actors == [c.me]
    do(c.s, "use")
    assert c.s.actors == [c.other]
    do(c.s, "use")
    assert [len(c.s.hands[k]) for k in range(2)] == [n + 1 for n in cards]


def fewest_drew(c: Case) -> None:
    cards = [len(c.s.hands[k]) for k in range(2)]
    do(c.s, "use")
    assert c.s.actors == [c.other]
    do(c.s, "draw-deck")
    assert len(c.s.hands[c.other]) == cards[c.other] + 1
    assert len(c.s.hands[c.me]) == cards[c.me]


def drafted(c: Case) -> None:
    cards = [len(c.s.hands[k]) for k in range(2)]
    do(c.s, "use")
    assert len(options(c.s)) == 3
    do(c.s, options(c.s)[0])
    assert c.s.actors == [c.other]
    do(c.s, options(c.s)[0])
    assert len(c.s.hands[c.me]) == cards[c.me] + 2
    assert len(c.s.hands[c.other]) == cards[c.other] + 1


def own_egg(c: Case) -> None:
    c.s.eggs[c.at] = 1


def egg_for_cards(c: Case) -> None:
    cards, eggs = len(c.s.hands[c.me]), sum(int(n) for n in c.s.eggs)
    do(c.s, "use")
    if asked(c.s) == "SpendEgg":
        do(c.s, options(c.s)[0])
    do(c.s, "draw-deck", "draw-deck")
    assert len(c.s.hands[c.me]) == cards + 2
    assert sum(int(n) for n in c.s.eggs) == eggs - 1


# -- flocks and predators ----------------------------------------------------------------------------------


def one_in_hand(c: Case) -> None:
    hold(c.s, c.me, SPARE[0], SPARE[1])


def tucked(c: Case) -> None:
    then = c.bird.params["then"]
    cards, food, eggs = len(c.s.hands[c.me]), food_of(c.s, c.me), int(c.s.eggs[c.at])
    do(c.s, "use", f"tuck {SPARE[0]}")
    assert c.s.tucked[c.at] == 1
    if then == "draw":
        do(c.s, "draw-deck")
        assert len(c.s.hands[c.me]) == cards
    elif then == "lay_self":
        assert c.s.eggs[c.at] == min(eggs + 1, c.bird.egg_limit)
    else:
        if len(c.foods) > 1:
            assert options(c.s) == [f"gain {name}" for name in c.foods]
            do(c.s, f"gain {c.foods[0]}")
        food[FOOD.index[c.foods[0]]] += 1
        assert food_of(c.s, c.me) == food


def hand_gone(c: Case) -> None:
    """The action of a wetland may draw first: leave it nothing to draw."""
    empty_hand(c.s, c.me)
    no_cards(c.s)


def food_to_pay(c: Case) -> None:
    feed(c.s, c.me, **{c.foods[0]: 1})


def tucked_deck(c: Case) -> None:
    cards = len(c.s.deck)
    do(c.s, "use")
    assert sum(food_of(c.s, c.me)) == 0
    assert c.s.tucked[c.at] == 2
    assert len(c.s.deck) == cards - 2


def hunted_deck(c: Case) -> None:
    """The swan (203 cm) is too large for any; the kinglet (20 cm) for none."""
    c.s.log = None
    twin = c.s.copy()
    on_top(c.s, "ruby-crowned-kinglet")
    do(c.s, "use")
    assert c.s.tucked[c.at] == 1
    on_top(twin, "trumpeter-swan")
    do(twin, "use")
    assert twin.tucked[c.at] == 0
    assert twin.discards.has(number("trumpeter-swan"))


def dice_outside(c: Case) -> None:
    dice(c.s, "seed", "fruit", "both")


def hunted_dice(c: Case) -> None:
    """Only the face caches, one token however many show it; the dice stay outside."""
    c.s.log = None
    outside = 5 - int(c.s.inside)
    twin = c.s.copy()
    rolls(c.s, *[c.foods[0]] * outside)
    do(c.s, "use")
    assert c.s.cached[c.at] == 1
    assert c.s.inside == 5 - outside
    rolls(twin, *["both"] * outside)
    do(twin, "use")
    assert twin.cached[c.at] == 0


def all_dice_inside(c: Case) -> None:
    """The action must take none: the bird lives in another row than the forest."""
    dice(c.s, "seed", "fruit", "both", "fish", "rodent")


# -- others --------------------------------------------------------------------------------------------------


def moved(c: Case) -> None:
    row = c.s.row_of(number(c.name))
    c.s.eggs[c.at] = 1
    c.s.cached[c.at] = 2
    to = HABITAT.names[(row + 1) % 3]
    do(c.s, "use", f"move {to}")
    assert c.s.row_of(number(c.name)) == HABITAT.index[to]
    assert (c.s.eggs[c.at], c.s.cached[c.at]) == (1, 2)


def not_last(c: Case) -> None:
    put(c.s, c.me, "pygmy-nuthatch" if c.bird.habitats[0] == 0 else SPARE[1])


def neighbour(c: Case) -> None:
    put(c.s, c.me, "northern-cardinal" if c.name != "hooded-merganser" else "willet")
    dice(c.s, "seed", "fruit", "both")


def repeated(c: Case) -> None:
    """The cardinal gains a fruit, or the willet catches a fish, for the bird that repeats."""
    food = food_of(c.s, c.me)
    if c.name == "hooded-merganser":
        rolls(c.s, *["fish"] * (5 - int(c.s.inside)))
    do(c.s, "use")
    if c.name == "hooded-merganser":
        assert c.s.cached[c.s.spot_of(number("willet"))] == 1
        assert c.s.cached[c.at] == 0
    else:
        assert food_of(c.s, c.me)[3] == food[3] + 1


def drew_bonus(c: Case) -> None:
    held = bin(int(c.s.bonus[c.me])).count("1")
    do(c.s, "use")
    assert len(options(c.s)) == 2
    do(c.s, options(c.s)[0])
    assert bin(int(c.s.bonus[c.me])).count("1") == held + 1


def no_bonus(c: Case) -> None:
    c.s.bonus_deck = 0
    c.s.bonus_discards = 0


def second_bird(c: Case) -> None:
    """Something free to play into the row, but for the egg its column costs."""
    c.s.eggs[put(c.s, c.me, "mallard" if c.bird.habitats[0] != 2 else "mourning-dove")] = 2
    hold(c.s, c.me, "turkey-vulture")


def played_another(c: Case) -> None:
    row = c.s.row_of(number(c.name))
    birds = int(c.s.birds[3 * c.me + row])
    assert asked(c.s) == "PlayAnother"
    do(c.s, f"play turkey-vulture {HABITAT.names[row]}")
    until(c.s, "never")
    assert c.s.birds[3 * c.me + row] == birds + 1


KINDS: dict[str, Kind] = {
    "gain_feeder": Kind(fitting_dice, take_fitting, unfitting_dice),
    "gain_feeder_all": Kind(gather_dice, gathered, gather_unfit),
    "gain_feeder_each": Kind(nothing, each_takes),
    "gain_feeder_fewest": Kind(nothing, fewest_takes),
    "gain_supply": Kind(nothing, supplied),
    "gain_supply_all": Kind(nothing, all_supplied),
    "cache_supply": Kind(nothing, cached),
    "trade_food": Kind(some_food, traded, no_food),
    "egg_for_food": Kind(egg_elsewhere, egg_for_food, own_egg_only),
    "lay_any": Kind(room_elsewhere, laid_any, full_mat),
    "lay_self": Kind(nothing, laid_self, full_mat),
    "lay_each_nest": Kind(two_nests, laid_each),
    "lay_all_nest": Kind(nests_of_all, laid_all, full_mat),
    "draw_cards": Kind(nothing, drew, without_cards),
    "draw_all": Kind(nothing, all_drew, without_cards),
    "draw_fewest": Kind(nothing, fewest_drew, without_cards),
    "draft_cards": Kind(nothing, drafted, without_cards),
    "egg_for_cards": Kind(own_egg, egg_for_cards, without_cards),
    "tuck_hand": Kind(one_in_hand, tucked, hand_gone),
    "food_for_tuck": Kind(food_to_pay, tucked_deck, no_food),
    "hunt_deck": Kind(nothing, hunted_deck, without_cards),
    "hunt_dice": Kind(dice_outside, hunted_dice, all_dice_inside),
    "move_habitat": Kind(nothing, moved, not_last),
    "repeat_brown": Kind(neighbour, repeated, nothing),
    "repeat_predator": Kind(neighbour, repeated, nothing),
    "bonus_cards": Kind(nothing, drew_bonus, no_bonus),
    "play_extra": Kind(second_bird, played_another, nothing),
}


def case(name: str) -> Case:
    """A table of two; a brown bird lies alone in its row, a white one is in hand with its food."""
    s = game(2)
    c = Case(s, s.actors[0], name)
    if c.bird.colour == 1:
        put(s, c.me, name)
    return c


def arrive(c: Case) -> bool:
    """Come to the question about the power: activate the row, or play the bird. False: it is not asked."""
    if c.bird.colour == 1:
        return activate(c.s, c.name)
    hold(c.s, c.me, c.name)
    feed(c.s, c.me, **cost_of(c.name))
    do(c.s, f"play {c.name} {HABITAT.names[c.bird.habitats[0]]}")
    while asked(c.s) in ("PayFood", "SpendEgg"):
        do(c.s, options(c.s)[-1])
    return asked(c.s) in ("Offer", "PlayAnother")


def may_be_useless(name: str) -> bool:
    """Some powers are always offered; and the food action itself leaves a die outside for its hunters."""
    bird = BIRDS[number(name)]
    return KINDS[bird.kind].never is not None and not (bird.kind == "hunt_dice" and bird.habitats[0] == 0)


COLOURED = [name for name in NAMES if BIRDS[number(name)].colour in (1, 2)]


@pytest.mark.rule("WS-POW-1", "WS-POW-5")
@pytest.mark.parametrize("name", COLOURED)
def test_used(name: str) -> None:
    c = case(name)
    kind = KINDS[c.bird.kind]
    kind.ready(c)
    assert arrive(c)
    kind.used(c)


@pytest.mark.rule("WS-POW-2")
@pytest.mark.parametrize("name", COLOURED)
def test_declined(name: str) -> None:
    """No means that nothing of it happens."""
    c = case(name)
    KINDS[c.bird.kind].ready(c)
    assert arrive(c)
    before = (food_of(c.s, c.me), list(c.s.eggs), list(c.s.cached), list(c.s.tucked), list(c.s.mat))
    cards = len(c.s.hands[c.me])
    do(c.s, "skip")
    after = (food_of(c.s, c.me), list(c.s.eggs), list(c.s.cached), list(c.s.tucked), list(c.s.mat))
    assert after == before
    assert len(c.s.hands[c.me]) == cards
    assert asked(c.s) in ("Turn", "Offer")


@pytest.mark.rule("WS-POW-10")
@pytest.mark.parametrize("name", [name for name in COLOURED if may_be_useless(name)])
def test_not_offered_when_it_could_do_nothing(name: str) -> None:
    c = case(name)
    never = KINDS[c.bird.kind].never
    assert never is not None
    never(c)
    assert not arrive(c)


# -- pink birds ----------------------------------------------------------------------------------------------

CONDITIONAL = ["pink_lay_nest", "pink_play_tuck"]
PINK = [name for name in NAMES if BIRDS[number(name)].colour == 3]


def pink_case(name: str, ready: bool = True) -> Case:
    """The bird lies with the last player of three, so that its owner's turn does not come at once."""
    s = game(3)
    c = Case(s, (s.actors[0] + 2) % 3, name)
    put(s, c.me, name)
    if c.bird.kind == "pink_lay_nest" and ready:
        put(s, c.me, c.nesting())
    if c.bird.kind == "pink_play_tuck" and ready:
        hold(s, c.me, SPARE[0])
    return c


def trigger(c: Case, who: int) -> None:
    """The player on turn does what the bird waits for."""
    s = c.s
    assert s.actors == [who]
    if c.bird.kind == "pink_lay_nest":
        do(s, "lay-eggs")
    elif c.bird.kind == "pink_food_cache":
        dice(s, "rodent", "seed")
        do(s, "gain-food", "take rodent")
    elif c.bird.kind == "pink_predator_feeder":
        put(s, who, "willet")
        dice(s, "seed", "fruit")
        do(s, "draw-cards")
        until(s, "Offer", "willet")
        rolls(s, "fish", "fish", "fish")
        do(s, "use")
    else:
        habitat = c.bird.params["habitat"]
        hold(s, who, "california-condor")
        do(s, f"play california-condor {habitat}")


@pytest.mark.rule("WS-POW-1", "WS-POW-5", "WS-RULE-16")
@pytest.mark.parametrize("name", PINK)
def test_pink_used(name: str) -> None:
    c = pink_case(name)
    trigger(c, c.other)
    assert asked(c.s) == "React"
    assert c.s.actors == [c.me]
    food, eggs = food_of(c.s, c.me), sum(int(n) for n in c.s.eggs[15 * c.me : 15 * c.me + 15])
    do(c.s, f"activate {name}")
    kind = c.bird.kind
    if kind == "pink_play_gain":
        food[FOOD.index[c.foods[0]]] += 2  # WS-RULE-12: the appendix
        assert food_of(c.s, c.me) == food
    elif kind == "pink_food_cache":
        assert c.s.cached[c.at] == 1
    elif kind == "pink_predator_feeder":
        do(c.s, "take fruit")
        assert food_of(c.s, c.me)[3] == food[3] + 1
    elif kind == "pink_play_tuck":
        assert c.s.tucked[c.at] == 1  # the only card in hand
    else:
        assert sum(int(n) for n in c.s.eggs[15 * c.me : 15 * c.me + 15]) == eggs + 1
        assert c.s.eggs[c.at] == 0
    assert c.s.spent[c.me] != 0


@pytest.mark.rule("WS-POW-1")
@pytest.mark.parametrize("name", PINK)
def test_pink_declined_is_not_used_up(name: str) -> None:
    c = pink_case(name)
    trigger(c, c.other)
    food = food_of(c.s, c.me)
    do(c.s, "skip")
    assert food_of(c.s, c.me) == food
    assert c.s.spent[c.me] == 0


@pytest.mark.rule("WS-POW-1")
@pytest.mark.parametrize("name", PINK)
def test_pink_not_triggered_by_its_owner(name: str) -> None:
    c = pink_case(name)
    while c.s.actors != [c.me]:
        do(c.s, "draw-cards")
        finish(c.s)
    put(c.s, c.me, "king-rail", eggs=2)  # eggs for the column of a bird played
    trigger(c, c.me)
    assert asked(c.s) != "React"


@pytest.mark.rule("WS-POW-10")
@pytest.mark.parametrize(
    "name", [n for n in PINK if BIRDS[number(n)].kind in ("pink_lay_nest", "pink_play_tuck")]
)
def test_pink_not_offered_when_it_could_do_nothing(name: str) -> None:
    """No other bird with that nest, or no card in hand."""
    c = pink_case(name, ready=False)
    trigger(c, c.other)
    assert asked(c.s) != "React"


@pytest.mark.rule("WS-COMP-1")
@pytest.mark.parametrize("name", [name for name in NAMES if BIRDS[number(name)].colour == 0])
def test_birds_without_power(name: str) -> None:
    """They are played and activated like others, and nothing is asked."""
    c = case(name)
    put(c.s, c.me, name)
    assert not activate(c.s, name)
    face_up(c.s)
