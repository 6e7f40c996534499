"""Who sits where: people on this device, and bots."""

from __future__ import annotations

from dataclasses import dataclass

from voliere.bots import levels
from voliere.bots.names import company
from voliere.core.game import Game
from voliere.core.players import Player
from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.text import Words

LONGEST_NAME = 12


@dataclass(frozen=True)
class Chair:
    """A seat at the table. No bot: a person. No name: the language has one."""

    bot: str = ""
    name: str = ""

    @property
    def player(self) -> Player:
        """As a record says it."""
        return Player("bot", self.bot) if self.bot else Player("person", self.name)


def names(game: Game, chairs: list[Chair], words: Words) -> list[str]:
    """What everybody is called."""
    alone = sum(not chair.bot for chair in chairs) == 1
    nameless = [chair.bot for chair in chairs if chair.bot and not chair.name]
    bots = iter(company(game.id, nameless, [chair.name for chair in chairs]))
    found: list[str] = []
    for seat, chair in enumerate(chairs):
        if chair.name:
            found.append(chair.name)
        elif chair.bot:
            found.append(next(bots))
        else:
            found.append(words.say("terminal-you") if alone else words.seat(seat))
    return found


def usual_seats(game: Game) -> int:
    return 2 if 2 in game.seat_counts else game.seat_counts[0]


def seat_people(
    game: Game, seats: int | None, people: int | None, bots: list[str] | None, called: list[str]
) -> list[Chair]:
    """Chairs from what a command line says: people first, then bots; whatever is left open is usual."""
    if bots is None:
        total = usual_seats(game) if seats is None else seats
        if seats is None and people is not None and people > total:
            total = people
        ahead = min(1, total) if people is None else people
        bots = [levels.usual(game)] * (total - ahead)
    else:
        total = seats if seats is not None else len(bots) + (1 if people is None else people)
        alone = min(1, total - len(bots)) if bots else total
        ahead = alone if people is None else people
        bots = levels.fill(bots, total - ahead)
    if ahead < 0 or ahead + len(bots) != total:
        raise Refused(
            "chairs",
            {"seats": total, "people": max(ahead, 0), "bots": len(bots)},
            f"{total} seats cannot hold {max(ahead, 0)} people and {len(bots)} bots",
        )
    for bot in bots:
        levels.make(bot, game, seeded(0))  # refuses a bot that does not exist
    return [*named(called, ahead, total), *[Chair(bot, name) for bot, name in bot_names(bots, called, ahead)]]


def seat_again(players: list[Player]) -> list[Chair]:
    """Chairs for those who sat there before; [] if a record does not say, or nobody was there to play on."""
    chairs = [Chair(p.name, "") if p.kind == "bot" else Chair("", p.name) for p in players]
    return [] if all(chair.bot for chair in chairs) else chairs


def named(called: list[str], people: int, total: int) -> list[Chair]:
    allowed = sorted({people, total})
    if called and (len(called) not in allowed or not all(0 < len(name) <= LONGEST_NAME for name in called)):
        counts = " / ".join(str(n) for n in allowed)
        raise Refused(
            "names",
            {"given": len(called), "allowed": counts, "longest": LONGEST_NAME},
            f"{len(called)} names: {counts} are expected, of 1 to {LONGEST_NAME} letters",
        )
    return [Chair("", called[seat] if called else "") for seat in range(people)]


def bot_names(bots: list[str], called: list[str], people: int) -> list[tuple[str, str]]:
    given = called[people:] or [""] * len(bots)
    return list(zip(bots, given, strict=True))
