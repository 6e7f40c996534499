"""Learning to judge Piafs by playing against oneself: a table was worth what its seat came to have."""

from __future__ import annotations

from typing import Final

from voliere.bots.net import Inputs, Teacher
from voliere.core.rng import Rng
from voliere.core.state import Seat
from voliere.games.piafs.bots.habits import Habits
from voliere.games.piafs.bots.insight import SCALE, Insight, by_hand
from voliere.games.piafs.game import PiafsGame
from voliere.games.piafs.position import Piafs
from voliere.games.piafs.score import total
from voliere.games.piafs.turn import PLAY_BIRD

TABLES: Final = [2, 2, 3, 2, 2, 4]  # seats, one game after the other
STRANGE: Final = 15  # one choice in so many is made by chance, so that other tables are seen too


class Lesson:
    """A table as a seat had it."""

    def __init__(self, seat: Seat, seen: Inputs, known: float) -> None:
        self.seat = seat
        self.seen = seen
        self.known = known  # what the hand-made judgement said


class School:
    """Plays a game, remembers it, and corrects the net."""

    def __init__(self, teacher: Teacher) -> None:
        self.teacher = teacher
        self.insight = Insight(teacher.net)
        self.policy = Habits()

    def play(self, number: int, rng: Rng) -> int:
        """One game, and all that it teaches; gives the number of lessons."""
        seats = TABLES[number % len(TABLES)]
        s = PiafsGame().new(seats, int(rng.word()), {}).copy()
        assert isinstance(s, Piafs)
        s.rng = rng.fork()
        lessons = self.listen(s, rng)
        order = list(range(len(lessons)))
        rng.shuffle(order)
        for k in order:
            lesson = lessons[k]
            target = float(total(s, lesson.seat)) - lesson.known
            self.teacher.correct(lesson.seen, target / SCALE)
        return len(lessons)

    def listen(self, s: Piafs, rng: Rng) -> list[Lesson]:
        """Play to the end; every table before a turn is a lesson for its player and the one before."""
        lessons: list[Lesson] = []
        while s.actors:
            seat = s.actors[0]
            if not s.lanes and s.top(seat).verb is PLAY_BIRD:
                for k in range(s.seats):
                    if s.seats == 2 or k == seat or (k + 1) % s.seats == seat:
                        seen = self.insight.eyes.look(s, k, seat).kept()
                        lessons.append(Lesson(k, seen, by_hand(s, k)))
            if rng.below(STRANGE) == 0:
                s.do(seat, s.sample(seat, rng))
            else:
                s.do(seat, self.policy.choose(s, seat, rng))
        return lessons
