"""Write the three fonts of the sheets to print, from those the page is set in (npm packages of Fontsource).

usage: python tools/make_fonts.py       (after `npm ci` in web/; needs fonttools and brotli)

Alegreya and Source Sans 3 are under the SIL Open Font License. "Source" is a reserved name, and these are
changed (fewer characters, lining figures, a thin no-break space), so they are called otherwise.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph

ROOT = Path(__file__).resolve().parents[1]
FROM = ROOT / "web" / "node_modules" / "@fontsource"
INTO = ROOT / "src" / "voliere" / "paper" / "fonts"
# What French and English need: Latin 1, ligatures, dashes, quotes, dots, minus.
CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x178, 0x2212]
CHARACTERS += [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026]
FONTS = {
    "serif-bold": ("alegreya", "alegreya-latin-700-normal", "Voliere Serif", "Bold"),
    "sans": ("source-sans-3", "source-sans-3-latin-400-normal", "Voliere Sans", "Regular"),
    "sans-bold": ("source-sans-3", "source-sans-3-latin-600-normal", "Voliere Sans", "Bold"),
}
THIN = 0x202F  # French puts it before ; ! ?


def make(name: str) -> None:
    package, file, family, style = FONTS[name]
    font = TTFont(FROM / package / "files" / f"{file}.woff2", recalcTimestamp=False)
    options = Options()
    lining_figures(font)
    options.layout_features = ["kern", "liga", "ccmp", "mark"]
    options.hinting = False
    options.name_IDs = [0, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    add_thin_space(font)
    for id, said in (
        (1, family),
        (2, style),
        (4, f"{family} {style}"),
        (6, f"{family}-{style}".replace(" ", "")),
    ):
        font["name"].setName(said, id, 3, 1, 0x409)
    font.flavor = None
    font.save(INTO / f"{name}.ttf")
    print(name, (INTO / f"{name}.ttf").stat().st_size)


def lining_figures(font: TTFont) -> None:
    """Figures of one height come first: nobody has to ask for them."""
    table = font["GSUB"].table
    wanted = {
        i
        for r in table.FeatureList.FeatureRecord
        if r.FeatureTag == "lnum"
        for i in r.Feature.LookupListIndex
    }
    lookups = [sub for i in wanted for sub in table.LookupList.Lookup[i].SubTable]
    instead = {old: new for sub in lookups for old, new in getattr(sub, "ExtSubTable", sub).mapping.items()}
    for one in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in one.cmap:
                one.cmap[code] = instead.get(one.cmap[code], one.cmap[code])


def add_thin_space(font: TTFont) -> None:
    """Neither font has it: two thirds of a space."""
    cmap = font.getBestCmap()
    wide = font["hmtx"][cmap[0x20]][0]
    font["glyf"]["uni202F"] = Glyph()
    font["hmtx"]["uni202F"] = (round(wide * 2 / 3), 0)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[THIN] = "uni202F"


def licence() -> None:
    """The licence of both, with their copyrights."""
    texts = [(FROM / package / "LICENSE").read_text("utf-8") for package in ("alegreya", "source-sans-3")]
    body = texts[0][texts[0].index("This Font Software is licensed") :]
    head = (
        "serif-bold.ttf is made from Alegreya Bold:\n"
        "Copyright 2011 The Alegreya Project Authors (https://github.com/huertatipografica/Alegreya)\n\n"
        "sans.ttf and sans-bold.ttf are made from Source Sans 3 Regular and SemiBold:\n"
        "Copyright 2010-2023 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'\n\n"
        "Changed for Volière (tools/make_fonts.py): fewer characters, no hinting,\n"
        "lining figures, a thin no-break space, other names.\n\n"
    )
    (INTO / "OFL.txt").write_text(head + body, encoding="utf-8")


if __name__ == "__main__":
    INTO.mkdir(exist_ok=True)
    for name in FONTS:
        make(name)
    licence()
