"""Who plays Songbirds."""

from typing import Final

from voliere.core.glimpse import Maker
from voliere.games.songbirds.bots.minds import mind

BOTS: Final[dict[str, Maker]] = {
    "stroll": mind(6, tries=0, exact=0),
    "walk": mind(40, tries=0, exact=0),
    "outing": mind(60, tries=2, exact=2),
    "lookout": mind(250, tries=4, exact=5, prior=0.3),
    "expedition": mind(4_000, tries=4, exact=8, prior=0.3),
}
