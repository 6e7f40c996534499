"""Write all that is made of the cards of Wingspan: a card is a line of src/voliere/games/wingspan/data/*.csv.

usage: python tools/make_wingspan.py [--check]

Made are the tables of the rules (which are compiled and read no files at play time), the names of birds and
bonus cards in every language, and the cards of the page, which draws them and holds no rule. Change the csv
files, then run this. With --check nothing is written; the exit status says if all is current.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / "src" / "voliere" / "games" / "wingspan"
PAGE = ROOT / "web" / "src" / "games" / "wingspan" / "cards.ts"
FITS = PAGE.with_name("fits.ts")
MADE = "Made by tools/make_wingspan.py from data/*.csv: do not edit."
NAME_CARDS = {"a": "anatomist", "c": "cartographer", "h": "historian", "p": "photographer"}
FRENCH = {"a": "fr_anatomiste", "c": "fr_cartographe", "h": "fr_historien", "p": "fr_photographe"}

Row = dict[str, str]


def read(name: str) -> list[Row]:
    with (HOME / "data" / f"{name}.csv").open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


# -- the tables of the rules -------------------------------------------------------------------------


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


def module(about: str, imports: str, *lines: str) -> str:
    """A generated module. Counts are written out: the compiler makes constants of them."""
    head = [f'"""{about} {MADE}"""', "", "# fmt: off", "# ruff: noqa: E501", ""]
    head += ["from typing import Final", "", f"from voliere.games.wingspan.{imports}", ""]
    return "\n".join([*head, *lines]) + "\n"


def birds_module() -> str:
    birds = read("birds")
    lines = [f"BIRD_COUNT: Final = {len(birds)}", "BIRDS: Final = [", *map(bird, birds), "]"]
    return module("The birds (WS-COMP-1), one line each.", "bird import Bird", *lines)


def decks_module() -> str:
    bonuses = read("bonus")
    lines = [f"BONUS_COUNT: Final = {len(bonuses)}", "BONUSES: Final = [", *map(bonus, bonuses), "]", ""]
    lines += ["GOALS: Final = [", *map(goal, read("goals")), "]", ""]
    lines += ["AUTOMA_CARDS: Final = [", *automa(read("automa")), "]"]
    about = "Bonus cards, goals and Automa cards (WS-COMP-2, WS-COMP-3, WS-AUTO), one line each."
    return module(about, "card import AutomaCard, Bonus, Goal", *lines)


# -- names -----------------------------------------------------------------------------------------------


def languages() -> list[str]:
    return [column.removeprefix("name_") for column in read("birds")[0] if column.startswith("name_")]


def names(lang: str) -> str:
    """What birds and bonus cards are called, as texts."""
    lines = [f"# {MADE}"]
    for kind, table in (("bird", "birds"), ("bonus", "bonus")):
        for row in read(table):
            name = row[f"name_{lang}"].replace("'", "’")
            lines.append(f"wingspan-{kind}-{row['id'].replace('_', '-')} = {name}")
    return "\n".join(lines) + "\n"


# -- the page ----------------------------------------------------------------------------------------------

PAGE_HEAD = """\
/** The cards of Wingspan, in the order of the game's things. */
// Made by tools/make_wingspan.py: do not edit.
import type { Message } from './texts';

