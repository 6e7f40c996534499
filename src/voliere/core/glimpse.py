"""All a bot is given, and what a bot is."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from voliere.core.events import Event, Log
from voliere.core.game import Game
from voliere.core.options import Options
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State, View


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
class Bot:
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


Maker = Callable[[Game, Rng], Bot]
"""Makes a player of a game; all its chance is that `Rng`."""
