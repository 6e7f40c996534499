"""Drawings of a report: Altair's, written as SVG into the text of the page, in its own colours.

All are as wide as a phone held upright shows well; a page lays two beside each other where it has room.
Places do not depend on the fonts of the machine that draws.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

import altair as alt
import polars as pl
import vl_convert

from voliere.lab.arena.tables import number
from voliere.lab.arena.times import Times
from voliere.text import Words

BARS = 40  # of a histogram, at most
WIDTH, ROW, TEXT = 440, 25, 13
NAMES, VALUES = 186, 50  # room left and right of a row
COUNTS, EDGE = 46, 8  # and of what has an axis there
INK, SOFT, RULE, BLUE, ACT = (f"var(--{name})" for name in ("ink", "soft", "rule", "blue", "act"))

# What the page says once for all drawings, in its style and their label, and long numbers.
SAID = re.compile(
    r" (?:xmlns\S*|version|class|role|aria-\S+|font-family|font-size|opacity|pointer-events"
    r'|stroke-miterlimit)="[^"]*"'
)
SIZE = re.compile(r'<svg width="\d+" height="\d+"')
LONG = re.compile(r"(\d\.\d)\d+")
NOTHING = re.compile(r'<path(?: d="(?:M0,0h0v0h0Z)?"| display="none")*/>|<g></g>')


class Whisker(NamedTuple):
    label: str
    value: float
    low: float | None
    high: float | None


def reach(rows: Sequence[Whisker], mark: float | None = None) -> tuple[float, float]:
    """The scale that holds all values, intervals and the mark.

    >>> reach([Whisker("wren", 52.0, 48.0, 56.0), Whisker("crow", 60.0, None, None)], 50.0)
    (48.0, 60.0)
    """
    ends = [x for row in rows for x in (row.value, row.low, row.high) if x is not None]
    ends += [] if mark is None else [mark]
    return min(ends), max(ends)


def whiskers(
    rows: Sequence[Whisker],
    digits: int,
    words: Words,
    name: str,
    mark: float | None = None,
    span: tuple[float, float] | None = None,
) -> str:
    """A dot for each value, a line for its interval; `mark` is what chance alone would give.

    `span` is the scale, for drawings that are to be compared.
    """
    scale = alt.Scale(domain=list(span or reach(rows, mark)), nice=True, zero=False)
    base = listed([(row.label, number(row.value, digits, words)) for row in rows], rows)
    low, value = (alt.X(f"{end}:Q", scale=scale, axis=across()) for end in ("low", "value"))
    parts: list[alt.Chart] = [
        base.transform_filter("isValid(datum.low)")
        .mark_rule(strokeWidth=3, color=BLUE)
        .encode(x=low, x2="high"),
        base.mark_circle(size=80, color=ACT, opacity=1).encode(x=value),
        *beside(base),
    ]
    if mark is not None:
        parts.insert(0, line(mark, across_it=False))
    return drawn(parts, ROW * len(rows), words, name)


def times(rows: Sequence[tuple[str, Times]], words: Words, name: str) -> str:
    """A bar to the mean, a line on to what 99 of 100 decisions kept to; the scale is logarithmic."""
    known = [(bot, time.mean, time.below(0.99)) for bot, time in rows if time.count]
    if not known:
        return ""
    first = max(1e-3, min(mean for _, mean, _ in known)) / 1.5
    spans = [Whisker(bot, max(mean, first), first, max(late, first)) for bot, mean, late in known]
    base = listed([(bot, number(mean, 2, words)) for bot, mean, _ in known], spans)
    scale = alt.Scale(type="log", domain=[first, max(row.high or 0 for row in spans)], nice=False)
    axis = across(values=[10.0**k for k in range(-3, 7)])
    begin, mean = (alt.X(f"{end}:Q", scale=scale, axis=axis) for end in ("low", "value"))
    return drawn(
        [
            base.mark_bar(size=12, color=BLUE).encode(x=begin, x2="value"),
            base.mark_rule(strokeWidth=3, color=BLUE).encode(x=mean, x2="high"),
            base.mark_tick(thickness=3, size=12, color=BLUE).encode(
                x=alt.X("high:Q", scale=scale, axis=axis)
            ),
            *beside(base),
        ],
        ROW * len(known),
        words,
        name,
    )


def path(values: Sequence[float], bound: float, words: Words, name: str) -> str:
    """How a ratio went, deal by deal, between its two bounds."""
    steps = pl.DataFrame({"deal": range(len(values) + 1), "ratio": [0.0, *values]})
    went = alt.Chart(steps).mark_line(color=BLUE, strokeWidth=2).encode(
        x=alt.X("deal:Q", axis=across(grid=False, step=1), scale=alt.Scale(nice=False)),
        y=alt.Y("ratio:Q", axis=up([-bound, 0.0, bound], ".1f")),
    )  # fmt: skip
    return drawn([line(bound), line(-bound), went], 190, words, name, COUNTS, EDGE)


def histogram(counts: Mapping[int, int], middle: int, words: Words, name: str) -> str:
    """How often each value came, in percent; wide ranges in steps of equal size. The middle one is marked."""
    low, high = min(counts), max(counts)
    size = max(1, -(-(high - low + 1) // BARS))
    bars = [0] * ((high - low) // size + 1)
    for value, count in counts.items():
        bars[(value - low) // size] += count
    total = sum(bars)
    edges = [low + k * size - 0.5 for k in range(len(bars) + 1)]
    shares = [100 * bar / total for bar in bars]
    scale = alt.Scale(domain=[edges[0], edges[-1]], nice=False)
    data = pl.DataFrame({"from": edges[:-1], "to": edges[1:], "share": shares})
    columns = alt.Chart(data).mark_bar(color=BLUE, stroke="var(--paper)", strokeWidth=1).encode(
        x=alt.X("from:Q", axis=across(grid=False, step=1), scale=scale),
        x2="to",
        y=alt.Y("share:Q", axis=up(unit="\u202f%")),
        y2=alt.datum(0),
    )  # fmt: skip
    return drawn([columns, line(middle, across_it=False)], 150, words, name, COUNTS, EDGE)


def listed(texts: Sequence[tuple[str, str]], rows: Sequence[Whisker]) -> alt.Chart:
    """Rows one under the other, in their order, with what is written left and right of them."""
    names, said = zip(*texts, strict=True)
    data = pl.DataFrame(rows, schema=list(Whisker._fields), orient="row", infer_schema_length=None)
    data = data.with_columns(name=pl.Series(names), said=pl.Series(said)).with_row_index("row")
    scale = alt.Scale(domain=list(range(len(rows))), padding=0)
    return alt.Chart(data).encode(y=alt.Y("row:O", axis=None, scale=scale))


def beside(base: alt.Chart) -> list[alt.Chart]:
    right = WIDTH - NAMES
    return [
        base.mark_text(align="right", color=INK, limit=NAMES - 32).encode(x=alt.value(-12), text="name:N"),
        base.mark_text(align="right", color=INK).encode(x=alt.value(right - 2), text="said:N"),
    ]


def line(at: float, across_it: bool = True) -> alt.Chart:
    """A dashed one."""
    mark = alt.Chart(pl.DataFrame({"at": [float(at)]})).mark_rule(color=ACT, strokeDash=[4, 4])
    placed: alt.Chart = mark.encode(y="at:Q") if across_it else mark.encode(x="at:Q")
    return placed


def across(grid: bool = True, values: Sequence[float] | None = None, step: float = 0) -> alt.Axis:
    return axis("~r", "", values, 5, grid=grid, tickMinStep=step)


def up(values: Sequence[float] | None = None, format: str = "~r", unit: str = "") -> alt.Axis:
    return axis(format, unit, values, 3)


def axis(format: str, unit: str, values: Sequence[float] | None, count: int, **more: Any) -> alt.Axis:
    more |= {"tickCount": count} if values is None else {"values": list(values)}
    said = f"datum.label + '{unit}'"
    return alt.Axis(
        title=None,
        domain=False,
        ticks=False,
        labelPadding=6,
        labelFlush=False,
        format=format,
        labelExpr=said,
        **more,
    )


def drawn(
    parts: Sequence[alt.Chart], height: int, words: Words, name: str, left: int = NAMES, right: int = VALUES
) -> str:
    chart = alt.layer(*parts).properties(
        width=WIDTH - left - right,
        height=height,
        padding={"left": left, "right": right, "top": 8, "bottom": 26},
        autosize="none",
    )
    looks = {
        "background": "transparent",
        "view": {"stroke": None},
        "text": {"fontSize": TEXT},
        "axis": {"gridColor": RULE, "labelColor": SOFT, "labelFontSize": TEXT, "labelLimit": COUNTS},
    }
    decimal = words.say("decimal-mark")
    numbers = {"decimal": decimal, "thousands": "\u202f", "grouping": [3], "currency": ["", ""]}
    made: str = vl_convert.vegalite_to_svg(chart.to_dict(), config=looks, format_locale=numbers)
    made = LONG.sub(r"\1", SAID.sub("", made))
    while (less := NOTHING.sub("", made)) != made:
        made = less
    return SIZE.sub(f'<svg role="img" aria-label="{escape(name)}"', made)
