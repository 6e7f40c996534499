"""Paying the food cost of a bird (WS-PLAY-3, 4, 5 and 7), and how version 1 asks for it.

A token that fits a symbol of the cost counts 2, any other counts 1: two of any kind stand for one. A payment
is legal when its tokens come to exactly what the cost comes to; then no part of it would do, and nobody
overpays. In version 1 tokens are chosen one at a time in the order of the kinds: each payment can be made in
one way only. Since then they come in any order: tokens.py.
"""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task
from voliere.games.wingspan.components import CARDS, COST, DO_PAY, DO_PAY_FOR_ME, EITHER, KINDS, NEED
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.state import Table
from voliere.games.wingspan.versions import any_order

DIGIT: Final = 4  # bits for the number of tokens of one kind already paid


def payable(s: Table, seat: Seat, bird: i64) -> bool:
    """All tokens together come to at least the cost."""
    need: i64 = NEED[bird]
    if need == 0:
        return True
    food = s.food
    first: i64 = seat * KINDS
    either: i64 = EITHER[bird]
    worth: i64 = 0
    kind: i64 = 0
    if either != 0:
        while kind < KINDS:
            have: i64 = food[first + kind]
            if have > 0 and (either >> kind) & 1:
                return True
            worth += have
            kind += 1
        return worth >= 2
    while kind < KINDS:
        have = food[first + kind]
        cost: i64 = COST[bird * KINDS + kind]
        worth += have + (cost if cost < have else have)
        kind += 1
    return worth >= need


def counts(bird: i64, paid: i64, kind: i64) -> i64:
    """What one more token of a kind is worth, after those already paid: 2 if it fits a symbol, else 1."""
    either: i64 = EITHER[bird]
    if either != 0:
        return 2 if (either >> kind) & 1 else 1
    return 2 if ((paid >> (kind * DIGIT)) & 15) < COST[bird * KINDS + kind] else 1


def worth(bird: i64, paid: i64) -> i64:
    """What the tokens paid so far come to."""
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        n: i64 = (paid >> (kind * DIGIT)) & 15
        cost: i64 = COST[bird * KINDS + kind]
        total += n + (cost if cost < n else n)
        if (EITHER[bird] >> kind) & 1:
            total += n
        kind += 1
    return total


def reaches(s: Table, seat: Seat, bird: i64, paid: i64, kind: i64, have: i64, left: i64) -> bool:
    """`have` tokens of this kind, and those of later kinds, can come to exactly what is left."""
    one: i64 = 1
    step: i64 = one << (kind * DIGIT)
    while left > 0:
        if kind + 1 < KINDS:
            after: i64 = s.food[seat * KINDS + kind + 1]
            if reaches(s, seat, bird, paid, kind + 1, after, left):
                return True
        if have == 0:
            return False
        left -= counts(bird, paid, kind)
        paid += step
        have -= 1
    return left == 0


class PayFood(Question):
    """Choose the next token, or let the cheapest payment be made; `slot` is the bird and what was paid."""

    def ask_for(self, s: Table, seat: Seat, bird: i64, paid: i64 = 0) -> None:
        s.push(self, seat, int(paid * CARDS + bird))

    def about(self, s: Table, me: Task) -> int | None:
        return int(bird_of(me))

    def options(self, s: Table, me: Task) -> list[Action]:
        bird: i64 = bird_of(me)
        paid: i64 = paid_of(me)
        left: i64 = NEED[bird] - worth(bird, paid)
        kind: i64 = 0
        while paid >> ((kind + 1) * DIGIT) > 0:  # the kind paid last
            kind += 1
        found: list[Action] = []
        one: i64 = 1
        while kind < KINDS and left > 0:
            have: i64 = s.food[me.seat * KINDS + kind]
            rest: i64 = left - counts(bird, paid, kind)
            more: i64 = paid + (one << (kind * DIGIT))
            if have > 0 and reaches(s, me.seat, bird, more, kind, have - 1, rest):
                found.append(int(DO_PAY + kind))
            kind += 1
        if len(found) > 1 and cheapest(s, me.seat, bird, paid) >= 0:
            found.append(DO_PAY_FOR_ME)
        return found

    def take(self, s: Table, me: Task, a: Action) -> None:
        bird: i64 = bird_of(me)
        paid: i64 = paid_of(me)
        one: i64 = 1
        if a == DO_PAY_FOR_ME:
            pay_rest(s, me.seat, self.rest(s, me.seat, bird, paid))
            return
        kind: i64 = a - DO_PAY
        spend(s, me.seat, kind)
        paid += one << (kind * DIGIT)
        if worth(bird, paid) < NEED[bird]:
            self.ask_for(s, me.seat, bird, paid)

    def rest(self, s: Table, seat: Seat, bird: i64, paid: i64) -> i64:
        """What "pay for me" gives."""
        return cheapest(s, seat, bird, paid)


