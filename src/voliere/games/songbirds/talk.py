"""The fixed messages of the cooperative game: all that may be said, nothing of one's hand (SB-COOP-6, 7)."""

from __future__ import annotations

from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.games.songbirds.components import (
    AGREE,
    CELLS,
    CHOOSER,
    COLOURS,
    DISAGREE,
    EMPTY,
    KEEP,
    OPEN,
    SPACE,
    SUGGEST,
    WANTED,
)
from voliere.games.songbirds.state import Table


def messages(s: Table, seat: Seat) -> list[Action]:
    """What a team mate may say now."""
    if s.seats == 1 or s.agreed.duel or s.over or not 0 <= seat < s.seats:
        return []
    found = [KEEP.first + cell for cell in range(CELLS) if s.grid[cell] in (EMPTY, OPEN)]  # SB-COOP-6b
    if s.shown >= 0:
        found += [SUGGEST.first + cell for cell in s.open.sorted()]  # SB-COOP-6d
    if s.favourites[0] < 0:  # SB-COOP-6c
        found += [CHOOSER.first + other for other in range(s.seats)]
        found += [WANTED.first + colour for colour in range(COLOURS)]
    found += [AGREE.first, DISAGREE.first]
    return [a for a in found if (seat, a) not in s.said]


def say(s: Table, seat: Seat, a: Action) -> None:
    """A message is heard by the whole team and stands until the next turn."""
    s.said = [*s.said, (seat, a)]
    if s.log is None:
        return
    block = SPACE.block_of(a)
    if a in KEEP or a in SUGGEST:
        s.log.tell("said_" + block.name, {"seat": seat, "cell": a - block.first})
    elif a in CHOOSER:
        s.log.tell("said_chooser", {"seat": seat, "seat_other": a - block.first})
    elif a in WANTED:
        s.log.tell("said_wanted", {"seat": seat, "colour": a - block.first})
    else:
        s.log.tell("said_" + block.name, {"seat": seat})
