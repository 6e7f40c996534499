"""Who plays What's Up."""

from typing import Final

from voliere.core.game import Game
from voliere.core.glimpse import Bot, Maker
from voliere.core.rng import Rng
from voliere.games.whats_up.bots.denier import Denier
from voliere.games.whats_up.bots.minds import mind, seer


def denier(game: Game, rng: Rng) -> Bot:
    return Denier(rng)


BOTS: Final[dict[str, Maker]] = {
    "denier": denier,
    "stroll": mind(20, memory=2),
    "walk": mind(80, memory=5),
    "outing": mind(320, memory=9),
    "lookout": mind(1_500, memory=15),
    "expedition": seer(16_000),
}
