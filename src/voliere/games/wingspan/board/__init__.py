"""Wingspan as coloured text: feeder, tray, the reader's mat and hand, goals, the others in short.

Never wider than 79 columns. A bird of the reader's mat takes a cell of two lines: its name, then the colour
of its power, points, eggs, cached food and tucked cards. A card is one line: name, cost, habitats, nest,
points, its power in brief.
"""

from __future__ import annotations

from voliere.core.board import Board, Say
from voliere.games.wingspan.board.middle import automa, goals, in_question, top
from voliere.games.wingspan.board.players import cards, in_short, mat
from voliere.games.wingspan.view import WingspanView


def draw(view: WingspanView, say: Say, names: list[str]) -> Board:
    own = reader(view)
    board = top(view, say).below(in_question(view, say))
    for k, player in enumerate(view["players"]):
        if k == own:
            board = board.below(mat(view, k, names[k], say)).below(cards(view, player, say))
    board = board.below(goals(view, names, say))
    for k, player in enumerate(view["players"]):
        if k != own:
            board = board.below(in_short(view, k, names[k], say))
            if player["hand"] is not None:
                board = board.below(cards(view, player, say))
    if view["automa"] is not None:
        board = board.below(automa(view, say))
    return board.below(legend(say))


def reader(view: WingspanView) -> int:
    """Who looks: the seat whose bonus cards are shown; for anybody else, whose turn it is."""
    known = [k for k, player in enumerate(view["players"]) if player["bonus"] is not None]
    if len(known) == 1:
        return known[0]
    return view["active"] or 0


def legend(say: Say) -> Board:
    board = Board()
    for k, name in enumerate(("food", "nest", "mark", "row")):
        if k:
            board.line()
        board.add(say(f"wingspan-board-{name}-legend", {}), "dim")
    return board
