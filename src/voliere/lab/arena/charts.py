"""Small drawings for a report, as SVG in the text of the page, in its own colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from voliere.lab.arena.times import Times

BARS, EDGE = 60, 10  # of a histogram
WIDTH, LEFT, RIGHT, ROW, TOP = 720, 190, 70, 30, 8

Say = Callable[[float], str]  # a number as the language writes it


class Whisker(NamedTuple):
    label: str
    value: float
    low: float | None
    high: float | None


def steps(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers that span both.

    >>> steps(-3, 41)
    [-10, 0, 10, 20, 30, 40, 50]
    """
    span = max(high - low, 1e-9)
    size = 10 ** floor(log10(span / most))
    step = next(size * k for k in (1, 2, 5, 10, 20) if span / (size * k) <= most)
    return [k * step for k in range(floor(low / step), ceil(high / step) + 1)]


def frame(height: int, inside: str, name: str) -> str:
    drawing = f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(name)}">{inside}</svg>'
    return f'<div class="wide">{drawing}</div>'


def label(y: float, text: str) -> str:
    short = text if len(text) <= 22 else text[:21] + "…"
    full = f"<title>{escape(text)}</title>" if short != text else ""
    return f'<text class="name" x="{LEFT - 12}" y="{y + 5:g}">{full}{escape(short)}</text>'


def grid(ticks: Sequence[float], at: Callable[[float], float], bottom: int, say: Say) -> str:
    lines = [
        f'<path class="grid" d="M{at(t):.1f} {TOP}V{bottom}"/>'
        f'<text class="tick" x="{at(t):.1f}" y="{bottom + 16}">{escape(say(t))}</text>'
        for t in ticks
    ]
    return "".join(lines)


def whiskers(rows: Sequence[Whisker], say: Say, name: str, mark: float | None = None) -> str:
    """A dot for each value, a line for its interval; `mark` is what chance alone would give."""
    ends = [x for row in rows for x in (row.value, row.low, row.high) if x is not None]
    ends += [] if mark is None else [mark]
    ticks = steps(min(ends), max(ends))
    span = (ticks[-1] - ticks[0]) or 1.0

    def at(x: float) -> float:
        return LEFT + (x - ticks[0]) / span * (WIDTH - LEFT - RIGHT)

    bottom = TOP + ROW * len(rows)
    parts = [grid(ticks, at, bottom, say)]
    if mark is not None:
        parts.append(f'<path class="mark" d="M{at(mark):.1f} {TOP}V{bottom}"/>')
    for k, row in enumerate(rows):
        y = TOP + ROW * k + ROW / 2
        parts.append(label(y, row.label))
        if row.low is not None and row.high is not None:
            parts.append(f'<path class="reach" d="M{at(row.low):.1f} {y}H{at(row.high):.1f}"/>')
        parts.append(f'<circle class="dot" cx="{at(row.value):.1f}" cy="{y}" r="5"/>')
        parts.append(f'<text class="value" x="{WIDTH - 4}" y="{y + 5}">{escape(say(row.value))}</text>')
    return frame(bottom + 24, "".join(parts), name)


def times(rows: Sequence[tuple[str, Times]], say: Say, short: Say, name: str) -> str:
    """A bar to the mean, a line on to what 99 of 100 decisions kept to; the scale is logarithmic."""
    known = [(bot, time) for bot, time in rows if time.count]
    if not known:
        return ""
    low = floor(log10(max(1e-3, min(time.mean for _, time in known)))) - 0.15
    high = ceil(log10(max(1e-2, *(time.below(0.99) for _, time in known))))

    def at(ms: float) -> float:
        return LEFT + (log10(max(ms, 10**low)) - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    bottom = TOP + ROW * len(known)
    parts = [grid([10.0**k for k in range(ceil(low), high + 1)], at, bottom, short)]
    for k, (bot, time) in enumerate(known):
        y, end = TOP + ROW * k + ROW / 2, time.below(0.99)
        parts.append(label(y, bot))
        parts.append(f'<path class="bar" d="M{LEFT} {y}H{at(time.mean):.1f}"/>')
        parts.append(f'<path class="reach" d="M{at(time.mean):.1f} {y}H{at(end):.1f}m0-6v12"/>')
        parts.append(f'<text class="value" x="{WIDTH - 4}" y="{y + 5}">{escape(say(time.mean))}</text>')
    return frame(bottom + 24, "".join(parts), name)


def path(values: Sequence[float], bound: float, say: Say, name: str) -> str:
    """How a ratio went, deal by deal, between its two bounds."""
    height, most = 190, max(1, len(values))
    top = max(bound, *values) * 1.1
    low = min(-bound, *values) * 1.1

    def spot(k: int, value: float) -> str:
        x = LEFT + k / most * (WIDTH - LEFT - RIGHT)
        return f"{x:.1f} {TOP + (top - value) / (top - low) * (height - TOP):.1f}"

    lines = ""
    for edge in (bound, 0.0, -bound):
        y = spot(0, edge).split()[1]
        kind = "grid" if edge == 0 else "mark"
        lines += f'<path class="{kind}" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>'
        lines += f'<text class="name" x="{LEFT - 12}" y="{float(y) + 5:g}">{escape(say(edge))}</text>'
    points = "L".join(spot(k + 1, value) for k, value in enumerate(values))
    lines += f'<path class="line" d="M{spot(0, 0.0)}L{points}"/>'
    lines += f'<text class="tick" x="{WIDTH - RIGHT}" y="{height + 18}">{most}</text>'
    return frame(height + 24, lines, name)


def histogram(counts: Mapping[int, int], say: Say, name: str) -> str:
    """How often each value came; wide ranges in steps of equal size."""
    low, high = min(counts), max(counts)
    size = max(1, -(-(high - low + 1) // BARS))
    bars = [0] * ((high - low) // size + 1)
    for value, times in counts.items():
        bars[(value - low) // size] += times
    height, width = 150, (WIDTH - 2 * EDGE) / len(bars)
    parts = []
    for k, times in enumerate(bars):
        x, tall = EDGE + k * width, height * times / max(bars)
        first = low + k * size
        label = say(first) if size == 1 else f"{say(first)}–{say(first + size - 1)}"
        parts.append(
            f'<rect class="column" x="{x:.1f}" y="{TOP + height - tall:.1f}" width="{width - 1:.1f}"'
            f' height="{tall:.1f}"><title>{escape(label)}: {times}</title></rect>'
        )
    for tick in steps(low, high, 10):
        if low <= tick <= high:
            x = EDGE + (tick - low + 0.5) / size * width
            parts.append(f'<text class="tick" x="{x:.1f}" y="{TOP + height + 18}">{escape(say(tick))}</text>')
    return frame(TOP + height + 24, "".join(parts), name)
