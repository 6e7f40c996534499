"""The other powers: moving, bonus cards, one more bird (WS-RULE-1, WS-RULE-22, WS-BONUS-3)."""

from __future__ import annotations

from typing import ClassVar, Final

from voliere.core.native import i64
from voliere.core.refused import Told
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task
from voliere.games.wingspan.bird import HABITAT_NAMES
from voliere.games.wingspan.bonus import draw_bonus, keep_bonus
from voliere.games.wingspan.cards import put_on_mat
from voliere.games.wingspan.components import CARDS, COLUMNS, DO_SKIP, KEEP_BONUS, MOVE, NO_BIRD, ROWS
from voliere.games.wingspan.params import SAME, Params
from voliere.games.wingspan.play import play, plays
from voliere.games.wingspan.powers.power import Power
from voliere.games.wingspan.powers.yields import Yield
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.state import Table

# In points.
WANDER: Final = 0.3
BONUS_CARD: Final = 3.0  # the better of two
SECOND_BIRD: Final = 2.0  # a turn saved


class MoveHabitat(Power):
    """The last bird of a row may move to another habitat with room (WS-RULE-1, WS-RULE-22)."""

    kind: ClassVar[str] = "move_habitat"

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        here = s.row_of(bird)
        if s.spot_of(bird) % COLUMNS + 1 != s.birds[seat * ROWS + here]:
            return False
        return any(row != here and s.birds[seat * ROWS + row] < COLUMNS for row in range(ROWS))

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.push(CHOOSE_HABITAT, me.seat, me.slot)

    def brings(self) -> Yield:
        return Yield(WANDER)


class ChooseHabitat(Question):
    """Where the bird `slot` moves, with all that lies on it."""

    def about(self, s: Table, me: Task) -> int | None:
        return me.slot

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


class BonusCards(Power):
    """Draw bonus cards, keep one (WS-BONUS-3: as many as exist)."""

    kind: ClassVar[str] = "bonus_cards"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.draw = p.number("draw", least=2)
        p.only("keep", "1")

    def offered(self, s: Table, seat: Seat, bird: int) -> bool:
        return s.bonus_deck != 0 or s.bonus_discards != 0

    def take(self, s: Table, me: Task, a: Action) -> None:
        for _ in range(self.draw):
            draw_bonus(s, me.seat)
        s.spread.sort()
        s.push(KEEP_ONE_BONUS, me.seat, me.slot)

    def words(self, printed: bool) -> dict[str, Told]:
        return {"n": self.draw}

    def brings(self) -> Yield:
        return Yield(BONUS_CARD)


class KeepOneBonus(Question):
    """Keep one of the bonus cards drawn; the other is discarded. `slot` is the bird."""

    def about(self, s: Table, me: Task) -> int | None:
        return me.slot

    def options(self, s: Table, me: Task) -> list[Action]:
        return [KEEP_BONUS.first + card - CARDS for card in s.spread]

    def take(self, s: Table, me: Task, a: Action) -> None:
        keep_bonus(s, me.seat, a - KEEP_BONUS.first)


class PlayExtra(Power):
    """Play one more bird at once, into a certain row, at its normal cost."""

    kind: ClassVar[str] = "play_extra"

    def __init__(self, p: Params) -> None:
        super().__init__(p)
        self.habitat = p.habitat(same=True)
        self.question = PlayAnother(self.habitat)

    def words(self, printed: bool) -> dict[str, Told]:
        return {"habitat": "same" if self.habitat == SAME else HABITAT_NAMES[self.habitat]}

    def brings(self) -> Yield:
        return Yield(SECOND_BIRD)


class PlayAnother(Question):
    """One more bird into the row, or none; the yes and the choice are one question. `slot` is the bird."""

    def __init__(self, habitat: int) -> None:
        super().__init__()
        self.habitat = habitat  # SAME: the row of the bird that was just played

    def about(self, s: Table, me: Task) -> int | None:
        return me.slot

    def rows(self, s: Table, bird: int) -> int:
        return 1 << (s.row_of(bird) if self.habitat == SAME else self.habitat)

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
