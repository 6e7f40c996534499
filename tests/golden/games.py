"""The golden games: which tables there are, how they are played, and how they read.

They stay with the version of the rules they were played under.
"""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

import voliere
from voliere.bots.levels import make
from voliere.core.events import Event, Log
from voliere.core.glimpse import Glimpse
from voliere.core.record import Record
from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.core.state import Seat, State
from voliere.text import Words

FOLDER = Path(__file__).parent
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"]
BOARD_EVERY = 6  # moves; in a long game more rarely
BOARDS = 24  # about so many at the most
ASIDE = 9  # one move in so many is something said aside, where there is something to say
LONGEST = 1_000  # moves
WIDE = 90  # what came of a move, before it goes on in the next line


class Golden(NamedTuple):
    """A game kept as text (NAME.txt) and as its record (NAME.json)."""

    name: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any]

    @property
    def text_file(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    @property
    def record_file(self) -> Path:
        return FOLDER / f"{self.name}.json"


def table(game: str, seats: int, seed: int, name: str = "", **options: Any) -> Golden:
    return Golden(f"{game}-{seats}{name}", game, seats, seed, options)


GOLDEN = [
    table("whats-up", 2, 1),
    table("whats-up", 3, 2),
    table("whats-up", 4, 3),
    table("whats-up", 2, 4, "-memory-aid", memory_aid=True),
    table("songbirds", 2, 1),
    table("songbirds", 3, 2),
    table("songbirds", 4, 3, "-raven", special="raven"),
    table("songbirds", 4, 4, "-falcon", special="falcon"),
    table("songbirds", 4, 5, "-hummingbird", special="hummingbird"),
    table("songbirds", 4, 6, "-mockingbird", special="mockingbird"),
    table("songbirds", 3, 7, "-early-bird", early_bird=True),
    table("songbirds", 2, 8, "-extended", extended="rounds"),
    table("songbirds", 4, 9, "-all", early_bird=True, extended="target", target=40, special="chosen"),
    table("songbirds", 1, 10, "-solo"),
    table("songbirds", 2, 11, "-coop", mode="coop"),
    table("songbirds", 3, 12, "-coop", mode="coop"),
    table("songbirds", 4, 13, "-coop", mode="coop"),
    table("piafs", 2, 1),
    table("piafs", 3, 2),
    table("piafs", 4, 3),
    table("feather", 1, 1, "-solo", raptors=True),
    table("feather", 2, 2),
    table("feather", 3, 3, "-draft", draft=True),
    table("feather", 5, 4, "-migration", migration=True),
    table("feather", 7, 5, "-raptors", raptors=True),
    table("wingspan", 1, 1, "-automa", automa="eaglet"),
    table("wingspan", 2, 2),
    table("wingspan", 3, 3, "-blue", goals="blue", edition="en"),
    table("wingspan", 5, 4),
    # WS-PLAY-8: food paid token by token from the last kind on; a click used to pay what was not clicked.
    table("wingspan", 2, 5, "-any-order"),
]


# -- playing ---------------------------------------------------------------------------------------


def keep(golden: Golden) -> Record | None:
    """The game kept, if it can still be played to its end: cleverer bots are no reason for another one."""
    try:
        record = voliere.record(golden.record_file.read_text(encoding="utf-8"))
        same = Record(record.game, golden.seats, golden.seed, golden.options, record.moves, record.rules)
        return record if record.to_json() == same.to_json() and not record.replay().actors else None
    except (FileNotFoundError, Refused):
        return None


def play(golden: Golden) -> Record:
    """Greedy players, who now and then say something aside."""
    game = voliere.game(golden.game)
    record = Record(game, golden.seats, golden.seed, golden.options)
    rng = seeded(golden.seed)
    bot = make("greedy", game, rng)
    s = record.replay()
    while s.actors and len(record.moves) < LONGEST:
        who = int(rng.below(s.seats))
        asides = s.asides(who)
        if asides and rng.below(ASIDE) == 0:
            move = (who, asides[int(rng.below(len(asides)))])
        else:
            move = (s.actors[0], bot.choose(Glimpse(s, s.actors[0])))
        record.moves.append(move)
        s.apply(*move)
    return record


# -- reading ---------------------------------------------------------------------------------------


def tell(record: Record) -> str:
    """The whole game: a board now and then, and every move with what came of it."""
    game, names = record.game, NAMES[: record.seats]
    said = [f"{key}={value}" for key, value in record.options.items() if value != usual(record, key)]
    lines = [" · ".join([game.title, f"{record.seats} seats", f"seed {record.seed}", *said])]
    s = record.replay(0)
    lines += ["", *[f"      {line}" for line in news(record, s, 0)]]
    heard = len(log_of(s).events)
    every = max(BOARD_EVERY, len(record.moves) // BOARDS)
    for n, (seat, a) in enumerate(record.moves):
        if n % every == 0:
            lines += ["", board(record, s), ""]
        s.apply(seat, a)
        first, *more = wrap(" ".join(news(record, s, heard)), WIDE) or [""]
        heard = len(log_of(s).events)
        lines.append(f"{n + 1:>4}  {names[seat]:<5}{game.space.text(a):<23} {first}".rstrip())
        lines += [" " * 35 + line for line in more]
    lines += ["", board(record, s), "", *ending(record, s)]
    return "\n".join(lines) + "\n"


def usual(record: Record, key: str) -> object:
    return next(option.default for option in record.game.options if option.id == key)


def log_of(s: State) -> Log:
    assert s.log is not None
    return s.log


def news(record: Record, s: State, since: int) -> list[str]:
    """What happened since; what one seat alone may know is marked."""
    return [sentence(record, event) for event in log_of(s).events[since:]]


def sentence(record: Record, event: Event) -> str:
    names = NAMES[: record.seats]
    hearers = [seat for seat in range(record.seats) if event.heard_by(seat)]
    if event.heard_by(-1) or not hearers:
        return Words("en", names).event(record.game, event)
    told = Words("en", names, me=hearers[0]).event(record.game, event)
    return f"[{names[hearers[0]]}: {told}]"


def board(record: Record, s: State) -> str:
    """As the seat in turn sees it; spectators at the end."""
    seat: Seat = s.actors[0] if s.actors else -1
    drawn = record.game.draw(s.view(seat), Words("en").say, NAMES[: record.seats]).plain()
    return "\n".join(f"      {line}".rstrip() for line in drawn.rstrip("\n").splitlines())


def ending(record: Record, s: State) -> list[str]:
    assert s.actors == [], "the game is not over"
    words = Words("en")
    found = []
    for score, place in zip(s.scores(), s.places(), strict=True):
        parts = ", ".join(f"{words.line(record.game, line)} {n}" for line, n in score.lines.items())
        found.append(f"{place}. {NAMES[score.seat]}: {score.total} ({parts})")
    return found
