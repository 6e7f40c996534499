"""How the real table is set, by the numbers the game deals by (PF-SETUP)."""

from __future__ import annotations

from voliere.core.events import Event
from voliere.core.options import Options
from voliere.games.piafs.components import (
    COLUMN,
    CROW,
    FIRST_PEST,
    HAND,
    PER_SPECIES,
    PERCHES,
    SPECIES,
    SQUIRREL,
    TRACK,
    feeder_cards,
)


def steps(seats: int, options: Options) -> list[Event]:
    cards = feeder_cards(seats)
    out = len(feeder_cards(max(PERCHES))) - len(cards)
    found = [Event("setup_perches", {"number": PERCHES[seats]})]
    if out > 0:
        chosen = str(options["removed_species"])
        found.append(Event("setup_out", {"number": out}))
        if chosen == "random":
            found.append(Event("setup_species", {"number": PER_SPECIES}))
        else:
            found.append(
                Event("setup_out_species", {"number": PER_SPECIES, "species": SPECIES.index[chosen]})
            )
    seeds = len([card for card in cards if card < FIRST_PEST])
    crows = cards.count(FIRST_PEST + CROW)
    squirrels = cards.count(FIRST_PEST + SQUIRREL)
    found.append(Event("setup_feeder", {"seeds": seeds, "crows": crows, "squirrels": squirrels}))
    found.append(Event("setup_column", {"number": COLUMN}))
    found.append(Event("setup_birds", {"perches": PERCHES[seats], "hand": HAND, "track": TRACK}))
    return found


EVENTS = {
    "setup_perches": ["number"],
    "setup_out": ["number"],
    "setup_species": ["number"],
    "setup_out_species": ["number", "species"],
    "setup_feeder": ["seeds", "crows", "squirrels"],
    "setup_column": ["number"],
    "setup_birds": ["perches", "hand", "track"],
}
