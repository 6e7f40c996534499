"""Every true fact of the table as JSON, for records and tests; nobody at the table may see it."""

from __future__ import annotations

from voliere.games.wingspan.bonus import held
from voliere.games.wingspan.components import CARDS
from voliere.games.wingspan.state import FACE_DOWN, IN_BETWEEN, TUCKED, Table


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
        "deck": s.deck.sorted(),
        "discards": s.discards.sorted(),
        "hands": [hand.sorted() for hand in s.hands],
        "in_between": [c for c in range(CARDS) if s.place[c] == IN_BETWEEN],
        "bonus": [held(s, seat) for seat in range(s.seats)],
        "bonus_deck": int(s.bonus_deck),
        "bonus_discards": int(s.bonus_discards),
        "spread": s.spread[:],
        "acting": s.acting,
        "rodent": int(s.rodent),
        "spent": [int(x) for x in s.spent],
        "always": [int(x) for x in s.always],
        "never": [int(x) for x in s.never],
        "kept": [int(x) for x in s.kept],
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
            "deck": automa.deck.sorted(),
            "shown": automa.shown,
        },
    }
