"""Sampled worlds: every deal that fits what a seat knows is equally likely (SB-INFO-2)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest
from tests.chance import uniform
from tests.games.songbirds.table import start, told, view

from voliere.core.rng import seeded
from voliere.games.songbirds.components import FAVOURITE
from voliere.games.songbirds.position import Songbirds

World = tuple[object, ...]


def late(seats: int, seed: int, left: int, **options: Any) -> Songbirds:
    """Random play until so many cells are empty."""
    s, rng = start(seats, seed, **options), seeded(seed)
    while s.left > left:
        s.apply(s.actors[0], s.sample(s.actors[0], rng))
    assert s.actors
    return s


def hidden(s: Songbirds) -> World:
    """All that is secret, in one value."""
    hands = [tuple(hand.sorted()) for hand in s.hands]
    return (*hands, *s.favourites, s.aside, tuple(s.deck.sorted()))


def deals(s: Songbirds, seat: int) -> set[World]:
    """Every way to deal what the seat does not know."""
    secret = s.agreed.duel
    others = [k for k in range(s.seats) if k != seat]
    shown = s.actors[0] if s.shown >= 0 else -1
    fixed = {k: [s.shown] if k == shown else [] for k in others}
    unknown = [c for k in others for c in s.hands[k].sorted() if c not in fixed[k]] + s.deck.sorted()
    chosen = [k for k in others if secret and s.favourites[k] >= 0]
    unknown += [s.favourites[k] for k in chosen] + [s.aside] * (s.aside >= 0)
    found: set[World] = set()

    def give(who: list[int], left: frozenset[int], hands: dict[int, tuple[int, ...]]) -> None:
        if who:
            for cards in combinations(sorted(left), len(s.hands[who[0]]) - len(fixed[who[0]])):
                own = tuple(sorted([*cards, *fixed[who[0]]]))
                give(who[1:], left - set(cards), hands | {who[0]: own})
            return
        for cards in permutations(sorted(left), len(chosen) + (s.aside >= 0)):
            favourites = s.favourites[:]
            for k, c in zip(chosen, cards, strict=False):
                favourites[k] = c
            aside = cards[-1] if s.aside >= 0 else -1
            rest = tuple(sorted(left - set(cards)))
            full = [hands[k] if k in hands else tuple(s.hands[k].sorted()) for k in range(s.seats)]
            found.add((*full, *favourites, aside, rest))

    give(others, frozenset(unknown), {})
    return found


def check(s: Songbirds, seat: int, most: int = 200) -> None:
    ways = deals(s, seat)
    assert hidden(s) in ways
    assert 3 <= len(ways) <= most
    rng = seeded(17)
    counts = Counter(hidden(s.resample(seat, rng)) for _ in range(30 * len(ways)))
    assert set(counts) <= ways
    assert uniform(counts, len(ways))


@pytest.mark.rule("SB-INFO-2")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("left", [3, 4])
def test_two_players_the_other_hand_and_the_card_aside(seat: int, left: int) -> None:
    s = late(2, 3, left)
    other = len(s.hands[1 - seat])
    assert len(deals(s, seat)) == other + 1  # any of its cards, or the one aside, may be the one aside
    check(s, seat)


@pytest.mark.rule("SB-INFO-2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_three_players_two_hands(seat: int) -> None:
    check(late(3, 5, 4), seat)


@pytest.mark.rule("SB-INFO-2")
def test_four_players_three_hands() -> None:
    s = late(4, 6, 2, special="raven")
    check(s, s.actors[0])


@pytest.mark.rule("SB-INFO-2")
@pytest.mark.parametrize("seed", [1, 2, 4])
def test_hidden_favourites_are_dealt_anew_too(seed: int) -> None:
    s = late(2, seed, 3, early_bird=True)
    seat = next(k for k in (0, 1) if s.favourites[1 - k] >= 0)
    assert told(s, "favourite_hidden")
    check(s, seat)


@pytest.mark.rule("SB-INFO-2")
def test_a_spectator_knows_no_hand() -> None:
    check(late(2, 8, 2), -1)


@pytest.mark.rule("SB-INFO-2", "SB-COOP-6")
def test_as_a_team_the_card_shown_stays_and_the_deck_is_dealt_anew() -> None:
    s, rng = start(3, 2, mode="coop"), seeded(2)
    s.apply(0, FAVOURITE(s.hands[0].sorted()[0], 0))
    while s.left > 4 or s.shown < 0:
        s.apply(s.actors[0], s.sample(s.actors[0], rng))
    shown, seat = s.shown, (s.actors[0] + 1) % 3
    assert view(s, seat)["shown"] == shown
    check(s, seat)
    for k in range(20):
        w = s.resample(seat, seeded(k))
        assert w.hands[s.actors[0]].has(shown)
        assert w.favourites == s.favourites


@pytest.mark.rule("SB-INFO-2")
def test_alone_only_the_deck_is_unknown_and_it_has_no_order() -> None:
    s = late(1, 3, 5)
    w = s.resample(0, seeded(1))
    assert hidden(w) == hidden(s)
    draws = Counter[int]()
    rng = seeded(5)
    deck = s.deck.sorted()
    for _ in range(60 * len(deck)):
        w = s.resample(0, rng)
        draws[int(w.deck.draw(w.rng))] += 1
    assert uniform(draws, len(deck))
