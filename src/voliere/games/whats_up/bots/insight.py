"""A judgement of What's Up that was learned, for two seats."""

from __future__ import annotations

from functools import cache
from typing import Final

from voliere.bots.net import Net, net_of
from voliere.bots.search.judgement import learned

FILE: Final = "insight.txt"


@cache
def shipped() -> Net:
    """What `voliere train whats-up` writes."""
    return net_of(learned("voliere.games.whats_up.bots", FILE))
