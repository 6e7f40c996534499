"""What is installed beside us and offers something by an entry point: games and bots; what a game brings."""

from __future__ import annotations

import warnings
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, NamedTuple


class PluginWarning(UserWarning):
    """Something installed beside us does not work; everything else does."""


class Plugin(NamedTuple):
    """One entry point that could be loaded: the name and object it offers, and the package they are from."""

    group: str
    name: str
    package: str
    offered: Any


def exists(module: str) -> bool:
    """Whether there is such a module, without loading it.

    >>> exists("voliere.games.wingspan.recap"), exists("voliere.plugins.recap")
    (True, False)
    """
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # nor anything it would lie in
        return False


def beside(group: str) -> list[Plugin]:
    """What others offer under an entry point of ours, by name; what cannot be loaded is warned about."""
    found: list[Plugin] = []
    for point in sorted(entry_points(group=group), key=lambda point: (point.name, point.value)):
        package = point.module.rpartition(".")[0] or point.module
        plugin = Plugin(group, point.name, package, None)
        try:
            found.append(plugin._replace(offered=point.load()))
        except Exception as no:  # whatever a stranger's code may do on import
            warn(plugin, str(no) or type(no).__name__)
    return found


def warn(plugin: Plugin, why: str) -> None:
    told = " ".join(f"{plugin.group}: '{plugin.name}' of {plugin.package} is left out: {why}".split())
    warnings.warn(told, PluginWarning, stacklevel=2)


def warn_plainly() -> None:
    """From now on such a warning is one line, without the place in our code it comes from."""
    usual = warnings.formatwarning

    def plain(
        message: Warning | str, category: type[Warning], filename: str, lineno: int, line: str | None = None
    ) -> str:
        if issubclass(category, PluginWarning):
            return f"{message}\n"
        return usual(message, category, filename, lineno, line)

    warnings.formatwarning = plain
