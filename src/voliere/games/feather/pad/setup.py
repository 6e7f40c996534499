"""How the real table is set, by the numbers the game deals by (BF-SETUP, BF-MIG, BF-DRAFT, BF-SOLO)."""

from __future__ import annotations

from voliere.core.events import Event
from voliere.core.options import Options
from voliere.games.feather.components import DECK, TURNED
from voliere.games.feather.state import Agreed, Draft


def steps(seats: int, options: Options) -> list[Event]:
    agreed = Agreed(seats, options)
    setup = agreed.setup
    if agreed.draft:
        found = [Event("setup_draft", {"cards": len(DECK), "packs": setup.packs, "size": setup.pack_size})]
        draft = Draft(seats)
        feeding: list[int] = []
        for number in range(1, setup.packs + 1):
            draft.number = number
            if draft.gives():
                feeding.append(number)
        if feeding:
            every = int(len(feeding) == setup.packs)
            found.append(Event("setup_draft_neutral", {"every": every, "number": feeding[0]}))
    elif agreed.solo:
        left = len(DECK) - setup.size
        found = [
            Event("setup_solo", {"cards": len(DECK), "size": setup.size, "left": left, "turned": TURNED})
        ]
    else:
        found = [Event("setup_deal", {"cards": len(DECK), "hands": agreed.hands, "size": setup.size})]
        left = len(DECK) - agreed.hands * setup.size
        if left > 0:
            found.append(Event("setup_left", {"number": left}))
    if setup.neutral > 0:
        found.append(Event("setup_neutral", {"number": setup.neutral}))
    if not agreed.solo:
        found.append(Event("setup_begin", {}))
    if agreed.solo:
        found.append(Event("setup_solo_rounds", {"rounds": agreed.rounds}))
    else:
        found.append(Event("setup_rounds", {"rounds": agreed.rounds}))
    return found


def variants(seats: int, options: Options) -> list[Event]:
    agreed = Agreed(seats, options)
    found: list[Event] = []
    if agreed.raptors:
        spared = int(agreed.hands > seats or agreed.solo) * int(not agreed.neutral_raptors)
        found.append(Event("setup_raptors", {"spared": spared}))
    if agreed.migration:
        found.append(Event("setup_migration", {"number": agreed.setup.migrants}))
    if agreed.hide_sheets:
        found.append(Event("setup_hidden", {}))
    return found


EVENTS = {
    "setup_deal": ["cards", "hands", "size"],
    "setup_solo": ["cards", "size", "left", "turned"],
    "setup_draft": ["cards", "packs", "size"],
    "setup_draft_neutral": ["every", "number"],
    "setup_left": ["number"],
    "setup_neutral": ["number"],
    "setup_begin": [],
    "setup_rounds": ["rounds"],
    "setup_solo_rounds": ["rounds"],
    "setup_raptors": ["spared"],
    "setup_migration": ["number"],
    "setup_hidden": [],
}
