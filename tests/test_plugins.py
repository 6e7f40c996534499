"""What is installed beside us: games and bots that work are played, others are left out in one line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import voliere
from voliere.text import LANGUAGE_NAMES, LANGUAGES
from voliere.text.missing import missing

COMPLETE = ("en", "fr")
SOURCE = Path(str(voliere.__file__)).parent

GAME = '''
from voliere.core.board import Board
from voliere.core.game import Game
from voliere.core.score import Score, ranked
from voliere.core.space import Space, Things
from voliere.core.state import State
from voliere.core.task import Verb
from voliere.core.version import Version

SPACE = Space()
NUMBER = Things("number", ["1", "2", "3"])
SAY = SPACE.block("say", NUMBER)
SPACE.name(Things("seat", ["1", "2"]))


class Say(Verb):
    def options(self, s, me):
        return [SAY(n) for n in range(3)]

    def take(self, s, me, a):
        s.said[me.seat] = a + 1
        if s.log is not None:
            s.log.tell("said", {"seat": me.seat, "number": a})


SAY_ONE = Say()


class Table(State):
    def __init__(self, seats, rng, like=None):
        super().__init__(seats, rng, like)
        self.said = like.said[:] if like else [0] * seats

    def copy(self):
        return Table(self.seats, self.rng.copy(), self)

    def view(self, seat):
        return {"said": self.said[:]}

    def resample(self, seat, rng):
        return self.copy()

    def scores(self):
        return [Score(seat, {"points": n}) for seat, n in enumerate(self.said)]

    def places(self):
        return ranked([[n] for n in self.said])

    def table(self):
        return {"said": self.said[:]}


class NumbersGame(Game):
    """Attributes in the body of the class, and hardly a word."""

    id = "numbers"
    title = "Numbers"
    versions = [Version(1, "2026-11-17", "First.")]
    seat_counts = [2]
    minutes = 1
    options = []
    space = SPACE
    events = {"said": ["seat", "number"]}
    score_lines = ["points"]

    def draw(self, view, say, names):
        return Board().add(str(view["said"]))

    def start(self, seats, rng, options, log, rules):
        s = Table(seats, rng)
        s.log = log
        for seat in reversed(range(seats)):
            s.push(SAY_ONE, seat)
        s.settle()
        return s
'''
BOTS = """
from voliere.core.glimpse import Bot


class Last(Bot):
    def choose(self, g):
        return g.choices()[-1]


def last(game, rng):
    return Last()


def only(game, rng):
    return Last()


only.plays = ["piafs"]


def broken(game, rng):
    raise RuntimeError("no\\nweights")


def wrong(game, rng):
    return 7
