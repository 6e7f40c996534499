"""What a position of Wingspan is worth to a seat: points now, and what is likely still to come."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.state import Seat
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.bonus import MEMBERS, count, held
from voliere.games.wingspan.components import (
    BROWN,
    CARD_GAIN,
    COLOUR,
    COLUMNS,
    COST,
    EGG_COST,
    EGG_GAIN,
    EITHER,
    FOOD_GAIN,
    KINDS,
    LIMIT,
    LIVES,
    NEED,
    PINK,
    POINTS,
    ROUNDS,
    ROWS,
    SPOTS,
    TURNS,
    WHITE,
)
from voliere.games.wingspan.decks import BONUSES
from voliere.games.wingspan.goals import prize, standing
from voliere.games.wingspan.powers.catalogue import power_of
from voliere.games.wingspan.sight import cubes
from voliere.games.wingspan.state import Table

GAINS: Final = [FOOD_GAIN, EGG_GAIN, CARD_GAIN]
TOKENS: Final = [1 if bird.either else sum(bird.cost) + bird.wild for bird in BIRDS]
EACH: Final = [power_of(bird).brings() for bird in range(len(BIRDS))]
POINTS_EACH: Final = [each.points for each in EACH]
FOOD_EACH: Final = [each.food for each in EACH]
CARDS_EACH: Final = [each.cards for each in EACH]
EGGS_EACH: Final = [each.eggs for each in EACH]


class Weights:
    """The judgement of the bot, in points. Found by trying: docs/bots.md says what they reach."""

    def __init__(self) -> None:
        self.food = 1.7  # a token early in the game
        self.card = 3.0  # a card early in the game
        self.fade = 6.0  # turns before the end from which food and cards lose their worth
        self.rest = 0.7  # share of that worth over the rest of the game
        self.forest = 0.22  # how often a row is activated, per turn left
        self.grassland = 0.30
        self.wetland = 0.14
        self.engine = 0.64  # trust in future uses
        self.room = 0.55  # a free place for an egg
        self.turn = 1.5  # what a turn brings otherwise: a bird in hand is worth what exceeds it
        self.hand = 0.55  # share of that excess for the best bird in hand
        self.next = 0.6  # of which each further one has so much
        self.plays = 0.6  # birds played, per turn left
        self.hold = 0.1  # share of the worth of a card that any card in hand has
        self.lack = 0.3  # and each token that is lacking takes away
        self.egg_lack = 0.375
        self.paid = 0.7  # share of the worth of food that its price costs
        self.goal = 0.3  # a goal of this round, as it stands at its beginning
        self.later = 0.25  # a goal of a later round
        self.step = 0.25  # towards a goal
        self.half = 0.8  # of a step towards the next prize of a bonus card
        self.surplus = 0.056  # each further token of food is worth so much less
        self.same = 0.15  # and each further one of the same kind


class Outlook:
    """Prices and rates at a moment of the game."""

    def __init__(self, w: Weights, turns: int) -> None:
        self.turns = turns
        left = float(turns)
        soon = left / w.fade
        self.fading = soon if soon < 1.0 else 1.0
        self.food = w.food * self.fading
        self.card = w.card * self.fading
        uses = w.engine * left
        self.uses = [w.forest * uses, w.grassland * uses, w.wetland * uses]
        self.pink = uses
        # Over the rest of the game a token is worth less than now.
        self.price = [w.rest * self.food, 0.9, w.rest * self.card]

    def use(self, bird: i64) -> float:
        """One use of a power."""
        return (
            POINTS_EACH[bird]
            + FOOD_EACH[bird] * self.price[0]
            + CARDS_EACH[bird] * self.price[2]
            + EGGS_EACH[bird] * self.price[1]
        )


def turns_left(s: Table, seat: Seat) -> int:
    return cubes(s, seat) + sum(TURNS[s.round + 1 :])


class Judgement:
    """The value of a table for one seat."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = Weights() if weights is None else weights

    def value(self, s: Table, seat: Seat) -> float:
        turns = turns_left(s, seat)
        look = Outlook(self.weights, turns)
        total = self.mat(s, seat, look) + self.goals(s, seat)
        steps = self.bonus_steps(s, seat, look)
        total += steps[0]
        if turns > 0:
            total += self.food(s, seat, look) + self.hand(s, seat, look, steps)
        return total

    def mat(self, s: Table, seat: Seat, look: Outlook) -> float:
        """Points on the mat, what its rows and powers will give, and room for eggs."""
        w = self.weights
        total = 0.0
        room: i64 = 0
        row: i64 = 0
        while row < ROWS:
            n: i64 = s.birds[seat * ROWS + row]
            uses = look.uses[row]
            total += uses * float(GAINS[row][n]) * look.price[row]
            at: i64 = seat * SPOTS + row * COLUMNS
            last: i64 = at + n
            while at < last:
                bird: i64 = s.mat[at]
                total += float(POINTS[bird] + s.eggs[at] + s.cached[at] + s.tucked[at])
                room += LIMIT[bird] - s.eggs[at]
                if COLOUR[bird] == BROWN:
                    total += uses * look.use(bird)
                elif COLOUR[bird] == PINK:
                    total += look.pink * look.use(bird)
                at += 1
            row += 1
        most = look.uses[1] * float(GAINS[1][s.birds[seat * ROWS + 1]])
        return total + w.room * min(float(room), most)

    def goals(self, s: Table, seat: Seat) -> float:
        """Points of goals: fixed ones, and the others as they stand, trusted the more the nearer they are."""
        w = self.weights
        total = 0.0
        for round in range(1, ROUNDS + 1):
            if round < s.round or s.over:
                total += float(s.goal_points[seat * ROUNDS + round - 1])
                continue
            counts = standing(s, round)
            points = float(prize(s.agreed.blue, round, counts, counts[seat]))
            if round == s.round:
                done = 1.0 - float(cubes(s, seat)) / float(TURNS[round])
                trust = w.goal + (1.0 - w.goal) * done
                total += trust * points + (1.0 - done) * w.step * float(counts[seat])
            else:
                total += w.later * points + 0.5 * w.step * float(counts[seat])
        return total

    def bonus_steps(self, s: Table, seat: Seat, look: Outlook) -> list[float]:
        """The worth of all bonus cards, then of one more for each: half a step is worth something too."""
        found = [0.0]
        for card in held(s, seat):
            n = count(s, seat, card)
            here = self.bonus(card, n, look)
            found[0] += here
            found.append(self.bonus(card, n + 1, look) - here)
        return found

    def bonus(self, card: int, n: int, look: Outlook) -> float:
        bonus = BONUSES[card]
        sure = float(bonus.points(n))
        if not bonus.steps:
            return sure
        low, below = 0, 0
        between = sure
        for least, points in bonus.steps:
            if n < least:
                between = float(below) + float(points - below) * float(n - low) / float(least - low)
                break
            low, below = least, points
        return sure + self.weights.half * look.fading * (between - sure)

    def food(self, s: Table, seat: Seat, look: Outlook) -> float:
        """Each further token is worth a little less."""
        w = self.weights
        total = 0.0
        n = 0.0
        kind: i64 = 0
        while kind < KINDS:
            have: i64 = s.food[seat * KINDS + kind]
            k: i64 = 0
            while k < have:
                share = 1.0 - w.surplus * n - w.same * float(k)
                if share > 0.0:
                    total += look.food * share
                n += 1.0
                k += 1
            kind += 1
        return total

    def hand(self, s: Table, seat: Seat, look: Outlook, steps: list[float]) -> float:
        """What the birds in hand would bring beyond an ordinary turn, the best first."""
        w = self.weights
        hand = s.hands[seat]
        bonuses = held(s, seat)
        eggs: i64 = 0
        at: i64 = seat * SPOTS
        last: i64 = at + SPOTS
        while at < last:
            eggs += s.eggs[at]
            at += 1
        found: list[float] = []
        i: i64 = 0
        while i < hand.size:
            bird: i64 = hand.cards[i]
            value = self.bird(s, seat, bird, look, eggs)
            for k in range(len(bonuses)):
                flags = MEMBERS[s.agreed.edition][bonuses[k]]
                if len(flags) > 0 and flags[bird] == 1:
                    value += steps[k + 1]
            value = (value - w.turn) / (1.0 + w.lack * float(lacking(s, seat, bird)))
            found.append(value)
            i += 1
        found.sort(reverse=True)
        total = 0.0
        share = w.hand * (1.0 if look.turns > 1 else 0.8)
        plays = w.plays * float(look.turns)
        for value in found:
            if plays < 1.0:
                share *= plays if plays > 0.0 else 0.0
            total += share * value if value > 0.0 else 0.0
            total += w.hold * look.card
            share *= w.next
            plays -= 1.0
        return total

    def bird(self, s: Table, seat: Seat, bird: i64, look: Outlook, eggs: i64) -> float:
        """A bird in hand, put where it brings most; its costs taken off."""
        w = self.weights
        best = 0.0
        row: i64 = 0
        while row < ROWS:
            n: i64 = s.birds[seat * ROWS + row]
            if (LIVES[bird] >> row) & 1 and n < COLUMNS:
                uses = look.uses[row]
                value = uses * float(GAINS[row][n + 1] - GAINS[row][n]) * look.price[row]
                if COLOUR[bird] == BROWN:
                    value += uses * look.use(bird)
                value -= float(EGG_COST[n])
                if EGG_COST[n] > eggs:
                    value -= w.egg_lack * float(EGG_COST[n] - eggs)
                if value > best or best == 0.0:
                    best = value
            row += 1
        if COLOUR[bird] == WHITE:
            best += look.use(bird)
        elif COLOUR[bird] == PINK:
            best += look.pink * look.use(bird)
        best += float(POINTS[bird]) + w.room * float(LIMIT[bird])
        return best - w.paid * look.food * float(TOKENS[bird])


def lacking(s: Table, seat: Seat, bird: i64) -> i64:
    """Tokens that a bird's cost still lacks; two of any kind stand for one (WS-PLAY-7)."""
    need: i64 = NEED[bird]
    first: i64 = seat * KINDS
    either: i64 = EITHER[bird]
    have: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        n: i64 = s.food[first + kind]
        have += n
        if either != 0:
            if (either >> kind) & 1:
                have += n
        else:
            cost: i64 = COST[bird * KINDS + kind]
            have += cost if cost < n else n
        kind += 1
    if have >= need:
        return 0
    return (need - have + 1) // 2
