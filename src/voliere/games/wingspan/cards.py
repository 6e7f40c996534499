"""How cards move between deck, tray, hands, mats and discards, and who saw them (WS-INFO-1, WS-DRAW).

Every move of a bird card is one of these functions; each keeps `place` true and `memory` honest, which is
what sampled worlds are made of.
"""

from __future__ import annotations

from voliere.core.cards import Bag
from voliere.core.events import ALL, only, others
from voliere.core.native import i64
from voliere.core.state import Seat
from voliere.games.wingspan.components import CARDS, NO_BIRD, SPOTS, TRAY
from voliere.games.wingspan.state import (
    BORN,
    CAME,
    CLAIM,
    DOUBT,
    EVERYBODY,
    FACE_DOWN,
    FACE_UP,
    IN_BETWEEN,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    IN_TRAY,
    KNOWER,
    ON_MAT,
    TUCKED,
    WENT,
    Table,
)


def card_exists(s: Table) -> bool:
    """In deck or discards (WS-RULE-4)."""
    return s.deck.size > 0 or s.discards.size > 0


def card_to_draw(s: Table) -> bool:
    """In deck, discards or tray."""
    if s.deck.size > 0 or s.discards.size > 0:
        return True
    tray = s.tray
    return tray[0] >= 0 or tray[1] >= 0 or tray[2] >= 0


def from_deck(s: Table) -> i64:
    """The top card; an empty deck is made of the discards first (WS-DRAW-5). -1: none (WS-RULE-4)."""
    if s.deck.size == 0:
        if s.discards.size == 0:
            return NO_BIRD
        reshuffle(s)
    card: i64 = s.deck.draw(s.rng)
    s.clock += 1
    s.place[card] = IN_BETWEEN
    s.memory[CAME + card] = s.clock
    return card


def reshuffle(s: Table) -> None:
    """All discarded birds become the new deck. Whoever knew a discard knows that it is in there."""
    s.clock += 1
    doubtful = doubts(s)
    memory = s.memory
    discards = s.discards
    i: i64 = 0
    while i < discards.size:
        card: i64 = discards.cards[i]
        knower: i64 = memory[KNOWER + card]
        if knower > 0:
            memory[BORN + card] = s.clock * 16 + knower
        memory[KNOWER + card] = 0
        memory[CLAIM + card] = 0
        memory[CAME + card] = 0
        memory[WENT + card] = 0
        s.place[card] = IN_DECK
        i += 1
    for bird, doubt in doubtful:
        memory[CLAIM + bird] = doubt
        memory[BORN + bird] = s.clock * 16 + EVERYBODY
    s.deck = discards
    s.discards = Bag()
    if s.log is not None:
        s.log.tell("reshuffled", {"n": len(s.deck)})


def doubts(s: Table) -> list[tuple[int, int]]:
    """Cards seen going into a hand that has put some away since: each may be in the deck now, or still there.

    Everybody saw when a hand put a card away, so that is written down: it tells how likely either is.
    """
    memory = s.memory
    buried: list[int] = []
    last = [0] * s.seats
    for card in s.discards.order():
        knower, went = int(memory[KNOWER + card]), int(memory[WENT + card])
        if 0 < knower <= s.seats and went > 0:
            buried += [int(s.clock), knower, went]
            last[knower - 1] = max(last[knower - 1], went)
    s.buried = s.buried + buried
    found: list[tuple[int, int]] = []
    for card in range(CARDS):
        seat, came = int(memory[CLAIM + card]) - 1, int(memory[CAME + card])
        if 0 <= seat < s.seats and came < last[seat]:
            found.append((card, came * DOUBT + seat + 1))
    return found


def to_hand(s: Table, seat: Seat, card: i64, seen: bool) -> None:
    """Into a hand; `seen` by everybody when it comes from the tray or a draft."""
    s.clock += 1
    s.hands[seat].add(card)
    s.place[card] = IN_HAND + seat
    s.memory[CAME + card] = s.clock
    if s.agreed.open_hands:
        s.memory[KNOWER + card] = EVERYBODY
    else:
        s.memory[KNOWER + card] = seat + 1
        if seen:
            s.memory[CLAIM + card] = seat + 1
        elif s.memory[CLAIM + card] < DOUBT:  # a doubt stays one for whoever does not see it
            s.memory[CLAIM + card] = 0


