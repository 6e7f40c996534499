"""A round: choose, reveal, raptors, see, clear, settle (BF-ROUND, BF-RAPTOR), and the end of the game."""

from __future__ import annotations

from typing import Final

from voliere.core.events import ALL, only
from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.feather.components import (
    BIT,
    FULL_ROW,
    HABITAT,
    NONE,
    PLAY,
    RAPTOR,
    ROW,
    ROW_BITS,
    birds_of,
    habitat_of,
)
from voliere.games.feather.pick import OneSpecies
from voliere.games.feather.score import points, title
from voliere.games.feather.state import OVER, Table


class Round(Verb[Table]):
    """Everybody plays one card, until everybody has exactly one left (BF-ROUND-8)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        if s.hands[0].size == 1:  # all hands are equal (BF-R-11)
            finish(s)
            return
        s.round += 1
        if s.log is not None:
            s.log.tell("round", {"round": int(s.round), "rounds": s.agreed.rounds})
        s.push(ROUND, 0)
        s.push(REVEAL, 0)
        s.together(CHOOSE)


class Choose(OneSpecies):
    """Secretly pick one card of the hand and lay it face down (BF-ROUND-1); solo: play it (BF-SOLO-2)."""

    def take(self, s: Table, me: Task, a: Action) -> None:
        bird = a - self.first
        s.hands[me.seat].take(bird)
        s.chosen[me.seat] = bird
        if s.log is not None and not s.agreed.solo:
            s.log.tell("chose", {"seat": me.seat, "bird": bird}, only(me.seat))


class Reveal(Verb[Table]):
    """Everything comes into the open, raptors scare, players see, birds settle (BF-ROUND-2 to 7)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        seats: i64 = s.seats
        shown: i64 = s.agreed.shown
        first: i64 = (s.round - 1) * shown
        played = s.played
        chosen = s.chosen
        revealed: i64 = 0
        k: i64 = 0
        while k < seats:
            played[first + k] = chosen[k]
            revealed |= BIT[chosen[k]]
            k += 1
        hunters: i64 = revealed  # the cards whose raptors act
        while k < shown:
            # BF-ROUND-1, BF-R-10: a neutral hand plays a card at random; solo: the pile (BF-SOLO-2).
            source = s.deck if seats == 1 else s.hands[k]
            bird: i64 = source.draw(s.rng)
            played[first + k] = bird
            revealed |= BIT[bird]
            k += 1
        if s.agreed.neutral_raptors:  # BF-RAPTOR-7, BF-R-2
            hunters = revealed
        if s.log is not None:
            tell_revealed(s)
        if s.agreed.raptors:
            scare(s, hunters)
        see(s, revealed)
        # BF-ROUND-6 and 7: the old settled birds leave, the cards of this round settle.
        s.settled = revealed
        k = 0
        while k < seats:
            chosen[k] = NONE
            k += 1
        if s.log is not None:
            s.log.tell("settled", {"birds": sorted(s.history()[-1])})


def tell_revealed(s: Table) -> None:
    log = s.log
    assert log is not None
    cards = s.history()[-1]
    for seat in range(s.seats):
        log.tell("revealed", {"seat": seat, "bird": cards[seat]})
    if s.agreed.shown > s.seats:
        name = "turned" if s.agreed.solo else "neutral"
        log.tell(name, {"birds": cards[s.seats :]})


def scare(s: Table, hunters: i64) -> None:
    """Settled birds of a revealed raptor's habitat leave before anybody sees (BF-RAPTOR-1 to 6, BF-R-3)."""
    for habitat in range(HABITAT.size):
        raptor = habitat * ROW + RAPTOR
        if hunters & BIT[raptor]:
            row: i64 = ROW_BITS[raptor]
            if s.log is not None and s.settled & row:
                birds = birds_of(int(s.settled & row))
                s.log.tell("scared", {"bird": raptor, "habitat": habitat, "birds": birds})
            s.settled &= ~row


def see(s: Table, revealed: i64) -> None:
    """Each player ticks what is in the habitat of their own card, new or settled (BF-ROUND-3 to 5)."""
    there: i64 = revealed | s.settled
    for seat in range(s.seats):
        bird: i64 = s.chosen[seat]
        row: i64 = ROW_BITS[bird]
        before: i64 = s.sheets[seat]
        s.sheets[seat] = before | (there & row)
        if s.log is not None:
            tell_seen(s, seat, habitat_of(int(bird)), int(there & row & ~before))


def tell_seen(s: Table, seat: Seat, habitat: int, new: int) -> None:
    log = s.log
    assert log is not None
    to = only(seat) if s.agreed.hide_sheets else ALL
    if not new:
        log.tell("saw_nothing", {"seat": seat, "habitat": habitat}, to)
        return
    log.tell("saw", {"seat": seat, "habitat": habitat, "birds": birds_of(new)}, to)
    if int(s.sheets[seat]) >> (habitat * ROW) & FULL_ROW == FULL_ROW:
        log.tell("complete", {"seat": seat, "habitat": habitat}, to)


def finish(s: Table) -> None:
    """The last cards are not played: the sheets are counted (BF-ROUND-8, BF-SCORE-3, BF-SOLO-4)."""
    s.stage = OVER
    log = s.log
    if log is None:
        return
    for seat in range(s.seats):
        log.tell("score", {"seat": seat, "points": points(int(s.sheets[seat]))})
    if s.agreed.solo:
        log.tell("title", {"title": title(points(int(s.sheets[0])))})
    else:
        log.tell("won", {"seats": [seat for seat, place in enumerate(s.places()) if place == 1]})


ROUND: Final = Round()
CHOOSE: Final = Choose(PLAY)
REVEAL: Final = Reveal()
