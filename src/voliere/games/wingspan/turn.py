"""A turn: one of four actions (WS-ROUND-2, WS-TURN), and its end."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.task import Task, Verb
from voliere.core.verbs import Now
from voliere.games.wingspan.cards import card_to_draw, refill
from voliere.games.wingspan.components import (
    BROWN,
    CARD_GAIN,
    COLOUR,
    COLUMNS,
    CONVERTS,
    DO_DRAW_CARDS,
    DO_GAIN_FOOD,
    DO_LAY_EGGS,
    EGG_GAIN,
    FOOD_GAIN,
    FOREST,
    GRASSLAND,
    NO_BIRD,
    ROWS,
    SPOTS,
    WETLAND,
)
from voliere.games.wingspan.convert import CONVERT_CARD, CONVERT_EGG, CONVERT_FOOD
from voliere.games.wingspan.draw import DRAW_CARD
from voliere.games.wingspan.eggs import LAY_EGGS_LEFT
from voliere.games.wingspan.feeder import FORAGE
from voliere.games.wingspan.play import EVERYWHERE, play, plays
from voliere.games.wingspan.powers.power import OFFER
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.react import LAID, RODENT_GAINED, trigger
from voliere.games.wingspan.state import Table


class Turn(Question):
    """Spend a cube on one action; there is no pass, and the three rows are always possible (WS-RULE-8)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        found = [int(a) for a in plays(s, me.seat, EVERYWHERE)]
        found.sort()
        return [*found, DO_GAIN_FOOD, DO_LAY_EGGS, DO_DRAW_CARDS]

    def width(self, s: Table, me: Task) -> int:
        return 3

    def sample(self, s: Table, me: Task, rng: Rng) -> Action:
        found = plays(s, me.seat, EVERYWHERE)
        k: i64 = rng.below(len(found) + 3)
        return int(found[k]) if k < len(found) else int(DO_GAIN_FOOD + k - len(found))

    def stroll(self, s: Table, me: Task, rng: Rng) -> int:
        self.take(s, me, self.sample(s, me, rng))
        return 1

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a < DO_GAIN_FOOD:
            play(s, me.seat, a)
        elif a == DO_GAIN_FOOD:
            gain_food(s, me)
        elif a == DO_LAY_EGGS:
            lay_eggs(s, me)
        else:
            draw_cards(s, me)


def gain_food(s: Table, me: Task) -> None:
    """Dice, conversion, pink powers that saw a rodent, brown powers (WS-FOOD-1 to 3, WS-TURN-2)."""
    n = int(s.birds[me.seat * ROWS + FOREST])
    s.rodent = 0
    if s.log is not None:
        s.log.tell("gains_food", {"seat": me.seat, "n": FOOD_GAIN[n]})
    s.push(ACTIVATE_ROW, me.seat, FOREST)
    s.push(NOTICE_RODENT, me.seat)
    if CONVERTS[n]:
        s.push(CONVERT_CARD, me.seat)
    for _ in range(FOOD_GAIN[n]):
        s.push(FORAGE, me.seat)


def lay_eggs(s: Table, me: Task) -> None:
    """Eggs, conversion, pink powers that saw it, brown powers (WS-EGGS-1 to 3, WS-TURN-2)."""
    n = int(s.birds[me.seat * ROWS + GRASSLAND])
    if s.log is not None:
        s.log.tell("lays_eggs", {"seat": me.seat, "n": EGG_GAIN[n]})
    s.push(ACTIVATE_ROW, me.seat, GRASSLAND)
    s.push(NOTICE_LAYING, me.seat)
    if CONVERTS[n]:
        s.push(CONVERT_FOOD, me.seat)
    s.push(LAY_EGGS_LEFT, me.seat, EGG_GAIN[n])


def draw_cards(s: Table, me: Task) -> None:
    """Cards, conversion, brown powers (WS-DRAW-1 to 3, WS-TURN-2)."""
    n = int(s.birds[me.seat * ROWS + WETLAND])
    if s.log is not None:
        s.log.tell("draws_cards", {"seat": me.seat, "n": CARD_GAIN[n]})
    s.push(ACTIVATE_ROW, me.seat, WETLAND)
    if CONVERTS[n]:
        s.push(CONVERT_EGG, me.seat)
    if card_to_draw(s):
        s.push(DRAW_CARD, me.seat, CARD_GAIN[n])


class NoticeRodent(Verb[Table]):
    """The food action gave a rodent: the shrike sees it (WS-RULE-6, WS-RULE-16)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        if s.rodent > 0:
            trigger(s, me.seat, RODENT_GAINED)


class NoticeLaying(Verb[Table]):
    """The egg action was taken, even if no egg could be laid (WS-RULE-16)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        trigger(s, me.seat, LAID)


class ActivateRow(Verb[Table]):
    """Brown powers right to left; the list is fixed now (WS-FOOD-3, WS-RULE-2). `slot` is the habitat."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        first: i64 = me.seat * SPOTS + me.slot * COLUMNS
        last: i64 = first + s.birds[me.seat * ROWS + me.slot]
        at: i64 = first
        while at < last:
            bird: i64 = s.mat[at]
            if COLOUR[bird] == BROWN:
                s.push(OFFER, me.seat, int(bird))
            at += 1


class Begin(Verb[Table]):
    """The order of a turn (WS-TURN-1): pink birds ready, the action, owed discards, the tray."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.spent[me.seat] = 0
        s.acting = NO_BIRD
        s.push(REFILL, me.seat)
        s.push(NOW, me.seat)
        s.push(TURN, me.seat)


class Refill(Verb[Table]):
    """The tray is refilled only at the end of a turn (WS-DRAW-4)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        refill(s)


TURN: Final = Turn()
ACTIVATE_ROW: Final = ActivateRow()
NOTICE_RODENT: Final = NoticeRodent()
NOTICE_LAYING: Final = NoticeLaying()
BEGIN: Final = Begin()
NOW: Final = Now()
REFILL: Final = Refill()
assert DO_LAY_EGGS == DO_GAIN_FOOD + 1
assert DO_DRAW_CARDS == DO_GAIN_FOOD + 2
