"""The other powers: moving, repeating, bonus cards, one more bird (section 7 of the kinds of powers)."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.bonus import draw_bonus, keep_bonus
from voliere.games.wingspan.cards import put_on_mat
from voliere.games.wingspan.components import (
    BROWN,
    CARDS,
    COLOUR,
    COLUMNS,
    DO_SKIP,
    KEEP_BONUS,
    MOVE,
    NO_BIRD,
    REPEAT,
    ROWS,
    SPOTS,
)
from voliere.games.wingspan.play import play, plays
from voliere.games.wingspan.powers.power import POWERS, Power
from voliere.games.wingspan.state import Table


class MoveHabitat(Power):
    """The last bird of a row may move to another habitat with room (WS-RULE-1, WS-RULE-22)."""

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        here = s.row_of(bird)
        if s.spot_of(bird) % COLUMNS + 1 != s.birds[seat * ROWS + here]:
            return False
        return any(row != here and s.birds[seat * ROWS + row] < COLUMNS for row in range(ROWS))

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(CHOOSE_HABITAT, me.seat, me.slot)


class ChooseHabitat(Verb[Table]):
    """Where the bird moves, with all that lies on it."""

    def options(self, s: Table, me: Task) -> list[Action]:
        here = s.row_of(me.slot)
        found = [row for row in range(ROWS) if row != here and s.birds[me.seat * ROWS + row] < COLUMNS]
        return [MOVE.first + row for row in found]

    def take(self, s: Table, me: Task, a: Action) -> None:
        row = a - MOVE.first
        old = s.spot_of(me.slot)
        s.birds[me.seat * ROWS + s.row_of(me.slot)] -= 1
        s.mat[old] = NO_BIRD
        put_on_mat(s, me.seat, me.slot, row)
        new = s.spot_of(me.slot)
        s.eggs[new], s.eggs[old] = s.eggs[old], 0
        s.cached[new], s.cached[old] = s.cached[old], 0
        s.tucked[new], s.tucked[old] = s.tucked[old], 0
        if s.log is not None:
            s.log.tell("moved", {"seat": me.seat, "bird": me.slot, "habitat": row})


class RepeatPower(Power):
    """Resolve the brown (or predator) power of another bird of the row once more, on that bird (WS-POW-9).

    A repeating bird may choose another one. `slot` then also carries the birds already being resolved,
    which may not be chosen again (WS-RULE-3).
    """

    def __init__(self, predators: bool) -> None:
        super().__init__()
        self.predators = predators
        self.choose = ChooseRepeat(self)

    def may(self, bird: int) -> bool:
        return BIRDS[bird].icon == "predator" if self.predators else COLOUR[bird] == BROWN

    def chosen(self, s: Table, seat: Seat, slot: int) -> list[int]:
        """The slots of the birds that may be chosen, and whose power could do something."""
        busy = resolving(slot)
        bird = busy[0]
        first: i64 = seat * SPOTS + s.row_of(bird) * COLUMNS
        found: list[int] = []
        for k in range(COLUMNS):
            other = int(s.mat[first + k])
            if other >= 0 and other not in busy and self.may(other):
                inner = other
                if isinstance(POWERS[other], RepeatPower):
                    inner += CARDS * (1 + bird) + CARDS * (CARDS + 1) * (slot // CARDS)
                if POWERS[other].offered(s, seat, inner):
                    found.append(inner)
        return found

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return len(self.chosen(s, seat, bird)) > 0

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(self.choose, me.seat, me.slot)


def resolving(slot: int) -> list[int]:
    """The bird of a slot, and the repeating birds that led to it."""
    birds = [slot % CARDS]
    rest = slot // CARDS
    while rest > 0:
        birds.append(rest % (CARDS + 1) - 1)
        rest //= CARDS + 1
    return birds


class ChooseRepeat(Verb[Table]):
    """Choose the bird whose power is resolved once more; it is not asked again whether to use it."""

    def __init__(self, power: RepeatPower) -> None:
        super().__init__()
        self.power = power

    def options(self, s: Table, me: Task) -> list[Action]:
        return sorted([REPEAT.first + slot % CARDS for slot in self.power.chosen(s, me.seat, me.slot)])

    def take(self, s: Table, me: Task, a: Action) -> None:
        bird = a - REPEAT.first
        if s.log is not None:
            s.log.tell("repeats", {"seat": me.seat, "bird": me.slot % CARDS, "bird_other": bird})
        s.acting = bird
        for slot in self.power.chosen(s, me.seat, me.slot):
            if slot % CARDS == bird:
                s.push(POWERS[bird], me.seat, slot)


class BonusCards(Power):
    """Draw two bonus cards, keep one (WS-BONUS-3: one, if only one exists)."""

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return s.bonus_deck != 0 or s.bonus_discards != 0

    def take(self, s: Table, me: Task, a: Action) -> None:
        for _ in range(2):
            draw_bonus(s, me.seat)
        s.spread.sort()
        s.push(KEEP_ONE_BONUS, me.seat, me.slot)


class KeepOneBonus(Verb[Table]):
    """Keep one of the bonus cards drawn; the other is discarded."""

    def options(self, s: Table, me: Task) -> list[Action]:
        return [KEEP_BONUS.first + card - CARDS for card in s.spread]

    def take(self, s: Table, me: Task, a: Action) -> None:
        keep_bonus(s, me.seat, a - KEEP_BONUS.first)


class PlayExtra(Power):
    """Play one more bird at once, into a certain row, at its normal cost."""

    def __init__(self, habitat: int) -> None:
        super().__init__()
        self.question = PlayAnother(habitat)


class PlayAnother(Verb[Table]):
    """One more bird into the row, or none; the yes and the choice of the bird are one question."""

    def __init__(self, habitat: int) -> None:
        super().__init__()
        self.habitat = habitat  # -1: the row of the bird that was just played

    def rows(self, s: Table, bird: int) -> int:
        return 1 << (self.habitat if self.habitat >= 0 else s.row_of(bird))

    def options(self, s: Table, me: Task) -> list[Action]:
        found = [int(a) for a in plays(s, me.seat, self.rows(s, me.slot))]
        found.sort()
        return [*found, DO_SKIP]

    def sample(self, s: Table, me: Task, rng: Rng) -> Action:
        found = plays(s, me.seat, self.rows(s, me.slot))
        k: i64 = rng.below(len(found) + 1)
        return int(found[k]) if k < len(found) else DO_SKIP

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a != DO_SKIP:
            play(s, me.seat, a)


CHOOSE_HABITAT: Final = ChooseHabitat()
KEEP_ONE_BONUS: Final = KeepOneBonus()
