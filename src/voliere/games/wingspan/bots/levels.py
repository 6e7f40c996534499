"""Five who play Wingspan: the first overlooks much, each thinks more than the one before."""

from __future__ import annotations

from voliere.bots.search.budget import Budget
from voliere.core.game import Game
from voliere.core.glimpse import Bot
from voliere.core.rng import Rng
from voliere.games.wingspan.bots.mind import BY_HAND, LEARNED, NEAR_SIGHTED, OVERLOOKS, Mind, Skill


def stroll(game: Game, rng: Rng) -> Bot:
    """Takes what is good now; overlooks goals and bonus cards, and what powers will still bring."""
    return Mind(rng, Skill(OVERLOOKS, 1))


def walk(game: Game, rng: Rng) -> Bot:
    """Weighs each turn by rules of thumb, and sees about a third of what powers and rows will still bring."""
    return Mind(rng, Skill(NEAR_SIGHTED, 1))


def outing(game: Game, rng: Rng) -> Bot:
    """Weighs each turn by rules of thumb, and all that powers and rows will still bring."""
    return Mind(rng, Skill(BY_HAND, 1))


def lookout(game: Game, rng: Rng) -> Bot:
    """Weighs each turn by what many games have taught, in more worlds."""
    return Mind(rng, Skill(LEARNED, 6))


def expedition(game: Game, rng: Rng) -> Bot:
    """Plays the set-up, turns and close small choices on in many worlds."""
    return Mind(rng, Skill(LEARNED, 3, 4, True), Budget(3_000))
