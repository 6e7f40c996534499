"""A log read at once gives the table that was there, and makes only the moves that stand, once each."""

from __future__ import annotations

import asyncio
import os
import random
from itertools import product
from typing import Any, get_args

import pytest
from tests.server.logs import TABLES, Writer, entry, kind_of, new_facts, some_chairs

from voliere.core.events import Event
from voliere.core.record import Record
from voliere.core.state import NOBODY, State
from voliere.server.live.rooms import in_slices
from voliere.server.table import undo
from voliere.server.table.course import EVERY, RECENT
from voliere.server.table.entry import LogEntry
from voliere.server.table.facts import Chair
from voliere.server.table.log import Entry, read, reading
from voliere.server.table.move_entries import Moved, Whispered
from voliere.server.table.projection import build
from voliere.server.table.table import Questions, Table
from voliere.server.table.undo_entries import Recalled, Undone
from voliere.server.table.wire import encode

LOGS = int(os.environ.get("VOLIERE_LOGS", "3"))  # logs of each game
LENGTH = 260


class Plainly:
    """The game of a log the long way: from its beginning whenever something is taken back.

    Questions are counted, as they were before they were named after the version that brought them.
    """

    def __init__(self, table: Table) -> None:
        self.record = Record(table.game, table.facts.seats, int(table.facts.seed, 16), table.facts.options)
        self.state = self.record.replay()
        self.entries: list[int] = []  # of each move
        self.asked = [1] * table.facts.seats

    def take(self, row: LogEntry, stays: int) -> None:
        moves = self.record.moves
        if isinstance(row, Moved):
            self.move(row.seat, row.a)
            moves.append((row.seat, row.a))
            self.entries.append(row.seq)
        elif stays >= 0:
            del moves[stays:], self.entries[stays:]
            self.state = self.record.replay()
            self.asked = [n + 1 for n in self.asked]
        elif isinstance(row, Recalled):
            del moves[row.move], self.entries[row.move]
            self.state = self.record.replay()
            self.asked[row.seat] += 1

    def move(self, seat: int, a: int) -> None:
        state, before = self.state, Questions.of(self.state)
        answers = seat in state.actors and a in state.choices(seat)
        state.apply(seat, a)
        for k in range(state.seats):
            if not (answers and k == seat) and k in before.tops and k in state.actors:
                same = state.top(k) is before.tops[k]
                if same and (not answers or (before.sealed and state.lanes)):
                    continue
            if k in before.tops or k in state.actors:
                self.asked[k] += 1

    def told(self) -> list[int]:
        """Of each event: the entry that brought it."""
        state = self.record.game.new(self.record.seats, self.record.seed, self.record.options)
        found = [0] * len(heard(state))
        for seq, move in zip(self.entries, self.record.moves, strict=True):
            state.apply(*move)
            found += [seq] * (len(heard(state)) - len(found))
        return found


def heard(state: State) -> list[Event]:
    return [] if state.log is None else state.log.events


