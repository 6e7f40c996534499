"""Who plays Wingspan."""

from typing import Final

from voliere.core.glimpse import Maker
from voliere.games.wingspan.bots.greedy import greedy
from voliere.games.wingspan.bots.levels import expedition, lookout, outing, stroll, walk
from voliere.games.wingspan.bots.policy import Habits

BOTS: Final[dict[str, Maker]] = {
    "greedy": greedy,
    "stroll": stroll,
    "walk": walk,
    "outing": outing,
    "lookout": lookout,
    "expedition": expedition,
}
POLICY: Final = Habits  # how it is played on in thought
