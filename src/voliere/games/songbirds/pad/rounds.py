"""A round as it was said, as a table of the game: cards sing, lines and areas are won, scores follow."""

from __future__ import annotations

from voliere.core.native import i64, vec
from voliere.core.pad.state import PadState
from voliere.core.rng import seeded
from voliere.core.state import Seat
from voliere.games.songbirds.components import (
    BERRIES,
    CELLS,
    CENTRE,
    COLOURS,
    LINE_SIZE,
    LINES,
    PENDING,
    SIDE,
    WON,
    colour_of,
)
from voliere.games.songbirds.forest import lay, sing
from voliere.games.songbirds.pad import boxes
from voliere.games.songbirds.pad.boxes import FAVOURITE, HARVEST, LEAST, MOST_ROUNDS, TOKEN, TOKENS, WORM
from voliere.games.songbirds.position import Songbirds
from voliere.games.songbirds.rounds import goes_on, lay_special
from voliere.games.songbirds.score import alone, next_first, round_score
from voliere.games.songbirds.special import SIDES
from voliere.games.songbirds.state import Agreed

UNSAID = -1


class Round:
    """One round: the table it comes to, and which of its numbers were said or counted."""

    def __init__(self, s: PadState, agreed: Agreed, number: int) -> None:
        self.number = number
        self.agreed = agreed
        self.tokens = [said(TOKENS, s.value(TOKEN, number, line)) for line in range(LINES)]
        self.special = agreed.duel and s.seats == 4
        self.side = self.side_of(s) if self.special else UNSAID
        self.forest = [s.value(boxes.LAY, number, cell) - 1 for cell in range(CELLS)]
        if self.special:
            self.forest[CENTRE] = UNSAID
        self.counted = max(self.forest) >= 0
        self.favourites = [s.value(FAVOURITE, number, seat) - 1 for seat in range(s.seats)]
        self.worms = [s.value(WORM, number, seat) - 1 for seat in range(s.seats)]
        self.numbers = [s.value(HARVEST, number, colour) for colour in range(COLOURS)]
        self.table = self.laid(s)
        self.earlier = [0] * s.seats

    def side_of(self, s: PadState) -> int:
        """The side the table agreed on, or the one that was drawn or chosen for this round."""
        agreed = SIDE.index.get(self.agreed.special, UNSAID)
        drawn = s.value(boxes.CENTRE, self.number)
        return drawn - 1 if drawn else agreed

    def laid(self, s: PadState) -> Songbirds:
        t = Songbirds(s.seats, seeded(0), self.agreed)
        t.round = self.number + 1
        t.tokens = vec[i64]([0 if token is None else token for token in self.tokens])
        if self.special:
            t.side = max(0, self.side)
            lay_special(t)
            t.side = self.side  # unsaid: its areas are not looked at
        for cell, card in enumerate(self.forest):
            if card >= 0:
                lay(t, cell, card)
                sing(t, cell, card)
        grown = [int(x) for x in t.harvest]
        t.harvest = vec[i64]([n + LEAST - 1 if n else grown[c] for c, n in enumerate(self.numbers)])
        t.favourites = self.favourites
        t.worms = [max(0, worm) for worm in self.worms]
        return t

    def harvest(self, colour: int) -> int | None:
        known = self.counted or self.numbers[colour] > 0
        return int(self.table.harvest[colour]) if known else None

    def score(self, seat: Seat) -> int | None:
        """By the game's own score, once the favourite and its harvest are known; a team has one score."""
        card = self.favourites[seat if self.agreed.duel else 0]
        if card < 0 or self.harvest(colour_of(card)) is None:
            return None
        if self.agreed.duel:
            return round_score(self.table, seat)
        known = all(self.harvest(colour) is not None for colour in range(COLOURS))
        return sum(alone(self.table).values()) if known else None

    @property
    def whole(self) -> bool:
        return all(self.score(seat) is not None for seat in range(self.table.seats))

    @property
    def totals(self) -> list[int]:
        return [was + (self.score(seat) or 0) for seat, was in enumerate(self.earlier)]

    def winners(self) -> list[int | None]:
        won = [int(self.table.lines[line * LINE_SIZE + WON]) for line in range(LINES)]
        return [None if x == PENDING else x for x in won]

    def area_winners(self) -> list[int | None]:
        return [None if x == PENDING else x for x in self.table.areas_won]

    def area_sum(self) -> int:
        """The most berries that the areas may add to what the lines give."""
        if not self.special:
            return 0
        sides = SIDES if self.side < 0 else [SIDES[self.side]]
        return max([sum([max(0, area.token) for area in side.areas]) for side in sides])

    def most(self) -> int:
        """The berries there are to harvest, by lines and areas."""
        return sum(BERRIES) + self.area_sum()


def said(values: list[int], value: int) -> int | None:
    return values[value - 1] if value else None


def most_rounds(agreed: Agreed) -> int:
    """How many rounds there are boxes for."""
    if agreed.extended == "off":
        return 1
    return agreed.rounds if agreed.extended == "rounds" else MOST_ROUNDS


def rounds_of(s: PadState) -> list[Round]:
    """Every round up to the last that anything was said of, at least one; totals run along."""
    agreed = Agreed(s.agreed)
    last = 0
    for box in s.values:
        block = s.pad.boxes.block_of(box)
        if block.kinds[0].kind == "round":
            last = max(last, block.args(box)[0])
    found: list[Round] = []
    for number in range(last + 1):
        one = Round(s, agreed, number)
        if found:
            one.earlier = found[-1].totals
        found.append(one)
    return found


def more_to_come(one: Round) -> bool:
    """Whether another round follows this one, by the game's own rule (SB-EXT-4)."""
    one.table.totals = one.totals
    return goes_on(one.table)


def begins_after(one: Round, first: Seat | None) -> Seat | None:
    """Who begins the next round (SB-EXT-5); where that rests on who began this one, it must be known."""
    t = one.table
    t.totals = one.totals
    found: set[Seat] = set()
    for seat in range(t.seats) if first is None else [first]:
        t.first = seat
        found.add(next_first(t))
    return found.pop() if len(found) == 1 else None
