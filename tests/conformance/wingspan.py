"""Wingspan for the laws: its cards, and its scores counted again from the bare table and the csv files."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

Facts = dict[str, Any]
Row = dict[str, str]


def rows(name: str) -> list[Row]:
    text = files("voliere.games.wingspan").joinpath("data", f"{name}.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


BIRDS = rows("birds")
BONUS = rows("bonus")
HABITATS = ["forest", "grassland", "wetland"]
NAME_CARDS = {
    "anatomist": ("anatomist", "fr_anatomiste"),
    "cartographer": ("cartographer", "fr_cartographe"),
    "historian": ("historian", "fr_historien"),
    "photographer": ("photographer", "fr_photographe"),
}


def census(table: Facts) -> Counter[str]:
    """All birds and bonus cards, five dice, and no more eggs on a bird than it holds."""
    birds = table["deck"] + table["discards"] + table["in_between"]
    birds += [b for b in table["mat"] + table["tray"] if b >= 0]
    birds += [card for card, _ in table["tucked_cards"]]
    for hand in table["hands"]:
        birds += hand
    bonus = [card for own in table["bonus"] for card in own]
    away = table["bonus_deck"] | table["bonus_discards"]
    bonus += [k for k in range(len(BONUS)) if away >> k & 1]
    bonus += [card - len(BIRDS) for card in table["spread"] if card >= len(BIRDS)]
    if table["automa"] is not None:
        birds += table["automa"]["birds"] + table["automa"]["face_down"]
        bonus.append(table["automa"]["bonus"])
    check(table)
    return Counter([f"bird {b}" for b in birds] + [f"bonus {b}" for b in bonus])


def check(table: Facts) -> None:
    """What must hold at any moment."""
    assert 1 <= sum(table["feeder"]) <= 5  # WS-FEEDER-3
    assert sum(table["tucked"]) == len(table["tucked_cards"])
    assert min(table["food"]) >= 0
    seats = len(table["hands"])
    for at, bird in enumerate(table["mat"]):
        if bird < 0:
            assert table["eggs"][at] == table["cached"][at] == table["tucked"][at] == 0
            continue
        assert 0 <= table["eggs"][at] <= int(BIRDS[bird]["egg_limit"])
        assert HABITATS[at % 15 // 5] in BIRDS[bird]["habitats"]
        assert at % 5 == 0 or table["mat"][at - 1] >= 0, "a gap in a row"
    assert len(table["mat"]) == 15 * seats


def birds_of(table: Facts, seat: int) -> list[tuple[Row, int]]:
    """A player's birds, each with its eggs."""
    spots = range(15 * seat, 15 * seat + 15)
    return [(BIRDS[table["mat"][at]], table["eggs"][at]) for at in spots if table["mat"][at] >= 0]


def foods(bird: Row) -> set[str]:
    return {part.split("*")[0] for part in bird["cost"].replace("/", "+").split("+")}


def membership(card: str, edition: int) -> Callable[[Row], bool] | None:
    """What a card asks of a bird, by its name; None for cards that look at the table."""
    if card in NAME_CARDS:
        column = NAME_CARDS[card][1 - edition]
        return lambda b: b[column] == "1"
    nests = {"enclosure_builder": "ground", "nest_box_builder": "cavity"}
    nests |= {"platform_builder": "platform", "wildlife_gardener": "bowl"}
    eaters = {"bird_feeder": "seed", "fishery_manager": "fish", "omnivore_expert": "wild"}
    eaters |= {"rodentologist": "rodent", "viticulturalist": "fruit"}
    homes = {"forester": "forest", "prairie_manager": "grassland", "wetland_scientist": "wetland"}
    if card in nests:
        return lambda b: b["nest"] in (nests[card], "star")
    if card in eaters:
        return lambda b: eaters[card] in foods(b)
    if card in homes:
        return lambda b: b["habitats"] == homes[card]
    others: dict[str, Callable[[Row], bool]] = {
        "backyard_birder": lambda b: int(b["points"]) < 4,
        "bird_counter": lambda b: b["flocking"] == "1",
        "falconer": lambda b: b["predator"] == "1",
        "food_web_expert": lambda b: foods(b) == {"invertebrate"},
        "large_bird_specialist": lambda b: int(b["wingspan_cm"]) > 65,
        "passerine_specialist": lambda b: int(b["wingspan_cm"]) <= 30,
    }
    return others.get(card)


def counted(card: str, table: Facts, seat: int, edition: int) -> int:
    own = birds_of(table, seat)
    test = membership(card, edition)
    if test is not None:
        return sum(test(bird) for bird, _ in own)
    if card == "breeding_manager":
        return sum(eggs >= 4 for _, eggs in own)
    if card == "oologist":
        return sum(eggs >= 1 for _, eggs in own)
    if card == "visionary_leader":
        return len(table["hands"][seat])
    mat = table["mat"][15 * seat : 15 * seat + 15]
    rows_of_birds = [sum(1 for b in mat[5 * row : 5 * row + 5] if b >= 0) for row in range(3)]
    return min(rows_of_birds)  # ecologist


def worth(scoring: str, n: int) -> int:
    if scoring.startswith("per:"):
        return n * int(scoring[4:])
    points = 0
    for part in scoring.split(";"):
        bound, value = part.split(":")
        if n >= int(bound.replace("+", "").split("-")[0]):
            points = int(value)
    return points


def recount(table: Facts, seats: int, options: dict[str, Any]) -> list[int]:
    edition = 0 if options["edition"] == "fr" else 1
    found = []
    for seat in range(seats):
        own = slice(15 * seat, 15 * seat + 15)
        birds = birds_of(table, seat)
        total = sum(int(bird["points"]) for bird, _ in birds) + sum(eggs for _, eggs in birds)
        total += sum(table["cached"][own])
        hosts = {b for b in table["mat"][own] if b >= 0}
        total += sum(host in hosts for _, host in table["tucked_cards"])
        total += sum(table["goal_points"][4 * seat : 4 * seat + 4])
        for card in table["bonus"][seat]:
            row = BONUS[card]
            total += worth(row["scoring"], counted(row["id"], table, seat, edition))
        found.append(total)
    return found
