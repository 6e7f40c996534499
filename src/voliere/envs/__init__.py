"""Standard environments for programs that learn (`pip install "voliere[rl]"`): docs/environments.md.

>>> from voliere import envs
>>> env = envs.gym("whats-up", bots="random")  # doctest: +SKIP

Nothing is imported before it is asked for: whoever needs Gymnasium needs neither PettingZoo nor OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from voliere.text.languages import USUAL

if TYPE_CHECKING:
    from voliere.envs.at_once import Parallel
    from voliere.envs.in_turn import Aec
    from voliere.envs.many import Vector
    from voliere.envs.single import Single

__all__ = ["aec", "gym", "parallel", "register_gymnasium", "register_open_spiel", "vector"]

Options = Mapping[str, object]


def aec(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    language: str = USUAL,
) -> Aec:
    """PettingZoo: one seat answers at a time; sealed answers stay sealed."""
    from voliere.envs.in_turn import Aec

    return Aec(game, seats, options, reward, render_mode, language)


def parallel(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    language: str = USUAL,
) -> Parallel:
    """PettingZoo: all answer at once; who is not asked waits."""
    from voliere.envs.at_once import Parallel

    return Parallel(game, seats, options, reward, render_mode, language)


def gym(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    bots: str | Sequence[str] = "random",
    seat: int | None = 0,
    reward: str = "win",
    render_mode: str | None = None,
    language: str = USUAL,
) -> Single:
    """Gymnasium: one seat learns, bots of any level sit in the others; alone, nobody."""
    from voliere.envs.single import Single

    return Single(game, seats, options, bots, seat, reward, render_mode, language)


def vector(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    envs: int = 1024,
    reward: str = "win",
    jobs: int = 1,
) -> Vector:
    """Thousands of games in one call, begun anew when they are over; with several processes if asked."""
    from voliere.envs.many import Vector

    return Vector(game, seats, options, envs, reward, jobs)


def register_gymnasium() -> list[str]:
    """Make `gymnasium.make("voliere/Songbirds-v0", seats=2)` work for every game; gives the names."""
    from voliere.envs.single import register

    return register()


def register_open_spiel() -> list[str]:
    """Make `pyspiel.load_game("voliere_songbirds(seats=2)")` work for every game; gives the names."""
    from voliere.envs.spiel import register

    return register()
