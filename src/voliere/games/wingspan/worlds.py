"""Sampled worlds: everything a seat does not know is dealt anew, everything it knows stays (WS-INFO-1).

Known to a seat: what all have seen, its own hand, what it put away itself. Of the rest it knows the times: a
card seen in the discards when they became the deck cannot have been drawn before; a card seen going into a
hand is still there or was put away from there since.

Hidden cards are dealt in the order of their numbers, over places in the order of what is known of them. So
the same numbers of chance give the same world, whatever the truth is: a bot's answer tells nothing of it.
"""

from __future__ import annotations

from typing import Final

from voliere.core.cards import Bag
from voliere.core.native import i64, vec
from voliere.core.rng import Rng
from voliere.core.state import Seat
from voliere.core.task import Task
from voliere.games.wingspan.components import BONUS_CARDS, CARDS
from voliere.games.wingspan.late import deal_late
from voliere.games.wingspan.powers.other import PlayAnother
from voliere.games.wingspan.setup import BONUS_BIT, DEALT, FOOD_BITS, SORT_BIRD
from voliere.games.wingspan.state import (
    BORN,
    CAME,
    CLAIM,
    DOUBT,
    EVERYBODY,
    IN_BETWEEN,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    KNOWER,
    ON_MAT,
    WENT,
    Table,
)

TRIES: Final = 20  # for a hand that explains a question
NO_ONE: Final = -1  # a spectator knows of no card what others do not


def deal_anew(w: Table, seat: Seat, rng: Rng) -> None:
    """Make the copy `w` a world that the seat cannot tell from the real one."""
    w.rng = rng.fork()
    if w.over:
        return
    w.always = w.always[:]
    w.never = w.never[:]
    for k in range(w.seats):
        if k != seat:
            w.always[k] = 0
            w.never[k] = 0
    mix(w, seat, rng)
    if w.lanes:
        w.kept = w.kept[:]
        for k in range(w.seats):
            if k != seat:
                choose_anew(w, k, rng)
    else:
        explain(w, seat, rng)


def mix(w: Table, seat: Seat, rng: Rng) -> None:
    if not w.agreed.open_hands:
        for k in range(w.seats):
            if k != seat:
                put_away_anew(w, k, rng)
    w.deck.cards = permute(w, seat, rng, 0, CARDS)
    permute(w, seat, rng, CARDS, CARDS + BONUS_CARDS)
    gather(w, seat)


def explain(w: Table, seat: Seat, rng: Rng) -> None:
    """Who is asked for one more bird holds one that can be played: all know that."""
    if not w.todo:
        return
    me = w.todo[-1]
    verb = me.verb
    if me.seat == seat or not isinstance(verb, PlayAnother):
        return
    for _ in range(TRIES):
        if len(verb.options(w, me)) > 1:
            return
        mix(w, seat, rng)


def put_away_anew(w: Table, k: Seat, rng: Rng) -> None:
    """A card seen going into a hand may be any that was in it whenever that hand put a card away."""
    memory = w.memory
    seen: i64 = 0
    gone: i64 = 0
    own: list[int] = []  # in the hand, or put away from it
    card: i64 = 0
    while card < CARDS:
        if memory[KNOWER + card] == k + 1:
            own.append(int(card))
            if memory[CLAIM + card] > 0 and memory[CLAIM + card] < DOUBT:
                seen += 1
            if memory[WENT + card] > 0:
                gone += 1
        card += 1
    if seen == 0 or gone == 0:
        return
    away = [(int(memory[WENT + c]), int(w.place[c])) for c in own if memory[WENT + c] > 0]  # when, where to
    away.sort()
    own = [c for _, c in sorted([(int(memory[CAME + c]), c) for c in own])]
    for c in own:
        memory[WENT + c] = 0
        w.place[c] = IN_HAND + k
    for went, place in away:  # in order of time, so that any card then in the hand may be the one
        held = [c for c in own if memory[CAME + c] < went]
        chosen = held[int(rng.below(len(held)))]
        own.remove(chosen)
        memory[WENT + chosen] = went
        w.place[chosen] = place


