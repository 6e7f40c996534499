"""Plays Wingspan by rollouts: turns, the small choices that matter, and the set-up as one."""

from __future__ import annotations

from typing import Final

from voliere.bots.search.budget import Budget
from voliere.bots.search.rollouts import Rollouts
from voliere.core.glimpse import Bot, Glimpse
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.games.wingspan.bots.birder import Birder
from voliere.games.wingspan.bots.brisk import Brisk
from voliere.games.wingspan.bots.dull import NearSighted, Overlooking
from voliere.games.wingspan.bots.insight import Insight, Practised
from voliere.games.wingspan.bots.policy import Habits
from voliere.games.wingspan.bots.start import Start, Starter, deal_of
from voliere.games.wingspan.bots.worth import Judgement
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.turn import TURN

SMALL: Final = 0.15  # of a turn's budget, for each small choice
START: Final = 3.0  # the same for the set-up
OPTIONS: Final = 8  # that get rollouts
FEW: Final = 4  # of the small ones
CLOSE: Final = 1.5  # points within which small choices are looked at
PLANS: Final = 16  # ways to begin

OVERLOOKS: Final = 0  # what somebody judges by (dull.py)
NEAR_SIGHTED: Final = 1
BY_HAND: Final = 2
LEARNED: Final = 3


class Skill:
    """How well somebody plays: what they judge by, in how many worlds, how far they play on, and whether only
    for the choice of a turn.
    """

    def __init__(
        self, judgement: int, worlds: int, turns: int = 0, thorough: bool = False, win: float = 0.0
    ) -> None:
        self.judgement = judgement
        self.worlds = worlds
        self.turns = turns
        self.thorough = thorough  # plays on for small choices and for the set-up too
        self.win = win  # points that winning is worth beside the lead

    def __reduce__(self) -> tuple[object, ...]:
        return Skill, (self.judgement, self.worlds, self.turns, self.thorough, self.win)


class Mind(Bot):
    """Without a budget nothing is played on: the judgement alone decides."""

    def __init__(
        self,
        rng: Rng,
        skill: Skill,
        budget: Budget | None = None,
        plan: Start | None = None,
        deal: list[int] | None = None,
    ) -> None:
        self.rng = rng
        self.skill = skill
        self.budget = budget
        self.plan = plan
        self.deal = [] if deal is None else deal
        policy = Habits()
        judgement: Judgement = policy.judgement
        if skill.judgement == LEARNED:
            insight = Insight()
            judgement = insight
            policy = Practised(insight)
        elif skill.judgement == OVERLOOKS:
            judgement = Overlooking()
        elif skill.judgement == NEAR_SIGHTED:
            judgement = NearSighted()
        others = Brisk()
        self.birder = Birder(rng, judgement, policy, others, skill.worlds, skill.turns, skill.win)
        self.starter = Starter(rng, judgement, policy, others, skill.worlds, skill.turns, skill.win)
        none = Budget(1)
        self.turn = Rollouts(self.birder, rng, none, 1 if budget is None else OPTIONS)
        self.small = Rollouts(self.birder, rng, none, FEW if skill.thorough else 1, CLOSE)
        self.start = Rollouts(self.starter, rng, none, PLANS if skill.thorough else 1)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rng, self.skill, self.budget, self.plan, self.deal)

    def choose(self, g: Glimpse) -> Action:
        options = g.choices()
        if len(options) == 1:
            return options[0]
        world = g.world(self.rng)
        assert isinstance(world, Wingspan)
        self.share_out(world.seats)
        if world.lanes:
            return self.keep(g, world, options)
        if world.top(g.seat).verb is TURN:
            return self.turn.choose(g, options)
        return self.small.choose(g, options)

    def share_out(self, seats: int) -> None:
        """With more seats a rollout takes longer: there are fewer. The budget may have been changed since."""
        budget = self.budget
        if budget is not None:
            budget.begin()
            budget = budget.among(seats)
            self.turn.budget = budget
            self.small.budget = budget.share(SMALL)
            self.start.budget = budget.share(START)

    def keep(self, g: Glimpse, world: Wingspan, options: list[Action]) -> Action:
        """The next answer of a plan for the whole set-up, made when the first is asked."""
        deal = deal_of(world, g.seat)
        plan = self.plan
        if plan is None or deal != self.deal or not self.starter.fits(world, g.seat, plan, options):
            best = self.start.best(g, self.starter.rank(g, options))
            assert isinstance(best, Start)
            plan = best
            self.plan = plan
            self.deal = deal
        return plan.answer(world, g.seat, options)
