"""Every true fact of the table as JSON, and a table laid from it; nobody at the table may see it."""

from __future__ import annotations

from voliere.core.facts import Facts, each_once
from voliere.core.native import i64, vec
from voliere.games.wingspan.bonus import held
from voliere.games.wingspan.components import (
    BONUS_CARDS,
    CARDS,
    COLUMNS,
    DICE,
    FACES,
    KINDS,
    NO_BIRD,
    ROUNDS,
    ROWS,
    SPOTS,
    TRAY,
)
from voliere.games.wingspan.decks import AUTOMA_CARDS, GOALS
from voliere.games.wingspan.state import (
    ALL_CARDS,
    FACE_DOWN,
    FACE_UP,
    IN_BETWEEN,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    IN_TRAY,
    ON_MAT,
    TUCKED,
    Automa,
    Table,
)

MOST = 1 << 20  # more than anything is counted up to


def table(s: Table) -> dict[str, object]:
    automa = s.automa
    return {
        "over": s.over,
        "round": s.round,
        "first": s.first,
        "turn": int(s.turn),
        "goals": s.goals[:],
        "goal_points": [int(x) for x in s.goal_points],
        "mat": [int(x) for x in s.mat],
        "eggs": [int(x) for x in s.eggs],
        "cached": [int(x) for x in s.cached],
        "tucked": [int(x) for x in s.tucked],
        "tucked_cards": [[c, int(s.place[c] - TUCKED)] for c in range(CARDS) if s.place[c] >= TUCKED],
        "food": [int(x) for x in s.food],
        "feeder": [int(x) for x in s.feeder],
        "tray": [int(x) for x in s.tray],
        "deck": s.deck.order(),
        "discards": s.discards.order(),
        "hands": [hand.order() for hand in s.hands],
        "in_between": [c for c in range(CARDS) if s.place[c] == IN_BETWEEN],
        "bonus": [held(s, seat) for seat in range(s.seats)],
        "bonus_deck": int(s.bonus_deck),
        "bonus_discards": int(s.bonus_discards),
        "spread": s.spread[:],
        "acting": s.acting,
        "rodent": int(s.rodent),
        "watch": [int(x) for x in s.watch],
        "spent": [int(x) for x in s.spent],
        "always": [int(x) for x in s.always],
        "never": [int(x) for x in s.never],
        "kept": [int(x) for x in s.kept],
        "clock": int(s.clock),
        "buried": s.buried[:],
        "place": [int(x) for x in s.place],
        "memory": [int(x) for x in s.memory],
        "automa": None
        if automa is None
        else {
            "bonus": automa.bonus,
            "birds": automa.birds[:],
            "face_down": [c for c in range(CARDS) if s.place[c] == FACE_DOWN],
            "eggs": automa.eggs,
            "cubes": automa.cubes,
            "goal_points": automa.goal_points[:],
            "deck": automa.deck.order(),
            "shown": automa.shown,
        },
    }


def lay(s: Table, facts: Facts) -> None:
    seats = s.seats
    spots = seats * SPOTS
    s.over = facts.flag("over")
    s.round = facts.number("round", 0, ROUNDS + 1)
    s.first = facts.number("first", -1, seats - 1)
    s.turn = facts.number("turn", 0, MOST)
    s.goals = facts.numbers("goals", 0, len(GOALS) - 1, ROUNDS)
    s.goal_points = vec[i64](facts.numbers("goal_points", 0, MOST, seats * ROUNDS))
    s.mat = vec[i64](facts.numbers("mat", NO_BIRD, CARDS - 1, spots))
    s.eggs = vec[i64](facts.numbers("eggs", 0, MOST, spots))
    s.cached = vec[i64](facts.numbers("cached", 0, MOST, spots))
    s.tucked = vec[i64](facts.numbers("tucked", 0, CARDS, spots))
    s.food = vec[i64](facts.numbers("food", 0, MOST, seats * KINDS))
    s.feeder = vec[i64](facts.numbers("feeder", 0, DICE, FACES))
    s.inside = sum([int(n) for n in s.feeder])
    s.tray = vec[i64](facts.numbers("tray", NO_BIRD, CARDS - 1, TRAY))
    s.deck = facts.bag("deck", CARDS - 1)
    s.discards = facts.bag("discards", CARDS - 1)
    s.hands = facts.bags("hands", CARDS - 1, seats)
    one: i64 = 1
    for seat, cards in enumerate(facts.groups("bonus", 0, BONUS_CARDS - 1, seats)):
        for card in cards:
            s.bonus[seat] |= one << card
    s.bonus_deck = facts.number("bonus_deck", 0, (1 << BONUS_CARDS) - 1)
    s.bonus_discards = facts.number("bonus_discards", 0, (1 << BONUS_CARDS) - 1)
    s.spread = facts.numbers("spread", 0, ALL_CARDS - 1)
    s.acting = facts.number("acting", NO_BIRD, CARDS - 1)
    s.rodent = facts.number("rodent", 0, MOST)
    s.watch = vec[i64](facts.numbers("watch", 0, MOST, seats))
    s.spent = vec[i64](facts.numbers("spent", 0, MOST, seats))
    s.always = vec[i64](facts.numbers("always", 0, MOST, seats))
    s.never = vec[i64](facts.numbers("never", 0, MOST, seats))
    s.kept = vec[i64](facts.numbers("kept", 0, MOST, seats))
    s.clock = facts.number("clock", 0, MOST)
    s.buried = facts.numbers("buried", 1, MOST)
    if len(s.buried) % 3:
        raise facts.no("buried", "three numbers each")
    s.place = vec[i64](facts.numbers("place", 0, TUCKED + CARDS - 1, ALL_CARDS))
    s.memory = vec[i64](facts.numbers("memory", 0, 16 * MOST, len(s.memory)))
    if facts.get("automa") is not None:
        s.automa = automa_of(s, facts.part("automa"))
    fill_rows(s, facts)
    count(s)


