"""What a search of Songbirds knows: colours that promise most, worlds at two seats, the last plies solved."""

from __future__ import annotations

from math import tanh
from typing import Final

from voliere.bots.search.budget import Budget
from voliere.bots.search.knowledge import Knowledge, blend, trail
from voliere.core.cards import Bag
from voliere.core.glimpse import Glimpse
from voliere.core.native import i64, vec
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.games.songbirds.bots.endgame import Endgame
from voliere.games.songbirds.bots.lines import SURE
from voliere.games.songbirds.bots.playout import (
    NO_HOPES,
    NOTHING,
    Forest,
    play_duel,
    play_team,
    team_gain,
)
from voliere.games.songbirds.components import CELLS, COLOURS, FIRST_FAVOURITE, VOLUMES
from voliere.games.songbirds.score import alone
from voliere.games.songbirds.state import Table

RANDOM: Final = 0  # tries of a playout: none, it plays at random
TEAM_SCALE: Final = 30.0
TEAM_MEAN: Final = 40.0


class SongbirdsKnowledge(Knowledge):
    """`tries`: placements a playout weighs each turn; `exact`: cells from which the end is worked out."""

    def __init__(self, scale: float = 20.0, tries: int = 4, exact: int = 8) -> None:
        super().__init__(scale)
        self.tries = tries
        self.exact = exact

    def __reduce__(self) -> tuple[object, ...]:
        return SongbirdsKnowledge, (self.scale, self.tries, self.exact)

    def worlds(self, g: Glimpse, rng: Rng) -> list[State]:
        """At two seats only the card set aside may differ: one world for each card that it can be."""
        world = g.world(rng)
        assert isinstance(world, Table)
        return every_world(world, g.seat)

    def solve(self, g: Glimpse, rng: Rng, budget: Budget) -> Action:
        world = g.world(rng)
        assert isinstance(world, Table)
        if world.left > self.exact or world.agreed.extended != "off":
            return -1
        worlds = every_world(world, g.seat)
        return Endgame(worlds, g.seat, budget).best(g.choices()) if worlds else -1

    def footprint(self, s: State, seat: Seat) -> int:
        """The forest and the own hand; draws of solo and coop come between, so there it starts anew."""
        assert isinstance(s, Table)
        if s.agreed.fancy:
            return 0
        prints = trail(s.round, seat)
        for content in s.grid:
            prints = trail(prints, int(content))
        for card in s.hands[seat].sorted():
            prints = trail(prints, card)
        return prints

    def worths(self, s: State, seat: Seat, options: list[Action]) -> list[float]:
        assert isinstance(s, Table)
        if len(s.tokens) == 0:  # the side is being chosen: nothing is dealt
            return []
        forest = Forest(s)
        return [float(self.worth(forest, seat, a)) / float(SURE) for a in options]

    def worth(self, forest: Forest, seat: Seat, a: Action) -> i64:
        s = forest.s
        if not s.agreed.duel:
            return team_worth(forest, a)
        if a < FIRST_FAVOURITE:
            return lead_after(forest, seat, a // CELLS, a % CELLS)
        if a < FIRST_FAVOURITE + COLOURS * VOLUMES:  # Early Bird: the hopes of its colour, with the worm
            card: i64 = a - FIRST_FAVOURITE
            return forest.hopes[card // VOLUMES] + card % VOLUMES - rival_promise(forest, seat, forest.hopes)
        return 0

    def finish(self, s: State, rng: Rng) -> None:
        assert isinstance(s, Table)
        if not s.actors or s.left == 0:
            return
        if len(s.tokens) == 0:
            s.playout(rng)
        elif not s.agreed.duel:
            seat = s.actors[0]
            if s.shown >= 0:
                options = s.choices(seat)
                forest = Forest(s)
                best = options[0]
                most: i64 = NOTHING
                for a in options:
                    value: i64 = team_worth(forest, a)
                    if value > most:
                        best, most = a, value
                s.do(seat, best)
                if not s.actors:
                    return
                seat = s.actors[0]
            play_team(s, seat, rng)
        elif self.tries == RANDOM and not s.agreed.early_bird and s.agreed.extended == "off":
            s.playout(rng)
        else:
            play_duel(s, s.actors[0], rng, max(1, self.tries))

    def rewards(self, s: State) -> list[float]:
        assert isinstance(s, Table)
        if not s.agreed.duel:
            points = sum(alone(s).values())
            return [0.5 + 0.5 * tanh((float(points) - TEAM_MEAN) / TEAM_SCALE)] * s.seats
        totals = s.totals
        volumes = [0] * s.seats
        if s.left == 0 and not s.over:
            totals = s.totals[:]
            for k in range(s.seats):
                card: i64 = s.favourites[k] if s.favourites[k] >= 0 else s.hands[k].only()
                totals[k] += int(s.harvest[card // VOLUMES])
                volumes[k] = int(card % VOLUMES) + 1
                totals[k] += max(0, s.worms[k]) if s.agreed.early_bird else volumes[k]
        else:
            volumes = [max(0, card) % VOLUMES for card in s.favourites]
        return blend(winners(totals, volumes), totals, self.scale)


def winners(totals: list[int], volumes: list[int]) -> list[float]:
    """A win shared among those with the highest total, and of these the loudest favourite (SB-END-4)."""
    keys = [8 * totals[k] + volumes[k] for k in range(len(totals))]
    top = max(keys)
    share = 1.0 / float(keys.count(top))
    return [share if key == top else 0.0 for key in keys]


def every_world(world: Table, seat: Seat) -> list[State]:
    if world.seats != 2 or world.agreed.fancy or world.aside < 0:
        return []
    rival = 1 - seat
    hidden = world.hands[rival].sorted()
    hidden.append(world.aside)
    hidden.sort()
    found: list[State] = []
    for card in hidden:
        twin = world.copy()
        assert isinstance(twin, Table)
        twin.hands[rival] = Bag([other for other in hidden if other != card])
        twin.aside = card
        found.append(twin)
    return found


def hand_promise(forest: Forest, hand: Bag, without: i64, hopes: vec[i64]) -> i64:
    """The best card of a hand, in thousandths."""
    early = forest.s.agreed.early_bird
    most: i64 = NOTHING
    i: i64 = 0
    while i < hand.size:
        card: i64 = hand.cards[i]
        if card != without:
            value: i64 = hopes[card // VOLUMES] + (card % VOLUMES + 1) * (1 if early else SURE)
            if value > most:
                most = value
        i += 1
    return most


def seat_promise(forest: Forest, seat: Seat, without: i64, hopes: vec[i64]) -> i64:
    s = forest.s
    if s.favourites[seat] >= 0:
        card: i64 = s.favourites[seat]
        return hopes[card // VOLUMES] + max(0, s.worms[seat]) * SURE
    return hand_promise(forest, s.hands[seat], without, hopes)


def rival_promise(forest: Forest, seat: Seat, hopes: vec[i64]) -> i64:
    most: i64 = NOTHING
    for k in range(forest.s.seats):
        if k != seat:
            most = max(most, seat_promise(forest, k, -1, hopes))
    return most


def lead_after(forest: Forest, seat: Seat, card: i64, cell: i64) -> i64:
    """What a seat may hope to be ahead by when it has placed a card, in thousandths."""
    hopes = NO_HOPES[:]
    colour: i64 = 0
    while colour < COLOURS:
        hopes[colour] = forest.hopes[colour] + forest.gain(card, cell, colour)
        colour += 1
    return seat_promise(forest, seat, card, hopes) - rival_promise(forest, seat, hopes)


def team_worth(forest: Forest, a: Action) -> i64:
    s = forest.s
    if a < FIRST_FAVOURITE:
        if s.favourites[0] < 0:
            return 0
        return team_gain(forest, a // CELLS, a % CELLS, s.favourites[0] // VOLUMES)
    if a < FIRST_FAVOURITE + COLOURS * VOLUMES:
        card: i64 = a - FIRST_FAVOURITE
        return 2 * forest.hopes[card // VOLUMES] + (card % VOLUMES) * SURE
    return 0
