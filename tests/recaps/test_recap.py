"""What is told of finished games is true of them: counted again from views and logs, in another way."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.archive.games import file_of, read

import voliere
from voliere.core.events import Event
from voliere.core.recap.teller import Teller
from voliere.core.record import Record
from voliere.core.state import State
from voliere.games import own
from voliere.recaps import Recap, recap, teller, told
from voliere.text import LANGUAGES, Words
from voliere.text.words import key

GAMES = [game.id for game in own()]
EVERY = 3  # of the games kept, one in so many


@cache
def kept(id: str) -> list[tuple[Record, Recap]]:
    game = voliere.game(id)
    rules = max(v.number for v in game.versions if file_of(game, v.number).exists())
    records = [voliere.record(json.dumps(one)) for one in list(read(game, rules)[1])[::EVERY]]
    return [(record, recap(record)) for record in records]


LOGS: dict[int, list[tuple[int, list[Event]]]] = {}


def log(record: Record) -> list[tuple[int, list[Event]]]:
    """Who made each move, and what it told."""
    if id(record) in LOGS:
        return LOGS[id(record)]
    s, found = record.replay(0), LOGS.setdefault(id(record), [])
    for seat, a in record.moves:
        assert s.log is not None
        heard = len(s.log.events)
        s.apply(seat, a)
        found.append((seat, s.log.events[heard:]))
    return found


def counted(record: Record, name: str, of: str = "") -> list[int]:
    """Of each seat: the events of a name, or the sum of one of their numbers."""
    found = [0] * record.seats
    for _, events in log(record):
        for event in events:
            if event.name == name:
                found[event.args["seat"]] += event.args[of] if of else 1  # type: ignore[index, operator]
    return found


def award(one: Recap, name: str) -> tuple[list[int], int] | None:
    found = [(award.seats, award.n) for award in one.awards if award.name == name]
    return found[0] if found else None


def holds(one: Recap, name: str, counts: list[int]) -> bool:
    """An award that was given goes to all who have the most, and says how much that is."""
    given = award(one, name)
    most = max(counts)
    return given is None or given == ([k for k, n in enumerate(counts) if n == most], most)


@pytest.mark.parametrize("id", GAMES)
def test_the_race_is_the_games_own_score(id: str) -> None:
    for record, one in kept(id):
        course = one.course
        assert len(course.moments) == len(record.moves) + 1
        end = record.replay()
        if course.runners[0].kind == "seat":
            for at in {0, len(record.moves) // 3, len(record.moves)}:
                totals = [score.total for score in record.replay(at).scores()]
                assert course.moments[at].totals[: record.seats] == totals
            if course.runners[-1].kind == "seat" and record.seats > 1:
                assert one.winners == [k for k, place in enumerate(end.places()) if place == 1]
        assert course.finals[0] == end.scores()[0].total
        # Turns lie one after the other, and leave nothing out.
        assert [turn.first for turn in course.turns] == [1, *[turn.last + 1 for turn in course.turns[:-1]]]
        assert course.turns[-1].last == len(record.moves)
        assert [r.number for r in course.rounds] == sorted({r.number for r in course.rounds})


@pytest.mark.parametrize("id", GAMES)
def test_turning_points_and_best_turns_are_what_they_say(id: str) -> None:
    for _, one in kept(id):
        course = one.course
        if one.turning is not None:
            [winner] = one.winners
            ahead = [
                all(m.totals[winner] > n for k, n in enumerate(m.totals) if k != winner)
                for m in course.moments
            ]
            assert all(ahead[turn.last] for turn in course.turns if turn.first >= one.turning.turn.first)
            assert not ahead[one.turning.turn.first - 1]
        for k, best in enumerate(one.best):
            if best is not None and id != "wingspan":  # whose goals are nobody's turn
                own = [turn for turn in course.turns if turn.seat in (k, -1) or len(course.runners) == 1]
                points = course.line(k)
                gains = [points[turn.last] - points[turn.first - 1] for turn in own]
                assert best.points == max(gains) > 0


@pytest.mark.parametrize("id", GAMES)
def test_awards_are_few_and_everybody_alike_wins_none(id: str) -> None:
    for record, one in kept(id):
        assert len(one.awards) <= 4
        for given in one.awards:
            assert given.n > 0
            assert given.seats
            assert record.seats == 1 or len(given.seats) < record.seats
        assert len({given.name for given in one.awards}) == len(one.awards)


def mats(s: State) -> list[list[dict[str, Any]]]:
    view: Any = s.view(-1)
    return [[bird for row in player["rows"] for bird in row["birds"]] for player in view["players"]]


def test_wingspan_counts_eggs_hunts_and_chains() -> None:
    said: Counter[str] = Counter()
    for record, one in kept("wingspan"):
        on = mats(record.replay())
        for name, what in (("eggs", "eggs"), ("cached", "cached"), ("tucked", "tucked")):
            assert holds(one, name, [sum(bird[what] for bird in mat) for mat in on])
        caught, used = counted(record, "caught"), [0] * record.seats
        for _, events in log(record):
            for k, event in enumerate(events):
                after = events[k + 1].name if k + 1 < len(events) else ""
                if event.name == "hunted" and after == "cached":
                    caught[event.args["seat"]] += 1  # type: ignore[index]
        assert holds(one, "hunter", caught)
        for turn in one.course.turns:
            if turn.seat >= 0:
                events = [e for _, es in log(record)[turn.first - 1 : turn.last] for e in es]
                n = sum(e.name == "used" and e.args["seat"] == turn.seat for e in events)
                used[turn.seat] = max(used[turn.seat], n if n > 1 else 0)
        assert holds(one, "chain", used)
        if one.star is not None:
            bird = int(one.star.thing.partition(":")[2])
            about: Any = one.star.about.args
            [mine] = [b for b in on[one.star.seat] if b["bird"] == bird]
            assert (about["eggs"], about["cached"], about["tucked"]) == (
                mine["eggs"],
                mine["cached"],
                mine["tucked"],
            )
        for event in one.decided:
            said[event.name] += 1
            if event.name == "late-eggs":
                assert event.args["n"] == sum(late(record, one.winners[0], "laid", "n"))
            elif event.name == "late-birds":
                assert event.args["count"] == len(late(record, one.winners[0], "placed", "bird"))
            elif event.name == "line" and one.course.runners[-1].kind == "seat":
                lines = record.replay().scores()[one.winners[0]].lines
                assert event.args["best"] == lines[str(event.args["line"])]
            elif event.name == "group" and event.args["group"] == "predator":
                assert event.args["count"] == len(predators(record, one.winners[0], bool(event.args["late"])))
    assert said.keys() >= {"late-eggs", "line", "led-before", "led-since"}, said


def late(record: Record, seat: int, name: str, what: str) -> list[int]:
    """What a seat was told to have done in the fourth round."""
    found: list[int] = []
    playing = False
    for _, events in log(record):
        for event in events:
            playing = playing or (event.name == "round" and event.args["round"] == 4)
            if playing and event.name == name and event.args["seat"] == seat:
                found.append(event.args[what])  # type: ignore[arg-type]
    return found


def predators(record: Record, seat: int, only_late: bool) -> list[int]:
    from voliere.games.wingspan.birds import BIRDS

    there = [bird["bird"] for bird in mats(record.replay())[seat] if BIRDS[bird["bird"]].icon == "predator"]
    return [bird for bird in there if not only_late or bird in late(record, seat, "placed", "bird")]


def test_piafs_counts_captures_pairs_and_majorities() -> None:
    for record, one in kept("piafs"):
        end = record.replay()
        pairs = [score.lines["pairs"] // 5 for score in end.scores()]
        assert holds(one, "captures", counted(record, "collected"))
        assert holds(one, "pairs", pairs)
        for event in one.decided:
            if event.name == "pairs":
                assert event.args["count"] == pairs[one.winners[0]]
            elif event.name == "majorities":
                assert event.args["points"] == end.scores()[one.winners[0]].lines["majorities"]


def test_whats_up_counts_flips_and_rows() -> None:
    for record, one in kept("whats-up"):
        took, flipped = counted(record, "took"), counted(record, "flipped")
        assert holds(one, "memory", [100 * a // b for a, b in zip(took, flipped, strict=True)])
        rows = [sum(n == 6 for n in score.lines.values()) for score in record.replay().scores()]
        assert holds(one, "rows", rows)
        for event in one.decided:
            if event.name == "rows":
                assert event.args["count"] == rows[one.winners[0]]


def test_feather_counts_species_and_habitats() -> None:
    for record, one in kept("feather"):
        species: list[set[int]] = [set() for _ in range(record.seats)]
        for _, events in log(record):
            for event in events:
                if event.name == "saw":
                    species[event.args["seat"]] |= set(event.args["birds"])  # type: ignore[index, arg-type]
        assert holds(one, "species", [len(seen) for seen in species])
        assert holds(one, "habitats", counted(record, "complete"))


def test_songbirds_counts_lines_and_tells_a_team_as_one() -> None:
    teams = 0
    for record, one in kept("songbirds"):
        decided = [0] * record.seats
        for seat, events in log(record):
            decided[seat] += sum(event.name in ("line", "area") for event in events)
        assert holds(one, "decider", decided)
        if record.options["mode"] != "duel":
            teams += 1
            assert [runner.kind for runner in one.course.runners] == ["team"]
            assert one.winners == []
            assert one.turning is None
            assert [event.name for event in one.decided] == ["team", "title"]
            # Both together are all that was harvested; the title goes with the score.
            [score] = {score.total for score in record.replay().scores()}
            told: Any = one.decided[0].args
            end: Any = record.replay().view(-1)
            assert told["berries"] + told["others"] == sum(end["harvest"])
            assert one.decided[1].args["points"] == score
            assert one.course.finals == [record.replay().scores()[0].total]
    assert teams


def test_against_the_automa_its_line_runs_too() -> None:
    alone = [(record, one) for record, one in kept("wingspan") if record.seats == 1]
    assert alone
    for record, one in alone:
        end = record.replay()
        assert [runner.kind for runner in one.course.runners] == ["seat", "rival"]
        view: Any = end.view(-1)
        assert one.course.finals[1] == view["automa"]["total"]
        assert one.winners == {"won": [0], "tied": [0, 1], "lost": [1]}[view["automa"]["result"]]


@pytest.mark.parametrize("id", GAMES)
def test_all_of_it_is_said_in_both_languages(id: str) -> None:
    game = voliere.game(id)
    for record, one in kept(id):
        for lang in LANGUAGES:
            words = Words(lang, [f"Player {k}" for k in range(record.seats)])

            def say(name: str, args: Any, words: Words = words) -> str:
                own_id, common = key(id, "recap", name), key("recap", name)
                spoken = {"when": "x", "since": "x", "line": "x", "alone": "no", **words.spoken(game, args)}
                return words.say(own_id if words.has(own_id) else common, spoken)

            sentences = [e for e in one.decided if e.name != "title"]
            sentences += [given.about for given in one.awards if given.about is not None]
            sentences += [] if one.star is None else [one.star.about]
            for event in sentences:
                assert say(event.name, event.args)
            for given in one.awards:
                assert say(f"award-{given.name}", {})
                assert str(given.n) in say(f"{given.name}-n", {"n": given.n})
            for best in [*one.best, one.turning]:
                for event in [] if best is None else best.events:
                    assert words.event(game, event)


def test_a_game_that_brings_nothing_is_told_in_general() -> None:
    record, own_words = kept("whats-up")[0]
    one = told(Teller(), record)
    assert one.course.finals == own_words.course.finals
    assert one.winners == own_words.winners
    assert {given.name for given in one.awards} <= {"turn", "lead"}
    assert one.star is None


def test_every_game_of_ours_brings_its_own() -> None:
    assert all(type(teller(game)) is not Teller for game in own())


def everything() -> Iterator[Recap]:
    for id in GAMES:
        for _, one in kept(id):
            yield one


def test_whoever_won_is_told_why() -> None:
    for one in everything():
        if len(one.winners) == 1:
            assert one.decided
