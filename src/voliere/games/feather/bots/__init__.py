"""Who plays Birds of a Feather."""

from typing import Final

from voliere.core.glimpse import Maker
from voliere.games.feather.bots.greedy import greedy
from voliere.games.feather.bots.minds import mind, watcher

BOTS: Final[dict[str, Maker]] = {
    "greedy": greedy,
    "stroll": mind(4),
    "walk": mind(14),
    "outing": mind(60),
    "lookout": mind(300),
    "expedition": watcher(1_000),
}
