"""Positions for the tests: hands and settled birds laid out by the names of the birds."""

from __future__ import annotations

from voliere.core.cards import Bag
from voliere.core.rng import Rng, seeded
from voliere.core.space import Block
from voliere.games.feather.components import BIRD, DISCARD, GIVE, KEEP, PASS, PLAY, birds_of
from voliere.games.feather.game import FeatherGame
from voliere.games.feather.position import Feather

GAME = FeatherGame()
FILLER = "western-gull"  # the second card of a hand: while it is there, a round can be played


def new(seats: int, seed: int = 1, **options: bool) -> Feather:
    s = GAME.new(seats, seed, options)
    assert isinstance(s, Feather)
    return s


def laid(*hands: str, seats: int = 0, settled: list[str] | None = None, **options: bool) -> Feather:
    """A game about to play a round in which hand k plays the bird k; the rest of the hands are neutral."""
    seats = seats or len(hands)
    s = new(seats, **options)
    for k, bird in enumerate(hands):
        if k < seats:
            s.hands[k] = Bag([BIRD.index[bird], *cards(*[FILLER] * 4)])
        else:
            s.hands[k] = Bag([BIRD.index[bird]] * 5)  # whatever is drawn, it is this bird
    s.settled = sum({1 << BIRD.index[bird] for bird in settled or []})
    return s


def cards(*names: str) -> list[int]:
    return [BIRD.index[name] for name in names]


def play(s: Feather, *birds: str) -> None:
    """Seat k plays the bird k."""
    for seat, bird in enumerate(birds):
        s.apply(seat, PLAY(BIRD.index[bird]))


def seen(s: Feather, seat: int) -> set[str]:
    return {BIRD.names[bird] for bird in birds_of(int(s.sheets[seat]))}


def settled(s: Feather) -> set[str]:
    return {BIRD.names[bird] for bird in birds_of(int(s.settled))}


def stroll(s: Feather, rng: Rng | None = None, moves: int = 1000) -> Feather:
    """Play on at random."""
    rng = rng or seeded(5)
    while s.actors and moves > 0:
        s.apply(s.actors[0], s.sample(s.actors[0], rng))
        moves -= 1
    return s


def names_of(s: Feather, seat: int, block: Block) -> set[str]:
    """The birds a seat may choose, all by the same verb."""
    choices = s.choices(seat)
    assert all(a in block for a in choices)
    return {BIRD.names[a - block.first] for a in choices}


def events(s: Feather, name: str, seat: int = 0) -> list[dict[str, object]]:
    assert s.log is not None
    return [dict(event.args) for event in s.log.heard(seat) if event.name == name]


__all__ = [
    "BIRD", "DISCARD", "GAME", "GIVE", "KEEP", "PASS", "PLAY",
    "cards", "events", "laid", "names_of", "new", "play", "seen", "settled", "stroll",
]  # fmt: skip