def bird_of(me: Task) -> i64:
    """The bird that a task to pay is about."""
    return me.slot % CARDS


def paid_of(me: Task) -> i64:
    """What was paid already, a digit per kind."""
    return me.slot // CARDS


def ways(s: Table, seat: Seat, bird: i64, paid: i64) -> list[list[int]]:
    """Every set of tokens that can still be chosen to complete a payment, by kind; for whoever draws it."""
    low: i64 = 0
    while not any_order(s.rules) and paid >> ((low + 1) * DIGIT) > 0:
        low += 1
    found: list[list[int]] = []
    complete(s, seat, bird, paid, low, [0] * KINDS, found)
    return found


def complete(
    s: Table, seat: Seat, bird: i64, paid: i64, kind: i64, tokens: list[int], found: list[list[int]]
) -> None:
    left: i64 = NEED[bird] - worth(bird, paid)
    if left == 0:
        found.append(tokens)
    if left <= 0 or kind == KINDS:
        return
    one: i64 = 1
    n: i64 = 0
    while n <= s.food[seat * KINDS + kind]:
        more = tokens[:]
        more[kind] = int(n)
        complete(s, seat, bird, paid + n * (one << (kind * DIGIT)), kind + 1, more, found)
        n += 1


def spend(s: Table, seat: Seat, kind: i64) -> None:
    s.food[seat * KINDS + kind] -= 1
    if s.log is not None:
        s.log.tell("paid", {"seat": seat, "food": int(kind)})


def cheapest(s: Table, seat: Seat, bird: i64, paid: i64) -> i64:
    """What is still to be paid of the payment with the fewest tokens: all that fit, then the kinds there are
    most of. -1: what was paid already is no part of it.
    """
    left: i64 = NEED[bird]
    chosen: i64 = 0
    one: i64 = 1
    while left > 0:
        best: i64 = -1
        best_worth: i64 = 0
        most: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            had: i64 = s.food[seat * KINDS + kind] + ((paid >> (kind * DIGIT)) & 15)
            have: i64 = had - ((chosen >> (kind * DIGIT)) & 15)
            value: i64 = counts(bird, chosen, kind)
            if have > 0 and value <= left and (value > best_worth or (value == best_worth and have > most)):
                best = kind
                best_worth = value
                most = have
            kind += 1
        chosen += one << (best * DIGIT)
        left -= best_worth
    kind = 0
    while kind < KINDS:
        if (chosen >> (kind * DIGIT)) & 15 < (paid >> (kind * DIGIT)) & 15:
            return -1
        kind += 1
    return chosen - paid


def pay_rest(s: Table, seat: Seat, rest: i64) -> None:
    kind: i64 = 0
    while kind < KINDS:
        n: i64 = (rest >> (kind * DIGIT)) & 15
        while n > 0:
            spend(s, seat, kind)
            n -= 1
        kind += 1


PAY_FOOD: Final = PayFood()
