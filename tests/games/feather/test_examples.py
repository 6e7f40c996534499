"""The worked examples of the rules, and vectors derived from them (examples.json)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.feather.table import BIRD, laid, new, play, seen, settled, stroll

from voliere.core.rng import seeded
from voliere.games.feather.components import TITLE
from voliere.games.feather.draft import pack_of
from voliere.games.feather.score import points, title
from voliere.games.feather.species import TYPES
from voliere.games.feather.state import DRAFTING

EXAMPLES = Path(__file__).with_name("examples.json")
VECTORS: list[dict[str, Any]] = json.loads(EXAMPLES.read_text(encoding="utf-8"))


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    chosen = [vector for vector in VECTORS if vector["kind"] in kinds]
    return pytest.mark.parametrize("vector", chosen, ids=[vector["id"] for vector in chosen])


def key(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "-")


@of_kind("observe", "observe_raptors")
@pytest.mark.rule("BF-ROUND-3", "BF-ROUND-4", "BF-ROUND-5", "BF-RAPTOR-1", "BF-RAPTOR-4")
def test_what_is_seen(vector: dict[str, Any]) -> None:
    # given players of the example, and others far away from them
    played = {who: key(bird) for who, bird in vector["round"]["played"].items()}
    here = {BIRD.index[bird] // 7 for bird in played.values()}
    away = next(h for h in (4, 3, 2, 1, 0) if h not in here)
    birds = [*played.values(), *[BIRD.names[away * 7 + 6]] * (4 - len(played))]
    raptors = vector["kind"] == "observe_raptors"
    s = laid(*birds, settled=[key(bird) for bird in vector["round"]["settled"]], raptors=raptors)
    # when the round is played
    play(s, *birds)
    # then everybody has ticked what the example says
    for seat, who in enumerate(played):
        assert seen(s, seat) == {key(bird) for bird in vector["expected"][who]}
    if raptors:
        assert s.log is not None
        scared = [bird for e in s.log.events if e.name == "scared" for bird in e.args["birds"]]  # type: ignore[union-attr]
        assert sorted(scared) == sorted(BIRD.index[key(b)] for b in vector["settled_removed_by_raptors"])
    assert settled(s) == set(birds)


@of_kind("score_row")
@pytest.mark.rule("BF-SCORE-1", "BF-SCORE-2", "BF-COMP-4")
def test_a_row(vector: dict[str, Any]) -> None:
    boxes = sum(1 << TYPES.index(kind) for kind in vector["seen"])
    for habitat in range(5):
        assert points(boxes << 7 * habitat) == vector["expected"]


@of_kind("solo_title")
@pytest.mark.rule("BF-SOLO-4")
def test_a_title(vector: dict[str, Any]) -> None:
    assert TITLE.names[title(vector["score"])] == vector["expected"]


@of_kind("solo_turn_count")
@pytest.mark.rule("BF-SOLO-3")
def test_the_length_of_a_solo_game(vector: dict[str, Any]) -> None:
    s = new(1)
    sizes: list[int] = []
    rng = seeded(1)
    while s.actors:
        turn = int(s.round)
        while s.actors and s.round == turn:
            stroll(s, rng, moves=1)
        sizes.append(len(s.deck))
    assert sizes == vector["expected"]["pile_sizes_after_each_turn"]
    assert len(sizes) == vector["expected"]["turns"]
    assert len(s.hands[0]) == vector["expected"]["cards_left_in_hand"]


@of_kind("draft_sizes")
@pytest.mark.rule("BF-DRAFT-4", "BF-DRAFT-5", "BF-DRAFT-6")
def test_sizes_of_a_pack(vector: dict[str, Any]) -> None:
    s = new(vector["players"], draft=True)
    assert s.draft is not None
    found: dict[int, list[int]] = {}
    rng = seeded(1)
    while s.stage == DRAFTING:
        number, step = s.draft.number, s.draft.step
        while s.stage == DRAFTING and (s.draft.number, s.draft.step) == (number, step):
            stroll(s, rng, moves=1)
        same = s.stage == DRAFTING and s.draft.number == number
        found.setdefault(number, []).append(len(pack_of(s, 0)) if same else 0)
    each = vector.get("each_pack_remaining_after_each_pick")
    if each is not None:
        assert found == dict.fromkeys((1, 2, 3), each)
        assert [len(hand) for hand in s.hands[2:]] == [vector["expected_neutral_each"]] * 2
    else:
        # the single last card of the first pack goes without a question: 1 and 0 come at once (BF-R-15)
        first = [size for size in vector["pack_1_remaining_after_each_pick"] if size != 1]
        assert found == {1: first, 2: vector["pack_2_remaining_after_each_pick"]}
        assert len(s.hands[3]) == vector["expected_neutral"]
    assert {len(hand) for hand in s.hands[: s.seats]} == {vector["expected_hand"]}


def test_every_vector_is_run() -> None:
    kinds = {"observe", "observe_raptors", "score_row", "solo_title", "solo_turn_count", "draft_sizes"}
    assert {vector["kind"] for vector in VECTORS} == kinds
