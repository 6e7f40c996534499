"""The feeder and its dice (WS-FEEDER), and taking food from it."""

from __future__ import annotations

from typing import ClassVar, Final

from voliere.core.native import i64, vec
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.wingspan.components import (
    BOTH,
    CACHE,
    CARDS,
    DICE,
    DO_REROLL,
    DO_SKIP,
    DO_TAKE,
    FACES,
    INVERTEBRATE,
    KINDS,
    RODENT,
    SEED,
    STORE,
    TAKE_ALL,
)
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.state import ON_MAT, Table

ANY_FOOD: Final = 31  # a bit per kind
DIE_AS_SEED: Final = 6  # the double face taken as seed; as invertebrate it is the face itself


def roll_all(s: Table) -> None:
    """All five dice into the feeder (WS-SETUP-2, WS-FEEDER-1)."""
    feeder = s.feeder
    face: i64 = 0
    while face < FACES:
        feeder[face] = 0
        face += 1
    die: i64 = 0
    while die < DICE:
        face = s.rng.below(FACES)
        feeder[face] += 1
        die += 1
    s.inside = DICE
    if s.log is not None:
        s.log.tell("rolled", {"faces": dice_inside(s)})


def dice_inside(s: Table) -> list[int]:
    found: list[int] = []
    for face in range(FACES):
        for _ in range(int(s.feeder[face])):
            found.append(face)
    return found


def all_equal(s: Table) -> bool:
    return alike(s.feeder, s.inside)


def alike(feeder: vec[i64], inside: i64) -> bool:
    """One die alone counts; the double face is a face of its own (WS-FEEDER-2)."""
    face: i64 = 0
    while feeder[face] == 0:
        face += 1
    return feeder[face] == inside


def fitting(s: Table, foods: i64) -> bool:
    """Some die gives one of these kinds of food."""
    feeder = s.feeder
    face: i64 = 0
    while face < KINDS:
        if feeder[face] > 0 and (foods >> face) & 1:
            return True
        face += 1
    return feeder[BOTH] > 0 and (foods & 3) != 0


def remove_die(s: Table, face: i64) -> None:
    """A die taken lies outside; the empty feeder is filled at once (WS-FEEDER-1)."""
    s.feeder[face] -= 1
    s.inside -= 1
    if s.inside == 0:
        roll_all(s)


def gain(s: Table, seat: Seat, food: i64, n: i64 = 1) -> None:
    """From the supply into the personal one."""
    s.food[seat * KINDS + food] += n
    if s.log is not None:
        s.log.tell("gained", {"seat": seat, "food": int(food), "n": int(n)})


def store(s: Table, bird: i64, n: i64 = 1) -> None:
    """Cache food on a bird (WS-POW-3); its power says which kind."""
    s.cached[s.place[bird] - ON_MAT] += n


class TakeDie(Question):
    """Take one die that gives an allowed food, rerolling first if all are equal (WS-FEEDER-2, WS-POW-11)."""

    also: ClassVar[str] = "TakeShare"

    def __init__(self, foods: int = ANY_FOOD, cache: bool = False, leave: bool = False) -> None:
        super().__init__()
        self.foods: i64 = foods
        self.cache = cache
        self.leave = leave  # the share may be declined (WS-POW-2)

    def ask(self, s: Table, me: Task) -> str:
        return self.also if self.leave else "TakeDie"

    def options(self, s: Table, me: Task) -> list[Action]:
        found: list[Action] = []
        foods: i64 = self.foods
        face: i64 = 0
        while face < KINDS:
            if s.feeder[face] > 0 and (foods >> face) & 1:
                found.append(int(DO_TAKE + face))
            face += 1
        if s.feeder[BOTH] > 0:
            if foods & 1:
                found.append(DO_TAKE + BOTH)
            if foods & 2:
                found.append(DO_TAKE + DIE_AS_SEED)
        nothing = not found
        if all_equal(s):
            found.append(DO_REROLL)
        if self.leave or (nothing and found):  # WS-POW-11: nothing fits, stop or reroll
            found.append(DO_SKIP)
        return found

    def width(self, s: Table, me: Task) -> int:
        if self.foods == ANY_FOOD and self.leave:
            return 2
        return len(self.options(s, me))

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a == DO_REROLL:
            if s.log is not None:
                s.log.tell("rerolls", {"seat": me.seat})
            roll_all(s)
            s.push(self.again(), me.seat, me.slot)
        elif a != DO_SKIP:
            die = a - DO_TAKE
            food = SEED if die == DIE_AS_SEED else INVERTEBRATE if die == BOTH else die
            gain(s, me.seat, food)
            remove_die(s, BOTH if die >= BOTH else die)
            self.gained(s, me, food)

    def again(self) -> Verb[Table]:
        """After a reroll the gain cannot be declined any more (WS-POW-11)."""
        return TAKE_ANY if self.leave else self

    def gained(self, s: Table, me: Task, food: i64) -> None:
        if self.cache:
            CACHE_OR_STORE.ask_for(s, me.seat, me.slot, food)


class Forage(TakeDie):
    """A die of the food action itself, base or conversion: a rodent is noticed (WS-RULE-16)."""

    def gained(self, s: Table, me: Task, food: i64) -> None:
        if food == RODENT:
            s.rodent += 1


class CacheOrStore(Question):
    """Exactly one token: into the supply or onto the bird (`cache=may`). `slot` is the bird and the food."""

    def ask_for(self, s: Table, seat: Seat, bird: int, food: i64) -> None:
        s.push(self, seat, int(food * CARDS + bird))

    def bird(self, me: Task) -> int:
        return me.slot % CARDS

    def food(self, me: Task) -> int:
        return me.slot // CARDS

    def about(self, s: Table, me: Task) -> int | None:
        return self.bird(me)

    def options(self, s: Table, me: Task) -> list[Action]:
        return [CACHE.first, STORE.first]

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a == CACHE.first:
            food, bird = self.food(me), self.bird(me)
            s.food[me.seat * KINDS + food] -= 1
            store(s, bird)
            if s.log is not None:
                s.log.tell("cached", {"seat": me.seat, "food": food, "bird": bird})


class GatherDice(Question):
    """Take every die that can give a food, rerolling first if all are equal (WS-RULE-5, WS-RULE-18)."""

    def __init__(self, food: int) -> None:
        super().__init__()
        self.food: i64 = food

    def options(self, s: Table, me: Task) -> list[Action]:
        one: i64 = 1
        if fitting(s, one << self.food):
            return [TAKE_ALL.first, DO_REROLL] if all_equal(s) else [TAKE_ALL.first]
        return [DO_REROLL, DO_SKIP] if all_equal(s) else []

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a == DO_REROLL:
            if s.log is not None:
                s.log.tell("rerolls", {"seat": me.seat})
            roll_all(s)
            s.push(self, me.seat, me.slot)
        elif a == TAKE_ALL.first:
            feeder = s.feeder
            food: i64 = self.food
            n: i64 = feeder[food]
            feeder[food] = 0
            if food <= SEED:  # the double face gives either
                n += feeder[BOTH]
                feeder[BOTH] = 0
            s.inside -= n
            gain(s, me.seat, food, n)
            if s.inside == 0:
                roll_all(s)


FORAGE: Final = Forage()
TAKE_ANY: Final = TakeDie()
TAKE_SHARE: Final = TakeDie(leave=True)
CACHE_OR_STORE: Final = CacheOrStore()
