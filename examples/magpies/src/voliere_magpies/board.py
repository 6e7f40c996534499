"""Magpies as coloured text: the meadow, the nests, one's own hand."""

from __future__ import annotations

from voliere.core.board import Board, Say
from voliere_magpies.components import TREASURE, number_of, treasure_of
from voliere_magpies.view import MagpiesView

MARKS = "○♀∂●"  # a mark for each treasure: colour never stands alone
STYLES = ["yellow", "cyan", "white", "magenta"]


def draw(view: MagpiesView, say: Say, names: list[str]) -> Board:
    board = Board().add(say("magpies-board-meadow", {}) + "  ", "bold")
    shown(board, view["meadow"])
    board.add(say("magpies-board-deck", {"count": view["deck"]}), "dim")
    for name, nest in zip(names, view["nests"], strict=True):
        board.line().add(f"{name[:12]:<13}", "bold")
        board.add(f"{say('magpies-board-points', {'count': nest['points']}):<8}")
        shown(board, nest["cards"])
        held = len(nest["taken"]) + nest["secret"]
        board.line().add(" " * 13 + say("magpies-board-hand", {"count": held}) + " ")
        shown(board, nest["taken"])
        board.add("▒▒ " * nest["secret"], "dim")
    if view["hand"] is not None:
        board.line().line().add(say("magpies-board-yours", {}) + "  ", "bold")
        shown(board, view["hand"])
    board.line().add(say("magpies-board-turn", {"turn": view["turns"], "last": view["last"]}), "dim")
    for treasure, name in enumerate(TREASURE.names):
        board.add(f"  {MARKS[treasure]} ", STYLES[treasure]).add(say(f"magpies-treasure-{name}", {}), "dim")
    return board


def shown(board: Board, cards: list[int]) -> Board:
    for card in cards:
        treasure = treasure_of(card)
        board.add(f"{MARKS[treasure]}{number_of(card)}", STYLES[treasure] + " bold", f"card:{card}").add(" ")
    return board
