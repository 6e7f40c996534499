"""Turns: play a card, resolve, draw (PF-TURN, PF-PLAY), and when they stop (PF-END-2)."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.piafs.components import FIRST_ADD, MOST_PERCHES, ROW, strength_of
from voliere.games.piafs.ending import end
from voliere.games.piafs.feed import COMPARE
from voliere.games.piafs.refill import DRAW_BIRD, FILL_COLUMN
from voliere.games.piafs.state import EMPTY, SEEN, Table


class Turn(Verb[Table]):
    """A play a card, B resolve, C draw (PF-TURN-1); without a card in hand A and B are skipped (PF-R-8)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.turn = me.seat
        s.played = EMPTY
        s.push(END_TURN, me.seat)
        s.push(FILL_COLUMN, me.seat)
        s.push(DRAW_BIRD, me.seat)
        if s.hands[me.seat].size > 0:
            s.push(PLAY_BIRD, me.seat)
        elif s.log is not None:
            s.log.tell("skipped", {"seat": me.seat})


class PlayBird(Verb[Table]):
    """Phase A: one hand card at the end of the row of any perch; no pass (PF-PLAY-1, PF-R-19)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        found: list[Action] = []
        for card in s.hands[me.seat].sorted():
            for perch in range(s.perches):
                found.append(card * MOST_PERCHES + perch)
        return found

    def width(self, s: Table, me: Task) -> int:
        return 2  # a card in hand, and at least two perches

    def allows(self, s: Table, me: Task, a: Action) -> bool:
        return 0 <= a < FIRST_ADD and a % MOST_PERCHES < s.perches and s.hands[me.seat].has(a // MOST_PERCHES)

    def sample(self, s: Table, me: Task, rng: Rng) -> Action:
        return int(s.hands[me.seat].pick(rng) * MOST_PERCHES + rng.below(s.perches))

    def stroll(self, s: Table, me: Task, rng: Rng) -> int:
        self.play(s, me.seat, s.hands[me.seat].draw(rng), rng.below(s.perches))
        return 1

    def take(self, s: Table, me: Task, a: Action) -> None:
        card: i64 = a // MOST_PERCHES
        s.hands[me.seat].take(card)
        self.play(s, me.seat, card, a % MOST_PERCHES)

    def play(self, s: Table, seat: Seat, card: i64, perch: i64) -> None:
        put(s, perch, card)
        s.perch = perch
        s.played = card
        s.chain = 0
        if s.log is not None:
            s.log.tell("played", {"seat": seat, "card": int(card), "perch": int(perch)})
        s.push(COMPARE, seat)


def put(s: Table, perch: i64, card: i64) -> None:
    """At the end of a row: on the perch if it is the first, else on the ground (PF-PLAY-2)."""
    place: i64 = s.length[perch]
    s.rows[perch * ROW + place] = card
    s.length[perch] = place + 1
    s.where[card] = SEEN
    if place > 0:
        s.ground[perch] += strength_of(card)


class EndTurn(Verb[Table]):
    """The next player, unless everybody has had the same number of turns after the trigger (PF-END-2)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        after: Seat = me.seat + 1
        if after == s.seats:
            after = 0
        if (s.ending and after == s.first) or no_cards_left(s):
            end(s, me.seat)
        else:
            s.push(TURN, after)


def no_cards_left(s: Table) -> bool:
    """Nobody has a card: the game ends at once, triggered or not (PF-R-8)."""
    cards: i64 = 0
    for hand in s.hands:
        cards += hand.size
    return cards == 0


TURN: Final = Turn()
PLAY_BIRD: Final = PlayBird()
END_TURN: Final = EndTurn()
