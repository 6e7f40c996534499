"""What was said as a table of the game, and what each number comes to: said, counted, or not known yet."""

from __future__ import annotations

from voliere.core.native import i64, vec
from voliere.core.pad.state import PadState
from voliere.core.rng import seeded
from voliere.core.score import Score
from voliere.core.state import Seat
from voliere.games.wingspan.bonus import by_bird, count, meets, of_the_hand
from voliere.games.wingspan.components import BONUS_CARDS, COLUMNS, NO_BIRD, ROUNDS, ROWS, SPOTS
from voliere.games.wingspan.decks import BONUSES
from voliere.games.wingspan.goals import goal_count, place_of, worth
from voliere.games.wingspan.pad.automa import AutomaPlay
from voliere.games.wingspan.pad.boxes import (
    AUTOMA,
    AUTOMA_REACH,
    CACHED,
    CARD,
    EGGS,
    FIRST_TALLY,
    FOOD,
    LINE,
    NUMBER,
    PART,
    PERCH,
    REACH,
    TILE,
    TUCKED,
)
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.score import against, automa_parts, lines, rank
from voliere.games.wingspan.state import Agreed

FROM_BIRDS = ("birds", "eggs", "cached", "tucked")  # lines that follow from what lies on the mat


class BonusCard:
    """A bonus card somebody has: its count is said, counted on the birds, or not known."""

    def __init__(self, card: int, counted: int | None, said: bool) -> None:
        self.card = card
        self.count = counted
        self.said = said
        self.points = None if counted is None else BONUSES[card].points(counted)


class GoalRound:
    """The goal of a round: counts, points and places by seat, the Automa's last where there is one."""

    def __init__(
        self, goal: int, counts: list[int | None], said: list[bool], points: list[int | None], blue: bool
    ) -> None:
        self.goal = goal
        self.counts = counts
        self.said = said
        self.points = points
        self.places: list[int | None] = [None for _ in counts]
        self.level = [False for _ in counts]
        known = [n for n in counts if n is not None]
        if blue or len(known) < len(counts):
            return
        for k, n in enumerate(known):
            if n:
                ahead, level = place_of(known, n)
                self.places[k] = ahead + 1
                self.level[k] = level > 1