def draw_top(s: Table, seat: Seat) -> bool:
    """Draw the top of the deck; only its new owner sees it."""
    card = from_deck(s)
    if card < 0:
        return False
    to_hand(s, seat, card, False)
    if s.log is not None:
        s.log.tell("drew", {"seat": seat, "bird": int(card)}, drawer(s, seat))
        if not s.agreed.open_hands:
            s.log.tell("drew_hidden", {"seat": seat}, others(seat))
    return True


def drawer(s: Table, seat: Seat) -> int:
    """Who may hear which card went through a hand."""
    return ALL if s.agreed.open_hands else only(seat)


def draw_face_up(s: Table, seat: Seat, card: i64) -> None:
    """Take one of the birds of the tray; its place stays empty until the turn ends (WS-DRAW-4)."""
    tray = s.tray
    i: i64 = 0
    while tray[i] != card:
        i += 1
    tray[i] = NO_BIRD
    to_hand(s, seat, card, True)
    if s.log is not None:
        s.log.tell("drew_face_up", {"seat": seat, "bird": int(card)})


def discard_from_hand(s: Table, seat: Seat, card: i64, hidden: bool = False) -> None:
    """Put a card of the hand away; which one, the others see only where hands are open (WS-INFO-1)."""
    hidden = hidden or not s.agreed.open_hands
    s.clock += 1
    s.hands[seat].take(card)
    s.discards.add(card)
    s.place[card] = IN_DISCARDS
    s.memory[WENT + card] = s.clock
    if s.log is not None:
        s.log.tell("discarded", {"seat": seat, "bird": int(card)}, only(seat) if hidden else ALL)
        if hidden:
            s.log.tell("discarded_hidden", {"seat": seat}, others(seat))


def discard_openly(s: Table, card: i64) -> None:
    s.discards.add(card)
    s.place[card] = IN_DISCARDS
    s.memory[KNOWER + card] = EVERYBODY
    s.memory[CLAIM + card] = 0


def tuck_from_hand(s: Table, seat: Seat, card: i64, host: i64) -> None:
    """Slip a card of the hand face down under a bird (WS-POW-3)."""
    s.clock += 1
    s.hands[seat].take(card)
    s.memory[WENT + card] = s.clock
    slip(s, card, host)
    if s.log is not None:
        s.log.tell("tucked", {"seat": seat, "bird": int(card), "bird_under": int(host)}, drawer(s, seat))
        if not s.agreed.open_hands:
            s.log.tell("tucked_hidden", {"seat": seat, "bird_under": int(host)}, others(seat))


def slip(s: Table, card: i64, host: i64) -> None:
    s.place[card] = TUCKED + host
    s.tucked[s.place[host] - ON_MAT] += 1


def show(s: Table, card: i64) -> None:
    """Everybody sees the card."""
    s.memory[KNOWER + card] = EVERYBODY
    s.memory[CLAIM + card] = 0


def leave_hand(s: Table, seat: Seat, card: i64) -> None:
    """A bird about to be played: everybody sees it."""
    s.hands[seat].take(card)
    s.place[card] = IN_BETWEEN
    show(s, card)


def put_on_mat(s: Table, seat: Seat, card: i64, row: i64) -> None:
    """On the leftmost free spot of the row (WS-PLAY-2)."""
    at: i64 = seat * SPOTS + row * 5 + s.birds[seat * 3 + row]
    s.mat[at] = card
    s.birds[seat * 3 + row] += 1
    s.place[card] = ON_MAT + at


def refill(s: Table) -> None:
    """Deal birds to the empty places of the tray; it may stay short (WS-TURN-1, WS-RULE-19)."""
    tray = s.tray
    i: i64 = 0
    while i < TRAY:
        if tray[i] < 0:
            card = from_deck(s)
            if card < 0:
                return
            tray[i] = card
            s.place[card] = IN_TRAY
            show(s, card)
            if s.log is not None:
                s.log.tell("tray", {"bird": int(card)})
        i += 1


def clear_tray(s: Table) -> None:
    tray = s.tray
    i: i64 = 0
    while i < TRAY:
        if tray[i] >= 0:
            discard_openly(s, tray[i])
            tray[i] = NO_BIRD
        i += 1


def to_automa(s: Table, card: i64, face_up: bool) -> None:
    """The Automa's birds; those face down nobody sees (WS-AUTO-4, WS-AUTO-5)."""
    automa = s.automa
    assert automa is not None
    if face_up:
        automa.birds.append(int(card))
        s.place[card] = FACE_UP
    else:
        automa.face_down += 1
        s.place[card] = FACE_DOWN
