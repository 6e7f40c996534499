"""What bots are called, everywhere: a cast of eight, none of them called like a bird in either language.

Who plays at which level stands in `cast.json`, which the page reads too: there they have faces.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from voliere.bots.ladder import LEVELS


@dataclass(frozen=True)
class Character:
    id: str
    name: str
    levels: dict[str, int]  # where they are at home in each game, 1 to 5


class Cast:
    def __init__(self, text: str) -> None:
        told = json.loads(text)
        self.all: Final = [Character(one["id"], one["name"], one["levels"]) for one in told["cast"]]
        self.hosts: Final[dict[str, list[str]]] = told["hosts"]  # who is offered first at each level

    def far(self, one: Character, game: str, bot: str) -> int:
        """How far from home somebody would be, playing as such a bot; its host is nearest."""
        if bot not in LEVELS or game not in self.hosts:
            return 0
        level = LEVELS.index(bot)
        return -1 if self.hosts[game][level] == one.id else abs(one.levels[game] - level - 1)

    def nearest(self, free: list[Character], game: str, bot: str) -> Character:
        return min(free, key=lambda one: self.far(one, game, bot))


CAST: Final = Cast(files("voliere.bots").joinpath("cast.json").read_text("utf-8"))
NAMES: Final = [one.name for one in CAST.all]


def company(game: str, bots: list[str], others: list[str]) -> list[str]:
    """Names for the bots of a table, never one twice: the host of a level, who is at home there, the nearest.

    >>> company("wingspan", ["walk", "walk", "expedition"], [])
    ['Barnabé', 'Mehdi', 'Ingrid']
    >>> company("songbirds", ["greedy"], ["zoé", "Bob"])
    ['Barnabé']
    >>> company("songbirds", ["greedy"], NAMES)
    ['Zoé 2']
    """
    gone = {other.casefold() for other in others}
    found: dict[int, str] = {}

    def late(k: int) -> bool:
        """Seats whose host is free choose first, so that nobody takes the chair of a host."""
        wanted = [one for one in CAST.all if CAST.far(one, game, bots[k]) < 0]
        return bots.index(bots[k]) != k or not wanted or wanted[0].name.casefold() in gone

    for k in sorted(range(len(bots)), key=late):
        free = [one for one in CAST.all if one.name.casefold() not in gone]
        name = CAST.nearest(free, game, bots[k]).name if free else another(gone)
        gone.add(name.casefold())
        found[k] = name
    return [found[k] for k in range(len(bots))]


def another(gone: set[str]) -> str:
    """When all eight sit there already."""
    turn = 2
    while True:
        for name in NAMES:
            if f"{name} {turn}".casefold() not in gone:
                return f"{name} {turn}"
        turn += 1
