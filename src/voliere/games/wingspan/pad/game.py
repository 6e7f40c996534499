"""The pad as a whole: what was said becomes a table of the game, whose own score says what it is worth."""

from __future__ import annotations

from typing import Final

from voliere.core.board import Board, Say
from voliere.core.events import Event
from voliere.core.game import game_again
from voliere.core.options import Options
from voliere.core.pad.board import draw
from voliere.core.pad.pad import Pad
from voliere.core.pad.state import PadState
from voliere.core.pad.view import Odd
from voliere.core.score import Score
from voliere.core.space import Block
from voliere.core.state import NOBODY, Seat, View
from voliere.core.version import Version
from voliere.games.wingspan.components import LIMIT, POINTS, SPOTS
from voliere.games.wingspan.game import WingspanGame
from voliere.games.wingspan.goals import GREEN, shared
from voliere.games.wingspan.pad import setup
from voliere.games.wingspan.pad.at_table import at_table
from voliere.games.wingspan.pad.boxes import AUTOMA, AUTOMA_REACH, PLAYED, SPACE, WEARS
from voliere.games.wingspan.pad.odd import ODD, odd_in
from voliere.games.wingspan.pad.tally import Tally
from voliere.games.wingspan.pad.view import (
    WingspanPadAutoma,
    WingspanPadBird,
    WingspanPadBonus,
    WingspanPadGoal,
    WingspanPadPlayer,
    WingspanPadTie,
    WingspanPadView,
)
from voliere.games.wingspan.score import AUTOMA_FOOD, SHARES

OPTIONS: Final = ["goals", "edition", "automa", "expert"]


class WingspanPad(Pad):
    """Six categories a seat, four goals, the Automa."""

    def __init__(self) -> None:
        self.of(game_again(WingspanGame), SPACE, OPTIONS)
        self.versions = [
            Version(1, "2026-11-17", "The pad as first kept here."),
            Version(2, "2026-11-18", "The Automa takes its turns beside the box."),
        ]
        self.wears = WEARS
        self.view_type = WingspanPadView
        self.events_of({**ODD, **setup.EVENTS})

    def draw(self, view: View, say: Say, names: list[str]) -> Board:
        return draw(self, view, say, names)

    def within(self, s: PadState, block: Block, args: list[int]) -> bool:
        """The Automa has boxes where it plays: beside one seat."""
        return s.seats == 1 or (block is not AUTOMA and block is not AUTOMA_REACH and block not in PLAYED)

    def look(self, s: PadState, seat: Seat) -> View:
        tally = Tally(s)
        totals = [score.total for score in tally.scores()]
        return WingspanPadView(
            over=s.over,
            seat=seat if 0 <= seat < s.seats else None,
            first=s.first,
            blue=tally.agreed.blue,
            goals=[goal(tally, round) for round in range(len(tally.goals))],
            players=[player(tally, k, totals[k]) for k in range(s.seats)],
            automa=automa(tally) if s.seats == 1 else None,
            play=at_table(tally) if s.seats == 1 else None,
            tied=level(tally, totals),
            places=tally.places(),
            odd=odd_in(tally),
            said=s.said(seat),
        )

    def count(self, s: PadState) -> list[Score]:
        return Tally(s).scores()

    def rank(self, s: PadState) -> list[int]:
        return Tally(s).places()

    def earned(self, s: PadState) -> list[float]:
        return [SHARES[Tally(s).result()]] if s.seats == 1 else super().earned(s)

    def odd(self, s: PadState) -> list[Odd]:
        return odd_in(Tally(s))

    def setup(self, seats: int, options: Options) -> list[Event]:
        return setup.steps(seats, options)

    def variants(self, seats: int, options: Options) -> list[Event]:
        return setup.variants(seats, options)


def level(tally: Tally, totals: list[int]) -> list[Seat]:
    """Who has as many points as another at the top, be it the Automa: unused food decides (WS-SCORE-2)."""
    found = [k for k, total in enumerate(totals) if total == max(totals)]
    if len(found) > 1 or (tally.seats == 1 and totals[0] and totals[0] == tally.automa_total()):
        return found
    return []


def goal(tally: Tally, round: int) -> WingspanPadGoal:
    one = tally.goals[round]
    alone = tally.seats == 1
    return WingspanPadGoal(
        goal=one.goal if one.goal >= 0 else None,
        prizes=GREEN[round][:],
        counts=one.counts[: tally.seats],
        said=one.said,
        points=one.points[: tally.seats],
        places=one.places[: tally.seats],
        level=one.level[: tally.seats],
        ties=ties(tally, round),
        automa_count=one.counts[-1] if alone else None,
        automa_points=one.points[-1] if alone else None,
        automa_place=one.places[-1] if alone else None,
        automa_level=alone and one.level[-1],
    )


def ties(tally: Tally, round: int) -> list[WingspanPadTie]:
    """Who shares what, the best first."""
    one = tally.goals[round]
    known = [n for n in one.counts if n is not None]
    found: list[WingspanPadTie] = []
    for n in sorted(set(known), reverse=True):
        level = [k for k, own in enumerate(one.counts) if own == n and one.level[k]]
        if level:
            seats = [k if k < tally.seats else NOBODY for k in level]
            points = one.points[level[0]] or 0
            found.append(WingspanPadTie(seats=seats, pot=shared(round + 1, known, n), points=points))
    return found


def player(tally: Tally, k: Seat, total: int) -> WingspanPadPlayer:
    return WingspanPadPlayer(
        lines=tally.lines(k),
        total=total,
        numbers=tally.numbers(k),
        food=tally.food(k),
        birds=birds(tally, k),
        bonus=[
            WingspanPadBonus(
                bonus=one.card,
                count=one.count,
                said=one.said,
                points=one.points,
                birds=tally.birds_for(k, one.card),
            )
            for one in tally.bonus[k]
        ],
    )


def birds(tally: Tally, k: Seat) -> list[WingspanPadBird]:
    t = tally.table
    found: list[WingspanPadBird] = []
    for spot in range(SPOTS):
        at = k * SPOTS + spot
        bird = int(t.mat[at])
        if bird >= 0:
            eggs, cached, tucked = int(t.eggs[at]), int(t.cached[at]), int(t.tucked[at])
            found.append(
                WingspanPadBird(
                    spot=spot,
                    bird=bird,
                    eggs=eggs,
                    cached=cached,
                    tucked=tucked,
                    points=int(POINTS[bird]) + eggs + cached + tucked,
                    limit=int(LIMIT[bird]),
                )
            )
    return found


def automa(tally: Tally) -> WingspanPadAutoma:
    return WingspanPadAutoma(
        lines=tally.automa_lines(), food=AUTOMA_FOOD, total=tally.automa_total(), result=tally.result()
    )
