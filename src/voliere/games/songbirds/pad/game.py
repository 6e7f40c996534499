"""The pad as a whole: each round becomes a table of the game, whose own score says what it is worth."""

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
from voliere.core.state import Seat, View
from voliere.core.version import Version
from voliere.games.songbirds import score
from voliere.games.songbirds.components import BERRIES, COLOURS, volume_of
from voliere.games.songbirds.game import SongbirdsGame
from voliere.games.songbirds.pad import setup
from voliere.games.songbirds.pad.boxes import CENTRE, FAVOURITE, SPACE, WEARS, WORM
from voliere.games.songbirds.pad.odd import ODD, odd_in
from voliere.games.songbirds.pad.rounds import Round, begins_after, more_to_come, most_rounds, rounds_of
from voliere.games.songbirds.pad.view import (
    SongbirdsPadArea,
    SongbirdsPadPlayer,
    SongbirdsPadRound,
    SongbirdsPadView,
)
from voliere.games.songbirds.special import SIDES
from voliere.games.songbirds.state import Agreed

OPTIONS: Final = [
    "mode",
    "special",
    "early_bird",
    "extended",
    "rounds",
    "target",
    "late_favourite_takes_worm",
]


class SongbirdsPad(Pad):
    """Forests, favourites, rounds."""

    def __init__(self) -> None:
        self.of(game_again(SongbirdsGame), SPACE, OPTIONS)
        self.versions = [Version(1, "2026-11-17", "The pad as first kept here.")]
        self.wears = WEARS
        self.view_type = SongbirdsPadView
        self.events_of({**ODD, **setup.EVENTS})

    def draw(self, view: View, say: Say, names: list[str]) -> Board:
        return draw(self, view, say, names)

    def within(self, s: PadState, block: Block, args: list[int]) -> bool:
        if not block.kinds or block.kinds[0].kind != "round":
            return True
        agreed = Agreed(s.agreed)
        if args[0] >= most_rounds(agreed):
            return False
        if block is CENTRE:
            return agreed.duel and s.seats == 4
        if block is WORM:
            return agreed.early_bird
        return block is not FAVOURITE or agreed.duel or args[1] == 0  # the team has one

    def look(self, s: PadState, seat: Seat) -> View:
        rounds = rounds_of(s)
        last = rounds[-1]
        agreed = last.agreed
        goes_on = more_to_come(last)
        begins = beginners(s, rounds)
        ready = last.whole and goes_on
        points = counted(last)
        alone = not agreed.duel and (s.over or last.score(0) is not None)
        return SongbirdsPadView(
            over=s.over,
            seat=seat if 0 <= seat < s.seats else None,
            first=s.first,
            mode=str(s.agreed["mode"]),
            early_bird=agreed.early_bird,
            extended=agreed.extended,
            rounds_agreed=agreed.rounds,
            target=agreed.target,
            tokens=sorted(BERRIES, reverse=True),
            rounds=[round_view(one, begins[k]) for k, one in enumerate(rounds)],
            now=min(last.number + int(ready), most_rounds(agreed) - 1),
            goes_on=goes_on,
            next_first=begins_after(last, begins[-1]) if ready else None,
            players=[player(last, points[k]) for k in range(s.seats)],
            places=ranks(last),
            title=score.title(points[0].total) if alone else None,
            ladder=[] if agreed.duel else score.LADDER[:],
            odd=[odd for one in rounds for odd in odd_in(one)],
            said=s.said(seat),
        )

    def count(self, s: PadState) -> list[Score]:
        return counted(rounds_of(s)[-1])

    def rank(self, s: PadState) -> list[int]:
        return ranks(rounds_of(s)[-1])

    def earned(self, s: PadState) -> list[float]:
        last = rounds_of(s)[-1]
        return super().earned(s) if last.agreed.duel else score.returns(last.table)

    def odd(self, s: PadState) -> list[Odd]:
        return [odd for one in rounds_of(s) for odd in odd_in(one)]

    def setup(self, seats: int, options: Options) -> list[Event]:
        return setup.steps(seats, options)

    def variants(self, seats: int, options: Options) -> list[Event]:
        return setup.variants(seats, options)


def counted(last: Round) -> list[Score]:
    """The last round on top of those before it, as the game counts (`scores` before the end)."""
    last.table.totals = last.earlier
    return score.scores(last.table)


def ranks(last: Round) -> list[int]:
    if not last.agreed.duel:
        return score.places(last.table)
    return score.rank(last.totals, [volume_of(card) if card >= 0 else 0 for card in last.favourites])


def beginners(s: PadState, rounds: list[Round]) -> list[Seat | None]:
    """Who began each round: the first as said, the others as the scores have it."""
    found: list[Seat | None] = [s.first]
    for one in rounds[:-1]:
        found.append(begins_after(one, found[-1]) if one.whole else None)
    return found


def player(last: Round, points: Score) -> SongbirdsPadPlayer:
    """Lines of the round that is not scored yet are not known, rather than nought."""
    known = last.score(points.seat) is not None
    lines: dict[str, int | None] = {}
    for name, n in points.lines.items():
        lines[name] = n if known or name == "earlier" else None
    if "worm" in lines and last.worms[points.seat] < 0:
        lines["worm"] = None
    return SongbirdsPadPlayer(lines=lines, total=points.total)


def round_view(one: Round, first: Seat | None) -> SongbirdsPadRound:
    seats = one.table.seats
    harvest = [one.harvest(colour) for colour in range(COLOURS)]
    return SongbirdsPadRound(
        tokens=one.tokens,
        side=one.side if one.side >= 0 else None,
        forest=[card if card >= 0 else None for card in one.forest],
        winners=one.winners(),
        areas=areas(one),
        harvest=harvest,
        counted=one.counted,
        berries=sum([n or 0 for n in harvest]),
        most=one.most(),
        favourites=[card if card >= 0 else None for card in one.favourites],
        worms=[worm if worm >= 0 else None for worm in one.worms],
        scores=[one.score(seat) for seat in range(seats)],
        first=first,
        whole=one.whole,
    )


def areas(one: Round) -> list[SongbirdsPadArea]:
    if one.side < 0:
        return []
    won = one.area_winners()
    return [
        SongbirdsPadArea(area=area.number, token=area.token, winner=won[k])
        for k, area in enumerate(SIDES[one.side].areas)
    ]
