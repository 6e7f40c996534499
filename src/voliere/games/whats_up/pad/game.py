"""The pad as a whole: rows become a table of the game, which says what they are worth and who wins."""

from __future__ import annotations

from typing import Final

from voliere.core.board import Board, Say
from voliere.core.events import Event
from voliere.core.game import game_again
from voliere.core.native import i64, vec
from voliere.core.options import Options
from voliere.core.pad.board import draw
from voliere.core.pad.pad import Pad
from voliere.core.pad.state import PadState
from voliere.core.rng import seeded
from voliere.core.score import Score
from voliere.core.state import Seat, View
from voliere.core.version import Version
from voliere.games.whats_up import score
from voliere.games.whats_up.components import (
    COLOURS,
    COLUMNS,
    GRID,
    PROPOSAL_ROUNDS,
    ROWS_TO_WIN,
    STALL_ROUNDS,
)
from voliere.games.whats_up.ending import check_end
from voliere.games.whats_up.game import WhatsUpGame
from voliere.games.whats_up.pad.boxes import QUIET, ROW, SPACE, WEARS
from voliere.games.whats_up.pad.view import WhatsUpPadPlayer, WhatsUpPadView
from voliere.games.whats_up.position import WhatsUp

EVENTS: Final = {
    "setup_grid": ["cards", "rows", "columns"],
    "setup_goal": ["rows"],
    "setup_stall": ["number", "most"],
}


class WhatsUpPad(Pad):
    """Rows to fill."""

    def __init__(self) -> None:
        self.of(game_again(WhatsUpGame), SPACE, [])
        self.versions = [Version(1, "2026-11-17", "The pad as first kept here.")]
        self.wears = WEARS
        self.view_type = WhatsUpPadView
        self.events_of(EVENTS)

    def draw(self, view: View, say: Say, names: list[str]) -> Board:
        return draw(self, view, say, names)

    def look(self, s: PadState, seat: Seat) -> View:
        t = table_of(s)
        return WhatsUpPadView(
            over=s.over,
            seat=seat if 0 <= seat < s.seats else None,
            first=s.first,
            goal=t.goal(),
            quiet=s.value(QUIET),
            propose=PROPOSAL_ROUNDS * s.seats,
            stall=STALL_ROUNDS * s.seats,
            ending=t.ending or None,
            players=[player(t, k) for k in range(s.seats)],
            places=score.places(t),
            odd=[],
            said=s.said(seat),
        )

    def count(self, s: PadState) -> list[Score]:
        return score.scores(table_of(s))

    def rank(self, s: PadState) -> list[int]:
        return score.places(table_of(s))

    def setup(self, seats: int, options: Options) -> list[Event]:
        """WU-SETUP-1, WU-END."""
        return [
            Event("setup_grid", {"cards": GRID, "rows": GRID // COLUMNS, "columns": COLUMNS}),
            Event("setup_goal", {"rows": ROWS_TO_WIN[seats]}),
            Event("setup_stall", {"number": PROPOSAL_ROUNDS * seats, "most": STALL_ROUNDS * seats}),
        ]

    def variants(self, seats: int, options: Options) -> list[Event]:
        return []


def table_of(s: PadState) -> WhatsUp:
    """A table of the game with these rows, at its end if they end it."""
    t = WhatsUp(s.seats, seeded(0), False)
    t.rows = vec[i64]([s.value(ROW, seat, colour) for seat in range(s.seats) for colour in range(COLOURS)])
    t.left = GRID  # how many cards lie there nobody has to say
    for seat in range(s.seats):
        if not t.ending:
            check_end(t, seat)
    if not t.ending:
        t.quiet = s.value(QUIET)
        if t.quiet > 0:
            check_end(t, 0)
    return t


def player(t: WhatsUp, k: Seat) -> WhatsUpPadPlayer:
    lines: dict[str, int | None] = {}
    lines.update(score.scores(t)[k].lines)
    return WhatsUpPadPlayer(
        rows=[score.row(t, k, colour) for colour in range(COLOURS)],
        birds=score.birds(t, k),
        cards=score.cards(t, k),
        complete=score.complete(t, k),
        lines=lines,
        total=score.birds(t, k),
    )
