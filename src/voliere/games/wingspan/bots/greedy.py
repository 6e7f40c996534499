"""Plays Wingspan: tries every option, finishes the turn by habit, and judges the table it leads to."""

from __future__ import annotations

from typing import Final

from voliere.core.game import Game
from voliere.core.glimpse import Bot, Glimpse
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.games.wingspan.bonus import held
from voliere.games.wingspan.bots.habits import finish_turn
from voliere.games.wingspan.bots.worth import Judgement
from voliere.games.wingspan.components import KEEP_BONUS
from voliere.games.wingspan.keep import next_answer, ways_to_keep
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.setup import keep_birds, keep_one_bonus

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
        if options[0] in KEEP_BONUS:
            return KEEP_BONUS.first + self.best_bonus(world, seat)
        best, most = 0, -1000.0
        for choice in ways_to_keep(world, seat):
            s = world.copy()
            keep_birds(s, seat, choice)
            value = self.judgement.value(s, seat)
            if value > most:
                best, most = choice, value
        return next_answer(world, seat, best, options)

    def best_bonus(self, world: Wingspan, seat: int) -> int:
        """The card that the birds kept fit best."""
        best, most = -1, -1000.0
        for card in held(world, seat):
            s = world.copy()
            keep_birds(s, seat, int(world.kept[seat]))
            keep_one_bonus(s, seat, card)
            value = self.judgement.value(s, seat)
            if value > most:
                best, most = card, value
        return best


def greedy(game: Game, rng: Rng) -> Bot:
    return WingspanBot(rng)
