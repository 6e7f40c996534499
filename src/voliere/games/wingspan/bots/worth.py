"""What a position of Wingspan is worth to a seat: points now, and what is likely still to come."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64, vec
from voliere.core.state import Seat
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.bonus import EDITIONS, MEMBERS, count, held
from voliere.games.wingspan.components import (
    BROWN,
    CARD_GAIN,
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

TURNS_AFTER: Final = [sum(TURNS[round + 1 :]) for round in range(len(TURNS))]
MOST_TURNS: Final = TURNS[1] + TURNS_AFTER[0]  # as counted before the first round
GAINS: Final = [FOOD_GAIN, EGG_GAIN, CARD_GAIN]
STEPS: Final = COLUMNS + 1  # birds in a row: none to five
FEE: Final = vec[i64](EGG_COST)
TOKENS: Final = [1 if bird.either else sum(bird.cost) + bird.wild for bird in BIRDS]
EACH: Final = [power_of(bird).brings() for bird in range(len(BIRDS))]


def cards_met(edition: int, bird: int) -> int:
    """The bonus cards that look at birds and count this one, a bit each."""
    flags = [(card, birds) for card, birds in enumerate(MEMBERS[edition]) if len(birds) > 0]
    return sum([1 << card for card, birds in flags if birds[bird] == 1])


MET: Final = [vec[i64]([cards_met(e, bird) for bird in range(len(BIRDS))]) for e in range(EDITIONS)]


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
    """Prices and rates at a moment of the game, and what rows and birds come to at these."""

    def __init__(self, w: Weights, turns: int) -> None:
        self.turns = turns
        left = float(turns)
        soon = left / w.fade
        self.fading = soon if soon < 1.0 else 1.0
        self.food = w.food * self.fading
        self.card = w.card * self.fading
        rest = w.engine * left
        uses = [w.forest * rest, w.grassland * rest, w.wetland * rest]
        # Over the rest of the game a token is worth less than now.
        price = [w.rest * self.food, 0.9, w.rest * self.card]
        self.eggs_laid = vec[float]([uses[1] * float(n) for n in EGG_GAIN])  # by birds in the grassland
        # By row, and birds in it: what it gives over the rest of the game, and how much more with one more.
        row: list[float] = []
        more: list[float] = []
        for k in range(ROWS):
            gain = GAINS[k]
            for n in range(STEPS):
                row.append(uses[k] * float(gain[n]) * price[k])
                more.append(uses[k] * float(gain[n + 1] - gain[n]) * price[k] if n < COLUMNS else 0.0)
        self.row = vec[float](row)
        self.more = vec[float](more)
        # By bird: what its power gives if it is of this colour (brown: by row), the bird itself, its cost.
        use = [
            each.points + each.food * price[0] + each.cards * price[2] + each.eggs * price[1] for each in EACH
        ]
        kinds = [bird.colour for bird in BIRDS]
        birds = range(len(BIRDS))
        self.brown = vec[float](
            [uses[k] * use[b] if kinds[b] == BROWN else 0.0 for b in birds for k in range(ROWS)]
        )
        self.pink = vec[float]([rest * use[b] if kinds[b] == PINK else 0.0 for b in birds])
        self.white = vec[float]([use[b] if kinds[b] == WHITE else 0.0 for b in birds])
        self.body = vec[float]([float(bird.points) + w.room * float(bird.egg_limit) for bird in BIRDS])
        self.cost = vec[float]([w.paid * self.food * float(n) for n in TOKENS])


def turns_left(s: Table, seat: Seat) -> int:
    return cubes(s, seat) + TURNS_AFTER[s.round]


class Judgement:
    """The value of a table for one seat."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = Weights() if weights is None else weights
        self.looks: list[Outlook | None] = [None] * (MOST_TURNS + 1)  # by turns left, made when first asked

    def look(self, turns: int) -> Outlook:
        known = self.looks[turns]
        if known is None:
            known = Outlook(self.weights, turns)
            self.looks[turns] = known
        return known

    def value(self, s: Table, seat: Seat) -> float:
        turns = turns_left(s, seat)
        look = self.look(turns)
        total = self.mat(s, seat, look) + self.goals(s, seat)
        steps = self.bonus_steps(s, seat, look)
        total += steps[0]
        if turns > 0:
            total += self.food(s, seat, look) + self.hand(s, seat, look, steps)
        return total

    def mat(self, s: Table, seat: Seat, look: Outlook) -> float:
        """Points on the mat, what its rows and powers will give, and room for eggs."""
        total = 0.0
        room: i64 = 0
        me: i64 = seat
        birds = s.birds
        eggs = s.eggs
        cached = s.cached
        tucked = s.tucked
        row: i64 = 0
        while row < ROWS:
            n: i64 = birds[me * ROWS + row]
            total += look.row[row * STEPS + n]
            at: i64 = me * SPOTS + row * COLUMNS
            last: i64 = at + n
            while at < last:
                bird: i64 = s.mat[at]
                total += float(POINTS[bird] + eggs[at] + cached[at] + tucked[at])
                room += LIMIT[bird] - eggs[at]
                total += look.brown[bird * ROWS + row] + look.pink[bird]
                at += 1
            row += 1
        return total + self.weights.room * min(float(room), look.eggs_laid[birds[me * ROWS + 1]])

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
        met = MET[s.agreed.edition]
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
            if met[bird] & s.bonus[seat] != 0:
                for k in range(len(bonuses)):
                    if (met[bird] >> bonuses[k]) & 1:
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
        best = 0.0
        me: i64 = seat
        lives: i64 = LIVES[bird]
        row: i64 = 0
        while row < ROWS:
            n: i64 = s.birds[me * ROWS + row]
            if (lives >> row) & 1 and n < COLUMNS:
                value = look.more[row * STEPS + n] + look.brown[bird * ROWS + row]
                fee: i64 = FEE[n]
                value -= float(fee)
                if fee > eggs:
                    value -= self.weights.egg_lack * float(fee - eggs)
                if value > best or best == 0.0:
                    best = value
            row += 1
        best += look.white[bird] + look.pink[bird]
        return best + look.body[bird] - look.cost[bird]


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
