"""What there is to tell of a finished game. A game that knows more brings a `Teller` of its own.

It lies in the game's module `recap`: one subclass of `Teller` (voliere/recaps.py finds it). Sentences are
events, said as `GAME-recap-NAME`, or `recap-NAME` where a game says nothing of its own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from voliere.core.events import Event, Log
from voliere.core.recap.course import (
    RIVAL,
    SEAT,
    TEAM,
    TOGETHER,
    Course,
    Moment,
    Round,
    Runner,
    Turn,
    new_turn,
    number,
    sealed,
)
from voliere.core.record import Record
from voliere.core.refused import Told
from voliere.core.state import Seat, State

AWARDS: Final = 4
TOLD: Final = 3  # sentences about a turn, at most
THINGS: Final = 3  # pictures beside them
EARLY: Final = 6  # who leads since the first so-manieth part of a game has led from start to end


class Award:
    """What some seats did best, true of this game. `thing`: its picture (`bird:12`), `sign`: or its icon."""

    def __init__(
        self, name: str, seats: list[Seat], n: int, sign: str, about: Event | None = None, thing: str = ""
    ) -> None:
        self.name = name
        self.seats = seats
        self.n = n
        self.sign = sign
        self.about = about
        self.thing = thing


class Star:
    """The bird of the game: whose it is, and what it brought."""

    def __init__(self, thing: str, seat: Seat, about: Event) -> None:
        self.thing = thing
        self.seat = seat
        self.about = about


class Feat:
    """Something that brought points: what is said of it, and how much it was worth to whom."""

    def __init__(self, said: Event, points: int, weight: float = 1.0) -> None:
        self.said = said
        self.points = points
        self.weight = weight


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """The general one: knows scores, turns and rounds, and no game."""

    # -- what a game may say better ----------------------------------------------------------------

    def team(self, s: State) -> bool:
        """Whether all play as one."""
        return False

    def totals(self, s: State) -> list[int]:
        """Points as they stand, of every seat, or of the team, by the game's own score."""
        return [score.total for score in s.scores()]

    def rival(self, s: State) -> list[int]:
        """The points of whoever plays without a seat; [] without them."""
        return []

    def begins(self, s: State, seat: Seat, before: Turn) -> bool:
        """Whether a move about to be made begins a turn."""
        return seat in s.actors and seat != before.seat

    def apart(self, events: list[Event], runners: int) -> list[int]:
        """Points that came with a move and are not of its turn (a goal counted at the end of a round)."""
        return [0] * runners

    def worth_telling(self) -> list[str]:
        """The events that say what happened in a turn, best first; [] means all."""
        return []

    def pictured(self) -> list[str]:
        """The arguments of events that name a thing with a picture."""
        return ["bird"]

    def feats(self, course: Course, winner: int, second: int) -> list[Feat]:
        """What may have decided the game for one runner against the next."""
        return []

    def tie_break(self, course: Course, winner: int, second: int) -> Event:
        return Event("tie", {})

    def star(self, course: Course, winner: int) -> Star | None:
        return None

    def awards(self, course: Course) -> list[Award]:
        """In the order of what they say; the best ones are chosen."""
        return []

    # -- how a game went ---------------------------------------------------------------------------

    def runners(self, s: State) -> list[Runner]:
        if self.team(s):
            return [Runner(TEAM, 0)]
        seats = [Runner(SEAT, seat) for seat in range(s.seats)]
        return [*seats, Runner(RIVAL, TOGETHER)] if self.rival(s) else seats

    def points(self, s: State) -> list[int]:
        totals = self.totals(s)
        return [totals[0]] if self.team(s) else [*totals, *self.rival(s)]

    def course(self, record: Record) -> Course:
        """Plays the record once."""
        s = record.replay(0)
        course = Course(record, s)
        course.runners = self.runners(s)
        log = s.log if s.log is not None else Log()
        course.moments.append(Moment(TOGETHER, -1, log.events[:], self.points(s)))
        self.mark_rounds(course, 0)
        lanes = s.lanes
        for k, (seat, a) in enumerate(record.moves):
            before = course.turns[-1] if course.turns else None
            # Answers that come into the open together are one turn; else a game knows where one begins.
            goes_on = before is not None and before.seat == TOGETHER and s.lanes and s.lanes is lanes
            if not goes_on:
                together = sealed(s.lanes)
                if together or before is None or before.seat == TOGETHER or self.begins(s, seat, before):
                    whose = TOGETHER if together else seat
                    course.turns.append(new_turn(whose, course.rounds, course.turns, k + 1))
            lanes = s.lanes
            heard = len(log.events)
            s.apply(seat, a)
            course.moments.append(Moment(seat, a, log.events[heard:], self.points(s)))
            course.turns[-1].last = k + 1
            self.mark_rounds(course, k + 1)
        for turn in course.turns:
            turn.gains = self.gains(course, turn)
        return course

    def mark_rounds(self, course: Course, at: int) -> None:
        for event in course.moments[at].events:
            if event.name == "round":
                course.rounds.append(Round(number(event, "round"), at))

    def gains(self, course: Course, turn: Turn) -> list[int]:
        old, new = course.moments[turn.first - 1].totals, course.moments[turn.last].totals
        events: list[Event] = []
        for moment in course.moments[turn.first : turn.last + 1]:
            events += moment.events
        apart = self.apart(events, len(new))
        return [new[k] - old[k] - apart[k] for k in range(len(new))]

    # -- who won -----------------------------------------------------------------------------------

    def winners(self, course: Course) -> list[int]:
        """The runners that won; nobody where there is nobody to beat."""
        if len(course.runners) < 2:
            return []
        if course.runners[-1].kind == RIVAL:
            share = course.end.returns()[0]
            return [0] if share > 0.9 else [len(course.runners) - 1] if share < 0.1 else [0, 1]
        places = course.end.places()
        return [seat for seat in range(len(places)) if places[seat] == 1]

    def second(self, course: Course, winner: int) -> int:
        """The best of the others."""
        others = [k for k in range(len(course.runners)) if k != winner]
        if course.runners[-1].kind == RIVAL:
            return others[0]
        places = course.end.places()
        best = others[0]
        for k in others:
            if places[k] < places[best]:
                best = k
        return best

    # -- what decided it ---------------------------------------------------------------------------

    def decided(self, course: Course) -> list[Event]:
        """One sentence that says something, and who led until then; [] where nobody beat anybody."""
        winners = self.winners(course)
        if len(winners) != 1:
            return self.shared(course, winners)
        winner = winners[0]
        second = self.second(course, winner)
        finals = course.finals
        if finals[winner] == finals[second]:
            return [self.tie_break(course, winner, second)]
        if finals[winner] < finals[second]:
            return [self.tie_break(course, winner, second)]  # won by something else than points
        best: Feat | None = None
        for feat in [*self.feats(course, winner, second), *self.line_feats(course, winner, second)]:
            if feat.points > 0 and (best is None or feat.points * feat.weight > best.points * best.weight):
                best = feat
        said = [] if best is None else [best.said]
        lead = self.lead(course, winner)
        return said if lead is None else [*said, lead]

    def shared(self, course: Course, winners: list[int]) -> list[Event]:
        """A shared victory: who led for longest, if one did. Alone: the title, if the game gives one."""
        if winners:
            longest = self.longest_lead(course)
            return [] if longest is None else [longest]
        return [event for event in course.moments[-1].events if event.name == "title"]

    def lines_of(self, course: Course, runner: int) -> dict[str, int]:
        if course.runners[runner].kind == RIVAL:
            return {}
        return course.end.scores()[course.runners[runner].seat].lines

    def line_feats(self, course: Course, winner: int, second: int) -> list[Feat]:
        """The lines of the score in which the winner was ahead."""
        mine, theirs = self.lines_of(course, winner), self.lines_of(course, second)
        if len(mine) < 2 or not theirs:
            return []
        found: list[Feat] = []
        for name in mine:
            about: dict[str, Told] = {"line": name, "best": mine[name], "next": theirs.get(name, 0)}
            found.append(Feat(Event("line", about), mine[name] - theirs.get(name, 0), 0.9))
        return found

    def lead(self, course: Course, winner: int) -> Event | None:
        """Who led before the last round, or since when the winner has."""
        since = course.ahead_since(winner)
        if since is None:
            return None
        if since.last * EARLY <= len(course.moments):
            return Event("led-throughout", {})
        at = course.last_round
        if at and since.first > at:
            led = [course.runners[k] for k in course.leaders(at)]
            if led and all(one.kind == SEAT for one in led) and winner not in course.leaders(at):
                return Event("led-before", {"seats": [one.seat for one in led]})
        late = since.first * 10 >= len(course.moments) * 9
        return Event("led-since", {"round": since.round, "turn": since.number, "late": 1 if late else 0})

    def longest_lead(self, course: Course) -> Event | None:
        lead = self.leads(course)
        most = max(lead)
        if not most or lead.count(most) > 1 or course.runners[lead.index(most)].kind != SEAT:
            return None
        return Event("longest-lead", {"seat": lead.index(most), "n": most, "turns": len(course.turns)})

    def leads(self, course: Course) -> list[int]:
        """Of each runner: after how many turns it was alone in front."""
        found = [0] * len(course.runners)
        for turn in course.turns:
            led = course.leaders(turn.last)
            if len(led) == 1:
                found[led[0]] += 1
        return found

    # -- turns to see again ------------------------------------------------------------------------

    def turning(self, course: Course) -> Turn | None:
        """The turn in which the winner went ahead for good; none where that was at once."""
        winners = self.winners(course)
        if len(winners) != 1:
            return None
        since = course.ahead_since(winners[0])
        return None if since is None or course.ahead(winners[0], since.first - 1) else since

    def best_turn(self, course: Course, runner: int) -> Turn | None:
        """The turn of its own that brought it most; none where nothing came of any."""
        best: Turn | None = None
        for turn in course.turns:
            if self.owns(course, runner, turn) and turn.gains[runner] > (
                0 if best is None else best.gains[runner]
            ):
                best = turn
        return best

    def owns(self, course: Course, runner: int, turn: Turn) -> bool:
        kind = course.runners[runner].kind
        return kind == TEAM or turn.seat == TOGETHER or (kind == SEAT and turn.seat == runner)

    def happened(self, course: Course, turn: Turn, runner: int) -> list[Event]:
        """A few events that say what a turn was, as its seat heard them."""
        seat = runner if course.runners[runner].kind == SEAT else 0
        wanted = self.worth_telling()
        found: list[Event] = []
        for moment in course.moments[turn.first : turn.last + 1]:
            for event in moment.events:
                whose = number(event, "seat")
                if (
                    event.heard_by(seat)
                    and whose in (seat, TOGETHER)
                    and (not wanted or event.name in wanted)
                ):
                    found.append(event)
        if wanted:
            found.sort(key=lambda event: wanted.index(event.name))
        return found[:TOLD]

    def things(self, course: Course, turn: Turn, runner: int) -> list[str]:
        """What can be seen of it, each thing once."""
        seat = runner if course.runners[runner].kind == SEAT else 0
        found: list[str] = []
        for moment in course.moments[turn.first : turn.last + 1]:
            for event in moment.events:
                if event.heard_by(seat) and number(event, "seat") == seat:
                    for name in self.pictured():
                        thing = f"{name.partition('_')[0]}:{number(event, name)}"
                        if number(event, name) >= 0 and thing not in found:
                            found.append(thing)
        return found[:THINGS]

    # -- awards ------------------------------------------------------------------------------------

    def chosen_awards(self, course: Course) -> list[Award]:
        """Four at most: first those that honour somebody new, then the rest, in their order."""
        everybody = course.end.seats
        known = [
            one
            for one in [*self.awards(course), *self.general_awards(course)]
            if one.n > 0 and (everybody == 1 or len(one.seats) < everybody)
        ]
        found: list[Award] = []
        honoured: list[Seat] = []
        for fresh in (True, False):
            for one in known:
                if len(found) < AWARDS and one not in found and (not fresh or one.seats[0] not in honoured):
                    found.append(one)
                    honoured += one.seats
        return [one for one in known if one in found]

    def general_awards(self, course: Course) -> list[Award]:
        if len(course.runners) < 2:
            return []
        seats = [k for k in range(len(course.runners)) if course.runners[k].kind == SEAT]
        found: list[Award] = []
        gains = [0] * len(seats)
        for k in seats:
            turn = self.best_turn(course, k)
            gains[k] = 0 if turn is None else turn.gains[k]
        best = best_of("turn", gains, "star")
        turn = self.best_turn(course, best.seats[0])
        if turn is not None and len(best.seats) == 1:
            best.about = Event("when", {"round": turn.round, "turn": turn.number})
            found.append(best)
        lead = best_of("lead", self.leads(course)[: len(seats)], "flag")
        lead.about = Event("of-turns", {"n": len(course.turns)})
        found.append(lead)
        return found


def best_of(name: str, counts: list[int], sign: str) -> Award:
    """An award for the most of something; who has as many shares it."""
    most = max(counts)
    return Award(name, [seat for seat in range(len(counts)) if counts[seat] == most], most, sign)
