"""Volière: five bird games on one table, and their rules as a fast Python library.

>>> import voliere
>>> game = voliere.game("songbirds")
>>> s = game.new(2, seed=7)
>>> seat = s.actors[0]
>>> s.apply(seat, s.choices(seat)[0])
"""

from __future__ import annotations

from voliere.core.board import Board
from voliere.core.events import Event, Log
from voliere.core.facts import Facts
from voliere.core.foresight import Foresight
from voliere.core.game import Game
from voliere.core.glimpse import Bot, Glimpse
from voliere.core.options import Choice, Flag, Number, Option
from voliere.core.players import Player
from voliere.core.record import Record, read_record
from voliere.core.refused import Refused
from voliere.core.rng import Rng, seeded
from voliere.core.score import Score
from voliere.core.space import HIDDEN, Action, Block, Space, Things
from voliere.core.standing import from_text
from voliere.core.state import NOBODY, Seat, State, View
from voliere.core.task import Task, Verb
from voliere.core.version import Version
from voliere.games import all_known, catalogue, find
from voliere.stale import warn_if_stale

__version__ = "0.2.0"

__all__ = [
    "HIDDEN",
    "NOBODY",
    "Action",
    "Block",
    "Board",
    "Bot",
    "Choice",
    "Event",
    "Flag",
    "Foresight",
    "Game",
    "Glimpse",
    "Log",
    "Number",
    "Option",
    "Player",
    "Record",
    "Refused",
    "Rng",
    "Score",
    "Seat",
    "Space",
    "State",
    "Task",
    "Things",
    "Verb",
    "Version",
    "View",
    "catalogue",
    "game",
    "position",
    "record",
    "seeded",
]

warn_if_stale()


def game(id: str) -> Game:
    """A game by its id, or the pad of one ("feather-pad").

    >>> game("whats-up").title
    "What's Up"
    """
    return find(id)


def record(text: str) -> Record:
    """A record from its JSON (`Record.to_json` writes one).

    >>> record(Record(game("songbirds"), 2, seed=7).to_json())
    <record of songbirds: 2 seats, 0 moves>
    """
    return read_record(text, all_known())


def position(text: str) -> State:
    """A position of any game from its line of text (`State.text` writes one).

    >>> position(game("songbirds").new(2, seed=7).text())
    <songbirds, 2 seats; seat 1: Turn>
    """
    given = from_text(text)
    return find(str(Facts(given).get("game"))).position(given)
