"""Drawing birds from tray or deck (WS-DRAW); discards owed at the end of a turn (WS-POW-8)."""

from __future__ import annotations

from typing import ClassVar, Final

from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.task import Task, Verb
from voliere.core.verbs import Later
from voliere.games.wingspan.cards import card_exists, card_to_draw, discard_from_hand, draw_face_up, draw_top
from voliere.games.wingspan.components import DISCARD, DO_DRAW, DO_DRAW_DECK, DO_DRAW_REST, DO_SKIP, TRAY
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.state import Table


class DrawCard(Question):
    """The next of `slot` cards, from tray or deck; each is seen before the next is chosen (WS-DRAW-1)."""

    also: ClassVar[str] = "MayDraw"

    def __init__(self, leave: bool = False) -> None:
        super().__init__()
        self.leave = leave  # this card may be left (WS-POW-2)

    def ask(self, s: Table, me: Task) -> str:
        return self.also if self.leave else "DrawCard"

    def left(self, s: Table, me: Task) -> int | None:
        return me.slot

    def options(self, s: Table, me: Task) -> list[Action]:
        found: list[Action] = []
        i: i64 = 0
        while i < TRAY:
            if s.tray[i] >= 0:
                found.append(int(DO_DRAW + s.tray[i]))
            i += 1
        found.sort()
        if card_exists(s):
            found.append(DO_DRAW_DECK)
            if me.slot > 1:
                found.append(DO_DRAW_REST)
        if self.leave and found:
            found.append(DO_SKIP)
        return found

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a == DO_SKIP:
            return
        left = me.slot - 1
        if a < DO_DRAW_DECK:
            draw_face_up(s, me.seat, a - DO_DRAW)
        else:
            draw_top(s, me.seat)
            while a == DO_DRAW_REST and left > 0 and draw_top(s, me.seat):
                left -= 1
        if left > 0 and card_to_draw(s):
            s.push(self, me.seat, left)


class DrawTop(Verb[Table]):
    """Draw from the deck only."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        draw_top(s, me.seat)


class DiscardOne(Question):
    """Any card in hand; with an empty hand nothing more is owed (WS-POW-8, WS-RULE-10)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        return [DISCARD.first + bird for bird in s.hands[me.seat].sorted()]

    def take(self, s: Table, me: Task, a: Action) -> None:
        discard_from_hand(s, me.seat, a - DISCARD.first)


DRAW_CARD: Final = DrawCard()
MAY_DRAW: Final = DrawCard(leave=True)
DRAW_TOP: Final = DrawTop()
DISCARD_ONE: Final = DiscardOne()
OWE_DISCARD: Final = Later(DISCARD_ONE)
