"""Who may know what (BF-INFO): views, sampled worlds, the truth for records."""

from __future__ import annotations

from voliere.core.cards import Bag
from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import HIDDEN, Action
from voliere.core.state import Seat
from voliere.games.feather.components import ROW, birds_of
from voliere.games.feather.draft import draft_of, in_all, neutral_hand, pack_of
from voliere.games.feather.memory import IN_PACK, Memory, Place, redraft
from voliere.games.feather.score import LADDER, complete, points, rows, title
from voliere.games.feather.species import COPIES
from voliere.games.feather.state import DRAFTING, MIGRATING, OVER, STAGES, Table
from voliere.games.feather.view import FeatherView, PackView, Player, Sheet, Went


def view(s: Table, seat: Seat) -> FeatherView:
    """Public: cards shown so far, hand sizes, the round (BF-INFO-1). Own: hand, pack, what was passed on."""
    mine = 0 <= seat < s.seats
    history = s.history()
    over = s.stage == OVER
    gone = sorted([bird for cards in history[:-1] for bird in cards] + s.discards)
    return FeatherView(
        seat=seat if mine else None,
        stage=STAGES[s.stage],
        raptors=s.agreed.raptors,
        neutral_raptors=s.agreed.neutral_raptors,
        round=int(s.round),
        rounds=s.agreed.rounds,
        settled=history[-1] if history else [],
        gone=gone,
        lost=[bird for bird in sorted(set(gone)) if gone.count(bird) == COPIES[bird % ROW]],
        history=history,
        players=[player(s, k, mine and k == seat) for k in range(s.seats)],
        neutral=[cards_of(s, k) for k in range(s.seats, s.agreed.hands)],
        deck=len(s.deck),
        migrants=s.agreed.setup.migrants if s.agreed.migration else 0,
        hand=s.hands[seat].sorted() if mine else [],
        chosen=int(s.chosen[seat]) if mine and s.chosen[seat] >= 0 else None,
        passing=s.passed[seat][:] if mine and s.stage == MIGRATING else [],
        pack=pack(s, seat) if s.stage == DRAFTING else None,
        memory=memory(s, seat) if mine else [],
        over=over,
        places=s.places() if over and not s.agreed.solo else [],
        title=title(points(s.sheets[0])) if over and s.agreed.solo else None,
        ladder=LADDER[:] if s.agreed.solo else [],
    )


def player(s: Table, k: Seat, own: bool) -> Player:
    """The public side of a seat. Its sheet is open unless the table hides sheets (BF-R-7)."""
    return Player(
        cards=cards_of(s, k),
        chosen=bool(s.lanes) and k not in s.actors,
        sheet=sheet(int(s.sheets[k])) if own or s.stage == OVER or not s.agreed.hide_sheets else None,
    )


def cards_of(s: Table, hand: int) -> int:
    """The public size of a hand: cards already passed, picked or given count when all have answered."""
    cards = len(s.hands[hand])
    if s.stage == MIGRATING and hand < s.seats:
        return cards + len(s.passed[hand])
    if s.stage == DRAFTING:
        draft = draft_of(s)
        for seat in range(s.seats):
            pack = in_all(draft, seat)
            if hand == seat:
                cards -= len(draft.kept[pack]) - draft.step
            elif hand >= s.seats and hand == neutral_hand(s.seats, seat) and draft.gives():
                cards -= len(draft.given[pack]) - draft.step
    return cards


def sheet(boxes: int) -> Sheet:
    return Sheet(seen=birds_of(boxes), complete=complete(boxes), rows=rows(boxes), points=points(boxes))


def pack(s: Table, seat: Seat) -> PackView:
    draft = draft_of(s)
    return PackView(
        number=draft.number,
        packs=s.agreed.setup.packs,
        size=s.agreed.setup.pack_size - draft.step * (2 if draft.gives() else 1),
        way=0 if draft.way(draft.number) > 0 else 1,
        gives=draft.gives(),
        birds=pack_of(s, seat).sorted() if 0 <= seat < s.seats else [],
    )


