"""Setting the table, and the secret choice of what to keep (WS-SETUP)."""

from __future__ import annotations

from typing import Final

from voliere.core.cards import Bag
from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.wingspan.automa import lay_out_automa
from voliere.games.wingspan.bonus import draw_bonus, held, keep_bonus
from voliere.games.wingspan.cards import discard_from_hand, from_deck, refill, show, to_hand
from voliere.games.wingspan.components import (
    BONUS_CARDS,
    CARDS,
    DO_PAY,
    KEEP_BONUS,
    KINDS,
    ROUNDS,
    SAVE,
    SORT,
)
from voliere.games.wingspan.decks import GOALS
from voliere.games.wingspan.feeder import roll_all
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.rounds import NEXT_TURN
from voliere.games.wingspan.state import IN_HAND, KNOWER, Table
from voliere.games.wingspan.versions import any_order

DEALT: Final = 5
BONUS_DEALT: Final = 2
PRICE: Final = 1  # food tokens for each bird kept
FOOD_BITS: Final = 5  # in `kept`: birds kept first, then foods paid, then the bonus card
BONUS_BIT: Final = 10
ALL_KINDS: Final = (1 << KINDS) - 1


def set_table(s: Table) -> None:
    """Tray, feeder, goals, the Automa's card, then everybody's cards (WS-SETUP-1 to 5, WS-SETUP-9)."""
    s.deck = Bag(list(range(CARDS)))
    s.bonus_deck = (1 << BONUS_CARDS) - 1
    s.round = 1
    refill(s)
    roll_all(s)
    s.goals = draw_goals(s)
    if s.log is not None:
        s.log.tell("goals", {"goals": s.goals[:]})
    if s.seats == 1:
        lay_out_automa(s)
    for seat in range(s.seats):
        deal(s, seat)
    s.push(REVEAL, 0)
    s.together(SORT_BIRD, 0)


