"""The conversions of the mat: after the whole base gain, once, if they can be paid and used (WS-ROW-2)."""

from __future__ import annotations

from typing import Final

from voliere.core.space import Action
from voliere.core.task import Task
from voliere.games.wingspan.cards import card_to_draw, discard_from_hand
from voliere.games.wingspan.components import DISCARD, DO_PAY, DO_SKIP, DO_TAKE_EGG, KINDS, SPOTS
from voliere.games.wingspan.draw import DRAW_CARD
from voliere.games.wingspan.eggs import LAY_EGGS_LEFT, some_room, spend_egg
from voliere.games.wingspan.feeder import FORAGE
from voliere.games.wingspan.payment import spend
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.state import Table


class ConvertCard(Question):
    """Forest: discard exactly one bird card from hand for one more die (WS-FOOD-2)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        hand = s.hands[me.seat].sorted()
        return [DISCARD.first + bird for bird in hand] + [DO_SKIP] if hand else []

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a != DO_SKIP:
            discard_from_hand(s, me.seat, a - DISCARD.first)
            s.push(FORAGE, me.seat)


class ConvertFood(Question):
    """Grassland: pay one food token of any kind for one more egg (WS-EGGS-2)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        if not some_room(s, me.seat):
            return []
        found = [DO_PAY + kind for kind in range(KINDS) if s.food[me.seat * KINDS + kind] > 0]
        return [*found, DO_SKIP] if found else []

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a != DO_SKIP:
            spend(s, me.seat, a - DO_PAY)
            s.push(LAY_EGGS_LEFT, me.seat, 1)


class ConvertEgg(Question):
    """Wetland: discard one egg from an own bird for one more card (WS-DRAW-2)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        if not card_to_draw(s):
            return []
        found = [DO_TAKE_EGG + spot for spot in range(SPOTS) if s.eggs[me.seat * SPOTS + spot] > 0]
        return [*found, DO_SKIP] if found else []

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a != DO_SKIP:
            spend_egg(s, me.seat, me.seat * SPOTS + a - DO_TAKE_EGG)
            s.push(DRAW_CARD, me.seat, 1)


CONVERT_CARD: Final = ConvertCard()
CONVERT_FOOD: Final = ConvertFood()
CONVERT_EGG: Final = ConvertEgg()
