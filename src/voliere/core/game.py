"""A game as a whole, a game on disk, and the little a bot is given."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from voliere.core.board import Board, Say
from voliere.core.events import Event, Log
from voliere.core.options import Option, Options
from voliere.core.refused import Refused, Told
from voliere.core.rng import SEED_LIMIT, Rng, Sealed
from voliere.core.space import Action, Space
from voliere.core.state import Seat, State, View
from voliere.core.version import Version

FORMAT: Final = 1  # of records, see docs/record-format.md


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """Makes positions. One object per game, without state of its own."""

    id: str
    title: str
    versions: list[Version]  # of the rules, oldest first: all stay playable; a table and a record name theirs
    seat_counts: list[int]
    minutes: int
    options: list[Option]
    space: Space  # of all versions: action numbers only grow
    events: dict[str, list[str]]  # every event and reason with the names of its arguments
    score_lines: list[str]
    view_type: type  # a TypedDict: what `view` gives, for the wire

    @abstractmethod
    def start(self, seats: int, rng: Rng, options: Options, log: Log | None, rules: int) -> State:
        """Set the table; options are complete, `rules` is a version of ours to be told to `State.rules`."""

    @abstractmethod
    def draw(self, view: View, say: Say, names: list[str]) -> Board:
        """A view as coloured text, in the reader's words."""

    def conflicts(self, seats: int, options: Options) -> None:
        """Refuse options that don't go together."""

    def quiet(self, options: Options) -> bool:
        """Whether the rules forbid free talk at the table: what may be said is among the asides."""
        return False

    @property
    def version(self) -> int:
        """Of the rules: the newest."""
        return self.versions[-1].number

    def knows(self, rules: int) -> bool:
        """Whether a version of the rules can be played."""
        return any(version.number == rules for version in self.versions)

    def new(
        self, seats: int, seed: int, options: Mapping[str, object] | None = None, rules: int | None = None
    ) -> State:
        """A fresh game. The same seats, seed, options and version of the rules always give the same game.

        Without a version, the newest.
        """
        if not 0 <= seed < SEED_LIMIT:
            raise Refused("seed", {}, "a seed is a whole number from 0 to 2^128 - 1")
        complete = self.check(seats, {} if options is None else options)
        if rules is None:
            rules = self.version
        elif not self.knows(rules):
            known = ", ".join([str(version.number) for version in self.versions])
            raise Refused(
                "rules",
                {"title": self.title, "rules": rules, "known": known},
                f"{self.title} has rules version {known}, not {rules}",
            )
        return self.start(seats, Sealed(seed), complete, Log(), rules)

    def check(self, seats: int, given: Mapping[str, object]) -> Options:
        """Complete, typed options; refuses what the game does not know or allow."""
        if seats not in self.seat_counts:
            counts = ", ".join(str(n) for n in self.seat_counts)
            raise Refused(
                "seats",
                {"title": self.title, "seats": seats, "allowed": counts},
                f"{self.title} has {counts} seats, not {seats}",
            )
        if not given:
            usual: Options = {option.id: option.default for option in self.options}
            self.conflicts(seats, usual)
            return usual
        known = {option.id: option for option in self.options}
        for key in given:
            if key not in known:
                allowed = ", ".join(known) or "none"
                raise Refused(
                    "option",
                    {"title": self.title, "option": key, "allowed": allowed},
                    f"{self.title} has no option '{key}': {allowed}",
                )
        complete = {id: o.check(given[id]) if id in given else o.default for id, o in known.items()}
        self.conflicts(seats, complete)
        return complete


class Record:
    """A game on disk: a seed and a list of (seat, action), with the rules they were made under."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        moves: list[tuple[Seat, Action]] | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options: Options = game.check(seats, {} if options is None else options)
        self.moves: list[tuple[Seat, Action]] = [] if moves is None else moves
        self.rules = game.version if rules is None else rules

    def replay(self, upto: int | None = None) -> State:
        """The position after the first `upto` moves (all, unless said)."""
        moves = self.moves if upto is None else self.moves[:upto]
        s = self.game.new(self.seats, self.seed, self.options, self.rules)
        for n, (seat, a) in enumerate(moves):
            try:
                s.apply(seat, a)
            except Refused as no:
                raise Refused(
                    "record-move", {"move": n + 1, "why": str(no)}, f"move {n + 1} of the record: {no}"
                ) from no
        return s

    def to_json(self) -> str:
        head: dict[str, object] = {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "seed": f"{self.seed:032x}",
            "moves": [[seat, a] for seat, a in self.moves],
        }
        return json.dumps(head)


def read_record(text: str, games: Mapping[str, Game]) -> Record:
    """A record from its JSON; refuses, with the reason, whatever is not one."""
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError) as no:
        raise not_a_record("json", {}, "it is not JSON") from no
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise not_a_record("format", {"format": FORMAT}, f"format {FORMAT} is expected")
    id, rules = raw.get("game"), raw.get("rules")
    game = games.get(id) if isinstance(id, str) else None
    if game is None:
        known = ", ".join(games)
        raise not_a_record("game", {"game": str(id), "known": known}, f"no game '{id}'; there are {known}")
    if type(rules) is not int or not game.knows(rules):
        raise not_a_record(
            "rules",
            {"game": game.id, "rules": str(rules), "version": game.version},
            f"rules version {rules} of {game.id}; the newest here is version {game.version}",
        )
    seats, options, seed, moves = raw.get("seats"), raw.get("options"), raw.get("seed"), raw.get("moves")
    if type(seats) is not int or not isinstance(options, dict):
        raise not_a_record("head", {}, "seats and options are missing")
    if not isinstance(seed, str) or len(seed) != 32 or set(seed) - set("0123456789abcdef"):
        raise not_a_record("seed", {}, "the seed must be 32 hexadecimal digits")
    if not isinstance(moves, list):
        raise not_a_record("moves", {}, "moves are missing")
    plain: list[tuple[Seat, Action]] = []
    for move in moves:
        if not isinstance(move, list) or len(move) != 2 or not all(type(x) is int for x in move):
            raise not_a_record("pair", {}, "a move is a pair of whole numbers, seat and action")
        plain.append((move[0], move[1]))
    return Record(game, seats, int(seed, 16), options, plain, rules)


def not_a_record(key: str, about: dict[str, Told], why: str) -> Refused:
    return Refused("record-" + key, about, f"not a record of a game: {why}")


class Glimpse:
    """All a bot is given: what its seat sees, may do, and worlds it cannot tell from the real one."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self.seat = seat
        self.seats = state.seats
        self.rules = state.rules  # the version of the rules

    def view(self) -> View:
        return self._state.view(self.seat)

    def choices(self) -> list[Action]:
        return self._state.choices(self.seat)

    def world(self, rng: Rng) -> State:
        return self._state.resample(self.seat, rng)

    def heard(self) -> list[Event]:
        log = self._state.log
        return [] if log is None else log.heard(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses for a seat from a glimpse."""

    @abstractmethod
    def choose(self, g: Glimpse) -> Action: ...
