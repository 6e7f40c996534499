"""Playing a forest full in thought: every seat plays for the colour that promises it most.

A turn tries a few placements by chance; it takes what helps its colour most and the best rival's least.
"""

from __future__ import annotations

from typing import Final

from voliere.core.cards import Bag
from voliere.core.native import i64, vec
from voliere.core.rng import Rng
from voliere.core.state import Seat
from voliere.games.songbirds.bots.lines import NO_WORTH, SURE, after, outlooks, role_of
from voliere.games.songbirds.components import COLOURS, VOLUMES, volume_of
from voliere.games.songbirds.forest import fill, sing
from voliere.games.songbirds.state import Table
from voliere.games.songbirds.turn import set_favourite, worm_left

NO_HOPES: Final = vec[i64]([0] * COLOURS)
SPITE: Final = 700  # what hurts the best rival, in thousandths of what helps oneself
NOTHING: Final = -(1 << 40)


class Forest:
    """A position being played on, with what its lines promise; made for one playout."""

    def __init__(self, s: Table) -> None:
        self.s = s
        self.worth: vec[i64] = NO_WORTH[:]
        self.hopes: vec[i64] = NO_HOPES[:]
        self.roles: vec[i64] = NO_HOPES[:]  # of the colours
        self.look()

    def look(self) -> None:
        """At all lines anew: in the beginning, and when a favourite changes what they promise."""
        outlooks(self.s, self.worth, self.hopes)
        colour: i64 = 0
        while colour < COLOURS:
            self.roles[colour] = role_of(self.s, colour)
            colour += 1

    def put(self, seat: Seat, card: i64, cell: i64) -> None:
        s = self.s
        s.hands[seat].take(card)
        s.open.take(cell)
        fill(s, cell, card)
        colour: i64 = card // VOLUMES
        volume: i64 = card % VOLUMES + 1
        self.update(cell // 5, colour, volume)
        self.update(5 + cell % 5, colour, volume)
        sing(s, cell, card)

    def update(self, line: i64, colour: i64, volume: i64) -> None:
        wanted: i64 = 0
        while wanted < COLOURS:
            value: i64 = after(self.s, line, colour, volume, wanted, self.roles[wanted])
            at: i64 = line * COLOURS + wanted
            # A token won stays in the hopes, as part of the harvest; the line itself is worth no more.
            self.hopes[wanted] += value - self.worth[at]
            self.worth[at] = value
            wanted += 1

    def gain(self, card: i64, cell: i64, wanted: i64) -> i64:
        """What placing a card would add to the hopes of a colour."""
        s = self.s
        colour: i64 = card // VOLUMES
        volume: i64 = card % VOLUMES + 1
        row: i64 = cell // 5
        column: i64 = 5 + cell % 5
        role: i64 = self.roles[wanted]
        found: i64 = after(s, row, colour, volume, wanted, role) - self.worth[row * COLOURS + wanted]
        return found + after(s, column, colour, volume, wanted, role) - self.worth[column * COLOURS + wanted]

    def target(self, seat: Seat) -> i64:
        """The card a seat would keep: its favourite, or the one that promises most."""
        s = self.s
        if s.favourites[seat] >= 0:
            return s.favourites[seat]
        return self.best_card(s.hands[seat])

    def best_card(self, hand: Bag) -> i64:
        scores_volume = not self.s.agreed.early_bird
        best: i64 = -1
        most: i64 = NOTHING
        i: i64 = 0
        while i < hand.size:
            card: i64 = hand.cards[i]
            value: i64 = self.hopes[card // VOLUMES] * 8
            if scores_volume:
                value += (card % VOLUMES + 1) * SURE * 8
            else:
                value += card % VOLUMES  # breaks ties
            if value > most:
                best = card
                most = value
            i += 1
        return best

    def promise(self, seat: Seat) -> i64:
        """What a seat may hope for in all, in thousandths."""
        card: i64 = self.target(seat)
        if card < 0:
            return 0
        s = self.s
        if s.agreed.early_bird:
            return self.hopes[card // VOLUMES] + max(0, s.worms[seat]) * SURE
        return self.hopes[card // VOLUMES] + volume_of(int(card)) * SURE


def play_duel(s: Table, seat: Seat, rng: Rng, tries: int) -> None:
    """Turn after turn until the forest is full; the favourites are left in the hands."""
    forest = Forest(s)
    targets = [int(forest.target(k)) for k in range(s.seats)]
    while s.left > 0:
        take_turn(forest, seat, targets, rng, tries)
        seat = seat + 1 if seat + 1 < s.seats else 0
    s.next = seat


def take_turn(forest: Forest, seat: Seat, targets: list[int], rng: Rng, tries: int) -> i64:
    """One turn, and what each seat plays for as far as one can tell; gives the cell filled, or -1."""
    s = forest.s
    hand = s.hands[seat]
    kept: i64 = forest.target(seat)
    targets[seat] = int(kept)
    if s.agreed.early_bird and s.favourites[seat] < 0 and (hand.size == 1 or rng.below(hand.size) == 0):
        hand.take(kept)
        set_favourite(s, seat, int(kept), worm_left(s))
        return -1
    return place(forest, seat, kept, rival_of(forest, seat, targets), rng, tries)


def rival_of(forest: Forest, seat: Seat, targets: list[int]) -> i64:
    """The colour of the best rival; -1 if it is one's own."""
    found: i64 = -1
    if len(targets) == 2:
        found = targets[1 - seat] // VOLUMES
    else:
        most: i64 = NOTHING
        for k in range(len(targets)):
            if k != seat and targets[k] >= 0:
                value: i64 = forest.hopes[targets[k] // VOLUMES] + (targets[k] % VOLUMES) * SURE
                if value > most:
                    most = value
                    found = targets[k] // VOLUMES
    return -1 if found == targets[seat] // VOLUMES else found


def place(forest: Forest, seat: Seat, kept: i64, rival: i64, rng: Rng, tries: int) -> i64:
    s = forest.s
    hand = s.hands[seat]
    mine: i64 = kept // VOLUMES
    best: i64 = NOTHING
    best_card: i64 = -1
    best_cell: i64 = -1
    free = s.favourites[seat] >= 0
    for _ in range(tries):
        card: i64 = hand.pick(rng)
        while card == kept and not free:
            card = hand.pick(rng)
        cell: i64 = s.open.pick(rng)
        value: i64 = forest.gain(card, cell, mine) * SURE
        if rival >= 0:
            value -= forest.gain(card, cell, rival) * SPITE
        if value > best:
            best = value
            best_card = card
            best_cell = cell
    forest.put(seat, best_card, best_cell)
    return best_cell


# Alone and together there is one favourite, and all other tokens count against it (SB-SOLO-6).


def play_team(s: Table, seat: Seat, rng: Rng) -> None:
    """The same for solo and coop: draw, then the best placement; the favourite at the first chance."""
    forest = Forest(s)
    while s.left > 0:
        team_turn(forest, seat)
        seat = seat + 1 if seat + 1 < s.seats else 0
        if s.left > 0 and s.deck.size > 0:
            s.hands[seat].add(s.deck.draw(rng))
    s.next = seat


def team_turn(forest: Forest, seat: Seat) -> i64:
    """Gives the cell filled, or -1."""
    s = forest.s
    hand = s.hands[seat]
    if hand.size == 0:
        return -1
    if s.favourites[0] >= 0:
        return place_for_team(forest, seat)
    card: i64 = best_favourite(forest, hand)
    hand.take(card)
    set_favourite(s, 0, int(card), -1)
    forest.look()
    return -1


def best_favourite(forest: Forest, hand: Bag) -> i64:
    best: i64 = -1
    most: i64 = NOTHING
    i: i64 = 0
    while i < hand.size:
        card: i64 = hand.cards[i]
        value: i64 = 2 * forest.hopes[card // VOLUMES] + (card % VOLUMES + 1) * SURE
        if value > most:
            best = card
            most = value
        i += 1
    return best


def team_gain(forest: Forest, card: i64, cell: i64, favourite: i64) -> i64:
    """What a placement adds to the favourite's hopes less those of all others."""
    found: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        gain: i64 = forest.gain(card, cell, colour)
        found += gain if colour == favourite else -gain
        colour += 1
    return found


def place_for_team(forest: Forest, seat: Seat) -> i64:
    s = forest.s
    hand = s.hands[seat]
    favourite: i64 = s.favourites[0] // VOLUMES
    best: i64 = NOTHING
    best_card: i64 = -1
    best_cell: i64 = -1
    i: i64 = 0
    while i < hand.size:
        card: i64 = hand.cards[i]
        j: i64 = 0
        while j < s.open.size:
            cell: i64 = s.open.cards[j]
            value: i64 = team_gain(forest, card, cell, favourite)
            if value > best:
                best = value
                best_card = card
                best_cell = cell
            j += 1
        i += 1
    forest.put(seat, best_card, best_cell)
    return best_cell
