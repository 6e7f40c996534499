"""Every true fact of the table as JSON, and a table laid from it; nobody at the table may see it."""

from __future__ import annotations

from voliere.core.facts import Facts, each_once
from voliere.core.native import i64, vec
from voliere.games.feather.components import BIRDS, DECK, NONE
from voliere.games.feather.state import MIGRATING, STAGES, Draft, Table


def table(s: Table) -> dict[str, object]:
    draft = s.draft
    return {
        "stage": s.stage,
        "round": int(s.round),
        "hands": [hand.order() for hand in s.hands],
        "deck": s.deck.order(),
        "chosen": [int(x) for x in s.chosen],
        "history": s.history(),
        "settled": int(s.settled),
        "sheets": [int(x) for x in s.sheets],
        "discards": s.discards[:],
        "passed": [cards[:] for cards in s.passed],
        "packs": [] if draft is None else [cards.order() for cards in draft.packs],
        "kept": [] if draft is None else [cards[:] for cards in draft.kept],
        "given": [] if draft is None else [cards[:] for cards in draft.given],
        "step": [] if draft is None else [draft.number, draft.step],
    }


def lay(s: Table, facts: Facts) -> None:
    last = BIRDS - 1
    s.stage = facts.number("stage", 0, len(STAGES) - 1)
    s.round = facts.number("round", 0, s.agreed.rounds)
    s.hands = facts.bags("hands", last, s.agreed.hands)
    s.deck = facts.bag("deck", last)
    s.chosen = vec[i64](facts.numbers("chosen", NONE, last, s.seats))
    s.settled = facts.number("settled", 0, (1 << BIRDS) - 1)
    s.sheets = vec[i64](facts.numbers("sheets", 0, (1 << BIRDS) - 1, s.seats))
    s.discards = facts.numbers("discards", 0, last)
    s.passed = facts.groups("passed", 0, last)
    if len(s.passed) not in (0, s.seats):
        raise facts.no("passed", "a list for each seat, or empty")
    history = facts.groups("history", 0, last)
    if len(history) > s.agreed.rounds:
        raise facts.no("history", f"at most {s.agreed.rounds} rounds")
    shown = s.agreed.shown
    for k, cards in enumerate(history):
        if len(cards) != shown:
            raise facts.no("history", f"{shown} cards each round")
        for i, bird in enumerate(cards):
            s.played[k * shown + i] = bird
    lay_draft(s, facts)
    count(s, history)


def lay_draft(s: Table, facts: Facts) -> None:
    steps = facts.numbers("step", 0, len(DECK))
    if not steps:
        return
    if len(steps) != 2:
        raise facts.no("step", "two numbers, or none")
    draft = Draft(s.seats)
    s.draft = draft
    draft.number, draft.step = steps
    packs = draft.number * s.seats
    draft.packs = facts.bags("packs", BIRDS - 1, s.seats if draft.number else 0)
    draft.kept = facts.groups("kept", 0, BIRDS - 1, packs)
    draft.given = facts.groups("given", 0, BIRDS - 1, packs)


def count(s: Table, history: list[list[int]]) -> None:
    """Every card of the box is somewhere, once."""
    found = s.deck.order() + s.discards + [int(bird) for bird in s.chosen if bird != NONE]
    for hand in s.hands:
        found += hand.order()
    for cards in history + (s.passed if s.stage == MIGRATING else []):
        found += cards
    if s.draft is not None:
        for pack in s.draft.packs:
            found += pack.order()
    each_once(found, DECK, "cards")
