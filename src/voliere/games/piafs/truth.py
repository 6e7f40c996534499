"""Every true fact of the table as JSON, and a table laid from it; nobody at the table may see it."""

from __future__ import annotations

from voliere.core.facts import Facts, each_once
from voliere.core.native import i64, vec
from voliere.games.piafs.components import (
    CARDS,
    COLUMN,
    FIRST_PEST,
    KEPT,
    ROW,
    SPECIES_COUNT,
    SQUIRREL,
    TRACK,
    VALUES,
    feeder_cards,
)
from voliere.games.piafs.state import EMPTY, OUT, Table

MOST = 999  # more than any count or sum on the table


def table(s: Table) -> dict[str, object]:
    return {
        "first": s.first,
        "turn": s.turn,
        "ending": s.ending,
        "over": s.over,
        "perch": int(s.perch),
        "played": int(s.played),
        "chain": int(s.chain),
        "pest": int(s.pest),
        "rows": [[int(s.rows[p * ROW + k]) for k in range(s.length[p])] for p in range(s.perches)],
        "ground": ints(s.ground),
        "seeds": [int(s.seeds[k]) for k in range(s.seed_count)],
        "pests": [int(s.pests[k]) for k in range(s.pest_count)],
        "pests_out": ints(s.pests_out),
        "feeder": s.feeder.order(),
        "deck": s.deck.order(),
        "track": ints(s.track),
        "hands": [hand.order() for hand in s.hands],
        "where": ints(s.where),
        "birds": ints(s.birds),
        "eggs": ints(s.eggs),
        "pairs": ints(s.pairs),
        "pile": ints(s.pile),
        "taken": ints(s.taken),
        "thefts": s.thefts[:],
        "kept": ints(s.kept),
        "removed": s.removed,
    }


def ints(numbers: vec[i64]) -> list[int]:
    return [int(x) for x in numbers]


def lay(s: Table, facts: Facts) -> None:
    seats = s.seats
    s.first = facts.number("first", 0, seats - 1)
    s.turn = facts.number("turn", 0, seats - 1)
    s.ending = facts.flag("ending")
    s.over = facts.flag("over")
    s.perch = facts.number("perch", 0, s.perches - 1)
    s.played = facts.number("played", EMPTY, CARDS - 1)
    s.chain = facts.number("chain", 0, MOST)
    s.pest = facts.number("pest", EMPTY, SQUIRREL)
    s.pests_out = vec[i64](facts.numbers("pests_out", 0, MOST, 2))
    s.feeder = facts.bag("feeder", FIRST_PEST + SQUIRREL)
    s.deck = facts.bag("deck", CARDS - 1)
    s.track = vec[i64](facts.numbers("track", EMPTY, CARDS - 1, TRACK))
    s.hands = facts.bags("hands", CARDS - 1, seats)
    s.where = vec[i64](facts.numbers("where", OUT, seats - 1, CARDS))
    s.birds = vec[i64](facts.numbers("birds", 0, MOST, seats * SPECIES_COUNT))
    s.eggs = vec[i64](facts.numbers("eggs", 0, MOST, seats * SPECIES_COUNT))
    s.pairs = vec[i64](facts.numbers("pairs", 0, MOST, seats))
    s.pile = vec[i64](facts.numbers("pile", 0, MOST, seats * VALUES))
    s.taken = vec[i64](facts.numbers("taken", 0, MOST, seats * VALUES))
    s.thefts = facts.numbers("thefts", 0, MOST)
    s.kept = vec[i64](facts.numbers("kept", EMPTY, CARDS - 1, seats * KEPT))
    s.removed = facts.number("removed", EMPTY, SPECIES_COUNT - 1)
    lay_rows(s, facts)
    lay_columns(s, facts)
    count(s, facts)


def lay_rows(s: Table, facts: Facts) -> None:
    s.ground = vec[i64](facts.numbers("ground", 0, MOST, s.perches))
    for perch, row in enumerate(facts.groups("rows", EMPTY, CARDS - 1, s.perches)):
        if not 1 <= len(row) <= ROW:
            raise facts.no("rows", f"rows of 1 to {ROW} birds")
        s.length[perch] = len(row)
        for k, card in enumerate(row):
            s.rows[perch * ROW + k] = card


def lay_columns(s: Table, facts: Facts) -> None:
    """Seeds and pests beside each other, from the first position on."""
    seeds = facts.numbers("seeds", 0, VALUES - 1)
    pests = facts.numbers("pests", 0, SQUIRREL)
    if len(seeds) > COLUMN or len(pests) > COLUMN:
        raise facts.no("seeds", f"at most {COLUMN}, like the pests")
    s.seed_count = len(seeds)
    s.pest_count = len(pests)
    for k, seed in enumerate(seeds):
        s.seeds[k] = seed
    for k, pest in enumerate(pests):
        s.pests[k] = pest


def count(s: Table, facts: Facts) -> None:
    """Every bird and every feeder card of the box is somewhere, once."""
    birds = s.deck.order() + ints(s.track)
    for hand in s.hands:
        birds += hand.order()
    birds += [int(s.rows[p * ROW + k]) for p in range(s.perches) for k in range(s.length[p])]
    birds += [card for card in range(CARDS) if s.where[card] >= 0 or s.where[card] == OUT]
    each_once([card for card in birds if card != EMPTY], list(range(CARDS)), "birds")
    cards = s.feeder.order() + [int(s.seeds[k]) for k in range(s.seed_count)]
    cards += [FIRST_PEST + int(s.pests[k]) for k in range(s.pest_count)]
    cards += [kind % VALUES for kind, n in enumerate(s.taken) for _ in range(int(n))]
    cards += [FIRST_PEST + pest for pest, n in enumerate(s.pests_out) for _ in range(int(n))]
    if s.pest != EMPTY:
        cards.append(FIRST_PEST + int(s.pest))
    each_once(cards, feeder_cards(s.seats), "feeder cards")
    if any(s.pile[k] > s.taken[k] for k in range(len(s.pile))):
        raise facts.no("pile", "seeds that were taken")
    if len(s.thefts) % (1 + VALUES):
        raise facts.no("thefts", f"{1 + VALUES} numbers each")
