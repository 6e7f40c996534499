"""What's Up as coloured text: the grid of flocks, collections, quiet turns."""

from __future__ import annotations

from voliere.core.board import Board, Say
from voliere.games.whats_up.components import COLUMNS, birds_on, colour_of
from voliere.games.whats_up.view import WhatsUpView

MARKS = "▲■◆✚"  # a mark for each colour: colour never stands alone, letters change with the language
STYLES = ["red", "green", "yellow", "magenta"]
BIRD = "♪"
CELL = 7
CELL_WITH_BACK = 8


def draw(view: WhatsUpView, say: Say, names: list[str]) -> Board:
    return grid(view).beside(collections(view, say, names), gap=2).below(status(view, say, names))


def flock(board: Board, face: int, back: int | None, thing: str) -> Board:
    """A card face up, with its underside if that is remembered: ◆♪♪♪/▲3."""
    text = MARKS[colour_of(face)] + BIRD * birds_on(face)
    style = STYLES[colour_of(face)] + " bold"
    if back is None:
        return board.add(f"{text:<5}", style, thing)
    return board.add(text, style, thing).add(f"/{MARKS[colour_of(back)]}{birds_on(back)}", "dim", thing)


def grid(view: WhatsUpView) -> Board:
    backs = view["backs"]
    wide = CELL if backs is None else CELL_WITH_BACK
    board = Board().add("  ")
    for letter in "abcdef":
        board.add(f"{letter:<{wide}}", "dim")
    for row in range(5):
        board.line().add(f"{row + 1} ", "dim")
        for column in range(COLUMNS):
            cell = row * COLUMNS + column
            face = view["grid"][cell]
            if face is None:
                board.add("·".ljust(wide), "dim")
                continue
            flock(board, face, backs[cell] if backs is not None else None, f"cell:{cell}")
            board.add(" " * (2 + wide * (column + 1) - board.widths()[-1]))
    return board


def collections(view: WhatsUpView, say: Say, names: list[str]) -> Board:
    board = Board().add(say("whats-up-board-collections", {}), "bold")
    for name, own in zip(names, view["collections"], strict=True):
        board.line().add(f"{name[:11]:<12}", "bold")
        for colour, size in enumerate(own["rows"]):
            board.add((MARKS[colour] + str(size)) if size else "··", STYLES[colour] if size else "dim").add(
                " "
            )
        # The memory aid makes the grid wide, and the screen is 80 columns.
        brief = view["backs"] is not None
        board.add(f"{BIRD}{own['birds']}" if brief else say("whats-up-board-birds", {"count": own["birds"]}))
    return board


def status(view: WhatsUpView, say: Say, names: list[str]) -> Board:
    board = Board().line()
    board.add(say("whats-up-board-left", {"count": view["left"]}) + " · ")
    board.add(say("whats-up-board-goal", {"count": view["rows_to_win"]}) + " · ")
    late = view["quiet"] >= view["proposal_at"]
    board.add(
        say("whats-up-board-quiet", {"quiet": view["quiet"], "stall": view["stall_at"]}),
        "yellow bold" if late else "",
    )
    if view["proposer"] is not None and not view["ending"]:
        board.line().add(say("whats-up-board-proposal", {"seat": names[view["proposer"]]}), "yellow bold")
    return board
