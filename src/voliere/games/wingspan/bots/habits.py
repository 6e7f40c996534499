"""Quick answers to the small questions of a turn: how a turn goes on in thought."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.task import Task, Verb
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.bots.worth import EACH
from voliere.games.wingspan.components import (
    BOTH,
    CACHE,
    COST,
    DISCARD,
    DO_DRAW,
    DO_DRAW_DECK,
    DO_FILL,
    DO_LAY,
    DO_PAY_FOR_ME,
    DO_SKIP,
    DO_TAKE,
    EITHER,
    INVERTEBRATE,
    KINDS,
    LIMIT,
    PAY,
    PICK,
    PLAY,
    SEED,
    SPOTS,
    STORE,
    TUCK,
)
from voliere.games.wingspan.convert import ConvertCard, ConvertEgg, ConvertFood
from voliere.games.wingspan.draw import DiscardOne, DrawCard
from voliere.games.wingspan.eggs import LayEgg, LayOne, SpendEgg, SpendEggOfOther
from voliere.games.wingspan.feeder import CacheOrStore, Forage, TakeDie
from voliere.games.wingspan.payment import PayFood
from voliere.games.wingspan.powers.draft import PickCard
from voliere.games.wingspan.powers.eggs import LayTwo
from voliere.games.wingspan.powers.flocks import TuckCard
from voliere.games.wingspan.powers.other import PlayAnother
from voliere.games.wingspan.state import Table
from voliere.games.wingspan.tokens import PayTokens
from voliere.games.wingspan.turn import Turn

# A bird as such, whatever the table looks like: its points and a dozen uses of its power.
PLAIN: Final = [
    float(bird.points)
    + 3.0 * (each.points + each.food + each.cards + each.eggs)
    - 0.7 * (sum(bird.cost) + bird.wild)
    for bird, each in zip(BIRDS, EACH, strict=True)
]
ORDINARY: Final = sum(PLAIN) / len(PLAIN)
PLENTY: Final = 4  # cards or food of which one can be spared

Habit = Callable[[Table, Task, list[Action]], Action]


def first(s: Table, me: Task, options: list[Action]) -> Action:
    """Yes to every offer: "use" and things to choose come before "skip"."""
    return options[0]


def last(s: Table, me: Task, options: list[Action]) -> Action:
    return options[-1]


def wanted(s: Table, me: Task, kind: i64) -> i64:
    """How many birds of the hand lack this kind of food; much of it is wanted less."""
    have: i64 = s.food[me.seat * KINDS + kind]
    hand = s.hands[me.seat]
    n: i64 = 0
    i: i64 = 0
    while i < hand.size:
        bird: i64 = hand.cards[i]
        if COST[bird * KINDS + kind] > have:
            n += 3
        elif have == 0 and (EITHER[bird] >> kind) & 1:
            n += 1
        i += 1
    return 2 * n - have


def die(s: Table, me: Task, options: list[Action]) -> Action:
    best = options[0]
    most: i64 = -100
    for a in options:
        k = a - DO_TAKE
        if 0 <= k <= BOTH + 1:
            n = wanted(s, me, SEED if k == BOTH + 1 else INVERTEBRATE if k == BOTH else k)
            if n > most:
                best, most = a, n
    return best


def best_bird(options: list[Action], first_of: Action, ordinary: Action) -> Action:
    """The bird that is plainly best; the deck (or nothing) if none is better than usual."""
    best, most = ordinary, ORDINARY
    for a in options:
        if first_of <= a < first_of + len(PLAIN) and (PLAIN[a - first_of] > most or best < 0):
            best, most = a, PLAIN[a - first_of]
    return best


def draw(s: Table, me: Task, options: list[Action]) -> Action:
    best = best_bird(options, DO_DRAW, DO_DRAW_DECK)
    return best if best in options else options[0]


def pick(s: Table, me: Task, options: list[Action]) -> Action:
    return best_bird(options, PICK.first, -1)


def worst_bird(options: list[Action], first_of: Action) -> Action:
    best, least = options[0], 1000.0
    for a in options:
        if first_of <= a < first_of + len(PLAIN) and PLAIN[a - first_of] < least:
            best, least = a, PLAIN[a - first_of]
    return best


def discard(s: Table, me: Task, options: list[Action]) -> Action:
    return worst_bird(options, DISCARD.first)


def tuck(s: Table, me: Task, options: list[Action]) -> Action:
    return worst_bird(options, TUCK.first)


def convert_card(s: Table, me: Task, options: list[Action]) -> Action:
    return worst_bird(options, DISCARD.first) if len(options) > PLENTY else DO_SKIP


def convert_food(s: Table, me: Task, options: list[Action]) -> Action:
    """The kind there is most of, if there is plenty."""
    best = DO_SKIP
    most: i64 = 0
    total: i64 = 0
    for kind in range(KINDS):
        n = s.food[me.seat * KINDS + kind]
        total += n
        if n > most:
            best, most = PAY.first + kind, n
    return best if total >= PLENTY else DO_SKIP


def pay(s: Table, me: Task, options: list[Action]) -> Action:
    return DO_PAY_FOR_ME if options[-1] == DO_PAY_FOR_ME else options[0]


def cache(s: Table, me: Task, options: list[Action]) -> Action:
    food: i64 = 0
    for kind in range(KINDS):
        food += s.food[me.seat * KINDS + kind]
    return CACHE.first if food > PLENTY else STORE.first


def nest(s: Table, me: Task, options: list[Action]) -> Action:
    """Where most eggs still fit, all at once if possible."""
    best = options[0]
    most: i64 = 0
    for a in options:
        if DO_LAY <= a < DO_FILL + SPOTS:
            at: i64 = me.seat * SPOTS + (a - DO_LAY) % SPOTS
            room: i64 = 2 * (LIMIT[s.mat[at]] - s.eggs[at]) + (1 if a >= DO_FILL else 0)
            if room > most:
                best, most = a, room
    return best


def another(s: Table, me: Task, options: list[Action]) -> Action:
    """The bird that is plainly best, wherever it goes."""
    best, most = options[-1], 0.0
    for a in options:
        if a in PLAY and PLAIN[a // 3] > most:
            best, most = a, PLAIN[a // 3]
    return best


HABITS: Final[dict[type[Verb[Any]], Habit]] = {
    Forage: die,
    TakeDie: die,
    DrawCard: draw,
    PickCard: pick,
    DiscardOne: discard,
    TuckCard: tuck,
    ConvertCard: convert_card,
    ConvertFood: convert_food,
    ConvertEgg: last,
    PayFood: pay,
    PayTokens: pay,
    CacheOrStore: cache,
    LayEgg: nest,
    LayOne: nest,
    LayTwo: nest,
    SpendEgg: first,
    SpendEggOfOther: first,
    PlayAnother: another,
}
assert DO_FILL == DO_LAY + SPOTS


def finish_turn(s: Table) -> None:
    """Go on by habit until somebody begins a turn, or the game is over."""
    while s.actors:
        me = s.top(s.actors[0])
        verb = me.verb
        if isinstance(verb, Turn) or s.lanes:
            return
        habit = HABITS.get(type(verb), first)
        s.do(me.seat, habit(s, me, verb.options(s, me)))