def everything(table: Table) -> dict[str, Any]:
    """All a table knows; what it has not worked out yet it works out now."""
    for k in range(len(table.course)):
        undo.shows_nothing(table, k, k + 1)
    engines = ("course", "counted", "clocks", "game", "lesson", "wishes")
    return {
        **{k: v for k, v in vars(table).items() if k not in engines},
        **vars(table.clocks),
        **vars(table.wishes),
        "made": table.course.made,
        "told": table.course.told,
        "moves": table.record.moves,
        "events": [(event.name, event.args, event.to) for event in heard(table.state)],
        "position": table.state.position(),
    }


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_log_read_at_once_gives_the_same_table(game: str, seats: int, options: dict[str, Any]) -> None:
    for n in range(LOGS):
        rng = random.Random(f"{game} {seats} {n}")
        facts = new_facts(game, seats, options, n)
        writer = Writer(facts, some_chairs(seats, rng))
        plain = Plainly(writer.table)
        numbers: list[set[tuple[int, int]]] = [set() for _ in range(seats)]
        while len(writer.log) < LENGTH and writer.table.state.actors:
            before, plea = len(writer.log), writer.table.plea
            writer.something(rng)
            for row in writer.log[before:]:
                agreed = kind_of(row) == "agree" and plea is not None and writer.table.plea is None
                stays = row.move if isinstance(row, Undone) else plea.back if agreed and plea else -1
                plain.take(row, stays)
            for seat in range(seats):
                numbers[seat].add((plain.asked[seat], writer.table.number(seat)))
        if n % 2:
            writer.add("close", 0)
        for counted in numbers:  # a new number exactly when there was one before
            assert len({old for old, _ in counted}) == len({new for _, new in counted}) == len(counted)
        again = read(facts, writer.table.game, writer.log)
        assert everything(again) == everything(writer.table)
        assert again.record.moves == plain.record.moves
        assert again.state.position() == plain.state.position()
        assert again.course.told == plain.told()
        for reader in range(NOBODY, seats):
            for since in {0, 1, again.clock(reader) // 2, again.clock(reader) - 1}:
                pushes = [encode(build(table, reader, since)) for table in (writer.table, again)]
                assert pushes[0] == pushes[1]


def test_the_logs_compared_hold_every_kind_of_entry() -> None:
    kinds: set[str] = {"read"}  # of lessons, which take nothing back
    for (game, seats, options), n in product(TABLES, range(LOGS)):
        rng = random.Random(f"{game} {seats} {n}")
        writer = Writer(new_facts(game, seats, options, n), some_chairs(seats, rng))
        while len(writer.log) < LENGTH and writer.table.state.actors:
            writer.something(rng)
        if n % 2:
            writer.add("close", 0)
        kinds |= {kind_of(row) for row in writer.log}
    assert kinds == {kind.__struct_config__.tag for kind in get_args(Entry)}


def test_a_log_from_before_versions_were_sealed_goes_on_as_it_was() -> None:
    """Sealed answers were moves everybody heard of, taking them back took the others' along."""
    writer = Writer(new_facts("wingspan", 2, {}), [Chair("p0", "N0"), Chair("p1", "N1")])
    for seat in (0, 1, 0, 1):
        writer.move(random.Random(seat), seat)
    old = [
        entry(row.seq, "move", row.seat, row.action_id, row.at, row.a) if isinstance(row, Moved) else row
        for row in writer.log
    ]
    old.append(entry(len(old) + 1, "undo", 0, "u", 9, 2, person="p0"))
    table = read(writer.table.facts, writer.table.game, old)
    assert [table.clock(reader) for reader in (0, 1, NOBODY)] == [len(old)] * 3
    assert table.record.moves == writer.table.record.moves[:2]
    assert [note.name for note in table.notes] == ["undone"]
    outcome = entry(len(old) + 1, "move", 0, "m", 9, table.state.choices(0)[0]).fresh(table)
    outcome.take(table)
    assert isinstance(outcome.entry, Whispered)
    assert [table.clock(reader) for reader in (0, 1, NOBODY)] == [len(old) + 1, len(old), len(old)]


def long_evening(seats: int = 3, moves: int = 120) -> Writer:
    """A game of Wingspan some way on, among friends at one device."""
    writer = Writer(new_facts("wingspan", seats, {}), [Chair("p0", f"N{k}") for k in range(seats)])
    rng = random.Random(3)
    while len(writer.table.course) < moves:
        writer.move(rng)
    return writer


def again_and_again(writer: Writer, times: int) -> None:
    seat, a = writer.table.record.moves[-1]
    for _ in range(times):
        writer.add("undo", seat, len(writer.table.course) - 1)
        writer.add("move", seat, a)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every move any position makes from now on."""
    found: list[int] = []
    carry_out = State.carry_out

    def counted(state: State, seat: int, a: int, answers: bool) -> None:
        found.append(a)
        carry_out(state, seat, a, answers)

    monkeypatch.setattr(State, "carry_out", counted)
    return found


def test_what_was_taken_back_is_not_made_again_when_a_log_is_read(made: list[int]) -> None:
    writer = long_evening()
    again_and_again(writer, 200)
    made.clear()
    table = read(writer.table.facts, writer.table.game, writer.log)
    assert len(made) == len(table.course) == 120


def test_taking_back_makes_few_moves_again(made: list[int]) -> None:
    writer = long_evening()
    for back in (1, RECENT, RECENT + 3):
        made.clear()
        writer.table.course.position(120 - back)
        assert len(made) == (0 if back <= RECENT else (120 - back) % EVERY)
    assert len(writer.table.course.kept) <= RECENT + 120 // EVERY + 1


def test_positions_kept_are_those_of_the_record() -> None:
    writer = long_evening()
    again_and_again(writer, 3)
    course = writer.table.course
    for k in range(0, 121, 7):
        assert course.position(k).position() == course.record.replay(k).position()
        assert heard(course.position(k)) == heard(course.record.replay(k))


def test_others_are_served_while_a_log_is_read() -> None:
    """Reading stops for others every few entries: what waits gets its turn long before the end."""
    writer = long_evening()
    again_and_again(writer, 400)
    turns: list[int] = []
    read_so_far = 0

    async def both() -> None:
        nonlocal read_so_far

        async def other() -> None:
            while read_so_far < len(writer.log):
                turns.append(read_so_far)
                await asyncio.sleep(0)

        async def load() -> None:
            nonlocal read_so_far
            table = Table(writer.table.facts, writer.table.game)

            def counted() -> Any:
                nonlocal read_so_far
                for _ in reading(table, writer.log):
                    read_so_far += 1
                    yield

            await in_slices(counted(), slice=0.0)

        await asyncio.gather(load(), other())

    asyncio.run(both())
    assert len(turns) >= len(writer.log) - 1
