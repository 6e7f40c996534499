"""The set-up as one choice: every way to keep birds, food and a bonus card, the best of them played on."""

from __future__ import annotations

from voliere.bots.search.rollouts import Option
from voliere.core.glimpse import Glimpse
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.games.wingspan.bonus import held
from voliere.games.wingspan.bots.birder import Birder
from voliere.games.wingspan.components import KEEP_BONUS
from voliere.games.wingspan.keep import next_answer, ways_to_keep
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.setup import keep_birds, keep_one_bonus


class Start(Option):
    """Birds and food as in `Table.kept`, and a bonus card."""

    def __init__(self, choice: int, bonus: int, prior: float) -> None:
        super().__init__(-1, prior)
        self.choice = choice
        self.bonus = bonus

    def __reduce__(self) -> tuple[object, ...]:
        return Start, (self.choice, self.bonus, self.prior)

    def answer(self, s: Wingspan, seat: Seat, options: list[Action]) -> Action:
        """The next answer that leads there."""
        if options[0] in KEEP_BONUS:
            return KEEP_BONUS.first + self.bonus
        return next_answer(s, seat, self.choice, options)


def deal_of(s: Wingspan, seat: Seat) -> list[int]:
    """What a seat was dealt: as long as it is the same, so is the plan for it."""
    return [seat, int(s.bonus[seat]), *s.hands[seat].sorted()]


class Starter(Birder):
    """Options are plans for the whole set-up; the others keep as the policy would."""

    def plans(self, s: Wingspan, seat: Seat, options: list[Action]) -> list[Start]:
        """All that the answers given so far leave open, the best first."""
        open_now = options[0] in KEEP_BONUS
        ways = [int(s.kept[seat])] if open_now else ways_to_keep(s, seat)
        found: list[tuple[float, int, int]] = []
        for bonus in held(s, seat):
            for choice in ways:
                ahead = s.copy()
                keep_birds(ahead, seat, choice)
                keep_one_bonus(ahead, seat, bonus)
                found.append((-self.judgement.value(ahead, seat), choice, bonus))
        found.sort()
        return [Start(choice, bonus, -value) for value, choice, bonus in found]

    def fits(self, s: Wingspan, seat: Seat, plan: Start, options: list[Action]) -> bool:
        """Whether a plan made before is still open."""
        return plan.answer(s, seat, options) in options and (
            options[0] in KEEP_BONUS or plan.choice in ways_to_keep(s, seat)
        )

    def rank(self, g: Glimpse, options: list[Action]) -> list[Option]:
        world = g.world(self.rng)
        assert isinstance(world, Wingspan)
        found: list[Option] = []
        found.extend(self.plans(world, g.seat, options))
        return found

    def prepare(self, world: State, seat: Seat) -> None:
        assert isinstance(world, Wingspan)
        for k in range(world.seats):
            while k != seat and world.lanes and k in world.actors:
                world.do(k, self.policy.choose(world, k, self.rng))

    def begin(self, s: State, seat: Seat, option: Option) -> None:
        assert isinstance(s, Wingspan)
        assert isinstance(option, Start)
        while s.lanes and seat in s.actors:
            options = s.choices(seat)
            s.do(seat, option.answer(s, seat, options))
