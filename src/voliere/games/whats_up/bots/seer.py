"""The strongest mind of What's Up: with two seats it looks ahead by what it has learned."""

from __future__ import annotations

from voliere.bots.search.budget import Budget
from voliere.bots.search.ismcts import Ismcts, Setting
from voliere.bots.search.knowledge import Knowledge
from voliere.core.glimpse import Glimpse
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.games.whats_up.bots.expectimax import Expectimax
from voliere.games.whats_up.bots.insight import shipped
from voliere.games.whats_up.bots.survey import SEATS, Survey
from voliere.games.whats_up.components import GRID
from voliere.games.whats_up.state import Table


class Seer(Ismcts):
    """Who remembers everything knows all that anybody knows. More seats, and proposals, go to the tree."""

    def __init__(self, rng: Rng, budget: Budget, knowledge: Knowledge, setting: Setting) -> None:
        super().__init__(rng, budget, knowledge, setting)
        self.survey = Survey()
        self.expectimax = Expectimax(shipped())

    def choose(self, g: Glimpse) -> Action:
        options = g.choices()
        if g.seats != SEATS or options[0] >= GRID or len(options) == 1:
            return super().choose(g)
        self.budget.begin()
        world = g.world(self.rng)
        assert isinstance(world, Table)
        self.survey.look(world)
        return int(self.expectimax.choose(self.survey, g.seat, self.budget))
