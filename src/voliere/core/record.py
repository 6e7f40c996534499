"""A game on disk: see docs/record-format.md."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from voliere.core.game import Game
from voliere.core.options import Options
from voliere.core.players import Player, read_players
from voliere.core.refused import Refused, Told
from voliere.core.space import Action
from voliere.core.state import Seat, State

FORMAT: Final = 1  # of records


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