class Tally:
    """Everything the pad's numbers come to."""

    def __init__(self, s: PadState) -> None:
        self.s = s
        self.seats = s.seats
        self.agreed = Agreed(s.agreed)
        self.play = AutomaPlay(s, self.agreed)
        self.table = self.laid()
        self.full = [any(self.perched(seat)) for seat in range(s.seats)]  # birds were entered
        self.bonus = [self.bonus_of(seat) for seat in range(s.seats)]
        self.goals = [self.goal_of(round) for round in range(ROUNDS)]

    # -- the mats ------------------------------------------------------------------------------

    def perched(self, seat: Seat) -> list[int]:
        """The values of a seat's spots: 0 for none, else a bird and one more."""
        return [self.s.value(PERCH, seat, spot) for spot in range(SPOTS)]

    def laid_by(self, seat: Seat) -> list[int]:
        return [value - 1 for value in self.perched(seat) if value]

    def laid(self) -> Wingspan:
        s = self.s
        t = Wingspan(s.seats, seeded(0), self.agreed)
        mat = [value - 1 if value else NO_BIRD for seat in range(s.seats) for value in self.perched(seat)]
        on_bird: list[list[int]] = []
        for block in (EGGS, CACHED, TUCKED):
            said = [s.value(block, seat, spot) for seat in range(s.seats) for spot in range(SPOTS)]
            on_bird.append([n - 1 if n and mat[at] >= 0 else 0 for at, n in enumerate(said)])
        rows = [0] * (s.seats * ROWS)
        for at, bird in enumerate(mat):
            if bird >= 0:
                rows[at // COLUMNS] += 1
        t.mat = vec[i64](mat)
        t.eggs = vec[i64](on_bird[0])
        t.cached = vec[i64](on_bird[1])
        t.tucked = vec[i64](on_bird[2])
        t.birds = vec[i64](rows)
        return t

    # -- bonus cards ---------------------------------------------------------------------------

    def bonus_of(self, seat: Seat) -> list[BonusCard]:
        found: list[BonusCard] = []
        for card in range(BONUS_CARDS):
            said = self.s.value(CARD, seat, card)
            if said >= FIRST_TALLY:
                found.append(BonusCard(card, said - FIRST_TALLY, True))
            elif said:
                counts = self.full[seat] and not of_the_hand(card)
                found.append(BonusCard(card, count(self.table, seat, card) if counts else None, False))
        return found

    def birds_for(self, seat: Seat, card: int) -> list[int]:
        """The birds of a seat that meet a card."""
        if not by_bird(card):
            return []
        return [bird for bird in self.laid_by(seat) if meets(self.agreed.edition, card, bird)]

    # -- goals ---------------------------------------------------------------------------------

    def goal_of(self, round: int) -> GoalRound:
        """Counts as said; those of the last round count themselves where birds were entered."""
        s = self.s
        goal = s.value(TILE, round) - 1
        counts: list[int | None] = []
        for seat in range(s.seats):
            said = s.value(REACH, round, seat)
            if said:
                counts.append(said - 1)
            elif round == ROUNDS - 1 and goal >= 0 and self.full[seat]:
                counts.append(goal_count(self.table, seat, goal))
            else:
                counts.append(None)
        said_by = [s.value(REACH, round, seat) > 0 for seat in range(s.seats)]
        if s.seats == 1:
            automa = s.value(AUTOMA_REACH, round)
            counts.append(automa - 1 if automa else self.play.reach[round])
        return GoalRound(goal, counts, said_by, self.goal_points(round, counts), self.agreed.blue)

    def goal_points(self, round: int, counts: list[int | None]) -> list[int | None]:
        """The blue side pays everybody by themselves, the green one once all counts are known (WS-GOAL)."""
        known = [n for n in counts if n is not None]
        if self.agreed.blue:
            return [None if n is None else worth(True, round + 1, [n])[0] for n in counts]
        if len(known) < len(counts):
            return [None for _ in counts]
        points: list[int | None] = []
        points.extend(worth(False, round + 1, known))
        return points

    # -- lines and ranks -----------------------------------------------------------------------

    def numbers(self, seat: Seat) -> dict[str, int]:
        """Lines that were said as numbers."""
        found: dict[str, int] = {}
        for k, name in enumerate(LINE.names):
            said = self.s.value(NUMBER, seat, k)
            if said:
                found[name] = said - 1
        return found

    def counted(self, seat: Seat) -> dict[str, int | None]:
        """The lines without the numbers: counted as far as birds, cards and goals were entered."""
        found: dict[str, int | None] = {}
        for name, n in lines(self.table, seat).items():
            found[name] = n if self.full[seat] and name in FROM_BIRDS else None
        if self.bonus[seat]:
            found["bonus"] = sum([one.points or 0 for one in self.bonus[seat]])
        points = [goal.points[seat] for goal in self.goals]
        if any(n is not None for n in points):
            found["goals"] = sum([n or 0 for n in points])
        return found

    def lines(self, seat: Seat) -> dict[str, int | None]:
        """What was said goes before what is counted."""
        found = self.counted(seat)
        for name, n in self.numbers(seat).items():
            found[name] = n
        return found

    def scores(self) -> list[Score]:
        return [
            Score(seat, {name: n or 0 for name, n in self.lines(seat).items()}) for seat in range(self.seats)
        ]

    def food(self, seat: Seat) -> int | None:
        said = self.s.value(FOOD, seat)
        return said - 1 if said else None

    def keys(self) -> list[list[int]]:
        return [[score.total, self.food(score.seat) or 0] for score in self.scores()]

    def places(self) -> list[int]:
        return rank(self.keys())

    # -- the Automa ----------------------------------------------------------------------------

    def automa_said(self, part: str) -> int | None:
        said = self.s.value(AUTOMA, PART.index[part])
        return said - 1 if said else None

    def automa_has(self, part: str, counted: int) -> int | None:
        """What was said of it, else what its turns at the table came to."""
        said = self.automa_said(part)
        return counted if said is None and self.play.begun else said

    def automa_lines(self) -> dict[str, int | None]:
        points = [goal.points[-1] for goal in self.goals]
        goals = self.automa_said("goals")
        if goals is None and any(n is not None for n in points):
            goals = sum([n or 0 for n in points])
        play = self.play
        birds = self.automa_has("birds", play.bird_points)
        face_down = self.automa_has("face_down", play.face_down)
        said = [birds, face_down, goals, self.automa_has("eggs", play.eggs)]
        given = [n or 0 for n in said]
        worths = automa_parts(self.agreed, given[0], given[1], given[2], given[3])
        found: dict[str, int | None] = {}
        for k, name in enumerate(PART.names):
            found[name] = None if said[k] is None else worths[name]
        return found

    def automa_total(self) -> int:
        return sum([n or 0 for n in self.automa_lines().values()])

    def result(self) -> str:
        return against(self.keys()[0], self.automa_total())
