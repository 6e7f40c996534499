"""Setting the table (BF-SETUP): a deal, or a draft in its place."""

from __future__ import annotations

from typing import Final

from voliere.core.cards import Bag
from voliere.core.space import Action
from voliere.core.task import Task, Verb
from voliere.games.feather.components import DECK
from voliere.games.feather.draft import OPEN_PACKS
from voliere.games.feather.migration import MIGRATE
from voliere.games.feather.rounds import ROUND
from voliere.games.feather.solo import TURN
from voliere.games.feather.state import Draft, Table


class Deal(Verb[Table]):
    """Shuffle and deal (BF-SETUP-1, BF-SOLO-1), or draft instead (BF-DRAFT-1); then migrate (BF-MIG-1)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.deck = Bag(DECK)
        if s.agreed.draft:
            s.draft = Draft(s.seats)
            s.push(OPEN_PACKS, 0)
            return
        for hand in s.hands:
            for _ in range(s.agreed.setup.size):
                hand.add(s.deck.draw(s.rng))
        if s.log is not None:
            s.log.tell("dealt", {"number": s.agreed.setup.size})
        if s.agreed.solo:
            s.push(TURN, 0)
        else:
            s.push(MIGRATE if s.agreed.migration else ROUND, 0)


DEAL: Final = Deal()
