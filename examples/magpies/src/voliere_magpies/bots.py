"""Who plays Magpies besides the bots that play everything."""

from __future__ import annotations

from typing import Final

from voliere.core.game import Game
from voliere.core.glimpse import Bot, Glimpse, Maker
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere_magpies.components import HIDE, STEAL, TAKE
from voliere_magpies.score import lines


class Hoarder(Bot):
    """Wants whatever its own nest is worth most with, and looks at nothing else."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rng,)

    def choose(self, g: Glimpse) -> Action:
        view = g.view()
        nests = view["nests"]
        assert isinstance(nests, list)
        nest: list[int] = nests[g.seat]["cards"]
        options = g.choices()
        worth = [sum(lines([*nest, card_of(a)]).values()) for a in options]
        best = [a for a, value in zip(options, worth, strict=True) if value == max(worth)]
        return best[int(self.rng.below(len(best)))]


def card_of(a: Action) -> int:
    [block] = [block for block in (HIDE, TAKE, STEAL) if a in block]
    return block.args(a)[0]


def hoarder(game: Game, rng: Rng) -> Bot:
    return Hoarder(rng)


BOTS: Final[dict[str, Maker]] = {"hoarder": hoarder}
