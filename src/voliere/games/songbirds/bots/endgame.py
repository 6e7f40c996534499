"""The end of a game of two worked out: in every world there can be, with the best play of both (alpha-beta).

A position is known by what lies on the cells filled since: cards laid in another order are the same position.
"""

from __future__ import annotations

from typing import Final

from voliere.bots.search.budget import Budget
from voliere.core.native import i64, vec
from voliere.core.rng import seeded
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.games.songbirds.components import CARDS, CELLS, COLOURS, LINES, NEIGHBOURS, VOLUMES
from voliere.games.songbirds.forest import strongest
from voliere.games.songbirds.state import Table

WON: Final = 4000  # more than any margin: winning comes first, then by how much
FAR: Final = 1 << 40
WORLD_NODES: Final = 500  # positions of a world that an iteration of the search is worth
POLL: Final = 1023  # how often the budget is asked: every so many positions
MOVES: Final = 128  # that a ply may have
PLIES: Final = 16
TABLE: Final = 1 << 18
MASK: Final = TABLE - 1
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
SHIFT: Final = 1 << 13  # values are kept as positive numbers


def numbers() -> list[int]:
    rng = seeded(20)
    half = 1 << 30
    return [int(rng.below(half)) * half + int(rng.below(half)) for _ in range(CARDS * CELLS + CARDS)]


CODES: Final = vec[i64](numbers())  # of each card on each cell; then one for each world
FIRST_WORLD: Final = CARDS * CELLS
BIT: Final = vec[i64]([1 << cell for cell in range(CELLS)])
NEAR: Final = vec[i64]([sum([1 << other for other in near]) for near in NEIGHBOURS])
NO_TABLE: Final = vec[i64]([0] * TABLE)
NO_MOVES: Final = vec[i64]([0] * (MOVES * PLIES))
NO_HISTORY: Final = vec[i64]([0] * (CARDS * CELLS))


class Memo:
    """What the worlds of one question share: positions met, each world by other keys, and moves that cut.

    A position is one number: its value, the best move found there, and what kind of value it is.
    """

    def __init__(self) -> None:
        self.keys: vec[i64] = NO_TABLE[:]
        self.found: vec[i64] = NO_TABLE[:]
        self.history: vec[i64] = NO_HISTORY[:]


