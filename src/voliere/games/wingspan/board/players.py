"""What lies before a player: the reader's mat and cards in full, the others in short."""

from __future__ import annotations

from voliere.core.board import Board, Say
from voliere.games.wingspan.bird import HABITAT_NAMES
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.board.cards import (
    FOOD_STYLES,
    HABITAT_STYLES,
    bird_name,
    bonus_card,
    card,
    cut,
    food_letter,
    mark,
    paragraph,
)
from voliere.games.wingspan.components import COLUMNS
from voliere.games.wingspan.describe import power_text
from voliere.games.wingspan.view import BirdView, PlayerView, RowView, WingspanView

LABEL = 10  # before the cells of a row
CELL = 14
SHORT_CELL = 14  # after the mark of its power: five to a line
ROW_ACTIONS = ["gain-food:0", "lay-eggs:0", "draw-cards:0"]


def head(view: WingspanView, k: int, name: str, say: Say, told: list[str]) -> Board:
    """Name, food, some numbers, points."""
    style = "bold underline" if k == view["active"] else "bold"
    board = Board().add(cut(name, 14), style, f"seat:{k}").add("  ")
    for food, n in enumerate(view["players"][k]["food"]):
        shade = " bold" if n else " dim"
        board.add(f"{food_letter(say, food)}{n}", FOOD_STYLES[food] + shade, f"food:{food}").add(" ")
    points = say("wingspan-board-points", {"count": view["scores"][k]["total"]})
    return board.add(" " + " · ".join([*told, points]))


def mat(view: WingspanView, k: int, name: str, say: Say) -> Board:
    turns = say("wingspan-board-cubes", {"count": view["players"][k]["cubes"]})
    board = head(view, k, name, say, [turns])
    for habitat, row in enumerate(view["players"][k]["rows"]):
        names = say(f"wingspan-habitat-{HABITAT_NAMES[habitat]}", {})
        style = HABITAT_STYLES[habitat]
        board.line().add(f"{cut(names, LABEL - 1):<{LABEL}}", style + " bold", f"habitat:{habitat}")
        for column, bird in enumerate(row["birds"]):
            text = bird_name(say, bird["bird"], CELL - 1)
            board.add(padded(text, column), "bold", f"spot:{5 * habitat + column}")
        next_slot(board, habitat, row, say)
        gain = say(f"wingspan-row-{HABITAT_NAMES[habitat]}", {"n": row["gain"]})
        gain += "+" if row["converts"] else ""
        board.line().add(f"{gain:<{LABEL}}", style, ROW_ACTIONS[habitat])
        for column, bird in enumerate(row["birds"]):
            cell(board, bird, habitat, column)
    return board


def next_slot(board: Board, habitat: int, row: RowView, say: Say) -> None:
    """The free spots of a row; the first with the eggs it costs."""
    taken = len(row["birds"])
    for column in range(taken, COLUMNS):
        text = say("wingspan-row-slot", {"eggs": row["egg_cost"] or 0}) if column == taken else "·"
        board.add(padded(text, column), "dim", f"habitat:{habitat}")


def padded(text: str, column: int) -> str:
    """As wide as a cell; the last one may end the line."""
    return text.ljust(CELL) if column < COLUMNS - 1 else text


def cell(board: Board, bird: BirdView, habitat: int, column: int) -> None:
    """Colour of the power, points, eggs of how many, cached food, tucked cards."""
    number = bird["bird"]
    before = board.widths()[-1]
    mark(board, number).add(f"{BIRDS[number].points} ", "", f"bird:{number}")
    board.add(
        f"o{bird['eggs']}/{bird['limit']}", "" if bird["eggs"] else "dim", f"fill:{5 * habitat + column}"
    )
    if bird["cached"]:
        board.add(f" +{bird['cached']}", "green")
    if bird["tucked"]:
        board.add(f" ={bird['tucked']}", "cyan")
    if bird["ready"] is False:
        board.add(" z", "dim")
    if column < COLUMNS - 1:
        board.add(" " * (before + CELL - board.widths()[-1]))


def cards(view: WingspanView, player: PlayerView, say: Say) -> Board:
    """Hand and bonus cards, where the reader may see them; in the set-up with the whole text of each bird."""
    board = Board()
    board.lines = []
    if player["hand"]:
        board.line().add(say("wingspan-board-hand", {}), "bold")
        for bird in player["hand"]:
            card(board.line(), bird, say)
            if view["keep"] is not None:
                paragraph(board, power_text(bird, say, view["printed_cards"]))
    for own in player["bonus"] or []:
        count = say("wingspan-board-points", {"count": own["points"]})
        bonus_card(board.line(), own["bonus"], view["edition"], say, f" {own['count']} → {count}")
    return board


def in_short(view: WingspanView, k: int, name: str, say: Say) -> Board:
    """Another player: the head, and a line for each habitat with birds: name, eggs, cached and tucked."""
    player = view["players"][k]
    held = say("wingspan-board-cards", {"count": player["cards"]})
    bonus = say("wingspan-board-bonus-count", {"count": player["bonus_cards"]})
    board = head(view, k, name, say, [held, bonus])
    for habitat, row in enumerate(player["rows"]):
        if row["birds"]:
            letter = say(f"wingspan-short-habitat-{HABITAT_NAMES[habitat]}", {})
            board.line().add(letter + " ", HABITAT_STYLES[habitat])
            for bird in row["birds"]:
                extra = bird["cached"] + bird["tucked"]
                facts = f"o{bird['eggs']}" + (f"+{extra}" if extra else "")
                text = bird_name(say, bird["bird"], SHORT_CELL - 2 - len(facts))
                mark(board, bird["bird"]).add(text, "", f"bird:{bird['bird']}").add(" ")
                board.add(facts, "dim").add(" " * (SHORT_CELL - 1 - len(text) - len(facts)))
    return board
