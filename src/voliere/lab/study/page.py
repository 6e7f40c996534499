"""A study as one page: both languages, light and dark, nothing to load; its numbers can be saved from it."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from pathlib import Path

from voliere.core.refused import Told
from voliere.core.topic import Topic
from voliere.games import find
from voliere.lab.arena import charts
from voliere.lab.arena.charts import Whisker
from voliere.lab.arena.page import html_table, shell
from voliere.lab.arena.tables import Row, bounds, number, points
from voliere.lab.run import write as write_at_once
from voliere.lab.study.figures import Figures, Thing, csv, quantile
from voliere.text import LANGUAGES, Words

FILE = "study.html"
BEST = 12  # things that are drawn


def write(folder: Path, found: Figures, command: str, lang: str) -> list[Path]:
    """The page, and beside it its numbers."""
    numbers = table_of(found)
    files = {FILE: page(found, command, lang), "things.csv": numbers}
    for name, text in files.items():
        write_at_once(folder / name, text)
    return [folder / name for name in files]


def page(found: Figures, command: str, lang: str) -> str:
    title = Words(lang).say("study-title", {"title": Words(lang).title(find(found.plan.game))})
    return shell(title, "".join(body(found, command, Words(one)) for one in LANGUAGES), lang)


def table_of(found: Figures) -> str:
    """Every figure about things, for a spreadsheet; names as rules and records use them."""
    kinds = find(found.plan.game).space.things
    measured = [f"{what}_{part}" for what in ("wins", "points") for part in ("mean", "low", "high")]
    rows: list[list[object]] = [["event", "kind", "thing", "name", "times", "share", *measured]]
    for topic, things in found.things.items():
        for one in things:
            wins = one.wins or ("", "", "")
            name = kinds[topic.kind].names[one.thing]
            rows.append([topic.event, topic.kind, one.thing, name, one.times, one.share, *wins, *one.score])
    return csv([["" if cell is None else cell for cell in row] for row in rows])


def body(found: Figures, command: str, words: Words) -> str:
    plan, game = found.plan, find(found.plan.game)
    parts: list[str] = []

    def say(key: str, **about: Told) -> str:
        return words.say(f"study-{key}", about)

    def whole(value: float) -> str:
        return number(value, 0, words)

    def one(value: float) -> str:
        return number(value, 1, words)

    def section(title: str, *inside: str) -> None:
        parts.append(f"<h2>{escape(title)}</h2>" + "".join(inside))

    def note(key: str, **about: Told) -> str:
        return f'<p class="soft">{escape(say(key, **about))}</p>'

    bots = ", ".join(dict.fromkeys(plan.bots))
    parts.append(f"<h1>{escape(say('title', title=words.title(game)))}</h1>")
    parts.append(f"<p>{escape(say('summary', games=found.games, seats=plan.seats, bots=bots))}</p>")
    parts.append(note("honest"))
    for key, counts in (("scores", found.scores), ("lengths", found.lengths)):
        if len(counts) == 1:
            section(say(key), note("always", value=next(iter(counts))))
            continue
        low, middle, high = (quantile(counts, share) for share in (0.05, 0.5, 0.95))
        drawn = charts.histogram(counts, whole, say(key))
        section(say(key), drawn, note("spread", low=low, middle=middle, high=high))
    if plan.seats > 1:
        rows = [
            Whisker(words.seat(k), 100 * seat.wins.mean, *points(seat.wins))
            for k, seat in enumerate(found.seats)
        ]
        drawn = charts.whiskers(rows, one, say("seats"), 100 / plan.seats)
        section(say("seats"), drawn, note("seats-about"))
        if found.margins is not None:
            told = {"margin": one(found.margins.mean), "ties": one(100 * found.ties / found.games)}
            parts.append(note("margin", **told))
    if found.lines:
        head = [say(f"col-{key}") for key in ("line", "all", "winners", "lead", "interval")]
        table = [head] + [
            [
                words.line(game, line.name),
                one(line.all),
                one(line.winners),
                one(line.lead.mean),
                bounds(line.lead.low, line.lead.high, 1, words),
            ]
            for line in found.lines
        ]
        section(say("wins"), html_table(table), note("wins-about"))
    for topic, things in found.things.items():
        section(*topical(topic, things, found, words))
    saved = b64encode(table_of(found).encode()).decode()
    link = f'<a download="{plan.game}.csv" href="data:text/csv;base64,{saved}">{plan.game}.csv</a>'
    section(say("numbers"), note("numbers-about"), f"<p>{link}</p>")
    section(words.say("arena-again"), f"<p><code>{escape(command)}</code></p>")
    return f'<main class="{words.lang}" lang="{words.lang}">{"".join(parts)}</main>'


def topical(topic: Topic, things: list[Thing], found: Figures, words: Words) -> list[str]:
    """Title, drawing of the best and the least by wins (alone: by points), table of all."""
    game = find(found.plan.game)
    title = words.say(f"study-topic-{topic.id}", {"event": topic.event, "kind": topic.kind})
    alone = found.plan.seats == 1
    by_wins = things[0].wins is not None and not alone

    def drawn(one: Thing) -> Whisker:
        name = words.thing(game, topic.kind, one.thing)
        if one.wins is None or alone:
            return Whisker(name, *one.score)
        return Whisker(name, 100 * one.wins.mean, *points(one.wins))

    shown = things if len(things) <= 2 * BEST else [*things[:BEST], *things[-BEST:]]
    mark = 100 / found.plan.seats if by_wins else None
    chart = charts.whiskers([drawn(one) for one in shown], lambda x: number(x, 1, words), title, mark)
    head = [
        words.say(f"study-col-{key}") for key in ("name", "share", "wins", "interval", "score", "interval")
    ]
    rows: list[Row] = [head]
    for one in things:
        rows.append(
            [
                words.thing(game, topic.kind, one.thing),
                number(100 * one.share, 1, words),
                "–" if one.wins is None else number(100 * one.wins.mean, 1, words),
                "–" if one.wins is None else bounds(*points(one.wins), 1, words),
                number(one.score.mean, 1, words),
                bounds(one.score.low, one.score.high, 1, words),
            ]
        )
    about = words.say("study-things-wins" if by_wins else "study-things-score")
    listed = f"<details><summary>{escape(words.say('study-all', {'count': len(things)}))}</summary>"
    return [title, f'<p class="soft">{escape(about)}</p>', chart, f"{listed}{html_table(rows)}</details>"]
