"""Write Wingspan's tables of cards as Python from src/voliere/games/wingspan/data/*.csv.

usage: python tools/make_wingspan.py [--check]

The engine reads no files at play time and is compiled, so cards are lines of Python. The csv files are the
source: change those, run this. With --check nothing is written; the exit status says if all is current.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parents[1] / "src" / "voliere" / "games" / "wingspan"
MADE = "Made by tools/make_wingspan.py from data/*.csv: do not edit."
HEAD = '"""{about} ' + MADE + '"""\n\n# fmt: off\n# ruff: noqa: E501\n'
NAME_CARDS = {"a": "anatomist", "c": "cartographer", "h": "historian", "p": "photographer"}
FRENCH = {"a": "fr_anatomiste", "c": "fr_cartographe", "h": "fr_historien", "p": "fr_photographe"}

Row = dict[str, str]


def read(name: str) -> list[Row]:
    with (HOME / "data" / f"{name}.csv").open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def quoted(*parts: str) -> str:
    return ", ".join(f'"{part}"' for part in parts)


def letters(row: Row, columns: dict[str, str]) -> str:
    return "".join(letter for letter, column in columns.items() if row[column] == "1")


def bird(row: Row) -> str:
    icon = "predator" if row["predator"] == "1" else "flocking" if row["flocking"] == "1" else ""
    texts = quoted(row["id"], row["habitats"], row["cost"], row["nest"])
    numbers = ", ".join([row["egg_limit"], row["points"], row["wingspan_cm"]])
    power = quoted(row["power_colour"], row["power_kind"], row["power_params"], icon)
    return f"    Bird({texts}, {numbers}, {power}, {quoted(letters(row, NAME_CARDS), letters(row, FRENCH))}),"


def bonus(row: Row) -> str:
    texts = quoted(
        row["id"].replace("_", "-"), row["condition_kind"], row["condition_params"], row["scoring"]
    )
    return f"    Bonus({texts}, {row['automa_ok'] == '1'}),"


def goal(row: Row) -> str:
    base = ", ".join(row[f"automa_base_r{n}"] for n in range(1, 5))
    texts = quoted(row["id"].replace("_", "-"), row["kind"], row["param"])
    return f"    Goal({texts}, {int(row['tile']) - 1}, [{base}], {row['automa_cap'] or 99}),"


def automa(rows: list[Row]) -> list[str]:
    """One line per card: its four sections, each a list of steps."""
    lines = []
    for card in dict.fromkeys(row["card"] for row in rows):
        own = [row for row in rows if row["card"] == card]
        leaves = own[0]["remove_after_round"] or "0"
        sections = []
        for number in "1234":
            steps = [f'"{r["action"]} {r["param"]}"'.replace(' "', '"') for r in own if r["round"] == number]
            sections.append(f"[{', '.join(steps)}]")
        lines.append(f'    AutomaCard("{card.lower()}", {leaves}, [{", ".join(sections)}]),')
    return lines


def tables() -> dict[str, str]:
    """Every generated module by its name."""
    birds = [HEAD.format(about="The 170 birds (WS-COMP-1), one line each.")]
    birds += ["from typing import Final", "", "from voliere.games.wingspan.bird import Bird", ""]
    birds += ["BIRDS: Final = [", *map(bird, read("birds")), "]"]
    decks = [
        HEAD.format(
            about="Bonus cards, goals and Automa cards (WS-COMP-2, WS-COMP-3, WS-AUTO), one line each."
        )
    ]
    decks += [
        "from typing import Final",
        "",
        "from voliere.games.wingspan.card import AutomaCard, Bonus, Goal",
        "",
    ]
    decks += ["BONUSES: Final = [", *map(bonus, read("bonus")), "]", ""]
    decks += ["GOALS: Final = [", *map(goal, read("goals")), "]", ""]
    decks += ["AUTOMA_CARDS: Final = [", *automa(read("automa")), "]"]
    return {"birds.py": "\n".join(birds) + "\n", "decks.py": "\n".join(decks) + "\n"}


def main() -> int:
    stale = [
        name for name, text in tables().items()
        if not (HOME / name).is_file() or (HOME / name).read_text("utf-8") != text
    ]  # fmt: skip
    if "--check" in sys.argv:
        print("stale: " + ", ".join(stale) if stale else "current")
        return bool(stale)
    for name in stale:
        (HOME / name).write_text(tables()[name], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