export interface BirdCard {
  latin: string;
  /** By the order of the game's habitats. */
  habitats: readonly number[];
  /** Food to pay, by kind; 5 stands for any kind. With `either`, one of these is enough. */
  cost: readonly number[];
  either: boolean;
  nest: 'platform' | 'bowl' | 'cavity' | 'ground' | 'star' | 'none';
  eggs: number;
  points: number;
  span: number;
  colour: 'none' | 'brown' | 'white' | 'pink';
  icon: '' | 'predator' | 'flocking';
  power: Message;
  /** Where the amounts printed on the card are others than those of the appendix. */
  printed: Message | null;
  brief: Message;
}
"""


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def rows_of(name: str, kind: str, rows: list[object]) -> str:
    lines = ",\n".join(f"  {compact(row)}" for row in rows)
    return f"export const {name}: {kind} = [\n{lines},\n];\n"


def page() -> str:
    """What is printed on the cards, and which message says what they do."""
    sys.path.insert(0, str(ROOT / "src"))  # only now: the rules are made of the tables above
    from voliere.games.wingspan import describe
    from voliere.games.wingspan.bird import COLOUR_NAMES
    from voliere.games.wingspan.birds import BIRDS
    from voliere.games.wingspan.components import CONVERTS, WILD
    from voliere.games.wingspan.decks import AUTOMA_CARDS, BONUSES
    from voliere.games.wingspan.sight import GAINS

    birds: list[object] = []
    for k, (own, row) in enumerate(zip(BIRDS, read("birds"), strict=True)):
        cost = own.either or [food for food, n in enumerate(own.cost) for _ in range(n)] + [WILD] * own.wild
        power, printed = describe.power(k), describe.power(k, printed=True)
        birds.append([
            row["scientific"], own.habitats, cost, bool(own.either), own.nest, own.egg_limit, own.points,
            own.wingspan, COLOUR_NAMES[own.colour], own.icon, power, None if printed == power else printed,
            describe.brief_message(k),
        ])  # fmt: skip
    bonuses: list[object] = [
        {"fr": describe.condition(k, "fr"), "en": describe.condition(k, "en"), "steps": describe.steps(k)}
        for k in range(len(BONUSES))
    ]
    worth: dict[str, object] = {
        side: [describe.goal_points(side, round) for round in range(1, 5)] for side in ("green", "blue")
    }
    automa: list[object] = [
        [describe.automa_messages(k, round) for round in range(1, 5)] for k in range(len(AUTOMA_CARDS))
    ]
    keys = "latin, habitats, cost, either, nest, eggs, points, span, colour, icon, power, printed, brief"
    return "\n".join(
        [
            PAGE_HEAD,
            "type Row = [\n"
            "  string, number[], number[], boolean, BirdCard['nest'], number, number, number,\n"
            "  BirdCard['colour'], BirdCard['icon'], Message, Message | null, Message,\n];\n",
            rows_of("ROWS", "Row[]", birds).replace("export ", ""),
            f"export const BIRDS: readonly BirdCard[] = ROWS.map(([{keys}]) => ({{ {keys} }}));\n",
            "/** What a bonus card counts, by edition, and what the count is worth. */",
            rows_of("BONUSES", "readonly { fr: Message; en: Message; steps: Message }[]", bonuses),
            "/** What the goal of each round is worth, by side of the board. */",
            f"export const WORTH: Record<string, readonly Message[]> = {compact(worth)};\n",
            "/** What the action of each habitat gives, by the birds in its row. */",
            f"export const GAINS: readonly (readonly number[])[] = {compact(GAINS)};",
            "/** Whether it also converts there. */",
            f"export const CONVERTS: readonly boolean[] = {compact(CONVERTS)};\n",
            "/** The steps of each Automa card, by round. */",
            rows_of("AUTOMA_CARDS", "readonly (readonly (readonly Message[])[])[]", automa),
        ]
    )


def fits() -> str:
    """Which birds meet each bonus card, in either edition: looked up where one chooses among the cards."""
    sys.path.insert(0, str(ROOT / "src"))
    from voliere.games.wingspan.bonus import MEMBERS, by_bird
    from voliere.games.wingspan.decks import BONUSES

    def birds(edition: int, card: int) -> list[int]:
        return [bird for bird, met in enumerate(MEMBERS[edition][card]) if met]

    rows: list[object] = []
    for card in range(len(BONUSES)):
        fr, en = birds(0, card), birds(1, card)
        rows.append(([fr] if fr == en else [fr, en]) if by_bird(card) else None)
    return "\n".join(
        [
            "/** Which birds meet each bonus card; null: it counts no birds.",
            " *  A second list where the English edition differs. */",
            "// Made by tools/make_wingspan.py: do not edit.",
            rows_of("FITS", "readonly (readonly (readonly number[])[] | null)[]", rows),
        ]
    )


def files() -> list[tuple[Path, Callable[[], str]]]:
    """Every file with what makes it, in the order they rest on each other."""
    return [
        (HOME / "birds.py", birds_module),
        (HOME / "decks.py", decks_module),
        *((HOME / "text" / lang / "names.ftl", lambda lang=lang: names(lang)) for lang in languages()),
        (PAGE, page),
        (FITS, fits),
    ]


def main() -> int:
    stale = []
    for path, make in files():
        text = make()
        if not path.is_file() or path.read_text("utf-8") != text:
            stale.append(str(path.relative_to(ROOT)))
            if "--check" not in sys.argv:
                path.write_text(text, "utf-8")
    if "--check" in sys.argv:
        print("stale: " + ", ".join(stale) if stale else "current")
        return bool(stale)
    return 0


if __name__ == "__main__":
    sys.exit(main())
