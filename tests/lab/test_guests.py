"""Anybody's bot may enter: installed, `module:Class`, or a program; a bad one costs its own seat a move."""

from __future__ import annotations

import json
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.lab.bots.made import Peeks

import voliere
from voliere import Glimpse
from voliere.core.refused import Refused
from voliere.lab.arena.chairs import MOST
from voliere.lab.arena.contest import Contest, Limits, draw_up
from voliere.lab.arena.entrants import enter
from voliere.lab.arena.game import Seated, play
from voliere.lab.arena.guest import Guest, audition
from voliere.lab.arena.program import Program

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = ROOT / "examples" / "programs"
BAD = f"{sys.executable} {Path(__file__).parent / 'bots' / 'bad.py'}"
MADE = "tests.lab.bots.made"


def contest(bot: str, other: str = "random", game: str = "whats-up", seconds: float = 30) -> Contest:
    found = voliere.game(game)
    limits = Limits(seconds, 256)
    return draw_up(found, 2, {}, [enter(f"it={bot}", found), enter(other, found)], 5, limits)


def fared(of: Contest) -> Seated:
    """How it fared in the first game, whose other seat is not to notice."""
    it, other = play(of, 0).seats
    assert it.bot == "it"
    assert (other.hung, other.died, other.nonsense, other.note) == (0, 0, 0, "")
    assert it.decisions > 1
    return it


# Programs


@pytest.mark.parametrize("command", [f"{sys.executable} {PROGRAMS}/bot.py", f"node {PROGRAMS}/bot.js"])
@pytest.mark.parametrize("game", ["whats-up", "feather", "piafs", "songbirds", "wingspan"])
def test_the_examples_play_every_game(command: str, game: str) -> None:
    if shutil.which(command.split()[0]) is None:
        pytest.skip("there is no such language here")
    of = contest(f"program:{command}", game=game)
    it = fared(of)
    assert (it.hung, it.died, it.nonsense) == (0, 0, 0), it.note
    again = fared(of)
    assert (again.score, again.decisions) == (it.score, it.decisions), "the same seed, the same game"


@pytest.mark.parametrize("way", ["die", "eat", "flood"])
def test_a_program_that_dies_is_started_again(way: str) -> None:
    """It dies whenever it is asked for the second time, so at the fourth, too, after it has come back."""
    it = fared(contest(f"program:{BAD} {way}"))
    assert (it.hung, it.nonsense) == (0, 0), it.note
    assert 1 <= it.died < it.decisions
    assert it.note.startswith("died: ")


@pytest.mark.parametrize("way", ["babble", "cheat", "list", "text"])
def test_an_answer_that_is_none_costs_one_move(way: str) -> None:
    it = fared(contest(f"program:{BAD} {way}"))
    assert (it.hung, it.died, it.nonsense) == (0, 0, 1), it.note


@pytest.mark.parametrize("way", ["hang", "heir"])
def test_a_program_that_hangs_is_let_down_and_comes_back(way: str) -> None:
    of = contest(f"program:{BAD} {way}", seconds=0.3)
    it = fared(of)
    assert it.hung >= 1
    assert it.died == it.nonsense == 0


@pytest.mark.parametrize("way", ["always-die", "missing"])
def test_a_program_that_never_answers_is_not_started_for_ever(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[object] = []
    usual = Program.started

    async def counted(self: Program) -> object:
        begun.append(self)
        return await usual(self)

    monkeypatch.setattr(Program, "started", counted)
    it = fared(contest(f"program:{BAD} {way}"))
    assert it.died == it.decisions
    assert len(begun) == MOST


def test_a_program_is_told_what_its_seat_knows_and_no_more() -> None:
    """In two worlds that its seat cannot tell apart it is told the same."""
    for game in voliere.catalogue().values():
        if 2 not in game.seat_counts:
            continue
        s = game.new(2, seed=3)
        rng = voliere.seeded(4)
        program = Program(enter("program:true", game), game, 1, Limits())
        for _ in range(25):
            if not s.actors:
                break
            seat = s.actors[0]
            g = Glimpse(s, seat)
            other = Glimpse(g.world(rng, heard=True), seat)
            assert program.question(g, g.heard()) == program.question(other, other.heard())
            assert program.greeting(g) == program.greeting(other)
            s.apply(seat, s.sample(seat, rng))
        program.end(None)


def test_what_a_program_hears_is_what_is_new(tmp_path: Path) -> None:
    spy = tmp_path / "spy.py"
    spy.write_text(
        "import json, sys\n"
        f"out = open({str(tmp_path / 'heard')!r}, 'a')\n"
        "for line in sys.stdin:\n"
        "    out.write(line), out.flush()\n"
        "    m = json.loads(line)\n"
        "    if m['type'] == 'choose': print(json.dumps({'action': m['choices'][0]['action']}), flush=True)\n"
    )
    fared(contest(f"program:{sys.executable} {spy}"))
    said = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    assert [said[0]["type"], said[1]["type"], said[-1]["type"]] == ["start", "choose", "end"]
    heard = [event for one in said[1:-1] for event in one["heard"]]
    first = heard.count(heard[0])
    assert first == 1, "nothing is told twice"
    assert set(said[1]) == {"type", "question", "actors", "choices", "view", "heard"}
    assert len(said[0]["seed"]) == 32


# Bots in Python


@pytest.mark.parametrize("name", ["First", "Chancy", "Last"])
def test_a_class_of_a_module_plays(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    of = contest(f"{MADE}:{name}")
    it = fared(of)
    assert (it.hung, it.died, it.nonsense) == (0, 0, 0), it.note
    assert fared(of).score == it.score


@pytest.mark.parametrize(
    ("name", "kind"), [("Raises", "died"), ("Eats", "died"), ("Half", "nonsense"), ("Sleeps", "hung")]
)
def test_a_bad_class_costs_its_seat_its_moves(name: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    it = fared(contest(f"{MADE}:{name}", seconds=0.2 if kind == "hung" else 30))
    assert getattr(it, kind) == it.decisions
    assert it.hung + it.died + it.nonsense == it.decisions


def test_the_true_cards_are_not_in_the_process_of_a_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    game = voliere.game("wingspan")
    s = game.new(2, seed=Peeks.seed)
    g = Glimpse(s, s.actors[0])
    choices = g.choices()
    assert Peeks().choose(g) == choices[-1], "it would see it"
    guest = Guest(enter(f"{MADE}:Peeks", game), game, 1, Limits())
    try:
        assert guest.choose(g) == choices[0]
    finally:
        guest.end(None)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (f"{MADE}:nobody", "not a Bot"),
        (f"{MADE}:Missing", "Missing"),
        ("no.such.module:Bot", "no"),
    ],
)
def test_who_cannot_be_made_is_refused(given: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    game = voliere.game("whats-up")
    with pytest.raises(Refused, match=why):
        audition(enter(given, game), game, Limits())


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("chess", "no-entrant"),
        ("program:", "no-program"),
        ("program:no-such-program --x", "no-program"),
        ("program:'open", "program-form"),
    ],
)
def test_who_is_nobody_is_refused(given: str, key: str) -> None:
    with pytest.raises(Refused) as no:
        enter(given, voliere.game("whats-up"))
    assert no.value.key == key


def test_one_of_ours_that_thinks_too_long_is_counted() -> None:
    it, other = play(replace(contest("greedy"), limits=Limits(1e-9, 256)), 0).seats
    assert it.hung == it.decisions
    assert other.hung == other.decisions
