"""What a client must know of a game to draw it: names of things, numbering of actions, options."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache

from voliere.bots import levels
from voliere.core.game import Game
from voliere.core.options import Choice, Flag, Number, Option
from voliere.games import guests, own, pads
from voliere.server.routes.bodies import BlockInfo, GameInfo, OptionInfo
from voliere.server.table.lesson import lesson_of
from voliere.sheets import has_sheets
from voliere.text import LANGUAGE_NAMES

log = logging.getLogger(__name__)


def option_info(option: Option) -> OptionInfo:
    info = OptionInfo(option.id, "flag", option.default, [], 0, 0)
    if isinstance(option, Choice):
        info.kind, info.names = "choice", list(option.names)
    elif isinstance(option, Number):
        info.kind, info.low, info.high = "number", option.low, option.high
    elif not isinstance(option, Flag):
        raise TypeError(f"an option of a kind the wire does not know: {option.id}")
    return info


def game_info(game: Game) -> GameInfo:
    space = game.space
    return GameInfo(
        id=game.id,
        title=game.title,
        pad_of=game.pad_of,
        version=game.version,
        seats=list(game.seat_counts),
        minutes=game.minutes,
        options=[option_info(option) for option in game.options],
        things={kind: list(things.names) for kind, things in space.things.items()},
        blocks=[BlockInfo(b.name, [k.kind for k in b.kinds], b.first, b.size) for b in space.blocks],
        events={name: list(args) for name, args in game.events.items()},
        score_lines=list(game.score_lines),
        bots=levels.names(game),
        levels=levels.ladder(game),
        usual_bot=levels.usual(game),
        languages=dict(LANGUAGE_NAMES),
        lesson=0 if (lesson := lesson_of(game)) is None else len(lesson.steps),
        sheets=has_sheets(game),
    )


@cache
def all_games() -> list[GameInfo]:
    """Ours, and those of others that can be told of."""
    return told([*own(), *guests()])


@cache
def all_pads() -> list[GameInfo]:
    """The pads of games, told apart from them."""
    return told(list(pads().values()))


def told(games: Sequence[Game]) -> list[GameInfo]:
    found: list[GameInfo] = []
    for game in games:
        try:
            found.append(game_info(game))
        except Exception as no:  # whatever a stranger's code may do
            if game.package.startswith("voliere."):
                raise
            log.error("the game %s is left out: %s", game.id, no)
    return found
