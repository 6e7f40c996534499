"""The pad as a whole: ticks become a table of the game, whose own score says what they are worth."""

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
from voliere.games.feather import score
from voliere.games.feather.components import BIRDS, BONUS, HABITAT
from voliere.games.feather.game import FeatherGame
from voliere.games.feather.pad import setup
from voliere.games.feather.pad.boxes import BE, ROUND, SEE, SPACE, WEARS
from voliere.games.feather.pad.view import FeatherPadPlayer, FeatherPadView
from voliere.games.feather.position import Feather
from voliere.games.feather.sight import sheet
from voliere.games.feather.species import POINTS
from voliere.games.feather.state import Agreed

OPTIONS: Final = ["raptors", "migration", "draft", "neutral_raptors", "hide_sheets"]
HIDDEN: Final[dict[str, int | None]] = dict.fromkeys(HABITAT.names)


class FeatherPad(Pad):
    """Score sheets to tick."""

    def __init__(self) -> None:
        self.of(game_again(FeatherGame), SPACE, OPTIONS)
        self.versions = [Version(1, "2026-11-17", "The pad as first kept here.")]
        self.wears = WEARS
        self.view_type = FeatherPadView
        self.events_of(setup.EVENTS)

    def draw(self, view: View, say: Say, names: list[str]) -> Board:
        return draw(self, view, say, names)

    def hides(self, s: PadState) -> bool:
        """Nobody sees another's sheet before the end (BF-R-7); what was shown stays shown."""
        return bool(s.agreed["hide_sheets"]) and not s.shown

    def look(self, s: PadState, seat: Seat) -> View:
        t = table_of(s)
        hidden = self.hides(s)
        said = s.value(ROUND)
        return FeatherPadView(
            over=s.over,
            seat=seat if 0 <= seat < s.seats else None,
            first=s.first,
            round=said or None,
            rounds=t.agreed.rounds,
            hidden=hidden,
            players=[player(s, t, k, not hidden or k == seat) for k in range(s.seats)],
            places=None if hidden else score.places(t),
            title=score.title(score.points(t.sheets[0])) if t.agreed.solo else None,
            ladder=score.LADDER[:] if t.agreed.solo else [],
            worth=POINTS[:],
            whole=BONUS,
            odd=[],
            said=s.said(seat),
        )

    def count(self, s: PadState) -> list[Score]:
        return score.scores(table_of(s))

    def rank(self, s: PadState) -> list[int]:
        return score.places(table_of(s))

    def earned(self, s: PadState) -> list[float]:
        return score.returns(table_of(s))

    def setup(self, seats: int, options: Options) -> list[Event]:
        return setup.steps(seats, options)

    def variants(self, seats: int, options: Options) -> list[Event]:
        return setup.variants(seats, options)


def table_of(s: PadState) -> Feather:
    """A table of the game with these sheets."""
    t = Feather(s.seats, seeded(0), Agreed(s.seats, s.agreed))
    sheets = [sum([1 << bird for bird in range(BIRDS) if s.value(SEE, k, bird)]) for k in range(s.seats)]
    t.sheets = vec[i64](sheets)
    return t


def player(s: PadState, t: Feather, k: Seat, open: bool) -> FeatherPadPlayer:
    if not open:
        return FeatherPadPlayer(sheet=None, at=None, lines=HIDDEN, total=None)
    at = s.value(BE, k)
    lines: dict[str, int | None] = {}
    lines.update(score.lines(t, k))
    return FeatherPadPlayer(
        sheet=sheet(int(t.sheets[k])),
        at=at - 1 if at else None,
        lines=lines,
        total=score.points(t.sheets[k]),
    )
