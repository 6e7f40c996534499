"""What a learned judgement of Wingspan looks at, as numbered inputs (`voliere.bots.net`).

Birds on the mat by habitat and birds in hand count twice: as they are, and by the turns left. The rest is
counted: rows, food, cards, eggs and room for them, each goal as it stands, each bonus card by what it counts.
"""

from __future__ import annotations

from typing import Final

from voliere.bots.net import Inputs
from voliere.core.native import i64
from voliere.core.state import Seat
from voliere.games.wingspan.bonus import count, held
from voliere.games.wingspan.bots.worth import lacking, turns_left
from voliere.games.wingspan.components import (
    BONUS_CARDS,
    CARDS,
    COLUMNS,
    KINDS,
    LIMIT,
    ROUNDS,
    ROWS,
    SPOTS,
    TURNS,
)
from voliere.games.wingspan.decks import GOALS
from voliere.games.wingspan.goals import standing
from voliere.games.wingspan.sight import cubes
from voliere.games.wingspan.state import Table

ALL_TURNS: Final = 26
FEW: Final = 5  # tokens of a kind that are told apart, and birds that could be played now
SOME: Final = 10  # tokens or cards in all
MANY: Final = 16  # pairs of eggs, or of places for them
COUNTED: Final = 8  # for a goal or a bonus card
LEADS: Final = 7  # for a goal, from 3 behind to 3 ahead

# Where each kind of input begins.
ON_MAT: Final = 0
ON_MAT_LONG: Final = ON_MAT + CARDS * ROWS
IN_HAND: Final = ON_MAT_LONG + CARDS * ROWS
IN_HAND_LONG: Final = IN_HAND + CARDS
ROW: Final = IN_HAND_LONG + CARDS
ROW_LONG: Final = ROW + ROWS * (COLUMNS + 1)
FOOD: Final = ROW_LONG + ROWS * (COLUMNS + 1)
ALL_FOOD: Final = FOOD + KINDS * FEW
HAND: Final = ALL_FOOD + SOME
READY: Final = HAND + SOME
EGGS: Final = READY + FEW
ROOM: Final = EGGS + MANY
TURN: Final = ROOM + MANY
GOAL_NOW: Final = TURN + ALL_TURNS + 1
GOAL_LATER: Final = GOAL_NOW + len(GOALS) * COUNTED
LEAD_NOW: Final = GOAL_LATER + len(GOALS) * COUNTED
LEAD_LATER: Final = LEAD_NOW + LEADS * (TURNS[1] + 1)
BONUS: Final = LEAD_LATER + LEADS * ROUNDS
BONUS_LONG: Final = BONUS + BONUS_CARDS * COUNTED
SEATS: Final = BONUS_LONG + BONUS_CARDS
COUNT: Final = SEATS + 6
MOST: Final = 2 * (SPOTS + CARDS) + 2 * ROWS + KINDS + 6 + 2 * ROUNDS + 2 * BONUS_CARDS + 1  # on at once


def look(s: Table, seat: Seat, x: Inputs) -> None:
    """All inputs of a position, for a seat."""
    x.clear()
    turns: i64 = turns_left(s, seat)
    far = float(turns) / float(ALL_TURNS)
    x.add(TURN + turns, 1.0)
    x.add(SEATS + s.seats, 1.0)
    look_at_mat(s, seat, x, far)
    look_at_hand(s, seat, x, far)
    look_at_food(s, seat, x)
    look_at_goals(s, seat, x)
    for card in held(s, seat):
        x.add(BONUS + card * COUNTED + least(count(s, seat, card), COUNTED), 1.0)
        x.add(BONUS_LONG + card, far)


def least(n: i64, classes: i64) -> i64:
    return n if n < classes else classes - 1


def look_at_mat(s: Table, seat: Seat, x: Inputs, far: float) -> None:
    eggs: i64 = 0
    room: i64 = 0
    row: i64 = 0
    while row < ROWS:
        n: i64 = s.birds[seat * ROWS + row]
        x.add(ROW + row * (COLUMNS + 1) + n, 1.0)
        x.add(ROW_LONG + row * (COLUMNS + 1) + n, far)
        at: i64 = seat * SPOTS + row * COLUMNS
        last: i64 = at + n
        while at < last:
            bird: i64 = s.mat[at]
            x.add(ON_MAT + bird * ROWS + row, 1.0)
            x.add(ON_MAT_LONG + bird * ROWS + row, far)
            eggs += s.eggs[at]
            room += LIMIT[bird] - s.eggs[at]
            at += 1
        row += 1
    x.add(EGGS + least(eggs // 2, MANY), 1.0)
    x.add(ROOM + least(room // 2, MANY), 1.0)


def look_at_hand(s: Table, seat: Seat, x: Inputs, far: float) -> None:
    hand = s.hands[seat]
    ready: i64 = 0
    i: i64 = 0
    while i < hand.size:
        bird: i64 = hand.cards[i]
        x.add(IN_HAND + bird, 1.0)
        x.add(IN_HAND_LONG + bird, far)
        if lacking(s, seat, bird) == 0:
            ready += 1
        i += 1
    x.add(HAND + least(hand.size, SOME), 1.0)
    x.add(READY + least(ready, FEW), 1.0)


def look_at_food(s: Table, seat: Seat, x: Inputs) -> None:
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        n: i64 = s.food[seat * KINDS + kind]
        x.add(FOOD + kind * FEW + least(n, FEW), 1.0)
        total += n
        kind += 1
    x.add(ALL_FOOD + least(total, SOME), 1.0)


def look_at_goals(s: Table, seat: Seat, x: Inputs) -> None:
    """Each goal still to come: what the seat has for it, and how far it is ahead of the best other."""
    for round in range(s.round, ROUNDS + 1):
        counts = standing(s, round)
        own = counts[seat]
        best = 0
        for k in range(len(counts)):
            if k != seat and counts[k] > best:
                best = counts[k]
        ahead = own - best
        lead: i64 = 0 if ahead < -3 else LEADS - 1 if ahead > 3 else ahead + 3
        goal: i64 = s.goals[round - 1]
        if round == s.round:
            x.add(GOAL_NOW + goal * COUNTED + least(own, COUNTED), 1.0)
            x.add(LEAD_NOW + lead * (TURNS[1] + 1) + cubes(s, seat), 1.0)
        else:
            x.add(GOAL_LATER + goal * COUNTED + least(own, COUNTED), 1.0)
            x.add(LEAD_LATER + lead * ROUNDS + (round - s.round), 1.0)
