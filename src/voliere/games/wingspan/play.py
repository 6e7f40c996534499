"""Playing a bird: what can be played where, and the order of costs and powers (WS-PLAY, WS-TURN-2)."""

from __future__ import annotations

from typing import Final

from voliere.core.native import append, i64, vec
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.wingspan.cards import leave_hand, put_on_mat
from voliere.games.wingspan.components import COLOUR, EGG_COST, LIVES, NEED, ROWS, WHITE
from voliere.games.wingspan.eggs import SPEND_EGG, egg_count
from voliere.games.wingspan.payment import PAY_FOOD, payable
from voliere.games.wingspan.powers.power import POWERS
from voliere.games.wingspan.react import PLAYED, trigger
from voliere.games.wingspan.state import Table
from voliere.games.wingspan.tokens import PAY_TOKENS
from voliere.games.wingspan.versions import any_order

COLUMN_COST: Final = vec[i64](EGG_COST)
EVERYWHERE: Final = 7  # a bit per habitat


def open_rows(s: Table, seat: Seat, among: i64) -> i64:
    """Habitats with a free spot whose egg cost the player can pay, as bits (WS-PLAY-1, WS-PLAY-2)."""
    eggs: i64 = egg_count(s, seat)
    found: i64 = 0
    row: i64 = 0
    while row < ROWS:
        if (among >> row) & 1 and COLUMN_COST[s.birds[seat * ROWS + row]] <= eggs:
            one: i64 = 1
            found |= one << row
        row += 1
    return found


def plays(s: Table, seat: Seat, among: i64) -> vec[i64]:
    """Every bird of the hand with every habitat it can be played to now, as actions; unsorted."""
    found = vec[i64]()
    rows: i64 = open_rows(s, seat, among)
    if rows == 0:
        return found
    hand = s.hands[seat]
    i: i64 = 0
    while i < hand.size:
        bird: i64 = hand.cards[i]
        where: i64 = LIVES[bird] & rows
        if where != 0 and payable(s, seat, bird):
            row: i64 = 0
            while row < ROWS:
                if (where >> row) & 1:
                    found = append(found, bird * ROWS + row)
                row += 1
        i += 1
    return found


def play(s: Table, seat: Seat, a: Action) -> None:
    """Choose bird and habitat, pay eggs, pay food, place it (WS-TURN-2)."""
    bird, row = a // ROWS, a % ROWS
    if s.log is not None:
        s.log.tell("plays", {"seat": seat, "bird": bird, "habitat": row})
    leave_hand(s, seat, bird)
    PLACE.ask_for(s, seat, bird, row)
    if NEED[bird] > 0:
        payment = PAY_TOKENS if any_order(s.rules) else PAY_FOOD
        payment.ask_for(s, seat, bird)
    eggs = EGG_COST[int(s.birds[seat * ROWS + row])]
    if eggs > 0:
        s.push(SPEND_EGG, seat, eggs)


class Place(Verb[Table]):
    """On the leftmost free spot; then pink powers of the others, then its white power (WS-RULE-15).

    `slot` is the bird and its habitat.
    """

    def __init__(self) -> None:
        super().__init__(asks=False)

    def ask_for(self, s: Table, seat: Seat, bird: int, row: int) -> None:
        s.push(self, seat, bird * ROWS + row)

    def bird(self, me: Task) -> int:
        return me.slot // ROWS

    def row(self, me: Task) -> int:
        return me.slot % ROWS

    def take(self, s: Table, me: Task, a: Action) -> None:
        bird, row = self.bird(me), self.row(me)
        put_on_mat(s, me.seat, bird, row)
        s.watch[me.seat] |= POWERS[bird].waits_for
        if s.log is not None:
            s.log.tell("placed", {"seat": me.seat, "bird": bird, "habitat": row})
        if COLOUR[bird] == WHITE:
            s.push(POWERS[bird].question, me.seat, bird)
        trigger(s, me.seat, PLAYED + row)


PLACE: Final = Place()
