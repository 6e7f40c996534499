"""Expectimax: the best flips to some depth, every back that chance may show, and a learned judgement there.

Bounds go down with it (alpha-beta; at chance, what the other backs could still make good: star 1). Deeper
and deeper while the budget lasts, so most when few cards are left.
"""

from __future__ import annotations

from typing import Final

from voliere.bots.net import Inputs, Net
from voliere.bots.search.budget import Budget
from voliere.core.native import i64, vec
from voliere.games.whats_up.bots.inputs import EQUALS, HABIT, MIND, MOST, look
from voliere.games.whats_up.bots.survey import FACE_BIT, NEIGHBOURS, NEXT, UNSEEN, Survey
from voliere.games.whats_up.components import COLOURS, GONE, GRID

MOST_WORTH: Final = 1.0001  # more than any result
DEEPEST: Final = 16
WIDTH: Final = 6  # flips that are looked into, of those that seem best
ROOT_WIDTH: Final = 12
PART: Final = 2  # judgements that count as an iteration: more depth was no stronger
TIE: Final = 0.6  # what the thinker loses by a tie with somebody of habit: there was more to be had
GROWTH: Final = 4  # each ply deeper costs that much more, at least
NO_CHANCES: Final = vec[float]([0.0] * NEIGHBOURS)


