"""A game in progress on this device: its record, who sits where, taking back, and what a seat may be told."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from voliere.bots import levels
from voliere.core.foresight import Foresight
from voliere.core.game import Game
from voliere.core.glimpse import Bot, Glimpse
from voliere.core.record import Record
from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.core.space import HIDDEN, Action
from voliere.core.state import NOBODY, Seat, State
from voliere.terminal.chairs import Chair

KEPT = 100  # positions kept to take decisions back
WORLDS = 40  # how many worlds must agree before something counts as known


@dataclass(frozen=True)
class Tally:
    """A seat's points as far as a reader may know them: None is a secret."""

    lines: dict[str, int | None]
    total: int | None


class Session:
    """Plays a record on. Screens draw it; they hold nothing of the game themselves."""

    def __init__(self, record: Record, chairs: list[Chair], file: Path | None = None) -> None:
        self.record = record
        self.game: Game = record.game
        self.chairs = chairs
        self.file = file
        self.state: State = record.replay()
        self.begun = len(record.moves)  # a game taken up again cannot go back behind this
        self.clear: list[bool] = []  # of each move since: did it show nothing that was hidden?
        self.before: dict[int, State] = {}  # the positions before decisions of people, by their number
        self.changes = 0  # grows with every change: whoever thought meanwhile thought about an old position
        self.bots: dict[Seat, Bot] = {}
        for seat, chair in enumerate(chairs):
            if chair.bot:
                digest = blake2b(f"bot {record.seed} {seat}".encode(), digest_size=16).digest()
                self.bots[seat] = levels.make(chair.bot, self.game, seeded(int.from_bytes(digest, "big")))
        record.players = [chair.player for chair in chairs]
        self.trouble: Refused | None = None  # why the file could not be written, last time
        self.save()
        if self.trouble is not None:
            raise self.trouble

    # -- whose turn ----------------------------------------------------------------------------

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if not chair.bot]

    @property
    def over(self) -> bool:
        return not self.state.actors

    def asked(self, reader: Seat) -> Seat:
        """The person to answer next, the reader if possible; NOBODY when only bots are asked.

        People come before bots: a sealed answer can be taken back as long as bots have not answered too.
        """
        waiting = [seat for seat in self.state.actors if not self.chairs[seat].bot]
        return reader if reader in waiting else waiting[0] if waiting else NOBODY

    def hides(self, reader: Seat, other: Seat) -> bool:
        """Whether two seats may not look at the same screen."""
        return self.state.view(reader) != self.state.view(other)

    # -- playing -------------------------------------------------------------------------------

    def play(self, seat: Seat, a: Action) -> None:
        """Do an action and put it on record; an illegal one is refused and changes nothing."""
        ahead = self.state.play_ahead(seat, a)
        self.clear.append(self.shows_nothing(seat, a, ahead))
        if seat not in self.bots:
            self.remember()
        self.state = ahead.position
        self.record.moves.append((seat, a))
        self.changes += 1
        self.save()

    def remember(self) -> None:
        """Keep the position before a person's decision for a while: taking back then makes no move again."""
        self.before[len(self.record.moves)] = self.state
        if len(self.before) > KEPT:
            del self.before[next(iter(self.before))]

    def think(self, seat: Seat) -> Action:
        """What a bot chooses. Works on a position of its own, so it may run beside the screen."""
        return self.bots[seat].choose(Glimpse(self.state.copy_with_log(), seat))

    def shows_nothing(self, seat: Seat, a: Action, ahead: Foresight) -> bool:
        """Whether the action can be taken back: no chance, no secret, nothing of a bot's hand."""
        if not ahead.sure:
            return False
        return seat not in self.bots or all(not self.betrays(person, seat, a) for person in self.people)

    def betrays(self, person: Seat, seat: Seat, a: Action) -> bool:
        """Whether a move tells a person something of what the mover holds."""
        if self.state.seen(person, seat, a) == HIDDEN:
            return False
        choices = self.state.choices(seat)
        rng = seeded(len(self.record.moves))
        return any(self.state.resample(person, rng).choices(seat) != choices for _ in range(WORLDS))

    # -- taking back ---------------------------------------------------------------------------

    def undo(self) -> Seat:
        """Go back to before the last decision of a person, if nothing hidden was shown since."""
        moves = self.record.moves
        own = [n for n in range(self.begun, len(moves)) if moves[n][0] not in self.bots]
        if not own:
            raise Refused("undo-nothing", {}, "there is nothing to take back")
        last = own[-1]
        for n in range(last, len(moves)):
            if not self.clear[n - self.begun]:
                key = "undo-secret" if n == last else "undo-answered"
                raise Refused(key, {}, "it cannot be taken back: something hidden has been shown since")
        self.record.moves = moves[:last]
        self.clear = self.clear[: last - self.begun]
        kept = self.before.pop(last, None)
        self.state = self.record.replay() if kept is None else kept
        self.changes += 1
        self.save()
        return moves[last][0]

    # -- telling -------------------------------------------------------------------------------

    def tallies(self, reader: Seat) -> list[Tally]:
        """Everybody's points as the reader may know them.

        Before the end they are read off worlds the reader could be in, never off the true one.
        """
        if self.over:
            return [Tally(dict(score.lines), score.total) for score in self.state.scores()]
        rng = seeded(len(self.record.moves))  # the same worlds whenever asked: points do not flicker
        eyes = [reader] if reader != NOBODY else list(range(self.state.seats))
        worlds = [self.state.resample(seat, rng).scores() for seat in eyes for _ in range(WORLDS)]
        found: list[Tally] = []
        for seat in range(self.state.seats):
            scores = [world[seat] for world in worlds]
            lines = {line: agreed([s.lines.get(line, 0) for s in scores]) for line in scores[0].lines}
            found.append(Tally(lines, agreed([s.total for s in scores])))
        return found

    def save(self) -> None:
        """A full disk shall be told, but not end a game."""
        self.trouble = None
        if self.file is not None:
            try:
                write_record(self.record, self.file)
            except Refused as no:
                self.trouble = no


def agreed(values: list[int]) -> int | None:
    return values[0] if len(set(values)) == 1 else None


def write_record(record: Record, file: Path) -> None:
    """Whole or not at all: the old file stays until the new one is complete."""
    beside = file.with_name(f".{file.name}.new")
    try:
        beside.write_text(record.to_json() + "\n", encoding="utf-8")
        beside.replace(file)
    except OSError as no:
        why = no.strerror or str(no)
        raise Refused("file", {"file": str(file), "why": why}, f"{file}: {why}") from no


def free_file(game: Game, folder: Path) -> Path:
    """A name for a record that is not taken yet."""
    n = 1
    while (folder / f"{game.id}-{n}.json").exists():
        n += 1
    return folder / f"{game.id}-{n}.json"
