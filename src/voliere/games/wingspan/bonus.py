"""Bonus cards: drawing and keeping them, what they count and what that is worth (WS-BONUS)."""

from __future__ import annotations

from typing import Final

from voliere.core.events import only, others
from voliere.core.native import i64, vec
from voliere.core.state import Seat
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.components import BONUS_CARDS, CARDS, SPOTS
from voliere.games.wingspan.conditions import HandSize, OfBirds, OfTable, read_condition
from voliere.games.wingspan.decks import BONUSES
from voliere.games.wingspan.state import (
    BORN,
    CAME,
    IN_BETWEEN,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    KNOWER,
    Table,
)

EDITIONS: Final = 2  # 0 = French, 1 = English


# -- cards ---------------------------------------------------------------------------------------


def draw_bonus(s: Table, seat: Seat) -> None:
    """Lay the top bonus card before a player; an empty deck is made of the discards first (WS-BONUS-3)."""
    if s.bonus_deck == 0:
        if s.bonus_discards == 0:
            return
        reshuffle_bonus(s)
    card = CARDS + chance_of(s, s.bonus_deck)
    one: i64 = 1
    s.bonus_deck ^= one << (card - CARDS)
    s.clock += 1
    s.place[card] = IN_BETWEEN
    s.memory[KNOWER + card] = seat + 1
    s.memory[CAME + card] = s.clock
    s.spread.append(card)


def chance_of(s: Table, among: i64) -> int:
    """One of the cards of a set, by chance."""
    cards = [k for k in range(BONUS_CARDS) if (among >> k) & 1]
    return cards[int(s.rng.below(len(cards)))]


def reshuffle_bonus(s: Table) -> None:
    s.clock += 1
    for k in range(BONUS_CARDS):
        if (s.bonus_discards >> k) & 1:
            card = CARDS + k
            knower = s.memory[KNOWER + card]
            if knower > 0:
                s.memory[BORN + card] = s.clock * 16 + knower
            s.memory[KNOWER + card] = 0
            s.place[card] = IN_DECK
    s.bonus_deck = s.bonus_discards
    s.bonus_discards = 0


def keep_bonus(s: Table, seat: Seat, kept: int) -> None:
    """Of the cards laid out one is kept, the others are discarded; nobody else sees which."""
    one: i64 = 1
    for card in s.spread:
        bit: i64 = one << (card - CARDS)
        if card == CARDS + kept:
            s.bonus[seat] |= bit
            s.place[card] = IN_HAND + seat
        else:
            s.bonus_discards |= bit
            s.place[card] = IN_DISCARDS
    s.spread = []
    if s.log is not None:
        s.log.tell("kept_bonus", {"seat": seat, "bonus": kept}, only(seat))
        s.log.tell("kept_bonus_hidden", {"seat": seat}, others(seat))


def held(s: Table, seat: Seat) -> list[int]:
    """The bonus cards of a player."""
    found: list[int] = []
    bits: i64 = s.bonus[seat]
    card: i64 = 0
    while bits > 0:
        if bits & 1:
            found.append(int(card))
        bits >>= 1
        card += 1
    return found


# -- what they count ------------------------------------------------------------------------------


CONDITIONS: Final = [read_condition(card) for card in BONUSES]


def members(edition: int) -> list[vec[i64]]:
    """For each bonus card, 1 for the birds that meet it; no birds for a card that looks at the table."""
    found: list[vec[i64]] = []
    for condition in CONDITIONS:
        flags: list[int] = []
        if isinstance(condition, OfBirds):
            flags = [int(condition.met_by(bird, edition)) for bird in BIRDS]
        found.append(vec[i64](flags))
    return found


MEMBERS: Final = [members(edition) for edition in range(EDITIONS)]


def meets(edition: int, card: int, bird: int) -> bool:
    """A bird meets the criterion of a card (WS-AUTO-5)."""
    return MEMBERS[edition][card][bird] == 1


def by_bird(card: int) -> bool:
    """Whether a card counts birds, each of which meets it or does not."""
    return isinstance(CONDITIONS[card], OfBirds)


def of_the_hand(card: int) -> bool:
    """Whether a card counts what nobody sees on the table."""
    return isinstance(CONDITIONS[card], HandSize)


def count(s: Table, seat: Seat, card: int) -> int:
    """What a bonus card counts for a player now."""
    flags = MEMBERS[s.agreed.edition][card]
    if len(flags) == 0:
        condition = CONDITIONS[card]
        assert isinstance(condition, OfTable)
        return condition.count(s, seat)
    n: i64 = 0
    at: i64 = seat * SPOTS
    last: i64 = at + SPOTS
    while at < last:
        bird: i64 = s.mat[at]
        if bird >= 0:
            n += flags[bird]
        at += 1
    return int(n)


def bonus_points(s: Table, seat: Seat) -> int:
    """All bonus cards of a player (WS-SCORE-1)."""
    return sum([BONUSES[card].points(count(s, seat, card)) for card in held(s, seat)])
