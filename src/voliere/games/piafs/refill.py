"""Phase C: hand first, then the seed column (PF-DRAW, PF-R-11)."""

from __future__ import annotations

from typing import Final

from voliere.core.events import Event, only, others
from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat
from voliere.core.task import Task, Verb
from voliere.games.piafs.components import COLUMN, DRAW_BLIND, FIRST_PEST, FIRST_TAKE, HAND, TRACK
from voliere.games.piafs.feed import trigger_end
from voliere.games.piafs.question import Question
from voliere.games.piafs.state import EMPTY, SEEN, Table


class DrawBird(Question):
    """One card from the track or blind from the deck, until the hand has four (PF-DRAW-1)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        if s.hands[me.seat].size >= HAND:
            return []
        found = [FIRST_TAKE + int(card) for card in s.track if card != EMPTY]
        found.sort()
        if s.deck.size > 0:
            found.append(DRAW_BLIND)
        return found

    def width(self, s: Table, me: Task) -> int:
        if s.hands[me.seat].size >= HAND:
            return 0
        return 2 if s.deck.size > 0 else len(self.options(s, me))  # with a deck the track is full

    def sample(self, s: Table, me: Task, rng: Rng) -> Action:
        if s.deck.size == 0:
            options = self.options(s, me)
            return options[int(rng.below(len(options)))]
        k: i64 = rng.below(TRACK + 1)
        return DRAW_BLIND if k == TRACK else int(FIRST_TAKE + s.track[k])

    def stroll(self, s: Table, me: Task, rng: Rng) -> int:
        """All the cards in one go, while the deck lasts."""
        hand = s.hands[me.seat]
        made = 0
        while hand.size < HAND and s.deck.size > 0:
            slot: i64 = rng.below(TRACK + 1)
            if slot == TRACK:
                draw(s, me.seat)
            else:
                pick(s, me.seat, slot)
            made += 1
        return made if hand.size >= HAND else made + super().stroll(s, me, rng)

    def take(self, s: Table, me: Task, a: Action) -> None:
        if a == DRAW_BLIND:
            draw(s, me.seat)
        else:
            slot: i64 = 0
            while s.track[slot] != a - FIRST_TAKE:
                slot += 1
            pick(s, me.seat, slot)
        s.push(DRAW_BIRD, me.seat)

    def why_not(self, s: Table, me: Task) -> dict[str, Event]:
        return {} if s.deck.size > 0 else {"draw:0": Event("deck_empty", {})}  # PF-DRAW-2


def draw(s: Table, seat: Seat) -> None:
    """The top card of the deck, blind."""
    card: i64 = s.deck.draw(s.rng)
    s.hands[seat].add(card)
    if s.log is not None:
        s.log.tell("drew_own", {"seat": seat, "card": int(card)}, only(seat))
        s.log.tell("drew_hidden", {"seat": seat}, others(seat))


def pick(s: Table, seat: Seat, slot: i64) -> None:
    """A card of the track; the deck replaces it at once, while it lasts (PF-DRAW-1, PF-DRAW-2)."""
    card: i64 = s.track[slot]
    s.hands[seat].add(card)
    s.track[slot] = EMPTY
    if s.log is not None:
        s.log.tell("picked", {"seat": seat, "card": int(card)})
    lay(s, slot)


def lay(s: Table, slot: i64) -> None:
    """The next bird of the deck, face up on the track."""
    if s.deck.size > 0:
        card: i64 = s.deck.draw(s.rng)
        s.track[slot] = card
        s.where[card] = SEEN
        if s.log is not None:
            s.log.tell("track", {"card": int(card)})


class FillColumn(Verb[Table]):
    """Reveal feeder cards until four seeds lie in the column (PF-DRAW-3, PF-DRAW-5)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        while s.seed_count < COLUMN:
            if s.feeder.size == 0:  # PF-DRAW-4: at the first missing card (PF-R-15)
                trigger_end(s)
                return
            kind: i64 = s.feeder.draw(s.rng)
            if kind < FIRST_PEST:
                lay_seed(s, kind)
            else:
                lay_pest(s, kind - FIRST_PEST)


def lay_seed(s: Table, seed: i64) -> None:
    """Above the other seeds."""
    s.seeds[s.seed_count] = seed
    s.seed_count += 1
    if s.log is not None:
        s.log.tell("seed_laid", {"seed": int(seed), "position": int(s.seed_count)})


def lay_pest(s: Table, pest: i64) -> None:
    """Beside the lowest position without a pest, seed or not; a fifth one leaves the game."""
    if s.pest_count == COLUMN:
        s.pests_out[pest] += 1
        if s.log is not None:
            s.log.tell("pest_gone", {"pest": int(pest)})
        return
    s.pests[s.pest_count] = pest
    s.pest_count += 1
    if s.log is not None:
        s.log.tell("pest_laid", {"pest": int(pest), "position": int(s.pest_count)})


DRAW_BIRD: Final = DrawBird()
FILL_COLUMN: Final = FillColumn()
