"""A player's turn: place a card, or choose a favourite where the variant allows it."""

from __future__ import annotations

from typing import Final

from voliere.core.cards import Bag
from voliere.core.events import only, others
from voliere.core.native import BytesWriter, i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.songbirds import fast
from voliere.games.songbirds.components import CELLS, FIRST_FAVOURITE, OPEN, PLACE, SHOW, WORMS
from voliere.games.songbirds.forest import fill, sing
from voliere.games.songbirds.state import Table


class Turn(Verb[Table]):
    """Place exactly one hand card on an open cell (SB-TURN-1); Early Bird: or choose a favourite."""

    def options(self, s: Table, me: Task) -> list[Action]:
        may_choose = self.may_choose(s, me)
        must_choose = may_choose and self.must_choose(s, me)
        found = [] if must_choose else placements(s, s.hands[me.seat])
        if may_choose:
            for card in s.hands[me.seat].sorted():
                found.append(FIRST_FAVOURITE + card)
        return found

    def ask(self, s: Table, me: Task) -> str:
        return "TurnOrFavourite" if self.may_choose(s, me) else "Turn"

    def may_choose(self, s: Table, me: Task) -> bool:
        """Once per game, once per round in Extended (SB-EB-2); once for solo and for a team (SB-COOP-3)."""
        if s.agreed.duel:
            return s.agreed.early_bird and s.favourites[me.seat] < 0
        return s.favourites[0] < 0

    def must_choose(self, s: Table, me: Task) -> bool:
        """The last card of a hand without favourite may not go to the forest (SB-EB-5)."""
        return s.agreed.early_bird and len(s.hands[me.seat]) == 1

    # The same quickly, from here to `take`.

    def listed(self, s: Table, me: Task) -> list[Action]:
        return self.options(s, me) if s.agreed.fancy else fast.placements(s, s.hands[me.seat])

    def width(self, s: Table, me: Task) -> int:
        cards = s.hands[me.seat].size
        if cards == 1 or s.open.size == 1:
            return len(self.options(s, me))
        return 2 if cards > 0 else 0

    def allows(self, s: Table, me: Task, a: Action) -> bool:
        if a < 0 or a >= FIRST_FAVOURITE or s.agreed.early_bird:
            return a in self.options(s, me)
        return s.grid[a % CELLS] == OPEN and s.hands[me.seat].has(a // CELLS)

    def sample(self, s: Table, me: Task, rng: Rng) -> Action:
        if s.agreed.fancy:
            options = self.options(s, me)
            return options[int(rng.below(len(options)))]
        return int(s.hands[me.seat].pick(rng) * CELLS + s.open.pick(rng))

    def mark(self, s: Table, me: Task, rng: Rng, out: BytesWriter, at: i64) -> Action:
        if s.agreed.fancy:
            return super().mark(s, me, rng, out, at)
        fast.mark_placements(s, s.hands[me.seat], out, at)
        return self.sample(s, me, rng)

    def stroll(self, s: Table, me: Task, rng: Rng) -> int:
        if s.agreed.fancy or s.log is not None or type(rng) is not Rng:
            return super().stroll(s, me, rng)
        return fast.turns(s, me.seat, rng)

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a < FIRST_FAVOURITE:
            place(s, me, a // CELLS, a % CELLS)
        else:
            choose(s, me, a - FIRST_FAVOURITE)
        pass_on(s, me)


def open_cells(s: Table) -> list[int]:
    """Empty cells that touch a card, in order."""
    return [cell for cell in range(CELLS) if s.grid[cell] == OPEN]


def placements(s: Table, hand: Bag) -> list[Action]:
    """Every card of a hand on every open cell, in order."""
    return [PLACE.first + card * CELLS + cell for card in hand.sorted() for cell in open_cells(s)]


def place(s: Table, me: Task, card: int, cell: int) -> None:
    """One card of the hand, face up, on one empty cell that touches a card (SB-TURN-1, SB-TURN-2)."""
    s.hands[me.seat].take(card)
    s.open.take(cell)
    if s.log is not None:
        s.log.tell("placed", {"seat": me.seat, "card": card, "cell": cell})
    fill(s, cell, card)
    sing(s, cell, card)


def choose(s: Table, me: Task, card: int) -> None:
    """A hand card becomes the favourite: hidden with a worm (SB-EB-2, SB-EB-4), or open (SB-SOLO-3)."""
    s.hands[me.seat].take(card)
    if not s.agreed.duel:
        set_favourite(s, 0, card, -1)
        if s.log is not None:
            s.log.tell("favourite_open", {"seat": me.seat, "card": card})
        return
    worm = worm_left(s)
    set_favourite(s, me.seat, card, worm)
    if s.log is not None:
        s.log.tell("favourite_own", {"seat": me.seat, "card": card, "worm": worm}, only(me.seat))
        s.log.tell("favourite_hidden", {"seat": me.seat, "worm": worm}, others(me.seat))


def worm_left(s: Table) -> int:
    """The highest worm of the reserve, 0 when it is empty (SB-EB-2)."""
    return WORMS[sum([1 for w in s.worms if w >= 0])]


def set_favourite(s: Table, seat: Seat, card: int, worm: int) -> None:
    """Other copies share these lists: take our own before changing them."""
    s.favourites = s.favourites[:]
    s.favourites[seat] = card
    if worm >= 0:
        s.worms = s.worms[:]
        s.worms[seat] = worm


def pass_on(s: Table, me: Task) -> None:
    """Clockwise, until all 25 cells hold a card (SB-TURN-1, SB-TURN-5)."""
    after = me.seat + 1
    if after == s.seats:
        after = 0
    s.next = after
    if s.left > 0:
        s.push(TURN if s.agreed.duel else DRAW, after)


class Draw(Verb[Table]):
    """Solo and cooperative: draw a card, then act (SB-SOLO-3, SB-COOP-2)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        if len(s.deck) > 0:  # SB-COOP-4: an empty deck skips the draw
            card = int(s.deck.draw(s.rng))
            s.hands[me.seat].add(card)
            if s.log is not None:
                s.log.tell("drew", {"seat": me.seat, "card": card}, only(me.seat))
                s.log.tell("drew_hidden", {"seat": me.seat}, others(me.seat))
        s.said = []
        s.push(TURN if s.seats == 1 else SHOW_CARD, me.seat)


class ShowCard(Verb[Table]):
    """Cooperative: the card is shown before its cell is discussed (SB-COOP-6d, SB-COOP-7)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        hand = s.hands[me.seat].sorted()
        favourites = [FIRST_FAVOURITE + card for card in hand] if s.favourites[0] < 0 else []
        return favourites + [SHOW.first + card for card in hand]

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a < SHOW.first:
            choose(s, me, a - FIRST_FAVOURITE)
            pass_on(s, me)
            return
        s.shown = a - SHOW.first
        if s.log is not None:
            s.log.tell("showed", {"seat": me.seat, "card": s.shown})
        s.push(PLACE_SHOWN, me.seat)


class PlaceShown(Verb[Table]):
    """The card shown must be placed; only its cell is still open (SB-COOP-6d)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        return [PLACE.first + s.shown * CELLS + cell for cell in open_cells(s)]

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.shown = -1
        place(s, me, a // CELLS, a % CELLS)
        pass_on(s, me)


TURN: Final = Turn()
DRAW: Final = Draw()
SHOW_CARD: Final = ShowCard()
PLACE_SHOWN: Final = PlaceShown()
