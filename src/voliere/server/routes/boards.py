"""A table as coloured text, for games that the page has no face for."""

from __future__ import annotations

import json
import logging
from functools import cache
from pathlib import Path

from voliere.core.game import Game
from voliere.core.state import Seat, View
from voliere.server.live.room import Room
from voliere.server.table.projection import Draw
from voliere.server.table.wire import SpanInfo
from voliere.text import LANGUAGES, Words
from voliere.text.languages import USUAL

FACES = "faces.json"  # made with the page: the ids of the games it draws by itself

log = logging.getLogger(__name__)


@cache
def faces(app: Path) -> frozenset[str]:
    """The games that the page in a folder has a face for."""
    try:
        return frozenset(json.loads((app / FACES).read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return frozenset()  # no page, or one from before there were others


def drawing(app: Path, game: Game, lang: str) -> Draw | None:
    """How a reader gets the board; None: not at all, for the page draws it, or nobody reads it."""
    if not lang or game.id in faces(app):
        return None
    return in_words_of(lang if lang in LANGUAGES else USUAL)


def drawn_for(room: Room, lang: str) -> Draw | None:
    return drawing(room.settings.app, room.table.game, lang)


@cache
def in_words_of(lang: str) -> Draw:
    """Draws the view of a seat as lines of text, as the terminal shows it. The same for every reader."""

    def draw(game: Game, view: View, names: list[str], seat: Seat) -> list[list[SpanInfo]]:
        try:
            drawn = game.draw(view, Words(lang, names, seat).say, names)
        except Exception:  # a game of somebody else's making: what can be chosen is still offered
            log.exception("the board of %s cannot be drawn", game.id)
            return []
        return [[SpanInfo(span.text, span.style, span.thing) for span in line] for line in drawn.lines]

    return draw
