"""Of a study's page: what happened to the things of a game, and how those fared to whom it happened."""

from __future__ import annotations

from html import escape

from voliere.core.topic import Topic
from voliere.games import find
from voliere.lab.arena import charts
from voliere.lab.arena.charts import Whisker, reach
from voliere.lab.arena.page import html_table
from voliere.lab.arena.tables import Row, bounds, number, points
from voliere.lab.study.figures import Figures, Thing
from voliere.text import Words

BEST = 12  # things that are drawn, and as many of the least


def title(topic: Topic, words: Words) -> str:
    return words.say(f"study-topic-{topic.id}", {"event": topic.event, "kind": topic.kind})


def section(topic: Topic, things: list[Thing], found: Figures, words: Words) -> tuple[list[str], str]:
    """What there is to explain, and the section: best and least by wins (alone: by points), then all."""
    alone = found.plan.seats == 1
    by_wins = things[0].wins is not None and not alone
    kind = "wins" if by_wins else "score"

    def drawn(one: Thing) -> Whisker:
        name = words.thing(find(found.plan.game), topic.kind, one.thing)
        if one.wins is None or alone:
            return Whisker(name, *one.score)
        return Whisker(name, 100 * one.wins.mean, *points(one.wins))

    mark = 100 / found.plan.seats if by_wins else None
    shown = halves([drawn(one) for one in things])
    scale = reach([one for half in shown for one in half], mark)
    heads = [words.say(f"study-{end}-{kind}") for end in ("best", "least")] if len(shown) > 1 else [""]
    pictures = ""
    for head, half in zip(heads, shown, strict=True):
        drawing = charts.whiskers(half, 1, words, f"{title(topic, words)} {head}".strip(), mark, scale)
        pictures += f"<div><h3>{escape(head)}</h3>{drawing}</div>"
    listed = escape(words.say("study-all", {"count": len(things)}))
    table = f"<details><summary>{listed}</summary>{html_table(rows(topic, things, found, words))}</details>"
    about = [f"things-{kind}", *(["surest"] if len(things) > 2 * BEST else [])]
    return about, f'<div class="pair">{pictures}</div>{table}'


def rows(topic: Topic, things: list[Thing], found: Figures, words: Words) -> list[Row]:
    game = find(found.plan.game)
    columns = ("name", "share", "wins", "interval", "score", "interval")
    return [[words.say(f"study-col-{key}") for key in columns]] + [
        [
            words.thing(game, topic.kind, one.thing),
            number(100 * one.share, 1, words),
            "–" if one.wins is None else number(100 * one.wins.mean, 1, words),
            "–" if one.wins is None else bounds(*points(one.wins), 1, words),
            number(one.score.mean, 1, words),
            bounds(one.score.low, one.score.high, 1, words),
        ]
        for one in things
    ]


def halves(rows: list[Whisker]) -> list[list[Whisker]]:
    """The best and the least, of rows in the order of their values; few make one drawing.

    Of many, those of which it is surest. First and last among them are some that were met a few times only,
    so what counts is the lower bound of the best and the upper one of the least.

    >>> sure, rare = Whisker("sure", 55.0, 52.0, 58.0), Whisker("rare", 60.0, 20.0, 90.0)
    >>> best, least = halves([rare, sure, *[Whisker(f"{k}", 50.0, 45.0, 55.0) for k in range(23)]])
    >>> len(best), len(least), best[0].label
    (12, 12, 'sure')
    """
    if len(rows) <= BEST:
        return [rows]
    if len(rows) <= 2 * BEST:
        half = (len(rows) + 1) // 2
        return [rows[:half], rows[half:]]
    first = sorted(rows, key=lambda row: row.value if row.low is None else row.low)[-BEST:]
    others = [row for row in rows if row not in first]
    last = sorted(others, key=lambda row: row.value if row.high is None else row.high)[:BEST]
    return [[row for row in rows if row in half] for half in (first, last)]
