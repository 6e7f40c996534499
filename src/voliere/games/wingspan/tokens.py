"""Paying the food cost of a bird in any order: each token is chosen, none goes by itself (WS-PLAY-8).

The payments are those of payment.py. Only one that is the sole one from the start is made unasked. Tokens are
packed as there: a digit per kind. `paid` are those of this payment, `ahead` those of them only thought of.
"""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task
from voliere.games.wingspan.components import COST, DO_PAY, DO_PAY_FOR_ME, EITHER, KINDS, NEED
from voliere.games.wingspan.payment import DIGIT, PayFood, bird_of, counts, paid_of, pay_rest, spend, worth
from voliere.games.wingspan.state import Table


def completes(s: Table, seat: Seat, bird: i64, paid: i64, ahead: i64, kind: i64, low: i64) -> bool:
    """There is such a token, and after it those of kinds from `low` on can come to exactly what is left.

    Of a kind, the tokens that fit count 2 and go first; the others count 1. Twos alone make an even number as
    long as they last. An odd one needs a token that counts 1, and before it all that fit of its kind.
    """
    if s.food[seat * KINDS + kind] <= (ahead >> (kind * DIGIT)) & 15:
        return False
    left: i64 = NEED[bird] - worth(bird, paid) - counts(bird, paid, kind)
    if left < 0:
        return False
    either: i64 = EITHER[bird]
    total: i64 = 0
    possible = left % 2 == 0
    k: i64 = low
    while k < KINDS:
        this: i64 = 1 if k == kind else 0
        have: i64 = s.food[seat * KINDS + k] - ((ahead >> (k * DIGIT)) & 15) - this
        fit: i64 = COST[bird * KINDS + k] - ((paid >> (k * DIGIT)) & 15) - this
        if either != 0:
            fit = have if (either >> k) & 1 else 0
        if fit < 0:
            fit = 0
        if fit > have:
            fit = have
        total += have + fit
        if have > fit and 2 * fit < left:
            possible = True
        k += 1
    return possible and total >= left


def several(s: Table, seat: Seat, bird: i64) -> bool:
    """There is more than one payment: with the kinds in order, the next token is not always the same."""
    paid: i64 = 0
    low: i64 = 0
    one: i64 = 1
    while worth(bird, paid) < NEED[bird]:
        only: i64 = -1
        kind: i64 = low
        while kind < KINDS:
            if completes(s, seat, bird, paid, paid, kind, kind):
                if only >= 0:
                    return True
                only = kind
            kind += 1
        low = only
        paid += one << (only * DIGIT)
    return False


def cheapest_rest(s: Table, seat: Seat, bird: i64, paid: i64) -> i64:
    """The fewest tokens that complete a payment: all that fit, then of the kinds there are most of."""
    rest: i64 = 0
    one: i64 = 1
    while worth(bird, paid) < NEED[bird]:
        best: i64 = -1
        best_worth: i64 = 0
        most: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            have: i64 = s.food[seat * KINDS + kind] - ((rest >> (kind * DIGIT)) & 15)
            value: i64 = counts(bird, paid, kind)
            better = value > best_worth or (value == best_worth and have > most)
            if better and completes(s, seat, bird, paid, rest, kind, 0):
                best = kind
                best_worth = value
                most = have
            kind += 1
        paid += one << (best * DIGIT)
        rest += one << (best * DIGIT)
    return rest


class PayTokens(PayFood):
    """Choose the next token, or let the rest be paid cheaply; `slot` is the bird and what was paid."""

    def ask(self, s: Table, me: Task) -> str:
        return "PayFood"

    def width(self, s: Table, me: Task) -> int:
        return 2 if paid_of(me) > 0 or several(s, me.seat, bird_of(me)) else 1

    def options(self, s: Table, me: Task) -> list[Action]:
        bird: i64 = bird_of(me)
        paid: i64 = paid_of(me)
        found: list[Action] = []
        if paid != 0 or several(s, me.seat, bird):
            kind: i64 = 0
            while kind < KINDS:
                if completes(s, me.seat, bird, paid, 0, kind, 0):
                    found.append(int(DO_PAY + kind))
                kind += 1
        found.append(DO_PAY_FOR_ME)
        return found

    def rest(self, s: Table, seat: Seat, bird: i64, paid: i64) -> i64:
        return cheapest_rest(s, seat, bird, paid)

    def stroll(self, s: Table, me: Task, rng: Rng) -> int:
        """The whole payment in one go, each token as likely as in steps."""
        bird: i64 = bird_of(me)
        paid: i64 = paid_of(me)
        one: i64 = 1
        made = 0
        if paid == 0 and not several(s, me.seat, bird):
            pay_rest(s, me.seat, cheapest_rest(s, me.seat, bird, paid))
            return 0
        while worth(bird, paid) < NEED[bird]:
            ways: i64 = 0  # a digit for each kind that may be next
            n: i64 = 0
            kind: i64 = 0
            while kind < KINDS:
                if completes(s, me.seat, bird, paid, 0, kind, 0):
                    ways |= kind << (n * DIGIT)
                    n += 1
                kind += 1
            made += 1
            chosen: i64 = rng.below(int(n) + 1)
            if chosen == n:
                pay_rest(s, me.seat, cheapest_rest(s, me.seat, bird, paid))
                return made
            kind = (ways >> (chosen * DIGIT)) & 15
            spend(s, me.seat, kind)
            paid += one << (kind * DIGIT)
        return made


PAY_TOKENS: Final = PayTokens()
