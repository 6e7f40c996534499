"""Whole games kept as text read the same today; random games come to the same positions."""

from __future__ import annotations

import pytest
from tests.conformance.tables import TABLES, Table
from tests.golden.digests import digest, kept
from tests.golden.games import FOLDER, GOLDEN, Golden, tell

import voliere

HOW = "to write them anew: python -m tests.golden.make"


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_a_golden_game_reads_as_before(golden: Golden) -> None:
    assert golden.record_file.exists(), f"{golden.name} is missing; {HOW}"
    record = voliere.record(golden.record_file.read_text(encoding="utf-8"))
    assert (record.game.id, record.seats, record.seed) == (golden.game, golden.seats, golden.seed)
    assert tell(record) == golden.text_file.read_text(encoding="utf-8"), f"if it should read so: {HOW}"


def test_no_golden_game_is_forgotten() -> None:
    kept_files = {path.name for path in FOLDER.glob("*.txt")} | {
        path.name for path in FOLDER.glob("*.json") if path.name != "digests.json"
    }
    wanted = {path.name for golden in GOLDEN for path in (golden.text_file, golden.record_file)}
    assert kept_files == wanted


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_games_come_to_the_same_positions(table: Table) -> None:
    expected = kept().get(str(table))
    assert expected is not None, f"no digest for this table; {HOW} {table.game}"
    assert digest(table) == expected, (
        f"other positions than before; if they should differ: {HOW} {table.game}"
    )


def test_no_digest_of_a_table_that_is_gone() -> None:
    gone = sorted(set(kept()) - {str(table) for table in TABLES})
    assert not gone, f"{gone}; {HOW}"
