"""Who plays Wingspan."""

from typing import Final

from voliere.core.glimpse import Maker
from voliere.games.wingspan.bots.greedy import greedy
from voliere.games.wingspan.bots.policy import Habits

BOTS: Final[dict[str, Maker]] = {"greedy": greedy}
POLICY: Final = Habits  # how it is played on in thought
