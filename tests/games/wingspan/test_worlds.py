"""Sampled worlds are as likely as the truth: over many games no property tells them apart (WS-INFO-1).

A world is drawn from what a seat has seen, not from guesses about why others act. So here nobody's act rests
on what is hidden: nobody plays a bird of the hand, and whoever puts a card away takes any. The birds on the
mats are dealt openly before, and most of the deck is discarded openly, so that the discards become the deck
in many games. Under free play worlds must differ from the truth: a card long held and not played is more
likely one that cannot be played, and a world does not know that. That is play to be read, and left to bots.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest
from tests.chance import near, standing_out
from tests.games.wingspan.tables import game, new, number, put

from voliere.core.rng import Rng, seeded
from voliere.core.state import NOBODY
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.cards import (
    discard_from_hand,
    discard_openly,
    from_deck,
    put_on_mat,
    reshuffle,
    show,
    to_hand,
    tuck_from_hand,
)
from voliere.games.wingspan.components import CARDS, COLUMNS, PLAY, ROWS
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.powers.catalogue import power_of
from voliere.games.wingspan.state import (
    ALL_CARDS,
    BORN,
    CAME,
    CLAIM,
    EVERYBODY,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    KNOWER,
    ON_MAT,
    TUCKED,
    WENT,
)

LOOKS = 4  # in each game
TABLES = [
    (2, 6, 115, 160),
    (3, 6, 105, 200),
    (5, 5, 75, 160),
    (3, 6, 0, 60),
]  # seats, birds, discarded, games


def innocent(s: Wingspan, rng: Rng) -> None:
    """Whoever is asked does anything but play a bird: what one may do else, everybody can see."""
    seat = s.actors[int(rng.below(len(s.actors)))]
    choices = [a for a in s.choices(seat) if a >= PLAY.size]
    s.apply(seat, choices[int(rng.below(len(choices)))])


def prepared(seats: int, birds: int, discarded: int, seed: int, rng: Rng) -> Wingspan:
    s = new(seats, seed)
    while s.lanes:
        innocent(s, rng)
    for seat in range(seats):
        for _ in range(birds):
            card = int(from_deck(s))
            rows = [row for row in BIRDS[card].habitats if s.birds[seat * ROWS + row] < COLUMNS - 1]
            if rows:
                show(s, card)
                put_on_mat(s, seat, card, rows[int(rng.below(len(rows)))])
                s.watch[seat] = s.watch[seat] | power_of(card).waits_for
            else:
                discard_openly(s, card)
    for _ in range(discarded):
        discard_openly(s, from_deck(s))
    return s


def properties(s: Wingspan, me: int) -> dict[str, int]:
    """Numbers that hang on where hidden cards lie, and on what is remembered of them."""
    memory, place = [int(x) for x in s.memory], [int(x) for x in s.place]

    def held(card: int) -> bool:
        return IN_HAND <= place[card] < ON_MAT and place[card] != IN_HAND + me

    cards = range(CARDS)
    found = {
        f"memory {name}": sum((card % 17 - 8) * memory[section + card] for card in cards)
        for name, section in [("knower", KNOWER), ("came", CAME), ("went", WENT)]
    }
    born = [card for card in cards if memory[BORN + card] > 0]
    known = [card for card in born if memory[BORN + card] & 15 in (EVERYBODY, me + 1)]
    claimed = [card for card in cards if memory[CLAIM + card] > 0]
    for name, some in [("known of the new deck", known), ("seen going into a hand", claimed)]:
        found[f"{name}, in hands"] = sum(held(card) for card in some)
        found[f"{name}, in the deck"] = sum(place[card] == IN_DECK for card in some)
        found[f"{name}, discarded"] = sum(place[card] == IN_DISCARDS for card in some)
        found[f"{name}, tucked"] = sum(place[card] >= TUCKED for card in some)
        found[f"{name}, drawn early"] = sum(
            held(card) and memory[CAME + card] < memory[BORN + card] >> 4 for card in some
        )
    theirs = [card for card in born if card not in known]
    found["put away by others, in hands"] = sum(held(card) for card in theirs)
    found["put away by others, in the deck"] = sum(place[card] == IN_DECK for card in theirs)
    found["points in hands"] = sum(BIRDS[card].points for card in cards if held(card))
    found["points in the deck"] = sum(BIRDS[card].points for card in cards if place[card] == IN_DECK)
    found["points discarded"] = sum(BIRDS[card].points for card in cards if place[card] == IN_DISCARDS)
    bonus = [card for card in range(CARDS, ALL_CARDS) if place[card] != IN_HAND + me]
    found["bonus cards held"] = sum(card - CARDS - 12 for card in bonus if place[card] >= IN_HAND)
    found["bonus cards gone"] = sum(card - CARDS - 12 for card in bonus if place[card] == IN_DISCARDS)
    return found


def alike(a: Wingspan, b: Wingspan) -> int:
    """How many cards lie where they lie in the other."""
    return sum(int(x == y) for x, y in zip(a.place, b.place, strict=True))


@cache
def compared(seats: int, birds: int, discarded: int, games: int) -> tuple[dict[str, list[float]], int]:
    """The truth minus a world, by property and game; and in how many games a new deck came."""
    differences: dict[str, list[float]] = defaultdict(list)
    reshuffled = 0
    for seed in range(games):
        rng, thinking = seeded(seed), seeded(1000 + seed)
        s = prepared(seats, birds, discarded, seed, rng)
        looks = sorted(int(rng.below(60 * seats)) for _ in range(LOOKS))
        sums: dict[str, float] = defaultdict(float)
        moves = 0
        while s.actors and looks:
            while looks and looks[0] == moves:
                looks.pop(0)
                me = int(thinking.below(seats + 1)) - 1
                one, two = s.resample(me, thinking), s.resample(me, thinking)
                truth, sampled = properties(s, me), properties(one, me)
                for name, value in truth.items():
                    sums[name] += (value - sampled[name]) / LOOKS
                sums["likeness to the truth, above that of two worlds"] += (
                    alike(s, one) - alike(one, two)
                ) / LOOKS
            innocent(s, rng)
            moves += 1
        reshuffled += bool(s.buried)
        for name, total in sums.items():
            differences[name].append(total)
    return differences, reshuffled


@pytest.mark.slow
@pytest.mark.rule("WS-INFO-1")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_tells_a_sampled_world_from_the_truth(table: tuple[int, int, int, int]) -> None:
    differences, reshuffled = compared(*table)
    assert reshuffled > table[3] // 20 or not table[2], "hardly any game came to the hard part"
    assert all(len(values) == table[3] for values in differences.values())
    assert standing_out(differences) == []


@pytest.mark.rule("WS-INFO-1")
@pytest.mark.parametrize("put_away", [0, 1, 2])
def test_a_card_seen_before_the_new_deck_may_be_in_the_hand_or_in_the_deck(put_away: int) -> None:
    """One of three cards of a hand was put away unseen, whichever: for the others each was it in a third."""
    s = game(2)
    cards = [int(from_deck(s)) for _ in range(3)]
    for k, card in enumerate(cards):
        to_hand(s, 1, card, seen=k == 0)
    discard_from_hand(s, 1, cards[put_away])
    while s.deck.size:
        discard_openly(s, from_deck(s))
    reshuffle(s)
    rng, worlds = seeded(5), 500
    for viewer in (0, NOBODY):
        in_hand = sum(s.resample(viewer, rng).hands[1].has(cards[0]) for _ in range(worlds))
        assert near(in_hand / worlds, 2 / 3, worlds)
    own = s.resample(1, rng)
    assert [own.hands[1].has(card) for card in cards] == [k != put_away for k in range(3)]


@pytest.mark.rule("WS-INFO-1")
def test_a_card_seen_going_into_a_hand_may_be_any_that_was_put_away_since() -> None:
    """Two cards in hand and one under a bird: the one all saw is each of them equally often."""
    s = game(2)
    put(s, 1, "killdeer")
    cards = [int(from_deck(s)) for _ in range(3)]
    for k, card in enumerate(cards):
        to_hand(s, 1, card, seen=k == 0)
    tuck_from_hand(s, 1, cards[2], number("killdeer"))
    late = int(from_deck(s))
    to_hand(s, 1, late, seen=True)  # came after the card was tucked, so it is still in the hand
    rng, worlds = seeded(6), 500
    found = [s.resample(0, rng) for _ in range(worlds)]
    assert near(sum(w.hands[1].has(cards[0]) for w in found) / worlds, 2 / 3, worlds)
    assert all(w.hands[1].has(late) for w in found)
