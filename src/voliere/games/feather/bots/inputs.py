"""What a learned judgement of Birds of a Feather looks at: one row of a sheet at a time (`voliere.bots.net`).

Habitats are alike, so all five rows are judged by one net. A row is looked at when its seat goes
elsewhere this round, when it goes there, or before anybody has chosen.
"""

from __future__ import annotations

from typing import Final

from voliere.bots.net import Inputs
from voliere.core.native import i64, vec
from voliere.core.state import Seat
from voliere.games.feather.components import (
    BIRDS,
    BIT,
    FULL_ROW,
    HABITAT,
    NONE,
    ROW,
    ROW_POINTS,
    SETUPS,
)
from voliere.games.feather.species import COPIES, POINTS
from voliere.games.feather.state import Table

# How a row is looked at.
LEFT: Final = 0  # its seat goes elsewhere this round
VISITED: Final = 1  # its seat goes there; what surely is there is ticked already
AHEAD: Final = 2  # nobody has chosen yet
MODES: Final = 3

# What is known of a species.
SEEN: Final = 0
HELD: Final = 1
LOST: Final = 2  # no card of it is left; LOST + n: so many cards of it nobody has shown
SETTLED: Final = 6  # it can surely be seen, but only this round
STATUSES: Final = 7

KINDS: Final = 5  # of species: ace, raptor, rare, uncommon, common
KIND: Final = vec[i64]([0, 1, 2, 3, 3, 3, 4])
WORTH: Final = vec[i64](POINTS)
MANY: Final = vec[i64](COPIES)
ROWS: Final = HABITAT.size
TIMES: Final = 15  # rounds left, and none
PARTS: Final = 5  # of a game
MOST_WAYS: Final = 5  # cards of a habitat in hand that are told apart
FEW_WAYS: Final = 3
PARTS_OF_FULL: Final = 8
FAR: Final = float(TIMES)

# Where each kind of input begins.
STATUS: Final = 0
STATUS_FAR: Final = STATUS + MODES * KINDS * STATUSES
TIME: Final = STATUS_FAR + MODES * KINDS * STATUSES
WAYS: Final = TIME + MODES * TIMES
LACKING: Final = WAYS + MODES * (MOST_WAYS + 1) * PARTS
ELSEWHERE: Final = LACKING + MODES * (ROW + 1) * 2 * (FEW_WAYS + 1)
CHANCES: Final = ELSEWHERE + MODES * 6
LIKELY: Final = CHANCES + MODES * 4
SEATS: Final = LIKELY + MODES * PARTS_OF_FULL
ALONE: Final = SEATS + len(SETUPS) + 1  # the solo game has weights of its own
COUNT: Final = 2 * ALONE
MOST: Final = 2 * ROW + 15


