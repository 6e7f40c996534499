"""Wingspan as coloured text: feeder, tray, the reader's mat and hand, goals, the others in short.

Never wider than 79 columns. A bird of the reader's mat takes a cell of two lines: its name, then the colour
of its power, points, eggs, cached food and tucked cards. A card is one line: name, cost, habitats, nest,
points, its power in brief.
"""

from __future__ import annotations

from textwrap import wrap

from voliere.core.board import Board, Say
from voliere.games.wingspan.bird import FOOD_NAMES, HABITAT_NAMES
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.components import AUTOMA_CARD, BIRD, BONUS, COLUMNS, GOAL
from voliere.games.wingspan.describe import automa_steps, bonus_text, brief, card_line, power_text
from voliere.games.wingspan.view import BirdView, GoalView, PlayerView, RowView, WingspanView

WIDE = 79
LABEL = 10  # before the cells of a row
CELL = 14
NAME = 20  # of a card in a line
COST = 6
HABITAT_STYLES = ["green", "yellow", "blue"]
FOOD_STYLES = ["green", "yellow", "blue", "red", "magenta"]
MARKS = [" ", ">", "^", "~"]  # none, brown, white, pink
MARK_STYLES = ["dim", "yellow", "white bold", "magenta"]
ROW_ACTIONS = ["gain-food:0", "lay-eggs:0", "draw-cards:0"]
DOUBLE = [(0, 5), (1, 6)]  # the double face: as which food, and the die of that choice


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


# -- words ---------------------------------------------------------------------------------------


def bird_name(say: Say, bird: int, wide: int) -> str:
    """The name, shortened if it must be: the word that says what kind of bird it is stays."""
    name = say(f"wingspan-bird-{BIRD.names[bird]}", {})
    if len(name) > wide and say("wingspan-short-noun", {}) == "last":
        *first, noun = name.split(" ")
        initials = [word[0].upper() for words in first for word in words.split("-")]
        name = "".join(initials) + " " + noun
    return cut(name, wide)


def cut(text: str, wide: int) -> str:
    """
    >>> cut("Martin-pêcheur", 8), cut("Pic", 8)
    ('Martin-…', 'Pic')
    """
    return text if len(text) <= wide else text[: wide - 1].rstrip() + "…"


def mark(board: Board, bird: int, thing: str = "") -> Board:
    colour = BIRDS[bird].colour
    return board.add(MARKS[colour], MARK_STYLES[colour], thing or f"bird:{bird}")


def food_letter(say: Say, food: int) -> str:
    return say(f"wingspan-short-food-{FOOD_NAMES[food]}", {})


def paragraph(board: Board, text: str, style: str = "dim") -> Board:
    for line in wrap(text, WIDE - 2):
        board.line().add("  " + line, style)
    return board


# -- the middle of the table ---------------------------------------------------------------------


def top(view: WingspanView, say: Say) -> Board:
    """Round, feeder, tray."""
    title = say("wingspan-board-round", {"round": view["round"]})
    if view["keep"] is not None:
        title = say("wingspan-board-setup", {})
    board = Board().add(title, "bold").add("  ")
    board.add(say("wingspan-board-feeder", {}) + " ", "bold")
    for face, n in enumerate(view["feeder"]):
        for _ in range(n):
            die(board, face, say).add(" ")
    board.add(say("wingspan-board-outside", {"count": view["outside"]}), "dim")
    board.line().add(say("wingspan-board-tray", {}) + "  ", "bold")
    board.add(say("wingspan-board-deck", {"count": view["deck"]}), "", "draw-deck:0")
    for bird in view["tray"]:
        if bird is not None:
            card(board.line(), bird, say)
    if view["spread"]:
        board.line().add(say("wingspan-board-spread", {}), "bold")
        for bird in view["spread"]:
            card(board.line(), bird, say)
    for bonus in view["bonus_spread"]:
        bonus_card(board.line(), bonus, view["edition"], say)
    return board


def die(board: Board, face: int, say: Say) -> Board:
    board.add("[", "dim")
    if face < len(FOOD_NAMES):
        board.add(food_letter(say, face), FOOD_STYLES[face] + " bold", f"die:{face}")
    else:
        for k, (food, choice) in enumerate(DOUBLE):
            board.add("/" if k else "", "dim").add(
                food_letter(say, food), FOOD_STYLES[food] + " bold", f"die:{choice}"
            )
    return board.add("]", "dim")


def in_question(view: WingspanView, say: Say) -> Board:
    """The bird somebody is asked about, with its whole text."""
    board = Board()
    board.lines = []
    asked = view["question"]
    bird = asked["bird"] if asked is not None and asked["bird"] is not None else view["acting"]
    if bird is not None and not view["over"]:
        name = say(f"wingspan-bird-{BIRD.names[bird]}", {})
        mark(board.line(), bird).add(" " + name, "bold", f"bird:{bird}")
        paragraph(board, card_line(bird, say))
        paragraph(board, power_text(bird, say, view["printed_cards"]), "")
    return board


