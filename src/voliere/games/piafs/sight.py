"""Who may know what (PF-INFO): views, sampled worlds, the truth for records."""

from __future__ import annotations

from voliere.core.cards import Bag, Hand
from voliere.core.events import Event
from voliere.core.rng import Rng
from voliere.core.space import HIDDEN, Action
from voliere.core.state import Seat
from voliere.games.piafs.collection import collected, pile_size
from voliere.games.piafs.components import (
    CARDS,
    KEEP,
    KEPT,
    PER_SPECIES,
    ROW,
    SPECIES_COUNT,
    STOLEN,
    VALUES,
    strength_of,
)
from voliere.games.piafs.ending import REVEAL
from voliere.games.piafs.question import Question
from voliere.games.piafs.score import leads, majority_points, pair_points
from voliere.games.piafs.state import EMPTY, OUT, SEEN, Table
from voliere.games.piafs.view import PiafsView, Player, Row, ScoreView, SpeciesView


def view(s: Table, seat: Seat) -> PiafsView:
    """Public: what lies face up, and sizes (PF-INFO-1). Own: hand, score pile, last choice (PF-INFO-2)."""
    mine = 0 <= seat < s.seats
    return PiafsView(
        first=s.first,
        turn=s.turn,
        rows=[row_view(s, perch) for perch in range(s.perches)],
        perch=int(s.perch) if s.played != EMPTY else None,
        played=int(s.played) if s.played != EMPTY else None,
        seeds=[int(s.seeds[k]) + 1 for k in range(s.seed_count)],
        pests=[int(s.pests[k]) for k in range(s.pest_count)],
        feeder=len(s.feeder),
        track=[int(card) if card != EMPTY else None for card in s.track],
        deck=len(s.deck),
        removed_species=s.removed if s.removed != EMPTY else None,
        removed_birds=removed_birds(s),
        removed_pests=[int(x) for x in s.pests_out],
        species=[species_view(s, k) for k in range(SPECIES_COUNT) if k != s.removed],
        players=[player_view(s, k) for k in range(s.seats)],
        hand=s.hands[seat].sorted() if mine and not s.over else [],
        own_pile=[int(s.pile[seat * VALUES + kind]) for kind in range(VALUES)] if mine else [],
        own_kept=kept(s, seat) if mine else [],
        own_discarded=s.hands[seat].sorted() if mine and s.over else [],
        ending=s.ending,
        last_turns=last_turns(s),
        over=s.over,
        scores=[
            ScoreView(total=x.total, lines=x.lines) if s.over or x.seat == seat else None for x in s.scores()
        ],
        places=s.places() if s.over else [],
    )


def row_view(s: Table, perch: int) -> Row:
    birds = [int(s.rows[perch * ROW + k]) for k in range(s.length[perch])]
    if birds[0] == EMPTY:  # a crow asks between steps 2 and 4, while the perch is free
        return Row(birds=birds, strength=0, sum=int(s.ground[perch]))
    return Row(birds=birds, strength=int(strength_of(birds[0])), sum=int(s.ground[perch]))


def species_view(s: Table, species: int) -> SpeciesView:
    return SpeciesView(
        species=species,
        counts=[int(s.birds[k * SPECIES_COUNT + species]) for k in range(s.seats)],
        leaders=[k for k in range(s.seats) if leads(s, k, species)],
    )


def player_view(s: Table, k: Seat) -> Player:
    return Player(
        cards=0 if s.over else len(s.hands[k]),
        pile=pile_size(s, k),
        collection=[collected(s, k, species) for species in range(SPECIES_COUNT)],
        eggs=[int(s.eggs[k * SPECIES_COUNT + species]) for species in range(SPECIES_COUNT)],
        pairs=int(s.pairs[k]),
        points=pair_points(s, k) + majority_points(s, k),
        chosen=not s.over and s.kept[(k + 1) * KEPT - 1] != EMPTY,
    )


def last_turns(s: Table) -> list[int]:
    """Once the end is triggered: who still has a turn, in order, the present one first (PF-END-2)."""
    if not s.ending or s.over or choosing(s):
        return []
    found = [s.turn]
    while (found[-1] + 1) % s.seats != s.first:
        found.append((found[-1] + 1) % s.seats)
    return found


def choosing(s: Table) -> bool:
    """The last choice is being made: all turns are over (PF-END-4)."""
    return any(task.verb is REVEAL for task in s.todo)


def removed_birds(s: Table) -> list[int]:
    """What crows took: they stay visible (PF-R-18)."""
    return [card for card in range(CARDS) if s.where[card] == OUT and card // PER_SPECIES != s.removed]


def kept(s: Table, seat: Seat) -> list[int]:
    return sorted([int(card) for card in s.kept[seat * KEPT : (seat + 1) * KEPT] if card != EMPTY])


def reshuffle(w: Table, seat: Seat, rng: Rng) -> None:
    """Deal anew what the seat does not know: other hands, save cards of the track, and other score piles."""
    w.rng = rng.fork()
    unknown = w.deck
    sizes = [len(hand) for hand in w.hands]
    for k in range(w.seats):
        if k != seat:
            hand = Hand()
            for card in w.hands[k].sorted():
                if w.where[card] == SEEN:
                    hand.add(card)
                else:
                    unknown.add(card)
            w.hands[k] = hand
    unknown.tidy()
    w.feeder.tidy()
    for k in range(w.seats):
        if k != seat:
            while len(w.hands[k]) < sizes[k]:
                w.hands[k].add(unknown.draw(rng))
            if not w.over:
                guess_pile(w, k, rng)
                guess_kept(w, k, rng)


def guess_pile(w: Table, k: Seat, rng: Rng) -> None:
    """Everybody saw what was taken and when squirrels came, not which seeds left: let them come again."""
    first = k * VALUES
    pile = [0] * VALUES
    before = [0] * VALUES
    at = 0
    while at < len(w.thefts):
        if w.thefts[at] == k:
            for kind in range(VALUES):
                taken = w.thefts[at + 1 + kind]
                pile[kind] += taken - before[kind]
                before[kind] = taken
            lie = Bag([kind for kind in range(VALUES) for _ in range(pile[kind])])
            for _ in range(min(STOLEN, len(lie))):
                pile[int(lie.draw(rng))] -= 1
        at += 1 + VALUES
    for kind in range(VALUES):
        w.pile[first + kind] = pile[kind] + w.taken[first + kind] - before[kind]


def guess_kept(w: Table, k: Seat, rng: Rng) -> None:
    """A sealed choice: any two cards of the hand; one who still owes an answer has told nothing."""
    if w.kept[k * KEPT] == EMPTY:
        return
    done = w.kept[k * KEPT + 1] != EMPTY
    hand = w.hands[k].copy()
    for slot in range(k * KEPT, (k + 1) * KEPT):
        w.kept[slot] = hand.draw(rng) if done else EMPTY


def seen(by: Seat, seat: Seat, a: Action) -> Action:
    """The last choice is sealed (PF-END-4)."""
    return HIDDEN if a in KEEP and by != seat else a


def reasons(s: Table, seat: Seat) -> dict[str, Event]:
    """Why something that looks choosable is not: the question knows."""
    if seat not in s.actors:
        return {}
    me = s.top(seat)
    verb = me.verb
    return verb.why_not(s, me) if isinstance(verb, Question) else {}
