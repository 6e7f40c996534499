"""Many games: the same whatever the number of processes, and honestly reported."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

import voliere
from voliere.commands import simulate as commands
from voliere.commands.simulate import shown
from voliere.lab.match import Plan, Result, derive, play
from voliere.lab.report import Account, report
from voliere.lab.simulate import simulate
from voliere.text import Words


def plan(deals: int = 6, duplicate: bool = False, bots: tuple[str, ...] = ("random", "greedy")) -> Plan:
    return Plan("whats-up", len(bots), {"memory_aid": False}, bots, 5, deals, duplicate)


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = [result for batch in simulate(plan(), 1) for result in batch]
    shared = [result for batch in simulate(plan(), 2) for result in batch]
    assert sorted(shared, key=lambda r: r.number) == alone
    assert len({tuple(r.scores) for r in alone}) > 1


def test_a_game_depends_on_its_number_alone() -> None:
    assert play(plan(), 3) == play(plan(deals=100), 3)
    assert derive(5, "deal", 1) != derive(5, "deal", 2)
    assert derive(5, "deal", 1) != derive(6, "deal", 1)


def test_records_replay_to_the_reported_scores(tmp_path: Path) -> None:
    results = [result for batch in simulate(plan(3), 1, tmp_path) for result in batch]
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"whats-up-{n}.json" for n in (1, 2, 3)]
    for file, result in zip(files, results, strict=True):
        s = voliere.record(file.read_text()).replay()
        assert [score.total for score in s.scores()] == result.scores
        assert s.returns() == result.wins


def test_duplicate_deals_rotate_the_bots_over_the_same_cards(tmp_path: Path) -> None:
    rotated = plan(2, duplicate=True, bots=("random", "greedy", "random"))
    assert rotated.games == 6
    assert [rotated.seating(n) for n in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    list(simulate(rotated, 1, tmp_path))
    seeds = [voliere.record(file.read_text()).seed for file in sorted(tmp_path.iterdir())]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3]


def result(number: int, scores: list[int]) -> Result:
    best = max(scores)
    wins = [1 / scores.count(best) if own == best else 0.0 for own in scores]
    return Result(number, 10 + number, scores, [{"birds": own} for own in scores], wins)


def test_alone_a_win_is_one_over_the_automa() -> None:
    """A game lost to it is no win, though nobody else sat there."""
    alone = Plan("wingspan", 1, {"automa": "golden"}, ("random",), 5, 1)
    assert play(alone, 0).wins == [0.0]


def test_the_report_by_seat_and_by_bot() -> None:
    facts = report(plan(2), [result(0, [3, 5]), result(1, [4, 4])], seconds=2.0)
    assert facts["games"] == 2
    assert facts["speed"] == {"seconds": 2.0, "games_per_second": 1.0, "decisions_per_second": 10.5}
    assert facts["length"]["mean"] == 10.5
    random, greedy = facts["by_bot"]
    assert (random["name"], greedy["name"]) == ("random", "greedy")
    assert random["score"]["mean"] == 3.5
    assert greedy["wins"]["mean"] == 0.75, "a shared victory counts half"
    low, high = greedy["wins"]["low"], greedy["wins"]["high"]
    assert low is not None
    assert high is not None
    assert 0 <= low < 0.75 < high <= 1


def test_duplicate_intervals_come_from_the_means_of_deals() -> None:
    """Seat 2 always wins by two: the rotation cancels it out, and equal deals are still not certain."""
    games = [result(n, [3, 5]) for n in range(8)]
    facts = report(plan(4, duplicate=True), games, seconds=1.0)
    for side in facts["by_bot"]:
        assert side["wins"]["mean"] == 0.5
        assert side["wins"]["low"] == pytest.approx(0.168, abs=1e-3)
        assert side["wins"]["high"] == pytest.approx(0.832, abs=1e-3)
        assert side["score"]["mean"] == 4
        assert side["score"]["low"] is side["score"]["high"] is None
        assert side["score"]["sd"] > 0, "the deviation is that of single games"


def test_a_deal_that_was_not_finished_does_not_count() -> None:
    games = [result(2, [1, 9]), result(0, [1, 2]), result(1, [1, 2])]
    facts = report(plan(2, duplicate=True), games, seconds=1.0)
    assert facts["games"] == 2
    assert [side["score"]["mean"] for side in facts["by_seat"]] == [1, 2]


def test_the_report_does_not_depend_on_the_order_games_end_in() -> None:
    wins = [[1 / 3, 2 / 3], [0.1, 0.9], [0.7, 0.3]]
    games = [
        Result(n, n, [n % 7, n % 3], [{"birds": n % 7}, {"birds": n % 3}], wins[n % 3]) for n in range(90)
    ]
    assert report(plan(45, duplicate=True), games, None) == report(
        plan(45, duplicate=True), games[::-1], None
    )


def test_a_report_keeps_games_of_unfinished_deals_alone() -> None:
    account = Account(plan(45, duplicate=True))
    for n in range(90):
        account.add(result(n, [3, 5]))
        assert len(account.begun) == 1 - n % 2
    assert account.games == 90


def test_stopping_early_keeps_what_is_finished() -> None:
    games = simulate(plan(1000), 2)
    first = next(games)
    games.close()
    assert first


def test_a_log_is_told_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def work() -> Generator[int, None, None]:
        yield from (2, 1, 1000)

    assert shown(work(), 1005, 2, Words("en"))
    assert capsys.readouterr().err == "", "it is soon done"
    monkeypatch.setattr(commands, "SO_FAR", 0.0)
    for lang, line in (("en", "1,005 of 1,005 games"), ("fr", "1\u202f005 parties sur 1\u202f005")):
        assert shown(work(), 1005, 2, Words(lang))
        assert capsys.readouterr().err.splitlines()[2] == line


@pytest.mark.parametrize("bots", [("random", "random")])
def test_equal_bots_are_one_line(bots: tuple[str, ...]) -> None:
    facts = report(plan(2, bots=bots), [result(0, [3, 5]), result(1, [4, 9])], seconds=1.0)
    assert [side["name"] for side in facts["by_bot"]] == ["random"]
    assert facts["by_bot"][0]["wins"]["mean"] == 0.5
