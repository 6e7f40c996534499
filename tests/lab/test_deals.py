"""The tools behind docs/bots.md: what they keep, and how sure they say they are."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.pages import text_of
from tools import measured

from voliere.bots import levels
from voliere.lab.match import known

ROOT = Path(__file__).resolve().parents[2]


def run(tool: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, f"tools/{tool}.py", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)


def test_bounds_of_shares_and_of_points() -> None:
    lines: list[measured.Line] = [{"won": 1.0, "lead": lead} for lead in (3, 4, 5, 4, 3, 5, 4, 4, 4, 4)]
    assert measured.percent_of(lines, "won") == "100.0 % (73.3 … 100.0)", "ten won deals are not certainty"
    assert measured.mean_of(lines, "lead") == "4.0 (3.5 … 4.5)"
    assert measured.mean_of(lines[:1], "lead") == "3.0 (–)"


def test_what_99_of_100_kept_to() -> None:
    assert measured.late([float(k) for k in range(1, 201)]) == 198.0
    assert measured.late([0.5]) == 0.5
    assert measured.pace("a turn", [1.0] * 99 + [3.0], 1) == "; a turn 1.0 s, p99 1.0, longest 3.0"


def test_deals_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    keep = tmp_path / "deals.jsonl"
    asked: list[int] = []

    def play(deal: int) -> measured.Line:
        asked.append(deal)
        if deal == 4:
            raise KeyboardInterrupt
        return {"won": deal / 10}

    assert [line["deal"] for line in measured.played("a game", range(2, 9), play, keep)] == [2, 3]
    assert measured.played("a game", range(2, 4), play, keep) == [
        {"of": "a game", "deal": 2, "won": 0.2},
        {"of": "a game", "deal": 3, "won": 0.3},
    ]
    assert asked == [2, 3, 4], "what is kept is not played again"
    with pytest.raises(SystemExit, match="holds other games: a game"):
        measured.played("another", range(2, 4), play, keep)


def test_a_deal_of_two_bots_and_one_of_teams(tmp_path: Path) -> None:
    keep = tmp_path / "deals.jsonl"
    duel = run("deals", "songbirds", "stroll", "random", "--deals", "1", "--keep", str(keep))
    assert duel.returncode == 0, duel.stderr
    assert duel.stdout.startswith("songbirds, 2 seats: stroll against random, 1 deals from 1 on: won ")
    assert " s, p99 " in duel.stdout
    again = run("deals", "songbirds", "stroll", "random", "--deals", "1", "--keep", str(keep))
    assert again.stdout == duel.stdout
    assert [json.loads(line)["deal"] for line in keep.read_text("utf-8").splitlines()] == [1]
    team = run("deals", "songbirds", "stroll", "random", "--deals", "1", "--option", "mode=coop")
    assert team.returncode == 0, team.stderr
    assert "won" not in team.stdout, "a team has nobody to win against"


def test_wingspan_by_the_levels_of_its_automa() -> None:
    alone = run("wingspan_scores", "automa", "stroll", "--deals", "1", "--option", "expert=yes")
    assert alone.returncode == 0, alone.stderr
    for part in ("deals 1; points ", "won_eaglet ", "won_golden ", "; a turn ", "; a set-up "):
        assert part in alone.stdout


def commands() -> list[list[str]]:
    line = re.compile(r"^(?:python tools/(?:deals|wingspan_scores)|voliere )\b.*", re.MULTILINE)
    lines = line.findall(text_of("docs/bots.md"))
    return [shlex.split(line, comments=True) for line in lines]


@pytest.mark.parametrize("command", commands(), ids=lambda command: " ".join(command))
def test_commands_of_the_page_ask_for_what_there_is(command: list[str]) -> None:
    ours = command[0] == "voliere"
    text = (ROOT / ("src/voliere/cli.py" if ours else command[1])).read_text("utf-8")
    for flag in re.findall(r"--[a-z-]+", " ".join(command)):
        assert f'"{flag}"' in text
    words = command[2:] if command[1] != "tools/wingspan_scores.py" else ["wingspan", *command[3:]]
    names = words[1 : next((k for k, word in enumerate(words) if word.startswith("--")), len(words))]
    if ours:
        names = words[words.index("--bots") + 1].split(",") if "--bots" in words else []
    assert {*names} <= {*levels.names(known(words[0]))}
