"""Every action, event, thing, option, score line and refusal has a French and an English sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import voliere
from voliere.core.events import Event
from voliere.core.game import Game
from voliere.core.refused import Told
from voliere.games import pads
from voliere.text import LANGUAGES, Words
from voliere.text.pages import folder

TEXTS = Path(str(voliere.__file__)).parent / "text"
GAMES = [*voliere.catalogue().values(), *pads().values()]
NAMES = [f"P{k}" for k in range(8)]
MOST = 400  # actions of one block that are tried: the first, the last, and some between


def everything(lang: str) -> tuple[Words, Words]:
    """A reader who is seat 0, and one who only watches."""
    return Words(lang, NAMES, me=0), Words(lang, NAMES)


def one_of(game: Game, name: str) -> list[Told]:
    """Some values an event's argument can have."""
    kind = name.split("_")[0]
    things = game.space.things
    if kind in things:
        return [0, things[kind].size - 1]
    if kind.removesuffix("s") in things:
        return [[0], [0, 1]]
    return [0, 1, 2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_every_action_has_a_sentence(game: Game, lang: str) -> None:
    for block in game.space.blocks:
        for a in range(block.first, block.first + block.size, max(1, block.size // MOST)):
            for words in everything(lang):
                assert words.action(game, a)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_every_event_and_reason_has_a_sentence(game: Game, lang: str) -> None:
    for name, args in game.events.items():
        for pick in range(3):
            given = {arg: one_of(game, arg)[min(pick, len(one_of(game, arg)) - 1)] for arg in args}
            for words in everything(lang):
                id = f"{game.id}-why-{name}".replace("_", "-")
                said = (
                    words.reason(game, Event(name, given))
                    if words.has(id)
                    else words.event(game, Event(name, given))
                )
                assert said
                assert "{" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_every_thing_option_and_score_line_has_words(game: Game, lang: str) -> None:
    words = Words(lang, NAMES)
    assert words.say(f"{game.id}-title")
    assert words.say(f"{game.id}-pitch")
    for kind, things in game.space.things.items():
        for index in range(things.size):
            assert words.thing(game, kind, index)
    for option in game.options:
        assert words.option(game, option)
        assert words.about(game, option)
        for value in option.values():
            assert words.value(game, option, value)
    for line in game.score_lines:
        assert words.line(game, line)


def ids(path: Path) -> list[str]:
    return re.findall(r"^(-?[a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)


# A game from elsewhere speaks the languages it likes.
BROUGHT = [Path(str(folder(game.package))) for game in GAMES]
FOLDERS = [TEXTS, *[text for text in BROUGHT if (text / "fr").is_dir()]]
FILES = [path for text in FOLDERS for path in sorted((text / "en").glob("*.ftl"))]


def of_language(path: Path, lang: str) -> Path:
    return path.parents[1] / lang / path.name


def named(path: Path) -> str:
    return f"{path.parents[2].name}/{path.name}"


@pytest.mark.parametrize("path", FILES, ids=named)
def test_both_languages_have_the_same_messages(path: Path) -> None:
    english, french = ids(path), ids(of_language(path, "fr"))
    assert english == french
    assert len(set(english)) == len(english)


def test_no_message_is_defined_twice() -> None:
    found = [id for path in FILES for id in ids(path)]
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("path", FILES, ids=named)
def test_french_typography(path: Path) -> None:
    """No plain space before double punctuation, typographic apostrophes, no-break space in « »."""
    for number, line in enumerate(of_language(path, "fr").read_text("utf-8").splitlines(), 1):
        if line.startswith("#"):
            continue
        said = line.partition(" = ")[2] if re.match(r"^-?[a-z][\w-]* =", line) else line
        said = re.sub(r"\{[^{}]*\}", "x", said)  # what stands in braces is Fluent's own
        place = f"{named(path)}:{number}: {line}"
        assert not re.search(r" [;:!?»]", said), place
        assert not re.search(r"\w[;!?](?!\w)", said), place
        assert not re.search(r"« ", said), place
        assert "'" not in said, place
        assert not re.search(r"\w:(\s|$)", said), place


GROUPS = ("Chicken", "Duck", "Finch", "Heron", "Owl")


@pytest.mark.parametrize("path", FILES, ids=named)
def test_english_bird_names_follow_the_american_checklist(path: Path) -> None:
    """Red-tailed Hawk, but Screech-Owl: after a hyphen only a group of birds has a capital."""
    for line in path.read_text("utf-8").splitlines():
        if re.match(r"[a-z]+-bird-", line):
            assert set(re.findall(r"-([A-Z]\w+)", line)) <= set(GROUPS), line


@pytest.mark.parametrize(
    ("lang", "id", "args", "said"),
    [
        ("fr", "wingspan-web-eggs", {"count": 0, "limit": 2}, "0 œuf sur 2"),
        ("fr", "wingspan-web-eggs", {"count": 1, "limit": 2}, "1 œuf sur 2"),
        ("fr", "piafs-board-points", {"count": 1}, "1 pt"),
        ("en", "feather-board-player", {"points": 1, "cards": 1}, "1 pt, 1 card"),
        ("en", "wingspan-web-ask-draw-card", {"left": 1}, "Which card do you draw?"),
    ],
)
def test_one_of_a_thing_is_said_as_one(lang: str, id: str, args: dict[str, Told], said: str) -> None:
    assert Words(lang, []).say(id, args) == said


def test_what_is_said_of_people_in_french_fits_everybody() -> None:
    """Nobody is asked whether they are he or she: « pas là », not « absent »; « a quitté la table »."""
    of_men = re.compile(r"\b(absent|présent|parti|assis|revenu|connecté|ancien joueur)\b")
    found = [
        line
        for file in sorted((TEXTS / "fr").glob("*.ftl"))
        for line in file.read_text("utf-8").splitlines()
        if of_men.search(line.partition(" = ")[2].lower()) and "appareil" not in line
    ]
    assert found == []
