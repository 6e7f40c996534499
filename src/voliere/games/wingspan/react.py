"""Pink powers: in another player's turn, once between two turns of their owner (WS-POW-1, WS-RULE-6)."""

from __future__ import annotations

from typing import Final

from voliere.core.foresight import OPEN_EYES
from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.wingspan.components import ACTIVATE, DO_SKIP, SPOTS
from voliere.games.wingspan.powers.power import POWERS
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.state import Table

# What a pink power waits for (WS-RULE-16).
LAID: Final = 0  # somebody takes the action to lay eggs
RODENT_GAINED: Final = 1  # by the action to gain food
HUNTED: Final = 2  # a predator succeeds
PLAYED: Final = 3  # + habitat: a bird is played there
AUTOMA_ICON: Final = 6  # WS-AUTO-9: whatever else they wait for


def set_off_by(what: int) -> int:
    """What a pink power waits for: a bit for this trigger, and one for the Automa's icon."""
    return (1 << what) | (1 << AUTOMA_ICON)


def trigger(s: Table, active: Seat, what: int) -> None:
    """The pink birds of the others, clockwise from the active player's left (WS-RULE-7)."""
    seat = active
    for _ in range(s.seats - 1):
        seat = seat - 1 if seat > 0 else s.seats - 1  # the last pushed comes first
        if (s.watch[seat] >> what) & 1:
            s.push(WATCH, seat, what)


def ready(s: Table, seat: Seat, what: int) -> list[int]:
    """Birds whose power is triggered, unused and of some effect; those that never answer left out."""
    found: list[int] = []
    first: i64 = seat * SPOTS
    resting: i64 = s.spent[seat] | s.never[seat]
    spot: i64 = 0
    while spot < SPOTS:
        bird: i64 = s.mat[first + spot]
        if bird >= 0 and not (resting >> spot) & 1:
            b = int(bird)
            power = POWERS[b]
            if (power.waits_for >> what) & 1 and power.offered(s, seat, b):
                found.append(b)
        spot += 1
    return found


def use(s: Table, seat: Seat, bird: int, what: int) -> None:
    """Using it marks it until its owner's next turn; then the owner's other birds (WS-POW-1)."""
    one: i64 = 1
    s.spent[seat] |= one << (s.spot_of(bird) % SPOTS)
    if s.log is not None:
        s.log.tell("used", {"seat": seat, "bird": bird})
    s.acting = bird
    s.push(WATCH, seat, what)
    s.push(POWERS[bird], seat, bird)


class Watch(Verb[Table]):
    """Let birds act whose owner said "always"; ask about the others. `slot` is what happened."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        birds = ready(s, me.seat, me.slot)
        if s.veil != OPEN_EYES and s.veil != me.seat:
            s.unveil()  # what the owner said in advance is a secret
        for bird in birds:
            if (s.always[me.seat] >> (s.spot_of(bird) % SPOTS)) & 1:
                use(s, me.seat, bird, me.slot)
                return
        if birds:
            s.push(REACT, me.seat, me.slot)


class React(Question):
    """The owner chooses which pink bird acts next, or none: that uses nothing up (WS-RULE-7, WS-POW-1)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        birds = sorted(ready(s, me.seat, me.slot))
        return [ACTIVATE.first + bird for bird in birds] + [DO_SKIP]

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a != DO_SKIP:
            use(s, me.seat, a - ACTIVATE.first, me.slot)


WATCH: Final = Watch()
REACT: Final = React()
