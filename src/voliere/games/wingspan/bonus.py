"""Bonus cards: drawing and keeping them, what they count and what that is worth (WS-BONUS)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from voliere.core.events import only, others
from voliere.core.native import i64, vec
from voliere.core.state import Seat
from voliere.games.wingspan.bird import FOOD_NAMES, HABITAT_NAMES, Bird, nest_mask
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.components import BONUS_CARDS, CARDS, ROWS, SPOTS
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

Params = dict[str, str]
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
    return [k for k in range(BONUS_CARDS) if (s.bonus[seat] >> k) & 1]


# -- what they count ------------------------------------------------------------------------------


def named(bird: Bird, p: Params, edition: int) -> bool:
    """Words in the name of the card, by edition (WS-BONUS-1)."""
    return p["column_en"][0] in bird.terms[edition]


def eats(bird: Bird, p: Params, edition: int) -> bool:
    """Kinds shown in the cost (WS-BONUS-2)."""
    if p["food"] == "wild":
        return bird.wild > 0
    food = FOOD_NAMES.index(p["food"])
    if p["mode"] == "only":
        return bird.foods() == [food] and bird.wild == 0
    return food in bird.foods()


def spans(bird: Bird, p: Params, edition: int) -> bool:
    cm = int(p["cm"])
    return bird.wingspan > cm if p["op"] == "gt" else bird.wingspan <= cm


def icons(bird: Bird, p: Params, edition: int) -> bool:
    """The icon counts whatever the colour of the power."""
    return bird.icon == p["icon"]


def nests(bird: Bird, p: Params, edition: int) -> bool:
    return bird.nests & nest_mask(p["nest"]) != 0


def only_lives(bird: Bird, p: Params, edition: int) -> bool:
    return bird.habitats == [HABITAT_NAMES.index(p["habitat"])]


def worth_little(bird: Bird, p: Params, edition: int) -> bool:
    return bird.points < int(p["value"])


BY_BIRD: Final[dict[str, Callable[[Bird, Params, int], bool]]] = {
    "name_terms": named,
    "eats": eats,
    "wingspan": spans,
    "icon": icons,
    "nest": nests,
    "only_habitat": only_lives,
    "points_below": worth_little,
}


def members(edition: int) -> list[vec[i64]]:
    """For each bonus card, 1 for the birds that meet it; no birds for a card that looks at the table."""
    found: list[vec[i64]] = []
    for card in BONUSES:
        test = BY_BIRD.get(card.kind)
        flags = [] if test is None else [int(test(bird, card.params, edition)) for bird in BIRDS]
        found.append(vec[i64](flags))
    return found


MEMBERS: Final = [members(edition) for edition in range(EDITIONS)]


def meets(edition: int, card: int, bird: int) -> bool:
    """A bird meets the criterion of a card (WS-AUTO-5)."""
    return MEMBERS[edition][card][bird] == 1


def eggs_on_bird(s: Table, seat: Seat, p: Params) -> int:
    """Breeding Manager and Oologist: birds with at least so many eggs."""
    least = int(p["min"])
    return sum([1 for at in range(seat * SPOTS, (seat + 1) * SPOTS) if s.eggs[at] >= least])


def fewest_habitat(s: Table, seat: Seat, p: Params) -> int:
    """Ecologist: birds in the habitat with fewest; ties allowed."""
    return min([int(s.birds[seat * ROWS + row]) for row in range(ROWS)])


def hand_size(s: Table, seat: Seat, p: Params) -> int:
    """Visionary Leader: cards in hand at the end."""
    return len(s.hands[seat])


BY_TABLE: Final[dict[str, Callable[[Table, Seat, Params], int]]] = {
    "eggs_on_bird": eggs_on_bird,
    "fewest_habitat": fewest_habitat,
    "hand_size": hand_size,
}


def count(s: Table, seat: Seat, card: int) -> int:
    """What a bonus card counts for a player now."""
    flags = MEMBERS[s.agreed.edition][card]
    if len(flags) == 0:
        bonus = BONUSES[card]
        return BY_TABLE[bonus.kind](s, seat, bonus.params)
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