def draw_goals(s: Table) -> list[int]:
    """Four tiles by chance, each with one side by chance (WS-SETUP-4)."""
    tiles = list(range(len(GOALS) // 2))
    s.rng.shuffle(tiles)
    found: list[int] = []
    for tile in tiles[:ROUNDS]:
        sides = [k for k, goal in enumerate(GOALS) if goal.tile == tile]
        found.append(sides[int(s.rng.below(2))])
    return found


def deal(s: Table, seat: Seat) -> None:
    """Five birds, one food of each kind, two bonus cards to choose from (WS-SETUP-5)."""
    for _ in range(DEALT):
        card = from_deck(s)
        to_hand(s, seat, card, False)
        s.memory[KNOWER + card] = seat + 1  # a hand is open, if at all, only after the choice
    for kind in range(KINDS):
        s.food[seat * KINDS + kind] = 1
    for _ in range(BONUS_DEALT):
        draw_bonus(s, seat)
    one: i64 = 1
    for card in s.spread:
        s.bonus[seat] |= one << (card - CARDS)
        s.place[card] = IN_HAND + seat
    s.spread = []


def price(birds: int) -> int:
    """Food tokens for birds kept (WS-SETUP-6)."""
    return PRICE * birds


def kept_birds(kept: i64) -> int:
    return sum([1 for k in range(DEALT) if (kept >> k) & 1])


class SortBird(Question):
    """Keep or discard the birds dealt, one after the other, in the order of the cards (WS-SETUP-6)."""

    def which(self, me: Task) -> int:
        """Of the birds dealt, the one in question: those before it are settled."""
        return me.slot

    def options(self, s: Table, me: Task) -> list[Action]:
        bird = s.hands[me.seat].sorted()[self.which(me)]
        return [SORT.first + 2 * bird, SORT.first + 2 * bird + 1]

    def take(self, s: Table, me: Task, a: Action) -> None:
        if (a - SORT.first) % 2 == 1:
            note(s, me.seat, self.which(me))
        if self.which(me) + 1 < DEALT:
            s.push(self, me.seat, self.which(me) + 1)
            return
        s.push(CHOOSE_BONUS, me.seat)
        due = price(kept_birds(s.kept[me.seat]))
        if due == KINDS:
            for kind in range(KINDS):
                note(s, me.seat, FOOD_BITS + kind)
        elif due > KINDS // 2:
            if any_order(s.rules):
                SAVE_TOKENS.ask_for(s, me.seat, KINDS - due)
            else:
                SAVE_FOOD.ask_for(s, me.seat, KINDS - due)
        elif due > 0:
            if any_order(s.rules):
                GIVE_UP_TOKENS.ask_for(s, me.seat, due)
            else:
                GIVE_UP_FOOD.ask_for(s, me.seat, due)


class ChooseTokens(Question):
    """Tokens one by one, in any order (WS-PLAY-8); `slot`: how many, and a bit for each kind chosen."""

    def __init__(self, first: Action) -> None:
        super().__init__()
        self.first = first

    def ask_for(self, s: Table, seat: Seat, n: int, chosen: int = 0) -> None:
        s.push(self, seat, n << KINDS | chosen)

    def due(self, me: Task) -> int:
        return me.slot >> KINDS

    def chosen(self, me: Task) -> int:
        return me.slot & ALL_KINDS

    def options(self, s: Table, me: Task) -> list[Action]:
        return [self.first + kind for kind in range(KINDS) if not (self.chosen(me) >> kind) & 1]

    def take(self, s: Table, me: Task, a: Action) -> None:
        chosen = self.chosen(me) | 1 << (a - self.first)
        if self.due(me) > 1:
            self.ask_for(s, me.seat, self.due(me) - 1, chosen)
        else:
            self.settle(s, me.seat, chosen)

    def settle(self, s: Table, seat: Seat, chosen: int) -> None:
        """All are chosen."""


class GiveUpTokens(ChooseTokens):
    """Pay for each bird kept."""

    def ask(self, s: Table, me: Task) -> str:
        return "GiveUpFood"

    def take(self, s: Table, me: Task, a: Action) -> None:
        note(s, me.seat, FOOD_BITS + a - self.first)
        super().take(s, me, a)


class SaveTokens(ChooseTokens):
    """The same choice when fewer tokens stay than go: choose those to keep."""

    def ask(self, s: Table, me: Task) -> str:
        return "SaveFood"

    def settle(self, s: Table, seat: Seat, chosen: int) -> None:
        for kind in range(KINDS):
            if not (chosen >> kind) & 1:
                note(s, seat, FOOD_BITS + kind)


class GiveUpFood(Question):
    """Version 1: pay for each bird kept, in the order of kinds; `slot`: how many, and from which kind on."""

    def __init__(self, first: Action, pays: bool) -> None:
        super().__init__()
        self.first = first
        self.pays = pays

    def ask_for(self, s: Table, seat: Seat, n: int, low: int = 0) -> None:
        s.push(self, seat, n * KINDS + low)

    def due(self, me: Task) -> int:
        return me.slot // KINDS

    def low(self, me: Task) -> int:
        return me.slot % KINDS

    def options(self, s: Table, me: Task) -> list[Action]:
        return [self.first + kind for kind in range(self.low(me), KINDS - self.due(me) + 1)]

    def take(self, s: Table, me: Task, a: Action) -> None:
        n, low = self.due(me) - 1, self.low(me)
        kind = a - self.first
        self.settle(s, me.seat, low, kind)
        low = kind + 1
        if n == 0 or low + n == KINDS:  # the rest is settled
            for other in range(low, KINDS):
                if self.pays == (n > 0):
                    note(s, me.seat, FOOD_BITS + other)
        else:
            self.ask_for(s, me.seat, n, low)

    def settle(self, s: Table, seat: Seat, low: int, kind: int) -> None:
        """Pay this kind; or save it, and pay those before it."""
        if self.pays:
            note(s, seat, FOOD_BITS + kind)
        else:
            for other in range(low, kind):
                note(s, seat, FOOD_BITS + other)


class SaveFood(GiveUpFood):
    """The same choice when fewer tokens stay than go: choose those to keep."""


def note(s: Table, seat: Seat, bit: int) -> None:
    """Write down a sealed choice."""
    one: i64 = 1
    s.kept = s.kept[:]
    s.kept[seat] |= one << bit


class ChooseBonus(Question):
    """Keep one of the two bonus cards (WS-SETUP-6)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        return [KEEP_BONUS.first + card for card in held(s, me.seat)]

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a - KEEP_BONUS.first == held(s, me.seat)[1]:
            note(s, me.seat, BONUS_BIT)


class Reveal(Verb[Table]):
    """All have chosen: the rest is discarded, and the first player is drawn (WS-SETUP-6, WS-SETUP-7)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        for seat in range(s.seats):
            carry_out(s, seat)
        s.first = 0 if s.seats == 1 else int(s.rng.below(s.seats))
        if s.log is not None:
            s.log.tell("first", {"seat": s.first})
            s.log.tell("round", {"round": 1})
        s.push(NEXT_TURN, s.first)


def carry_out(s: Table, seat: Seat) -> None:
    kept = s.kept[seat]
    keep_birds(s, seat, int(kept))
    keep_one_bonus(s, seat, held(s, seat)[int((kept >> BONUS_BIT) & 1)])
    if s.log is not None:
        s.log.tell("kept", {"seat": seat, "n": len(s.hands[seat]), "left": DEALT - kept_birds(kept)})


def keep_birds(s: Table, seat: Seat, kept: int) -> None:
    """The other birds are discarded, the food for these is gone."""
    dealt = s.hands[seat].sorted()
    for k in range(DEALT):
        if not (kept >> k) & 1:
            discard_from_hand(s, seat, dealt[k], hidden=True)
        elif s.agreed.open_hands:
            show(s, dealt[k])
    for kind in range(KINDS):
        if (kept >> (FOOD_BITS + kind)) & 1:
            s.food[seat * KINDS + kind] = 0


def keep_one_bonus(s: Table, seat: Seat, card: int) -> None:
    s.spread = [CARDS + other for other in held(s, seat)]
    s.bonus[seat] = 0
    keep_bonus(s, seat, card)


SORT_BIRD: Final = SortBird()
GIVE_UP_TOKENS: Final = GiveUpTokens(DO_PAY)
SAVE_TOKENS: Final = SaveTokens(SAVE.first)
GIVE_UP_FOOD: Final = GiveUpFood(DO_PAY, pays=True)
SAVE_FOOD: Final = SaveFood(SAVE.first, pays=False)
CHOOSE_BONUS: Final = ChooseBonus()
REVEAL: Final = Reveal()
