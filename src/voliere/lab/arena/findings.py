"""What a contest's deals say. Games of a deal are not independent: each deal gives one value, its mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from voliere.lab.arena.compete import Watch
from voliere.lab.arena.contest import Contest
from voliere.lab.arena.game import Played, Seated
from voliere.lab.arena.ratings import Pairs, Rating, bradley_terry, plackett_luce
from voliere.lab.arena.sprt import Claims, Verdict
from voliere.lab.arena.times import Times, together
from voliere.lab.statistics import Interval, around, mean, share_of

Deal = list[Played]


@dataclass(frozen=True)
class Standing:
    """One bot over all its games."""

    bot: str
    games: int
    wins: Interval
    score: Interval
    lead: Interval | None  # points ahead of the best other at the table; alone there is none
    times: Times
    hung: int
    died: int
    nonsense: int
    note: str


@dataclass(frozen=True)
class Meeting:
    """Two bots, as the first sees it: how often ahead of the other (both alike: half), by how much."""

    a: str
    b: str
    wins: Interval
    lead: Interval


@dataclass(frozen=True)
class Answer:
    """Of the sequential test. Without a verdict it would need more deals."""

    test: Claims
    ratios: list[float]  # after each deal
    verdict: Verdict | None


@dataclass(frozen=True)
class Findings:
    contest: Contest
    deals: int
    games: int
    planned: int
    standings: list[Standing]
    meetings: list[Meeting]
    ratings: list[Rating]
    answer: Answer | None


def findings(contest: Contest, planned: int, played: dict[int, Played], watch: Watch) -> Findings | None:
    """Of whole deals; with a test, of those it needed. None: there is not one."""
    ended = planned if watch.ended is None else watch.ended
    size = len(contest.seatings)
    deals: list[Deal] = []
    for first in range(0, min(planned, ended) * size, size):
        games = [played[number] for number in range(first, first + size) if number in played]
        if len(games) == size:
            deals.append(games)
    if not deals:
        return None
    return Findings(
        contest,
        len(deals),
        len(deals) * size,
        planned,
        [standing(bot, contest, deals) for bot in contest.labels],
        [] if contest.seats == 1 else [meeting(a, b, deals) for a, b in combinations(contest.labels, 2)],
        ratings(contest, deals),
        answer(watch),
    )


def standing(bot: str, contest: Contest, deals: list[Deal]) -> Standing:
    def per_deal(value: Callable[[Played, Seated], float]) -> list[float]:
        return [
            mean([value(game, one) for game in deal for one in game.seats if one.bot == bot])
            for deal in deals
        ]

    own = [one for deal in deals for game in deal for one in game.seats if one.bot == bot]
    return Standing(
        bot,
        len(own),
        share_of(per_deal(lambda game, one: one.win)),
        around(per_deal(lambda game, one: one.score)),
        around(per_deal(ahead)) if contest.seats > 1 else None,
        together([one.times for one in own]),
        sum(one.hung for one in own),
        sum(one.died for one in own),
        sum(one.nonsense for one in own),
        next((one.note for one in own if one.note), ""),
    )


def ahead(game: Played, one: Seated) -> float:
    return one.score - max(other.score for other in game.seats if other is not one)


def compared(a: str, b: str, game: Played) -> list[tuple[float, float]]:
    """For each seat of a and each of b: who is ahead, and by how many points."""
    return [
        (0.5 if one.place == other.place else float(one.place < other.place), one.score - other.score)
        for one in game.seats
        for other in game.seats
        if one.bot == a and other.bot == b
    ]


def meeting(a: str, b: str, deals: list[Deal]) -> Meeting:
    met = [[pair for game in deal for pair in compared(a, b, game)] for deal in deals]
    return Meeting(
        a,
        b,
        share_of([mean([won for won, _ in pairs]) for pairs in met]),
        around([mean([lead for _, lead in pairs]) for pairs in met]),
    )


def ratings(contest: Contest, deals: list[Deal]) -> list[Rating]:
    """None for bots that play alone: they have not met."""
    if contest.seats == 1:
        return []
    labels = contest.labels
    if contest.seats == 2:
        return bradley_terry(labels, [pairs(labels, deal) for deal in deals])
    games = [[(labels.index(one.bot), one.place) for one in game.seats] for deal in deals for game in deal]
    return plackett_luce(labels, games)


def pairs(labels: list[str], deal: Deal) -> Pairs:
    won = [[0.0] * len(labels) for _ in labels]
    for game in deal:
        a, b = (labels.index(one.bot) for one in game.seats)
        won[a][b] += game.seats[0].win
        won[b][a] += game.seats[1].win
    return won


def answer(watch: Watch) -> Answer | None:
    if watch.test is None:
        return None
    test, shares = watch.test, watch.shares
    ratios = [test.ratio(shares[:n]) for n in range(1, len(shares) + 1)]
    return Answer(test, ratios, test.verdict(shares))