class Ply:
    """The flips of a position by what they seem to be worth, best first."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.cell: vec[i64] = vec[i64]([0] * GRID)
        self.worth: vec[float] = vec[float]([0.0] * GRID)

    def add(self, cell: i64, worth: float) -> None:
        i: i64 = self.n
        while i > 0 and self.worth[i - 1] < worth:
            self.worth[i] = self.worth[i - 1]
            self.cell[i] = self.cell[i - 1]
            i -= 1
        self.worth[i] = worth
        self.cell[i] = cell
        self.n += 1

    def first(self, i: i64) -> None:
        """Put the i-th before the others."""
        cell: i64 = self.cell[i]
        while i > 0:
            self.cell[i] = self.cell[i - 1]
            i -= 1
        self.cell[0] = cell


class Expectimax:
    """`thinker` is the seat that plays by this; the other is taken for somebody of habit. -1: both do."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.thinker: i64 = -1
        self.seen = Inputs(MOST)
        self.plies = [Ply() for _ in range(DEEPEST + 1)]
        self.judged: i64 = 0

    def choose(self, s: Survey, seat: i64, budget: Budget) -> i64:
        """The best flip, as deep as the budget allows."""
        self.thinker = seat
        began: i64 = self.judged
        ply = self.plies[0]
        self.rank(s, seat, ply)
        before: i64 = 1
        cost: i64 = self.judged - began
        limit: i64 = PART * budget.iterations
        depth: i64 = 2
        while depth <= DEEPEST and ply.n > 1:
            grown = max(GROWTH, cost // before)
            if limit > 0 and self.judged - began + cost * grown > limit:
                break
            start: i64 = self.judged
            best = -MOST_WORTH
            choice: i64 = 0
            i: i64 = 0
            while i < ply.n and i < ROOT_WIDTH:
                if budget.over(1 + int(self.judged - began) // PART):
                    return ply.cell[0]
                value = self.after(s, seat, ply.cell[i], depth - 1, best, MOST_WORTH)
                if value > best:
                    best = value
                    choice = i
                i += 1
            ply.first(choice)
            before = max(1, cost)
            cost = self.judged - start
            depth += 1
        return ply.cell[0]

    def playing(self, seat: i64) -> i64:
        """Who plays, as the judgement is told."""
        if self.thinker < 0:
            return EQUALS
        return MIND if seat == self.thinker else HABIT

    def judge(self, s: Survey, seat: i64) -> float:
        """What a position is worth to the seat that is to move, from -1 to 1."""
        self.judged += 1
        if s.over():
            value = s.result(seat)
            if value == 0.0 and self.thinker >= 0:
                return -TIE if seat == self.thinker else TIE
            return value
        look(s, seat, self.seen, self.playing(seat))
        value = self.net.value(self.seen)
        if value > 1.0:
            return 1.0
        return value if value > -1.0 else -1.0

    def rank(self, s: Survey, seat: i64, ply: Ply) -> None:
        """All flips that are not equal to others, judged right after."""
        ply.n = 0
        met: i64 = 0
        cell: i64 = 0
        while cell < GRID:
            up: i64 = s.face[cell]
            if up != GONE:
                bit: i64 = FACE_BIT[up] if s.back[cell] == UNSEEN else 0
                if met & bit == 0:
                    met |= bit
                    ply.add(cell, self.after(s, seat, cell, 0, -MOST_WORTH, MOST_WORTH))
            cell += 1

    def after(self, s: Survey, seat: i64, cell: i64, depth: i64, low: float, high: float) -> float:
        """What a flip leads to: the mean of all backs it may show. Beyond low and high, only that it is."""
        down: i64 = s.back[cell]
        if down == UNSEEN:
            return self.by_chance(s, seat, cell, depth, low, high)
        up: i64 = s.face[cell]
        quiet: i64 = s.quiet
        s.flip(seat, cell, down)
        value = -self.best(s, 1 - seat, depth, -high, -low)
        s.flip_back(seat, cell, up, down, False, quiet)
        return value

    def by_chance(self, s: Survey, seat: i64, cell: i64, depth: i64, low: float, high: float) -> float:
        up: i64 = s.face[cell]
        quiet: i64 = s.quiet
        chances = NO_CHANCES[:]
        total = 0.0
        first: i64 = up * NEIGHBOURS
        k: i64 = 0
        while k < NEIGHBOURS:
            chances[k] = s.chance(up, NEXT[first + k])
            total += chances[k]
            k += 1
        if total == 0.0:  # chances are near the truth: deep down they may leave nothing
            return self.judge(s, seat)
        sum = 0.0
        rest = total
        k = 0
        while k < NEIGHBOURS:
            weight = chances[k]
            if weight > 0.0:
                down: i64 = NEXT[first + k]
                rest -= weight
                bottom = max(-MOST_WORTH, (low * total - sum - rest) / weight)
                top = min(MOST_WORTH, (high * total - sum + rest) / weight)
                s.flip(seat, cell, down)
                sum -= weight * self.best(s, 1 - seat, depth, -top, -bottom)
                s.flip_back(seat, cell, up, down, True, quiet)
                if sum + rest <= low * total:
                    return (sum + rest) / total
                if sum - rest >= high * total:
                    return (sum - rest) / total
            k += 1
        return sum / total

    def best(self, s: Survey, seat: i64, depth: i64, low: float, high: float) -> float:
        if depth == 0 or s.over():
            return self.judge(s, seat)
        if depth == 1:
            return self.best_next(s, seat, low, high)
        ply = self.plies[depth]
        self.rank(s, seat, ply)
        best = -MOST_WORTH
        i: i64 = 0
        while i < ply.n and i < WIDTH:
            value = self.after(s, seat, ply.cell[i], depth - 1, max(low, best), high)
            if value > best:
                best = value
                if best >= high:
                    return best
            i += 1
        return best

    def best_next(self, s: Survey, seat: i64, low: float, high: float) -> float:
        """One ply: cards that will be taken come first, for they are most often the best."""
        best = -MOST_WORTH
        taking = True
        for _ in range(2):
            met: i64 = 0
            cell: i64 = 0
            while cell < GRID:
                up: i64 = s.face[cell]
                if up != GONE:
                    down: i64 = s.back[cell]
                    fits = down != UNSEEN and s.rows[seat * COLOURS + down // 3] == down % 3
                    bit: i64 = FACE_BIT[up] if down == UNSEEN else 0
                    if fits == taking and met & bit == 0:
                        met |= bit
                        value = self.after(s, seat, cell, 0, max(low, best), high)
                        if value > best:
                            best = value
                            if best >= high:
                                return best
                cell += 1
            taking = False
        return best
