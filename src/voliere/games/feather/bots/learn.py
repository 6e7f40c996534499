"""Learning to judge Birds of a Feather by playing against oneself: a row was worth what came of the sheet."""

from __future__ import annotations

from typing import Final

from voliere.bots.net import Inputs, Teacher
from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.state import Seat
from voliere.games.feather.bots.habits import Habits
from voliere.games.feather.bots.inputs import AHEAD, LEFT, ROWS, VISITED
from voliere.games.feather.bots.insight import SCALE, Insight
from voliere.games.feather.components import FULL_ROW, PLAY, ROW, ROW_POINTS
from voliere.games.feather.game import FeatherGame
from voliere.games.feather.position import Feather
from voliere.games.feather.rounds import CHOOSE
from voliere.games.feather.score import points

TABLES: Final = [2, 1, 4, 2, 1, 3]  # seats, one game after the other
TRUST: Final = 0.7  # how much of what came later counts, against what was thought of the next choice
STRANGE: Final = 12  # one card in so many is by chance


class Lesson:
    """All rows of a seat, as they were, and the points it had for sure."""

    def __init__(self, seat: Seat, sure: float) -> None:
        self.seat = seat
        self.sure = sure
        self.rows: list[Inputs] = []
        self.follows = True  # a thought of the choice itself, which what was before it may trust


class School:
    """Plays a game by what it has learned so far, and corrects that from its end backwards."""

    def __init__(self, teacher: Teacher) -> None:
        self.teacher = teacher
        self.insight = Insight(teacher.net)
        self.habits = Habits(self.insight)

    def play(self, number: int, rng: Rng) -> int:
        """One game, and all that it teaches; gives the number of lessons."""
        seats = TABLES[number % len(TABLES)]
        s = FeatherGame().new(seats, int(rng.word()), {}).copy()
        assert isinstance(s, Feather)
        s.rng = rng.fork()
        lessons = self.listen(s, rng)
        for seat in range(seats):
            self.teach([lesson for lesson in lessons if lesson.seat == seat], float(points(s.sheets[seat])))
        return len(lessons)

    def listen(self, s: Feather, rng: Rng) -> list[Lesson]:
        lessons: list[Lesson] = []
        while s.actors:
            seat = s.actors[0]
            strange = rng.below(STRANGE) == 0
            if s.top(seat).verb is not CHOOSE:
                a = s.sample(seat, rng) if strange else self.habits.choose(s, seat, rng)
            else:
                self.insight.begin(s, seat, LEFT)
                lessons.append(self.lesson(seat, -1))
                a = s.sample(seat, rng) if strange else self.habits.play(s, seat)
                lessons.append(self.lesson(seat, a - PLAY.first))
            s.do(seat, a)
        return lessons

    def lesson(self, seat: Seat, bird: i64) -> Lesson:
        """Before the choice of a card, or just after it."""
        eyes = self.insight.eyes
        sheet: i64 = eyes.sheet
        there: i64 = -1
        if bird >= 0:
            there = bird // ROW
            sheet = self.insight.after(bird)
            eyes.lay_down(bird)
        sure = 0.0
        lesson = Lesson(seat, 0.0)
        h: i64 = 0
        while h < ROWS:
            mode = AHEAD if bird < 0 else VISITED if h == there else LEFT
            seen: i64 = sheet if h == there else eyes.sheet
            sure += float(ROW_POINTS[(seen >> (h * ROW)) & FULL_ROW])
            lesson.rows.append(eyes.look(h, mode, seen).kept())
            h += 1
        if bird >= 0:
            eyes.take_up(bird)
        lesson.sure = sure
        lesson.follows = bird >= 0
        return lesson

    def teach(self, lessons: list[Lesson], end: float) -> None:
        """From the last choice to the first."""
        net = self.teacher.net
        target = end
        k = len(lessons) - 1
        while k >= 0:
            lesson = lessons[k]
            values = [net.value(x) for x in lesson.rows]
            thought = lesson.sure + SCALE * sum(values)
            error = (target - thought) / SCALE
            for i in range(len(values)):
                self.teacher.correct(lesson.rows[i], values[i] + error)
            if lesson.follows:
                target = TRUST * target + (1.0 - TRUST) * thought
            k -= 1
