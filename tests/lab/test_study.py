"""`voliere study`: figures are those of the games, the page stands alone, and a stopped study goes on."""

from __future__ import annotations

import csv
import re
from base64 import b64decode
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

import voliere
from voliere.cli import app
from voliere.lab import run as lab_run
from voliere.lab.match import Plan
from voliere.lab.report import report
from voliere.lab.run import Run, reopen
from voliere.lab.simulate import simulate
from voliere.lab.study import topics as study_topics
from voliere.lab.study.figures import FEW, figures
from voliere.lab.study.numbers import csv_files
from voliere.lab.study.page import page
from voliere.lab.study.topics import brought, topics
from voliere.text import LANGUAGES, Words

GAMES = list(voliere.catalogue())


def study(game: str, folder: Path, seats: int = 2, games: int = 12) -> Run:
    found = voliere.game(game)
    plan = Plan(game, seats, found.check(seats, {}), ("random",) * seats, 5, games)
    run = Run(folder, plan, ["cards"])
    list(run.keep(simulate(plan, noted=True)))
    run.gather()
    return run


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_page_in_both_languages(game: str, tmp_path: Path) -> None:
    found = figures(study(game, tmp_path))
    assert found.games == 12
    assert found.scores.total() == 24
    text = page(found, "voliere study", "fr")
    assert "http" not in text
    assert "<script" not in text
    for lang in LANGUAGES:
        assert f'<main class="{lang}" lang="{lang}">' in text
        assert Words(lang).say("study-wins-about") in text
    assert len(text) < 1_000_000
    assert {topic.id for topic in found.things} <= {topic.id for topic in brought(voliere.game(game))}
    assert all(
        words.has(f"study-topic-{t.id}")
        for words in map(Words, LANGUAGES)
        for t in brought(voliere.game(game))
    )


def test_topics_are_about_things_that_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in voliere.catalogue().values():
        assert brought(game)
        assert all(topic.kind in game.space.things for topic in brought(game))
    other = voliere.game("whats-up")
    monkeypatch.setattr(study_topics, "exists", lambda name: False)
    assert [t.kind for t in topics(other, [("took", "face"), ("took", "face")])] == ["face"]


def test_figures_are_those_of_the_tables(tmp_path: Path) -> None:
    run = study("feather", tmp_path, games=40)
    found = figures(run)
    seats = parquet.read_table(tmp_path / "seats.parquet").to_pylist()
    assert found.scores == Counter(row["score"] for row in seats)
    first = [row["win"] for row in seats if row["seat"] == 0]
    assert found.seats[0].wins.mean == pytest.approx(sum(first) / 40)
    [topic, *_] = found.things
    won = {(row["game"], row["seat"]): row["win"] for row in seats}
    cards = parquet.read_table(tmp_path / "cards.parquet").to_pylist()
    for thing in found.things[topic]:
        met = [
            won[row["game"], row["seat"]]
            for row in cards
            if (row["event"], row["kind"], row["thing"]) == (topic.event, topic.kind, thing.thing)
        ]
        assert len(met) == thing.times >= FEW
        assert thing.wins is not None
        assert thing.wins.mean == pytest.approx(sum(met) / len(met))
    assert sum(line.lead.mean for line in found.lines) > 0, "winners have more points"


@pytest.mark.parametrize(("game", "seats"), [("feather", 3), ("piafs", 2), ("songbirds", 1)])
def test_games_read_a_few_at_a_time_say_the_same(
    game: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = study(game, tmp_path, seats)
    at_once, reported = figures(run), report(run.plan, run.results(), None)
    monkeypatch.setattr(lab_run, "AT_ONCE", 5)
    assert [len(some) for some in run.slices()] == [5, 5, 2]
    assert figures(run) == at_once
    assert report(run.plan, run.results(), None) == reported


def test_of_many_cards_the_surest_are_drawn_and_all_numbers_can_be_saved(tmp_path: Path) -> None:
    found = figures(study("feather", tmp_path, games=40))
    text = page(found, "voliere study", "en")
    [english] = re.findall(r'<main class="en".*?</main>', text)
    saved = re.findall(r'<a download="feather-(\S+?)" href="data:text/csv;base64,(\S+?)">', english)
    assert [name for name, _ in saved] == [
        "points.csv",
        "lengths.csv",
        "seats.csv",
        "lines.csv",
        "things.csv",
    ]
    assert {name: b64decode(held).decode() for name, held in saved} == csv_files(found)
    points = list(csv.DictReader(csv_files(found)["points.csv"].splitlines()))
    assert sum(int(row["points"]) * int(row["seats"]) for row in points) == sum(
        score * times for score, times in found.scores.items()
    )
    assert english.count("Most wins</h3>") == english.count("Fewest wins</h3>") > 0
    assert english.count(Words("en").say("study-things-wins")) == 1, "what is alike is said once"


def test_alone_and_where_nothing_differs_there_is_a_page(tmp_path: Path) -> None:
    found = figures(study("songbirds", tmp_path, seats=1, games=60))
    assert found.margins is None
    assert found.lines == []
    assert "Most points</h3>" in page(found, "voliere study", "en")
    alike = replace(found, lengths=Counter([24]))
    assert "Always 24." in page(alike, "voliere study", "en")


def test_the_command_goes_on_and_says_where_things_are(tmp_path: Path) -> None:
    command = [
        "study",
        "whats-up",
        "--bots",
        "random",
        "--games",
        "12",
        "--out",
        str(tmp_path),
        "--lang",
        "fr",
    ]
    whole = CliRunner().invoke(app, command)
    assert whole.exit_code == 0, whole.output
    assert f"Étude\u00a0: {tmp_path}/study.html" in whole.stdout
    text = (tmp_path / "study.html").read_text(encoding="utf-8")
    again = re.search(r"<code>(voliere study .*?)</code>", text)
    assert again is not None
    assert again[1].startswith("voliere study whats-up --bots random --seats 2 --games 12 --seed 1")
    rows = list(csv.DictReader((tmp_path / "things.csv").read_text(encoding="utf-8").splitlines()))
    assert rows
    assert {row["event"] for row in rows} == {"took"}
    assert reopen(tmp_path).whole
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0
    assert (tmp_path / "study.html").read_text(encoding="utf-8") == text
    assert CliRunner().invoke(app, [*command[:5], "1", *command[6:]]).exit_code == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_study_of_every_game_is_published(game: str) -> None:
    folder = Path(__file__).parents[2] / "docs/studies"
    text = (folder / f"{game}.html").read_text(encoding="utf-8")
    assert len(text.encode()) < 1_000_000
    assert "http" not in text
    again = re.search(r"<code>(voliere study .*?)</code>", text)
    assert again is not None
    listed = (folder / "README.md").read_text(encoding="utf-8")
    named = re.search(rf"`(voliere study {game} --bots \S+) (--games \d+) --seed 1`", listed)
    assert named is not None
    assert again[1].startswith(named[1])
    assert named[2] in again[1]
