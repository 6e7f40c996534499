"""One game of a contest. What happens in it depends on the contest and its number alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter

from voliere.core.game import Game
from voliere.core.glimpse import Glimpse
from voliere.core.rng import seeded
from voliere.core.space import Action
from voliere.core.state import State
from voliere.lab.arena.chairs import Chair, Failed, Own
from voliere.lab.arena.contest import Contest
from voliere.lab.arena.guest import Guest
from voliere.lab.arena.program import Program
from voliere.lab.arena.times import Times
from voliere.lab.match import derive, known
from voliere.lab.spread import mind_stop


@dataclass
class Seated:
    """How one bot fared in one game."""

    bot: str
    score: int = 0
    place: int = 0  # 1 is best
    win: float = 0.0  # 1, shared among the winners; alone, against the game's own opponent
    decisions: int = 0  # answers that were wanted
    times: Times = field(default_factory=Times)  # of those where there was a choice
    hung: int = 0
    died: int = 0
    nonsense: int = 0  # answers that were not allowed
    note: str = ""  # what went wrong first


@dataclass
class Played:
    number: int
    seats: list[Seated]


def play(contest: Contest, number: int) -> Played:
    game = known(contest.game)
    deal, seating = contest.deal(number), contest.seating(number)
    labels = [contest.labels[bot] for bot in seating]
    s = game.new(contest.seats, derive(contest.seed, "deal", deal), contest.options, contest.rules)
    chairs: list[Chair] = []
    facts = [Seated(label) for label in labels]
    end: State | None = None
    try:
        for seat, bot in enumerate(seating):
            # Who else is in the contest does not change a game.
            seed = derive(contest.seed, "bot", deal, *labels, seat)
            chairs.append(seated(contest, bot, game, seed))
        chance = seeded(derive(contest.seed, "fallback", deal, *labels))
        while s.actors:
            mind_stop()
            seat = s.actors[0]
            choices = s.choices(seat)
            a = asked(chairs[seat], Glimpse(s, seat), choices, facts[seat], contest.limits.seconds)
            s.apply(seat, choices[int(chance.below(len(choices)))] if a is None else a)
        end = s
    finally:
        for chair in chairs:
            chair.end(end)
    wins, places = s.returns(), s.places()
    for score in s.scores():
        fact = facts[score.seat]
        fact.score, fact.win, fact.place = score.total, wins[score.seat], places[score.seat]
    return Played(number, facts)


def seated(contest: Contest, bot: int, game: Game, seed: int) -> Chair:
    entrant = contest.bots[bot]
    if entrant.kind == "own":
        return Own(entrant.spec, game, seed)
    if entrant.kind == "program":
        return Program(entrant, game, seed, contest.limits)
    return Guest(entrant, game, seed, contest.limits)


def asked(chair: Chair, g: Glimpse, choices: list[Action], fact: Seated, seconds: float) -> Action | None:
    """What a bot answers; None where that was nothing one could do, which is counted."""
    fact.decisions += 1
    began = perf_counter()
    try:
        a = chair.choose(g)
        if a not in choices:
            raise Failed("nonsense", f"{a} is none of its choices")
    except Failed as failed:
        setattr(fact, failed.kind, getattr(fact, failed.kind) + 1)
        fact.note = fact.note or f"{failed.kind}: {failed.why}"
        return None
    finally:
        took = perf_counter() - began
        if len(choices) > 1:
            fact.times.add(1000 * took)
    if took > seconds:  # one of ours, whom nothing stops
        fact.hung += 1
        fact.note = fact.note or f"hung: {took:.1f} s"
    return a


def play_several(contest: Contest, numbers: list[int]) -> list[Played]:
    return [play(contest, number) for number in numbers]
