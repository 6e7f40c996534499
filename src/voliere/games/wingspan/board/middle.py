"""What all share: feeder, tray, the bird in question, goals, the Automa."""

from __future__ import annotations

from voliere.core.board import Board, Say
from voliere.games.wingspan.bird import FOOD_NAMES
from voliere.games.wingspan.board.cards import (
    FOOD_STYLES,
    WIDE,
    bonus_card,
    card,
    cut,
    food_letter,
    mark,
    paragraph,
)
from voliere.games.wingspan.components import AUTOMA_CARD, BIRD, BONUS, GOAL
from voliere.games.wingspan.describe import automa_steps, bonus_text, card_line, power_text, tokens
from voliere.games.wingspan.view import GoalView, PaymentView, WingspanView

DOUBLE = [(0, 5), (1, 6)]  # the double face: as which food, and the die of that choice


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


def paying(payment: PaymentView, say: Say) -> str:
    """Once a token is chosen: which, and the symbols that still lack theirs."""
    chosen = [kind for kind, n in enumerate(payment["chosen"]) for _ in range(n)]
    if not chosen:
        return say("wingspan-board-pay", {})
    owed = tokens(payment["owed"], say)
    return say("wingspan-board-paying", {"chosen": tokens(chosen, say), "owed": owed or "–"})


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
        if asked is not None and asked["payment"] is not None:
            paragraph(board, paying(asked["payment"], say), "")
        paragraph(board, power_text(bird, say, view["printed_cards"]), "")
    return board


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
