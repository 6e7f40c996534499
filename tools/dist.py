"""`make dist`: source package and wheels, as people get them; looked through, installed and used.

Each is installed into an environment that holds nothing else, with every Python from 3.11 on that this
machine has (on the path, or beside this one); the compiled wheel, where there is a C compiler, with the one
that runs this. It takes its modules from build/compiled, if that was made of these sources: seconds instead
of minutes. The time to import `voliere` is printed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build/compiled"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
IMPORT_SECONDS = 0.1  # what importing `voliere` should take at most

# What people need: the page, words, rules, cards, fonts, what bots have learned, the mark of types.
WANTED = (
    r"voliere/py\.typed",
    r"voliere/web_app/index\.html",
    r"voliere/web_app/assets/.+\.js",
    r"voliere/web_app/sw\.js",
    r"voliere/text/fr/common\.ftl",
    r"voliere/text/en/common\.ftl",
    r"voliere/games/(songbirds|piafs|whats_up|feather|wingspan)/rules/(fr|en)\.md",
    r"voliere/games/(songbirds|piafs|whats_up|feather|wingspan)/text/(fr|en)/.+\.ftl",
    r"voliere/games/wingspan/data/.+\.csv",
    r"voliere/games/songbirds/bots/.+\.txt",
    r"voliere/paper/fonts/.+\.ttf",
    r"voliere/lab/arena/report\.css",
    r"voliere/server/store/migrations/.+\.py",
)
UNWANTED = (
    r"(^|/)(tests?|node_modules|__pycache__|\.git|\.venv[^/]*|\.cache|requirements|examples)/",
    r"\.(pyc|map|orig|rej|log|db|sqlite)$",
    r"(^|/)(compiled\.txt|conftest\.py)$",
)
# Folders of people and machines; in pieces, so that this file does not find itself.
MACHINE = re.compile(
    (
        r"(?<![\w.:/])/" + "(?:" + "|".join(["ho" + "me", "ro" + "ot", "wo" + "rk", "Us" + "ers"]) + r")/\w"
    ).encode()
)
TEXT = (
    ".py",
    ".md",
    ".ftl",
    ".toml",
    ".csv",
    ".txt",
    ".html",
    ".js",
    ".css",
    ".json",
    ".svg",
    "METADATA",
    "RECORD",
)


class Wrong(Exception):
    """A package that must not be given to anybody."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the packages, look through them and use them.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--plain", action="store_true", help="no compiled wheel")
    options = parser.parse_args()
    shutil.rmtree(options.out, ignore_errors=True)
    try:
        source, wheel = build(options.out)
        look_through(names_in(source), source, inside="src/")
        look_through(names_in(wheel), wheel)
        for python in pythons():
            use(wheel, python)
        if not options.plain:
            compiled = build_compiled(source, options.out)
            if compiled is not None:
                look_through(names_in(compiled), compiled, compiled=True)
                use(compiled, Path(sys.executable))
    except Wrong as no:
        print(f"Not good: {no}", file=sys.stderr)
        return 1
    return 0


# Building


def build(out: Path) -> tuple[Path, Path]:
    """The source package, and from it, as pip would, the wheel."""
    source = out / made("sdist", ROOT, out)
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(source) as archive:
            archive.extractall(folder, filter="data")
        [unpacked] = Path(folder).iterdir()
        wheel = out / made("wheel", unpacked, out)
    return source, wheel


def build_compiled(source: Path, out: Path) -> Path | None:
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(source) as archive:
            archive.extractall(folder, filter="data")
        [unpacked] = Path(folder).iterdir()
        name = made("wheel", unpacked, out, VOLIERE_COMPILE="1", VOLIERE_COMPILED=str(COPY))
    if name.endswith("none-any.whl"):
        print("No compiled wheel: there is no C compiler here.")
        return None
    return out / name


def made(kind: str, root: Path, out: Path, **environ: str) -> str:
    """Build one package as an installer does, by hatchling's hooks; gives its name."""
    began = time.monotonic()
    code = f"import sys, hatchling.build as b; sys.stderr.write(b.build_{kind}(sys.argv[1]))"
    ours = ("VOLIERE_COMPILE", "VOLIERE_COMPILED", "PYTHONPATH")
    clean = {key: value for key, value in os.environ.items() if key not in ours}
    done = subprocess.run(
        [sys.executable, "-c", code, str(out)], cwd=root, env=clean | environ, capture_output=True, text=True
    )
    if done.returncode:
        raise Wrong(f"{kind} cannot be built: {done.stdout}{done.stderr}")
    name = done.stderr.split()[-1]
    size = (out / name).stat().st_size / 1e6
    print(f"{name}: {size:.1f} MB, {time.monotonic() - began:.0f} s", flush=True)
    return name


# Looking through


