"""Setting up positions of Songbirds for the tests: a forest, hands and tokens as a test wants them."""

from __future__ import annotations

from typing import Any, cast

import voliere
from voliere.core.cards import Bag
from voliere.core.events import Log
from voliere.core.rng import Rng, seeded
from voliere.core.task import Verb
from voliere.games.songbirds.components import (
    BERRIES,
    CARD,
    CARDS,
    CELL,
    CELLS,
    CENTRE,
    COLOUR,
    COLOURS,
    FILLED,
    LINE_SIZE,
    LINES,
    PENDING,
    PLACE,
    SPECIAL,
)
from voliere.games.songbirds.forest import lay, sing
from voliere.games.songbirds.position import Songbirds
from voliere.games.songbirds.rounds import END
from voliere.games.songbirds.special import SIDES
from voliere.games.songbirds.turn import DRAW, TURN
from voliere.games.songbirds.view import SongbirdsView

GAME = voliere.game("songbirds")
NOTHING = [0] * LINES  # tokens that change no harvest
RED, BLUE, GREEN, WHITE = range(4)


def card(name: str) -> int:
    return CARD.index[name.lower()]


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def cell(name: str) -> int:
    return CELL.index[name]


def at(row: int, column: int) -> int:
    """A cell in the words of the rules: (1, 1) is at the top left."""
    return 5 * (row - 1) + column - 1


def colour(letter: str) -> int:
    return "RBGW".index(letter.upper())


def start(seats: int, seed: int = 1, rng: Rng | None = None, **options: Any) -> Songbirds:
    """A dealt table; seat 0 begins unless an option says otherwise."""
    first = {} if "first_player" in options else {"first_player": "1"}
    checked = GAME.check(seats, {**first, **options})
    return cast(Songbirds, GAME.start(seats, rng or seeded(seed), checked, Log(), GAME.version))


def read_forest(text: str) -> dict[int, int]:
    """Five rows of five: a card, `**` for the special card, `..` for an empty cell."""
    names = text.split()
    assert len(names) == CELLS
    found = {k: SPECIAL if name == "**" else card(name) for k, name in enumerate(names) if name != ".."}
    return dict(sorted(found.items(), key=lambda item: item[1] != SPECIAL))  # it lies there first


def lay_table(
    seats: int,
    forest: str | dict[int, int],
    hands: list[str] | None = None,
    tokens: list[int] | None = None,
    turn: int = 0,
    **options: Any,
) -> Songbirds:
    """A table as wanted, with nobody in turn yet: see `begin`.

    Hands not given are dealt from the cards left, in order, so that the forest can be filled.
    """
    s = start(seats, **options)
    kept, side = s.tokens, s.side
    s.clear()
    s.tokens, s.side = kept, side
    for k, token in enumerate(BERRIES if tokens is None else tokens):
        s.tokens[k] = token
    if side >= 0:
        s.areas_won = [PENDING] * len(SIDES[side].areas)
    laid = read_forest(forest) if isinstance(forest, str) else forest
    for there, content in laid.items():
        lay(s, there, content)
        if content == SPECIAL:
            for line in (2, 7):
                s.lines[line * LINE_SIZE + FILLED] += 1
        else:
            sing(s, there, content)
    left = [c for c in range(CARDS) if c not in laid.values()]
    held = [cards(hand) for hand in hands] if hands is not None else shares(s, left, turn)
    for seat, hand in enumerate(held):
        s.hands[seat] = Bag(hand)
    left = [c for c in left if not any(c in hand for hand in held)]
    if not s.agreed.duel:
        s.deck = Bag(left)
    elif len(left) == 1:
        s.aside = left[0]
    s.log = Log()
    return s


def shares(s: Songbirds, left: list[int], turn: int) -> list[list[int]]:
    """A card for each placement to come and one to keep; alone and as a team one card each."""
    counts = [1] * s.seats
    if s.agreed.duel:
        for k in range(int(s.left)):
            counts[(turn + k) % s.seats] += 1
    dealt = iter(left)
    return [[next(dealt) for _ in range(n)] for n in counts]


def begin(s: Songbirds, turn: int = 0, verb: Verb[Any] | None = None) -> Songbirds:
    """It is the turn of a seat, with the end of the round to come after."""
    usual: Verb[Any] = TURN if s.agreed.duel else DRAW
    s.todo[:] = [END.tasks[s.first], (verb or usual).tasks[turn]]
    s.settle()
    return s


def position(
    seats: int,
    forest: str | dict[int, int],
    hands: list[str] | None = None,
    tokens: list[int] | None = None,
    turn: int = 0,
    **options: Any,
) -> Songbirds:
    return begin(lay_table(seats, forest, hands, tokens, turn, **options), turn)


def last_cell(favourites: str, harvest: dict[int, int], turn: int = 0, **options: Any) -> Songbirds:
    """One empty cell, tokens that count nothing, and harvests as given; nobody in turn yet.

    Everybody holds the card that is to be the favourite; the seat in turn holds another one too.
    """
    kept = cards(favourites)
    others = [c for c in range(CARDS) if c not in kept]
    there = [k for k in range(CELLS - 1) if k != CENTRE or len(kept) != 4]
    forest = {CENTRE: SPECIAL} if len(kept) == 4 else {}
    forest |= dict(zip(there, others, strict=False))
    hands = [CARD.names[c] for c in kept]
    hands[turn] += " " + CARD.names[others[len(there)]]
    s = lay_table(len(kept), forest, hands, NOTHING, **options)
    for k in range(COLOURS):
        s.harvest[k] = harvest.get(k, 0)
    s.worms = [-1] * s.seats
    return s


def chosen(s: Songbirds, worms: dict[int, int]) -> Songbirds:
    """These seats have laid their favourite face down and taken these worms."""
    favourites, taken = s.favourites[:], s.worms[:]
    for seat, worm in worms.items():
        favourites[seat] = s.hands[seat].sorted()[0]
        taken[seat] = worm
        s.hands[seat].take(favourites[seat])
    s.favourites, s.worms = favourites, taken
    return s


def put(s: Songbirds, name: str, there: str | int) -> None:
    """The player in turn places a card."""
    s.apply(s.actors[0], PLACE(card(name), cell(there) if isinstance(there, str) else there))


def fill_last(s: Songbirds) -> None:
    """The player in turn fills the last cell with the card that is not to be the favourite."""
    seat = s.actors[0]
    favourite = int(s.hands[seat].only())  # the first card `last_cell` gave
    s.apply(seat, next(a for a in s.choices(seat) if a in PLACE and PLACE.args(a)[0] != favourite))


def play_on(s: Songbirds, seed: int = 0) -> None:
    """At random to the end."""
    rng = seeded(seed)
    while s.actors:
        s.apply(s.actors[0], s.sample(s.actors[0], rng))


def view(s: Songbirds, seat: int = 0) -> SongbirdsView:
    return cast(SongbirdsView, s.view(seat))


def told(s: Songbirds, *names: str) -> list[dict[str, Any]]:
    """The arguments of every event of these names so far."""
    assert s.log is not None
    return [dict(event.args) for event in s.log.events if event.name in names]


def harvest(s: Songbirds) -> dict[str, int]:
    return {name: int(s.harvest[k]) for k, name in enumerate(COLOUR.names) if s.harvest[k]}


def winners(s: Songbirds) -> list[int]:
    assert s.actors == []
    return [seat for seat, place in enumerate(s.places()) if place == 1]
