"""The rules read in the app: both languages define the same rules, and the French is well typeset."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = {
    page.parents[1].name.replace("_", "-"): page.parents[1]
    for page in sorted(ROOT.glob("src/voliere/games/*/rules/en.md"))
}
LANGUAGES = ("en", "fr")
GAMES = sorted(PACKAGES)
FRENCH = [PACKAGES[game] / "rules" / "fr.md" for game in GAMES]

ID = r"(?:SB|PF|WU|BF|WS)-[A-Z0-9]+(?:-\d+)?"
DEFINITION = re.compile(rf"^\s*- \*\*({ID})\*\* \S")
BOLD_ID = re.compile(rf"\*\*{ID}")
REFERENCE = re.compile(r"\b((?:SB|PF|WU|BF|WS)(?:-[A-Z0-9]+)+)[a-z]?\b")
HEADING = re.compile(r"^(#+) \S")
FENCE = re.compile(r"^\s*(```|~~~)")
CODE_OR_LINK = re.compile(r"`[^`]*`|https?://\S+|(?<=\])\([^)]*\)|<[^>]*>")

FRENCH_FAULTS = {
    "plain space before ; : ! ?": re.compile(r" [;:!?](?!-)"),
    "no space before ; : ! ?": re.compile(r"[\w)»][;:!?](?=[\s*_]|$)"),
    "straight apostrophe or quote": re.compile(r"['\"]"),
    "English quotation mark": re.compile(r"[“”]"),
    "« or » without its no-break space": re.compile(r"«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»"),
    "hyphen used as a minus sign": re.compile(r"(?<![\w-])-\d"),
    "oe without ligature": re.compile(r"oeu|oeil", re.IGNORECASE),
}


def prose(path: Path) -> list[tuple[int, str]]:
    """Numbered lines of the file, without code blocks, inline code and link targets."""
    lines: list[tuple[int, str]] = []
    in_code = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if FENCE.match(line):
            in_code = not in_code
        elif not in_code:
            lines.append((number, CODE_OR_LINK.sub("", line)))
    return lines


def definitions(path: Path) -> list[str]:
    """Rule ids in the order in which the file defines them."""
    return [match[1] for _, line in prose(path) if (match := DEFINITION.match(line))]


def headings(path: Path) -> list[int]:
    """Levels of the headings, in order."""
    return [len(match[1]) for _, line in prose(path) if (match := HEADING.match(line))]


def rules(game: str, language: str) -> Path:
    return PACKAGES[game] / "rules" / f"{language}.md"


def name(path: Path) -> str:
    return path.parents[1].name


def test_there_are_rules() -> None:
    assert GAMES


@pytest.mark.parametrize("game", GAMES)
def test_rules_exist_in_both_languages(game: str) -> None:
    assert [language for language in LANGUAGES if not rules(game, language).is_file()] == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_define_the_same_rules_in_the_same_order(game: str) -> None:
    assert definitions(rules(game, "en")) == definitions(rules(game, "fr"))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_outline(game: str) -> None:
    assert headings(rules(game, "en")) == headings(rules(game, "fr"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_defined_exactly_once(game: str, language: str) -> None:
    defined = definitions(rules(game, language))
    assert defined
    assert [rule for rule, times in Counter(defined).items() if times > 1] == []
    assert len({rule.split("-")[0] for rule in defined}) == 1, "a file defines the rules of one game"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_bold_ids_are_definitions(game: str, language: str) -> None:
    """`- **SB-TURN-1** text` defines a rule; elsewhere an id is plain text."""
    faults = [
        f"{number}: {line}"
        for number, line in prose(rules(game, language))
        if len(BOLD_ID.findall(line)) != bool(DEFINITION.match(line))
    ]
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reference_leads_to_a_rule(game: str, language: str) -> None:
    """To a rule (WU-END-3), a part of it (WU-END-3b) or a group of rules (WU-RANK)."""
    path = rules(game, language)
    defined = definitions(path)
    known = {*defined, *(rule.rpartition("-")[0] for rule in defined)}
    references = [(number, rule) for number, line in prose(path) for rule in REFERENCE.findall(line)]
    assert [(number, rule) for number, rule in references if rule not in known] == []


@pytest.mark.parametrize("fault", FRENCH_FAULTS)
@pytest.mark.parametrize("path", FRENCH, ids=name)
def test_french_typography(path: Path, fault: str) -> None:
    pattern = FRENCH_FAULTS[fault]
    assert [f"{number}: {line}" for number, line in prose(path) if pattern.search(line)] == []


ASKED = re.compile(r"^([a-z-]+?)-ask-([a-z-]+) = .*\n((?:[ ]+.*\n)*)", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_leads_to_its_rule(game: str, language: str) -> None:
    """The same rule in both languages, and one that can be found on the page."""
    found: dict[str, dict[str, list[str]]] = {}
    for one in LANGUAGES:
        text = (PACKAGES[game] / "text" / one / "words.ftl").read_text(encoding="utf-8")
        found[one] = {ask[2]: REFERENCE.findall(ask[3]) for ask in ASKED.finditer(text) if ask[1] == game}
    assert found["en"] == found["fr"]
    known = definitions(rules(game, language))
    for question, ids in found[language].items():
        assert ids, f"{question}: no attribute .rule"
        assert set(ids) <= set(known), question


def test_the_index_leads_to_every_page() -> None:
    index = (ROOT / "docs" / "rules" / "README.md").read_text(encoding="utf-8")
    linked = {(ROOT / "docs" / "rules" / link).resolve() for link in re.findall(r"\]\((\S+\.md)\)", index)}
    assert linked == {rules(game, language) for game in GAMES for language in LANGUAGES}