def permute(w: Table, seat: Seat, rng: Rng, first: i64, last: i64) -> vec[i64]:
    """Deal the cards nobody showed to this seat over the places where such cards lie; gives the new deck."""
    memory = w.memory
    place = w.place
    me: i64 = seat + 1 if seat >= 0 else NO_ONE
    cards = vec[i64]([0] * (CARDS + BONUS_CARDS))  # hidden outside the deck first, then the deck
    dealt = vec[i64]([0] * (CARDS + BONUS_CARDS))  # the same cards in the order of their numbers
    late: i64 = 0
    n: i64 = 0
    all: i64 = 0
    card: i64 = first
    while card < last:
        knower: i64 = memory[KNOWER + card]
        claim: i64 = memory[CLAIM + card]
        unseen = knower != EVERYBODY and knower != me and (claim == 0 or claim >= DOUBT)
        if place[card] == IN_DECK:
            dealt[all] = card
            all += 1
        elif unseen:
            dealt[all] = card
            all += 1
            cards[n] = card
            n += 1
        late |= memory[BORN + card]
        card += 1
    outside: i64 = n
    put_in_order(w, cards, outside)
    card = first
    while card < last:
        if place[card] == IN_DECK:
            cards[n] = card
            n += 1
        card += 1
    if late > 0:
        dealt = deal_late(w, seat, rng, cards, dealt, n)
    else:
        i: i64 = 0
        while i < outside:
            j: i64 = i + rng.below(n - i)
            other: i64 = dealt[j]
            dealt[j] = dealt[i]
            dealt[i] = other
            i += 1
    assign(w, cards, dealt, outside, n)
    return dealt[outside:n]


def put_in_order(w: Table, cards: vec[i64], n: i64) -> None:
    """Hidden cards by the place where each lies, and by when it came and went; not by what it is."""
    memory = w.memory
    place = w.place
    i: i64 = 1
    while i < n:
        card: i64 = cards[i]
        k: i64 = i - 1
        while k >= 0:
            other: i64 = cards[k]
            order: i64 = place[other] - place[card]
            if order == 0:
                order = memory[CAME + other] - memory[CAME + card]
            if order == 0:
                order = memory[WENT + other] - memory[WENT + card]
            if order == 0:
                order = memory[KNOWER + other] - memory[KNOWER + card]
            if order <= 0:
                break
            cards[k + 1] = other
            k -= 1
        cards[k + 1] = card
        i += 1


def assign(w: Table, lay: vec[i64], cards: vec[i64], outside: i64, n: i64) -> None:
    """cards[i] now lies where lay[i] lay; all from `outside` on are in the deck."""
    memory = w.memory
    place = w.place
    notes = vec[i64]([0] * (4 * (CARDS + BONUS_CARDS)))
    i: i64 = 0
    while i < outside:
        card: i64 = lay[i]
        notes[4 * i] = place[card]
        notes[4 * i + 1] = memory[KNOWER + card]
        notes[4 * i + 2] = memory[CAME + card]
        notes[4 * i + 3] = memory[WENT + card]
        i += 1
    while i < n:
        card = cards[i]
        if card != lay[i]:
            place[card] = IN_DECK
            memory[KNOWER + card] = 0
            memory[CAME + card] = 0
            memory[WENT + card] = 0
        i += 1
    i = 0
    while i < outside:
        card = cards[i]
        place[card] = notes[4 * i]
        memory[KNOWER + card] = notes[4 * i + 1]
        memory[CAME + card] = notes[4 * i + 2]
        memory[WENT + card] = notes[4 * i + 3]
        i += 1


def gather(w: Table, seat: Seat) -> None:
    """Fill discards, hands and bonus cards again from where each card lies."""
    w.discards = Bag()
    for k in range(w.seats):
        if k != seat:
            w.hands[k] = Bag()
            w.bonus[k] = 0
    card: i64 = 0
    while card < CARDS:
        where: i64 = w.place[card]
        if where == IN_DISCARDS:
            w.discards.add(card)
        elif IN_HAND <= where < ON_MAT and where != IN_HAND + seat:
            w.hands[where - IN_HAND].add(card)
        card += 1
    w.bonus_deck = 0
    w.bonus_discards = 0
    drawn: list[int] = []
    while card < CARDS + BONUS_CARDS:
        where = w.place[card]
        one: i64 = 1
        bit: i64 = one << (card - CARDS)
        if where == IN_DECK:
            w.bonus_deck |= bit
        elif where == IN_DISCARDS:
            w.bonus_discards |= bit
        elif where == IN_BETWEEN:
            drawn.append(int(card))
        elif where >= IN_HAND and where != IN_HAND + seat:
            w.bonus[where - IN_HAND] |= bit
        card += 1
    if drawn:
        w.spread = drawn


def choose_anew(w: Table, k: Seat, rng: Rng) -> None:
    """The sealed choices of the set-up: begun anew, or made by chance where they are finished."""
    w.kept[k] = 0
    if w.lanes[k]:
        w.lanes[k] = [Task(SORT_BIRD, k, 0)]
        return
    n = 0
    one: i64 = 1
    for bird in range(DEALT):
        if rng.below(2) == 1:
            w.kept[k] |= one << bird
            n += 1
    kinds = list(range(DEALT))
    rng.shuffle(kinds)
    for kind in kinds[:n]:
        w.kept[k] |= one << (FOOD_BITS + kind)
    if rng.below(2) == 1:
        w.kept[k] |= one << BONUS_BIT
