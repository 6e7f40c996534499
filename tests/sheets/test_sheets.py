"""Sheets to print: made in every language on every paper, then opened and read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from pypdf import PageObject
from tests.sheets.paper import MM, fonts_of, marks, only_page, pictures, squeezed, told, words_on

import voliere
from voliere import sheets
from voliere.core.refused import Refused, Told
from voliere.games import own
from voliere.games.feather.species import HABITATS, SPECIES
from voliere.games.piafs.components import SPECIES as PIAFS
from voliere.games.wingspan.score import LINES
from voliere.paper.aid import lay_aid
from voliere.paper.art import drawings
from voliere.paper.blocks import Part, Text
from voliere.paper.page import EDGE, PAPERS, Page
from voliere.text import LANGUAGES, Words
from voliere.text.pages import folder, messages

GAMES = [game.id for game in own()]
EVERY = [(g, k, lang, p) for g in GAMES for k in sheets.KINDS for lang in LANGUAGES for p in sheets.PAPERS]
SIZES = {"a4": (595.28, 841.89), "letter": (612, 792)}


class Noted(Words):
    """Words that remember what they said."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.said: dict[str, str] = {}

    def say(self, id: str, args: dict[str, Told] | None = None) -> str:
        self.said[id] = super().say(id, args or {})
        return self.said[id]


@cache
def drawn(game: str, kind: str, lang: str, paper: str) -> tuple[bytes, dict[str, str]]:
    """A sheet, and all that was said for it."""
    words = Noted(lang)
    return sheets.pdf(voliere.game(game), kind, words, paper), words.said


def made(game: str, kind: str, lang: str, paper: str = "a4") -> bytes:
    return drawn(game, kind, lang, paper)[0]


def test_every_game_of_ours_can_be_printed() -> None:
    assert set(GAMES) <= set(sheets.with_sheets())
    assert tuple(PAPERS) == sheets.PAPERS


@pytest.mark.parametrize(("game", "kind", "lang", "paper"), EVERY)
def test_one_page_of_the_right_size_with_its_fonts_and_margins(
    game: str, kind: str, lang: str, paper: str
) -> None:
    content = made(game, kind, lang, paper)
    page = only_page(content)
    assert len(content) < 120_000
    assert tuple(float(n) for n in page.mediabox[2:]) == pytest.approx(SIZES[paper], abs=0.1)
    assert pictures(page) == 0
    fonts = fonts_of(page)
    assert len(fonts) == 3
    for font in fonts:
        inner = font["/DescendantFonts"][0].get_object()
        assert "/FontFile2" in inner["/FontDescriptor"].get_object()
        assert "/ToUnicode" in font
    title = Words(lang).title(voliere.game(game))
    assert told(content) == (lang, Words(lang).say(f"sheet-{kind}", {"game": title}))
    assert squeezed(title) in words_on(content)
    nothing_near_the_edge(page, *SIZES[paper])


def nothing_near_the_edge(page: PageObject, wide: float, high: float) -> None:
    """Lines, shapes and where texts begin; a page refuses texts that end there (below)."""
    found = marks(page)
    assert len(found) > 500
    slack = 0.2
    assert min(x for x, _ in found) > EDGE * MM - slack
    assert min(y for _, y in found) > EDGE * MM - slack
    assert max(x for x, _ in found) < wide - EDGE * MM + slack
    assert max(y for _, y in found) < high - EDGE * MM + slack


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_of_feather_has_every_bird_three_times(lang: str) -> None:
    say, text = Words(lang).say, words_on(made("feather", "score", lang))
    for bird in SPECIES:
        assert text.count(squeezed(say(f"feather-bird-{bird.key}"))) >= 3, bird.key
    for habitat in HABITATS:
        assert text.count(squeezed(say(f"feather-habitat-{habitat}"))) >= 3
    assert text.count(squeezed(say("feather-sheet-all", {"count": 7}))) == 15
    assert text.count("/10") == 15
    assert text.count("/50") == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pad_of_wingspan_has_every_category_and_the_goals(lang: str) -> None:
    say, text = Words(lang).say, words_on(made("wingspan", "score", lang))
    for line in LINES:
        if line != "goals":
            assert text.count(squeezed(say(f"wingspan-score-{line}"))) >= 2, line
    for round, points in enumerate(["4·1·0", "5·2·1", "6·3·2", "7·4·3"], 1):
        assert text.count(squeezed(say("wingspan-sheet-round", {"round": round}))) == 2
        assert text.count(points) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheets_of_the_small_games_name_what_is_counted(lang: str) -> None:
    say = Words(lang).say
    piafs = words_on(made("piafs", "score", lang))
    for species in PIAFS.names:
        assert piafs.count(squeezed(say(f"piafs-species-{species}"))) >= 4, species
    for line in ("majorities", "seeds"):
        assert piafs.count(squeezed(say(f"piafs-score-{line}"))) >= 4
    up = words_on(made("whats-up", "score", lang))
    for colour in ("red", "green", "yellow", "violet"):
        assert up.count(squeezed(say(f"whats-up-colour-{colour}"))) == 4
    songs = words_on(made("songbirds", "score", lang))
    assert songs.count(squeezed(say("songbirds-sheet-target", {"target": 99}))) == 2
    assert songs.count(squeezed(say("songbirds-sheet-total"))) >= 8