class Eyes:
    """Looks at the table from one seat; keeps what it needs for that."""

    def __init__(self) -> None:
        self.x = Inputs(MOST)
        self.unseen: vec[i64] = vec[i64]([0] * BIRDS)  # cards of a species that nobody has shown
        self.held: vec[i64] = vec[i64]([0] * BIRDS)
        self.ways: vec[i64] = vec[i64]([0] * ROWS)  # cards of a habitat in hand
        self.wants: vec[i64] = vec[i64]([0] * ROWS)  # points of birds it may still bring
        self.gains: vec[i64] = vec[i64]([0] * ROWS)  # points that surely wait there now
        self.rate = 0.0  # how likely it is that a card nobody has shown is shown in a round
        self.time: i64 = 0  # rounds in which the seat will still choose
        self.base: i64 = 0
        self.seats: i64 = 0
        self.sheet: i64 = 0
        self.settled: i64 = 0

    def survey(self, s: Table, seat: Seat) -> None:
        """Everything a seat knows: its own hand, and what has been shown."""
        self.seats = s.seats
        self.base = ALONE if s.agreed.solo else 0
        self.sheet = s.sheets[seat]
        self.settled = s.settled
        self.count(s, seat)
        hidden: i64 = 0
        b: i64 = 0
        while b < BIRDS:
            hidden += self.unseen[b]
            b += 1
        self.rate = float(s.agreed.shown - 1) / float(hidden) if hidden > 0 else 0.0
        h: i64 = 0
        while h < ROWS:
            self.wants[h] = self.wanted(h)
            self.gains[h] = waiting(self.sheet, self.settled, h) if self.ways[h] > 0 else 0
            h += 1

    def count(self, s: Table, seat: Seat) -> None:
        """The cards of each species, shown, in hand, and others."""
        unseen = self.unseen
        held = self.held
        b: i64 = 0
        while b < BIRDS:
            unseen[b] = MANY[b % ROW]
            held[b] = 0
            b += 1
        b = 0
        while b < ROWS:
            self.ways[b] = 0
            b += 1
        played = s.played
        each: i64 = s.agreed.shown
        shown: i64 = s.round * each
        if shown > 0 and played[shown - 1] == NONE:  # the round has begun
            shown -= each
        self.time = s.agreed.rounds - shown // each
        k: i64 = 0
        while k < shown:
            unseen[played[k]] -= 1
            k += 1
        for bird in s.discards:
            unseen[bird] -= 1
        hand = s.hands[seat]
        k = 0
        while k < hand.size:
            b = hand.cards[k]
            unseen[b] -= 1
            held[b] += 1
            self.ways[b // ROW] += 1
            k += 1

    def wanted(self, h: i64) -> i64:
        total: i64 = 0
        k: i64 = 0
        while k < ROW:
            b: i64 = h * ROW + k
            if not (self.sheet & BIT[b]) and self.unseen[b] + self.held[b] > 0:
                total += WORTH[k]
            k += 1
        return total

    def lay_down(self, bird: i64) -> None:
        """In thought, a card leaves the hand."""
        self.held[bird] -= 1
        self.ways[bird // ROW] -= 1

    def take_up(self, bird: i64) -> None:
        """It is there again."""
        self.held[bird] += 1
        self.ways[bird // ROW] += 1

    def look(self, h: i64, mode: i64, sheet: i64) -> Inputs:
        """The inputs of a row; `sheet` has what will surely be seen this round."""
        x = self.x
        x.clear()
        base: i64 = self.base
        time: i64 = self.time
        far = float(time) / FAR
        lacking: i64 = 0
        lost: i64 = 0
        ways: i64 = self.ways[h]
        missed = 1.0 - self.shown_to(h, mode)
        expected = 0.0
        full = 1.0
        k: i64 = 0
        while k < ROW:
            b: i64 = h * ROW + k
            status: i64 = SEEN
            if not (sheet & BIT[b]):
                lacking += 1
                likely = 1.0 if ways > 0 else 0.0
                if self.held[b] > 0:
                    status = HELD
                elif mode == AHEAD and self.settled & BIT[b]:
                    status = SETTLED
                elif self.unseen[b] <= 0:
                    status = LOST
                    lost = 1
                    likely = 0.0
                else:
                    status = LOST + self.unseen[b]
                    likely = 1.0 - power(missed, self.unseen[b])
                expected += likely * float(WORTH[k])
                full *= likely
            at: i64 = base + (mode * KINDS + KIND[k]) * STATUSES + status
            x.add(STATUS + at, 1.0)
            x.add(STATUS_FAR + at, far)
            k += 1
        x.add(base + TIME + mode * TIMES + time, 1.0)
        many: i64 = ways if ways < MOST_WAYS else MOST_WAYS
        x.add(base + WAYS + (mode * (MOST_WAYS + 1) + many) * PARTS + time // 3, 1.0)
        many = ways if ways < FEW_WAYS else FEW_WAYS
        lack: i64 = (mode * (ROW + 1) + lacking) * 2 + lost
        x.add(base + LACKING + lack * (FEW_WAYS + 1) + many, 1.0)
        self.look_elsewhere(h, base + ELSEWHERE + mode * 6, far)
        at = base + CHANCES + mode * 4
        x.add(at, expected / 4.0)
        x.add(at + 1, expected / 4.0 * far)
        x.add(at + 2, full)
        x.add(at + 3, full * far)
        part: i64 = 0
        while part < PARTS_OF_FULL - 1 and full * float(PARTS_OF_FULL) > float(part) + 0.999:
            part += 1
        x.add(base + LIKELY + mode * PARTS_OF_FULL + part, 1.0)
        x.add(base + SEATS + self.seats, 1.0)
        return x

    def shown_to(self, h: i64, mode: i64) -> float:
        """How likely a card is shown where the seat is: a visit shows the round before and its own."""
        ways: i64 = self.ways[h]
        visits: i64 = ways if ways < self.time else self.time
        rounds: i64 = 2 * visits + (1 if mode == VISITED else 0)
        chance = self.rate * float(rounds)
        return chance if chance < 1.0 else 1.0

    def look_elsewhere(self, h: i64, at: i64, far: float) -> None:
        """What the other rows still want, and what waits there now."""
        wants: i64 = 0
        most: i64 = 0
        own: i64 = self.gains[h]
        k: i64 = 0
        while k < ROWS:
            if k != h:
                wants += self.wants[k]
                most = self.gains[k] if self.gains[k] > most else most
            k += 1
        x = self.x
        x.add(at, float(wants) / 16.0)
        x.add(at + 1, float(wants) / 16.0 * far)
        x.add(at + 2, float(wants) / float(4 * self.time + 4))
        x.add(at + 3, far)
        x.add(at + 4, float(most) / 3.0)
        x.add(at + 5, float(most if most < own else own) / 3.0)


def power(x: float, n: i64) -> float:
    found = x
    k: i64 = 1
    while k < n:
        found *= x
        k += 1
    return found


def waiting(sheet: i64, settled: i64, h: i64) -> i64:
    """The points that the settled birds of a habitat would add to a sheet."""
    row: i64 = (sheet >> (h * ROW)) & FULL_ROW
    return ROW_POINTS[row | ((settled >> (h * ROW)) & FULL_ROW)] - ROW_POINTS[row]
