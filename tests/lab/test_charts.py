"""Drawings of a report: whole in the text of a page, in its colours, numbers as the language writes them."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from voliere.lab.arena import charts
from voliere.lab.arena.charts import Whisker
from voliere.lab.arena.times import Times
from voliere.text import Words

FR = Words("fr")


def spent(*milliseconds: float) -> Times:
    times = Times()
    for ms in milliseconds:
        times.add(ms)
    return times


DRAWN = {
    "whiskers": charts.whiskers(
        [Whisker("Pie <bavarde>", 52.5, 48.0, 57.0), Whisker("Geai", 47.5, None, None)],
        1,
        FR,
        "Gains & co",
        50,
    ),
    "times": charts.times([("greedy", spent(0.5, 2.0)), ("nobody", Times())], FR, "Gains & co"),
    "path": charts.path([0.5, -1.25, 3.0], 2.94, FR, "Gains & co"),
    "histogram": charts.histogram(Counter([1, 2, 2, 3]), 2, FR, "Gains & co"),
}


@pytest.mark.parametrize("kind", DRAWN)
def test_a_drawing_is_part_of_the_page(kind: str) -> None:
    drawn = DRAWN[kind]
    svg = ElementTree.fromstring(drawn)
    assert (svg.tag, svg.get("role"), svg.get("aria-label")) == ("svg", "img", "Gains & co")
    assert svg.get("viewBox", "").split()[2] == str(charts.WIDTH)
    assert not re.search("http|<script|<style|<image", drawn), "nothing is loaded"
    assert set(re.findall(r'(?:fill|stroke)="(?!none)(.*?)"', drawn)) <= {
        f"var(--{name})" for name in ("ink", "soft", "rule", "blue", "act", "paper")
    }, "the page chooses light or dark"


def texts(kind: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(DRAWN[kind]).iter("text")]


def test_rows_stand_in_their_order_with_names_and_numbers_of_the_language() -> None:
    said = texts("whiskers")
    assert [text for text in said if text in ("Pie <bavarde>", "Geai")] == ["Pie <bavarde>", "Geai"]
    assert {"52,5", "47,5"} <= set(said)


def test_an_interval_is_as_long_as_it_says_and_nothing_is_drawn_where_there_is_none() -> None:
    [reach] = re.findall(r'<line [^>]*?x2="([\d.]+)"[^>]*?stroke="var\(--blue\)"', DRAWN["whiskers"])
    dots = re.findall(r'translate\(([\d.]+),[\d.]+\)" d="[^"]+" fill="var\(--act\)"', DRAWN["whiskers"])
    assert len(dots) == 2
    scale = (float(dots[0]) - float(dots[1])) / 5.0
    assert float(reach) / scale == pytest.approx(9.0, abs=0.05)


def test_a_bot_that_was_never_asked_has_no_time() -> None:
    assert "greedy" in texts("times")
    assert "nobody" not in texts("times")
    assert charts.times([("nobody", Times())], FR, "x") == ""


def test_shares_are_of_all_and_values_stand_under_their_columns() -> None:
    assert {"1", "2", "3"} <= set(texts("histogram"))
    assert "0\u202f%" in texts("histogram")
    heights = [
        float(h) for h in re.findall(r'd="M[^"]*?v([\d.]+)h-[^"]*Z" fill="var\(--blue\)"', DRAWN["histogram"])
    ]
    assert [round(h / max(heights), 2) for h in heights] == [0.5, 1.0, 0.5]
