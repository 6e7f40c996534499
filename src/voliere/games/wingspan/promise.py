"""Answers given in advance, so that nobody waits: pink birds that always or never act, welcome shares."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.games.wingspan.components import COLOUR, PINK, PROMISE, SHARES, SPOTS
from voliere.games.wingspan.powers.power import ALL_SHARES
from voliere.games.wingspan.state import Table

ASK: Final = 0
ALWAYS: Final = 1
NEVER: Final = 2


def pink_birds(s: Table, seat: Seat) -> list[int]:
    found = [int(s.mat[at]) for at in range(seat * SPOTS, (seat + 1) * SPOTS) if s.mat[at] >= 0]
    return sorted([bird for bird in found if COLOUR[bird] == PINK])


def answer(s: Table, seat: Seat, bird: int) -> int:
    """What the owner of a pink bird has said about it."""
    spot: i64 = s.spot_of(bird) % SPOTS
    if (s.always[seat] >> spot) & 1:
        return ALWAYS
    return NEVER if (s.never[seat] >> spot) & 1 else ASK


def promises(s: Table, seat: Seat) -> list[Action]:
    """What may be said now: for each own pink bird, and for shares, any answer but the one that stands."""
    if not 0 <= seat < s.seats or s.over or s.lanes:
        return []
    found: list[Action] = []
    for bird in pink_birds(s, seat):
        stands = answer(s, seat, bird)
        found += [PROMISE.first + 3 * bird + k for k in (ASK, ALWAYS, NEVER) if k != stands]
    found.append(SHARES.first + 1 - int((s.always[seat] >> ALL_SHARES) & 1))
    return found


def promise(s: Table, seat: Seat, a: Action) -> None:
    """It holds until something else is said; nobody else hears it."""
    one: i64 = 1
    s.always = s.always[:]
    s.never = s.never[:]
    if a >= SHARES.first:
        s.always[seat] ^= one << ALL_SHARES
        return
    bird, said = (a - PROMISE.first) // 3, (a - PROMISE.first) % 3
    bit: i64 = one << (s.spot_of(bird) % SPOTS)
    s.always[seat] &= ~bit
    s.never[seat] &= ~bit
    if said == ALWAYS:
        s.always[seat] |= bit
    elif said == NEVER:
        s.never[seat] |= bit
