"""Every true fact of the table as JSON, and a table laid from it; nobody at the table may see it."""

from __future__ import annotations

from voliere.core.facts import Facts, each_once
from voliere.core.native import i64, vec
from voliere.games.songbirds.components import (
    BERRIES,
    CARDS,
    CELLS,
    COLOURS,
    EMPTY,
    LINE_SIZE,
    LINES,
    NO_COLOUR,
    OPEN,
    PENDING,
    SPACE,
    SPECIAL,
    WORMS,
)
from voliere.games.songbirds.special import SIDES
from voliere.games.songbirds.state import Table

MOST = 9999  # points nobody reaches


def table(s: Table) -> dict[str, object]:
    return {
        "round": s.round,
        "first": s.first,
        "next": s.next,
        "totals": s.totals[:],
        "history": [[cards[:], points[:]] for cards, points in s.history],
        "over": s.over,
        "forest": [int(x) if x != OPEN else EMPTY for x in s.grid],
        "open": s.open.order(),
        "tokens": [int(x) for x in s.tokens],
        "lines": [int(x) for x in s.lines],
        "side": s.side,
        "areas_won": s.areas_won[:],
        "harvest": [int(x) for x in s.harvest],
        "hands": [hand.order() for hand in s.hands],
        "aside": s.aside,
        "deck": s.deck.order(),
        "favourites": s.favourites[:],
        "worms": s.worms[:],
        "shown": s.shown,
        "said": [[who, a] for who, a in s.said],
    }


def lay(s: Table, facts: Facts) -> None:
    seats = s.seats
    s.round = facts.number("round", 0, MOST)
    s.first = facts.number("first", 0, seats - 1)
    s.next = facts.number("next", 0, seats - 1)
    s.totals = facts.numbers("totals", -MOST, MOST, seats)
    s.over = facts.flag("over")
    s.tokens = vec[i64](facts.numbers("tokens", 0, max(BERRIES)))
    s.lines = vec[i64](facts.numbers("lines", PENDING, MOST, LINES * LINE_SIZE))
    s.side = facts.number("side", -1, len(SIDES) - 1)
    s.areas_won = facts.numbers("areas_won", PENDING, NO_COLOUR)
    s.harvest = vec[i64](facts.numbers("harvest", -MOST, MOST, COLOURS))
    s.hands = facts.bags("hands", CARDS - 1, seats)
    s.aside = facts.number("aside", -1, CARDS - 1)
    s.deck = facts.bag("deck", CARDS - 1)
    s.favourites = facts.numbers("favourites", -1, CARDS - 1, seats)
    s.worms = facts.numbers("worms", -1, max(WORMS), seats)
    s.shown = facts.number("shown", -1, CARDS - 1)
    s.history = []
    for pair in facts.items("history"):
        if not isinstance(pair, list) or len(pair) != 2:
            raise facts.no("history", "pairs of favourites and points")
        cards, points = pair
        s.history.append(
            (facts.plain("history", cards, 0, CARDS - 1), facts.plain("history", points, -MOST, MOST))
        )
    s.said = [(who, a) for who, a in facts.groups("said", 0, SPACE.size - 1)]
    lay_forest(s, facts)


def lay_forest(s: Table, facts: Facts) -> None:
    """Cells, those that may be filled next, and every card once."""
    forest = facts.numbers("forest", EMPTY, SPECIAL, CELLS)
    s.open = facts.bag("open", CELLS - 1)
    s.grid = vec[i64](forest)
    s.left = forest.count(EMPTY)
    for cell in s.open.order():
        if forest[cell] != EMPTY:
            raise facts.no("open", "cells without a card")
        s.grid[cell] = OPEN
    if len(s.tokens) not in (0, LINES):
        raise facts.no("tokens", f"a list of {LINES}, or empty")
    found = [card for card in forest if 0 <= card < CARDS] + s.deck.order()
    for hand in s.hands:
        found += hand.order()
    found += [card for card in [*s.favourites, s.aside] if card >= 0]
    each_once(found, list(range(CARDS)), "cards")
