"""The report of a contest: one file, both languages, light and dark, nothing to load."""

from __future__ import annotations

import os
from html import escape
from importlib.resources import files
from pathlib import Path

from voliere.core.refused import Told
from voliere.games import find
from voliere.lab.arena import charts
from voliere.lab.arena.charts import Whisker
from voliere.lab.arena.findings import Findings
from voliere.lab.arena.sprt import BOUND
from voliere.lab.arena.tables import Row, failures, meetings, number, points, standings
from voliere.text import LANGUAGES, Words

FILE = "report.html"

STYLE = "report.css"


def write(folder: Path, found: Findings, command: str, lang: str) -> Path:
    half = folder / (FILE + ".new")
    half.write_text(page(found, command, lang), encoding="utf-8")
    os.replace(half, folder / FILE)
    return folder / FILE


def page(found: Findings, command: str, lang: str) -> str:
    title = f"{Words(lang).title(find(found.contest.game))} · arena"
    return shell(title, "".join(body(found, command, Words(one)) for one in LANGUAGES), lang)


def shell(title: str, bodies: str, lang: str) -> str:
    """Every language is there, as a `main` of its class; one shows, chosen without any script."""
    shown = "".join(f"body:not(:has(#{one}:checked)) main.{one}{{display:none}}" for one in LANGUAGES)
    choose = "".join(
        f'<label lang="{one}"><input type="radio" name="lang" id="{one}"'
        f"{' checked' if one == lang else ''}> {escape(Words(one).say('language-name'))}</label>"
        for one in LANGUAGES
    )
    style = files(__package__).joinpath(STYLE).read_text("utf-8")
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{style}{shown}</style><nav>{choose}</nav>{bodies}</html>\n"
    )


def body(found: Findings, command: str, words: Words) -> str:
    contest = found.contest

    def say(key: str, **about: Told) -> str:
        return words.say(f"arena-{key}", about)

    def one(value: float) -> str:
        return number(value, 1, words)

    parts: list[str] = []

    def section(key: str, *inside: str) -> None:
        parts.append(f"<h2>{escape(say(key))}</h2>" + "".join(inside))

    def about(key: str, **told: Told) -> str:
        return f'<p class="soft">{escape(say(key, **told))}</p>'

    parts.append(f"<h1>{escape(words.title(find(contest.game)))}</h1>")
    told: dict[str, Told] = {"deals": found.deals, "games": found.games, "seats": contest.seats}
    parts.append(f"<p>{escape(words.say('arena-summary', told))}</p>")
    parts.append(about("how"))
    if found.deals < found.planned:
        parts.append(f"<p>{escape(say('part', deals=found.deals, planned=found.planned))}</p>")
    if found.answer is not None:
        verdict = found.answer.verdict or "open"
        test: dict[str, Told] = {
            "low": one(found.answer.test.low),
            "high": one(found.answer.test.high),
            "deals": found.deals,
        }
        first, second = contest.labels
        text = words.say(f"arena-sprt-{verdict}", {**test, "first": first, "second": second})
        drawn = charts.path(found.answer.ratios, BOUND, words, say("sprt"))
        section("sprt", f'<p class="note">{escape(text)}</p>', drawn, about("sprt-about"))
    section("standings", html_table(standings(found, words)))
    chance = 100 / contest.seats if contest.seats > 1 else None
    rows = [Whisker(s.bot, 100 * s.wins.mean, *points(s.wins)) for s in found.standings]
    section("wins", charts.whiskers(rows, 1, words, say("wins"), chance), about("wins-about"))
    if found.ratings:
        kind = "elo" if contest.seats == 2 else "skill"
        rated = sorted(found.ratings, key=lambda rating: -rating.value)
        rows = [Whisker(r.bot, r.value, r.low, r.high) for r in rated]
        digits = 0 if kind == "elo" else 1
        section("ratings", charts.whiskers(rows, digits, words, say("ratings")), about(kind))
    if found.meetings:
        section("meetings", matrix(found, words), html_table(meetings(found, words)))
    spent = [(s.bot, s.times) for s in found.standings]
    section("times", charts.times(spent, words, say("times")), about("times-about"))
    section("failures", html_table(failures(found, words)), about("failures-about"))
    notes = "".join(
        f"<p><code>{escape(s.bot)}: {escape(s.note)}</code></p>" for s in found.standings if s.note
    )
    parts.append(notes)
    section("again", f"<p><code>{escape(command)}</code></p>")
    return f'<main class="{words.lang}" lang="{words.lang}">{"".join(parts)}</main>'


def html_table(rows: list[Row]) -> str:
    head, *rest = rows
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rest)
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    return f'<div class="wide"><table><tr>{top}</tr>{lines}</table></div>'


def matrix(found: Findings, words: Words) -> str:
    """Who of the row is ahead of who of the column, in percent."""
    labels = found.contest.labels
    share = {(m.a, m.b): m.wins.mean for m in found.meetings}
    share |= {(m.b, m.a): 1 - m.wins.mean for m in found.meetings}
    head = "".join(f"<th>{escape(b)}</th>" for b in labels)
    rows = ""
    for a in labels:
        cells = "".join(
            f'<td style="--much:{60 * share[a, b]:.0f}%">{number(100 * share[a, b], 1, words)}</td>'
            if a != b
            else '<td style="--much:0%">·</td>'
            for b in labels
        )
        rows += f"<tr><td>{escape(a)}</td>{cells}</tr>"
    return f'<div class="wide"><table class="matrix"><tr><th></th>{head}</tr>{rows}</table></div>'
