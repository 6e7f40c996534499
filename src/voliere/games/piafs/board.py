"""Piafs as coloured text: feeder, rows with their sums, track, collections by species, hand."""

from __future__ import annotations

from voliere.core.board import Board, Say
from voliere.games.piafs.components import (
    COLUMN,
    PEST,
    SPECIES,
    VALUES,
    mate_of,
    species_of,
    strength_of,
)
from voliere.games.piafs.view import PiafsView, Row

STYLES = ["cyan", "white", "green", "yellow", "red", "bright_yellow"]  # in the order of the species
SEXES = "♂♀"
PAIR = "♥"
LEADS = "★"
COLUMN_WIDE = 18  # a collection: a star, six strengths with their sex, eggs
FULL_NAMES_UP_TO = 3  # seats; with four only short names of species fit into 80 columns


def draw(view: PiafsView, say: Say, names: list[str]) -> Board:
    top = feeder(view, say).beside(perches(view, say), gap=3)
    board = top.below(collections(view, say, names)).below(own(view, say))
    return board.below(status(view, say))


def mark(board: Board, card: int, say: Say, thing: bool = True) -> Board:
    """A bird: short species, strength, sex."""
    species = int(species_of(card))
    text = short(species, say) + str(strength_of(card)) + SEXES[card % 2]
    return board.add(text, STYLES[species] + " bold", f"card:{card}" if thing else "")


def short(species: int, say: Say) -> str:
    return say("piafs-board-short-" + SPECIES.names[species], {})


def feeder(view: PiafsView, say: Say) -> Board:
    """The seed column from the base up, with the pests beside it."""
    board = Board().add(say("piafs-board-feeder", {"count": view["feeder"]}), "bold")
    for k in range(COLUMN):
        seed = view["seeds"][k] if k < len(view["seeds"]) else 0
        board.line().add(f"{k + 1} ", "dim").add(f"{'●' * seed or '·':<4}", "yellow bold" if seed else "dim")
        if k < len(view["pests"]):
            board.add(say("piafs-pest-" + PEST.names[view["pests"][k]], {}), "magenta bold")
    return board


def perches(view: PiafsView, say: Say) -> Board:
    board = Board().add(say("piafs-board-perches", {}), "bold")
    for perch, row in enumerate(view["rows"]):
        row_line(board.line(), perch, row, say)
    for _ in range(COLUMN - 1 - len(view["rows"])):
        board.line()
    board.line().add(say("piafs-board-track", {}) + " ", "bold")
    for card in view["track"]:
        if card is not None:
            mark(board, card, say).add(" ")
    return board.add(" " + say("piafs-board-deck", {"count": view["deck"]}), "", "draw:0")


def row_line(board: Board, perch: int, row: Row, say: Say) -> None:
    """Sum against strength, the perch bird, and the ground birds in their order."""
    full = row["sum"] == row["strength"]
    board.add(f"{perch + 1} ", "dim", f"perch:{perch}")
    board.add(f"{row['sum']}/{row['strength']} ", "yellow bold" if full else "bold", f"perch:{perch}")
    for k, card in enumerate(row["birds"]):
        if card < 0:
            board.add("·····", "dim")
        else:
            mark(board, card, say, thing=False)
        board.add(" ◂ " if k == 0 else " ", "dim", f"perch:{perch}")


def collections(view: PiafsView, say: Say, names: list[str]) -> Board:
    """A line per species, a column per seat; a heart is a pair, a star leads the species."""
    few = len(names) <= FULL_NAMES_UP_TO
    wide = 13 if few else 5
    board = Board().line().add(" " * wide)
    for k, name in enumerate(names):
        style = "bold underline" if k == view["turn"] else "bold"
        board.add(name[: COLUMN_WIDE - 3], style).add(" " * (COLUMN_WIDE - len(name[: COLUMN_WIDE - 3])))
    for about in view["species"]:
        species = about["species"]
        label = say("piafs-species-" + SPECIES.names[species], {}) if few else short(species, say)
        board.line().add(f"{label:<{wide}}", STYLES[species])
        for k, player in enumerate(view["players"]):
            leads = k in about["leaders"]
            board.add(LEADS if leads else " ", "yellow bold")
            used = pile(board, player["collection"][species], STYLES[species])
            eggs = f" {player['eggs'][species]}" if leads else ""
            board.add(eggs.ljust(COLUMN_WIDE - 1 - used), "dim")
    return board.below(sums(view, say, wide))


def pile(board: Board, birds: list[int], style: str) -> int:
    """Strengths in order, each with its sex, a pair once with a heart; every bird is a span of its own.

    Gives the width used. Of a pair the number stands for the male, the heart for the female.
    """
    used = 0
    for card in birds:
        text = str(strength_of(card)) + SEXES[card % 2]
        if int(mate_of(card)) in birds:
            text = text[0] if card % 2 == 0 else PAIR
        board.add(text, style + " bold", f"card:{card}")
        used += len(text)
    return used


def sums(view: PiafsView, say: Say, wide: int) -> Board:
    """Under each collection: pairs and points, then the sizes of score pile and hand."""
    board = Board().add(" " * wide)
    for player, score in zip(view["players"], view["scores"], strict=True):
        points = score["total"] if score is not None and view["over"] else player["points"]
        text = f"{PAIR}{player['pairs']}  " + say("piafs-board-points", {"count": points})
        board.add(f"{text:<{COLUMN_WIDE}}")
    board.line().add(" " * wide)
    for player in view["players"]:
        text = say("piafs-board-sizes", {"pile": player["pile"], "cards": player["cards"]})
        board.add(f"{text:<{COLUMN_WIDE}}", "dim")
    return board


def own(view: PiafsView, say: Say) -> Board:
    """What only this seat sees: hand, seeds, points so far."""
    board = Board()
    rows = [("hand", view["hand"]), ("last-choice", view["own_kept"]), ("discarded", view["own_discarded"])]
    for word, cards in rows:
        if cards:
            board.add(say("piafs-board-" + word, {}) + " ", "bold")
            for card in cards:
                mark(board, card, say).add(" ")
    if view["own_pile"]:
        board.line().add(say("piafs-board-pile", {}) + " ", "bold")
        board.add(" ".join(f"{kind + 1}×{view['own_pile'][kind]}" for kind in range(VALUES)), "yellow")
    for score in view["scores"]:
        if score is not None and not view["over"]:
            board.add("  " + say("piafs-board-so-far", {"total": score["total"]}))
    return board


def status(view: PiafsView, say: Say) -> Board:
    board = Board().add(say("piafs-board-legend", {}), "dim")
    if view["removed_species"] is not None:
        name = say("piafs-species-" + SPECIES.names[view["removed_species"]], {})
        board.add("  " + say("piafs-board-left-out", {"species": name}), "dim")
    if view["removed_birds"]:
        board.add("  " + say("piafs-board-carried-off", {}) + " ", "dim")
        for card in view["removed_birds"]:
            mark(board, card, say, thing=False).add(" ")
    if view["ending"] and not view["over"]:
        board.line().add(say("piafs-board-last-round", {}), "yellow bold")
    return board