class Solver:
    """One world. Values are for the seat that thinks, and are worked out with all cards open."""

    def __init__(self, s: Table, seat: Seat, budget: Budget, memo: Memo) -> None:
        self.budget = budget
        self.memo = memo
        self.most: i64 = max(1, budget.iterations) * WORLD_NODES
        self.spent = False  # the budget is: nothing it says counts any more
        self.seat: i64 = seat
        self.lines: vec[i64] = vec[i64]([0] * (LINES * COLOURS))
        self.filled: vec[i64] = vec[i64]([0] * LINES)
        for line in range(LINES):
            for colour in range(COLOURS):
                self.lines[line * COLOURS + colour] = s.lines[line * 6 + colour]
            self.filled[line] = s.lines[line * 6 + 4]
        self.tokens: vec[i64] = s.tokens[:]
        self.harvest: vec[i64] = s.harvest[:]
        self.totals: vec[i64] = vec[i64](s.totals)
        self.hands: vec[i64] = vec[i64]([0] * 2)  # bits of the cards held
        for k in range(2):
            for card in s.hands[k].sorted():
                self.hands[k] |= BIT_OF_CARD[card]
        empty: i64 = 0
        for cell in range(CELLS):
            if s.grid[cell] < 0:
                empty |= BIT[cell]
        self.empty: i64 = empty
        self.left: i64 = s.left
        self.moves: vec[i64] = NO_MOVES[:]
        self.marks: vec[i64] = NO_MOVES[:]
        self.nodes: i64 = 0

    def end(self) -> i64:
        """Each hand is its favourite: ahead by so much, and whether that wins (SB-END-4)."""
        mine: i64 = self.seat
        my_card: i64 = lowest(self.hands[mine])
        card: i64 = lowest(self.hands[1 - mine])
        ahead: i64 = self.totals[mine] + self.harvest[my_card // VOLUMES] + my_card % VOLUMES
        ahead -= self.totals[1 - mine] + self.harvest[card // VOLUMES] + card % VOLUMES
        louder: i64 = my_card % VOLUMES - card % VOLUMES
        if ahead > 0 or (ahead == 0 and louder > 0):
            return WON + ahead
        if ahead < 0 or louder < 0:
            return ahead - WON
        return 0

    def lay(self, line: i64, colour: i64, volume: i64) -> i64:
        """A bird joins a line; gives the colour that took its token, -1 if none."""
        at: i64 = line * COLOURS
        lines = self.lines
        lines[at + colour] += volume
        filled: i64 = self.filled[line] + 1
        self.filled[line] = filled
        if filled < 5:
            return -1
        winner: i64 = strongest(lines[at], lines[at + 1], lines[at + 2], lines[at + 3])
        if winner == COLOURS:
            return -1
        self.harvest[winner] += self.tokens[line]
        return winner

    def lift(self, line: i64, colour: i64, volume: i64, winner: i64) -> None:
        self.lines[line * COLOURS + colour] -= volume
        self.filled[line] -= 1
        if winner >= 0:
            self.harvest[winner] -= self.tokens[line]

    def after(self, turn: i64, move: i64, low: i64, high: i64, key: i64) -> i64:
        """The value of a move, if it lies between the bounds."""
        card: i64 = move // CELLS
        cell: i64 = move % CELLS
        colour: i64 = card // VOLUMES
        volume: i64 = card % VOLUMES + 1
        row: i64 = cell // 5
        column: i64 = 5 + cell % 5
        won_row: i64 = self.lay(row, colour, volume)
        won_column: i64 = self.lay(column, colour, volume)
        self.empty ^= BIT[cell]
        self.hands[turn] ^= BIT_OF_CARD[card]
        self.left -= 1
        value: i64 = self.search(1 - turn, low, high, key ^ CODES[move])
        self.left += 1
        self.hands[turn] ^= BIT_OF_CARD[card]
        self.empty ^= BIT[cell]
        self.lift(column, colour, volume, won_column)
        self.lift(row, colour, volume, won_row)
        return value

    def search(self, turn: i64, low: i64, high: i64, key: i64) -> i64:
        """Alpha-beta, for the thinker: what lies outside the bounds is only a bound itself."""
        if self.left == 0:
            return self.end()
        self.nodes += 1
        if self.spent or (self.nodes & POLL == 0 and self.too_long()):
            return 0
        slot: i64 = key & MASK
        deep = self.left > 1
        memo = self.memo
        first_move: i64 = -1
        if deep and memo.keys[slot] == key:
            packed: i64 = memo.found[slot]
            kind: i64 = packed & 3
            first_move = (packed >> 2) & 1023
            known: i64 = (packed >> 12) - SHIFT
            if kind == EXACT:
                return known
            if kind == AT_LEAST:
                if known >= high:
                    return known
            elif known <= low:
                return known
        first: i64 = self.left * MOVES
        last: i64 = self.list_moves(turn, first, first_move)
        mine = turn == self.seat
        best: i64 = -FAR if mine else FAR
        best_move: i64 = 0
        bottom: i64 = low
        top: i64 = high
        moves = self.moves
        at: i64 = first
        while at < last:
            self.bring_up(at, last)
            move: i64 = moves[at]
            value: i64 = self.after(turn, move, low, high, key)
            if mine:
                if value > best:
                    best = value
                    best_move = move
                    if best > low:
                        low = best
            elif value < best:
                best = value
                best_move = move
                if best < high:
                    high = best
            if low >= high:
                memo.history[move] += self.left * self.left
                break
            at += 1
        if deep:
            bound: i64 = AT_MOST if best <= bottom else (AT_LEAST if best >= top else EXACT)
            memo.keys[slot] = key
            memo.found[slot] = ((best + SHIFT) << 12) | (best_move << 2) | bound
        return best

    def too_long(self) -> bool:
        """A search of so many iterations may look at so many positions; one of seconds asks its clock."""
        if self.budget.iterations > 0:
            self.spent = self.nodes > self.most
        else:
            self.spent = self.budget.over(1)
        return self.spent

    def list_moves(self, turn: i64, first: i64, first_move: i64) -> i64:
        """All moves of a seat from a place in the list on; gives where they end."""
        at: i64 = first
        moves = self.moves
        marks = self.marks
        history = self.memo.history
        held: i64 = self.hands[turn]
        cell: i64 = 0
        while cell < CELLS:
            if self.empty & BIT[cell] != 0 and NEAR[cell] & ~self.empty != 0:
                card: i64 = 0
                rest: i64 = held
                while rest != 0:
                    if rest & 1 != 0:
                        move: i64 = card * CELLS + cell
                        moves[at] = move
                        marks[at] = FAR if move == first_move else history[move]
                        at += 1
                    rest >>= 1
                    card += 1
            cell += 1
        return at

    def bring_up(self, at: i64, last: i64) -> None:
        """The most promising of the moves left comes next."""
        marks = self.marks
        best: i64 = at
        k: i64 = at + 1
        while k < last:
            if marks[k] > marks[best]:
                best = k
            k += 1
        if best != at:
            moves = self.moves
            move: i64 = moves[at]
            mark: i64 = marks[at]
            moves[at] = moves[best]
            marks[at] = marks[best]
            moves[best] = move
            marks[best] = mark


BIT_OF_CARD: Final = vec[i64]([1 << card for card in range(CARDS)])


def lowest(bits: i64) -> i64:
    card: i64 = 0
    while bits & 1 == 0:
        bits >>= 1
        card += 1
    return card


class Endgame:
    """The option with the best mean over all worlds, each of them solved."""

    def __init__(self, worlds: list[State], seat: Seat, budget: Budget) -> None:
        self.seat = seat
        self.solvers: list[Solver] = []
        memo = Memo()
        self.memo = memo
        for world in worlds:
            assert isinstance(world, Table)
            self.solvers.append(Solver(world, seat, budget, memo))

    def best(self, options: list[Action]) -> Action:
        """No option beats the value of a world in that world: what falls too far behind is dropped.

        -1 if there is too much to work out.
        """
        values: list[int] = []
        for k in range(len(self.solvers)):
            values.append(int(self.solvers[k].search(self.seat, -FAR, FAR, CODES[FIRST_WORLD + k])))
        found = options[0]
        least: i64 = FAR  # behind the values of the worlds, summed
        for a in self.ranked(options):
            behind: i64 = 0
            for k in range(len(self.solvers)):
                value: i64 = values[k]
                floor: i64 = max(-FAR, value - (least - behind))
                behind += value - self.solvers[k].after(
                    self.seat, a, floor, value + 1, CODES[FIRST_WORLD + k]
                )
                if self.solvers[k].spent:
                    return -1
                if behind >= least:
                    break
            if behind < least:
                least = behind
                found = a
        return found

    def ranked(self, options: list[Action]) -> list[Action]:
        """Those first that cut most: they are likely to be good. Equal ones in order."""
        history = self.memo.history
        marked = [(-int(history[a]), a) for a in options]
        marked.sort()
        return [a for _, a in marked]

    def nodes(self) -> int:
        return sum([int(solver.nodes) for solver in self.solvers])
