"""What to keep at the start as one choice, for whoever weighs all there is (WS-SETUP-6).

A choice is a number as in `Table.kept`: a bit for each bird kept, in the order of the cards, and from
`FOOD_BITS` on one for each kind of food paid.
"""

from __future__ import annotations

from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.games.wingspan.components import PAY, SAVE
from voliere.games.wingspan.setup import (
    ALL_KINDS,
    DEALT,
    FOOD_BITS,
    SAVE_TOKENS,
    SORT_BIRD,
    price,
)
from voliere.games.wingspan.state import Table


def size(things: int) -> int:
    return bin(things).count("1")


def ways_to_keep(s: Table, seat: Seat) -> list[int]:
    """Every choice of birds, and of food for them, that the answers given so far leave open."""
    task = s.top(seat)
    kept = int(s.kept[seat])
    settled = SORT_BIRD.which(task) if task.verb is SORT_BIRD else DEALT
    paid = (kept >> FOOD_BITS) & ALL_KINDS
    saved = SAVE_TOKENS.chosen(task) if task.verb is SAVE_TOKENS else 0
    found: list[int] = []
    for birds in range(1 << DEALT):
        if (birds ^ kept) & ((1 << settled) - 1):
            continue
        for foods in range(ALL_KINDS + 1):
            if size(foods) == price(size(birds)) and not (paid & ~foods or saved & foods):
                found.append(birds | foods << FOOD_BITS)
    return found


def next_answer(s: Table, seat: Seat, choice: int, options: list[Action]) -> Action:
    """The answer to the open question that leads to a choice."""
    task = s.top(seat)
    if task.verb is SORT_BIRD:
        return options[(choice >> SORT_BIRD.which(task)) & 1]
    foods = choice >> FOOD_BITS
    for a in options:
        if a in PAY and (foods >> (a - PAY.first)) & 1:
            return a
        if a in SAVE and not (foods >> (a - SAVE.first)) & 1:
            return a
    return options[0]
