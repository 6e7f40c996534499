"""The arena: who meets whom, the same whatever the number of processes, stopped and gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet as read_parquet

import voliere
from voliere.core.refused import Refused
from voliere.lab.arena import page, parquet
from voliere.lab.arena.compete import Watch, compete
from voliere.lab.arena.contest import Contest, draw_up
from voliere.lab.arena.entrants import Entrant, enter
from voliere.lab.arena.findings import Findings, findings
from voliere.lab.arena.game import Played, Seated, play
from voliere.lab.arena.journal import GAMES, Journal
from voliere.lab.arena.sprt import LEAST, Claims
from voliere.lab.arena.times import Times, together
from voliere.text import Words


def contest(*bots: str, game: str = "whats-up", seats: int = 2, seed: int = 5) -> Contest:
    found = voliere.game(game)
    return draw_up(found, seats, {}, [enter(bot, found) for bot in bots], seed)


def results(played: dict[int, Played]) -> list[tuple[object, ...]]:
    """All but how long it took."""
    return [
        (n, [(one.bot, one.score, one.win, one.place, one.decisions) for one in played[n].seats])
        for n in sorted(played)
    ]


def kept(folder: Path, of: Contest) -> dict[int, Played]:
    journal = Journal(folder, of)
    journal.close()
    return journal.played


def competed(folder: Path, of: Contest, deals: int, jobs: int = 1, test: Claims | None = None) -> Findings:
    journal, watch = Journal(folder, of), Watch(of, test)
    list(compete(of, deals, jobs, journal, watch))
    journal.close()
    found = findings(of, deals, journal.played, watch)
    assert found is not None
    return found


# Who meets whom


def test_at_two_seats_all_pairs_meet_in_both_seatings() -> None:
    three = contest("random", "greedy", "a=random")
    assert three.seatings == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert [three.deal(n) for n in (0, 5, 6)] == [0, 0, 1]


def test_larger_tables_turn_and_a_short_list_begins_again() -> None:
    assert contest("random", "greedy", "greedy", seats=3).seatings == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]
    assert contest("random", "greedy", seats=4).seatings == [(0, 1, 0, 1), (1, 0, 1, 0)]
    four = contest("random", "greedy", "a=random", "b=greedy", seats=3)
    assert len(four.seatings) == 4 * 3


@pytest.mark.parametrize(
    ("bots", "seats", "key"),
    [
        (["random"], 2, "too-few-bots"),
        (["random", "random"], 2, "too-few-bots"),
        (["random", "greedy", "random"], 2, "bot-twice"),
        (["a=random", "a=greedy"], 2, "bot-label"),
        (["random", "greedy"], 9, "seats"),
    ],
)
def test_what_is_no_contest_is_refused(bots: list[str], seats: int, key: str) -> None:
    with pytest.raises(Refused) as no:
        contest(*bots, seats=seats)
    assert no.value.key == key


def test_a_game_does_not_depend_on_who_else_is_there() -> None:
    two, three = contest("random", "greedy"), contest("x=random", "random", "greedy")
    number = three.seatings.index((1, 2))
    assert results({0: play(two, 0)}) == [(0, *results({number: play(three, number)})[0][1:])]
    assert results({0: play(two, 0)}) != results({0: play(contest("random", "greedy", seed=6), 0)})


# Stopping and going on


def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    of = contest("random", "greedy")
    for jobs in (1, 2):
        competed(tmp_path / str(jobs), of, 3, jobs)
    alone, shared = (kept(tmp_path / jobs, of) for jobs in ("1", "2"))
    assert len(alone) == 6
    assert results(alone) == results(shared)


def test_a_stopped_contest_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of = contest("random", "greedy")
    journal = Journal(tmp_path / "stopped", of)
    games = compete(of, 3, 1, journal, Watch(of, None))
    for _ in range(3):
        next(games)
    games.close()
    journal.close()
    file = tmp_path / "stopped" / GAMES
    whole = file.read_text()
    file.write_text(whole[:-10])  # the machine stopped while it was written
    asked: list[int] = []

    def counted(of: Contest, numbers: list[int]) -> list[Played]:
        asked.extend(numbers)
        return [play(of, number) for number in numbers]

    monkeypatch.setattr("voliere.lab.arena.compete.play_several", counted)
    found = competed(tmp_path / "stopped", of, 3)
    assert asked == [2, 3, 4, 5], "what was kept is not played again"
    assert found.deals == 3
    competed(tmp_path / "whole", of, 3)
    stopped, whole_one = (kept(tmp_path / name, of) for name in ("stopped", "whole"))
    assert results(stopped) == results(whole_one)


def test_more_deals_go_on_from_fewer(tmp_path: Path) -> None:
    of = contest("random", "greedy")
    assert competed(tmp_path, of, 1).deals == 1
    assert competed(tmp_path, of, 2).deals == 2
    assert len(kept(tmp_path, of)) == 4


def test_a_folder_is_of_one_contest(tmp_path: Path) -> None:
    competed(tmp_path, contest("random", "greedy"), 1)
    with pytest.raises(Refused) as no:
        Journal(tmp_path, contest("random", "greedy", seed=6))
    assert no.value.about["what"] == "seed"
    (tmp_path / "contest.json").write_text("[]")
    with pytest.raises(Refused):
        Journal(tmp_path, contest("random", "greedy"))


def test_half_a_deal_says_nothing(tmp_path: Path) -> None:
    of = contest("random", "greedy")
    watch = Watch(of, None)
    assert findings(of, 2, {0: play(of, 0)}, watch) is None
    some = findings(of, 2, {n: play(of, n) for n in (0, 1, 2)}, watch)
    assert some is not None
    assert (some.deals, some.games) == (1, 2)


# The sequential test


def test_the_test_stops_early_and_at_the_same_deal_with_any_number_of_processes(tmp_path: Path) -> None:
    of = contest("greedy", "random")
    one = competed(tmp_path / "1", of, 60, 1, Claims(0, 50))
    two = competed(tmp_path / "2", of, 60, 2, Claims(0, 50))
    assert one.answer is not None
    assert one.answer.verdict == "stronger"
    assert LEAST <= one.deals == two.deals < 60
    assert one.standings[0].wins == two.standings[0].wins
    again = competed(tmp_path / "1", of, 60, 1, Claims(0, 50))
    assert again.standings == one.standings, "what is decided is not played on"


# What is said


def made(of: Contest, scores: list[list[int]]) -> dict[int, Played]:
    """Games by the points of their seats."""
    played = {}
    for n, points in enumerate(scores):
        best = max(points)
        seats = []
        for seat, own in enumerate(points):
            win = 1 / points.count(best) if own == best else 0.0
            place = 1 + sum(other > own for other in points)
            seats.append(
                Seated(of.labels[of.seating(n)[seat]], own, place, win, 10, Times(1, 2.0, 2.0, {24: 1}))
            )
        played[n] = Played(n, seats)
    return played


def test_wins_and_leads_come_from_the_means_of_deals() -> None:
    """Seat 2 always wins by two: the rotation cancels it out."""
    of = contest("random", "greedy")
    found = findings(of, 4, made(of, [[3, 5]] * 8), Watch(of, None))
    assert found is not None
    random = found.standings[0]
    assert random.wins.mean == 0.5
    assert random.lead is not None
    assert (random.lead.mean, random.lead.low) == (0, None), "all deals say the same"
    assert found.meetings[0].wins.mean == 0.5
    assert [rating.value for rating in found.ratings] == [0, 0]


def test_a_table_of_three_is_rated_and_compared() -> None:
    of = contest("random", "greedy", "x=random", seats=3)
    # greedy (number 1) wins everywhere, x is last everywhere
    order = {0: 5, 1: 9, 2: 1}
    games = [[order[bot] for bot in of.seating(n)] for n in range(12)]
    found = findings(of, 4, made(of, games), Watch(of, None))
    assert found is not None
    assert [s.wins.mean for s in found.standings] == [0, 1, 0]
    assert found.standings[1].lead is not None
    assert found.standings[1].lead.mean == 4
    value = {rating.bot: rating.value for rating in found.ratings}
    assert value["greedy"] > value["random"] > value["x"]
    first = found.meetings[0]
    assert (first.a, first.b, first.wins.mean) == ("random", "greedy", 0)


def test_times_of_many_games_together() -> None:
    times = together([Times(1, 2.0, 2.0, {24: 1}), Times(1, 4.0, 4.0, {48: 1})])
    assert (times.count, times.mean, times.longest, times.below(0.5), times.below(1)) == (
        2,
        3.0,
        4.0,
        2.0,
        4.0,
    )
    assert Times().mean == 0


def test_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    of = contest("random", "greedy")
    played = {n: play(of, n) for n in range(4)}
    rows = read_parquet.read_table(parquet.write(tmp_path, of, played)).to_pylist()
    assert [(row["game"], row["deal"], row["seat"], row["bot"]) for row in rows] == [
        (n, n // 2, seat, ["random", "greedy"][(n + seat) % 2]) for n in range(4) for seat in range(2)
    ]
    assert [row["score"] for row in rows] == [one.score for n in range(4) for one in played[n].seats]
    assert all(row["hung"] == row["died"] == row["nonsense"] == 0 for row in rows)


def test_the_report_stands_alone_in_both_languages(tmp_path: Path) -> None:
    of = draw_up(
        voliere.game("whats-up"),
        2,
        {},
        [Entrant("a<b>&", "own", "random"), Entrant("greedy", "own", "greedy")],
        5,
    )
    found = competed(tmp_path, of, LEAST, test=Claims(-200, -100))
    text = page.page(found, "voliere arena", "fr")
    assert "a<b>&" not in text, "whatever a bot is called"
    assert "http" not in text
    assert "<script" not in text
    assert text.count("<svg") == 2 * 4
    for lang in ("en", "fr"):
        assert f'<main class="{lang}" lang="{lang}">' in text
        assert Words(lang).say("arena-how") in text
    assert json.loads((tmp_path / "contest.json").read_text())["seed"] == f"{5:032x}"
