"""Choosing a game before it begins: seats, options, who sits where; it can always be played as it stands."""

from __future__ import annotations

from voliere.bots import levels
from voliere.core.game import Game
from voliere.core.options import Choice, Number, Option, Options, Value
from voliere.core.refused import Refused
from voliere.terminal.chairs import Chair, usual_seats
from voliere.text import LANGUAGES


def in_language(game: Game, lang: str) -> dict[str, Value]:
    """What is usual in the players' language: an option that is a choice of language follows it."""
    return {
        option.id: lang
        for option in game.options
        if isinstance(option, Choice) and lang in option.names and set(option.names) <= set(LANGUAGES)
    }


class Setup:
    """What the start screen is about. Options that would be refused are not offered."""

    def __init__(self, games: list[Game], lang: str, game: Game | None = None) -> None:
        self.games = games
        self.lang = lang
        # Whoever sits on each chair ever shown: "" a person, None the usual bot.
        self.seated: list[str | None] = [""]
        self.choose(game or games[0])

    def choose(self, game: Game) -> None:
        self.game = game
        self.given: dict[str, Value] = {}
        self.seats = usual_seats(game)

    # -- options -------------------------------------------------------------------------------

    def options(self) -> Options:
        """What was turned, and what follows the language."""
        return self.game.check(self.seats, {**in_language(self.game, self.lang), **self.given})

    def accepts(self, given: dict[str, Value]) -> bool:
        try:
            self.game.check(self.seats, given)
        except Refused:
            return False
        return True

    def with_value(self, option: Option, value: Value) -> dict[str, Value] | None:
        """The options if this one gets a value: others give way where they must; None if it can't be."""
        both = {**self.given, option.id: value}
        if self.accepts(both):
            return both
        kept: dict[str, Value] = {option.id: value}
        return self.keeping(kept) if self.accepts(kept) else None

    def keeping(self, kept: dict[str, Value]) -> dict[str, Value]:
        """As many of the options given so far as go with those to keep."""
        for option in self.game.options:
            if option.id in self.given and option.id not in kept:
                more = {**kept, option.id: self.given[option.id]}
                kept = more if self.accepts(more) else kept
        return kept

    def allowed(self, option: Option) -> list[Value]:
        every = list(range(option.low, option.high + 1)) if isinstance(option, Number) else option.values()
        return [value for value in every if self.with_value(option, value) is not None]

    def offered(self) -> list[Option]:
        """The options that leave a choice, given the others."""
        return [option for option in self.game.options if len(self.allowed(option)) > 1]

    def turn(self, option: Option, step: int) -> None:
        """Go to the next value, or another step away; numbers stop at their ends, names go round."""
        values = self.allowed(option)
        at = values.index(self.options()[option.id]) + step
        at = max(0, min(at, len(values) - 1)) if isinstance(option, Number) else at % len(values)
        found = self.with_value(option, values[at])
        if found is not None:
            self.given = found

    # -- seats ---------------------------------------------------------------------------------

    def turn_game(self, step: int) -> None:
        at = self.games.index(self.game) + step
        self.choose(self.games[at % len(self.games)])

    def turn_seats(self, step: int) -> None:
        counts = self.game.seat_counts
        self.seats = counts[max(0, min(counts.index(self.seats) + step, len(counts) - 1))]
        self.given = self.keeping({})

    def sitting(self) -> list[str]:
        """Who sits there. A bot another game has and this one has not gives way to the usual one."""
        while len(self.seated) < self.seats:
            self.seated.append(None)
        known, usual = ["", *levels.names(self.game)], levels.usual(self.game)
        return [bot if bot in known else usual for bot in self.seated[: self.seats]]

    def turn_seat(self, seat: int, step: int) -> None:
        kinds = ["", *levels.names(self.game)]
        self.seated[seat] = kinds[(kinds.index(self.sitting()[seat]) + step) % len(kinds)]

    def chairs(self) -> list[Chair]:
        return [Chair(bot) for bot in self.sitting()]
