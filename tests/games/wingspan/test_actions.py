"""Rounds, turns, and the four actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any, cast

import pytest
from tests.games.wingspan.tables import (
    GAME,
    activate,
    asked,
    cost_of,
    dice,
    discard,
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
    told,
    until,
)

from voliere.core.rng import Rigged, seeded
from voliere.core.task import Task, Verb
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.components import FOOD, INVERTEBRATE, NEED, PAY, PAY_FOR_ME
from voliere.games.wingspan.payment import PAY_FOOD, payable, ways
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.tokens import PAY_TOKENS, cheapest_rest, several

# -- rounds and turns -----------------------------------------------------------------------------


@pytest.mark.rule("WS-ROUND-1", "WS-ROUND-2", "WS-ROUND-4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_26_turns_each_clockwise_from_the_first_player(seats: int) -> None:
    s = game(seats)
    first = s.first
    taken: list[tuple[int, int]] = []
    while s.actors:
        if asked(s) == "Turn":
            taken.append((s.round, s.actors[0]))
        do(s, "draw-cards") if asked(s) == "Turn" else finish(s)
    for number_, turns in zip((1, 2, 3, 4), (8, 7, 6, 5), strict=True):
        own = [seat for r, seat in taken if r == number_]
        start = 0 if seats == 1 else (first + number_ - 1) % seats
        assert own == [(start + k) % seats for k in range(turns * seats)]
    assert s.over


@pytest.mark.rule("WS-ROUND-3")
def test_the_end_of_a_round() -> None:
    """Goal scored, tray discarded and dealt anew, the token passes on; the feeder stays."""
    s = game(2)
    first = s.first
    while s.turn < 16 or asked(s) != "Turn":
        do(s, "lay-eggs") if asked(s) == "Turn" else finish(s)
    tray, feeder = [int(b) for b in s.tray], [int(n) for n in s.feeder]
    do(s, "lay-eggs")
    finish(s)
    assert s.round == 2
    assert s.first == (first + 1) % 2 == s.actors[0]
    assert len(told(s, "goal")) == 1
    assert all(s.discards.has(bird) for bird in tray)
    assert all(bird >= 0 for bird in s.tray)
    assert [int(n) for n in s.feeder] == feeder
    assert [p["cubes"] for p in s.view(0)["players"]].count(7) == 1  # type: ignore[attr-defined]


@pytest.mark.rule("WS-TURN-1")
def test_order_of_a_turn() -> None:
    """Pink birds ready, the action, owed discards, the tray, the next player."""
    s = game(2)
    me = s.actors[0]
    s.spent[1 - me] = 1
    put(s, me, "black-tern")
    face_up(s, "mallard", "willet")
    do(s, "draw-cards", "draw mallard")
    assert until(s, "Offer", "black-tern")
    do(s, "use", "draw willet")
    assert asked(s) == "DiscardOne"
    assert [int(b) for b in s.tray] == [-1, -1, -1]
    do(s, "discard willet")
    assert all(bird >= 0 for bird in s.tray)
    assert s.actors == [1 - me]
    assert s.spent[1 - me] == 0


@pytest.mark.rule("WS-TURN-2", "WS-RULE-6")
def test_order_of_a_row_action() -> None:
    """Base gain, conversion, pink powers of the others, brown powers from right to left."""
    s = game(2)
    me = s.actors[0]
    put(s, me, "bairds-sparrow")
    put(s, me, "killdeer", "grassland")
    put(s, me, "california-quail", "grassland")
    put(s, 1 - me, "bronzed-cowbird")
    put(s, 1 - me, "american-robin")
    seen = []
    do(s, "lay-eggs")
    while asked(s) != "Turn":
        seen.append(asked(s) + (f" {BIRDS[s.todo[-1].slot].name}" if asked(s) == "Offer" else ""))
        do(s, "skip" if "skip" in options(s) else options(s)[0])
    steps = [name for k, name in enumerate(seen) if name not in seen[:k]]
    powers = [f"Offer {name}" for name in ("california-quail", "killdeer", "bairds-sparrow")]
    assert steps == ["LayEgg", "ConvertFood", "React", *powers]


# -- playing a bird -----------------------------------------------------------------------------------


@pytest.mark.rule("WS-PLAY-1", "WS-RULE-8")
def test_only_where_it_lives_where_there_is_room_and_when_it_can_be_paid() -> None:
    s = game()
    me = s.actors[0]
    hold(s, me, "mallard", "barn-owl")
    feed(s, me, seed=1)
    assert options(s) == ["play mallard wetland", "gain-food", "lay-eggs", "draw-cards"]
    feed(s, me)
    assert options(s) == ["gain-food", "lay-eggs", "draw-cards"]
    feed(s, me, rodent=2, seed=1)
    for name in ("anhinga", "willet", "killdeer", "osprey", "sandhill-crane"):
        put(s, me, name, "wetland", eggs=1)
    assert options(s)[:-3] == ["play barn-owl forest", "play barn-owl grassland"]
    reasons = {path: event.name for path, event in s.reasons(me).items()}
    assert reasons == {f"bird:{number('mallard')}": "no_room"}


@pytest.mark.rule("WS-PLAY-2")
@pytest.mark.parametrize(("column", "eggs"), list(enumerate([0, 1, 1, 2, 2])))
def test_eggs_by_column(column: int, eggs: int) -> None:
    s = game()
    me = s.actors[0]
    for name in ["anhinga", "willet", "killdeer", "osprey"][:column]:
        put(s, me, name, "wetland")
    donor = put(s, me, "wild-turkey", eggs=eggs)
    hold(s, me, "mallard")
    feed(s, me, seed=1)
    if eggs:
        s.eggs[donor] = eggs - 1
        assert "play mallard wetland" not in options(s)
        assert s.reasons(me)[f"bird:{number('mallard')}"].name == "eggs_short"
        s.eggs[donor] = eggs
    do(s, "play mallard wetland")
    assert s.eggs[donor] == 0
    assert s.spot_of(number("mallard")) == 15 * me + 10 + column


@pytest.mark.rule("WS-PLAY-2")
def test_the_player_chooses_the_eggs() -> None:
    s = game()
    me = s.actors[0]
    put(s, me, "anhinga", eggs=1)
    put(s, me, "wild-turkey", eggs=1)
    hold(s, me, "mallard")
    do(s, "play mallard wetland")
    assert options(s) == ["take-egg forest1", "take-egg wetland1"]


def payments(s: Wingspan, seat: int, bird: int, verb: Verb[Any] = PAY_TOKENS) -> list[tuple[int, ...]]:
    """Every payment the engine lets a player make, token by token, in every order it allows."""
    found: list[tuple[int, ...]] = []

    def go(at: Wingspan, slot: int, paid: tuple[int, ...]) -> None:
        for a in verb.options(at, Task(verb, seat, slot)):
            if a == PAY_FOR_ME.first:
                continue
            ahead = at.copy()
            ahead.todo = []
            ahead.here = ahead.todo
            verb.take(ahead, Task(verb, seat, slot), a)
            more = (*paid, a - PAY.first)
            if ahead.todo:
                go(ahead, ahead.todo[-1].slot, more)
            else:
                found.append(more)

    go(s, bird, ())
    return found


def pays(bird: int, tokens: Counter[int]) -> bool:
    """Every symbol gets a fitting token or two of any kind: tried out, not computed."""
    card = BIRDS[bird]
    symbols = [{kind} for kind, n in enumerate(card.cost) for _ in range(n)]
    symbols += [set(range(5)) for _ in range(card.wild)]
    symbols += [set(card.either)] if card.either else []

    def go(k: int, left: Counter[int]) -> bool:
        if k == len(symbols):
            return True
        kinds = [kind for kind in range(5) if left[kind]]
        ways = [[kind] for kind in kinds if kind in symbols[k]]
        ways += [[a, b] for a in kinds for b in kinds if a < b or (a == b and left[a] > 1)]
        return any(go(k + 1, left - Counter(way)) for way in ways)

    return go(0, tokens)


def legal(bird: int, have: list[int]) -> set[tuple[int, ...]]:
    """WS-PLAY-7 word by word: it pays, and no part of it would."""
    found = set()
    for counts in product(*[range(min(n, 6) + 1) for n in have]):
        tokens = Counter({kind: n for kind, n in enumerate(counts) if n})
        if sum(counts) <= 6 and pays(bird, tokens):
            fewer = [tokens - Counter([kind]) for kind in tokens]
            if not any(pays(bird, part) for part in fewer):
                found.add(tuple(sorted(tokens.elements())))
    return found


COSTS = {(tuple(b.cost), b.wild, tuple(b.either)): b.name for b in BIRDS}


def pools(name: str) -> Iterator[tuple[Wingspan, list[int]]]:
    """Some tables where seat 0 has food at random."""
    s = game()
    s.log = None
    rng = seeded(number(name))
    for _ in range(4):
        have = [int(rng.below(3)) for _ in range(5)]
        feed(s, 0, **dict(zip(FOOD.names, have, strict=True)))
        yield s, have


@pytest.mark.rule("WS-PLAY-3", "WS-PLAY-4", "WS-PLAY-5", "WS-PLAY-7")
@pytest.mark.parametrize("name", sorted(COSTS.values()))
def test_payments_are_exactly_the_legal_ones(name: str) -> None:
    """Against a slow reading of the rule, for every cost there is; in version 1 each in one order only."""
    bird = number(name)
    for s, have in pools(name):
        found = payments(s, 0, bird, PAY_FOOD) if NEED[bird] else []
        want = legal(bird, have) - {()}
        assert len(found) == len(set(found))
        assert set(found) == want
        assert payable(s, 0, bird) == bool(legal(bird, have))


@pytest.mark.rule("WS-PLAY-5", "WS-PLAY-7", "WS-PLAY-8")
@pytest.mark.parametrize("name", sorted(COSTS.values()))
def test_every_legal_payment_can_be_made_in_any_order(name: str) -> None:
    bird = number(name)
    for s, have in pools(name):
        want = legal(bird, have) - {()}
        if not want:
            continue
        assert sorted(counted(way) for way in want) == sorted(ways(s, 0, bird, 0))
        if len(want) == 1:
            assert PAY_TOKENS.options(s, Task(PAY_TOKENS, 0, bird)) == [PAY_FOR_ME.first]
            continue
        assert set(payments(s, 0, bird)) == {order for way in want for order in permutations(way)}


def counted(tokens: tuple[int, ...]) -> list[int]:
    return [tokens.count(kind) for kind in range(5)]


@pytest.mark.rule("WS-PLAY-8")
def test_nothing_is_paid_that_was_not_chosen() -> None:
    """A click on the seed used to pay both fish too: more than the bushtit costs."""
    s = bushtit()
    me = s.actors[0]
    do(s, "pay seed")
    assert food_of(s, me) == [1, 0, 2, 0, 0]
    assert options(s) == ["pay invertebrate", "pay fish", "pay-for-me"]
    payment = cast(Any, s.view(me))["question"]["payment"]
    assert payment == {
        "chosen": [0, 1, 0, 0, 0],
        "owed": [INVERTEBRATE],
        "ways": [[0, 0, 2, 0, 0], [1, 0, 0, 0, 0]],
    }
    assert cast(Any, s.view(1 - me))["question"]["payment"]["ways"] == []
    other = s.copy()
    do(other, "pay fish")
    assert options(other) == ["pay fish", "pay-for-me"]
    do(s, "pay invertebrate")
    assert food_of(s, me) == [0, 0, 2, 0, 0]
    assert asked(s) == "Turn"


@pytest.mark.rule("WS-PLAY-8")
def test_a_table_of_version_1_completes_a_payment_as_it_always_did() -> None:
    s = bushtit(rules=1)
    me = s.actors[0]
    do(s, "pay seed")
    assert food_of(s, me) == [1, 0, 0, 0, 0]


def bushtit(rules: int = GAME.version) -> Wingspan:
    s = game(rules=rules)
    me = s.actors[0]
    hold(s, me, "bushtit")
    feed(s, me, invertebrate=1, seed=1, fish=2)
    do(s, "play bushtit forest")
    return s


@pytest.mark.rule("WS-PLAY-8")
@pytest.mark.parametrize("name", sorted(COSTS.values()))
def test_the_rest_is_paid_with_the_fewest_tokens(name: str) -> None:
    """After any tokens: what "pay for me" completes is legal, and nothing shorter would do."""
    bird = number(name)
    for s, _ in pools(name):
        if not payable(s, 0, bird) or not several(s, 0, bird):
            continue
        for order in payments(s, 0, bird)[:40]:
            at, paid = s.copy(), 0
            for kind in order[:-1]:
                at.food[kind] -= 1
                paid += 1 << (4 * kind)
                left = ways(at, 0, bird, paid)
                rest = cheapest_rest(at, 0, bird, paid)
                tokens = [(rest >> (4 * k)) & 15 for k in range(5)]
                assert tokens in left
                assert sum(tokens) == min(sum(way) for way in left)


@pytest.mark.rule("WS-PLAY-8")
def test_a_whole_payment_at_random_is_one_the_rules_allow() -> None:
    """Playouts pay in one go."""
    rng = seeded(3)
    for name in sorted(COSTS.values()):
        bird = number(name)
        for s, have in pools(name):
            if NEED[bird] and payable(s, 0, bird):
                at = s.copy()
                PAY_TOKENS.stroll(at, Task(PAY_TOKENS, 0, bird), rng)
                paid = tuple(k for k in range(5) for _ in range(have[k] - food_of(at, 0)[k]))
                assert paid in legal(bird, have)


@pytest.mark.rule("WS-PLAY-5")
def test_pay_for_me_pays_the_fewest_tokens() -> None:
    s = game()
    me = s.actors[0]
    hold(s, me, "trumpeter-swan")  # seed, seed, wild
    feed(s, me, seed=2, fish=3, fruit=1)
    do(s, "play trumpeter-swan wetland")
    assert "pay-for-me" in options(s)
    do(s, "pay-for-me")
    assert food_of(s, me) == [0, 0, 2, 1, 0]


@pytest.mark.rule("WS-PLAY-5", "WS-PLAY-7")
@pytest.mark.parametrize("name", sorted(COSTS.values()))
def test_pay_for_me_is_legal_and_cheapest(name: str) -> None:
    s = game()
    me = s.actors[0]
    bird = number(name)
    rng = seeded(bird + 1)
    hold(s, me, name)
    for _ in range(4):
        have = [int(rng.below(4)) for _ in range(5)]
        at = s.copy()
        feed(at, me, **dict(zip(FOOD.names, have, strict=True)))
        play = next((text for text in options(at) if text.startswith("play")), None)
        if play is None:
            continue
        do(at, play)
        if asked(at) != "PayFood":
            continue
        do(at, "pay-for-me")
        paid = tuple(k for k in range(5) for _ in range(have[k] - food_of(at, me)[k]))
        ways = legal(bird, have)
        assert paid in ways
        assert len(paid) == min(len(way) for way in ways)


@pytest.mark.rule("WS-PLAY-5")
def test_a_forced_payment_is_not_asked() -> None:
    s = game()
    me = s.actors[0]
    hold(s, me, "anhinga")
    feed(s, me, fish=2)
    do(s, "play anhinga wetland")
    assert asked(s) == "Turn"
    assert food_of(s, me) == [0] * 5


@pytest.mark.rule("WS-PLAY-3")
def test_cached_food_pays_nothing() -> None:
    s = game()
    me = s.actors[0]
    s.cached[put(s, me, "blue-jay")] = 3
    hold(s, me, "pine-siskin")
    feed(s, me)
    assert not [text for text in options(s) if text.startswith("play")]


@pytest.mark.rule("WS-PLAY-6")
@pytest.mark.parametrize("name", ["mourning-dove", "turkey-vulture"])
def test_brown_and_pink_powers_are_not_used_when_played(name: str) -> None:
    s = game()
    me = s.actors[0]
    hold(s, me, name)
    feed(s, me, **cost_of(name))
    do(s, f"play {name} forest")
    assert asked(s) == "Turn"
    assert s.actors != [me]


@pytest.mark.rule("WS-PLAY-6")
def test_a_white_power_is_asked_once_when_played() -> None:
    s = game()
    me = s.actors[0]
    hold(s, me, "american-goldfinch")
    feed(s, me, seed=2)
    do(s, "play american-goldfinch grassland")
    assert options(s) == ["use", "skip"]
    do(s, "use")
    assert food_of(s, me)[1] == 3
    while s.actors != [me] or asked(s) != "Turn":
        do(s, "draw-cards") if asked(s) == "Turn" else finish(s)
    assert not activate(s, "american-goldfinch")


# -- the rows --------------------------------------------------------------------------------------------


@pytest.mark.rule("WS-ROW-1", "WS-EGGS-1")
def test_eggs_that_fit_nowhere_are_lost_and_nobody_is_asked() -> None:
    s = game()
    me = s.actors[0]
    at = put(s, me, "anhinga", eggs=1)  # room for one
    do(s, "lay-eggs")
    assert asked(s) == "Turn"
    assert s.eggs[at] == 2


@pytest.mark.rule("WS-ROW-1", "WS-RULE-8")
def test_laying_without_birds_just_loses_the_eggs() -> None:
    s = game()
    do(s, "lay-eggs")
    assert asked(s) == "Turn"
    assert sum(int(n) for n in s.eggs) == 0


@pytest.mark.rule("WS-ROW-1")
def test_the_base_gain_cannot_be_declined() -> None:
    s = game()
    dice(s, "fish", "seed")
    do(s, "gain-food")
    assert options(s) == ["take seed", "take fish"]


@pytest.mark.rule("WS-ROW-2", "WS-FOOD-2")
def test_forest_conversion_needs_a_card() -> None:
    s = game()
    me = s.actors[0]
    put(s, me, "hooded-warbler")
    dice(s, "fish", "seed", "rodent")
    hold(s, me, "mallard")
    do(s, "gain-food", "take fish")
    assert options(s) == ["discard mallard", "skip"]
    do(s, "discard mallard")
    assert options(s) == ["take seed", "take rodent"]
    do(s, "take seed")
    assert asked(s) == "Turn"
    assert s.discards.has(number("mallard"))
    finish(s)


@pytest.mark.rule("WS-ROW-2")
def test_conversions_are_not_offered_without_use() -> None:
    """No card; no food; no room; no egg; no card to draw."""
    s = game()
    me = s.actors[0]
    put(s, me, "hooded-warbler")
    do(s, "gain-food")
    assert not until(s, "ConvertCard")
    s = game()
    me = s.actors[0]
    put(s, me, "bronzed-cowbird")  # no nest
    do(s, "lay-eggs")
    assert asked(s) == "Turn"
    s = game()
    me = s.actors[0]
    put(s, me, "anhinga", eggs=1)
    no_cards(s)
    do(s, "draw-cards")
    assert not until(s, "ConvertEgg")


@pytest.mark.rule("WS-EGGS-2", "WS-EGGS-3")
def test_grassland_conversion_and_powers() -> None:
    s = game()
    me = s.actors[0]
    at = put(s, me, "california-quail", "grassland")
    feed(s, me, fish=1)
    do(s, "lay-eggs")
    assert options(s) == ["pay fish", "skip"]
    do(s, "pay fish")
    assert s.eggs[at] == 3
    assert asked(s) == "Offer"
    do(s, "use")
    assert s.eggs[at] == 4


@pytest.mark.rule("WS-EGGS-1")
def test_eggs_go_one_by_one_or_many_at_once() -> None:
    s = game()
    me = s.actors[0]
    a = put(s, me, "mallard")
    b = put(s, me, "wild-turkey")
    do(s, "lay-eggs")
    assert options(s) == ["lay forest1", "lay wetland1", "fill forest1", "fill wetland1"]
    do(s, "lay wetland1", "lay forest1")
    assert (s.eggs[a], s.eggs[b]) == (1, 1)
    do(s, "lay-eggs")
    s2 = game()
    me = s2.actors[0]
    a = put(s2, me, "mallard")
    put(s2, me, "wild-turkey")
    do(s2, "lay-eggs", "fill wetland1")
    assert s2.eggs[a] == 2


@pytest.mark.rule("WS-DRAW-1", "WS-DRAW-4")
def test_cards_one_at_a_time_and_the_tray_waits() -> None:
    s = game()
    me = s.actors[0]
    for name in ("anhinga", "willet"):
        put(s, me, name)
    face_up(s, "mallard", "osprey", "killdeer")
    do(s, "draw-cards")
    assert options(s) == ["draw killdeer", "draw mallard", "draw osprey", "draw-deck", "draw-rest"]
    do(s, "draw mallard")
    assert options(s) == ["draw killdeer", "draw osprey", "draw-deck"]
    do(s, "draw-deck")
    assert len(s.hands[me]) == 2


@pytest.mark.rule("WS-DRAW-1")
def test_the_rest_from_the_deck_at_once() -> None:
    s = game()
    me = s.actors[0]
    for name in ("anhinga", "willet"):
        put(s, me, name)
    do(s, "draw-cards", "draw-rest")
    assert len(s.hands[me]) == 2
    assert len([event for event in told(s, "drew") if event["seat"] == me]) == 2


@pytest.mark.rule("WS-DRAW-2", "WS-DRAW-3")
def test_wetland_conversion_and_powers() -> None:
    s = game()
    me = s.actors[0]
    at = put(s, me, "mallard", eggs=1)
    do(s, "draw-cards", "draw-deck")
    assert options(s) == ["take-egg wetland1", "skip"]
    do(s, "take-egg wetland1", "draw-deck")
    assert s.eggs[at] == 0
    assert asked(s) == "Offer"
    assert len(s.hands[me]) == 2


@pytest.mark.rule("WS-DRAW-4")
def test_no_limit_to_the_hand() -> None:
    s = game()
    me = s.actors[0]
    hold(s, me, *[bird.name for bird in BIRDS[:60] if s.tray[0] != number(bird.name)][:40])
    do(s, "draw-cards")
    finish(s)
    assert len(s.hands[me]) >= 40


@pytest.mark.rule("WS-DRAW-5")
def test_an_empty_deck_is_made_of_the_discards_when_a_card_is_needed() -> None:
    s = game()
    me = s.actors[0]
    for bird in s.deck.sorted():
        discard(s, BIRDS[bird].name)
    assert len(s.deck) == 0
    gone = len(s.discards)
    assert gone > 100
    do(s, "draw-cards", "draw-deck")
    assert told(s, "reshuffled") == [{"n": gone}]
    assert len(s.hands[me]) == 1


@pytest.mark.rule("WS-DRAW-5", "WS-RULE-4")
def test_without_any_card_draws_give_nothing() -> None:
    s = game()
    me = s.actors[0]
    no_cards(s)
    do(s, "draw-cards")
    assert asked(s) == "Turn"
    assert len(s.hands[me]) == 0


# -- the feeder ----------------------------------------------------------------------------------------


@pytest.mark.rule("WS-FOOD-1", "WS-FOOD-3")
def test_a_die_gives_its_food_and_lies_outside() -> None:
    s = game()
    me = s.actors[0]
    put(s, me, "northern-cardinal")
    feed(s, me)
    dice(s, "both", "rodent", "rodent")
    do(s, "gain-food")
    assert options(s) == ["take rodent", "take both-as-invertebrate", "take both-as-seed"]
    do(s, "take both-as-seed")
    assert food_of(s, me) == [0, 1, 0, 0, 0]
    assert s.inside == 2
    assert asked(s) == "Offer"


@pytest.mark.rule("WS-FEEDER-1", "WS-FEEDER-3")
def test_an_empty_feeder_is_filled_at_once() -> None:
    s = game()
    dice(s, "fish")
    do(s, "gain-food", "take fish")
    assert s.inside == 5
    assert sum(int(n) for n in s.feeder) == 5


@pytest.mark.rule("WS-FEEDER-2")
@pytest.mark.parametrize("face", ["fish", "both"])
@pytest.mark.parametrize("n", [1, 3])
def test_all_equal_may_be_rerolled_again_and_again(face: str, n: int) -> None:
    s = game()
    dice(s, *[face] * n)
    do(s, "gain-food")
    assert "reroll" in options(s)
    rolls(s, "seed", "seed", "seed", "seed", "seed")
    do(s, "reroll")
    assert options(s) == ["take seed", "reroll"]
    rolls(s, "seed", "fish", "both", "seed", "seed")
    do(s, "reroll")
    assert "reroll" not in options(s)


@pytest.mark.rule("WS-FEEDER-2")
def test_the_double_face_is_not_a_seed_for_the_reroll() -> None:
    s = game()
    dice(s, "both", "seed")
    do(s, "gain-food")
    assert "reroll" not in options(s)


@pytest.mark.rule("WS-FEEDER-2")
def test_the_test_is_made_before_every_die() -> None:
    s = game()
    me = s.actors[0]
    for name in ("hooded-warbler", "blue-winged-warbler"):
        put(s, me, name)
    dice(s, "fish", "seed", "seed")
    do(s, "gain-food")
    assert "reroll" not in options(s)
    do(s, "take fish")
    assert options(s) == ["take seed", "reroll"]


@pytest.mark.rule("WS-RULE-11")
def test_chance_is_asked_only_when_something_hidden_comes_up() -> None:
    """What an undo rests on: paying asks no chance, drawing does."""
    s = game()
    me = s.actors[0]
    hold(s, me, "anhinga")
    feed(s, me, fish=2, seed=2)
    rng = s.rng.state()
    do(s, "play anhinga wetland", "pay-for-me")
    assert s.rng.state() == rng
    s.rng = Rigged([])
    do(s, "draw-cards")
    before = s.rng.state()
    do(s, "draw-deck")
    assert s.rng.state() != before
    on_top(s, "mallard")
    empty_hand(s, me)
