"""A finished game of Piafs told once more: captures, chains, pairs and majorities."""

from __future__ import annotations

from typing import cast

from voliere.core.events import Event
from voliere.core.recap.course import Course, Turn, number
from voliere.core.recap.teller import Award, Feat, Star, Teller, best_of
from voliere.core.refused import Told
from voliere.core.state import Seat, State
from voliere.games.piafs.components import PAIR_POINTS, PER_SPECIES, SPECIES_COUNT
from voliere.games.piafs.score import leads
from voliere.games.piafs.state import Table


class PiafsTeller(Teller):
    def begins(self, s: State, seat: Seat, before: Turn) -> bool:
        return seat in s.actors and s.question(seat) == "PlayBird"

    def worth_telling(self) -> list[str]:
        return ["kept_own", "collected", "played", "took_seed", "revealed_seed", "added"]

    def pictured(self) -> list[str]:
        return ["card"]

    def feats(self, course: Course, winner: int, second: int) -> list[Feat]:
        s = cast(Table, course.end)
        pairs = [int(s.pairs[seat]) for seat in (winner, second)]
        led = [majorities(s, seat) for seat in (winner, second)]
        eggs = [led_eggs(s, seat) for seat in (winner, second)]
        told: dict[str, Told] = {"count": len(led[0]), "next": len(led[1]), "points": eggs[0]}
        return [
            Feat(
                Event("pairs", {"count": pairs[0], "next": pairs[1], "points": pairs[0] * PAIR_POINTS}),
                (pairs[0] - pairs[1]) * PAIR_POINTS,
                1.1,
            ),
            Feat(Event("majorities", told), eggs[0] - eggs[1] if led[0] else 0, 1.1),
        ]

    def tie_break(self, course: Course, winner: int, second: int) -> Event:
        s = cast(Table, course.end)
        return Event("tie", {"count": int(s.pairs[winner]), "next": int(s.pairs[second])})

    def star(self, course: Course, winner: int) -> Star | None:
        """The species that brought its owner most: majority and pairs."""
        s = cast(Table, course.end)
        best, most = -1, 0
        for species in range(SPECIES_COUNT):
            worth = species_worth(s, winner, species)
            if worth > most:
                best, most = species, worth
        if best < 0:
            return None
        about: dict[str, Told] = {
            "species": best,
            "points": most,
            "count": int(s.birds[winner * SPECIES_COUNT + best]),
        }
        return Star(f"species:{best}", winner, Event("star", about))

    def awards(self, course: Course) -> list[Award]:
        s = cast(Table, course.end)
        seats = s.seats
        caught, chains, seeds = [0] * seats, [0] * seats, [0] * seats
        where: list[Turn | None] = [None] * seats
        for turn in course.turns:
            n = 0
            for moment in course.moments[turn.first : turn.last + 1]:
                for event in moment.events:
                    if event.name == "collected":
                        caught[number(event, "seat")] += 1
                        n += 1
                    elif event.name in ("took_seed", "revealed_seed"):
                        seeds[number(event, "seat")] += number(event, "seed") + 1
            if turn.seat >= 0 and n > 1 and n > chains[turn.seat]:
                chains[turn.seat] = n
                where[turn.seat] = turn
        chain = best_of("chain", chains, "flock")
        turn_of = where[chain.seats[0]]
        if turn_of is not None:
            chain.about = Event("when", {"round": 0, "turn": turn_of.number})
        return [
            chain,
            best_of("pairs", [int(s.pairs[seat]) for seat in range(seats)], "star"),
            best_of("captures", caught, "predator"),
            best_of("seeds", seeds, "seed"),
            best_of("majorities", [len(majorities(s, seat)) for seat in range(seats)], "egg"),
        ]


def majorities(s: Table, seat: Seat) -> list[int]:
    return [species for species in range(SPECIES_COUNT) if leads(s, seat, species)]


def led_eggs(s: Table, seat: Seat) -> int:
    return sum([int(s.eggs[seat * SPECIES_COUNT + species]) for species in majorities(s, seat)])


def species_worth(s: Table, seat: Seat, species: int) -> int:
    pairs = 0
    for card in range(species * PER_SPECIES, (species + 1) * PER_SPECIES, 2):
        pairs += 1 if s.where[card] == seat and s.where[card + 1] == seat else 0
    eggs = int(s.eggs[seat * SPECIES_COUNT + species]) if leads(s, seat, species) else 0
    return eggs + pairs * PAIR_POINTS
