"""What a seat of Birds of a Feather reads as numbers (core/senses.py)."""

from __future__ import annotations

from typing import Final

from voliere.core.native import BytesWriter, i64
from voliere.core.options import Options
from voliere.core.senses import Part, Sense, blank, count, put, put_bag, put_list
from voliere.core.state import Seat
from voliere.games.feather.components import BIRDS, DECK, MOST_COPIES, NONE, SETUPS, TURNED
from voliere.games.feather.draft import pack_of
from voliere.games.feather.memory import IN_PACK, Memory
from voliere.games.feather.sight import cards_of, known
from voliere.games.feather.species import COPIES
from voliere.games.feather.state import DRAFTING, MIGRATING, OVER, STAGES, Table

CARDS: Final = len(DECK)


class Course(Sense[Table]):
    def __init__(self, seats: int, shown: int, rounds: int) -> None:
        played = (
            "cards of each finished round, hand by hand, plus 1; alone the one played, then three turned over"
        )
        super().__init__(
            [
                Part(
                    "stage",
                    1,
                    0,
                    len(STAGES) - 1,
                    ", ".join(f"{k} {x}" for k, x in enumerate(STAGES)),
                    one_of=True,
                ),
                Part("round", 1, 0, rounds, "the round that is played"),
                Part("played", rounds * shown, 0, BIRDS, played, one_of=True),
                Part("gone", BIRDS, 0, MOST_COPIES, "cards of each species that have left the game"),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        put(out, s.stage)
        put(out, s.round)
        shown: i64 = s.agreed.shown
        seats: i64 = 1 if s.agreed.solo else s.seats
        me: i64 = 0 if s.agreed.solo else seat
        size: i64 = len(s.played)
        first: i64 = 0
        last: i64 = -shown  # where the last finished round begins
        while first < size:
            k: i64 = 0
            while k < shown:
                hand: i64 = k
                if k < seats:
                    hand = k + me if k + me < seats else k + me - seats
                put(out, s.played[first + hand] + 1)
                k += 1
            if s.played[first] != NONE:
                last = first
            first += shown
        at = blank(out, BIRDS)
        k = 0
        while k < last:
            count(out, at, s.played[k])
            k += 1
        for bird in s.discards:
            count(out, at, bird)


class Hands(Sense[Table]):
    def __init__(self, seats: int, neutral: int) -> None:
        chosen = "the reader’s card laid face down plus 1, else 0"
        sheets = "species on each score sheet; none on those that are hidden"
        super().__init__(
            [
                Part("hand", BIRDS, 0, MOST_COPIES, "cards of each species in the reader’s hand"),
                Part("chosen", 1, 0, BIRDS, chosen, one_of=True),
                Part("answered", seats, 0, 1, "1 for each seat that has answered while others have not"),
                Part("cards", seats + neutral, 0, CARDS, "cards in each hand, the neutral ones last"),
                Part("deck", 1, 0, CARDS, "cards in the deck"),
                Part("sheets", seats * BIRDS, 0, 1, sheets),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        put_bag(out, s.hands[seat], BIRDS)
        put(out, s.chosen[seat] + 1)
        order = [(seat + k) % s.seats for k in range(s.seats)]
        waiting = bool(s.lanes)
        for k in order:
            put(out, 1 if waiting and k not in s.actors else 0)
        for k in order:
            put(out, cards_of(s, k))
        for k in range(s.seats, s.agreed.hands):
            put(out, cards_of(s, k))
        put(out, s.deck.size)
        open_to_all = s.stage == OVER or not s.agreed.hide_sheets
        for k in order:
            if open_to_all or k == seat:
                boxes: i64 = s.sheets[k]
                bird: i64 = 0
                while bird < BIRDS:
                    put(out, boxes & 1)
                    boxes >>= 1
                    bird += 1
            else:
                blank(out, BIRDS)


class Passed(Sense[Table]):
    def __init__(self, migrants: int) -> None:
        meaning = "in a migration: the birds the reader passes on, in order, each plus 1; they stay known"
        super().__init__([Part("passed", migrants, 0, BIRDS, meaning, one_of=True)])
        self.migrants = migrants

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        cards = s.passed[seat] if s.passed else []
        put_list(out, cards if s.stage == MIGRATING else sorted(cards), self.migrants)


class Packs(Sense[Table]):
    def __init__(self, hands: int, traces: int) -> None:
        birds = "what the reader knows of the draft: sets of birds that went to certain hands, by species"
        went = "the hands those went to, as many as birds: still in a pack, then hand by hand as they sit"
        super().__init__(
            [
                Part("pack", BIRDS, 0, MOST_COPIES, "in a draft: birds of each species in the reader’s pack"),
                Part("number", 1, 0, 3, "which pack it is; 0 after the draft"),
                Part("step", 1, 0, 10, "how often it was passed on"),
                Part("traces", traces * BIRDS, 0, MOST_COPIES, birds),
                Part("went", traces * (hands + 1), 0, CARDS, went),
            ]
        )
        self.hands = hands
        self.traces = traces

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        draft = s.draft
        if draft is None or s.stage != DRAFTING:
            blank(out, BIRDS + 2)
        else:
            put_bag(out, pack_of(s, seat), BIRDS)
            put(out, draft.number)
            put(out, draft.step)
        traces = Memory(s, seat).traces if draft is not None else []
        for trace in traces:
            at = blank(out, BIRDS)
            for card in trace.cards:
                count(out, at, card)
        for _ in range(self.traces - len(traces)):
            blank(out, BIRDS)
        for trace in traces:
            at = blank(out, self.hands + 1)
            for place in trace.places:
                hand = known(s, place)
                count(out, at, 0 if hand == IN_PACK else hand + 1)
        for _ in range(self.traces - len(traces)):
            blank(out, self.hands + 1)


def senses(seats: int, options: Options) -> list[Sense[Table]]:
    setup = SETUPS[seats]
    hands = seats + setup.neutral
    shown = 1 + TURNED if seats == 1 else hands
    found: list[Sense[Table]] = [Course(seats, shown, setup.size - 1), Hands(seats, setup.neutral)]
    if options["migration"] and setup.migrants > 0:
        found.append(Passed(setup.migrants))
    if options["draft"] and setup.packs > 0:
        # A sight of a pack leaves a trace, and one more where a card is given away: not more than cards.
        found.append(Packs(hands, setup.packs * setup.pack_size))
    return found


assert max(COPIES) == MOST_COPIES
