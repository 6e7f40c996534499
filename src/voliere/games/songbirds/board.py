"""Songbirds as coloured text: forest with its tokens, harvests, players, hand."""

from __future__ import annotations

from voliere.core.board import Board, Say
from voliere.games.songbirds.components import COLOUR, NO_COLOUR, SIDE, SPECIAL, colour_of, volume_of
from voliere.games.songbirds.view import Line, Player, SongbirdsView

SHAPES = "▲●■◇"  # a shape for each colour: colour never stands alone
STYLES = ["red", "blue", "green", "white"]


def draw(view: SongbirdsView, say: Say, names: list[str]) -> Board:
    if not view["lines"]:
        return Board().add(say("songbirds-ask-choose-side", {}), "dim")
    top = forest(view).beside(harvests(view, say), gap=4)
    return top.below(players(view, say, names)).below(hand(view, say))


def mark(board: Board, card: int, thing: str = "") -> Board:
    colour = colour_of(card)
    return board.add(SHAPES[colour] + str(volume_of(card)), STYLES[colour] + " bold", thing)


def token(board: Board, line: Line, wide: int) -> None:
    """A berry on its line; once taken, the shape of who took it."""
    won = line["won"]
    if won is None:
        board.add(str(line["token"]).rjust(wide), "yellow bold")
    elif won == NO_COLOUR:
        board.add("×".rjust(wide), "dim")
    else:
        board.add(SHAPES[won].rjust(wide), STYLES[won])


def forest(view: SongbirdsView) -> Board:
    board = Board().add(" " * 5)
    for line in view["lines"][5:]:
        token(board, line, 4)
    board.line().add(" " * 5)
    for letter in "abcde":
        board.add(letter.rjust(4), "dim")
    for row in range(5):
        board.line()
        token(board, view["lines"][row], 3)
        board.add(f" {row + 1}", "dim")
        for column in range(5):
            cell = row * 5 + column
            board.add("  ")
            what = view["forest"][cell]
            if what == SPECIAL:
                board.add(SIDE.names[view["side"] or 0][:2].title(), "magenta bold")
            elif what >= 0:
                mark(board, what)
            else:
                is_open = cell in view["open"]
                board.add("··" if is_open else "  ", "dim", f"cell:{cell}")
    return board


def harvests(view: SongbirdsView, say: Say) -> Board:
    board = Board().add(say("songbirds-board-harvest", {}), "bold")
    for colour, total in enumerate(view["harvest"]):
        name = say(f"songbirds-colour-{COLOUR.names[colour]}", {})
        board.line().add(f"{SHAPES[colour]} {name:<6}{total:>4}", STYLES[colour], f"colour:{colour}")
    if view["areas"]:
        board.line()
    for area in view["areas"]:
        arms = {0: "↑", 1: "→", 2: "↓", 3: "←", 4: "↑→", 5: "↓←"}[area["area"]]
        won = area["won"]
        taken = "" if won is None else " ×" if won == NO_COLOUR else " " + SHAPES[won]
        board.add(f"{arms} {area['token']:+d}{taken}   ", "yellow" if won is None else "dim")
    return board


def players(view: SongbirdsView, say: Say, names: list[str]) -> Board:
    board = Board()
    board.lines = []
    if view["mode"] == "duel":
        wide = max(len(name) for name in names) + 2
        for name, player in zip(names, view["players"], strict=True):
            board.line().add(name.ljust(wide), "bold").add(", ".join(about(player, view, say)))
            favourite = player["favourite"]
            if isinstance(favourite, int):
                mark(board.add(" "), favourite)
    else:
        board.line().add(say("songbirds-board-deck", {"count": view["deck"]}))
        if view["team_favourite"] is not None:
            mark(board.line().add(say("songbirds-board-team-favourite", {}) + " "), view["team_favourite"])
    if view["early_bird"] and not view["over"]:
        left = ", ".join(str(w) for w in view["worms_left"])
        board.line().add(
            say("songbirds-board-worms", {"worms": left}) if left else say("songbirds-board-no-worms", {})
        )
    return board


def about(player: Player, view: SongbirdsView, say: Say) -> list[str]:
    found = [say("songbirds-board-cards", {"count": player["cards"]})] if not view["over"] else []
    if player["favourite"] == "hidden":
        found.append(say("songbirds-board-hidden", {}))
    if player["worm"]:
        found.append(say("songbirds-board-worm", {"worm": player["worm"]}))
    if view["rounds"] or view["target"] or view["over"]:
        found.append(say("songbirds-board-total", {"total": player["total"]}))
    return found


def hand(view: SongbirdsView, say: Say) -> Board:
    board = Board()
    if view["rounds"]:
        args = {"round": view["round"], "rounds": view["rounds"]}
        board.add(say("songbirds-board-round-of", dict(args)), "dim").line()
    elif view["target"]:
        args = {"round": view["round"], "target": view["target"]}
        board.add(say("songbirds-board-target", dict(args)), "dim").line()
    if view["hand"]:
        board.add(say("songbirds-board-hand", {}) + " ", "bold")
        for card in view["hand"]:
            mark(board, card, f"card:{card}").add(" ")
    if view["own_favourite"] is not None:
        mark(board.add(say("songbirds-board-favourite", {}) + " ", "bold"), view["own_favourite"])
    if view["shown"] is not None:
        board.line().add(say("songbirds-board-shown", {"card": ""}), "bold")
        mark(board, view["shown"], f"card:{view['shown']}")
    return board
