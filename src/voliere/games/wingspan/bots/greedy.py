"""Plays Wingspan: tries every option, finishes the turn by habit, and judges the table it leads to."""

from __future__ import annotations

from typing import Final

from voliere.core.cards import Bag
from voliere.core.game import Bot, Game, Glimpse
from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.games.wingspan.bonus import held
from voliere.games.wingspan.bots.habits import finish_turn
from voliere.games.wingspan.bots.worth import Judgement
from voliere.games.wingspan.components import KEEP_BONUS, KINDS, PAY, SAVE, SORT
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.setup import BONUS_BIT, DEALT, FOOD_BITS, SAVE_TOKENS

WORLDS: Final = 3
END: Final = 1000.0  # the end is no longer an estimate: what counts is the rank


class WingspanBot(Bot):
    def __init__(self, rng: Rng, worlds: int = WORLDS) -> None:
        self.rng = rng
        self.worlds = worlds
        self.judgement = Judgement()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rng, self.worlds)

    def choose(self, g: Glimpse) -> Action:
        options = g.choices()
        if len(options) == 1:
            return options[0]
        world = g.world(self.rng)
        assert isinstance(world, Wingspan)
        if world.lanes:
            return self.keep(world, g.seat, options)
        worth = [0.0] * len(options)
        for k in range(self.worlds):
            if k > 0:
                world = g.world(self.rng)
                assert isinstance(world, Wingspan)
            for i in range(len(options)):
                ahead = world.copy()
                ahead.do(g.seat, options[i])
                finish_turn(ahead)
                worth[i] += self.value(ahead, g.seat)
        best = max(worth)
        equal = [options[i] for i in range(len(options)) if worth[i] == best]
        return equal[int(self.rng.below(len(equal)))]

    def value(self, s: Wingspan, seat: int) -> float:
        points = self.judgement.value(s, seat)
        return points if s.actors else points + END * s.returns()[seat]

    # -- set-up --------------------------------------------------------------------------------------

    def keep(self, world: Wingspan, seat: int, options: list[Action]) -> Action:
        """The best of all ways to keep birds and food that are still open, and its next answer."""
        slot = world.top(seat).slot
        sorting = options[0] in SORT
        settled = slot if sorting else DEALT
        kept = int(world.kept[seat])
        if options[0] in KEEP_BONUS:
            return KEEP_BONUS.first + self.best_bonus(world, seat)
        best, most = 0, -1000.0
        for birds in range(1 << DEALT):
            if (birds ^ kept) & ((1 << settled) - 1):
                continue
            for paid in range(1 << KINDS):
                if size(paid) == size(birds) and (sorting or possible(world, seat, paid)):
                    value = self.start(world, seat, birds, paid)
                    if value > most:
                        best, most = birds | paid << FOOD_BITS, value
        if sorting:
            return options[(best >> slot) & 1]
        gone = best >> FOOD_BITS
        for a in options:
            if a in PAY and (gone >> (a - PAY.first)) & 1:
                return a
            if a in SAVE and not (gone >> (a - SAVE.first)) & 1:
                return a
        return options[0]

    def start(self, world: Wingspan, seat: int, birds: int, paid: int) -> float:
        """The table as it would be with these birds and without this food."""
        s = world.copy()
        dealt = s.hands[seat].sorted()
        s.hands[seat] = Bag([dealt[k] for k in range(DEALT) if (birds >> k) & 1])
        for kind in range(KINDS):
            if (paid >> kind) & 1:
                s.food[seat * KINDS + kind] = 0
        return self.judgement.value(s, seat)

    def best_bonus(self, world: Wingspan, seat: int) -> int:
        """The card that the birds kept fit best."""
        best, most = -1, -1000.0
        one: i64 = 1
        cards = held(world, seat)
        kept = int(world.kept[seat])
        for card in cards:
            s = world.copy()
            s.bonus[seat] = one << card
            value = self.start(s, seat, kept & 31, (kept >> FOOD_BITS) & 31)
            if value > most:
                best, most = card, value
        return best


def size(cards: int) -> int:
    return bin(cards).count("1")


def possible(world: Wingspan, seat: int, paid: int) -> bool:
    """A payment that the answers given so far still lead to."""
    task = world.top(seat)
    saved = task.slot & 31 if task.verb is SAVE_TOKENS else 0
    return ((int(world.kept[seat]) >> FOOD_BITS) & ~paid | saved & paid) & 31 == 0


def greedy(game: Game, rng: Rng) -> Bot:
    return WingspanBot(rng)


assert FOOD_BITS + KINDS == BONUS_BIT
