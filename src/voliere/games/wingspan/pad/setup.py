"""How the real table is set, by the numbers the game deals by (WS-SETUP, WS-AUTO)."""

from __future__ import annotations

from voliere.core.events import Event
from voliere.core.options import Options
from voliere.games.wingspan.automa import USABLE, cards_in
from voliere.games.wingspan.components import BONUS, DICE, KINDS, ROUNDS, TRAY, TURNS
from voliere.games.wingspan.setup import BONUS_DEALT, DEALT, PRICE
from voliere.games.wingspan.state import Agreed


def steps(seats: int, options: Options) -> list[Event]:
    found = [
        Event("setup_tray", {"number": TRAY, "dice": DICE}),
        Event("setup_goals", {"number": ROUNDS, "blue": int(Agreed(options).blue)}),
        Event("setup_deal", {"number": DEALT, "cards": BONUS_DEALT, "kinds": KINDS}),
        Event("setup_keep", {"price": PRICE}),
        Event("setup_cubes", {"number": TURNS[1]}),
    ]
    if seats > 1:
        found.append(Event("setup_first", {}))
    return found


def variants(seats: int, options: Options) -> list[Event]:
    if seats > 1:
        return []
    agreed = Agreed(options)
    refused = [k for k in range(BONUS.size) if k not in USABLE]
    cards = len(cards_in(1, agreed.expert))
    return [
        Event("setup_automa", {"cards": cards, "number": TURNS[1]}),
        Event("setup_automa_bonus", {"bonuss": refused, "number": BONUS.size - len(refused)}),
        Event("setup_automa_level", {"worth": agreed.face_down_worth}),
    ]


EVENTS = {
    "setup_tray": ["number", "dice"],
    "setup_goals": ["number", "blue"],
    "setup_deal": ["number", "cards", "kinds"],
    "setup_keep": ["price"],
    "setup_cubes": ["number"],
    "setup_first": [],
    "setup_automa": ["cards", "number"],
    "setup_automa_bonus": ["bonuss", "number"],
    "setup_automa_level": ["worth"],
}
