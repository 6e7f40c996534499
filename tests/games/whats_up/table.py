"""Setting up positions of What's Up for the tests, with nothing left to chance."""

from __future__ import annotations

from typing import Any, cast

import voliere
from voliere.core.events import Log
from voliere.core.rng import Rigged
from voliere.games.whats_up.components import (
    CARDS,
    CELL,
    COLOUR,
    COLOURS,
    FACE,
    FLIP,
    GONE,
    GRID,
    birds_on,
    colour_of,
)
from voliere.games.whats_up.position import WhatsUp
from voliere.games.whats_up.view import WhatsUpView

GAME = voliere.game("whats-up")
Rows = dict[str, int]  # cards in each row of a collection, by colour


def start(seats: int = 2, first: int = 0, **options: bool) -> WhatsUp:
    """Card k lies on cell k with the first of its two faces up; `first` begins."""
    as_it_is = list(range(GRID - 1, 0, -1))  # a shuffle that leaves every card in its place
    rng = Rigged([*as_it_is, *([0] * GRID), first])
    return cast(WhatsUp, GAME.start(seats, rng, GAME.check(seats, options), Log(), GAME.version))


def face(name: str) -> int:
    return FACE.index[name]


def view(s: WhatsUp, seat: int = 0) -> WhatsUpView:
    return cast(WhatsUpView, s.view(seat))


def told(s: WhatsUp, name: str) -> list[dict[str, Any]]:
    """The arguments of every event of that name so far."""
    assert s.log is not None
    return [dict(event.args) for event in s.log.events if event.name == name]


def sides(s: WhatsUp, cell: int) -> tuple[int, int]:
    return int(s.face[cell]), int(s.back[cell])


def turn_up(s: WhatsUp, cell: int, up: int) -> None:
    """The card lies the other way up, as if it had been dealt so."""
    if s.face[cell] != up:
        s.face[cell], s.back[cell] = s.back[cell], s.face[cell]
    assert s.face[cell] == up


def find(s: WhatsUp, wanted: int) -> int:
    """The first cell of the grid with a card that has this face on either side."""
    for cell in range(GRID):
        if s.face[cell] != GONE and wanted in sides(s, cell):
            return cell
    raise LookupError(FACE.names[wanted])


def hide(s: WhatsUp, name: str) -> int:
    """Some card of the grid lies with this face down; gives its cell."""
    cell = find(s, face(name))
    turn_up(s, cell, sum(sides(s, cell)) - face(name))
    return cell


def flip(s: WhatsUp, cell: int) -> None:
    s.apply(s.actors[0], FLIP(cell))


def reveal(s: WhatsUp, name: str) -> int:
    """The player in turn flips a card that shows this face then; gives its cell."""
    cell = hide(s, name)
    flip(s, cell)
    return cell


def fits(s: WhatsUp, seat: int, up: int) -> bool:
    """WU-COL-2 in the words of the rules, apart from the engine."""
    return int(s.rows[seat * COLOURS + colour_of(up)]) == birds_on(up) - 1


def quiet_turn(s: WhatsUp) -> int:
    """The player in turn flips a card whose other face does not fit; gives its cell."""
    seat = s.actors[0]
    for cell in range(GRID):
        if s.face[cell] != GONE and not fits(s, seat, int(s.back[cell])):
            flip(s, cell)
            return cell
    raise LookupError("every card fits")


def quiet_turns(s: WhatsUp, n: int) -> None:
    for _ in range(n):
        quiet_turn(s)


def faces_of(rows: Rows) -> list[int]:
    return [3 * COLOUR.index[colour] + n for colour, size in rows.items() for n in range(size)]


def matching(faces: list[int]) -> list[int]:
    """A card of the deck for each of these faces, no card twice."""
    taken: dict[int, int] = {}  # card -> which of the faces

    def give(k: int, tried: set[int]) -> bool:
        for card in reversed(range(GRID)):
            if faces[k] in CARDS[card] and card not in tried:
                tried.add(card)
                if card not in taken or give(taken[card], tried):
                    taken[card] = k
                    return True
        return False

    for k in range(len(faces)):
        assert give(k, set()), "no deck holds these collections"
    return sorted(taken, key=lambda card: taken[card])


def collected(collections: list[Rows], first: int = 0, quiet: int = 0, last: str = "") -> WhatsUp:
    """Collections as given, one card short of them if `last` names the face that seat `first` is to win next.

    That card lies in the grid with the face down.
    """
    s = start(len(collections), first)
    owners = [(seat, up) for seat, rows in enumerate(collections) for up in faces_of(rows)]
    for (seat, up), card in zip(owners, matching([up for _, up in owners]), strict=True):
        if seat == first and last == FACE.names[up]:
            turn_up(s, card, sum(sides(s, card)) - up)
            continue
        s.face[card] = GONE
        s.left -= 1
        s.rows[seat * COLOURS + colour_of(up)] += 1
    s.quiet = quiet
    return s


def cell(name: str) -> int:
    return CELL.index[name]
