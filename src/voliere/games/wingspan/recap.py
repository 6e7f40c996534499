"""A finished game of Wingspan told once more: its bird, its hunters, what the last round brought."""

from __future__ import annotations

from typing import Final, cast

from voliere.core.events import Event
from voliere.core.recap.course import RIVAL, Course, Turn, number
from voliere.core.recap.teller import Award, Feat, Star, Teller, best_of
from voliere.core.refused import Told
from voliere.core.state import Seat, State
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.components import POINTS, SPOTS
from voliere.games.wingspan.score import automa_lines, lines
from voliere.games.wingspan.state import Table

GROUPS: Final = ["predator", "flocking"]  # kinds of powers worth a sentence of their own
TAKES: Final = 1.25  # how much better a sentence about the last round is than one about a line of the score
CHAIN: Final = 2  # powers in one turn that make a chain


class Perched:
    """A bird on a mat, and what it is worth."""

    def __init__(self, bird: int, eggs: int, cached: int, tucked: int) -> None:
        self.bird = bird
        self.eggs = eggs
        self.cached = cached
        self.tucked = tucked
        self.own = int(POINTS[bird]) + cached + tucked
        self.points = self.own + eggs


def perched(s: Table, seat: Seat) -> list[Perched]:
    found: list[Perched] = []
    for at in range(seat * SPOTS, (seat + 1) * SPOTS):
        if s.mat[at] >= 0:
            found.append(Perched(int(s.mat[at]), int(s.eggs[at]), int(s.cached[at]), int(s.tucked[at])))
    return found


def best_bird(s: Table, seat: Seat) -> Perched | None:
    best: Perched | None = None
    for one in perched(s, seat):
        if best is None or one.points > best.points:
            best = one
    return best


class WingspanTeller(Teller):
    def rival(self, s: State) -> list[int]:
        table = cast(Table, s)
        return [] if table.automa is None else [sum(automa_lines(table).values())]

    def begins(self, s: State, seat: Seat, before: Turn) -> bool:
        return seat in s.actors and s.question(seat) == "Turn"

    def apart(self, events: list[Event], runners: int) -> list[int]:
        """Goals are counted with the last move of a round; they are nobody's turn."""
        found = [0] * runners
        for event in events:
            if event.name == "goal_points":
                found[number(event, "seat")] += number(event, "points")
            elif event.name == "automa_goal":
                found[-1] += number(event, "points")
        return found

    def worth_telling(self) -> list[str]:
        return ["placed", "caught", "tucked", "tucked_deck", "cached", "laid", "gains_food", "draws_cards"]

    def pictured(self) -> list[str]:
        return ["bird_under", "bird"]

    def lines_of(self, course: Course, runner: int) -> dict[str, int]:
        """The Automa's birds face down are birds."""
        if course.runners[runner].kind == RIVAL:
            parts = automa_lines(cast(Table, course.end))
            return {
                "birds": parts["birds"] + parts["face_down"],
                "goals": parts["goals"],
                "eggs": parts["eggs"],
            }
        return lines(cast(Table, course.end), course.runners[runner].seat)

    def feats(self, course: Course, winner: int, second: int) -> list[Feat]:
        if RIVAL in (course.runners[winner].kind, course.runners[second].kind):
            return []
        found: list[Feat] = []
        for group in GROUPS:
            for since in (course.last_round, 0):
                found.append(group_feat(course, group, winner, second, since))
        found.append(late_birds(course, winner, second))
        found.append(late_eggs(course, winner, second))
        return found

    def star(self, course: Course, winner: int) -> Star | None:
        """The bird that brought its owner most: printed, eggs, cached and tucked."""
        if course.runners[winner].kind == RIVAL:
            return None
        best = best_bird(cast(Table, course.end), winner)
        if best is None:
            return None
        about: dict[str, Told] = {
            "bird": best.bird,
            "points": best.points,
            "eggs": best.eggs,
            "cached": best.cached,
            "tucked": best.tucked,
        }
        return Star(f"bird:{best.bird}", winner, Event("star", about))

    def awards(self, course: Course) -> list[Award]:
        s = cast(Table, course.end)
        mats = [perched(s, seat) for seat in range(s.seats)]
        eggs = best_of("eggs", [sum(one.eggs for one in mat) for mat in mats], "egg")
        eggs.about, eggs.thing = most_on(mats[eggs.seats[0]], "eggs")
        cached = best_of("cached", [sum(one.cached for one in mat) for mat in mats], "cache")
        cached.about, cached.thing = most_on(mats[cached.seats[0]], "cached")
        tucked = best_of("tucked", [sum(one.tucked for one in mat) for mat in mats], "tuck")
        tucked.about, tucked.thing = most_on(mats[tucked.seats[0]], "tucked")
        span = best_of("span", [sum(BIRDS[one.bird].wingspan for one in mat) for mat in mats], "feather")
        return [eggs, hunter(course), chain(course), cached, tucked, span]