def names_in(package: Path) -> dict[str, bytes]:
    """What a package holds; the outer folder of a source package is left away."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/")}
    found = {}
    with tarfile.open(package) as archive:
        for member in archive.getmembers():
            file = archive.extractfile(member)
            if file is not None:
                found[member.name.partition("/")[2]] = file.read()
    return found


def look_through(held: dict[str, bytes], package: Path, inside: str = "", compiled: bool = False) -> None:
    """Refuse a package that lacks something, or holds what belongs to nobody else."""
    for wanted in WANTED:
        if not any(re.fullmatch(inside + wanted, name) for name in held):
            raise Wrong(f"{package.name} lacks {wanted}")
    for name, content in held.items():
        allowed = compiled and name.endswith("compiled.txt")
        if not allowed and any(re.search(unwanted, name) for unwanted in UNWANTED):
            raise Wrong(f"{package.name} holds {name}")
        if name.endswith((".so", ".pyd")) and not compiled:
            raise Wrong(f"{package.name} holds {name}, though it is plain")
        place = MACHINE.search(content) if name.endswith(TEXT) else None
        if place:
            raise Wrong(f"{package.name}: {name} names a folder of a machine: {place.group().decode()}")
    if compiled and not any(name.endswith((".so", ".pyd")) for name in held):
        raise Wrong(f"{package.name} is not compiled")


# Using


def pythons() -> list[Path]:
    """Every Python this machine has that we support, this one first.

    On the path, or where pyenv and its like keep them: beside the one that runs this. What stands on the path
    may be nothing but a sign (pyenv's, of a version not chosen).
    """
    found = {f"{sys.version_info[0]}.{sys.version_info[1]}": Path(sys.executable)}
    beside = Path(sys.base_prefix).parent
    for version in PYTHONS:
        on_path = shutil.which(f"python{version}")
        places = [
            *([Path(on_path)] if on_path else []),
            *sorted(beside.glob(f"{version}*/bin/python{version}")),
        ]
        for path in places:
            if not subprocess.run([path, "-c", "import ensurepip"], capture_output=True).returncode:
                found.setdefault(version, path)
    return list(found.values())


def use(wheel: Path, python: Path) -> None:
    """Install a wheel where there is nothing else, and do with it what people do."""
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        subprocess.run([python, "-m", "venv", here / "venv"], check=True)
        bin = here / "venv" / ("Scripts" if os.name == "nt" else "bin")
        run(here, bin / "python", "-m", "pip", "install", "-q", "--no-compile", "--disable-pip-version-check",
            "-c", pinned(here), f"{wheel}[table]")  # fmt: skip
        where = run(here, bin / "python", "-c", "import voliere; print(voliere.__file__)")
        if not where.startswith(str(here)):
            raise Wrong(f"not the installed one: {where}")
        version = wheel.name.split("-")[1]
        for told, *command in (
            (f"voliere {version}", "voliere", "--version"),
            ("wingspan", "voliere", "games", "--lang", "fr"),
            ("Points", "voliere", "simulate", "wingspan", "--games", "2", "--seed", "1", "--lang", "en"),
            ("WS-", "voliere", "rules", "wingspan", "--lang", "fr"),
            ("--port", "voliere", "serve", "--help"),
            ("piafs", "voliere", "sheets", "piafs", "--lang", "fr"),
            ("index.html", "python", "-c", PAGE),
            ("1", "python", "-c", BOTS),
        ):
            said = run(here, bin / command[0], *command[1:])
            if told not in said:
                raise Wrong(f"{' '.join(command)} does not say {told}: {said[:500]}")
        spoken = run(here, bin / "python", "--version").strip()
        best = min(float(run(here, bin / "python", "-c", IMPORTING)) for _ in range(5))
        verdict = "" if best <= IMPORT_SECONDS else f" (more than {1000 * IMPORT_SECONDS:.0f} ms)"
        print(f"{wheel.name} on {spoken}: works; import voliere in {1000 * best:.0f} ms{verdict}", flush=True)


IMPORTING = "import time; t = time.perf_counter(); import voliere; print(time.perf_counter() - t)"
PAGE = "import voliere, os; print(*os.listdir(os.path.dirname(voliere.__file__) + '/web_app'))"
BOTS = """
import voliere
from voliere.bots import levels
game = voliere.game("wingspan")
print(int(all(levels.make(name, game, voliere.seeded(1)) for name in levels.names(game))))
"""


def pinned(folder: Path) -> Path:
    """The versions we test with, without hashes: pip would want one of the wheel too."""
    lock = (ROOT / "requirements/run.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    file = folder / "versions.txt"
    file.write_text(re.sub(r" +--hash=\S+", "", lock), encoding="utf-8")
    return file


def run(folder: Path, *command: str | Path) -> str:
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VOLIERE"))}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=clean | {"LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )
    if done.returncode:
        raise Wrong(f"{' '.join(str(word) for word in command)}: {done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
