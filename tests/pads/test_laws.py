"""The laws of pads: anything may be said at any time, and what was said before can be said again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.conformance.tables import covering, told
from tests.pads.saying import anything

import voliere
from voliere.core.options import Options
from voliere.core.pad.pad import Pad
from voliere.core.pad.state import PadState
from voliere.core.record import Record
from voliere.core.refused import Refused
from voliere.core.rng import Rng, seeded
from voliere.core.state import NOBODY
from voliere.games import own, pads
from voliere.text import LANGUAGES, Words

SAID = 40  # entries of a walk
PADS = [pad for pad in pads().values() if pad.parent in own()]
TABLES = [
    pytest.param(pad, seats, options, id=" ".join([pad.id, str(seats), *map(str, told(pad, options))]))
    for pad in PADS
    for seats in pad.seat_counts
    for options in covering(pad, seats)
]
frozen = msgspec.json.Encoder(order="deterministic").encode


def new(pad: Pad, seats: int, options: Options, seed: int = 5) -> PadState:
    s = pad.new(seats, seed, options)
    assert isinstance(s, PadState)
    return s


@pytest.mark.parametrize(("pad", "seats", "options"), TABLES)
def test_whatever_is_said_a_pad_stands(pad: Pad, seats: int, options: Options) -> None:
    rng = seeded(seats)
    s = new(pad, seats, options)
    record = Record(pad, seats, 5, options)
    names = [f"P{k}" for k in range(seats)]
    words = [Words(lang, names, me=0) for lang in LANGUAGES]
    for n in range(SAID):
        seat, a = anything(s, rng)
        before, twin = frozen(s.position()), s.copy()
        told_before = 0 if s.log is None else len(s.log.events)
        ahead = s.play_ahead(seat, a)
        assert frozen(s.position()) == before, "looking changed the position"
        s.apply(seat, a)
        record.moves.append((seat, a))
        assert ahead.position == s
        assert frozen(twin.position()) == before, "a copy changed"
        assert bool(s.actors) is not s.over
        assert s.log is not None
        for event in s.log.events[told_before:]:
            assert list(event.args) == pad.events[event.name]
            assert all(one.event(pad, event) for one in words)
        if n % 8 == 0:
            looked_at(s, pad, words, rng)
    assert record.replay() == s
    assert voliere.record(record.to_json()).replay() == s
    assert voliere.position(s.text()) == s


def looked_at(s: PadState, pad: Pad, words: list[Words], rng: Rng) -> None:
    for seat in [NOBODY, *range(s.seats)]:
        view = s.view(seat)
        msgspec.convert(view, pad.view_type, strict=True)
        world = s.resample(seat, rng)
        assert world.view(seat) == view
        assert world.choices(seat) == s.choices(seat)
        for one in words:
            assert max(pad.draw(view, one.say, one.names).widths()) <= 120
    for odd in pad.odd(s):
        assert list(odd["args"]) == pad.events[odd["name"]]
    assert all(set(score.lines) <= set(pad.score_lines) for score in s.scores())
    assert min(s.places()) == 1
    assert all(0.0 <= share <= 1.0 for share in s.returns())


@pytest.mark.parametrize("pad", PADS, ids=lambda pad: pad.id)
def test_the_former_value_takes_back_that_alone(pad: Pad) -> None:
    """Line by line, by anybody and after the end, until nothing is left of what was said."""
    rng, s = seeded(3), new(pad, pad.seat_counts[-1], {})
    for _ in range(40):
        s.apply(*anything(s, rng))
    s.apply(0, s.pad.boxes.end.first + 1)
    assert s.actors == []
    assert s.log is not None
    for line in reversed(s.log.events[:]):
        box, was = int(str(line.args["box"])), int(str(line.args["was"]))
        others = {k: v for k, v in s.values.items() if k != box}
        s.apply(int(rng.below(s.seats)), box + was)
        assert {k: v for k, v in s.values.items() if k != box} == others
        assert s.values.get(box, 0) == was
    again = new(pad, pad.seat_counts[-1], {})
    assert s.view(0) == again.view(0)
    assert s.actors == again.actors


@pytest.mark.parametrize("pad", PADS, ids=lambda pad: pad.id)
def test_saying_it_twice_is_saying_it_once(pad: Pad) -> None:
    rng, s = seeded(9), new(pad, pad.seat_counts[-1], {})
    for _ in range(30):
        seat, a = anything(s, rng)
        if a == s.pad.boxes.draw.first:
            continue
        s.apply(seat, a)
        before, heard = frozen(s.position()), len(s.log.events if s.log else [])
        s.apply(seat, a) if s.may_say(seat, a) else None
        assert frozen(s.position()) == before
        assert len(s.log.events if s.log else []) == heard


@pytest.mark.parametrize("pad", PADS, ids=lambda pad: pad.id)
def test_what_is_not_at_the_table_is_refused(pad: Pad) -> None:
    s = new(pad, pad.seat_counts[0], {})
    for seat, a in [(s.seats, 0), (-1, 0), (0, -1), (0, pad.space.size)]:
        with pytest.raises(Refused):
            s.apply(seat, a)
    with_seat = next(b for b in pad.space.blocks if "seat" in [k.kind for k in b.kinds])
    args = [s.seats if kind.kind == "seat" else 1 for kind in with_seat.kinds]
    if with_seat.kinds[[k.kind for k in with_seat.kinds].index("seat")].size > s.seats:
        with pytest.raises(Refused):
            s.apply(0, with_seat(*args))


def test_hidden_sheets_are_for_their_own_seats_until_the_end() -> None:
    pad = pads()["feather-pad"]
    s = new(pad, 3, {"hide_sheets": True})
    bird = pad.space.things["bird"].names[4]
    see = [pad.space.parse(f"see {k + 1} {bird} yes") for k in range(3)]
    s.apply(1, see[1])
    assert s.hushes(1, see[1])
    with pytest.raises(Refused):
        s.apply(0, see[1] - 1)
    for seat in (0, 2, NOBODY):
        view: Any = s.view(seat)
        assert view["players"][1] == {**view["players"][1], "sheet": None, "total": None, "at": None}
        assert view["said"] == []
        assert view["places"] is None
        assert s.log is not None
        assert s.log.heard(seat) == []
    mine: Any = s.view(1)
    assert mine["players"][1]["sheet"]["seen"] == [4]
    s.apply(0, s.choices(0)[0])
    shown: Any = s.view(0)
    assert shown["players"][1]["sheet"]["seen"] == [4]
    s.apply(2, pad.space.parse("end none"))
    again: Any = s.view(0)
    assert again["players"][1]["sheet"]["seen"] == [4], "what was shown stays shown"
    assert not s.hushes(0, see[0])


def test_who_begins_is_drawn_by_chance_and_may_be_said_otherwise() -> None:
    pad = pads()["songbirds-pad"]
    drawn = set()
    for seed in range(30):
        s = new(pad, 4, {}, seed)
        ahead = s.play_ahead(2, pad.boxes.draw.first)
        assert not ahead.sure, "it met chance"
        s.apply(2, pad.boxes.draw.first)
        view: Any = s.view(0)
        drawn.add(view["first"])
        assert s.log is not None
        event = s.log.events[-1]
        assert (event.name, event.args["seat"], event.args["was"]) == ("drawn", view["first"], 0)
        s.apply(0, int(str(event.args["box"])))
        assert s.first is None
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize("pad", PADS, ids=lambda pad: pad.id)
def test_a_pad_offers_nothing_its_game_does_not_know(pad: Pad) -> None:
    with pytest.raises(Refused, match="no option"):
        pad.check(pad.seat_counts[0], {"memory_aids": True})
    for seats in pad.seat_counts:
        whole = pad.parent.check(seats, pad.check(seats, {}))
        for event in [*pad.setup(seats, whole), *pad.variants(seats, whole)]:
            assert list(event.args) == pad.events[event.name]
