"""Draft: hands are picked from packs that go round (BF-DRAFT)."""

from __future__ import annotations

from typing import Final

from voliere.core.cards import Bag
from voliere.core.events import only
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.feather.components import GIVE, KEEP
from voliere.games.feather.pick import OneSpecies
from voliere.games.feather.rounds import ROUND
from voliere.games.feather.state import DRAFTING, WATCHING, Draft, Table


def draft_of(s: Table) -> Draft:
    assert s.draft is not None
    return s.draft


def pack_of(s: Table, seat: Seat) -> Bag:
    draft = draft_of(s)
    return draft.packs[draft.held_by(seat)]


class OpenPacks(Verb[Table]):
    """Each player gets a pack (BF-DRAFT-2, BF-DRAFT-4)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.stage = DRAFTING
        draft = draft_of(s)
        draft.number += 1
        draft.step = 0
        draft.packs = []
        for _ in range(s.seats):
            pack = Bag()
            for _ in range(s.agreed.setup.pack_size):
                pack.add(s.deck.draw(s.rng))
            draft.packs.append(pack)
            draft.kept.append([])
            draft.given.append([])
        if s.log is not None:
            way = 0 if draft.way(draft.number) > 0 else 1
            s.log.tell("packs", {"number": draft.number, "packs": s.agreed.setup.packs, "way": way})
        s.push(PICK, 0)


class Pick(Verb[Table]):
    """Simultaneously everybody takes from their pack, until it is used up (BF-DRAFT-2)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        draft = draft_of(s)
        left = len(draft.packs[0])
        if left == 0:
            if draft.number < s.agreed.setup.packs:
                s.push(OPEN_PACKS, 0)
            else:
                s.stage = WATCHING
                s.push(ROUND, 0)
            return
        s.push(PASS_PACKS, 0)
        if left > 1:
            s.together(KEEP_ONE)
            return
        for seat in range(s.seats):  # BF-R-15: a single last card is kept without a question
            keep(s, seat, int(pack_of(s, seat).only()))


class PassPacks(Verb[Table]):
    """The rest of each pack goes on to the neighbour (BF-DRAFT-2, BF-DRAFT-3)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        draft_of(s).step += 1
        s.push(PICK, 0)


class FromPack(OneSpecies):
    """Choices from the pack in hand."""

    def cards(self, s: Table, seat: Seat) -> Bag:
        return pack_of(s, seat)


class KeepOne(FromPack):
    """Keep one card of the pack in hand (BF-DRAFT-2)."""

    def take(self, s: Table, me: Task, a: Action) -> None:
        keep(s, me.seat, a - self.first)
        if not draft_of(s).gives():
            return
        pack = pack_of(s, me.seat)
        if len(pack) == 1:
            give(s, me.seat, int(pack.only()))  # of the last two, what is not kept is given (BF-R-15)
        else:
            s.push(GIVE_ONE, me.seat)


class GiveOne(FromPack):
    """Put a second card of the same pack into the neutral hand (BF-DRAFT-5, BF-DRAFT-6, BF-R-22)."""

    def take(self, s: Table, me: Task, a: Action) -> None:
        give(s, me.seat, a - self.first)


def keep(s: Table, seat: Seat, bird: int) -> None:
    draft = draft_of(s)
    pack_of(s, seat).take(bird)
    draft.kept[in_all(draft, seat)].append(bird)
    s.hands[seat].add(bird)
    if s.log is not None:
        s.log.tell("kept", {"seat": seat, "bird": bird}, only(seat))


def give(s: Table, seat: Seat, bird: int) -> None:
    """Face down: only the giver knows (BF-DRAFT-7, BF-R-14, BF-R-16)."""
    draft = draft_of(s)
    pack_of(s, seat).take(bird)
    draft.given[in_all(draft, seat)].append(bird)
    s.hands[neutral_hand(s.seats, seat)].add(bird)
    if s.log is not None:
        s.log.tell("gave", {"seat": seat, "bird": bird}, only(seat))


def in_all(draft: Draft, seat: Seat) -> int:
    """The pack in a seat's hands, by its number in the whole draft."""
    return (draft.number - 1) * draft.seats + draft.held_by(seat)


def neutral_hand(seats: int, seat: Seat) -> int:
    """One's own with 2 players, a common one with 3 (BF-DRAFT-4)."""
    return seats + seat if seats == 2 else seats


OPEN_PACKS: Final = OpenPacks()
PICK: Final = Pick()
PASS_PACKS: Final = PassPacks()
KEEP_ONE: Final = KeepOne(KEEP)
GIVE_ONE: Final = GiveOne(GIVE)