def card(board: Board, bird: int, say: Say) -> Board:
    """A bird in a line: the colour of its power, name, cost, habitats, nest, points, its power in brief."""
    own = BIRDS[bird]
    mark(board, bird).add(f"{bird_name(say, bird, NAME):<{NAME}} ", "", f"bird:{bird}")
    used = 0
    foods = own.either or [food for food, n in enumerate(own.cost) for _ in range(n)]
    for k, food in enumerate(foods):
        if own.either and k:
            board.add("/", "dim")
            used += 1
        board.add(food_letter(say, food), FOOD_STYLES[food] + " bold", f"bird:{bird}")
        used += 1
    board.add("*" * own.wild or ("" if foods else "0"), "bold")
    used += own.wild or (0 if foods else 1)
    board.add(" " * (COST - used))
    for habitat, name in enumerate(HABITAT_NAMES):
        if habitat in own.habitats:
            board.add(say(f"wingspan-short-habitat-{name}", {}), HABITAT_STYLES[habitat])
        else:
            board.add("·", "dim")
    nest = say(f"wingspan-short-nest-{own.nest}", {})
    board.add(f" {nest}{own.egg_limit}").add(f" {own.points}", "bold").add(" ")
    return board.add(cut(brief(bird, say), WIDE - board.widths()[-1]), "dim")


def goals(view: WingspanView, names: list[str], say: Say) -> Board:
    """What everybody has for each goal, and the points that gives; done goals their points alone."""
    called = [*names, say("wingspan-board-automa", {})] if view["automa"] is not None else names
    board = Board().add(say("wingspan-board-goals", {}), "bold")
    for k, goal in enumerate(view["goals"]):
        now = k + 1 == view["round"] and not view["over"]
        room = WIDE - 2 - 9 * len(called)
        text = cut(say(f"wingspan-goal-{GOAL.names[goal['goal']]}", {}), room)
        board.line().add(f"{k + 1} ", "bold" if now else "dim", f"goal:{goal['goal']}")
        board.add(f"{text:<{room}}", "bold" if now else "dim")
        for seat, name in enumerate(called):
            stand(board, goal, seat, name)
    return board


def stand(board: Board, goal: GoalView, seat: int, name: str) -> None:
    points = goal["points"][seat]
    text = f"{points}" if goal["done"] else f"{goal['counts'][seat]}→{points}"
    board.add(f" {name[:3]:<3} ", "dim").add(f"{text:<4}"[:4], "yellow" if goal["done"] else "")


# -- the reader ------------------------------------------------------------------------------------


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


def bonus_card(board: Board, bonus: int, edition: str, say: Say, now: str = "") -> Board:
    board.add(say(f"wingspan-bonus-{BONUS.names[bonus]}", {}), "bold", f"bonus:{bonus}").add(now)
    return paragraph(board, bonus_text(bonus, edition, say))


# -- the others ------------------------------------------------------------------------------------


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
                text = bird_name(say, bird["bird"], 13 - len(facts))
                mark(board, bird["bird"]).add(text, "", f"bird:{bird['bird']}").add(" ")
                board.add(facts, "dim").add(" " * (14 - len(text) - len(facts)))
    return board


def automa(view: WingspanView, say: Say) -> Board:
    own = view["automa"]
    board = Board().add(say("wingspan-board-automa", {}), "bold")
    if own is None:
        return board
    told = [
        say("wingspan-board-face-down", {"count": own["face_down"]}),
        say("wingspan-board-eggs", {"count": own["eggs"]}),
        say("wingspan-board-cube", {"count": own["cubes"]}),
        say("wingspan-board-points", {"count": own["total"]}),
    ]
    board.add("  " + " · ".join(told))
    bonus = say(f"wingspan-bonus-{BONUS.names[own['bonus']]}", {})
    board.line().add("  " + bonus, "bold", f"bonus:{own['bonus']}")
    paragraph(board, bonus_text(own["bonus"], view["edition"], say).split(". ")[0] + ".")
    if own["card"] is not None:
        turned = say(f"wingspan-card-{AUTOMA_CARD.names[own['card']]}", {})
        done = ", ".join(automa_steps(own["card"], view["round"], say))
        paragraph(board, say("wingspan-print-power", {"when": turned, "power": done}))
    paragraph(board, ", ".join(say(f"wingspan-bird-{BIRD.names[bird]}", {}) for bird in own["birds"]))
    return board


def legend(say: Say) -> Board:
    board = Board()
    for k, name in enumerate(("food", "nest", "mark", "row")):
        if k:
            board.line()
        board.add(say(f"wingspan-board-{name}-legend", {}), "dim")
    return board
