"""Plays Birds of a Feather by what a card is expected to show, judged from the view alone."""

from __future__ import annotations

from typing import Final, cast

from voliere.core.game import Game
from voliere.core.glimpse import Bot, Glimpse
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.games.feather.components import BIRDS, BONUS, DECK, GIVE, KEEP, PLAY, ROW, TURNED
from voliere.games.feather.species import POINTS
from voliere.games.feather.view import FeatherView

# Nearly every card of a hand gets played, so its own bird is worth little as a reason to play it now.
OWN: Final = 0.5
# What a habitat will go on to show is a reason to come back later rather than now.
LATER: Final = 1.2
# The way a card opens to other birds, against the bird on it.
WAY: Final = 0.3


class FeatherBot(Bot):
    """Goes where most new birds are expected; keeps, passes and gives by what a card is worth to it."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rng,)

    def choose(self, g: Glimpse) -> Action:
        options = g.choices()
        if len(options) == 1:
            return options[0]
        outlook = Outlook(cast(FeatherView, g.view()), g.seat)
        worth = [self.worth(outlook, a) for a in options]
        best = max(worth)
        equal = [a for a, value in zip(options, worth, strict=True) if value == best]
        return equal[int(self.rng.below(len(equal)))]

    def worth(self, outlook: Outlook, a: Action) -> float:
        bird = a % BIRDS  # every block of actions is one bird each
        if a in PLAY:
            return outlook.trip(bird)
        if a in KEEP:
            return outlook.card(bird, others=outlook.hand.count(bird))
        if a in GIVE:
            return -outlook.card(bird, others=0)
        return -outlook.card(bird, others=outlook.hand.count(bird) - 1)  # to pass on or to discard


class Outlook:
    """What a seat knows, as chances: which birds it lacks, which ones may still show up."""

    def __init__(self, view: FeatherView, seat: int) -> None:
        self.raptors = view["raptors"]
        own = view["players"][seat]["sheet"]
        self.lacking = [True] * BIRDS
        for bird in own["seen"] if own is not None else []:
            self.lacking[bird] = False
        self.settled = set(view["settled"])
        self.hand = view["hand"]
        known = view["hand"] + view["gone"] + view["settled"]
        unknown = [DECK.count(bird) - known.count(bird) for bird in range(BIRDS)]
        left = max(1, sum(unknown))
        players = len(view["players"])
        comers = TURNED if players == 1 else players - 1 + len(view["neutral"])
        self.soon = [1.0 - (1.0 - n / left) ** comers for n in unknown]
        self.gain = [self.new_points(bird) for bird in range(BIRDS)]

    def new_points(self, bird: int) -> float:
        """Points of a bird not seen yet, with its share of the bonus: more the fuller the row."""
        if not self.lacking[bird]:
            return 0.0
        first = bird - bird % ROW
        seen = sum([not self.lacking[k] for k in range(first, first + ROW)])
        return POINTS[bird % ROW] + BONUS * (2 * seen + 1) / float(ROW * ROW)

    def trip(self, bird: int) -> float:
        """What playing this card now is expected to bring, against coming to its habitat later."""
        first = bird - bird % ROW
        scared = self.raptors and bird == first + 1
        value = OWN * self.gain[bird]
        for other in range(first, first + ROW):
            if other == bird:
                continue
            chance = 1.0 if other in self.settled and not scared else self.soon[other]
            value += (chance - LATER * self.soon[other]) * self.gain[other]
        return value

    def card(self, bird: int, others: int) -> float:
        """What a card is worth besides other copies: its own bird, and a way to see more of its habitat."""
        first = bird - bird % ROW
        ways = sum([1 for held in self.hand if first <= held < first + ROW])
        value = self.gain[bird] if others == 0 else 0.0
        for other in range(first, first + ROW):
            if other != bird:
                value += WAY * self.soon[other] * self.gain[other] / (1.0 + ways / 2.0)
        return value


def greedy(game: Game, rng: Rng) -> Bot:
    return FeatherBot(rng)
