"""The texts of all cards, in both languages, made from the cards' data (WS-POW-5, WS-BONUS-1, WS-AUTO-3)."""

from __future__ import annotations

import re

import pytest

from voliere.games.wingspan import describe
from voliere.games.wingspan.bird import FOOD_NAMES
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.components import BIRD
from voliere.games.wingspan.decks import AUTOMA_CARDS, BONUSES
from voliere.games.wingspan.powers.catalogue import POWER_KINDS
from voliere.text import LANGUAGES, Words

FOODS = {
    "en": ["invertebrate", "seed", "fish", "fruit", "rodent"],
    "fr": ["invertébré", "graine", "poisson", "fruit", "rongeur"],
}
HABITATS = {
    "en": {"forest": "forest", "grassland": "grassland", "wetland": "wetland", "same": "same"},
    "fr": {"forest": "forêt", "grassland": "prairie", "wetland": "marais", "same": "même"},
}
NESTS = {
    "en": {"platform": "platform", "bowl": "bowl", "cavity": "cavity", "ground": "ground"},
    "fr": {"platform": "plateforme", "bowl": "bol", "cavity": "cavité", "ground": "sol"},
}
ONES = {"en": r"\b(an?|one)\b", "fr": r"\b(une?)\b"}


def amount(text: str, n: int, lang: str) -> bool:
    """The text says n, as a numeral or, for one, as an article."""
    return bool(re.search(rf"\b{n}\b", text)) or (n == 1 and bool(re.search(ONES[lang], text, re.I)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bird", range(len(BIRDS)), ids=BIRD.names)
def test_every_power_says_its_parameters(bird: int, lang: str) -> None:
    text = Words(lang).say(*describe.power(bird))
    params = BIRDS[bird].params
    assert not re.search(r"[{}$]|  ", text)
    assert text[0].isupper()
    assert text.rstrip(")").endswith(".")
    for key in ("food", "face", "trigger_food"):
        for food in params.get(key, "any").split("|"):
            if food != "any":
                assert FOODS[lang][FOOD_NAMES.index(food)] in text
    if "habitat" in params:
        assert HABITATS[lang][params["habitat"]] in text
    if "nest" in params:
        assert NESTS[lang][params["nest"]] in text
    for key in ("n_appendix", "tuck", "draw", "under_cm"):
        if key in params:
            assert amount(text, int(params[key]), lang)
    if "n" in params and "n_appendix" not in params:
        assert amount(text, int(params["n"]), lang)
    if params.get("cache") == "may":
        assert re.search("cache|stockez", text)
    if "discard_end" in params:
        assert bool(re.search("discard|défauss", text)) == (params["discard_end"] == "1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_kinds_are_told_apart(lang: str) -> None:
    """Equal kind and parameters: the same text. Another kind or other parameters: another text."""
    said: dict[str, str] = {}
    for bird, card in enumerate(BIRDS):
        key = f"{card.kind} {card.params}"
        text = Words(lang).say(*describe.power(bird))
        assert said.setdefault(key, text) == text
    assert len(set(said.values())) == len(said)
    assert {card.kind for card in BIRDS} == set(POWER_KINDS)


def test_printed_amounts() -> None:
    """WS-RULE-12: the appendix by default, the printed card by option."""
    bird = BIRD.index["belted-kingfisher"]
    words = Words("en")
    assert "2 fish" in words.say(*describe.power(bird))
    assert "a fish" in words.say(*describe.power(bird, printed=True))


def test_some_sentences() -> None:
    def power(lang: str, name: str) -> str:
        return describe.power_text(BIRD.index[name], Words(lang).say)

    hunter, swift, swan = "greater-roadrunner", "pygmy-nuthatch", "trumpeter-swan"
    assert power("en", hunter) == (
        "When activated: Turn over the top card of the deck. If its wingspan is below 50 cm, tuck it "
        "under this bird; if not, discard it."
    )
    assert power("fr", swift) == (
        "À l’activation\xa0: Glissez une carte de votre main sous cet oiseau\u202f; ensuite, "
        "prenez un invertébré ou une graine dans la réserve."
    )
    assert power("fr", swan) == "Aucun pouvoir."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bird", range(len(BIRDS)), ids=BIRD.names)
def test_every_card_line(bird: int, lang: str) -> None:
    card = BIRDS[bird]
    line = describe.card_line(bird, Words(lang).say)
    assert f"{card.wingspan} cm" in line
    assert str(card.points) in line
    for food in card.foods():
        assert FOODS[lang][food] in line
    for habitat in card.habitats:
        assert list(HABITATS[lang].values())[habitat] in line
    assert line.count(" · ") == (5 if card.icon else 4)


def test_card_lines_read_well() -> None:
    def line(lang: str, name: str) -> str:
        return describe.card_line(BIRD.index[name], Words(lang).say)

    assert line("en", "downy-woodpecker") == (
        "1 invertebrate, 1 seed or 1 fruit · forest · cavity nest, 2 eggs · 3 points · 30 cm"
    )
    assert line("fr", "bald-eagle") == (
        "2 poissons + 1 rongeur · marais · nid en plateforme, 1 œuf · 9 points · 203 cm"
    )
    assert line("fr", "brown-headed-cowbird") == "1 graine · prairie · pas de nid · 3 points · 30 cm"
    assert line("en", "black-vulture").startswith("free · ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["fr", "en"])
@pytest.mark.parametrize("card", range(len(BONUSES)), ids=[bonus.name for bonus in BONUSES])
def test_every_bonus_card(card: int, edition: str, lang: str) -> None:
    bonus = BONUSES[card]
    text = describe.bonus_text(card, edition, Words(lang).say)
    assert not re.search(r"[{}$]", text)
    for points in [bonus.each] if bonus.each else [points for _, points in bonus.steps]:
        assert re.search(rf"\b{points}\b", text)
    for least, _ in bonus.steps:
        assert re.search(rf"\b{least}\b", text)
    editions = {describe.bonus_text(card, e, Words(lang).say) for e in ("fr", "en")}
    assert len(editions) == (2 if bonus.kind == "name_terms" else 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_goals_and_automa_cards(lang: str) -> None:
    words = Words(lang)
    for round in range(1, 5):
        assert str(3 + round) in words.say(*describe.goal_points("green", round))
        assert "5" in words.say(*describe.goal_points("blue", round))
        for card, automa in enumerate(AUTOMA_CARDS):
            said = describe.automa_steps(card, round, words.say)
            assert len(said) == len(automa.sections[round - 1])
            assert all(said)
