"""The command `voliere`: what it prints, and how it refuses."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from typer.testing import CliRunner

import voliere
from voliere.cli import app, main
from voliere.cli.arguments import BOTS
from voliere.commands.replay import Replay, commitment
from voliere.core.state import State
from voliere.lab.match import Plan, play
from voliere.server import start
from voliere.text import Words

GAMES = list(voliere.catalogue())


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of Songbirds with a hidden favourite."""
    folder = tmp_path_factory.mktemp("records")
    play(Plan("songbirds", 2, {"early_bird": True}, ("random", "random"), 5, 1), 0, folder)
    return folder / "songbirds-1.json"


def voliere_says(*arguments: str, lines: str = "") -> str:
    """What a command prints when all goes well."""
    done = CliRunner().invoke(app, list(arguments), input=lines)
    assert done.exit_code == 0, done.output
    return done.stdout


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line a bad command line is answered with."""
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    said = capsys.readouterr()
    assert end.value.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err


# Games and rules


def test_games() -> None:
    said = voliere_says("games")
    for game in voliere.catalogue().values():
        assert game.id in said
        for option in game.options:
            assert option.id in said
    assert "Joueurs" in voliere_says("games", "--lang", "fr")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_rules(game: str, lang: str) -> None:
    lines = voliere_says("rules", game, "--lang", lang).splitlines()
    assert len(lines) > 50
    for line in lines:
        assert len(line) <= 80
        assert not line.lstrip().startswith((":", ";", "!", "?", "»")), line
        assert not set(line) & {"\ue000", "\ue001"}


# Bad input


@pytest.mark.parametrize(
    ("arguments", "allowed"),
    [
        (["play", "chess"], "songbirds"),
        (["rules", "chess"], "songbirds"),
        (["simulate", "chess"], "songbirds"),
        (["play", "songbirds", "--seats", "9"], "1, 2, 3, 4"),
        (["play", "songbirds", "--seats", "two"], "--seats"),
        (["simulate", "whats-up", "--seats", "1"], "2, 3, 4"),
        (["play", "songbirds", "--option", "colour=red"], "early_bird"),
        (["play", "songbirds", "--option", "mode"], "name=value"),
        (["play", "songbirds", "--option", "mode=war"], "duel, solo, coop"),
        (["simulate", "songbirds", "--option", "rounds=99"], "1 to 9"),
        (["play", "songbirds", "--option", "mode=solo"], "solo is for 1"),
        (["play", "songbirds", "--bots", "chess"], "random, greedy"),
        (["simulate", "songbirds", "--bots", "chess"], "random, greedy"),
        (["simulate", "songbirds", "--seats", "2", "--bots", "random,random,random"], "needs 2 bots"),
        (["play", "songbirds", "--seats", "2", "--humans", "3"], "2 seats for 3 people"),
        (["play", "songbirds", "--names", "A,B,C,D,E"], "5 names"),
        (["play", "songbirds", "--lang", "de"], "en, fr"),
        (["games", "--lang", "de"], "en, fr"),
        (["play", "songbirds", "--seed", "x"], "whole number"),
        (["play", "songbirds", "--seed", "-1"], "from 0 to 2^128"),
        (["simulate", "songbirds", "--seed", "-1"], "from 0 to 2^128"),
        (["play", "songbirds", "--seed", str(2**128)], "from 0 to 2^128"),
        (["simulate", "songbirds", "--seed", str(2**128)], "from 0 to 2^128"),
        (["simulate", "songbirds", "--seed", "9" * 9_999], "from 0 to 2^128"),
        (["simulate", "songbirds", "--games", "0"], "from 1 on"),
        (["simulate", "songbirds", "--jobs", "0"], "from 1 on"),
        (["arena", "chess", "--bots", "random,greedy"], "songbirds"),
        (["arena", "songbirds"], "--bots"),
        (["arena", "songbirds", "--bots", "random,chess"], "module:Class"),
        (["arena", "songbirds", "--bots", "random"], "two different bots"),
        (["arena", "songbirds", "--bots", "random,greedy", "--deals", "0"], "from 1 on"),
        (["arena", "songbirds", "--bots", "random,greedy", "--seats", "9"], "1, 2, 3, 4"),
        (["arena", "songbirds", "--bots", "random,greedy", "--seconds", "0"], "more than 0"),
        (["arena", "songbirds", "--bots", "random,greedy", "--seconds", "nan"], "more than 0"),
        (["arena", "songbirds", "--bots", "random,greedy", "--memory", "1"], "from 16 on"),
        (["arena", "songbirds", "--bots", "random,greedy", "--sprt", "20,0"], "the lower first"),
        (["arena", "songbirds", "--bots", "random,greedy", "--sprt", "a"], "the lower first"),
        (["arena", "songbirds", "--bots", "random,greedy", "--seats", "3", "--sprt", "0,9"], "two seats"),
        (["arena", "songbirds", "--bots", "random,program:no-such-program"], "no-such-program"),
        (["arena", "songbirds", "--bots", "random,no.such:Bot"], "no.such:Bot"),
        (["play", "--seats", "3"], "Say which game"),
        (["replay", "no-such-file"], "no-such-file"),
        (["replay"], "FILE"),
        (["dance"], "dance"),
        (["play", "--what"], "--what"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_one_line(
    arguments: list[str], allowed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert allowed in refused(capsys, *arguments)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "echecs", "--lang", "fr"], "Il n’y a pas de jeu"),
        (["play", "songbirds", "--seats", "9", "--lang", "fr"], "se joue à"),
        (["play", "songbirds", "--option", "x=1", "--lang", "fr"], "n’a pas d’option"),
        (["play", "songbirds", "--bots", "bob", "--lang", "fr"], "pas de robot"),
        (["simulate", "songbirds", "--games", "0", "--lang", "fr"], "nombre entier"),
    ],
)
def test_bad_input_in_french(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in refused(capsys, *arguments)


@pytest.mark.parametrize(
    ("text", "french"),
    [
        ("birds", "JSON"),
        ("[]", "format 1"),
        ('{"format": 1, "game": "chess"}', "chess"),
        ('{"format": 1, "game": "songbirds", "rules": 0}', "version"),
        ('{"format": 1, "game": "songbirds", "rules": 1}', "places"),
        ('{"format": 1, "game": "songbirds", "rules": 1, "seats": 2, "options": {}}', "graine"),
    ],
)
def test_what_is_not_a_record(
    text: str, french: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    assert "record" in refused(capsys, "replay", str(file))
    said = refused(capsys, "replay", str(file), "--lang", "fr")
    assert french in said
    assert "enregistrement" in said


def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert "pas de jeu" in refused(capsys, "play", "chess")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "No game" in refused(capsys, "play", "chess")


# Playing as plain text


@pytest.mark.parametrize("game", ["whats-up", "songbirds"])
def test_a_whole_game_by_lines(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ["play", game, "--seed", "7", "--bots", "random", "--record", str(file), "--lang", "fr"]
    said = voliere_says(*arguments, lines="1\n" * 200)
    assert "Fin de la partie" in said
    assert "vérifié" in voliere_says("replay", str(file), "--verify", "--lang", "fr")


def test_the_end_of_the_input_keeps_the_record_and_it_can_be_taken_up(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = voliere_says("play", "songbirds", "--seed", "7", "--record", str(file), lines="1\n1\n")
    assert f"The game is in {file}" in said.replace("\n", " ") or str(file) in said
    before = json.loads(file.read_text())["moves"]
    voliere_says("play", "--resume", str(file), "--bots", "random", lines="1\n")
    after = json.loads(file.read_text())["moves"]
    assert after[: len(before)] == before
    assert len(after) > len(before)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_edition_of_the_cards_follows_the_language_unless_said(tmp_path: Path, lang: str) -> None:
    usual, said = tmp_path / "usual.json", tmp_path / "said.json"
    voliere_says("play", "wingspan", "--lang", lang, "--record", str(usual))
    assert json.loads(usual.read_text())["options"]["edition"] == lang
    voliere_says("play", "wingspan", "--lang", lang, "--option", "edition=fr", "--record", str(said))
    assert json.loads(said.read_text())["options"]["edition"] == "fr"


def test_a_record_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    assert "exists already" in refused(capsys, "play", "songbirds", "--record", str(file))
    assert file.read_text() == "precious"
    assert "--seats" in refused(capsys, "play", "--resume", str(file), "--seats", "2")


def test_without_a_game_plain_text_asks_which() -> None:
    assert "Songbirds" in voliere_says("play", "--plain", lines="songbirds\nquit\n")
    assert "What’s Up" in voliere_says("play", lines="1\nquit\n")


# Serving


def test_alone_it_opens_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int | None, bool]] = []
    monkeypatch.setattr(start, "run", lambda _, host, port, browser: asked.append((host, port, browser)))
    voliere_says()
    voliere_says("serve", "--host", "127.0.0.1", "--port", "8700", "--no-browser")
    assert asked == [("0.0.0.0", None, True), ("127.0.0.1", 8700, False)]


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--port", "99999"], "65535"),
        (["--port", "x"], "--port"),
        (["--database", "mysql://x"], "postgresql://"),
        (["--database", "sqlite:////dev/null/x.db"], "/dev/null"),
        (["--database", "postgresql://anna:secret@127.0.0.1:1/x"], "127.0.0.1:1/x"),
        (["--host", "300.1.1.1"], "300.1.1.1"),
        (["--origin", "nonsense"], "https://"),
    ],
)
def test_serving_refuses_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], word: str
) -> None:
    said = refused(capsys, "serve", "--no-browser", *arguments)
    assert word in said
    assert "secret" not in said


def test_the_same_seed_is_the_same_game() -> None:
    arguments = ["play", "songbirds", "--seed", "0x2a", "--names", "Anna,Ben"]
    first, second = (voliere_says(*arguments, lines="1\n1\nquit\n") for _ in range(2))
    assert first == second
    assert "Anna" in first


# Simulating


def test_the_report_as_json_does_not_depend_on_the_jobs() -> None:
    arguments = ["simulate", "whats-up", "--bots", "random,random", "--games", "6", "--seed", "3", "--json"]
    reports = [json.loads(voliere_says(*arguments, "--jobs", jobs)) for jobs in ("1", "2")]
    for report in reports:
        assert set(report.pop("speed")) == {"seconds", "games_per_second", "decisions_per_second"}
    assert reports[0] == reports[1]
    assert set(reports[0]) == {
        *("format", "game", "seats", "options", "bots", "seed", "duplicate", "games", "planned"),
        *("length", "by_seat", "by_bot"),
    }
    side = reports[0]["by_seat"][0]
    assert set(side) == {"name", "score", "lines", "wins"}
    assert set(side["score"]) == {"mean", "sd", "low", "high"}
    assert set(side["wins"]) == {"mean", "low", "high"}


def test_the_report_as_tables(tmp_path: Path) -> None:
    arguments = ["simulate", "whats-up", "--seats", "3", "--games", "2", "--duplicate", "--seed", "1"]
    said = voliere_says(*arguments, "--records", str(tmp_path / "records"), "--option", "memory_aid=on")
    assert "6 games" in said
    assert "all 3 rotations" in said
    assert len(list((tmp_path / "records").iterdir())) == 6
    assert "rotations" in voliere_says(*arguments, "--lang", "fr")


# Replaying


def test_verify(record: Path, tmp_path: Path) -> None:
    final = voliere.record(record.read_text())
    said = voliere_says("replay", str(record), "--verify")
    scores = ", ".join(str(score.total) for score in final.replay().scores())
    assert f"verified: {len(final.moves)} moves, final scores {scores}" in said
    assert sha256(json.loads(record.read_text())["seed"].encode()).hexdigest() in said
    assert commitment(final) in said


def test_verify_says_what_is_wrong(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raw = json.loads(record.read_text())
    raw["moves"][3] = raw["moves"][2]
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(raw))
    with pytest.raises(SystemExit) as end:
        main(["replay", str(bad), "--verify"])
    said = capsys.readouterr()
    assert end.value.code == 1
    assert said.err.startswith("not verified: Move 4")
    assert said.err.count("\n") == 1
    assert "Coup 4" in refused(capsys, "replay", str(bad), "--lang", "fr")


def test_an_unfinished_record_is_verified_as_such(record: Path, tmp_path: Path) -> None:
    raw = json.loads(record.read_text())
    raw["moves"] = raw["moves"][:5]
    file = tmp_path / "short.json"
    file.write_text(json.dumps(raw))
    assert "5 moves, the game is not over" in voliere_says("replay", str(file), "--verify")


def test_expand_gives_every_true_position(record: Path) -> None:
    steps = [json.loads(line) for line in voliere_says("replay", str(record), "--expand").splitlines()]
    game = voliere.record(record.read_text())
    assert [step["step"] for step in steps] == list(range(len(game.moves) + 1))
    assert (steps[0]["actor"], steps[0]["action"], steps[0]["text"]) == (None, None, None)
    for n in (0, 1, len(game.moves)):
        assert steps[n]["position"] == json.loads(json.dumps(game.replay(n).position()))
    for step, (seat, a) in zip(steps[1:], game.moves, strict=True):
        assert (step["actor"], step["action"], step["text"]) == (seat, a, game.game.space.text(a))


def test_a_step_as_a_seat_saw_it(record: Path) -> None:
    game = voliere.record(record.read_text())
    view = game.replay(4).view(0)
    said = voliere_says("replay", str(record), "--step", "4", "--seat", "1")
    hand = next(line for line in said.splitlines() if line.startswith("Hand"))
    marks = ["▲●■◇"[card // 7] + str(card % 7 + 1) for card in view["hand"]]  # type: ignore[attr-defined]
    assert [word for word in hand.split() if word[0] in "▲●■◇"][: len(marks)] == marks


def test_a_hidden_move_stays_hidden_to_the_other_seat(record: Path) -> None:
    game = voliere.record(record.read_text())
    favourites = [
        (n, seat) for n, (seat, a) in enumerate(game.moves, 1) if "favourite" in game.game.space.text(a)
    ]
    assert favourites
    n, seat = favourites[0]
    step = ["replay", str(record), "--step", str(n)]
    assert "a hidden move" in voliere_says(*step, "--seat", str(2 - seat))
    assert "favourite" in voliere_says(*step, "--seat", str(seat + 1)).splitlines()[0]
    assert "favourite" in voliere_says(*step, "--seat", "all").splitlines()[0]


def test_going_through_a_record_makes_few_moves_again(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = voliere.record(record.read_text())
    shown = Replay(game, 0, Words("en"))
    made: list[int] = []
    apply = State.apply

    def counted(state: State, seat: int, a: int) -> None:
        made.append(a)
        apply(state, seat, a)

    monkeypatch.setattr(State, "apply", counted)
    last = len(game.moves)
    states = [shown.state(step) for step in range(last + 1)]
    assert len(made) <= 2 * last
    for step in (last, 3, 2, 7):
        assert shown.state(step).position() == states[step].position() == game.replay(step).position()
        assert shown.state(step).log.events == game.replay(step).log.events  # type: ignore[union-attr]


def test_all_steps_one_after_the_other(record: Path) -> None:
    said = voliere_says("replay", str(record), "--lang", "fr")
    moves = len(voliere.record(record.read_text()).moves)
    assert "Mise en place" in said
    assert all(f"Coup {n} sur {moves}" in said for n in range(1, moves + 1))
    assert "Fin de la partie" in said


@pytest.mark.parametrize("extra", [["--seat", "3"], ["--seat", "x"], ["--seat", "0"], ["--step", "999"]])
def test_a_seat_or_step_that_is_not_there(
    record: Path, extra: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    refused(capsys, "replay", str(record), *extra)


def test_names_of_people_and_bots(record: Path, tmp_path: Path) -> None:
    """A game of bots names them; a game of people too, and it is taken up by those who sat there."""
    assert [player.name for player in voliere.record(record.read_text()).players] == ["random", "random"]
    assert "Player 1 (random)" in voliere_says("replay", str(record), "--step", "3")
    assert "Joueur 1 (random)" in voliere_says("replay", str(record), "--step", "3", "--lang", "fr")
    file = tmp_path / "game.json"
    arguments = ["--seats", "3", "--bots", "random,greedy", "--names", "Anna", "--record", str(file)]
    voliere_says("play", "whats-up", *arguments, lines="quit\n")
    before = json.loads(file.read_text())["players"]
    assert before == [
        {"kind": "person", "name": "Anna"},
        {"kind": "bot", "name": "random"},
        {"kind": "bot", "name": "greedy"},
    ]
    assert "Anna" in voliere_says("replay", str(file), "--step", "0")
    voliere_says("play", "--resume", str(file), lines="1\nquit\n")
    assert json.loads(file.read_text())["players"] == before
    voliere_says("play", "--resume", str(file), "--bots", "random", lines="quit\n")
    assert [player["name"] for player in json.loads(file.read_text())["players"]] == ["", "random", "random"]


def test_a_name_that_would_move_the_screen_is_refused(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    raw = json.loads(record.read_text())
    raw["players"] = [{"kind": "person", "name": "\x1b[2J"}] * 2
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(raw))
    assert "players are 2 objects" in refused(capsys, "replay", str(bad))
    assert "players contient 2 objets" in refused(capsys, "replay", str(bad), "--lang", "fr")


# As a process


def test_a_record_is_replayed_under_the_rules_it_names() -> None:
    file = Path(__file__).parents[1] / "golden" / "wingspan-2.json"
    record = voliere.record(file.read_text(encoding="utf-8"))
    assert record.rules < record.game.version
    scores = ", ".join(str(score.total) for score in record.replay().scores())
    assert scores in voliere_says("replay", str(file), "--verify")
    first = voliere_says("replay", str(file), "--expand").splitlines()[0]
    assert json.loads(first)["position"]["rules"] == record.rules


def run_voliere(*arguments: str, lines: str | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-m", "voliere", *arguments]
    return subprocess.run(command, input=lines, capture_output=True, text=True, timeout=120)


def test_version_help_and_exit_codes() -> None:
    done = run_voliere("--version")
    assert (done.returncode, done.stdout) == (0, f"voliere {voliere.__version__}\n")
    done = run_voliere("-h")
    assert done.returncode == 0
    assert all(name in done.stdout for name in ("games", "rules", "play", "simulate", "replay"))
    done = run_voliere("play", "chess")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    "arguments",
    [
        ["games"],
        ["replay", "RECORD", "--expand"],
        ["simulate", "whats-up", "--games", "2", "--json", "--jobs", "2"],
        ["play", "whats-up", "--bots", "random,random"],
    ],
    ids=" ".join,
)
def test_a_reader_who_has_enough_is_no_error(arguments: list[str], record: Path) -> None:
    """As `voliere games | head`: nobody reads, and the command ends quietly, with 0."""
    given = [str(record) if word == "RECORD" else word for word in arguments]
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "voliere", *given]
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE, text=True, timeout=120
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def test_without_an_output_it_still_ends() -> None:
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m voliere games >&-"], capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")


# Filling seats


def test_bots_fill_seats_alike_in_play_and_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    """A list that is too short begins again."""
    report = json.loads(
        voliere_says(
            "simulate", "whats-up", "--seats", "3", "--bots", "greedy,random", "--games", "1", "--json"
        )
    )
    assert report["bots"] == ["greedy", "random", "greedy"]
    said = voliere_says("play", "whats-up", "--seats", "4", "--bots", "random", lines="quit\n")
    assert all(name in said for name in ("Zoé", "Barnabé", "Mehdi"))
    helps = [" ".join(voliere_says(command, "--help").split()) for command in ("play", "simulate")]
    assert all(BOTS in text for text in helps)


# In a shell


@pytest.fixture(scope="module")
def shell(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., list[str]]:
    """What Bash offers for a command line that is cut off, by the script we give it."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no Bash")
    folder = tmp_path_factory.mktemp("bin")
    (folder / "voliere").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m voliere "$@"\n')
    (folder / "voliere").chmod(0o755)
    environ = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}
    asked = {**environ, "_VOLIERE_COMPLETE": "source_bash"}
    script = subprocess.run(["voliere"], env=asked, capture_output=True, text=True, check=True).stdout

    def offers(*words: str) -> list[str]:
        code = script + (
            'COMP_WORDS=(voliere "$@"); COMP_CWORD=$#; _voliere_completion voliere; '
            'printf "%s\\n" "${COMPREPLY[@]}"'
        )
        done = subprocess.run(
            [bash, "-c", code, "bash", *words], env=environ, capture_output=True, text=True, check=True
        )
        return done.stdout.split()

    return offers


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["play", "so"], ["songbirds"]),
        (["simulate", "whats-up", "--bots", "greedy,r"], ["greedy,random"]),
        (["play", "songbirds", "--option", "mo"], ["mode=duel", "mode=solo", "mode=coop"]),
        (["play", "songbirds", "-o", "mode", "=", "d"], ["duel"]),
        (["play", "songbirds", "-o", "mode", "="], ["duel", "solo", "coop"]),
        (["play", "-o", "mode", "=", "duel", "so"], ["songbirds"]),
        (["games", "--lang", "=", "f"], ["fr"]),
    ],
    ids=lambda value: " ".join(value),
)
def test_the_shell_completes(shell: Callable[..., list[str]], words: list[str], offered: list[str]) -> None:
    """Bash hands over words cut at every "="."""
    assert shell(*words) == offered


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_the_arena_and_the_same_command_goes_on(jobs: str, tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "voliere",
        "arena",
        "whats-up",
        "--bots",
        "random,greedy",
        "--lang",
        "en",
    ]
    command += ["--jobs", jobs, "--out", str(tmp_path)]
    kept = tmp_path / "games.jsonl"
    running = subprocess.Popen(
        [*command, "--deals", "1000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    waited = time.monotonic() + 60
    while not (kept.exists() and kept.read_text().count("\n") > 7) and time.monotonic() < waited:
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    said, complained = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Report: " in said
    assert complained.startswith("Stopped after ")
    assert "Traceback" not in complained
    before = kept.read_text()
    done = subprocess.run([*command, "--deals", "4"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    assert done.stderr.startswith("Going on: ")
    assert "4 deals, 8 games" in done.stdout
    assert kept.read_text().startswith(before)
    assert (tmp_path / "report.html").exists()
    assert (tmp_path / "games.parquet").exists()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_what_there_is(jobs: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "voliere", "simulate", "whats-up", "--games", "1000000"]
    records = tmp_path / "records"
    running = subprocess.Popen(
        [*command, "--jobs", jobs, "--records", str(records)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    waited = time.monotonic() + 60
    while not (records.exists() and len(list(records.iterdir())) > 5) and time.monotonic() < waited:
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    said, complained = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "decisions/s" in said
    assert complained.startswith("Stopped: ")
    assert "Traceback" not in complained
