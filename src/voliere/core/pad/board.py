"""A pad as coloured text: who has what on which line. The same for every pad."""

from __future__ import annotations

from typing import Any

from voliere.core.board import Board, Say
from voliere.core.pad.pad import Pad
from voliere.core.refused import Told
from voliere.core.state import View

WIDE = 9  # of a column


def draw(game: Pad, view: View, say: Say, names: list[str]) -> Board:
    """Score lines by players, totals and places, and what looks odd."""
    seen: Any = view
    players = seen["players"]
    lines = list(dict.fromkeys(line for player in players for line in player["lines"]))
    labels = {line: say(f"{game.pad_of}-score-{line}".replace("_", "-"), {}) for line in lines}
    total = say("pad-total", {})
    wide = max([len(label) for label in [*labels.values(), total]]) + 2
    board = Board().add(say("pad-over" if seen["over"] else "pad-open", {}), "bold").line()
    board.add(" " * wide)
    for name in names:
        board.add(name[: WIDE - 1].rjust(WIDE), "bold")
    for line in lines:
        board.line().add(labels[line].ljust(wide))
        for player in players:
            board.add(number(player["lines"][line]).rjust(WIDE))
    board.line().add(total.ljust(wide), "bold")
    for k, player in enumerate(players):
        leads = seen["places"] is not None and seen["places"][k] == 1
        board.add(number(player["total"]).rjust(WIDE), "green bold" if leads and seen["over"] else "bold")
    for one in seen["odd"]:
        board.line().add("! " + odd_words(game, one, say, names), "yellow")
    return board


def number(n: int | None) -> str:
    return "–" if n is None else str(n)


def odd_words(game: Pad, one: dict[str, Any], say: Say, names: list[str]) -> str:
    """The sentence about an odd entry, its things by their names."""
    args: dict[str, Told] = {}
    for name, value in one["args"].items():
        kind = name.removesuffix("s") if isinstance(value, list) else name
        if kind == "seat":
            args[name] = ", ".join(names[k] for k in (value if isinstance(value, list) else [value]))
        elif isinstance(value, int) and kind in game.space.things:
            called = game.space.things[kind].names[value]
            whose = game.pad_of if kind in game.parent.space.things else game.id
            args[name] = called if kind in game.wears else say(f"{whose}-{kind}-{called}", {})
        else:
            args[name] = value
    return say(f"{game.id}-why-{one['name']}".replace("_", "-"), args)
