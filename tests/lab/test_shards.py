"""`--shard i/n` and `voliere merge`: parts played apart come to the same as one run, to the last byte."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

import voliere
from voliere.cli import app, main
from voliere.lab.match import Plan, Result, derive, play
from voliere.lab.run import FINEST, LARGEST, Run
from voliere.lab.shard import Shard
from voliere.lab.tables import TABLES

GAMES = list(voliere.catalogue())
SIMULATE = ["simulate", "whats-up", "--bots", "random,greedy", "--seed", "3", "--tables", "decisions,cards"]


def said(*arguments: str | Path) -> str:
    done = CliRunner().invoke(app, [str(word) for word in arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


def refused(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    with pytest.raises(SystemExit) as end:
        main([str(word) for word in arguments])
    wrong = capsys.readouterr().err
    assert end.value.code == 2, wrong
    assert wrong.count("\n") == 1, wrong
    return wrong


def report(text: str) -> dict[str, object]:
    """All but how fast it was."""
    facts: dict[str, object] = json.loads(text)
    facts.pop("speed")
    return facts


# Simulations


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, object]]:
    """Seven deals in one go, each in both seatings."""
    folder = tmp_path_factory.mktemp("one")
    return folder, report(said(*SIMULATE, "--games", "7", "--duplicate", "--json", "--out", folder))


def test_three_shards_merged_are_one_run(one: tuple[Path, dict[str, object]], tmp_path: Path) -> None:
    folder, facts = one
    for k, jobs in ((3, "1"), (1, "2"), (2, "1")):
        shard = ["--shard", f"{k}/3", "--jobs", jobs, "--out", str(tmp_path / f"{k}")]
        assert f"Shard {k}/3 is done" in said(*SIMULATE, "--games", "7", "--duplicate", *shard)
    merged = said(
        "merge", tmp_path / "1", tmp_path / "2", tmp_path / "3", "--out", tmp_path / "all", "--json"
    )
    assert report(merged) == facts
    for table in TABLES:
        assert (tmp_path / f"all/{table}.parquet").read_bytes() == (folder / f"{table}.parquet").read_bytes()
    assert report(said("merge", tmp_path / "all", "--json")) == facts, "what is merged stays so"


def test_shards_may_share_a_folder_and_a_stopped_one_goes_on(
    one: tuple[Path, dict[str, object]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, facts = one
    arguments = [*SIMULATE, "--games", "7", "--duplicate", "--out", str(tmp_path)]
    for k in (1, 2):
        said(*arguments, "--shard", f"{k}/3")
    parts = sorted((tmp_path / "parts").glob("games-*"))
    parts[0].unlink()  # as if it had been stopped before its end
    assert "6 of 14 games are missing" in refused(capsys, "merge", tmp_path)
    assert "Il manque 6 parties sur 14" in refused(capsys, "merge", tmp_path, "--lang", "fr")
    before = parts[1].stat().st_mtime_ns
    said(*arguments, "--shard", "1/3")
    assert parts[1].stat().st_mtime_ns == before, "what is there is not played again"
    assert report(said(*arguments, "--json")) == facts, "without --shard, the rest is played"
    assert (tmp_path / "cards.parquet").read_bytes() == (folder / "cards.parquet").read_bytes()
    assert not (tmp_path / "parts").exists()


def test_a_folder_is_of_one_simulation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said("simulate", "whats-up", "--games", "1", "--out", tmp_path)  # without a seed: that of the folder
    assert "1 game" in said("simulate", "whats-up", "--games", "1", "--out", tmp_path)
    assert "deals" in refused(capsys, "simulate", "whats-up", "--games", "2", "--out", tmp_path)
    assert "no shards" in refused(capsys, "merge", tmp_path.parent)
    (tmp_path / "simulation.json").write_text("[]")
    assert "no shards" in refused(capsys, "merge", tmp_path)
    assert "another simulation" in refused(
        capsys, "simulate", "whats-up", "--games", "1", "--seed", "1", "--out", tmp_path
    )


@pytest.mark.parametrize("deals", [1, FINEST - 1, FINEST, 3 * FINEST + 1, 1_000_000])
def test_parts_hold_every_game_once(deals: int, tmp_path: Path) -> None:
    run = Run(tmp_path, Plan("whats-up", 2, {}, ("random", "random"), 5, deals, True))
    sizes = [len(run.numbers(part)) for part in range(run.count)]
    assert sum(sizes) == run.plan.games
    assert run.numbers(run.count - 1).stop == run.plan.games
    assert max(sizes) <= LARGEST * 2
    assert sorted(p for k in (1, 2, 3) for p in run.missing(Shard(k, 3))) == list(range(run.count))


@pytest.mark.parametrize("game", GAMES)
def test_tables_say_what_happened(game: str, tmp_path: Path) -> None:
    """The record of each game, played again, tells the same."""
    found = voliere.game(game)
    plan = Plan(game, 2, found.check(2, {}), ("random", "random"), 5, 2)
    run = Run(tmp_path / "run", plan, ["decisions", "cards"])
    (tmp_path / "records").mkdir()

    def played() -> list[Result]:
        return [play(plan, number, tmp_path / "records", noted=True) for number in range(2)]

    assert list(run.keep(batch for batch in [played()])) == [2]
    files = {file.stem: parquet.read_table(file).to_pylist() for file in run.gather()}
    records = [voliere.record(file.read_text()) for file in sorted((tmp_path / "records").iterdir())]
    assert [row["seed"] for row in files["games"]] == [f"{r.seed:032x}" for r in records]
    assert [row["seed"] for row in files["games"]] == [f"{derive(5, 'deal', n):032x}" for n in range(2)]
    for number, record in enumerate(records):
        s = record.replay()
        moves = [row for row in files["decisions"] if row["game"] == number]
        assert [(row["seat"], row["action"]) for row in moves] == record.moves
        assert all(found.space.parse(row["text"]) == row["action"] for row in moves)
        assert all(row["choices"] >= 1 for row in moves)
        seats = [row for row in files["seats"] if row["game"] == number]
        assert [row["score"] for row in seats] == [score.total for score in s.scores()]
        assert [row["win"] for row in seats] == s.returns()
        for row, score in zip(seats, s.scores(), strict=True):
            assert {name: row[f"points_{name}"] for name in score.lines} == dict(score.lines)
        cards = [row for row in files["cards"] if row["game"] == number]
        assert cards
        events = [] if s.log is None else s.log.events
        for row in cards:
            kind, thing = row["kind"], row["thing"]
            told = [e.args for e in events if (e.name, e.args.get("seat", -1)) == (row["event"], row["seat"])]
            named = sum(
                (args.get(kind) == thing) + listed(args.get(kind + "s")).count(thing) for args in told
            )
            assert named == row["times"], row
            assert found.space.things[kind].names[thing] == row["name"]
    again = list(run.results())
    assert again == [Result(*[getattr(r, f) for f in r.__slots__[:-1]]) for r in played()]


def listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []


# Contests


def test_shards_of_a_contest_merged_are_one_contest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["arena", "whats-up", "--bots", "random,greedy", "--deals", "4", "--lang", "en"]
    whole = said(*arguments, "--out", tmp_path / "one")
    for k in (1, 2, 3):
        place = tmp_path / ("apart" if k == 3 else "shared")
        assert f"Shard {k}/3 is done" in said(*arguments, "--out", place, "--shard", f"{k}/3")
    assert "2 of 8 games are missing" in refused(capsys, "merge", tmp_path / "shared")
    merged = said("merge", tmp_path / "apart", tmp_path / "shared", "--out", tmp_path / "all", "--lang", "en")

    def figures(text: str) -> list[str]:
        return text.split("Bot")[1].splitlines()  # wins, leads, Elo: the table of times comes later

    assert figures(merged) == figures(whole)
    timed = ("ms_mean", "ms_p99", "ms_longest")
    one, several = (parquet.read_table(tmp_path / name / "games.parquet") for name in ("one", "all"))
    assert one.drop_columns([*timed]).to_pylist() == several.drop_columns([*timed]).to_pylist()
    page = (tmp_path / "all/report.html").read_text()
    assert "voliere arena whats-up --bots random,greedy --deals 4 --seed 1 --seats 2" in page
    assert "--sprt" in refused(capsys, *arguments, "--sprt", "0,20", "--shard", "1/3")
    (tmp_path / "apart/contest.json").write_text('{"game": "whats-up"}')
    assert "no shards" in refused(capsys, "merge", tmp_path / "apart")


# Trainings


def test_shards_of_a_training_merged_learn_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train = ["train", "songbirds", "--games", "10", "--seed", "5", "--out"]
    said(*train, tmp_path / "one.txt")
    said(*train, tmp_path / "two.txt", "--jobs", "2")
    for k in (1, 2, 3):
        assert f"lines.txt.{k}-of-3" in said(*train, tmp_path / "lines.txt", "--shard", f"{k}/3")
    shards = [tmp_path / f"lines.txt.{k}-of-3" for k in (2, 3, 1)]
    assert "3 of 10 games are missing" in refused(capsys, "merge", shards[0], shards[2])
    said("merge", *shards)
    same = {(tmp_path / name).read_text() for name in ("one.txt", "two.txt", "lines.txt")}
    assert len(same) == 1
    other = tmp_path / "other.1-of-3"
    other.write_text(shards[2].read_text().replace('"seed": 5', '"seed": 6'))
    assert "something else" in refused(capsys, "merge", *shards[:2], other)
    assert "no shards" in refused(capsys, "merge", tmp_path / "one.txt")


def test_what_is_learned_in_turn_is_not_shared_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for given in (["--shard", "1/2"], ["--jobs", "2"]):
        wrong = refused(capsys, "train", "wingspan", "--out", tmp_path / "x", *given, "--lang", "en")
        assert "from one game to the next" in wrong


# What is refused


@pytest.mark.parametrize("given", ["0/3", "4/3", "3", "a/b", "1/0", "-1/3", "1/3/5", ""])
def test_what_is_no_shard_is_said_in_one_line(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (
        ["simulate", "whats-up", "--seed", "1", "--out", "x"],
        ["arena", "whats-up", "--bots", "random,greedy"],
        ["train", "songbirds"],
    ):
        assert "from 1/8 to 8/8" in refused(capsys, *command, f"--shard={given}", "--lang", "en")
    assert "nombre de parts" in refused(capsys, "train", "songbirds", f"--shard={given}", "--lang", "fr")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["--shard", "1/3"], "--out"),
        (["--tables", "cards"], "--out"),
        (["--tables", "birds", "--out", "x"], "games, seats, decisions, cards"),
        (["--shard", "1/3", "--out", "x"], "--seed"),
        (["--out", "/dev/null/x", "--seed", "1"], "/dev/null/x"),
    ],
)
def test_what_cannot_be_kept_is_said_in_one_line(
    given: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert why in refused(capsys, "simulate", "whats-up", *given, "--lang", "en")
