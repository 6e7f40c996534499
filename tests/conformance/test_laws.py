"""The laws every game obeys, at every seat count and option: random play with every check at every step."""

from __future__ import annotations

import os
from typing import Any

import msgspec
import pytest
from tests.conformance.census import census_of, recount_of
from tests.conformance.tables import TABLES, Table

from voliere.core.record import Record
from voliere.core.refused import Refused
from voliere.core.rng import Rng, seeded
from voliere.core.state import NOBODY, State
from voliere.text import LANGUAGES, Words

DECISIONS = int(os.environ.get("VOLIERE_LAW_DECISIONS", "400"))
LONGEST = 4000  # no game of ours takes more decisions
ASIDE = 12  # one move in so many is something said aside
WORDED = 2000  # decisions of a walk whose sentences are all read; after that one in ten

position_as_bytes = msgspec.json.Encoder(order="deterministic").encode


def frozen(s: State) -> bytes:
    return position_as_bytes(s.position())


def refuses(s: State, seat: int, a: int) -> bool:
    """Plainer than `pytest.raises`, which would take a third of a long walk."""
    try:
        s.apply(seat, a)
    except Refused:
        return True
    return False


class Walk:
    """Random games on one table, with the laws checked on the way."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.game = table.rules
        self.space = self.game.space
        self.rng = seeded(seed)
        self.words = {lang: self.speaker(lang) for lang in LANGUAGES}
        self.walked = 0
        self.cards: dict[str, int] = {}

    def speaker(self, lang: str) -> Words:
        return Words(lang, [f"P{k}" for k in range(self.table.seats)], me=0)

    def below(self, n: int) -> int:
        return int(self.rng.below(n))

    def census(self, s: State) -> dict[str, int]:
        table: Any = s.position()["table"]
        return dict(census_of(self.game.id)(table))

    def reading(self) -> list[Words]:
        """The languages to read a sentence in now: a long walk meets the same sentences again and again."""
        return list(self.words.values()) if self.walked < WORDED or self.below(10) == 0 else []

    def play(self, decisions: int) -> None:
        seed = 0
        while decisions > 0:
            decisions -= self.one_game(seed)
            seed += 1

    def one_game(self, seed: int) -> int:
        s = self.table.new(seed)
        record = Record(self.game, self.table.seats, seed, dict(self.table.options), rules=self.table.version)
        self.cards = self.census(s)
        kept: tuple[State, bytes] | None = None
        heard = 0
        while s.actors:
            assert len(record.moves) < LONGEST, "play does not end"
            seat = s.actors[self.below(len(s.actors))]
            before = frozen(s)
            a = self.questions(s, seat)
            seat, a = self.move(s, seat, a)
            self.world(s, seat if self.below(3) else NOBODY if self.below(4) == 0 else self.below(s.seats), a)
            self.refusals(s, seat)
            assert frozen(s) == before, "looking changed the position"
            if kept is None:
                kept = (s.copy(), before)
                assert frozen(kept[0]) == before, "a copy differs"
            record.moves.append((seat, a))
            self.walked += 1
            s.apply(seat, a)
            if self.below(30) == 0:
                self.played_out(s.copy())
            if self.below(10) == 0:
                assert frozen(kept[0]) == kept[1], "an old copy changed"
                kept = None
            assert self.census(s) == self.cards, "cards came or went"
            heard = self.told(s, heard)
        self.ended(s, record)
        return len(record.moves)

    # -- single laws ---------------------------------------------------------------------------

    def questions(self, s: State, seat: int) -> int:
        """Choices are sorted, unique, in the Space, and readable; samples and widths agree with them."""
        for actor in s.actors:
            choices = s.choices(actor)
            assert choices == sorted(set(choices))
            assert choices, "an actor without a choice"
            assert len(choices) > 1 or s.lanes, "a single option was asked"
            task = s.top(actor)
            assert task.verb.width(s, task) >= min(2, len(choices))
            assert s.sample(actor, self.rng) in choices
            for words in self.reading():
                assert words.question(self.game, s, actor)
        for other in range(s.seats):
            assert other in s.actors or s.choices(other) == []
        choices = s.choices(seat)
        a = choices[self.below(len(choices))]
        for some in {a, choices[0], choices[-1]}:
            assert self.space.parse(self.space.text(some)) == some
            assert self.space.path(some)
        return a

    def move(self, s: State, seat: int, a: int) -> tuple[int, int]:
        """Now and then somebody says something aside instead."""
        if self.below(ASIDE) == 0:
            who = self.below(s.seats)
            asides = s.asides(who)
            assert asides == sorted(set(asides))
            if asides:
                return who, asides[self.below(len(asides))]
        return seat, a

    def world(self, s: State, seat: int, a: int) -> None:
        """A sampled world is one the seat cannot tell from the real one, in anything it may ask."""
        w = s.resample(seat, self.rng)
        view = s.view(seat)
        assert w.view(seat) == view
        assert w.actors == s.actors
        assert w.choices(seat) == s.choices(seat)
        assert w.asides(seat) == s.asides(seat)
        assert w.reasons(seat) == s.reasons(seat)
        if a in s.choices(seat):
            there, here = w.foresee(seat, a), s.foresee(seat, a)
            assert (there.events, there.sure) == (here.events, here.sure)
        assert msgspec.json.decode(msgspec.json.encode(view)) == msgspec.to_builtins(view), "a view is JSON"
        msgspec.convert(view, self.game.view_type, strict=True)
        assert self.census(w) == self.cards, "a world has other cards"
        if self.below(20) == 0:
            for words in self.reading():
                board = self.game.draw(view, words.say, words.names)
                assert max(board.widths()) <= 120
                for reason in s.reasons(seat).values():
                    assert words.reason(self.game, reason)

    def refusals(self, s: State, seat: int) -> None:
        """An illegal action is refused."""
        wrong = self.below(self.space.size)
        others = [k for k in range(s.seats) if k not in s.actors]
        for who, a in [(seat, wrong), (seat, -1), (seat, self.space.size), (s.seats, 0), (-1, wrong)]:
            if a not in s.choices(who) and a not in s.asides(who):
                assert refuses(s, who, a)
        for who in others:
            if wrong not in s.asides(who):
                assert refuses(s, who, wrong)

    def told(self, s: State, heard: int) -> int:
        """Every event is announced by the game and has its sentence in both languages."""
        assert s.log is not None
        for event in s.log.events[heard:]:
            assert list(event.args) == self.game.events[event.name]
            for words in self.reading():
                assert words.event(self.game, event)
        return len(s.log.events)

    def played_out(self, s: State) -> None:
        """A random playout ends the game by the rules: its scores hold when counted again."""
        s.playout(self.rng)
        assert s.actors == []
        self.counted(s)

    def counted(self, s: State) -> None:
        options = self.game.check(self.table.seats, dict(self.table.options))
        table: Any = s.position()["table"]
        assert recount_of(self.game.id)(table, s.seats, dict(options)) == [x.total for x in s.scores()]

    def ended(self, s: State, record: Record) -> None:
        """The end: scores recounted, returns in 0..1, and the record replays to the same views."""
        self.counted(s)
        assert all(set(score.lines) <= set(self.game.score_lines) for score in s.scores())
        assert len(s.returns()) == s.seats
        assert all(0.0 <= x <= 1.0 for x in s.returns())
        assert sorted(s.places())[0] == 1
        again = record.replay()
        middle = self.below(len(record.moves) + 1)
        half = record.replay(middle)
        for seat, a in record.moves[middle:]:
            half.do(seat, a) if seat in half.actors and a in half.choices(seat) else half.apply(seat, a)
        for seat in [NOBODY, *range(s.seats)]:
            assert again.view(seat) == s.view(seat) == half.view(seat)
        assert frozen(again) == frozen(s) == frozen(half)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_laws(table: Table) -> None:
    Walk(table, seed=len(str(table))).play(DECISIONS)


def test_an_rng_of_thinking_never_disturbs_the_game() -> None:
    """Resampling and foreseeing ask another Rng than the game's."""
    for table in TABLES:
        s = table.new(3)
        rng: Rng = seeded(5)
        before = frozen(s)
        for _ in range(3):
            s.resample(s.actors[0], rng)
        assert frozen(s) == before
