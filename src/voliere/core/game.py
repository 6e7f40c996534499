"""A game as a whole, a game on disk, and the little a bot is given."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from voliere.core.board import Board, Say
from voliere.core.events import Event, Log
from voliere.core.facts import Facts
from voliere.core.options import Option, Options
from voliere.core.players import Player, read_players
from voliere.core.refused import Refused, Told
from voliere.core.rng import SEED_LIMIT, Rng, Sealed, rng_of
from voliere.core.space import Action, Space
from voliere.core.standing import FARTHEST, from_text, lay_tasks, no_position, stands
from voliere.core.state import Home, Seat, State, View
from voliere.core.version import Version

FORMAT: Final = 1  # of records, see docs/record-format.md
LAST: Final = 100  # the place of a game that says none


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Home):
    """Makes positions. One object per game, without state of its own.

    >>> import voliere
    >>> game = voliere.game("songbirds")
    >>> game, game.seat_counts, [option.id for option in game.options][:3]
    (<game songbirds>, [1, 2, 3, 4], ['mode', 'special', 'early_bird'])
    """

    id: str
    title: str
    place: int = LAST  # in lists of games: the lowest first, equal ones by id
    versions: list[Version]  # of the rules, oldest first: all stay playable; a table and a record name theirs
    seat_counts: list[int]
    minutes: int
    options: list[Option]
    space: Space  # of all versions: action numbers only grow
    events: dict[str, list[str]]  # every event and reason with the names of its arguments
    score_lines: list[str]
    view_type: type  # a TypedDict: what `view` gives, for the wire

    def __init__(self) -> None:
        self.adopt()

    def adopt(self) -> None:
        """Keep in the object what its class says in its body: compiled code looks for it nowhere else."""
        if (id := getattr(self, "id", None)) is not None:
            self.id = id
        if (title := getattr(self, "title", None)) is not None:
            self.title = title
        if (place := getattr(self, "place", None)) is not None:
            self.place = place
        if (versions := getattr(self, "versions", None)) is not None:
            self.versions = versions
        if (seat_counts := getattr(self, "seat_counts", None)) is not None:
            self.seat_counts = seat_counts
        if (minutes := getattr(self, "minutes", None)) is not None:
            self.minutes = minutes
        if (options := getattr(self, "options", None)) is not None:
            self.options = options
        if (space := getattr(self, "space", None)) is not None:
            self.space = space
        if (events := getattr(self, "events", None)) is not None:
            self.events = events
        if (score_lines := getattr(self, "score_lines", None)) is not None:
            self.score_lines = score_lines
        if (view_type := getattr(self, "view_type", None)) is not None:
            self.view_type = view_type

    @property
    def package(self) -> str:
        """The Python package it lies in, with all it brings: words, rules pages, lesson, bots."""
        module = type(self).__module__
        return module.rpartition(".")[0] or module

    def bare(self, seats: int, rng: Rng, options: Options) -> State:
        """A table with nothing on it yet; options are complete and checked."""
        raise NotImplementedError(f"{type(self).__name__} does not say how to make a bare table")

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
        """Whether a version of the rules can be played.

        >>> import voliere
        >>> voliere.game("wingspan").knows(1), voliere.game("wingspan").knows(999)
        (True, False)
        """
        return any(version.number == rules for version in self.versions)

    def new(
        self, seats: int, seed: int, options: Mapping[str, object] | None = None, rules: int | None = None
    ) -> State:
        """A fresh game. The same seats, seed, options and version of the rules always give the same game.

        Without a version, the newest.

        >>> import voliere
        >>> game = voliere.game("songbirds")
        >>> game.new(2, seed=7) == game.new(2, seed=7), game.new(2, seed=7) == game.new(2, seed=8)
        (True, False)
        >>> game.new(1, seed=7, options={"mode": "solo"}).options["mode"]
        'solo'
        """
        if not 0 <= seed < SEED_LIMIT:
            raise Refused("seed", {}, "a seed is a whole number from 0 to 2^128 - 1")
        complete = self.check(seats, {} if options is None else options)
        s = self.start(seats, Sealed(seed), complete, Log(), self.newest_or(rules))
        s.home = self
        s.options = complete
        return s

    def newest_or(self, rules: int | None) -> int:
        """A version of the rules that can be played: the newest, unless one is asked for."""
        if rules is None:
            return self.version
        if not self.knows(rules):
            known = ", ".join([str(version.number) for version in self.versions])
            raise Refused(
                "rules",
                {"title": self.title, "rules": rules, "known": known},
                f"{self.title} has rules version {known}, not {rules}",
            )
        return rules

    def position(self, given: object) -> State:
        """A position from its JSON (`State.position`), as an object or as text; refuses what is not one.

        It plays on exactly as the one that was written down; its log begins here.

        >>> import voliere
        >>> game = voliere.game("songbirds")
        >>> s = game.new(2, seed=7)
        >>> game.position(s.position()) == s, game.position(s.text()) == s
        (True, True)
        """
        read = from_text(given) if isinstance(given, str) else given
        try:
            s = self.lay(read)
            stands(s, read)
        except Refused:
            raise
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as no:
            raise no_position("broken", {}, "its facts do not fit together") from no
        s.log = Log()
        return s

    def lay(self, given: object) -> State:
        """`position` without its checks, and without a log."""
        facts = Facts(given)
        if facts.get("game") != self.id:
            raise no_position("game", {"game": self.id}, f"not one of {self.id}")
        seats = facts.number("seats", min(self.seat_counts), max(self.seat_counts))
        options = self.check(seats, facts.part("options").given)
        rules = self.newest_or(facts.number("rules", 0, FARTHEST))
        s = self.bare(seats, rng_of(facts.numbers("rng", 0, SEED_LIMIT)), options)
        s.home = self
        s.options = options
        s.rules = rules
        lay_tasks(s, facts, type(self).__module__)
        s.lay(facts.part("table"))
        return s

    def __reduce__(self) -> tuple[object, ...]:
        keep(self)
        return game_again, (type(self),)

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def check(self, seats: int, given: Mapping[str, object]) -> Options:
        """Complete, typed options; refuses what the game does not know or allow.

        >>> import voliere
        >>> voliere.game("piafs").check(2, {})
        {'removed_species': 'random'}
        >>> voliere.game("piafs").check(5, {})
        Traceback (most recent call last):
        voliere.core.refused.Refused: Piafs has 2, 3, 4 seats, not 5
        """
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


KEPT: Final[dict[type[Game], Game]] = {}  # the one object of each game that pickles come back as


def keep(game: Game) -> Game:
    game.adopt()
    return KEPT.setdefault(type(game), game)


def game_again(kind: type[Game]) -> Game:
    """A game out of a pickle: the one that is there already."""
    return KEPT[kind] if kind in KEPT else keep(kind())


class Record:
    """A game on disk: a seed and a list of (seat, action), with the rules they were made under.

    >>> import voliere
    >>> record = Record(voliere.game("whats-up"), seats=2, seed=7)
    >>> s = record.replay()
    >>> for n in range(2):
    ...     seat = s.actors[0]
    ...     record.moves.append((seat, s.choices(seat)[0]))
    ...     s.apply(*record.moves[-1])
    >>> record
    <record of whats-up: 2 seats, 2 moves>
    >>> record.replay() == s, voliere.record(record.to_json()) == record
    (True, True)

    Equal records tell the same game, played by the same players. `moves` grows, so a record has no hash.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        moves: list[tuple[Seat, Action]] | None = None,
        rules: int | None = None,
        players: list[Player] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options: Options = game.check(seats, {} if options is None else options)
        self.moves: list[tuple[Seat, Action]] = [] if moves is None else moves
        self.rules = game.version if rules is None else rules
        self.players: list[Player] = [] if players is None else players  # who sat where; []: not said

    def __reduce__(self) -> tuple[object, ...]:
        return Record, (
            self.game,
            self.seats,
            self.seed,
            self.options,
            self.moves,
            self.rules,
            self.players,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.__reduce__() == other.__reduce__()

    def __repr__(self) -> str:
        # Without its seed: that of a game being played is a secret.
        return f"<record of {self.game.id}: {self.seats} seats, {len(self.moves)} moves>"

    def replay(self, upto: int | None = None) -> State:
        """The position after the first `upto` moves (all, unless said).

        >>> import voliere
        >>> game = voliere.game("whats-up")
        >>> Record(game, 2, seed=7).replay(upto=0) == game.new(2, seed=7)
        True
        """
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
        """The record as text; `voliere.record` reads it.

        >>> import voliere
        >>> '"moves": []' in Record(voliere.game("whats-up"), 2, seed=7).to_json()
        True
        """
        head: dict[str, object] = {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "seed": f"{self.seed:032x}",
            "moves": [[seat, a] for seat, a in self.moves],
        }
        if self.players:
            head["players"] = [{"kind": player.kind, "name": player.name} for player in self.players]
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
    players = read_players(raw.get("players"), seats)
    return Record(game, seats, int(seed, 16), options, plain, rules, players)


def not_a_record(key: str, about: dict[str, Told], why: str) -> Refused:
    return Refused("record-" + key, about, f"not a record of a game: {why}")


class Glimpse:
    """All a bot is given: what its seat sees, may do, and worlds it cannot tell from the real one.

    >>> import voliere
    >>> s = voliere.game("songbirds").new(2, seed=7)
    >>> g = Glimpse(s, s.actors[0])
    >>> g
    <glimpse of songbirds: seat 1 of 2, asked Turn>

    `choices` are what it may answer. To try them out it draws worlds: the same table to its eyes, with other
    cards where it cannot look. What holds in many worlds is likely to hold in the real one.

    >>> def mean(a, rng, tries=20):
    ...     total = 0.0
    ...     for _ in range(tries):
    ...         world = g.world(rng)
    ...         world.apply(g.seat, a)
    ...         made = world.playout(rng)
    ...         total += world.returns()[g.seat]
    ...     return total / tries
    >>> rng = voliere.seeded(1)
    >>> best = max(g.choices(), key=lambda a: mean(a, rng))
    >>> best in g.choices()
    True

    | attribute | what it is |
    | --- | --- |
    | `seat` | whose eyes these are |
    | `seats` | how many play |
    | `rules` | the version of the rules this table is played under |
    """

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self.seat = seat
        self.seats = state.seats
        self.rules = state.rules  # the version of the rules

    def __reduce__(self) -> tuple[object, ...]:
        return Glimpse, (self._state, self.seat)

    def __repr__(self) -> str:
        s = self._state
        name = type(s).__name__ if s.home is None else s.home.id
        asked = f"asked {self.question()}" if self.seat in s.actors else "not asked"
        return f"<glimpse of {name}: seat {self.seat} of {self.seats}, {asked}>"

    @property
    def game(self) -> Game:
        """The game being played.

        >>> import voliere
        >>> g = Glimpse(voliere.game("songbirds").new(2, seed=7), 1)
        >>> g.game.space.text(g.choices()[0])
        'place r4 c2'
        """
        return self._state.game

    @property
    def options(self) -> Options:
        """What was agreed on before the game.

        >>> import voliere
        >>> Glimpse(voliere.game("piafs").new(2, seed=7), 0).options
        {'removed_species': 'random'}
        """
        return dict(self._state.options)

    @property
    def actors(self) -> list[Seat]:
        """The seats that owe an answer now, its own among them when it is asked.

        >>> import voliere
        >>> Glimpse(voliere.game("feather").new(3, seed=7), 0).actors
        [0, 1, 2]
        """
        return self._state.actors[:]

    def view(self) -> View:
        """The table as its seat sees it; JSON-ready, of the type `game.view_type`.

        >>> import voliere
        >>> s = voliere.game("songbirds").new(2, seed=7)
        >>> Glimpse(s, 0).view() == s.view(0)
        True
        """
        return self._state.view(self.seat)

    def question(self) -> str:
        """The name of what its seat is asked.

        >>> import voliere
        >>> Glimpse(voliere.game("whats-up").new(2, seed=7), 1).question()
        'Flip'
        """
        return self._state.question(self.seat)

    def choices(self) -> list[Action]:
        """The actions its seat has: sorted, never empty while it is asked.

        They are numbers of `game.space` and mean the same in every world.

        >>> import voliere
        >>> g = Glimpse(voliere.game("whats-up").new(2, seed=7), 1)
        >>> len(g.choices()), g.world(voliere.seeded(1)).choices(1) == g.choices()
        (30, True)
        """
        return self._state.choices(self.seat)

    def asides(self) -> list[Action]:
        """What its seat may say at any time without being asked; a bot may ignore it.

        >>> import voliere
        >>> Glimpse(voliere.game("whats-up").new(2, seed=7), 1).asides()
        []
        """
        return self._state.asides(self.seat)

    def foresee(self, a: Action) -> list[Event]:
        """What an action of its seat will surely do: the events up to the first chance or secret.

        >>> import voliere
        >>> g = Glimpse(voliere.game("songbirds").new(2, seed=7), 1)
        >>> g.foresee(g.game.space.parse("place r4 c2"))
        [placed(seat=1, card=3, cell=7)]
        """
        return self._state.foresee(self.seat, a).events  # not its position: that is the true one

    def reasons(self) -> dict[str, Event]:
        """Why things that look choosable are not: path of the thing -> reason.

        >>> import voliere
        >>> Glimpse(voliere.game("whats-up").new(2, seed=7), 1).reasons()
        {}
        """
        return self._state.reasons(self.seat)

    def world(self, rng: Rng, heard: bool = False) -> State:
        """A position the seat cannot tell from the real one, drawn by chance; chance in it is its own.

        With `heard` it has a log, which begins with what the seat has heard; `copy_with_log` keeps it.

        >>> import voliere
        >>> g = Glimpse(voliere.game("songbirds").new(2, seed=7), 1)
        >>> rng = voliere.seeded(1)
        >>> one, other = g.world(rng), g.world(rng)
        >>> one.view(1) == other.view(1), one.view(0) == other.view(0)
        (True, False)
        """
        w = self._state.resample(self.seat, rng)
        if heard:
            w.log = Log(self.heard())
        return w

    def heard(self) -> list[Event]:
        """The events its seat has heard so far.

        >>> import voliere
        >>> Glimpse(voliere.game("songbirds").new(2, seed=7), 1).heard()
        [dealt(seat=1)]
        """
        log = self._state.log
        return [] if log is None else log.heard(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses for a seat from a glimpse.

    >>> import voliere
    >>> class First(Bot):
    ...     def choose(self, g):
    ...         return g.choices()[0]
    >>> s = voliere.game("songbirds").new(2, seed=7)
    >>> while s.actors:
    ...     seat = s.actors[0]
    ...     s.apply(seat, First().choose(Glimpse(s, seat)))
    >>> len(s.places())
    2
    """

    @abstractmethod
    def choose(self, g: Glimpse) -> Action:
        """One of the choices of the glimpse."""


Maker = Callable[[Game, Rng], Bot]  # makes a player of a game
