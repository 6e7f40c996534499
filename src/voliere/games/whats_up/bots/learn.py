"""Learning to judge What's Up by playing: a table is worth what comes of it.

Two games in five are against oneself, the others against the denier's habit: who only ever meets its equal
overrates those that go on by habit, and waits when it should dare something.
"""

from __future__ import annotations

from typing import Final

from voliere.bots.net import Inputs, Teacher
from voliere.core.native import i64, vec
from voliere.core.rng import Rng
from voliere.games.whats_up.bots.expectimax import Expectimax, Ply
from voliere.games.whats_up.bots.inputs import MOST, look
from voliere.games.whats_up.bots.survey import NEIGHBOURS, NEXT, SEATS, UNSEEN, Survey
from voliere.games.whats_up.components import CARDS, COLOURS, GONE, GRID
from voliere.games.whats_up.position import WhatsUp

TRUST: Final = 0.7  # how much of what came later counts, against what was thought of the next table
STRANGE: Final = 20  # one flip in so many is by chance
TRIES: Final = 3  # backs the denier's habit thinks of for a card nobody has turned


class School:
    """Plays a game by what it has learned so far, and corrects that from its end backwards."""

    def __init__(self, teacher: Teacher) -> None:
        self.teacher = teacher
        self.mind = Expectimax(teacher.net)
        self.ply = Ply()

    def play(self, rng: Rng) -> int:
        """One game, and what it teaches; gives the number of flips."""
        s = Survey()
        backs = deal(s, rng)
        lessons: list[Inputs] = []
        seat: i64 = 0
        thinker: i64 = rng.below(SEATS) if rng.below(5) < 3 else -1
        self.mind.thinker = thinker
        while not s.over():
            seen = Inputs(MOST)
            look(s, seat, seen, self.mind.playing(seat))
            lessons.append(seen)
            cell: i64 = 0
            if rng.below(STRANGE) == 0:
                cell = rng.below(GRID)
                while s.face[cell] == GONE:
                    cell = rng.below(GRID)
            elif thinker >= 0 and seat != thinker:
                cell = deny(s, seat, rng)
            else:
                self.mind.rank(s, seat, self.ply)
                cell = self.ply.cell[0]
            up: i64 = s.face[cell]
            s.flip(seat, cell, backs[cell])
            backs[cell] = up
            seat = 1 - seat
        target = self.mind.judge(s, seat)
        n = len(lessons)
        k = n - 1
        while k >= 0:
            target = -target
            lesson = lessons[k]
            value = self.teacher.net.value(lesson)
            self.teacher.correct(lesson, target)
            target = TRUST * target + (1.0 - TRUST) * value
            k -= 1
        return n


def deal(s: Survey, rng: Rng) -> vec[i64]:
    """A new game; gives the backs, which the survey does not know."""
    order = list(range(GRID))
    rng.shuffle(order)
    up: list[int] = []
    down: list[int] = []
    for card in order:
        a, b = CARDS[card]
        if rng.below(2) == 1:
            a, b = b, a
        up.append(a)
        down.append(b)
    t = WhatsUp(2, rng, False)
    t.face = vec[i64](up)
    t.back = vec[i64](down)
    t.known = vec[i64]([0] * GRID)
    t.left = GRID
    s.look(t)
    return t.back[:]


def deny(s: Survey, seat: i64, rng: Rng) -> i64:
    """The denier's flip: the lead, less what the other can then surely take."""
    best = -1000.0
    choice: i64 = 0
    equal: i64 = 0
    cell: i64 = 0
    while cell < GRID:
        up: i64 = s.face[cell]
        if up != GONE:
            worth = 0.0
            down: i64 = s.back[cell]
            if down != UNSEEN:
                worth = denied(s, seat, cell, down)
            else:
                for _ in range(TRIES):
                    worth += denied(s, seat, cell, by_chance(s, up, rng)) / float(TRIES)
            if worth > best + 1e-9:
                best = worth
                equal = 0
            if worth > best - 1e-9:
                equal += 1
                if rng.below(equal) == 0:
                    choice = cell
        cell += 1
    return choice


def by_chance(s: Survey, up: i64, rng: Rng) -> i64:
    """What an unseen card with this face up may have on its back."""
    total = 0.0
    k: i64 = up * NEIGHBOURS
    while k < (up + 1) * NEIGHBOURS:
        total += s.chance(up, NEXT[k])
        k += 1
    left = total * float(rng.below(1 << 20)) / float(1 << 20)
    last: i64 = 0
    k = up * NEIGHBOURS
    while k < (up + 1) * NEIGHBOURS:
        chance = s.chance(up, NEXT[k])
        if chance > 0.0:
            last = NEXT[k]
            left -= chance
            if left < 0.0:
                return last
        k += 1
    return last


def denied(s: Survey, seat: i64, cell: i64, down: i64) -> float:
    up: i64 = s.face[cell]
    fresh = s.back[cell] == UNSEEN
    quiet: i64 = s.quiet
    s.flip(seat, cell, down)
    worth = float(s.lead(seat))
    if s.over():
        worth += 1000.0 if s.result(seat) > 0.0 else 0.0
    else:
        worth -= float(most_sure(s, 1 - seat))
    s.flip_back(seat, cell, up, down, fresh, quiet)
    return worth


def most_sure(s: Survey, seat: i64) -> i64:
    """The most birds a seat can add for certain."""
    best: i64 = 0
    row: i64 = 0
    while row < COLOURS:
        n: i64 = s.rows[seat * COLOURS + row]
        if n < 3 and s.ready[row * 3 + n] > 0 and n + 1 > best:
            best = n + 1
        row += 1
    return best
