"""A contest's figures as rows of text, for terminal and page alike; the first row is the head."""

from __future__ import annotations

from voliere.lab.arena.findings import Findings
from voliere.lab.statistics import Interval
from voliere.text import Words

Row = list[str]


def number(value: float, digits: int, words: Words) -> str:
    """
    >>> number(-2.5, 1, Words("fr"))
    '−2,5'
    """
    text = f"{value:.{digits}f}"
    if float(text) == 0:
        text = text.removeprefix("-")
    return text.replace("-", "−").replace(".", words.say("decimal-mark"))


def points(share: Interval) -> tuple[float | None, float | None]:
    """Bounds of a share in percent."""
    return (
        None if share.low is None else 100 * share.low,
        None if share.high is None else 100 * share.high,
    )


def bounds(low: float | None, high: float | None, digits: int, words: Words) -> str:
    if low is None or high is None:
        return "–"
    return f"{number(low, digits, words)} … {number(high, digits, words)}"


def head(words: Words, *keys: str) -> Row:
    return [words.say(f"arena-col-{key}") for key in keys]


def standings(found: Findings, words: Words) -> list[Row]:
    elo = {rating.bot: rating for rating in found.ratings}
    met = bool(found.ratings)
    kind = ["elo" if found.contest.seats == 2 else "skill", "interval"] if met else []
    rows = [head(words, "bot", "wins", "interval", *(["lead", "interval"] if met else []), *kind)]
    digits = 0 if found.contest.seats == 2 else 1
    for s in found.standings:
        row = [s.bot, number(100 * s.wins.mean, 1, words), bounds(*points(s.wins), 1, words)]
        if s.lead is not None:
            row += [number(s.lead.mean, 1, words), bounds(s.lead.low, s.lead.high, 1, words)]
        if s.bot in elo:
            r = elo[s.bot]
            row += [number(r.value, digits, words), bounds(r.low, r.high, digits, words)]
        rows.append(row)
    return rows


def meetings(found: Findings, words: Words) -> list[Row]:
    rows = [head(words, "pair", "wins", "interval", "lead", "interval")]
    for m in found.meetings:
        rows.append(
            [
                f"{m.a} – {m.b}",
                number(100 * m.wins.mean, 1, words),
                bounds(*points(m.wins), 1, words),
                number(m.lead.mean, 1, words),
                bounds(m.lead.low, m.lead.high, 1, words),
            ]
        )
    return rows


def failures(found: Findings, words: Words) -> list[Row]:
    """Points, time a decision, and what went wrong."""
    rows = [head(words, "bot", "score", "ms", "p99", "longest", "hung", "died", "nonsense")]
    for s in found.standings:
        times = [s.times.mean, s.times.below(0.99), s.times.longest]
        rows.append(
            [
                s.bot,
                number(s.score.mean, 1, words),
                *[number(ms, 2, words) for ms in times],
                str(s.hung),
                str(s.died),
                str(s.nonsense),
            ]
        )
    return rows