def automa_of(s: Table, facts: Facts) -> Automa:
    automa = Automa()
    automa.bonus = facts.number("bonus", -1, BONUS_CARDS - 1)
    automa.birds = facts.numbers("birds", 0, CARDS - 1)
    automa.face_down = len(facts.numbers("face_down", 0, CARDS - 1))
    automa.eggs = facts.number("eggs", 0, MOST)
    automa.cubes = facts.number("cubes", 0, MOST)
    automa.goal_points = facts.numbers("goal_points", 0, MOST)
    automa.deck = facts.bag("deck", len(AUTOMA_CARDS) - 1)
    automa.shown = facts.number("shown", -1, len(AUTOMA_CARDS) - 1)
    return automa


def fill_rows(s: Table, facts: Facts) -> None:
    """How many birds a row has: they lie from the left, without a gap."""
    for row in range(s.seats * ROWS):
        birds = [int(s.mat[row * COLUMNS + k]) for k in range(COLUMNS)]
        s.birds[row] = COLUMNS - birds.count(NO_BIRD)
        if NO_BIRD in birds[: int(s.birds[row])]:
            raise facts.no("mat", "without a gap in a row")


def count(s: Table) -> None:
    """Every card is where `place` says, and nowhere else."""
    places = [int(x) for x in s.place]
    found = s.deck.order() + s.discards.order() + [int(card) for card in s.tray if card >= 0]
    for hand in s.hands:
        found += hand.order()
    found += [int(card) for card in s.mat if card >= 0]
    automa = s.automa
    if automa is not None:
        found += automa.birds
    elsewhere = [card for card in range(CARDS) if places[card] in (IN_BETWEEN, FACE_DOWN)]
    elsewhere += [card for card in range(CARDS) if places[card] >= TUCKED]
    each_once(found + elsewhere, list(range(CARDS)), "birds")
    for card in range(CARDS):
        if card not in elsewhere and places[card] != place_of(s, card):
            each_once([card], [], "birds")
    bonus = [k for k in range(BONUS_CARDS) if (s.bonus_deck >> k) & 1 or (s.bonus_discards >> k) & 1]
    for seat in range(s.seats):
        bonus += held(s, seat)
    bonus += [card - CARDS for card in s.spread if card >= CARDS]
    if automa is not None and automa.bonus >= 0:
        bonus.append(automa.bonus)
    each_once(bonus, list(range(BONUS_CARDS)), "bonus cards")


def place_of(s: Table, card: int) -> int:
    """Where a card lies that is in a pile, in a hand, in the tray or on a mat."""
    if s.deck.has(card):
        return IN_DECK
    if s.discards.has(card):
        return IN_DISCARDS
    for seat, hand in enumerate(s.hands):
        if hand.has(card):
            return IN_HAND + seat
    for at in range(s.seats * SPOTS):
        if s.mat[at] == card:
            return ON_MAT + at
    return IN_TRAY if any(s.tray[k] == card for k in range(TRAY)) else FACE_UP
