"""Who may know what (WU-INFO): no secrets between players, but backs nobody has seen, and memory."""

from __future__ import annotations

from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.state import Seat
from voliere.games.whats_up.components import COLOURS, FACES, GONE, GRID, PROPOSAL_ROUNDS, STALL_ROUNDS
from voliere.games.whats_up.score import birds, cards, places, row
from voliere.games.whats_up.state import Table
from voliere.games.whats_up.view import Collection, WhatsUpView


def view(s: Table, seat: Seat) -> WhatsUpView:
    """Visible faces, collections, q (WU-INFO-1); backs already seen only with the memory aid (WU-INFO-2)."""
    return WhatsUpView(
        grid=[int(x) if x != GONE else None for x in s.face],
        backs=remembered(s) if s.memory_aid else None,
        collections=[
            Collection(rows=[row(s, k, c) for c in range(COLOURS)], birds=birds(s, k), cards=cards(s, k))
            for k in range(s.seats)
        ],
        quiet=int(s.quiet),
        proposal_at=PROPOSAL_ROUNDS * s.seats,
        stall_at=STALL_ROUNDS * s.seats,
        rows_to_win=s.goal(),
        left=int(s.left),
        proposer=s.proposer if s.proposer >= 0 else None,
        ending=s.ending,
        places=places(s) if s.ending else [],
    )


def remembered(s: Table) -> list[int | None]:
    return [int(s.back[k]) if s.known[k] and s.face[k] != GONE else None for k in range(GRID)]


def reshuffle(w: Table, rng: Rng) -> None:
    """Give the cards whose back nobody has seen new backs; every possible deck is equally likely.

    A card lies as an arrow from its visible face to its back. Walking along arrows until a face
    comes twice finds a circle; turning the circle round leaves the visible faces and the set of
    cards as they are. The walk is as likely in either direction, so many turns mix evenly; one more or
    not, by chance, because a single circle turned an even number of times would lie as it lay before.
    """
    w.rng = rng.fork()
    by_face: list[list[int]] = [[] for _ in range(FACES)]
    for cell in range(GRID):
        if w.face[cell] != GONE and not w.known[cell]:
            by_face[int(w.face[cell])].append(cell)
    unseen = sum([len(cells) for cells in by_face])
    if unseen < 2:
        return
    for _ in range(6 * unseen + int(rng.below(2))):
        turn_circle(w, by_face, rng)
    for cells in by_face:  # cards with the same face up: any of them may be the one
        for i in range(len(cells) - 1, 0, -1):
            j = int(rng.below(i + 1))
            w.back[cells[i]], w.back[cells[j]] = w.back[cells[j]], w.back[cells[i]]


def turn_circle(w: Table, by_face: list[list[int]], rng: Rng) -> None:
    face: i64 = rng.below(FACES)
    met: i64 = 0  # a bit for each face met
    walk: list[int] = []
    while not (met >> face) & 1:
        cells = by_face[int(face)]
        if not cells:
            return
        met |= 1 << face
        cell = cells[int(rng.below(len(cells)))]
        walk.append(cell)
        face = w.back[cell]
    first = 0  # the circle begins where its face was met
    while w.face[walk[first]] != face:
        first += 1
    before: i64 = w.face[walk[-1]]
    for i in range(first, len(walk)):
        cell = walk[i]
        w.back[cell] = before
        before = w.face[cell]
