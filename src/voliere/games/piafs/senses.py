"""What a seat of Piafs reads as numbers (core/senses.py)."""

from __future__ import annotations

from voliere.core.native import BytesWriter, i64
from voliere.core.options import Options
from voliere.core.senses import MOST, Part, Sense, blank, put, put_bag
from voliere.core.state import Seat
from voliere.games.piafs.collection import pile_size
from voliere.games.piafs.components import (
    CARDS,
    COLUMN,
    CROWS,
    KEPT,
    PER_SPECIES,
    PERCHES,
    ROW,
    SPECIES_COUNT,
    SQUIRRELS,
    STRONGEST,
    TRACK,
    VALUES,
)
from voliere.games.piafs.sight import choosing, kept
from voliere.games.piafs.state import EMPTY, OUT, Table


class Perches(Sense[Table]):
    def __init__(self, perches: int) -> None:
        birds = "each row from its perch on: 0 no bird, else a card plus 1"
        super().__init__(
            [
                Part("rows", perches * ROW, 0, CARDS, birds, one_of=True),
                Part("lengths", perches, 0, ROW, "places of each row that count, its perch among them"),
                Part("grounds", perches, 0, 2 * STRONGEST * ROW, "the sum of strengths on each ground"),
                Part(
                    "played", 1, 0, CARDS, "the card of this turn plus 1, while it is resolved", one_of=True
                ),
                Part("perch", 1, 0, perches, "and its row plus 1, else 0", one_of=True),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        perch: i64 = 0
        while perch < s.perches:
            length: i64 = s.length[perch]
            k: i64 = 0
            while k < ROW:
                put(out, s.rows[perch * ROW + k] + 1 if k < length else 0)
                k += 1
            perch += 1
        perch = 0
        while perch < s.perches:
            put(out, s.length[perch])
            perch += 1
        perch = 0
        while perch < s.perches:
            put(out, s.ground[perch])
            perch += 1
        put(out, s.played + 1)
        put(out, s.perch + 1 if s.played != EMPTY else 0)


class Feeder(Sense[Table]):
    def __init__(self, seats: int) -> None:
        super().__init__(
            [
                Part("seeds", COLUMN, 0, VALUES, "points of the seeds, position 1 first; 0 none"),
                Part("pests", COLUMN, 0, 2, "beside them: 0 none, 1 crow, 2 squirrel", one_of=True),
                Part("pests_out", 2, 0, max(CROWS, SQUIRRELS), "crows and squirrels out of the game"),
                Part("feeder", 1, 0, 99, "cards in the feeder deck"),
                Part("track", TRACK, 0, CARDS, "birds of the track: 0 none, else a card plus 1", one_of=True),
                Part("deck", 1, 0, CARDS, "cards in the deck"),
                Part("removed", 1, 0, SPECIES_COUNT, "two players: the species left out plus 1", one_of=True),
                Part("first", 1, 0, seats - 1, "who began, counted from the reader on", one_of=True),
                Part("turn", 1, 0, seats - 1, "whose turn it is, counted so", one_of=True),
                Part("ending", 1, 0, 1, "1 once the end is triggered"),
                Part("choosing", 1, 0, 1, "1 while the last cards are chosen"),
                Part("over", 1, 0, 1, "1 when the game is over"),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        k: i64 = 0
        while k < COLUMN:
            put(out, s.seeds[k] + 1 if k < s.seed_count else 0)
            k += 1
        k = 0
        while k < COLUMN:
            put(out, s.pests[k] + 1 if k < s.pest_count else 0)
            k += 1
        put(out, s.pests_out[0])
        put(out, s.pests_out[1])
        put(out, s.feeder.size)
        k = 0
        while k < TRACK:
            put(out, s.track[k] + 1)
            k += 1
        put(out, s.deck.size)
        put(out, s.removed + 1)
        put(out, (s.first - seat) % s.seats)
        put(out, (s.turn - seat) % s.seats)
        put(out, 1 if s.ending else 0)
        put(out, 1 if s.ending and choosing(s) else 0)
        put(out, 1 if s.over else 0)


class Collections(Sense[Table]):
    def __init__(self, seats: int) -> None:
        birds = "each bird: 0 elsewhere, 1 taken by a crow, else in a collection: its seat plus 2"
        piles = "seeds of 1, 2 and 3 points in each score pile; of others 0 until the end"
        super().__init__(
            [
                Part("birds", CARDS, 0, seats + 1, birds, one_of=True),
                Part("hand", CARDS, 0, 1, "1 for each card in the reader’s hand; at the end, those not kept"),
                Part(
                    "kept", KEPT, 0, CARDS, "the reader’s cards of the last choice, each plus 1", one_of=True
                ),
                Part("cards", seats, 0, CARDS, "cards in each hand; 0 at the end"),
                Part("chosen", seats, 0, 1, "1 for each seat whose last choice is made, and sealed"),
                Part("pile", seats, 0, MOST, "seeds in each score pile"),
                Part("piles", seats * VALUES, 0, MOST, piles),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        seats: i64 = s.seats
        me: i64 = seat
        where = s.where
        card: i64 = 0
        while card < CARDS:
            at: i64 = where[card]
            told: i64 = 0
            if at >= 0:
                told = at - me + 2 if at >= me else at - me + seats + 2
            elif at == OUT and card // PER_SPECIES != s.removed:
                told = 1
            put(out, told)
            card += 1
        put_bag(out, s.hands[seat], CARDS)
        mine = kept(s, seat)
        for slot in range(KEPT):
            put(out, mine[slot] + 1 if slot < len(mine) else 0)
        order = [(seat + k) % s.seats for k in range(s.seats)]
        for k in order:
            put(out, 0 if s.over else s.hands[k].size)
        for k in order:
            put(out, 1 if not s.over and s.kept[(k + 1) * KEPT - 1] != EMPTY else 0)
        for k in order:
            put(out, pile_size(s, k))
        for k in order:
            if k == seat or s.over:
                for kind in range(VALUES):
                    put(out, s.pile[k * VALUES + kind])
            else:
                blank(out, VALUES)


def senses(seats: int, options: Options) -> list[Sense[Table]]:
    return [Perches(PERCHES[seats]), Feeder(seats), Collections(seats)]
