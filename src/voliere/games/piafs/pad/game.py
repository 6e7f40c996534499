"""The pad as a whole: collections become a table of the game, whose own score says what they are worth."""

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
from voliere.core.pad.view import Odd
from voliere.core.rng import seeded
from voliere.core.score import Score
from voliere.core.state import Seat, View
from voliere.core.version import Version
from voliere.games.piafs import score
from voliere.games.piafs.collection import gain
from voliere.games.piafs.components import CARDS, PER_SPECIES, SPECIES, SPECIES_COUNT, VALUES, mate_of
from voliere.games.piafs.game import PiafsGame
from voliere.games.piafs.pad import setup
from voliere.games.piafs.pad.boxes import HOLD, SEEDS, SPACE, WEARS
from voliere.games.piafs.pad.view import PiafsPadPile, PiafsPadPlayer, PiafsPadView
from voliere.games.piafs.position import Piafs
from voliere.games.piafs.state import UNSEEN

ODD: Final = {"twice": ["card", "seats"], "removed": ["seat", "card"]}


class PiafsPad(Pad):
    """Collections to tick, and seeds."""

    def __init__(self) -> None:
        self.of(game_again(PiafsGame), SPACE, ["removed_species"])
        self.versions = [Version(1, "2026-11-17", "The pad as first kept here.")]
        self.wears = WEARS
        self.view_type = PiafsPadView
        self.events_of({**ODD, **setup.EVENTS})

    def draw(self, view: View, say: Say, names: list[str]) -> Board:
        return draw(self, view, say, names)

    def look(self, s: PadState, seat: Seat) -> View:
        t = table_of(s)
        return PiafsPadView(
            over=s.over,
            seat=seat if 0 <= seat < s.seats else None,
            first=s.first,
            players=[player(s, t, k) for k in range(s.seats)],
            places=score.places(t),
            odd=self.odd(s),
            said=s.said(seat),
        )

    def count(self, s: PadState) -> list[Score]:
        return score.scores(table_of(s))

    def rank(self, s: PadState) -> list[int]:
        return score.places(table_of(s))

    def odd(self, s: PadState) -> list[Odd]:
        """A card there is once lies in two collections, or is of the species left out."""
        found: list[Odd] = []
        removed = SPECIES.index.get(str(s.agreed["removed_species"]), -1)
        for card in range(CARDS):
            holders = [seat for seat in range(s.seats) if s.value(HOLD, seat, card)]
            if len(holders) > 1:
                found.append(Odd(name="twice", args={"card": card, "seats": holders}))
            if card // PER_SPECIES == removed:
                for seat in holders:
                    found.append(Odd(name="removed", args={"seat": seat, "card": card}))
        return found

    def setup(self, seats: int, options: Options) -> list[Event]:
        return setup.steps(seats, options)

    def variants(self, seats: int, options: Options) -> list[Event]:
        return []


def held(s: PadState, seat: Seat) -> list[int]:
    return [card for card in range(CARDS) if s.value(HOLD, seat, card)]


def table_of(s: PadState) -> Piafs:
    """A table of the game with these collections; a card held twice counts for both."""
    t = Piafs(s.seats, seeded(0))
    pile = [0] * (s.seats * VALUES)
    for seat in range(s.seats):
        t.where = vec[i64]([UNSEEN] * CARDS)
        for card in held(s, seat):
            gain(t, seat, card)
        pile[seat * VALUES] = max(0, s.value(SEEDS, seat) - 1)  # as so many seeds of one point
    t.pile = vec[i64](pile)
    return t


def player(s: PadState, t: Piafs, k: Seat) -> PiafsPadPlayer:
    seeds = s.value(SEEDS, k)
    cards = held(s, k)
    lines: dict[str, int | None] = {}
    lines.update(score.scores(t)[k].lines)
    if not seeds:
        lines["seeds"] = None
    return PiafsPadPlayer(
        cards=cards,
        paired=[card for card in cards if int(mate_of(card)) in cards],
        species=[
            PiafsPadPile(
                birds=int(t.birds[k * SPECIES_COUNT + species]),
                eggs=int(t.eggs[k * SPECIES_COUNT + species]),
                leads=score.leads(t, k, species),
            )
            for species in range(SPECIES_COUNT)
        ],
        pairs=int(t.pairs[k]),
        seeds=seeds - 1 if seeds else None,
        lines=lines,
        total=score.total(t, k),
    )
