"""Who plays Wingspan."""

from typing import Final

from voliere.core.game import Maker
from voliere.games.wingspan.bots.greedy import greedy

BOTS: Final[dict[str, Maker]] = {"greedy": greedy}
