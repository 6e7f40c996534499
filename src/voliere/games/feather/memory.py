"""What a seat remembers of the draft (BF-DRAFT-7, BF-INFO-3), and worlds that fit it.

A seat sees a pack, passes it on, and may see it again. What has gone in between went, one card each,
to the hands of those who held it: a `Trace` is such a set of cards with the places they went to. After
the last sight the rest of the pack belongs to the trace too. Whatever the seat never saw (packs before
they first came by, undealt cards, cards left over) is one more trace of its own, the unseen.

Exactly this is kept: in every sampled world the cards of a trace lie in the places of that trace, and
every hand holds what it has already played. Which card went to which place is drawn by chance.
"""

from __future__ import annotations

from voliere.core.cards import Bag
from voliere.core.rng import Rng
from voliere.core.state import Seat
from voliere.games.feather.components import BIRDS
from voliere.games.feather.draft import draft_of, neutral_hand
from voliere.games.feather.state import Table

IN_PACK = -1  # the hand of a place in a pack that still goes round
IN_DECK = -2


class Place:
    """Where a card of the draft went: at a step of a pack, kept or given to a neutral hand."""

    def __init__(self, hand: int, pack: int = -1, step: int = -1, given: bool = False) -> None:
        self.hand = hand
        self.pack = pack
        self.step = step
        self.given = given


class Trace:
    """Cards, and as many places: which one went where is not known."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.places: list[Place] = []

    def add(self, card: int, place: Place) -> None:
        self.cards.append(card)
        self.places.append(place)

    def join(self, other: Trace) -> None:
        self.cards += other.cards
        self.places += other.places


class Memory:
    """The traces of a seat; the unseen is the last."""

    def __init__(self, s: Table, seat: Seat) -> None:
        self.unseen = Trace()
        self.traces: list[Trace] = []
        for pack in range(len(draft_of(s).kept)):
            self.follow(s, seat, pack)
        for card in s.deck.sorted():
            self.unseen.add(card, Place(IN_DECK))

    def follow(self, s: Table, seat: Seat, pack: int) -> None:
        """One pack from hand to hand: each time the seat holds it, the trace before that is closed."""
        draft = draft_of(s)
        trace = Trace()
        sighted = False
        for step, card in enumerate(draft.kept[pack]):
            holder = draft.holder(pack, step)
            gave = step < len(draft.given[pack])
            gift = Place(neutral_hand(s.seats, holder), pack, step, given=True)
            if holder == seat:
                self.close(trace, sighted)
                trace = Trace()
                sighted = True
                if gave:
                    own = Trace()
                    own.add(draft.given[pack][step], gift)
                    self.traces.append(own)
                continue
            trace.add(card, Place(holder, pack, step))
            if gave:
                trace.add(draft.given[pack][step], gift)
        if pack // s.seats + 1 == draft.number and draft.holder(pack, draft.step) != seat:
            for card in draft.packs[pack % s.seats].sorted():
                trace.add(card, Place(IN_PACK, pack))
        self.close(trace, sighted)

    def close(self, trace: Trace, sighted: bool) -> None:
        if not sighted:
            self.unseen.join(trace)
        elif trace.cards:
            self.traces.append(trace)


class Fit:
    """Finds, by chance, a trace for every card already played by a hidden hand.

    A species has three copies at most, so a card has three possible traces at most: the card with the
    fewest goes first, and a dead end is taken back.
    """

    def __init__(self, traces: list[Trace], hands: int, rng: Rng) -> None:
        self.rng = rng
        self.copies = [[0] * BIRDS for _ in traces]  # of each species, not yet assigned
        self.room = [[0] * hands for _ in traces]  # places of each hand, not yet assigned
        self.holding: list[list[int]] = [[] for _ in range(BIRDS)]  # the traces that hold a species
        for t, trace in enumerate(traces):
            for card in trace.cards:
                self.copies[t][card] += 1
                if t not in self.holding[card]:
                    self.holding[card].append(t)
            for place in trace.places:
                if place.hand >= 0:
                    self.room[t][place.hand] += 1
        self.found: list[tuple[int, int, int]] = []  # trace, hand, card

    def possible(self, hand: int, card: int) -> list[int]:
        return [t for t in self.holding[card] if self.copies[t][card] > 0 and self.room[t][hand] > 0]

    def solve(self, open: list[tuple[int, int]]) -> bool:
        """Assign every (hand, card); False when that cannot be done from here."""
        if not open:
            return True
        best = 0
        fewest: list[int] = []
        for k, (hand, card) in enumerate(open):
            traces = self.possible(hand, card)
            if k == 0 or len(traces) < len(fewest):
                best, fewest = k, traces
        hand, card = open[best]
        rest = open[:best] + open[best + 1 :]
        while fewest:
            t = self.draw(fewest, hand, card)
            fewest.remove(t)
            self.copies[t][card] -= 1
            self.room[t][hand] -= 1
            self.found.append((t, hand, card))
            if self.solve(rest):
                return True
            self.found.pop()
            self.copies[t][card] += 1
            self.room[t][hand] += 1
        return False

    def draw(self, traces: list[int], hand: int, card: int) -> int:
        """One of the traces, by the number of ways the card could have come through it."""
        weights = [self.copies[t][card] * self.room[t][hand] for t in traces]
        x = int(self.rng.below(sum(weights)))
        for t, weight in zip(traces, weights, strict=True):
            x -= weight
            if x < 0:
                return t
        return traces[-1]


def redraft(w: Table, seat: Seat, rng: Rng) -> None:
    """Make the world's draft another one that the seat could not tell from the true one."""
    w.draft = draft_of(w).copy()
    memory = Memory(w, seat)
    traces = [*memory.traces, memory.unseen]
    for trace in traces:
        trace.cards.sort()
    fit = Fit(traces, w.agreed.hands, rng)
    played = [(hand, card) for hand in range(w.agreed.hands) if hand != seat for card in w.played_by(hand)]
    fitted = fit.solve(played)
    assert fitted, "the true draft is one answer"
    w.deck = Bag()
    for pack in range(w.seats):
        if (w.draft.number - 1) * w.seats + pack in packs_unknown(traces):
            w.draft.packs[pack] = Bag()
    for t, trace in enumerate(traces):
        cards, places = trace.cards[:], trace.places[:]
        for found, hand, card in fit.found:
            if found == t:
                mine = [k for k, place in enumerate(places) if place.hand == hand]
                put(w, places.pop(mine[int(rng.below(len(mine)))]), card)
                cards.remove(card)
        rng.shuffle(cards)
        for card, place in zip(cards, places, strict=True):
            put(w, place, card)
    gather(w, seat, rng)


