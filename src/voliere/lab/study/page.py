"""A study as one page: both languages, light and dark, nothing to load; its numbers can be saved from it."""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from html import escape
from pathlib import Path

from voliere.core.refused import Told
from voliere.games import find
from voliere.lab.arena import charts
from voliere.lab.arena.charts import Whisker
from voliere.lab.arena.page import html_table, shell
from voliere.lab.arena.tables import Row, bounds, number, points
from voliere.lab.run import write as write_at_once
from voliere.lab.study.cards import section, title
from voliere.lab.study.figures import Figures, quantile
from voliere.lab.study.numbers import csv_files
from voliere.text import LANGUAGES, Words

FILE = "study.html"


def write(folder: Path, found: Figures, command: str, lang: str) -> list[Path]:
    """The page, and beside it its numbers."""
    files = {FILE: page(found, command, lang), **csv_files(found)}
    for name, text in files.items():
        write_at_once(folder / name, text)
    return [folder / name for name in files]


def page(found: Figures, command: str, lang: str) -> str:
    name = Words(lang).say("study-title", {"title": Words(lang).title(find(found.plan.game))})
    return shell(name, "".join(body(found, command, Words(one)) for one in LANGUAGES), lang)


def body(found: Figures, command: str, words: Words) -> str:
    plan, game = found.plan, find(found.plan.game)
    parts: list[str] = []

    def say(key: str, **about: Told) -> str:
        return words.say(f"study-{key}", about)

    def one(value: float) -> str:
        return number(value, 1, words)

    def part(title: str, *inside: str) -> str:
        return f"<section><h2>{escape(title)}</h2>{''.join(inside)}</section>"

    def pair(*two: str) -> None:
        parts.append(f'<div class="pair">{"".join(two)}</div>')

    def note(key: str, **about: Told) -> str:
        return f'<p class="soft">{escape(say(key, **about))}</p>'

    bots = ", ".join(dict.fromkeys(plan.bots))
    parts.append(f"<h1>{escape(say('title', title=words.title(game)))}</h1>")
    parts.append(f"<p>{escape(say('summary', games=found.games, seats=plan.seats, bots=bots))}</p>")
    parts.append(note("honest"))
    spreads = ("scores", found.scores), ("lengths", found.lengths)
    pair(*(part(say(key), *spread(say(key), counts, words)) for key, counts in spreads))
    if plan.seats > 1:
        rows = [
            Whisker(words.seat(k), 100 * seat.wins.mean, *points(seat.wins))
            for k, seat in enumerate(found.seats)
        ]
        drawn = [charts.whiskers(rows, 1, words, say("seats"), 100 / plan.seats), note("seats-about")]
        if found.margins is not None:
            told = {"margin": one(found.margins.mean), "ties": one(100 * found.ties / found.games)}
            drawn.append(note("margin", **told))
        made_of = part(say("wins"), html_table(line_table(found, words)), note("wins-about"))
        pair(part(say("seats"), *drawn), made_of)
    explained: set[str] = set()  # once each
    for topic, things in found.things.items():
        about, told_by = section(topic, things, found, words)
        parts.append(
            part(title(topic, words), *(note(key) for key in about if key not in explained), told_by)
        )
        explained.update(about)
    links = " · ".join(saved(plan.game, name, text) for name, text in csv_files(found).items())
    parts.append(part(say("numbers"), note("numbers-about"), f"<p>{links}</p>"))
    parts.append(part(words.say("arena-again"), f"<p><code>{escape(command)}</code></p>"))
    return f'<main class="{words.lang}" lang="{words.lang}">{"".join(parts)}</main>'


def saved(game: str, name: str, text: str) -> str:
    held = b64encode(text.encode()).decode()
    return f'<a download="{game}-{name}" href="data:text/csv;base64,{held}">{name}</a>'


def spread(name: str, counts: Counter[int], words: Words) -> list[str]:
    """How values lie, drawn and said."""
    low, middle, high = (quantile(counts, share) for share in (0.05, 0.5, 0.95))
    if len(counts) == 1:
        return [f'<p class="soft">{escape(words.say("study-always", {"value": middle}))}</p>']
    said = words.say("study-spread", {"low": low, "middle": middle, "high": high})
    return [charts.histogram(counts, middle, words, name), f'<p class="soft">{escape(said)}</p>']


def line_table(found: Figures, words: Words) -> list[Row]:
    game = find(found.plan.game)
    head = [words.say(f"study-col-{key}") for key in ("line", "all", "winners", "lead", "interval")]
    return [head] + [
        [
            words.line(game, line.name),
            *(number(points, 1, words) for points in (line.all, line.winners, line.lead.mean)),
            bounds(line.lead.low, line.lead.high, 1, words),
        ]
        for line in found.lines
    ]
