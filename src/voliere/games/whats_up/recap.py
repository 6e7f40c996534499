"""A finished game of What's Up told once more: memory, streaks, rows."""

from __future__ import annotations

from typing import cast

from voliere.core.events import Event
from voliere.core.recap.course import Course, Turn, number
from voliere.core.recap.teller import Award, Feat, Star, Teller, best_of
from voliere.core.refused import Told
from voliere.core.state import Seat, State
from voliere.games.whats_up.components import COLOURS
from voliere.games.whats_up.score import WORTH, cards, complete, row
from voliere.games.whats_up.state import Table


class WhatsUpTeller(Teller):
    def begins(self, s: State, seat: Seat, before: Turn) -> bool:
        return seat in s.actors and s.question(seat) == "Flip"

    def worth_telling(self) -> list[str]:
        return ["took", "flipped"]

    def pictured(self) -> list[str]:
        return ["face"]

    def feats(self, course: Course, winner: int, second: int) -> list[Feat]:
        """Whole rows, or cards found with fewer flips."""
        s = cast(Table, course.end)
        whole = [complete(s, seat) for seat in (winner, second)]
        found, tried = taken(course)
        told: dict[str, Told] = {
            "found": found[winner],
            "tried": tried[winner],
            "found_next": found[second],
            "tried_next": tried[second],
        }
        return [
            Feat(Event("rows", {"count": whole[0], "next": whole[1]}), (whole[0] - whole[1]) * WORTH[3], 1.1),
            Feat(Event("memory", told), 2 * (found[winner] - found[second]), 1.0),
        ]

    def tie_break(self, course: Course, winner: int, second: int) -> Event:
        s = cast(Table, course.end)
        if s.ending == "rows":
            return Event("won-by-rows", {"count": complete(s, winner)})
        return Event("tie", {"count": cards(s, winner), "next": cards(s, second)})

    def star(self, course: Course, winner: int) -> Star | None:
        """The longest row."""
        s = cast(Table, course.end)
        best = max(range(COLOURS), key=lambda colour: row(s, winner, colour))
        n = row(s, winner, best)
        if n == 0:
            return None
        return Star(f"face:{best * 3 + n - 1}", winner, Event("star", {"colour": best, "count": n}))

    def awards(self, course: Course) -> list[Award]:
        s = cast(Table, course.end)
        found, tried = taken(course)
        streak, now = [0] * s.seats, [0] * s.seats
        bold = [0] * s.seats
        seen: set[int] = set()
        for moment in course.moments:
            took = [event for event in moment.events if event.name == "took"]
            for event in moment.events:
                if event.name != "flipped":
                    continue
                seat, cell = number(event, "seat"), number(event, "cell")
                now[seat] = now[seat] + 1 if took else 0
                streak[seat] = max(streak[seat], now[seat])
                bold[seat] += 0 if cell in seen else 1
                seen.add(cell)
        memory = best_of("memory", [100 * found[k] // max(1, tried[k]) for k in range(s.seats)], "star")
        memory.about = Event("of-flips", {"n": found[memory.seats[0]], "tried": tried[memory.seats[0]]})
        return [
            memory,
            best_of("streak", [n if n > 1 else 0 for n in streak], "flock"),
            best_of("rows", [complete(s, seat) for seat in range(s.seats)], "feather"),
            best_of("bold", bold, "flip"),
        ]


def taken(course: Course) -> tuple[list[int], list[int]]:
    """Of each seat: cards it took, cards it flipped."""
    found, tried = [0] * course.end.seats, [0] * course.end.seats
    for event in course.told("took"):
        found[number(event, "seat")] += 1
    for event in course.told("flipped"):
        tried[number(event, "seat")] += 1
    return found, tried
