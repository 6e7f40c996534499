"""The solo game: play, look, discard and draw until the pile is empty (BF-SOLO)."""

from __future__ import annotations

from typing import Final

from voliere.core.events import only
from voliere.core.space import Action
from voliere.core.task import Task, Verb
from voliere.games.feather.components import DISCARD
from voliere.games.feather.pick import OneSpecies
from voliere.games.feather.rounds import CHOOSE, REVEAL, finish
from voliere.games.feather.state import Table


class Turn(Verb[Table]):
    """Play a card, turn over three, see, then discard and draw (BF-SOLO-2)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.round += 1
        if s.log is not None:
            s.log.tell("round", {"round": int(s.round), "rounds": s.agreed.rounds})
        s.push(REFILL, me.seat)
        s.push(REVEAL, me.seat)
        s.push(CHOOSE, me.seat)


class Refill(Verb[Table]):
    """An empty pile ends the game at once (BF-SOLO-3, BF-R-5); else discard, draw and go on."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        if s.deck.size == 0:
            finish(s)
            return
        s.push(TURN, me.seat)
        s.push(DRAW, me.seat)
        s.push(DISCARD_ONE, me.seat)


class DiscardOne(OneSpecies):
    """One hand card of your choice leaves the game (BF-SOLO-2)."""

    def take(self, s: Table, me: Task, a: Action) -> None:
        bird = a - self.first
        s.hands[me.seat].take(bird)
        s.discards.append(bird)
        if s.log is not None:
            s.log.tell("discarded", {"seat": me.seat, "bird": bird})


class Draw(Verb[Table]):
    """Draw the top card of the pile (BF-SOLO-2)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        bird = int(s.deck.draw(s.rng))
        s.hands[me.seat].add(bird)
        if s.log is not None:
            s.log.tell("drew", {"seat": me.seat, "bird": bird}, only(me.seat))


TURN: Final = Turn()
REFILL: Final = Refill()
DISCARD_ONE: Final = DiscardOne(DISCARD)
DRAW: Final = Draw()