def memory(s: Table, seat: Seat) -> list[Went]:
    """What the seat saw go to other hands: in the migration, in the draft, into neutral hands."""
    if s.draft is not None:
        traces = Memory(s, seat).traces
        return [Went(birds=sorted(t.cards), hands=sorted([known(s, p) for p in t.places])) for t in traces]
    if s.passed and s.stage != MIGRATING:
        return [Went(birds=sorted(s.passed[seat]), hands=[s.left_of(seat)] * len(s.passed[seat]))]
    return []


def known(s: Table, place: Place) -> int:
    """The hand a card went to. While its holder still owes an answer the pack looks as it did."""
    draft = draft_of(s)
    now = place.pack // s.seats + 1 == draft.number and place.step == draft.step
    return IN_PACK if now and draft.holder(place.pack, place.step) in s.actors else place.hand


def reshuffle(w: Table, seat: Seat, rng: Rng) -> None:
    """Deal anew whatever the seat does not know (BF-INFO-2, BF-INFO-3)."""
    w.rng = rng.fork()
    if w.draft is not None:
        redraft(w, seat, rng)
    elif not w.agreed.solo or seat != 0:
        redeal(w, seat, rng)
    else:
        w.deck.tidy()


def redeal(w: Table, seat: Seat, rng: Rng) -> None:
    """Other hands, cards laid face down and cards left over; a neighbour keeps what the seat passed on."""
    hidden = Bag()
    sizes = [hand.size for hand in w.hands]
    for k, hand in enumerate(w.hands):
        if k != seat:
            pour(hand, hidden)
            if k < w.seats and w.chosen[k] >= 0:
                hidden.add(w.chosen[k])
                sizes[k] += 1
            if k < w.seats and w.stage == MIGRATING:
                for card in w.passed[k]:
                    hidden.add(card)
    pour(w.deck, hidden)
    for card in kept_by_neighbour(w, seat):
        hidden.take(card)
        w.hands[w.left_of(seat)].add(card)
    hidden.tidy()
    for k, hand in enumerate(w.hands):
        if k != seat:
            while hand.size < sizes[k]:
                hand.add(hidden.draw(rng))
            if k < w.seats and w.chosen[k] >= 0:
                w.chosen[k] = hand.draw(rng)
            if k < w.seats and w.stage == MIGRATING:
                w.passed[k] = [int(hidden.draw(rng)) for _ in w.passed[k]]
    w.deck = hidden
    if w.passed and w.stage != MIGRATING:
        remigrate(w, seat, rng)


def pour(cards: Bag, into: Bag) -> None:
    k: i64 = 0
    while k < cards.size:
        into.add(cards.cards[k])
        k += 1
    cards.size = 0


def kept_by_neighbour(w: Table, seat: Seat) -> list[int]:
    """What the seat passed on and has not seen played since: a copy played counts as the one passed."""
    if not w.passed or w.stage == MIGRATING or seat < 0:
        return []
    left = w.passed[seat][:]
    for card in w.played_by(w.left_of(seat)):
        if card in left:
            left.remove(card)
    return left


def remigrate(w: Table, seat: Seat, rng: Rng) -> None:
    """What others passed among themselves: any cards the receiver has held."""
    passed = w.passed[:]
    for k in range(w.seats):
        to = w.left_of(k)
        if k != seat and to != seat:
            held = Bag(w.hands[to].sorted() + w.played_by(to))
            if w.chosen[to] >= 0:
                held.add(w.chosen[to])
            passed[k] = [int(held.draw(rng)) for _ in passed[k]]
    w.passed = passed


def seen(s: Table, by: Seat, seat: Seat, a: Action) -> Action:
    """Cards are laid, passed and picked face down; alone there is nobody to hide from."""
    return a if by == seat or s.agreed.solo else HIDDEN
