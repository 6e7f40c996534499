"""Write the cards of Wingspan for the web app: what is printed on them, and which message says what they do.

usage: python tools/make_wingspan_web.py [--check]

The page draws cards and holds no rule: all it knows of them is here. With --check nothing is written; the
exit status says if the file is current.
"""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from voliere.games.wingspan import describe  # noqa: E402
from voliere.games.wingspan.bird import COLOUR_NAMES, FOOD_NAMES  # noqa: E402
from voliere.games.wingspan.birds import BIRDS  # noqa: E402
from voliere.games.wingspan.decks import AUTOMA_CARDS, BONUSES  # noqa: E402

DATA = ROOT / "src" / "voliere" / "games" / "wingspan" / "data" / "birds.csv"
PAGE = ROOT / "web" / "src" / "games" / "wingspan" / "cards.ts"
HEAD = """\
/** The cards of Wingspan, in the order of the game's things. */
// Made by tools/make_wingspan_web.py: do not edit.
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
WILD = len(FOOD_NAMES)


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def latin_names() -> dict[str, str]:
    with DATA.open(newline="", encoding="utf-8") as file:
        return {row["id"]: row["scientific"] for row in csv.DictReader(file)}


def bird(number: int, latin: str) -> list[object]:
    """The card as the values of `BirdCard`, in order."""
    own = BIRDS[number]
    cost = own.either or [food for food, n in enumerate(own.cost) for _ in range(n)] + [WILD] * own.wild
    power, printed = describe.power(number), describe.power(number, printed=True)
    return [
        latin, own.habitats, cost, bool(own.either), own.nest, own.egg_limit, own.points, own.wingspan,
        COLOUR_NAMES[own.colour], own.icon, power, None if printed == power else printed,
        describe.brief_message(number),
    ]  # fmt: skip


def table(name: str, kind: str, rows: list[object]) -> str:
    lines = ",\n".join(f"  {compact(row)}" for row in rows)
    return f"export const {name}: {kind} = [\n{lines},\n];\n"


def page() -> str:
    latin = latin_names()
    birds: list[object] = [bird(k, latin[own.name]) for k, own in enumerate(BIRDS)]
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
            HEAD,
            "type Row = [\n"
            "  string, number[], number[], boolean, BirdCard['nest'], number, number, number,\n"
            "  BirdCard['colour'], BirdCard['icon'], Message, Message | null, Message,\n];\n",
            table("ROWS", "Row[]", birds).replace("export ", ""),
            f"export const BIRDS: readonly BirdCard[] = ROWS.map(([{keys}]) => ({{ {keys} }}));\n",
            "/** What a bonus card counts, by edition, and what the count is worth. */",
            table("BONUSES", "readonly { fr: Message; en: Message; steps: Message }[]", bonuses),
            "/** What the goal of each round is worth, by side of the board. */",
            f"export const WORTH: Record<string, readonly Message[]> = {compact(worth)};\n",
            "/** The steps of each Automa card, by round. */",
            table("AUTOMA_CARDS", "readonly (readonly (readonly Message[])[])[]", automa),
        ]
    )


def main() -> int:
    text = page()
    current = PAGE.is_file() and PAGE.read_text("utf-8") == text
    if "--check" in sys.argv:
        print("current" if current else f"stale: {PAGE.name}")
        return not current
    if not current:
        PAGE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
