"""The signs and birds that can be printed: `drawings.json`, made by the illustrator (web/, `npm run print`).

A drawing is a box and what is in it: shapes (`d` as in SVG, an ink to fill with, a pen), and groups that are
moved or keep within a clip.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, NotRequired, TypedDict

from fpdf.drawing import ClippingPath, GraphicsContext, PaintedPath
from fpdf.drawing_primitives import Transform, gray8
from fpdf.enums import PathPaintRule, StrokeCapStyle, StrokeJoinStyle
from fpdf.svg import svg_path_converter

INKS: Final = [gray8(level) for level in (0, 140, 205, 255)]


class Item(TypedDict):
    """A shape (it has a `d`) or a group (it has an `in`)."""

    d: NotRequired[str]
    fill: NotRequired[int]
    pen: NotRequired[tuple[int, float]]
    dash: NotRequired[list[float]]
    items: NotRequired[list[Item]]
    clip: NotRequired[list[str]]
    move: NotRequired[tuple[float, float, float, float, float, float]]


class Drawing(TypedDict):
    box: tuple[float, float, float, float]
    items: list[Item]


@cache
def drawings() -> dict[str, Drawing]:
    """Every drawing by its name."""
    found: dict[str, Drawing] = json.loads(
        files("voliere.paper").joinpath("drawings.json").read_text("utf-8")
    )
    return found


def placed(name: str, x: float, y: float, size: float) -> GraphicsContext:
    """A drawing in a square of the page."""
    left, top, wide, _ = drawings()[name]["box"]
    whole = GraphicsContext()
    for one in items_of(name):
        whole.add_item(one, clone=False)
    scale = size / wide
    whole.transform = Transform(scale, 0, 0, scale, x - left * scale, y - top * scale)
    return whole


@cache
def items_of(name: str) -> list[GraphicsContext | PaintedPath]:
    """What a drawing is made of, read once: a sheet has the same bird many times."""
    return [made(one) for one in drawings()[name]["items"]]


def made(item: Item) -> GraphicsContext | PaintedPath:
    return group(item) if "items" in item else shape(item)


def group(item: Item) -> GraphicsContext:
    found = GraphicsContext()
    if "move" in item:
        found.transform = Transform(*item["move"])
    if "clip" in item:
        clip = ClippingPath()
        for d in item["clip"]:
            svg_path_converter(clip, d)
        found.clipping_path = clip
    for one in item["items"]:
        found.add_item(made(one), clone=False)
    return found


def shape(item: Item) -> PaintedPath:
    found = PaintedPath()
    svg_path_converter(found, item["d"])
    style = found.style
    style.auto_close = False
    style.paint_rule = PathPaintRule.FILL_NONZERO
    if "fill" in item:
        style.fill_color = INKS[item["fill"]]
    if "pen" in item:
        style.paint_rule = PathPaintRule.STROKE_FILL_NONZERO if "fill" in item else PathPaintRule.STROKE
        style.stroke_color, style.stroke_width = INKS[item["pen"][0]], item["pen"][1]
        style.stroke_cap_style, style.stroke_join_style = StrokeCapStyle.ROUND, StrokeJoinStyle.ROUND
    if "dash" in item:
        style.stroke_dash_pattern = item["dash"]
    return found
