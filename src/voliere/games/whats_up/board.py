"""What's Up as coloured text: the grid of flocks, collections, quiet turns."""

from __future__ import annotations

from voliere.core.board import Board, Say
from voliere.games.whats_up.components import COLUMNS, birds_on, colour_of
from voliere.games.whats_up.view import WhatsUpView

MARKS = "▲■◆✚"  # a mark for each colour: colour never stands alone, letters change with the language
STYLES = ["red", "green", "yellow", "magenta"]
BIRD = "♪"


def draw(view: WhatsUpView, say: Say, names: list[str]) -> Board:
    return grid(view).beside(collections(view, say, names), gap=2).below(status(view, say, names))


def flock(board: Board, face: int, thing: str = "") -> Board:
    text = MARKS[colour_of(face)] + BIRD * birds_on(face)
    return board.add(f"{text:<5}", STYLES[colour_of(face)] + " bold", thing)


def grid(view: WhatsUpView) -> Board:
    board = Board().add("  ")
    for letter in "abcdef":
        board.add(f"{letter:<7}", "dim")
    for row in range(5):
        board.line().add(f"{row + 1} ", "dim")
        for column in range(COLUMNS):
            cell = row * COLUMNS + column
            face = view["grid"][cell]
            if face is None:
                board.add("·      ", "dim")
                continue
            flock(board, face, f"cell:{cell}")
            back = view["backs"][cell] if view["backs"] else None
            board.add("  " if back is None else f"{MARKS[colour_of(back)]}{birds_on(back)}", "dim")
    return board


def collections(view: WhatsUpView, say: Say, names: list[str]) -> Board:
    board = Board().add(say("whats-up-board-collections", {}), "bold")
    for name, own in zip(names, view["collections"], strict=True):
        board.line().add(f"{name[:11]:<12}", "bold")
        for colour, size in enumerate(own["rows"]):
            board.add((MARKS[colour] + str(size)) if size else "··", STYLES[colour] if size else "dim").add(
                " "
            )
        board.add(say("whats-up-board-birds", {"count": own["birds"]}))
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
