"""Crow and squirrel (PF-CROW, PF-SQUIRREL)."""

from __future__ import annotations

from typing import Final

from voliere.core.events import Event, only, others
from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.task import Task, Verb
from voliere.games.piafs.collection import collected, largest, lose, pile_size
from voliere.games.piafs.components import LOSE, SPECIES_COUNT, STOLEN, VALUES
from voliere.games.piafs.question import Question
from voliere.games.piafs.state import EMPTY, Table


class Crow(Question):
    """Remove one bird of your choice from your largest pile, or one of the largest (PF-CROW-1, PF-R-4)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        most = largest(s, me.seat)
        found: list[Action] = []
        for species in range(SPECIES_COUNT):
            if s.birds[me.seat * SPECIES_COUNT + species] == most:
                found += [LOSE.first + card for card in collected(s, me.seat, species)]
        return found

    def take(self, s: Table, me: Task, a: Action) -> None:
        card = a - LOSE.first
        lose(s, me.seat, card)
        if s.log is not None:
            s.log.tell("crow", {"seat": me.seat, "card": card})

    def why_not(self, s: Table, me: Task) -> dict[str, Event]:
        most = int(largest(s, me.seat))
        found: dict[str, Event] = {}
        for species in range(SPECIES_COUNT):
            if s.birds[me.seat * SPECIES_COUNT + species] < most:
                for card in collected(s, me.seat, species):
                    found[f"card:{card}"] = Event("not_largest", {"card": card, "most": most})
        return found


class Squirrel(Verb[Table]):
    """Two seeds by chance, or all there are, leave your score pile (PF-SQUIRREL-1, PF-R-7)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        first = me.seat * VALUES
        s.thefts = [*s.thefts, me.seat, *[int(s.taken[first + kind]) for kind in range(VALUES)]]
        lost: list[int] = []
        while len(lost) < STOLEN and pile_size(s, me.seat) > 0:
            lost.append(steal(s, me.seat, pile_size(s, me.seat) + len(lost) > STOLEN))
        if s.log is not None:
            lost.sort()
            if lost:
                # PF-SQUIRREL-2: the owner may see which, the others only how many.
                s.log.tell("squirrel_own", {"seat": me.seat, "seeds": lost}, only(me.seat))
                s.log.tell("squirrel_hidden", {"seat": me.seat, "number": len(lost)}, others(me.seat))
            else:
                s.log.tell("squirrel_nothing", {"seat": me.seat})


def steal(s: Table, seat: int, by_chance: bool) -> int:
    """Take out one seed, each card of the pile as likely; no chance where all must go."""
    k: i64 = s.rng.below(pile_size(s, seat)) if by_chance else 0
    first = seat * VALUES
    kind = 0
    while k >= s.pile[first + kind]:
        k -= s.pile[first + kind]
        kind += 1
    s.pile[first + kind] -= 1
    return kind


CROW_VERB: Final = Crow()
SQUIRREL_VERB: Final = Squirrel()
HARM: Final[list[Verb[Table]]] = [CROW_VERB, SQUIRREL_VERB]  # in the order of the kinds


class SufferPest(Verb[Table]):
    """Step 3: apply the pest taken in step 1, then it leaves the game (PF-FEED-5)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        if s.pest != EMPTY:
            pest = int(s.pest)
            s.pest = EMPTY
            s.pests_out[pest] += 1
            s.push(HARM[pest], me.seat)


SUFFER_PEST: Final = SufferPest()
