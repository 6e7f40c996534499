"""Write the pictures of docs/sheets from the sheets as they are now.

usage: python tools/make_sheet_pictures.py       (needs pdftoppm of poppler, and voliere[table])
"""

from __future__ import annotations

import subprocess
from io import BytesIO
from pathlib import Path

from PIL import Image

import voliere
from voliere import sheets
from voliere.games import own
from voliere.text import Words

INTO = Path(__file__).resolve().parents[1] / "docs" / "sheets"
DOTS = "72"  # an inch
GREYS = 12


def main() -> None:
    for n, game in enumerate(reversed(own())):
        for kind, lang in zip(sheets.KINDS, ("fr", "en") if n % 2 == 0 else ("en", "fr"), strict=True):
            pdf = sheets.pdf(voliere.game(game.id), kind, Words(lang), "a4")
            done = subprocess.run(
                ["pdftoppm", "-r", DOTS, "-gray", "-png", "-singlefile", "-"],
                input=pdf,
                capture_output=True,
                check=True,
            )
            picture = Image.open(BytesIO(done.stdout)).quantize(GREYS)
            file = INTO / f"{game.id}-{kind}-{lang}.png"
            picture.save(file, optimize=True)
            print(file.name, file.stat().st_size)


if __name__ == "__main__":
    main()