def ids(game: str, lang: str) -> list[str]:
    text = folder(voliere.game(game).package).joinpath(lang, "sheet.ftl").read_text("utf-8")
    return list(messages(text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_on_paper(game: str, lang: str) -> None:
    """None is left over, and what is said is there to read."""
    said = drawn(game, "score", lang, "a4")[1] | drawn(game, "aid", lang, "a4")[1]
    assert [id for id in ids(game, lang) if id not in said] == []
    printed = words_on(made(game, "score", lang)) + words_on(made(game, "aid", lang))
    for id, text in said.items():
        if id.startswith("sheet-"):
            continue  # the title of the file
        for part in re.split(r"[_]|\[[\w-]+\]", text):
            assert squeezed(part) in printed, id


def test_the_same_sheet_is_the_same_file() -> None:
    game, words = voliere.game("whats-up"), Words("en")
    assert sheets.pdf(game, "score", words, "a4") == sheets.pdf(game, "score", words, "a4")
    assert sheets.is_ours(made("whats-up", "score", "en"))
    assert not sheets.is_ours(b"%PDF-1.7\n%%EOF")
    assert not sheets.is_ours(b"(voliere sheets)")


@pytest.fixture
def page() -> Iterator[Page]:
    with Page("a4", "", "en") as page:
        yield page


def test_every_drawing_is_made_of_inks_there_are(page: Page) -> None:
    assert len(drawings()) > 50
    for name in drawings():
        page.draw(name, 50, 50, 20)
    assert b"%%EOF" in page.bytes()


def test_what_would_be_cut_off_is_refused(page: Page) -> None:
    with pytest.raises(ValueError, match="beyond the edge"):
        page.text(190, 100, "a long line", 12)
    with pytest.raises(ValueError, match="beyond the edge"):
        page.line(20, 20, 20, 295)
    with pytest.raises(ValueError, match="beyond the edge"):
        page.draw("egg", 5, 50, 10)
    with pytest.raises(ValueError, match="too long for its cell"):
        page.fitted(20, 50, "Grandissime Goélandissime", 12, 9, 8)
    with page.measuring():
        page.line(20, 20, 20, 295)


def test_an_aid_that_says_too_much_is_refused(page: Page) -> None:
    from voliere.games.whats_up.sheet import aid

    words = Words("en")
    full = aid(words.say)._replace(left=[Part("Too much", [Text("word " * 1200)])])
    with pytest.raises(ValueError, match="too much text"):
        lay_aid(page, full, words.say)


def test_what_cannot_be_printed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game, words = voliere.game("feather"), Words("en")
    for given, key in ((("poster", "a4"), "sheet-kind"), (("score", "a5"), "sheet-paper")):
        with pytest.raises(Refused) as no:
            sheets.pdf(game, given[0], words, given[1])
        assert no.value.key == key
        assert given[0 if key == "sheet-kind" else 1] in words.refused(no.value)
    monkeypatch.setattr(sheets, "has_sheets", lambda one: one is not game)
    with pytest.raises(Refused) as no:
        sheets.pdf(game, "score", words, "a4")
    assert "Birds of a Feather" in words.refused(no.value)
    assert "wingspan" in words.refused(no.value)


def test_a_package_without_a_module_sheet_has_none() -> None:
    from tests.core.toy import ToyGame

    assert not sheets.has_sheets(ToyGame())


FONTS = Path(str(voliere.__file__)).parent / "paper" / "fonts"


def test_the_fonts_come_with_their_licence() -> None:
    text = (FONTS / "OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    for font in FONTS.glob("*.ttf"):
        assert font.name in text
        assert b"Source Sans" not in font.read_bytes()
