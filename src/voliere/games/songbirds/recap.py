"""A finished game of Songbirds told once more: lines won, favourites, the loudest singer."""

from __future__ import annotations

from typing import cast

from voliere.core.events import Event
from voliere.core.recap.course import Course, Turn, number
from voliere.core.recap.teller import Award, Feat, Star, Teller, best_of
from voliere.core.refused import Told
from voliere.core.state import Seat, State
from voliere.games.songbirds.components import COLOURS, colour_of, volume_of
from voliere.games.songbirds.score import kept
from voliere.games.songbirds.state import Table


class SongbirdsTeller(Teller):
    def team(self, s: State) -> bool:
        return not cast(Table, s).agreed.duel

    def totals(self, s: State) -> list[int]:
        """Before a team has its favourite: what the best colour would bring, its volume not counted."""
        table = cast(Table, s)
        if table.agreed.duel or table.favourites[0] >= 0:
            return [score.total for score in table.scores()]
        every = sum([int(x) for x in table.harvest])
        return [max([2 * int(x) - every for x in table.harvest])] * table.seats

    def begins(self, s: State, seat: Seat, before: Turn) -> bool:
        return seat in s.actors

    def worth_telling(self) -> list[str]:
        return ["placed", "favourite_own", "favourite_open", "line", "area"]

    def pictured(self) -> list[str]:
        return ["card"]

    def feats(self, course: Course, winner: int, second: int) -> list[Feat]:
        """The colour of the favourite against the other's, line by line."""
        s = cast(Table, course.end)
        mine, theirs = colour_of(kept(s, winner)), colour_of(kept(s, second))
        if mine == theirs:
            return []
        since = course.last_round
        counts = [0, 0]
        for event in [*course.told("line", since), *course.told("area", since)]:
            for k, colour in enumerate((mine, theirs)):
                counts[k] += 1 if number(event, "colour") == colour else 0
        about: dict[str, Told] = {
            "colour": mine,
            "colour_other": theirs,
            "count": counts[0],
            "next": counts[1],
            "berries": int(s.harvest[mine]),
            "berries_next": int(s.harvest[theirs]),
        }
        return [Feat(Event("colours", about), int(s.harvest[mine]) - int(s.harvest[theirs]), 1.2)]

    def shared(self, course: Course, winners: list[int]) -> list[Event]:
        """A team: what its favourite harvested against all others, and its title (SB-COOP-5)."""
        s = cast(Table, course.end)
        said = super().shared(course, winners)
        card = kept(s, 0) if self.team(s) else -1
        if card < 0:
            return said
        own = int(s.harvest[colour_of(card)])
        others = sum([int(x) for x in s.harvest]) - own
        about: dict[str, Told] = {"colour": colour_of(card), "berries": own, "others": others}
        return [Event("team", about), *said]

    def tie_break(self, course: Course, winner: int, second: int) -> Event:
        s = cast(Table, course.end)
        return Event("tie", {"volume": volume_of(kept(s, winner)), "next": volume_of(kept(s, second))})

    def star(self, course: Course, winner: int) -> Star | None:
        s = cast(Table, course.end)
        card = kept(s, winner)
        if card < 0:
            return None
        about: dict[str, Told] = {"card": card, "berries": int(s.harvest[colour_of(card)])}
        return Star(f"card:{card}", -1 if self.team(s) else winner, Event("star", about))

    def awards(self, course: Course) -> list[Award]:
        seats = course.end.seats
        lines, best, volume = [0] * seats, [0] * seats, [0] * seats
        dearest: list[Event | None] = [None] * seats
        own = [0] * seats
        favourites = last_favourites(course)
        for moment in course.moments:
            if moment.seat < 0:
                continue
            for event in moment.events:
                if event.name in ("line", "area"):
                    lines[moment.seat] += 1
                    if number(event, "token") > best[moment.seat]:
                        best[moment.seat] = number(event, "token")
                        dearest[moment.seat] = event
                elif event.name == "placed" and number(event, "seat") == moment.seat:
                    card = number(event, "card")
                    volume[moment.seat] += volume_of(card)
                    own[moment.seat] += 1 if colour_of(card) == favourites[moment.seat] else 0
        found = [best_of("decider", lines, "berry"), best_of("dearest", best, "berry")]
        line = dearest[found[1].seats[0]]
        if line is not None:
            found[1].about = Event("for-colour", {"colour": number(line, "colour")})
        if not self.team(course.end):
            found.append(best_of("faithful", own, "star"))
        return [*found, best_of("loud", volume, "flock")]


def last_favourites(course: Course) -> list[int]:
    """The colour of each seat's favourite at the end; no colour where it has none."""
    s = cast(Table, course.end)
    found: list[int] = []
    for seat in range(s.seats):
        card = kept(s, seat)
        found.append(COLOURS if card < 0 else colour_of(card))
    return found
