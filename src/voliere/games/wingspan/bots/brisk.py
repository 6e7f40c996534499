"""Playing Wingspan on with hardly a thought: how the others play in a rollout, where their turns are many."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.games.wingspan.bots.policy import Habits
from voliere.games.wingspan.bots.worth import EACH, FEE, GAINS, STEPS, Outlook, turns_left
from voliere.games.wingspan.components import (
    BROWN,
    COLOUR,
    COLUMNS,
    DO_GAIN_FOOD,
    GRASSLAND,
    LIMIT,
    ROWS,
    SPOTS,
)
from voliere.games.wingspan.eggs import egg_count
from voliere.games.wingspan.play import EVERYWHERE, plays
from voliere.games.wingspan.position import Wingspan

EGG: Final = 0.9  # an egg that a power brings, in points


class Brisk(Habits):
    """Nothing is tried out: a row is worth what it gives now, a bird what it exceeds its worth in hand."""

    def turn(self, s: Wingspan, seat: Seat, rng: Rng) -> Action:
        look = self.judgement.look(turns_left(s, seat))
        best: Action = DO_GAIN_FOOD
        most = -1000.0
        w = self.judgement.weights
        for row in range(ROWS):
            value = row_now(s, seat, row, look, w.rest)
            if value > most:
                best, most = DO_GAIN_FOOD + row, value
        eggs: i64 = egg_count(s, seat)
        last: i64 = -1
        value = 0.0
        for a in plays(s, seat, EVERYWHERE):
            bird: i64 = a // ROWS
            if bird != last:  # its habitats follow each other
                last = bird
                value = self.judgement.bird(s, seat, bird, look, eggs)
                value -= w.hold * look.card + (w.hand * (value - w.turn) if value > w.turn else 0.0)
            here = value + 0.01 * settling(s, seat, bird, a % ROWS, look)  # decides between habitats
            if here > most:
                best, most = int(a), here
        return best


def row_now(s: Wingspan, seat: Seat, row: i64, look: Outlook, rest: float) -> float:
    """What a row gives when it is activated now; what its powers bring is worth a little less (`rest`)."""
    n: i64 = s.birds[seat * ROWS + row]
    gain: i64 = GAINS[row][n]
    first: i64 = seat * SPOTS
    at: i64 = first
    if row == GRASSLAND:
        room: i64 = 0
        while at < first + SPOTS:
            if s.mat[at] >= 0:
                room += LIMIT[s.mat[at]] - s.eggs[at]
            at += 1
        if room < gain:
            gain = room
    value = float(gain) * (look.food if row < GRASSLAND else 1.0 if row == GRASSLAND else look.card)
    at = first + row * COLUMNS
    last: i64 = at + n
    while at < last:
        bird: i64 = s.mat[at]
        if COLOUR[bird] == BROWN:
            each = EACH[bird]
            value += each.points + EGG * each.eggs + rest * (each.food * look.food + each.cards * look.card)
        at += 1
    return value


def settling(s: Wingspan, seat: Seat, bird: i64, row: i64, look: Outlook) -> float:
    """What a bird brings to this habitat rather than to another."""
    n: i64 = s.birds[seat * ROWS + row]
    return look.more[row * STEPS + n] + look.brown[bird * ROWS + row] - float(FEE[n])
