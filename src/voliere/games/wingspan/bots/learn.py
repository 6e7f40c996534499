"""Learning to judge Wingspan by playing against oneself: a table was worth what its seat came to have."""

from __future__ import annotations

from typing import Final

from voliere.bots.net import Inputs, Teacher
from voliere.core.options import Options
from voliere.core.rng import Rng
from voliere.core.state import Seat
from voliere.games.wingspan.bots.inputs import look
from voliere.games.wingspan.bots.insight import SCALE, Insight, Practised
from voliere.games.wingspan.game import WingspanGame
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.turn import TURN

TABLES: Final = [2, 1, 2, 3, 2, 1, 2, 4, 1, 5]  # seats, one game after the other
STRANGE: Final = 40  # one turn in so many is taken by chance, so that other tables are seen too


class Lesson:
    """A table as a seat left it."""

    def __init__(self, seat: Seat, seen: Inputs, known: float) -> None:
        self.seat = seat
        self.seen = seen
        self.known = known  # what the hand-made judgement said


class School:
    """Plays a game, remembers it, and corrects the net."""

    def __init__(self, teacher: Teacher) -> None:
        self.teacher = teacher
        self.insight = Insight(teacher.net)
        self.policy = Practised(self.insight)

    def play(self, number: int, rng: Rng) -> int:
        """One game, and all that it teaches; gives the number of lessons."""
        seats = TABLES[number % len(TABLES)]
        options: Options = {"goals": "blue" if rng.below(4) == 0 else "green"}
        s = WingspanGame().new(seats, int(rng.word()), options).copy()
        assert isinstance(s, Wingspan)
        s.rng = rng.fork()
        lessons = self.listen(s, rng)
        scores = s.scores()
        order = list(range(len(lessons)))
        rng.shuffle(order)
        for k in order:
            lesson = lessons[k]
            target = float(scores[lesson.seat].total) - lesson.known
            self.teacher.correct(lesson.seen, target / SCALE)
        return len(lessons)

    def listen(self, s: Wingspan, rng: Rng) -> list[Lesson]:
        """Play to the end; every table that a seat begins with or leaves behind is a lesson."""
        lessons: list[Lesson] = []
        wild = [rng.below(4) == 0 for _ in range(s.seats)]  # keeps cards by chance at the start
        mover = -1
        while s.actors:
            seat = s.actors[0]
            strange = False
            if s.lanes:
                strange = wild[seat]
            elif s.top(seat).verb is TURN:
                if mover >= 0:
                    lessons.append(self.lesson(s, mover))
                else:
                    lessons.extend([self.lesson(s, k) for k in range(s.seats)])
                mover = seat
                strange = rng.below(STRANGE) == 0
            s.do(seat, s.sample(seat, rng) if strange else self.policy.choose(s, seat, rng))
        return lessons

    def lesson(self, s: Wingspan, seat: Seat) -> Lesson:
        look(s, seat, self.insight.seen)
        return Lesson(seat, self.insight.seen.kept(), self.insight.by_hand(s, seat))
