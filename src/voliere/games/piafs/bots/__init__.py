"""Who plays Piafs."""

from typing import Final

from voliere.core.glimpse import Maker
from voliere.games.piafs.bots.greedy import greedy
from voliere.games.piafs.bots.minds import feeder, mind

BOTS: Final[dict[str, Maker]] = {
    "greedy": greedy,
    "stroll": mind(8),
    "walk": mind(22),
    "outing": mind(100),
    "lookout": mind(500),
    "expedition": feeder(1_000),
}
