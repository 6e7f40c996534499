"""Who sat where, as far as a record says."""

from __future__ import annotations

import unicodedata
from typing import Final, NamedTuple

from voliere.core.refused import Refused

KINDS: Final = ("bot", "person")
LONGEST: Final = 60
JOINER: Final = "\u200d"  # holds emoji together; no other mark without a shape may be in a name


class Player(NamedTuple):
    """A bot by the name it is made by, or a person by theirs; a person may have none.

    >>> Player("bot", "greedy").name
    'greedy'
    """

    kind: str
    name: str


def read_players(raw: object, seats: int) -> list[Player]:
    """The players of a record, one for each seat; [] if it names none."""
    if raw is None:
        return []
    if not isinstance(raw, list) or len(raw) != seats:
        raise unlike_players(seats)
    found: list[Player] = []
    for item in raw:
        if not isinstance(item, dict) or set(item) != {"kind", "name"}:
            raise unlike_players(seats)
        kind, name = item["kind"], item["name"]
        if not isinstance(kind, str) or kind not in KINDS or not isinstance(name, str) or not speakable(name):
            raise unlike_players(seats)
        if kind == "bot" and not name:
            raise unlike_players(seats)
        found.append(Player(kind, name))
    return found


def speakable(name: str) -> bool:
    """Whether a name is short, and holds nothing that would move what stands around it."""
    return len(name) <= LONGEST and all(
        unicodedata.category(char)[0] != "C" or char == JOINER for char in name
    )


def unlike_players(seats: int) -> Refused:
    why = f"players are {seats} objects with kind (bot or person) and name"
    return Refused("record-players", {"seats": seats}, f"not a record of a game: {why}")
