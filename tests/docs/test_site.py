"""The site is whole: its list of pages, links, both languages. `make docs` builds it; here is no MkDocs."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from typing import Any

import pytest
import yaml
from tests.docs.pages import PAGES, ROOT, text_of
from tests.docs.test_rules_docs import FRENCH_FAULTS, headings, prose
from tools import docs_site

from voliere.games import own

CONFIG = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
LINK = re.compile(r"\]\((?![a-z]+:)([^)\s]+)\)")
PLAYERS = sorted(page for page in PAGES if page.startswith("docs/play/"))


def entries(nav: list[Any]) -> list[str]:
    found: list[str] = []
    for entry in nav:
        inside = next(iter(entry.values())) if isinstance(entry, dict) else entry
        found += entries(inside) if isinstance(inside, list) else [inside]
    return found


def anchors(page: str) -> set[str]:
    """The headings of a page as addresses, the way both the forge and the site write them."""
    found = Counter[str]()
    for line, is_text in docs_site.prose(text_of(page)):
        if is_text and (heading := re.match(r"#+ (.*)", line)):
            plain = re.sub(r"[`*]|\]\([^)]*\)|\[", "", heading[1])
            letters = unicodedata.normalize("NFKD", plain).encode("ascii", "ignore").decode()
            found[re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", letters).strip().lower())] += 1
    return set(found)


def test_the_list_has_every_page_once_and_no_other() -> None:
    listed = entries(docs_site.listed(CONFIG["nav"]))
    assert [page for page, times in Counter(listed).items() if times > 1] == []
    assert set(listed) == {place for place in docs_site.sources() if place.endswith(".md")}


def test_files_of_the_style_are_there() -> None:
    wanted = {CONFIG["theme"]["logo"], *CONFIG["extra_css"]}
    style = text_of("docs/site/site.css")
    wanted |= {f"site/{file}" for file in re.findall(r"url\('(.*?)'\)", style)}
    assert wanted <= set(docs_site.sources())
    assert all((ROOT / path).is_file() for path in docs_site.sources().values())


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = "\n".join(line for line, is_text in docs_site.prose(text_of(page)) if is_text)
    for link in LINK.findall(re.sub(r"`[^`\n]*`", "", text)):
        file, _, anchor = link.partition("#")
        target = docs_site.target(page, file) if file else page
        assert (ROOT / target).is_file(), f"{page}: {link}"
        assert not anchor or anchor in anchors(target), f"{page}: {link}"


def test_a_page_from_elsewhere_keeps_its_links() -> None:
    made = docs_site.adapted("[rules](../../src/voliere/games/whats_up/rules/fr.md)", "docs/rules/README.md")
    assert made == "[rules](fr/whats-up.md)"
    made = docs_site.adapted("see [a game](../../docs/writing-a-game.md#4-a)", "examples/magpies/README.md")
    assert made == "see [a game](../../../writing-a-game.md#4-a)"
    made = docs_site.adapted("```python a/b.py\n[x](../README.md)\n```\n- a\n  - b", "docs/lab.md")
    assert made == '```python title="a/b.py"\n[x](../README.md)\n```\n- a\n    - b'


def test_players_pages_are_in_both_languages() -> None:
    assert len(PLAYERS) >= 6
    for page in PLAYERS:
        place = docs_site.place(page)
        assert docs_site.language(place) in place.split("/")
        assert set(docs_site.twins(place)) == set(docs_site.LANGUAGES), page
        assert (
            len({tuple(headings(ROOT / "docs" / twin)) for twin in docs_site.twins(place).values()}) == 1
        ), page
    for game in own():
        assert set(docs_site.twins(f"rules/fr/{game.id}.md")) == {"en", "fr"}
    assert docs_site.twins("lab.md") == {}


@pytest.mark.parametrize("fault", FRENCH_FAULTS)
def test_french_typography(fault: str) -> None:
    wrong = FRENCH_FAULTS[fault]
    pages = [ROOT / page for page in PLAYERS if docs_site.language(docs_site.place(page)) == "fr"]
    found = [f"{page}:{n}: {line}" for page in pages for n, line in prose(page) if wrong.search(line)]
    assert found == []


def test_nothing_is_fetched_from_elsewhere() -> None:
    assert CONFIG["theme"]["font"] is False
    assert "http" not in text_of("docs/site/site.css")
    assert "offline" not in CONFIG["plugins"], "it links to a script elsewhere"
    assert CONFIG["use_directory_urls"] is False, "pages open from the disk"
