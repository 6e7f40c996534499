"""A game as a whole: what it is called, what may be chosen for it, and how it is dealt."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from voliere.core.board import Board, Say
from voliere.core.events import Log
from voliere.core.facts import Facts
from voliere.core.options import Option, Options
from voliere.core.refused import Refused
from voliere.core.rng import SEED_LIMIT, Rng, Sealed, rng_of
from voliere.core.space import Space
from voliere.core.standing import FARTHEST, from_text, lay_tasks, no_position, stands
from voliere.core.state import Home, State, View
from voliere.core.version import Version

LAST: Final = 100  # the place of a game that says none


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Home):
    """Makes positions. One object per game, without state of its own.

    >>> import voliere
    >>> game = voliere.game("songbirds")
    >>> game, game.seat_counts, [option.id for option in game.options][:3]
    (<game songbirds>, [1, 2, 3, 4], ['mode', 'special', 'early_bird'])
    """

    id: str  # in addresses, records and commands: "whats-up"
    title: str  # in plain English; its words have it in every language
    place: int = LAST  # in lists of games: the lowest first, equal ones by id
    pad_of: str = ""  # the id of the game it is a pad of (core/pad.py); a game is none
    versions: list[Version]  # of the rules, oldest first: all stay playable; a table and a record name theirs
    seat_counts: list[int]  # how many may play
    minutes: int  # what a game takes among people, about
    options: list[Option]  # what can be agreed on before it begins
    space: Space  # of all versions: action numbers only grow
    events: dict[str, list[str]]  # every event and reason with the names of its arguments
    score_lines: list[str]  # the lines of a score, in the order they are shown
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
        if (pad_of := getattr(self, "pad_of", None)) is not None:
            self.pad_of = pad_of
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
