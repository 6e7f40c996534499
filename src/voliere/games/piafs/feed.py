"""Phase B: compare, and while the ground is stronger take a seed and the perch bird (PF-CMP, PF-FEED)."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64
from voliere.core.space import Action
from voliere.core.task import Task, Verb
from voliere.games.piafs.collection import gain, store
from voliere.games.piafs.components import COLUMN, FIRST_PEST, ROW, strength_of
from voliere.games.piafs.low import ADD_BIRD
from voliere.games.piafs.pests import SUFFER_PEST
from voliere.games.piafs.state import EMPTY, Table


class Compare(Verb[Table]):
    """The sum of the ground against the perch bird, in the row just extended alone (PF-CMP-1)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        total: i64 = s.ground[s.perch]
        strength: i64 = strength_of(s.rows[s.perch * ROW])
        if total > strength:
            s.chain += 1
            if s.log is not None:
                s.log.tell("greater", {"sum": int(total), "strength": int(strength), "times": int(s.chain)})
            s.push(COMPARE, me.seat)  # step 5 (PF-FEED-7)
            s.push(MOVE_UP, me.seat)
            s.push(SUFFER_PEST, me.seat)
            s.push(COLLECT, me.seat)
            s.push(TAKE_SEED, me.seat)
            return
        if s.log is not None:
            s.log.tell("not_greater", {"sum": int(total), "strength": int(strength)})
        if s.chain == 0:  # PF-CMP-2; never at the end of a chain (PF-FEED-7, PF-R-3)
            s.together(ADD_BIRD, seats=[me.seat])  # a sealed lane also asks who can only pass


class TakeSeed(Verb[Table]):
    """Step 1: the seed whose position is the difference, and the pest beside it (PF-FEED-1, PF-FEED-2)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        position: i64 = s.ground[s.perch] - strength_of(s.rows[s.perch * ROW])
        if position > COLUMN:
            reveal(s, me)
            return
        at: i64 = position - 1
        if s.log is not None and at >= s.seed_count and at >= s.pest_count:
            s.log.tell("nothing_there", {"position": int(position)})
        if at < s.seed_count:
            seed: i64 = s.seeds[at]
            s.seed_count = slide(s, at, s.seed_count, True)
            store(s, me.seat, seed)
            if s.log is not None:
                s.log.tell("took_seed", {"seat": me.seat, "seed": int(seed), "position": int(position)})
        if at < s.pest_count:
            s.pest = s.pests[at]
            s.pest_count = slide(s, at, s.pest_count, False)
            if s.log is not None:
                s.log.tell("took_pest", {"seat": me.seat, "pest": int(s.pest), "position": int(position)})


def slide(s: Table, at: i64, count: i64, seeds: bool) -> i64:
    """What lies above a taken card slides down one position (PF-FEED-3); gives the number left."""
    column = s.seeds if seeds else s.pests
    last: i64 = count - 1
    while at < last:
        column[at] = column[at + 1]
        at += 1
    column[last] = EMPTY
    return last


def reveal(s: Table, me: Task) -> None:
    """A difference of 5 or more: the top feeder card, if there is one (PF-FEED-1, PF-R-13)."""
    if s.feeder.size == 0:
        if s.log is not None:
            s.log.tell("feeder_empty", {})
        trigger_end(s)
        return
    kind: i64 = s.feeder.draw(s.rng)
    if kind < FIRST_PEST:
        store(s, me.seat, kind)
        if s.log is not None:
            s.log.tell("revealed_seed", {"seat": me.seat, "seed": int(kind)})
    else:
        s.pest = kind - FIRST_PEST
        if s.log is not None:
            s.log.tell("revealed_pest", {"seat": me.seat, "pest": int(s.pest)})


def trigger_end(s: Table) -> None:
    """A feeder card is needed and there is none: the last round (PF-END-1)."""
    if not s.ending:
        s.ending = True
        if s.log is not None:
            s.log.tell("end_triggered", {})


class Collect(Verb[Table]):
    """Step 2: the perch bird joins your collection, whatever step 1 gave (PF-FEED-4)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        bird: i64 = s.rows[s.perch * ROW]
        s.rows[s.perch * ROW] = EMPTY
        gain(s, me.seat, bird)
        if s.log is not None:
            s.log.tell("collected", {"seat": me.seat, "card": int(bird)})


class MoveUp(Verb[Table]):
    """Step 4: the strongest ground bird, nearest to the perch if several tie, takes the perch (PF-FEED-6)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        perch: i64 = s.perch * ROW
        last: i64 = perch + s.length[s.perch] - 1
        best: i64 = perch + 1
        k: i64 = best + 1
        while k <= last:
            if strength_of(s.rows[k]) > strength_of(s.rows[best]):
                best = k
            k += 1
        bird: i64 = s.rows[best]
        s.rows[perch] = bird
        while best < last:  # close the gap, the others keep their order
            s.rows[best] = s.rows[best + 1]
            best += 1
        s.rows[last] = EMPTY
        s.length[s.perch] -= 1
        s.ground[s.perch] -= strength_of(bird)
        if s.log is not None:
            s.log.tell("moved_up", {"card": int(bird), "perch": int(s.perch)})


COMPARE: Final = Compare()
TAKE_SEED: Final = TakeSeed()
COLLECT: Final = Collect()
MOVE_UP: Final = MoveUp()
