"""A bot somebody else wrote in Python, in a process of its own: it may hang, die or eat memory alone.

What it is given is a world drawn from what its seat knows: whatever it looks into, the true cards are not
in its process.
"""

from __future__ import annotations

import inspect
import json
import multiprocessing
import os
import signal
import sys
from importlib import import_module
from multiprocessing.connection import Connection

from voliere.bots import levels
from voliere.core.game import Game
from voliere.core.glimpse import Bot, Glimpse
from voliere.core.refused import Refused
from voliere.core.rng import Rng, seeded
from voliere.core.space import Action
from voliere.core.state import State
from voliere.lab.arena.chairs import MOST, Failed, short
from voliere.lab.arena.contest import Limits
from voliere.lab.arena.entrants import Entrant
from voliere.lab.arena.memory import limit_memory
from voliere.lab.match import known

TO_START = 10.0  # seconds a process may take to come up

# Processes come from one that has all modules already: a game is shorter than an import.
if sys.platform == "win32":
    context = multiprocessing.get_context("spawn")
else:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])


class Guest:
    def __init__(self, entrant: Entrant, game: Game, seed: int, limits: Limits) -> None:
        self.entrant = entrant
        self.game = game
        self.seed = seed
        self.limits = limits
        self.disguise = seeded(seed ^ 1)
        self.broken: list[Failed] = []
        self.begin()

    def begin(self) -> None:
        """A process with its bot; whatever is wrong with it shows when it is asked."""
        self.line, theirs = context.Pipe()
        told = (theirs, self.entrant.kind, self.entrant.spec, self.game.id, self.seed, self.limits.memory)
        self.process = context.Process(target=sit, args=told, daemon=True)
        self.process.start()
        theirs.close()
        self.fresh = True

    def choose(self, g: Glimpse) -> Action:
        if len(self.broken) >= MOST:
            raise self.broken[-1]
        world = Glimpse(g.world(self.disguise, heard=True), g.seat)
        try:
            if self.fresh:
                self.answer(TO_START)
                self.fresh = False
            self.line.send(world)
            return int(self.answer(self.limits.seconds))
        except (EOFError, OSError) as no:
            failed = Failed("died", short(no))
        except Failed as no:
            if no.kind == "nonsense":
                raise
            failed = no
        self.broken.append(failed)
        self.stop()
        if len(self.broken) < MOST:
            self.begin()
        raise failed

    def answer(self, seconds: float) -> int:
        if not self.line.poll(seconds):
            raise Failed("hung", f"no answer in {seconds:g} s")
        said = json.loads(self.line.recv_bytes())
        if "error" in said:
            raise Failed("died", said["error"])
        if type(said["action"]) is not int:
            raise Failed("nonsense", "its answer is no action")
        return int(said["action"])

    def end(self, s: State | None) -> None:
        self.stop()

    def stop(self) -> None:
        self.line.close()
        if self.process.is_alive():
            self.process.kill()
        self.process.join()


def audition(entrant: Entrant, game: Game, limits: Limits) -> None:
    """Refuses one that cannot even be made."""
    guest = Guest(entrant, game, 0, limits)
    try:
        guest.answer(TO_START)
    except (Failed, EOFError, OSError) as no:
        why = no.why if isinstance(no, Failed) else short(no)
        bot = entrant.spec
        raise Refused("bot-broken", {"bot": bot, "why": why}, f"bot '{bot}' cannot play: {why}") from no
    finally:
        guest.stop()


# -- in the other process ------------------------------------------------------------------------


def sit(line: Connection, kind: str, spec: str, game: str, seed: int, memory: int) -> None:
    """Make the bot, then answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)  # what it prints is not ours to say
    try:
        bot = made(kind, spec, known(game), seeded(seed))
        limit_memory(memory)
        tell(line, {"action": 0})
    except Exception as no:  # whatever a stranger's code may do
        tell(line, {"error": no.args[-1] if isinstance(no, Refused) else short(no)})
        return
    while True:
        try:
            g = line.recv()
        except (EOFError, OSError):
            return
        try:
            a: object = bot.choose(g)
            tell(line, {"action": a if type(a) is int else None})
        except Exception as no:
            tell(line, {"error": short(no)})


def tell(line: Connection, said: dict[str, object]) -> None:
    try:
        line.send_bytes(json.dumps(said).encode())
    except OSError:
        pass  # it was let go meanwhile


def made(kind: str, spec: str, game: Game, rng: Rng) -> Bot:
    if kind == "guest":
        return levels.make(spec, game, rng)
    module, _, name = spec.partition(":")
    sys.path.insert(0, os.getcwd())
    maker = import_module(module)
    for part in name.split("."):
        maker = getattr(maker, part)
    bot: object = maker(*wanted(maker, game, rng))  # type: ignore[operator]  # if not, that is said
    if not isinstance(bot, Bot):
        raise TypeError("what it makes is not a Bot")
    return bot


def wanted(maker: object, game: Game, rng: Rng) -> list[object]:
    """What it likes to be given: game and rng, the rng alone, or nothing."""
    try:
        taken = inspect.signature(maker).parameters.values()  # type: ignore[arg-type]
    except (TypeError, ValueError):  # compiled: does not tell
        return [game, rng]
    places = [p for p in taken if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    if any(p.kind is p.VAR_POSITIONAL for p in taken):
        return [game, rng]
    given: list[object] = [game, rng]
    return given[-min(2, len(places)) :] if places else []
