"""What a search of What's Up knows: cards that are equal, faces shown, and what it remembers."""

from __future__ import annotations

from math import tanh
from typing import Final

from voliere.bots.search.budget import Budget
from voliere.bots.search.knowledge import Knowledge, trail
from voliere.core.glimpse import Glimpse
from voliere.core.native import i64, vec
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.games.whats_up.components import COLOURS, FACES, GONE, GRID, LEFT_AT_END, STALL_ROUNDS
from voliere.games.whats_up.state import Table
from voliere.games.whats_up.worlds import reshuffle

WORTH: Final = vec[i64]([0, 1, 3, 6])  # birds of a row of 0 to 3 cards (WU-RANK-1)
ALL: Final = GRID  # remembers every back it has seen
NO_FACES: Final = vec[i64]([0] * FACES)


class WhatsUpKnowledge(Knowledge):
    """`memory`: how many backs it remembers, those seen last; with the memory aid nobody forgets."""

    def __init__(self, scale: float = 8.0, memory: int = ALL, seen: list[int] | None = None) -> None:
        super().__init__(scale)
        self.memory = memory
        self.seen: list[int] = [] if seen is None else seen  # cells whose back it knows, the latest last

    def __reduce__(self) -> tuple[object, ...]:
        return WhatsUpKnowledge, (self.scale, self.memory, self.seen[:])

    def solve(self, g: Glimpse, rng: Rng, budget: Budget) -> Action:
        """Nothing is solved: the moment is used to look at the table."""
        if self.memory < ALL:
            s = g.world(rng)
            assert isinstance(s, Table)
            self.look(s)
        return -1

    def look(self, s: Table) -> None:
        """What has been turned since the last look, in the order of the grid, is what it saw last."""
        known = [cell for cell in range(GRID) if s.known[cell] and s.face[cell] != GONE]
        self.seen = [cell for cell in self.seen if cell in known]
        self.seen += [cell for cell in known if cell not in self.seen]

    def world(self, g: Glimpse, rng: Rng) -> State:
        s = g.world(rng)
        if self.memory < ALL:
            assert isinstance(s, Table)
            if not s.memory_aid and len(self.seen) > self.memory:
                for cell in self.seen[: len(self.seen) - self.memory]:
                    s.known[cell] = 0
                reshuffle(s, rng)
        return s

    def options(self, s: State, seat: Seat) -> list[Action]:
        """Of the cards with the same face up whose back nobody has seen, one stands for all."""
        listed = s.choices(seat)
        if s.lanes:
            return listed
        assert isinstance(s, Table)
        face = s.face
        known = s.known
        met = NO_FACES[:]
        found: list[Action] = []
        for a in listed:
            cell: i64 = a
            if known[cell] == 0:
                up: i64 = face[cell]
                if met[up] == 1:
                    continue
                met[up] = 1
            found.append(a)
        return found

    def footprint(self, s: State, seat: Seat) -> int:
        """Faces, what has been seen, and the collections; who forgets thinks anew."""
        assert isinstance(s, Table)
        if self.memory < ALL or s.lanes:
            return 0
        prints = trail(int(s.quiet), seat)
        for cell in range(GRID):
            prints = trail(prints, int(s.face[cell]))
            prints = trail(prints, int(s.back[cell]) if s.known[cell] else -1)
        for row in s.rows:
            prints = trail(prints, int(row))
        return prints

    def sign(self, s: State, a: Action) -> int:
        """The face that came up, or that the card was taken."""
        if a >= GRID:
            return 0
        assert isinstance(s, Table)
        return int(s.face[a]) + 2

    def finish(self, s: State, rng: Rng) -> None:
        assert isinstance(s, Table)
        if s.actors and s.lanes:
            s.playout(rng)
        elif s.actors:
            stroll(s, s.actors[0], rng)

    def rewards(self, s: State) -> list[float]:
        assert isinstance(s, Table)
        seats = s.seats
        goal = s.goal()
        birds = [0] * seats
        keys = [0] * seats
        for k in range(seats):
            cards = 0
            full = 0
            for colour in range(COLOURS):
                n = int(s.rows[k * COLOURS + colour])
                birds[k] += int(WORTH[n])
                cards += n
                if n == 3:
                    full += 1
            keys[k] = 100 * birds[k] - cards + (100000 if full >= goal else 0)
        top = max(keys)
        share = 1.0 / float(keys.count(top))
        found: list[float] = []
        for k in range(seats):
            rival = -1
            for j in range(seats):
                if j != k and birds[j] > rival:
                    rival = birds[j]
            won = share if keys[k] == top else 0.0
            found.append(0.5 * won + 0.25 + 0.25 * tanh(float(birds[k] - rival) / self.scale))
        return found


def stroll(s: Table, seat: Seat, rng: Rng) -> None:
    """Turns at random until the game is over; the collections are what counts then."""
    face = s.face
    back = s.back
    rows = s.rows
    seats: i64 = s.seats
    goal: i64 = s.goal()
    turn: i64 = seat
    left: i64 = s.left
    quiet: i64 = s.quiet
    stall: i64 = STALL_ROUNDS * s.seats
    while True:
        cell: i64 = rng.below(GRID)
        while face[cell] == GONE:
            cell = rng.below(GRID)
        up: i64 = back[cell]
        back[cell] = face[cell]
        face[cell] = up
        row: i64 = turn * COLOURS + up // 3
        if rows[row] == up % 3:
            rows[row] += 1
            face[cell] = GONE
            left -= 1
            quiet = 0
            if up % 3 == 2:
                full: i64 = 0
                k: i64 = turn * COLOURS
                while k < (turn + 1) * COLOURS:
                    full += 1 if rows[k] == 3 else 0
                    k += 1
                if full >= goal:
                    return
        else:
            quiet += 1
        if left <= LEFT_AT_END or quiet >= stall:
            return
        turn = turn + 1 if turn + 1 < seats else 0
