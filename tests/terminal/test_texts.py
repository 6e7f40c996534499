"""The words of terminal and command line: the same in both languages, and well typeset in French."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import voliere
from voliere.bots import levels
from voliere.text import LANGUAGES, Words

FILES = ["terminal.ftl", "cli.ftl"]
SOURCES = [
    path
    for folder in ("terminal", "commands")
    for path in files("voliere").joinpath(folder).iterdir()
    if path.name.endswith(".py")
]


def messages(lang: str, file: str) -> list[str]:
    text = files("voliere.text").joinpath(lang, file).read_text("utf-8")
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages(file: str) -> None:
    assert messages("fr", file) == messages("en", file)
    assert len(set(messages("fr", file))) == len(messages("fr", file))


@pytest.mark.parametrize("file", FILES)
def test_french_is_well_typeset(file: str) -> None:
    for line in files("voliere.text").joinpath("fr", file).read_text("utf-8").splitlines():
        text = re.sub(r"\{[^}]*\}?|^[^=]*=|https?://\S+", "", line) if not line.startswith("#") else ""
        assert not re.search(r"\w [:;!?»]|« ", text), line
        assert not re.search(r"[\w»][;!?](?:\s|$)", text), line
        assert "'" not in text, line


def test_every_message_is_used_and_every_message_used_exists() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCES)
    known = [id for file in FILES for id in messages("en", file)]
    for id in known:
        prefix = id.rsplit("-", 1)[0]
        used = id in code or f"{prefix}-{{" in code or id.startswith(("refused-", "bot-"))
        assert used, f"{id} is not used"
    for id in re.findall(r'say\(\s*"((?:terminal|plain|cli)-[a-z-]+)"', code):
        assert id in known, id


def test_every_refusal_made_here_can_be_said() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCES)
    for key in re.findall(r'Refused\(\s*"([a-z-]+)"', code):
        assert all(Words(lang).has(f"refused-{key}") for lang in LANGUAGES), key


def test_every_bot_has_a_name_in_words() -> None:
    for bot in {name for game in voliere.catalogue().values() for name in levels.names(game)}:
        assert all(Words(lang).has(f"bot-{bot}") for lang in LANGUAGES), bot
