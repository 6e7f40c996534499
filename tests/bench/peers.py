"""Rows of other libraries: what they do best, measured the way that is kindest to them.

A package that is missing is one line of the table. None ships type stubs, so they are loaded by name.
Wherever Python chooses an action, it does so in the one cheap way used for our own engine too.
"""

from __future__ import annotations

from importlib import import_module
from itertools import count
from random import Random
from typing import Any

from tests.bench import goals
from tests.bench.measure import Measure, Timer, timed

A_LEAF = 100


def euchre_rollouts() -> Timer:
    """OpenSpiel at its fastest: random playouts with no Python between two steps.

    The wheel has no function that plays a position out at random, but MCTSBot with a
    RandomRolloutEvaluator does: to value a leaf, the evaluator clones the state and plays it out, n times
    over, in C++. Its first simulation values the root itself. So a search of one simulation, from a dealt
    opening, is exactly n times "copy the opening, play it out": the rollout of our own table. (More
    simulations would grow a tree and start from later positions.) With 100 a leaf, setting up the search
    and crossing from Python are lost in the noise.

    Euchre because it is the nearest in length and kind: cards, all dealt at the start, 21 decisions
    against our 24.
    """
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("euchre")
    random = Random(1)
    opening = game.new_initial_state()
    while opening.is_chance_node():
        opening.apply_action(random.choice(opening.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=A_LEAF, seed=1)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=100, solve=False, seed=1, verbose=False
    )

    def batch() -> int:
        root = bot.mcts_search(opening)
        if root.explore_count != 1 or root.children:
            raise RuntimeError("MCTSBot did not value the root alone")
        return A_LEAF

    return timed(batch)


def euchre_games() -> Timer:
    """OpenSpiel driven from Python as its documentation shows: a deal is drawn from `chance_outcomes`.

    A game is 22 steps of dealing and 21 decisions. The outcomes of a deal are all equally likely, so
    that one is picked in the same cheap way as an action.
    """
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("euchre")
    random = Random(2).random

    def batch() -> int:
        s = game.new_initial_state()
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes = s.chance_outcomes()
                s.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                choices = s.legal_actions()
                s.apply_action(choices[int(random() * len(choices))])
        s.returns()
        return 1

    return timed(batch)


def euchre_games_listed() -> Timer:
    """The same, quicker: `legal_actions` lists the outcomes of a deal too, without their chances."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("euchre")
    random = Random(2).random

    def batch() -> int:
        s = game.new_initial_state()
        while not s.is_terminal():
            choices = s.legal_actions()
            s.apply_action(choices[int(random() * len(choices))])
        s.returns()
        return 1

    return timed(batch)


def uno_decisions() -> Timer:
    """RLCard's own way to play: `reset`, then `step` with one of the legal actions of the state it gave."""
    rlcard: Any = import_module("rlcard")
    env = rlcard.make("uno", config={"seed": 1})
    random = Random(3).random

    def batch() -> int:
        state, _ = env.reset()
        taken = 0
        while not env.is_over():
            choices = list(state["legal_actions"])
            state, _ = env.step(choices[int(random() * len(choices))])
            taken += 1
        env.get_payoffs()
        return taken

    return timed(batch)


def catan_decisions() -> Timer:
    """catanatron's `play` with its own random players; every tick counts, also those without a choice."""
    catanatron: Any = import_module("catanatron")
    player, colour = catanatron.RandomPlayer, catanatron.Color
    seeds = count(1)

    def batch() -> int:
        game = catanatron.Game([player(colour.RED), player(colour.BLUE)], seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return timed(batch)


MEASURES = [
    Measure(goals.EUCHRE_ROLLOUTS, "rollouts", euchre_rollouts),
    Measure(goals.EUCHRE_GAMES, "games", euchre_games),
    Measure(goals.EUCHRE_QUICK, "games", euchre_games_listed),
    Measure(goals.UNO, "decisions", uno_decisions),
    Measure(goals.CATAN, "decisions", catan_decisions),
]
