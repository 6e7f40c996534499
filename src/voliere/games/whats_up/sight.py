"""Who may know what (WU-INFO): no secrets between players, but backs nobody has seen, and memory."""

from __future__ import annotations

from voliere.core.state import Seat
from voliere.games.whats_up.components import COLOURS, GONE, GRID, PROPOSAL_ROUNDS, STALL_ROUNDS
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
