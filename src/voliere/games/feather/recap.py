"""A finished game of Birds of a Feather told once more: habitats, sightings, who was seen with whom."""

from __future__ import annotations

from typing import cast

from voliere.core.events import Event
from voliere.core.recap.course import Course, Turn, number
from voliere.core.recap.teller import Award, Feat, Star, Teller, best_of
from voliere.core.refused import Told
from voliere.core.state import Seat, State
from voliere.games.feather.components import HABITAT, ROW, habitat_of
from voliere.games.feather.score import complete, rows
from voliere.games.feather.species import POINTS
from voliere.games.feather.state import Table


class FeatherTeller(Teller):
    def begins(self, s: State, seat: Seat, before: Turn) -> bool:
        """Alone a turn is a round."""
        return s.question(seat) == "Choose"

    def worth_telling(self) -> list[str]:
        return ["complete", "saw", "revealed"]

    def feats(self, course: Course, winner: int, second: int) -> list[Feat]:
        """A habitat all of which was seen, or the one with the greatest difference."""
        s = cast(Table, course.end)
        mine, theirs = rows(int(s.sheets[winner])), rows(int(s.sheets[second]))
        whole = complete(int(s.sheets[winner]))
        found: list[Feat] = []
        for habitat in range(HABITAT.size):
            told: dict[str, Told] = {"habitat": habitat, "best": mine[habitat], "next": theirs[habitat]}
            name = "whole-habitat" if habitat in whole else "habitat"
            weight = 1.2 if habitat in whole else 1.0
            found.append(Feat(Event(name, told), mine[habitat] - theirs[habitat], weight))
        return found

    def star(self, course: Course, winner: int) -> Star | None:
        """The dearest bird on the winner's sheet that fewest others have seen."""
        s = cast(Table, course.end)
        best, most, others = -1, -1, 0
        for bird in range(HABITAT.size * ROW):
            if not int(s.sheets[winner]) >> bird & 1:
                continue
            seen = len([k for k in range(s.seats) if k != winner and int(s.sheets[k]) >> bird & 1])
            worth = POINTS[bird % ROW] * 10 + s.seats - seen
            if worth > most:
                best, most, others = bird, worth, seen
        if best < 0:
            return None
        about: dict[str, Told] = {
            "bird": best,
            "points": POINTS[best % ROW],
            "others": others,
            "seats_all": s.seats,
        }
        return Star(f"bird:{best}", winner, Event("star", about))

    def awards(self, course: Course) -> list[Award]:
        s = cast(Table, course.end)
        seats = s.seats
        most, alone = [0] * seats, [0] * seats
        when: list[tuple[int, str]] = [(0, "")] * seats
        for turn in course.turns:
            for moment in course.moments[turn.first : turn.last + 1]:
                met: dict[int, int] = {}
                for event in moment.events:
                    if event.name == "revealed":
                        habitat = habitat_of(number(event, "bird"))
                        met[habitat] = met.get(habitat, 0) + 1
                for event in moment.events:
                    seat = number(event, "seat")
                    if event.name == "saw":
                        birds = cast("list[int]", event.args["birds"])
                        if len(birds) > most[seat]:
                            most[seat] = len(birds)
                            when[seat] = (turn.round, f"bird:{birds[0]}")
                    elif (
                        event.name == "revealed" and seats > 1 and met[habitat_of(number(event, "bird"))] == 1
                    ):
                        alone[seat] += 1
        seen = [bin(int(sheet)).count("1") for sheet in s.sheets]
        sight = best_of("sight", most, "flock")
        at, thing = when[sight.seats[0]]
        sight.about, sight.thing = Event("in-round", {"round": at}), thing
        return [
            best_of("species", seen, "feather"),
            sight,
            best_of("habitats", [len(complete(int(sheet))) for sheet in s.sheets], "forest"),
            best_of("alone", alone, "star"),
        ]

    def things(self, course: Course, turn: Turn, runner: int) -> list[str]:
        """Of a round: the birds its seat saw."""
        found: list[str] = []
        for moment in course.moments[turn.first : turn.last + 1]:
            for event in moment.events:
                if event.name == "saw" and number(event, "seat") == runner:
                    found += [f"bird:{bird}" for bird in cast("list[int]", event.args["birds"])]
        return found[:3]
