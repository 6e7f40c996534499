"""How the real table is set, by the numbers the game deals by (SB-SETUP, SB-4P, SB-SOLO, SB-COOP, SB-EB)."""

from __future__ import annotations

from voliere.core.events import Event
from voliere.core.options import Options
from voliere.games.songbirds.components import BERRIES, CARDS, DIAGONALS, HAND_SIZES, SIDE, WORMS
from voliere.games.songbirds.state import SOLO, Agreed


def steps(seats: int, options: Options) -> list[Event]:
    agreed = Agreed(options)
    found = [Event("setup_berries", {"number": len(BERRIES)})]
    if not agreed.duel:
        pile = CARDS - len(DIAGONALS) - seats
        found.append(Event("setup_diagonals", {"cards": CARDS, "number": len(DIAGONALS)}))
        name = "setup_alone" if agreed.mode == SOLO else "setup_together"
        found.append(Event(name, {"left": pile}))
        return found
    size = HAND_SIZES[seats]
    if seats == 4:
        side = SIDE.index.get(agreed.special, -1)
        if side >= 0:
            found.append(Event("setup_side", {"side": side}))
        else:
            found.append(Event("setup_any_side", {}))
        laid = 0
    else:
        found.append(Event("setup_centre", {"cards": CARDS}))
        laid = 1
    found.append(Event("setup_hands", {"size": size}))
    left = CARDS - laid - seats * size
    if left > 0:
        found.append(Event("setup_aside", {"number": left}))
    found.append(Event("setup_first", {}))
    return found


def variants(seats: int, options: Options) -> list[Event]:
    agreed = Agreed(options)
    found: list[Event] = []
    if agreed.early_bird:
        worms = [worm for worm in WORMS if worm > 0]
        found.append(Event("setup_worms", {"number": len(worms), "best": max(worms)}))
    if agreed.extended == "rounds":
        found.append(Event("setup_rounds", {"number": agreed.rounds}))
    elif agreed.extended == "target":
        found.append(Event("setup_target", {"points": agreed.target}))
    return found


EVENTS = {
    "setup_berries": ["number"],
    "setup_diagonals": ["cards", "number"],
    "setup_alone": ["left"],
    "setup_together": ["left"],
    "setup_side": ["side"],
    "setup_any_side": [],
    "setup_centre": ["cards"],
    "setup_hands": ["size"],
    "setup_aside": ["number"],
    "setup_first": [],
    "setup_worms": ["number", "best"],
    "setup_rounds": ["number"],
    "setup_target": ["points"],
}