"""


def installed(folder: Path, modules: dict[str, str], points: dict[str, dict[str, str]]) -> None:
    """A distribution in a folder: its modules, and the entry points it announces."""
    for name, source in modules.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    about = folder / "stranger-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1\n")
    lines = [
        line
        for group, named in points.items()
        for line in (f"[{group}]", *[f"{k} = {v}" for k, v in named.items()])
    ]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n")


def run(folder: Path, *arguments: str, said: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    # Compiled, PYTHONPATH already leads to the compiled copy.
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH", "")])])
    return subprocess.run(
        [sys.executable, "-m", "voliere", *arguments],
        input=said,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": path, "LANG": lang, "COLUMNS": "120"},
    )


def test_a_game_that_says_little_is_played_all_the_same(tmp_path: Path) -> None:
    installed(
        tmp_path,
        {"stranger/__init__.py": "", "stranger/game.py": GAME},
        {"voliere.games": {"n": "stranger.game:NumbersGame"}},
    )
    games = run(tmp_path, "games")
    assert (games.returncode, games.stderr) == (0, "")
    assert "numbers" in games.stdout
    played = run(tmp_path, "play", "numbers", "--plain", "--bots", "random", said="2\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "say 2" in played.stdout
    many = run(tmp_path, "simulate", "numbers", "--games", "5", "--bots", "greedy,random")
    assert (many.returncode, many.stderr) == (0, "")
    rules = run(tmp_path, "rules", "numbers")
    assert (rules.returncode, rules.stderr) == (2, "The rules of Numbers are not at hand.\n")


def test_a_game_that_is_one_module_is_left_out_in_one_line(tmp_path: Path) -> None:
    installed(tmp_path, {"lone.py": GAME}, {"voliere.games": {"n": "lone:NumbersGame"}})
    for command in (["games"], ["sheets", "piafs", "--out", str(tmp_path / "piafs.pdf")]):
        done = run(tmp_path, *command)
        assert done.returncode == 0
        assert done.stderr.count("\n") == 1
        assert "is left out: a game is a package with all it brings, and lone is one module" in done.stderr


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import nothing_of_the_kind\n", "No module named 'nothing_of_the_kind'"),
        ("raise RuntimeError('two\\nlines')\n", "two lines"),
        ("NumbersGame = 3\n", "'int' object is not callable"),
        ("NumbersGame = dict\n", "it is not a Game"),
        ("", "has no attribute 'NumbersGame'"),
        (GAME.replace('    title = "Numbers"\n', ""), "it does not say title"),
        (GAME.replace('id = "numbers"', 'id = "piafs"'), "there is a game 'piafs' already"),
    ],
)
def test_a_broken_game_is_left_out_in_one_line(tmp_path: Path, source: str, why: str) -> None:
    installed(
        tmp_path,
        {"stranger/__init__.py": "", "stranger/game.py": source},
        {"voliere.games": {"numbers": "stranger.game:NumbersGame"}},
    )
    done = run(tmp_path, "games")
    assert done.returncode == 0
    assert all(game.id in done.stdout for game in voliere.catalogue().values())
    [line] = done.stderr.splitlines()
    assert line.startswith("voliere.games: 'numbers' of stranger is left out: ")
    assert why in line


def test_bots_from_elsewhere(tmp_path: Path) -> None:
    words = "bot-last = bot: always the last\n"
    named = ("last", "only", "broken", "wrong")
    installed(
        tmp_path,
        {"stranger/__init__.py": "", "stranger/bots.py": BOTS, "stranger/text/en/words.ftl": words},
        {
            "voliere.bots": {
                **{name: f"stranger.bots:{name}" for name in named},
                "gone": "stranger.bots:gone",
                "greedy": "stranger.bots:last",
                "three": "stranger:__name__",
            }
        },
    )
    left_out = [
        "'gone' of stranger is left out: module 'stranger.bots' has no attribute 'gone'",
        "'greedy' of stranger is left out: there is a bot 'greedy' already",
        "'three' of stranger is left out: it cannot be called with a game and an Rng",
    ]
    good = run(tmp_path, "simulate", "whats-up", "--bots", "last,random", "--games", "3")
    assert good.returncode == 0
    assert [line.removeprefix("voliere.bots: ") for line in good.stderr.splitlines()] == left_out
    known = "random, greedy, broken, last, wrong, denier, stroll, walk, outing, lookout, expedition"
    for bot, why in {
        "only": f"No bot “only”. There are: {known}.",
        "nobody": f"No bot “nobody”. There are: {known}.",
        "broken": "Bot “broken” cannot play: no weights",
        "wrong": "Bot “wrong” cannot play: what it offers is not a Bot",
    }.items():
        done = run(tmp_path, "simulate", "whats-up", "--bots", bot, "--games", "3")
        assert (done.returncode, done.stderr.splitlines()[-1]) == (2, why)
    code = "from voliere.text import Words; print(Words('fr').bot('last'), '|', Words('fr').bot('only'))"
    environ = os.environ | {"PYTHONPATH": str(tmp_path), "PYTHONWARNINGS": "ignore"}
    said = subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True)
    assert said.stdout == "bot: always the last | only\n"


# Of the package, by the ending of its files.
PARTS = (".py", ".ftl", ".md", ".toml", ".tcss", ".csv", ".json", ".txt")


def test_a_language_is_a_folder(tmp_path: Path) -> None:
    """A third one, with a few words: the rest is said in English, and it is offered everywhere."""
    package = tmp_path / "voliere"
    for path in SOURCE.rglob("*"):
        if path.is_file() and path.suffix in (
            ".py",
            ".ftl",
            ".md",
            ".toml",
            ".tcss",
            ".csv",
            ".json",
            ".txt",
        ):
            copy = package / path.relative_to(SOURCE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.symlink_to(path)
    (package / "text" / "eo").mkdir()
    (package / "text" / "eo" / "common.ftl").write_text("language-name = Esperanto\non = jes\n", "utf-8")
    (package / "games" / "piafs" / "text" / "eo").mkdir()
    (package / "games" / "piafs" / "text" / "eo" / "words.ftl").write_text("piafs-title = Paseroj\n", "utf-8")
    games = run(tmp_path, "games", lang="eo_XX.UTF-8")
    assert (games.returncode, games.stderr) == (0, "")
    assert "Paseroj" in games.stdout
    assert "Songbirds" in games.stdout
    assert run(tmp_path, "rules", "piafs", "--lang", "eo").stdout.startswith("\nPiafs")
    unknown = run(tmp_path, "games", "--lang", "xx")
    assert unknown.stderr == "No language “xx”. There are: en, eo, fr.\n"
    code = """
from voliere.text import LANGUAGE_NAMES, Words
from voliere.text.languages import after
from voliere.text.missing import missing
import voliere.server.routes.catalogue as catalogue
print(LANGUAGE_NAMES, Words("eo").say("on"), Words("eo").say("off"), after("en"), after("fr"))
print("on" in missing("eo"), "off" in missing("eo"), "piafs-title" in missing("eo"), missing("fr"))
print(catalogue.all_games()[0].languages == LANGUAGE_NAMES)
"""
    environ = os.environ | {"PYTHONPATH": str(tmp_path)}
    said = subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True)
    assert said.stdout.splitlines() == [
        "{'en': 'English', 'eo': 'Esperanto', 'fr': 'Français'} jes off eo en",
        "False True False []",
        "True",
    ], said.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_language_lacks(lang: str) -> None:
    """Nothing, in ours; of one that is still being written it is only told."""
    lacking = missing(lang)
    if lacking and lang not in COMPLETE:
        pytest.skip(f"{LANGUAGE_NAMES[lang]} lacks {len(lacking)} messages: {', '.join(lacking)}")
    assert lacking == []


def test_no_module_compares_languages() -> None:
    """A language is a folder: none has its name in the code, but English, which speaks for all."""
    named = [
        f"{path.relative_to(SOURCE)}:{number}"
        for path in SOURCE.rglob("*.py")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if re.search(r"""["'](fr|en)["']""", line) and ">>>" not in line
    ]
    # English itself; the editions of a game's cards; a page of HTML.
    allowed = r"text/languages\.py|games/wingspan/|server/routes/static\.py"
    assert [place for place in named if not re.match(allowed, place)] == []
