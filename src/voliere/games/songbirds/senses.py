"""What a seat of Songbirds reads as numbers (core/senses.py)."""

from __future__ import annotations

from typing import Final

from voliere.core.native import BytesWriter
from voliere.core.options import Options
from voliere.core.senses import MOST, Part, Sense, blank, capped, put, put_all, put_bag
from voliere.core.state import Seat
from voliere.games.songbirds.components import (
    BERRIES,
    CARDS,
    CELLS,
    COLOURS,
    LINES,
    NO_COLOUR,
    SPECIAL,
    WORMS,
)
from voliere.games.songbirds.special import SIDES
from voliere.games.songbirds.state import Table

ROUNDS: Final = 32  # finished rounds that are told: the last ones, if there are more
AREAS: Final = 4


class Forest(Sense[Table]):
    def __init__(self) -> None:
        cells = (
            "each cell, row by row: 0 may be filled next, 1 empty, 30 the special card, else a card plus 2"
        )
        super().__init__(
            [
                Part("forest", CELLS, 0, SPECIAL + 2, cells, one_of=True),
                Part("tokens", LINES, 0, max(BERRIES), "the berries of each row, then of each column"),
                Part("harvest", COLOURS, -99, 99, "berries of each colour: red, blue, green, white"),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        put_all(out, s.grid, plus=2)
        if len(s.tokens) == 0:
            blank(out, LINES)
        else:
            put_all(out, s.tokens)
        put_all(out, s.harvest)


class SpecialCard(Sense[Table]):
    def __init__(self) -> None:
        side = "the special card of four: 0 none yet, 1 raven, 2 falcon, 3 hummingbird, 4 mockingbird"
        areas = "each area of it: 0 there is none, 1 undecided, 2 to 5 a colour, 6 nobody"
        super().__init__(
            [
                Part("side", 1, 0, len(SIDES), side, one_of=True),
                Part("areas", AREAS, 0, NO_COLOUR + 2, areas, one_of=True),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        put(out, s.side + 1)
        won = s.areas_won
        for k in range(AREAS):
            put(out, won[k] + 2 if k < len(won) else 0)


class Players(Sense[Table]):
    def __init__(self, seats: int) -> None:
        favourite = "favourites (of a team, the first’s): 0 none, 1 hidden, else a card plus 2"
        super().__init__(
            [
                Part("hand", CARDS, 0, 1, "1 for each card in the reader’s hand"),
                Part("cards", seats, 0, CARDS, "cards in each hand"),
                Part("favourite", seats, 0, CARDS + 1, favourite, one_of=True),
                Part(
                    "worm", seats, 0, max(WORMS) + 1, "Early Bird: 0 no worm taken yet, else the worm plus 1"
                ),
                Part("deck", 1, 0, CARDS, "cards in the deck"),
                Part("shown", 1, 0, CARDS, "in a team: 0, or the card shown plus 1", one_of=True),
                Part("over", 1, 0, 1, "1 when the game is over"),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        put_bag(out, s.hands[seat], CARDS)
        seats = s.seats
        k = seat
        for _ in range(seats):
            put(out, s.hands[k].size)
            k = k + 1 if k + 1 < seats else 0
        open_to_all = s.over or not s.agreed.duel
        for _ in range(seats):
            card = s.favourites[k]
            put(out, 0 if card < 0 else card + 2 if open_to_all or k == seat else 1)
            k = k + 1 if k + 1 < seats else 0
        for _ in range(seats):
            put(out, s.worms[k] + 1)
            k = k + 1 if k + 1 < seats else 0
        put(out, s.deck.size)
        put(out, s.shown + 1)
        put(out, 1 if s.over else 0)


class Rounds(Sense[Table]):
    def __init__(self, seats: int) -> None:
        cards = f"in several rounds: the favourites of the last {ROUNDS} finished ones, each plus 1"
        super().__init__(
            [
                Part("round", 1, 0, MOST, "in several rounds: the number of this one"),
                Part("first", 1, 0, seats - 1, "in several rounds: who began it, counted from the reader on"),
                Part("totals", seats, -MOST, MOST, "in several rounds: points of each seat so far"),
                Part("favourites", ROUNDS * seats, 0, CARDS, cards, one_of=True),
                Part("points", ROUNDS * seats, -MOST, MOST, "and the points they brought"),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        seats = s.seats
        put(out, capped(s.round))
        put(out, (s.first - seat) % seats)
        for k in range(seats):
            put(out, capped(s.totals[(seat + k) % seats]))
        last = s.history[-ROUNDS:]
        for cards, _ in last:
            for k in range(seats):
                put(out, cards[(seat + k) % seats] + 1)
        blank(out, seats * (ROUNDS - len(last)))
        for _, points in last:
            for k in range(seats):
                put(out, capped(points[(seat + k) % seats]))
        blank(out, seats * (ROUNDS - len(last)))


def senses(seats: int, options: Options) -> list[Sense[Table]]:
    found: list[Sense[Table]] = [Forest(), Players(seats)]
    if seats == 4 and options["mode"] == "duel":
        found.append(SpecialCard())
    if options["extended"] != "off":
        found.append(Rounds(seats))
    return found
