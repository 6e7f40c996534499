"""Games of the engine, entered on their pads as people would: box by box, from what lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Any

import voliere
from voliere.bots.levels import make
from voliere.core.glimpse import Glimpse
from voliere.core.pad.pad import Pad
from voliere.core.pad.state import PadState
from voliere.core.record import Record
from voliere.core.rng import seeded
from voliere.core.state import State

Said = list[str]  # actions of a pad, as texts


class Played:
    """A game played to its end; of Songbirds each round as it lay at its end."""

    def __init__(self, state: State, rounds: list[dict[str, Any]], firsts: list[int]) -> None:
        self.state = state
        self.rounds = rounds
        self.firsts = firsts  # who began each round


def played(game: str, seats: int, options: dict[str, Any], seed: int, bot: str) -> Played:
    """A game of bots, watched closely."""
    rules = voliere.game(game)
    s = Record(rules, seats, seed, options).replay()
    rng = seeded(seed + 1)
    bots = [make(bot, rules, seeded(100 * seed + seat)) for seat in range(seats)] if bot != "chance" else []
    rounds: list[dict[str, Any]] = []
    if game != "songbirds" and not bots:
        s.playout(rng)
        return Played(s, rounds, [])
    firsts = [first_of(s)]
    while s.actors:
        seat = s.actors[0]
        before: Any = s.copy() if game == "songbirds" else None
        heard = 0 if s.log is None else len(s.log.events)
        s.do(seat, bots[seat].choose(Glimpse(s, seat)) if bots else s.sample(seat, rng))
        if game == "songbirds":
            rounds += ended_rounds(before, s, heard)
            if s.actors and s.table()["round"] != before.round:
                firsts.append(first_of(s))
    return Played(s, rounds, firsts)


def first_of(s: State) -> int:
    first = s.table().get("first", 0)
    return first if isinstance(first, int) else 0


def ended_rounds(before: Any, after: Any, heard: int) -> list[dict[str, Any]]:
    """The round that ended with the last move, as it lay there."""
    told = [(event.name, event.args) for event in after.log.events[heard:]]
    names = [name for name, _ in told]
    if "revealed" not in names and "title" not in names:
        return []
    forest = [int(x) for x in before.grid]
    for name, args in takewhile(lambda one: one[0] not in ("revealed", "title"), told):
        if name == "placed":
            forest[int(args["cell"])] = int(args["card"])
    shown = {int(args["seat"]): args for name, args in told if name == "revealed"}
    earned = {int(args["seat"]): int(args["points"]) for name, args in told if name == "round_score"}
    found = {"forest": forest, "tokens": [int(x) for x in before.tokens], "side": int(before.side)}
    if shown:
        found["favourites"] = [int(shown[seat]["card"]) for seat in range(after.seats)]
        found["worms"] = [earned[seat] - int(shown[seat]["berries"]) for seat in range(after.seats)]
        found["scores"] = [earned[seat] for seat in range(after.seats)]
    else:
        found["favourites"] = [int(after.favourites[0])]
        found["worms"] = []
        found["scores"] = [score.total for score in after.scores()]
    return [found]


# -- what one says of each game ------------------------------------------------------------------------


def feather(game: Played) -> Said:
    table: Any = game.state.table()
    birds = voliere.game("feather").space.things["bird"].names
    said: Said = []
    for seat, sheet in enumerate(table["sheets"]):
        said += [f"see {seat + 1} {birds[bird]} yes" for bird in range(len(birds)) if sheet >> bird & 1]
    return said


def whats_up(game: Played) -> Said:
    s: Any = game.state
    colours = voliere.game("whats-up").space.things["colour"].names
    rows = [
        f"row {seat + 1} {name} {int(s.rows[4 * seat + c])}"
        for seat in range(s.seats)
        for c, name in enumerate(colours)
        if s.rows[4 * seat + c]
    ]
    return rows + ([f"quiet {int(s.quiet)}"] if s.quiet else [])


def piafs(game: Played) -> Said:
    s: Any = game.state
    cards = voliere.game("piafs").space.things["card"].names
    held = [f"hold {int(s.where[k]) + 1} {name} yes" for k, name in enumerate(cards) if s.where[k] >= 0]
    return held + [f"seeds {score.seat + 1} {score.lines['seeds']}" for score in s.scores()]


def songbirds(game: Played, as_numbers: bool = False) -> Said:
    """Each round card by card, or its harvests as numbers."""
    things = voliere.game("songbirds").space.things
    said: Said = [f"first {game.firsts[0] + 1}"]
    for number, one in enumerate(game.rounds, 1):
        if as_numbers:
            harvest = harvest_of(one)
            said += [f"berries {number} {name} {harvest[c]}" for c, name in enumerate(things["colour"].names)]
        else:
            lines = zip(things["line"].names, one["tokens"], strict=True)
            said += [f"token {number} {line} {token}" for line, token in lines]
            if one["side"] >= 0:
                said.append(f"centre {number} {things['side'].names[one['side']]}")
            said += [
                f"lay {number} {things['cell'].names[cell]} {things['card'].names[card]}"
                for cell, card in enumerate(one["forest"])
                if 0 <= card < 28
            ]
        for seat, card in enumerate(one["favourites"]):
            if card >= 0:
                said.append(f"favourite {number} {seat + 1} {things['card'].names[card]}")
        if game.state.options["early_bird"]:
            said += [f"worm {number} {seat + 1} {worm}" for seat, worm in enumerate(one["worms"])]
    return said


def harvest_of(one: dict[str, Any]) -> list[int]:
    """Lines and areas won, counted here anew: a sum of strengths, the highest that is unique."""
    found = [0] * 4
    cells = [range(5 * k, 5 * k + 5) for k in range(5)] + [range(k, 25, 5) for k in range(5)]
    sides: Any = {
        0: (False, [([2, 7], -2), ([13, 14], -4), ([17, 22], -5), ([10, 11], -3)]),
        1: (False, [([2, 7, 13, 14], -4), ([17, 22, 10, 11], -4)]),
        2: (True, [([2, 7], 2), ([13, 14], 4), ([17, 22], 5), ([10, 11], 3)]),
        3: (True, [([2, 7, 13, 14], 4), ([17, 22, 10, 11], 4)]),
    }
    weakest, areas = sides.get(one["side"], (False, []))
    prizes = [(line, token, False) for line, token in zip(cells, one["tokens"], strict=True)]
    for line, token, least in prizes + [(area, token, weakest) for area, token in areas]:
        sums = [0] * 4
        for cell in line:
            if 0 <= one["forest"][cell] < 28:
                sums[one["forest"][cell] // 7] += one["forest"][cell] % 7 + 1
        alone = [n for n in sums if n and sums.count(n) == 1]
        if alone:
            found[sums.index(min(alone) if least else max(alone))] += token
    return found


def wingspan(game: Played, as_numbers: bool = False) -> Said:
    """Birds and all that lies on them, or the six numbers; goals either way."""
    s: Any = game.state
    things = voliere.game("wingspan").space.things
    said: Said = [
        f"food {seat + 1} {sum(map(int, s.food[5 * seat : 5 * seat + 5]))}" for seat in range(s.seats)
    ]
    for seat in range(s.seats):
        if as_numbers:
            lines = s.scores()[seat].lines
            said += [f"number {seat + 1} {name} {n}" for name, n in lines.items() if name != "goals"]
        else:
            said += mat(s, seat, things)
    rounds = goal_rounds(s)
    for number, (goal, counts, automa) in enumerate(rounds, 1):
        said.append(f"goal {number} {things['goal'].names[goal]}")
        if number < 4 or as_numbers:  # the last one counts itself where birds were entered
            said += [f"reach {number} {seat + 1} {n}" for seat, n in enumerate(counts)]
        if automa is not None:
            said.append(f"automa-reach {number} {automa}")
    if s.automa is not None:
        birds = sum(voliere_points(bird) for bird in s.automa.birds)
        said += [
            f"automa birds {birds}",
            f"automa face_down {s.automa.face_down}",
            f"automa eggs {s.automa.eggs}",
        ]
    return said


def voliere_points(bird: int) -> int:
    from voliere.games.wingspan.birds import BIRDS

    return BIRDS[bird].points


def mat(s: Any, seat: int, things: Any) -> Said:
    said: Said = []
    for spot, name in enumerate(things["spot"].names):
        at = 15 * seat + spot
        if s.mat[at] < 0:
            continue
        said.append(f"bird {seat + 1} {name} {things['bird'].names[int(s.mat[at])]}")
        for what in ("eggs", "cached", "tucked"):
            n = int(getattr(s, what)[at])
            if n:
                said.append(f"{what} {seat + 1} {name} {n}")
    for k, name in enumerate(things["bonus"].names):
        if int(s.bonus[seat]) >> k & 1:
            by_hand = name == "visionary-leader" or not said
            n = len(s.hands[seat]) if name == "visionary-leader" else 0
            said.append(f"bonus {seat + 1} {name} {n if by_hand else 'held'}")
    return said


def goal_rounds(s: Any) -> list[tuple[int, list[int], int | None]]:
    """Each round's goal, everybody's count, and the Automa's, as the log told it."""
    found: list[tuple[int, list[int], int | None]] = []
    for event in s.log.events:
        if event.name == "goal":
            found.append((event.args["goal"], [], None))
        elif event.name == "goal_points":
            found[-1][1].append(event.args["n"])
        elif event.name == "automa_goal":
            found[-1] = (found[-1][0], found[-1][1], event.args["n"])
    return found


SAYING: dict[str, list[Callable[[Played], Said]]] = {
    "feather": [feather],
    "whats-up": [whats_up],
    "piafs": [piafs],
    "songbirds": [songbirds, lambda game: songbirds(game, as_numbers=True)],
    "wingspan": [wingspan, lambda game: wingspan(game, as_numbers=True)],
}


def entered(game: str, s: State, said: Said, seed: int) -> PadState:
    """A pad with all of it said, in any order, by any seat; where sheets are hidden by its own."""
    pad = voliere.game(game + "-pad")
    assert isinstance(pad, Pad)
    options = {option.id: s.options[option.id] for option in pad.options}
    kept: Any = pad.new(s.seats, seed, options)
    order = list(range(len(said)))
    rng = seeded(seed)
    rng.shuffle(order)
    for k in order:
        a = pad.space.parse(said[k])
        by = int(rng.below(s.seats))
        if not kept.may_say(by, a):
            by = kept.owner(a)
        kept.apply(by, a)
    assert isinstance(kept, PadState)
    return kept