def icon_of(bird: int) -> str:
    return BIRDS[bird].icon


def group_feat(course: Course, group: str, winner: int, second: int, since: int) -> Feat:
    """Birds of a group, all or those played since then: their points, with what lies under and on them."""
    worth: list[int] = []
    count = 0
    for seat in (winner, second):
        played = [
            number(event, "bird") for event in course.told("placed", since) if number(event, "seat") == seat
        ]
        mat = [one for one in perched(cast(Table, course.end), seat) if icon_of(one.bird) == group]
        if since:
            mat = [one for one in mat if one.bird in played]
        worth.append(sum(one.own for one in mat))
        if seat == winner:
            count = len(mat)
    about: dict[str, Told] = {"count": count, "points": worth[0], "group": group, "late": 1 if since else 0}
    return Feat(Event("group", about), worth[0] - worth[1] if count > 1 else 0, TAKES if since else 1.0)


def late_birds(course: Course, winner: int, second: int) -> Feat:
    """What the birds played in the last round show on their cards."""
    since = course.last_round
    worth = [0, 0]
    count = 0
    for event in course.told("placed", since):
        for k, seat in enumerate((winner, second)):
            if number(event, "seat") == seat:
                worth[k] += int(POINTS[number(event, "bird")])
                count += 1 if k == 0 else 0
    about: dict[str, Told] = {"count": count, "points": worth[0]}
    return Feat(Event("late-birds", about), worth[0] - worth[1] if since and count else 0, TAKES)


def late_eggs(course: Course, winner: int, second: int) -> Feat:
    """Eggs laid in the last round."""
    since = course.last_round
    laid = [0, 0]
    for event in course.told("laid", since):
        for k, seat in enumerate((winner, second)):
            if number(event, "seat") == seat:
                laid[k] += number(event, "n")
    return Feat(Event("late-eggs", {"n": laid[0], "next": laid[1]}), laid[0] - laid[1] if since else 0, TAKES)


def most_on(mat: list[Perched], what: str) -> tuple[Event | None, str]:
    """The bird of a mat that holds most of something, and how much."""
    best: Perched | None = None
    most = 0
    for one in mat:
        n = one.eggs if what == "eggs" else one.cached if what == "cached" else one.tucked
        if n > most:
            best, most = one, n
    if best is None:
        return None, ""
    return Event("most-on", {"bird": best.bird, "n": most}), f"bird:{best.bird}"


def hunter(course: Course) -> Award:
    """Hunts that caught something, of all that were tried."""
    seats = course.end.seats
    caught = [0] * seats
    tried = [0] * seats
    for moment in course.moments:
        for k, event in enumerate(moment.events):
            seat = number(event, "seat")
            if event.name in ("caught", "missed", "hunted"):
                tried[seat] += 1
            if event.name == "caught":
                caught[seat] += 1
            elif event.name == "hunted" and k + 1 < len(moment.events):
                after = moment.events[k + 1]
                if after.name == "cached" and number(after, "bird") == number(event, "bird"):
                    caught[seat] += 1
    found = best_of("hunter", caught, "predator")
    found.about = Event("of-tries", {"n": tried[found.seats[0]]})
    return found


def chain(course: Course) -> Award:
    """The most powers used by one seat in a turn of its own."""
    best = [0] * course.end.seats
    where: list[Turn | None] = [None] * course.end.seats
    for turn in course.turns:
        if turn.seat < 0:
            continue
        n = 0
        for moment in course.moments[turn.first : turn.last + 1]:
            n += len([e for e in moment.events if e.name == "used" and number(e, "seat") == turn.seat])
        if n >= CHAIN and n > best[turn.seat]:
            best[turn.seat] = n
            where[turn.seat] = turn
    found = best_of("chain", best, "flock")
    turn_of = where[found.seats[0]]
    if turn_of is not None:
        found.about = Event("when", {"round": turn_of.round, "turn": turn_of.number})
    return found
