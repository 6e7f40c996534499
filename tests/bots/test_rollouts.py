"""Rollouts at the root: thinned, halved, in the same worlds, within the budget."""

from __future__ import annotations

import voliere
from voliere.bots.search.budget import Budget
from voliere.bots.search.rollouts import Option, Rollouts, Style
from voliere.core.glimpse import Glimpse
from voliere.core.rng import Rng, seeded
from voliere.core.space import Action
from voliere.core.state import State


class Known(Style):
    """Options worth what a list says, and a diary of what was tried."""

    def __init__(self, worth: dict[Action, float], priors: dict[Action, float] | None = None) -> None:
        self.worth = worth
        self.priors = priors or {}
        self.last = -1
        self.tried: dict[Action, int] = {}
        self.worlds: list[dict[Action, State]] = []

    def rank(self, g: Glimpse, options: list[Action]) -> list[Option]:
        found = [Option(a, self.priors.get(a, 0.0)) for a in options]
        return sorted(found, key=lambda option: -option.prior)

    def prepare(self, world: State, seat: int) -> None:
        self.worlds.append({})

    def begin(self, s: State, seat: int, option: Option) -> None:
        self.last = option.action
        self.worlds[-1][option.action] = s.copy()
        self.tried[option.action] = self.tried.get(option.action, 0) + 1

    def play(self, s: State, seat: int, rng: Rng) -> None:
        pass

    def value(self, s: State, seat: int) -> float:
        return self.worth.get(self.last, 0.0)


def glimpse() -> Glimpse:
    s = voliere.game("whats-up").new(2, seed=3)
    return Glimpse(s, s.actors[0])


def test_the_option_worth_most_is_chosen_and_gets_most_rollouts() -> None:
    g = glimpse()
    options = g.choices()[:8]
    style = Known({options[5]: 4.0, options[2]: 3.0})
    search = Rollouts(style, seeded(1), Budget(96))
    assert search.choose(g, options) == options[5]
    assert style.tried[options[5]] == style.tried[options[2]] > style.tried[options[0]] > 0
    assert 96 <= search.done <= 96 + len(options)


def test_all_options_meet_the_same_worlds() -> None:
    g = glimpse()
    style = Known({})
    Rollouts(style, seeded(1), Budget(40)).choose(g, g.choices()[:4])
    for world in style.worlds:
        first, *others = world.values()
        assert all(first == other for other in others)
    assert len({world[min(world)].text() for world in style.worlds}) > 1


def test_what_looks_bad_gets_no_rollouts() -> None:
    g = glimpse()
    options = g.choices()[:6]
    priors = {options[0]: 20.0, options[1]: 15.0, options[2]: 14.0, options[3]: 13.0}
    style = Known({options[4]: 99.0}, priors)
    assert Rollouts(style, seeded(1), Budget(30), keep=3, cut=12.0).choose(g, options) in options[:3]
    assert set(style.tried) == set(options[:3])
    alone = Known({options[1]: 99.0}, priors)
    assert Rollouts(alone, seeded(1), Budget(30), cut=4.0).choose(g, options) == options[0]
    assert alone.tried == {}


def test_the_clock_ends_it() -> None:
    g = glimpse()
    now = [0.0]

    def tick() -> float:
        now[0] += 0.01
        return now[0]

    search = Rollouts(Known({}), seeded(1), Budget(seconds=0.5, clock=tick))
    search.choose(g, g.choices()[:4])
    assert 0 < search.done < 400


def test_any_game_can_be_played_as_it_comes() -> None:
    for game in voliere.catalogue().values():
        s = game.new(2, 5)
        g = Glimpse(s, s.actors[0])
        assert Rollouts(Style(), seeded(2), Budget(12)).choose(g, g.choices()) in g.choices()