def packs_unknown(traces: list[Trace]) -> set[int]:
    return {place.pack for trace in traces for place in trace.places if place.hand == IN_PACK}


def put(w: Table, place: Place, card: int) -> None:
    draft = draft_of(w)
    if place.hand == IN_DECK:
        w.deck.add(card)
    elif place.hand == IN_PACK:
        draft.packs[place.pack % w.seats].add(card)
    elif place.given:
        draft.given[place.pack][place.step] = card
    else:
        draft.kept[place.pack][place.step] = card


def gather(w: Table, seat: Seat, rng: Rng) -> None:
    """Hands again from all that was kept and given, without what has been played."""
    draft = draft_of(w)
    for hand in range(w.agreed.hands):
        if hand != seat:
            w.hands[hand] = Bag()
    for pack in range(len(draft.kept)):
        for step, card in enumerate(draft.kept[pack]):
            holder = draft.holder(pack, step)
            if holder != seat:
                w.hands[holder].add(card)
        for step, card in enumerate(draft.given[pack]):
            w.hands[neutral_hand(w.seats, draft.holder(pack, step))].add(card)
    for hand in range(w.agreed.hands):
        if hand != seat:
            for card in w.played_by(hand):
                w.hands[hand].take(card)
            if hand < w.seats and w.chosen[hand] >= 0:
                w.chosen[hand] = w.hands[hand].draw(rng)
