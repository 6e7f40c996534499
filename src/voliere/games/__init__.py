"""The catalogue: our games, and others that announce themselves by entry point "voliere.games"."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from voliere.core.game import Game, keep
from voliere.core.refused import Refused
from voliere.games.feather.game import FeatherGame
from voliere.games.piafs.game import PiafsGame
from voliere.games.songbirds.game import SongbirdsGame
from voliere.games.whats_up.game import WhatsUpGame
from voliere.games.wingspan.game import WingspanGame

OWN: list[Game] = [WhatsUpGame(), SongbirdsGame(), PiafsGame(), FeatherGame(), WingspanGame()]
for _game in OWN:
    keep(_game)


@cache
def catalogue() -> dict[str, Game]:
    """Every game by its id, ours first.

    >>> catalogue()["whats-up"].title
    "What's Up"
    """
    found = {game.id: game for game in OWN}
    for point in entry_points(group="voliere.games"):
        game = keep(point.load()())
        found.setdefault(game.id, game)
    return found


def find(id: str) -> Game:
    games = catalogue()
    if id not in games:
        known = ", ".join(games)
        raise Refused("no-game", {"game": id, "known": known}, f"no game '{id}': there are {known}")
    return games[id]
