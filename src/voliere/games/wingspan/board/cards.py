"""A bird or a bonus card in words short enough for a line, and the marks all parts of the board share."""

from __future__ import annotations

from textwrap import wrap

from voliere.core.board import Board, Say
from voliere.games.wingspan.bird import FOOD_NAMES, HABITAT_NAMES
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.components import BIRD, BONUS
from voliere.games.wingspan.describe import bonus_text, brief

WIDE = 79
NAME = 20  # of a card in a line
COST = 6
HABITAT_STYLES = ["green", "yellow", "blue"]
FOOD_STYLES = ["green", "yellow", "blue", "red", "magenta"]
MARKS = [" ", ">", "^", "~"]  # none, brown, white, pink
MARK_STYLES = ["dim", "yellow", "white bold", "magenta"]


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


def bonus_card(board: Board, bonus: int, edition: str, say: Say, now: str = "") -> Board:
    board.add(say(f"wingspan-bonus-{BONUS.names[bonus]}", {}), "bold", f"bonus:{bonus}").add(now)
    return paragraph(board, bonus_text(bonus, edition, say))
