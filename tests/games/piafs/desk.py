"""Positions of Piafs laid by hand, and short ways to move in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from voliere.core.cards import Bag
from voliere.core.events import Event, Log
from voliere.core.refused import Told
from voliere.core.rng import Rigged, Rng
from voliere.games.piafs.collection import gain, store
from voliere.games.piafs.components import ADD, CARD, CARDS, DRAW, KEEP, LOSE, PASS, PEST, PLAY, TAKE, TRACK
from voliere.games.piafs.position import Piafs
from voliere.games.piafs.refill import lay_pest, lay_seed
from voliere.games.piafs.state import SEEN
from voliere.games.piafs.turn import TURN, put
from voliere.games.piafs.view import PiafsView

PASSING = PASS()
DRAWING = DRAW()


def card(name: str) -> int:
    return CARD.index[name]


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def names(numbers: Sequence[int | None]) -> list[str]:
    return [CARD.names[k] for k in numbers if k is not None]


def kind(feeder_card: int | str) -> int:
    """A feeder card: a seed by its points, a pest by its name."""
    return 3 + PEST.index[feeder_card] if isinstance(feeder_card, str) else feeder_card - 1


def top_first(n: int) -> list[int]:
    """Numbers for an Rng that draws a deck of n cards from the top."""
    return list(range(n - 1, -1, -1))


def lay(
    seats: int = 2,
    rows: Sequence[str] = ("cha6m", "bla6m", "gre6m"),
    hands: Sequence[str] = (),
    seeds: Sequence[int] = (1, 2, 3, 1),
    pests: Sequence[str] = (),
    feeder: Sequence[int | str] = (1, 2, 3),
    track: str | None = None,
    deck: str | None = None,
    collections: Sequence[str] = (),
    piles: Sequence[Sequence[int]] = (),
    numbers: Sequence[int] = (),
    turn: int = 0,
    first: int = 0,
    ending: bool = False,
) -> Piafs:
    """A table before somebody's turn. What is not said is filled with other cards; `feeder` is top first.

    `numbers` are what the Rng gives first; `top_first` draws the feeder deck in its order.
    """
    rng: Rng = Rigged(list(numbers))
    s = Piafs(seats, rng)
    said = " ".join([*rows[: s.perches], *hands, track or "", deck or "", *collections])
    pool = [k for k in range(CARDS) if k not in cards(said)]
    for perch in range(s.perches):
        for bird in cards(rows[perch]):
            put(s, perch, bird)
    for seat in range(seats):
        own = cards(hands[seat]) if seat < len(hands) else [pool.pop() for _ in range(4)]
        for bird in own:
            s.hands[seat].add(bird)
    for value in seeds:
        lay_seed(s, value - 1)
    for pest in pests:
        lay_pest(s, PEST.index[pest])
    s.feeder = Bag([kind(x) for x in reversed(feeder)])
    for slot, bird in enumerate(cards(track) if track is not None else [pool.pop() for _ in range(TRACK)]):
        s.track[slot] = bird
        s.where[bird] = SEEN
    s.deck = Bag(cards(deck) if deck is not None else pool)
    for seat, own_birds in enumerate(collections):
        for bird in cards(own_birds):
            gain(s, seat, bird)
    for seat, values in enumerate(piles):
        for value in values:
            store(s, seat, value - 1)
    s.first = first
    s.ending = ending
    s.log = Log()
    s.push(TURN, turn)
    s.settle()
    return s


def play(s: Piafs, name: str, perch: int = 1) -> Piafs:
    """Perches are numbered from 1, as players see them."""
    s.apply(s.actors[0], PLAY(card(name), perch - 1))
    return s


def add(s: Piafs, name: str) -> Piafs:
    s.apply(s.actors[0], ADD(card(name)))
    return s


def skip(s: Piafs) -> Piafs:
    s.apply(s.actors[0], PASSING)
    return s


def take(s: Piafs, name: str) -> Piafs:
    s.apply(s.actors[0], TAKE(card(name)))
    return s


def draw(s: Piafs) -> Piafs:
    s.apply(s.actors[0], DRAWING)
    return s


def lose(s: Piafs, name: str) -> Piafs:
    s.apply(s.actors[0], LOSE(card(name)))
    return s


def keep(s: Piafs, seat: int, *kept: str) -> Piafs:
    for name in kept:
        s.apply(seat, KEEP(card(name)))
    return s


def pass_turn(s: Piafs) -> Piafs:
    """The actor plays anything, takes no bird from hand, and draws until the turn is another's."""
    seat = s.actors[0]
    while s.actors and not s.over and s.turn == seat and asked(s) != "KeepCard":
        s.apply(seat, s.choices(seat)[-1])
    return s


def asked(s: Piafs) -> str:
    """The verb that asks the first actor."""
    return type(s.top(s.actors[0]).verb).__name__ if s.actors else ""


def told(s: Piafs, name: str) -> list[dict[str, Told]]:
    assert s.log is not None
    return [event.args for event in s.log.events if event.name == name]


def told_names(events: Sequence[Event]) -> list[str]:
    return [event.name for event in events]


def look(s: Piafs, seat: int = -1) -> PiafsView:
    return cast(PiafsView, s.view(seat))


def row(s: Piafs, perch: int = 1) -> list[str]:
    return names(look(s)["rows"][perch - 1]["birds"])


def seeds(s: Piafs) -> list[int]:
    return look(s)["seeds"]


def pests(s: Piafs) -> list[str]:
    return [PEST.names[k] for k in look(s)["pests"]]


def collection(s: Piafs, seat: int) -> list[str]:
    return [name for k, name in enumerate(CARD.names) if s.where[k] == seat]


def hand(s: Piafs, seat: int) -> list[str]:
    return names(s.hands[seat].sorted())


def pile(s: Piafs, seat: int) -> list[int]:
    """The points of each seed of a score pile."""
    return [value for value in (1, 2, 3) for _ in range(int(s.pile[3 * seat + value - 1]))]
