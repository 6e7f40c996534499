"""Sampled worlds after the discards became the deck: what was in there cannot lie where it never came.

A seat knows some of the cards the new deck was made of: those lie in the deck, or where a card came to
later. And a card once seen going into a hand may still be there, or have been put away unseen and be in
the new deck: everybody knows when each hand put a card away (`buried`), which tells how likely that is.
"""

from __future__ import annotations

from voliere.core.native import i64, vec
from voliere.core.rng import Rng
from voliere.core.state import Seat
from voliere.games.wingspan.state import (
    BORN,
    CAME,
    CLAIM,
    DOUBT,
    EVERYBODY,
    IN_DECK,
    KNOWER,
    WENT,
    Table,
)


class LateDeal:
    """Cards to be dealt over places; a place is known by the number of the card that lies there now."""

    def __init__(self, w: Table, seat: Seat, rng: Rng, lay: list[int], cards: list[int]) -> None:
        self.w = w
        self.me = seat + 1
        self.rng = rng
        self.lay = lay
        self.dealt = [-1] * len(cards)
        self.doubtful = [card for card in cards if self.doubt(card) > 0]
        self.known = [card for card in cards if self.doubt(card) == 0 and self.born(card) > 0]
        self.others = [card for card in cards if self.doubt(card) == 0 and self.born(card) == 0]
        self.gone: list[int] = []  # the hands of doubtful cards that were dealt into the new deck

    def doubt(self, card: int) -> int:
        """What is told of a card that may still be in somebody else's hand, or 0."""
        told = int(self.w.memory[CLAIM + card])
        return told if told >= DOUBT and told % DOUBT != self.me else 0

    def born(self, card: int) -> int:
        """When the seat last knew the card to be in the deck, or 0."""
        born = int(self.w.memory[BORN + card])
        return born >> 4 if born & 15 in (EVERYBODY, self.me) else 0

    def places_since(self, time: int) -> list[int]:
        """The places that were filled from the deck made at that time."""
        found: list[int] = []
        for place, lay in enumerate(self.lay):
            if self.w.place[lay] == IN_DECK or self.w.memory[CAME + lay] > time:
                found.append(place)
        return found

    def free_since(self, time: int) -> list[int]:
        return [place for place in self.places_since(time) if self.dealt[place] < 0]

    def put(self, card: int, places: list[int]) -> None:
        """On one of these places, which leaves the list."""
        at = int(self.rng.below(len(places)))
        self.dealt[places[at]] = card
        places[at] = places[-1]
        places.pop()

    def deal(self) -> list[int]:
        """First what may lie in the fewest places: then no choice stands in the way of a later one."""
        for card in self.doubtful:
            self.put_doubtful(card, self.born(card))
        self.known.sort(key=self.born, reverse=True)
        time = -1
        places: list[int] = []
        for card in self.known:
            if self.born(card) != time:
                time = self.born(card)
                places = self.free_since(time)
            self.put(card, places)
        places = [place for place in range(len(self.lay)) if self.dealt[place] < 0]
        for card in self.others:
            self.put(card, places)
        self.forget()
        return self.dealt

    def forget(self) -> None:
        """What others put away into a new deck: any cards that came out of it, as far as the seat knows."""
        memory = self.w.memory
        notes = sorted([int(memory[BORN + card]) for card in self.others], reverse=True)
        unknown = set(self.others)
        for card in self.others:
            memory[BORN + card] = 0
        for note in notes:
            if note == 0:
                break
            came = [place for place in self.places_since(note >> 4) if self.dealt[place] in unknown]
            if came:  # none is left where it was a doubtful card
                card = self.dealt[came[int(self.rng.below(len(came)))]]
                unknown.remove(card)
                memory[BORN + card] = note

    def put_doubtful(self, card: int, time: int) -> None:
        """Any card of a hand was as likely put away as any other that was there: so weigh all its places."""
        came, hand = self.doubt(card) // DOUBT, self.doubt(card) % DOUBT
        away: list[int] = []  # when the hand put something away that is in the new deck and may be this card
        unseen = -len(self.gone)  # cards all others have put away, unseen, into that deck
        for k in range(0, len(self.w.buried), 3):
            made, who, went = self.w.buried[k : k + 3]
            if made == time and who != self.me:
                unseen += 1
                if who == hand and went > came:
                    away.append(went)
        # Of the new deck some are known to be others: the rest was put away unseen.
        new = self.free_since(time)
        rest = len(new) - sum([1 for other in self.known if self.born(other) >= time])
        old, weights = self.old_places(hand, time, came, away)
        stays = sum(weights) * max(unseen, 0)
        leaves = len(away) * max(len(away) - self.gone.count(hand), 0) * max(rest, 0)
        if stays + leaves > 0 and int(self.rng.below(stays + leaves)) >= stays:
            self.put(card, new)
            self.gone.append(hand)
        elif sum(weights) == 0:
            self.put(card, old or new)
        else:
            at = int(self.rng.below(sum(weights)))
            k = 0
            while at >= weights[k]:
                at -= weights[k]
                k += 1
            self.dealt[old[k]] = card

    def old_places(self, hand: int, time: int, came: int, away: list[int]) -> tuple[list[int], list[int]]:
        """Places of cards the hand had before the new deck, and how often each might have been put away."""
        memory = self.w.memory
        places: list[int] = []
        weights: list[int] = []
        for place, lay in enumerate(self.lay):
            if self.dealt[place] >= 0 or memory[KNOWER + lay] != hand or memory[CAME + lay] >= time:
                continue
            places.append(place)
            went = int(memory[WENT + lay])
            if 0 < went < time:  # under a bird since before
                weights.append(len(away) if went > came else 0)
            else:
                weights.append(sum([1 for other in away if other > memory[CAME + lay]]))
        return places, weights


def deal_late(w: Table, seat: Seat, rng: Rng, places: vec[i64], cards: vec[i64], n: i64) -> vec[i64]:
    """n cards over n places: only what fits the times, and all that fits equally likely."""
    lay = [int(places[k]) for k in range(int(n))]
    dealt = LateDeal(w, seat, rng, lay, [int(cards[k]) for k in range(int(n))]).deal()
    return vec[i64](dealt)
