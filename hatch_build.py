"""Compile the rules with mypyc, when asked and when possible; never fail an install.

As a hatchling hook: VOLIERE_COMPILE=1 makes a compiled wheel, or compiles an editable install in
place. Without it, and without a C compiler, the install is plain Python. VOLIERE_COMPILED=build/compiled
names a compiled copy: if it is of these very sources, the wheel takes its modules and nothing is compiled.

A wheel and a source package hold the built web app; without it neither is made (web_app). So a wheel
made from a source package needs no Node.

As a command: `python hatch_build.py build/compiled` keeps a compiled copy of the whole package apart
from the sources, for PYTHONPATH=build/compiled. It starts the compiler only when a source that
matters has changed. With --strict a compile error is an error, not a reason to play interpreted.

[tool.voliere.compile] in pyproject.toml says what is compiled.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import os
import platform
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "voliere"
MANIFEST = f"{PACKAGE}/compiled.txt"  # voliere/stale.py reads it
BINARY = (".so", ".pyd")
NEEDS = ["mypy[mypyc]>=2.4", "setuptools>=77", "librt>=0.16"]
SECONDS_PER_LINE = 0.012  # measured on two cores; only for the message


class CompileError(Exception):
    """mypyc or the C compiler refused the sources."""


# What is compiled, and from what


def settings(root: Path) -> dict[str, Any]:
    with open(root / "pyproject.toml", "rb") as file:
        table: dict[str, Any] = tomllib.load(file)["tool"][PACKAGE]["compile"]
    return table


def matching(root: Path, globs: list[str]) -> set[Path]:
    return {path.relative_to(root) for glob in globs for path in root.glob(glob)}


def modules(root: Path) -> list[Path]:
    """The sources that mypyc compiles, relative to root, sorted."""
    table = settings(root)
    return sorted(matching(root, table["include"]) - matching(root, table["exclude"]))


def key(root: Path) -> str:
    """Changes whenever the compiled code might.

    Excluded modules count too: compiled ones are built from the types they declare.
    """
    table = settings(root)
    digest = hashlib.sha256()
    facts = [sys.version, platform.platform(), repr(sorted(table.items()))]
    facts += [f"{name} {importlib.metadata.version(name)}" for name in ("mypy", "librt", "setuptools")]
    digest.update("\n".join(facts).encode())
    for script in (Path(__file__), root / "hatch_docstrings.py"):
        digest.update(script.read_bytes())
    for path in sorted(matching(root, table["include"])):
        content = (root / path).read_bytes()
        digest.update(f"\n{path.as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def package_files(root: Path) -> dict[str, Path]:
    """Everything an installed package holds but its compiled modules: place in the package -> source."""
    source = root / "src" / PACKAGE
    found = {}
    for path in source.rglob("*"):
        if path.is_file() and path.suffix not in (*BINARY, ".pyc") and path.name != Path(MANIFEST).name:
            found[f"{PACKAGE}/{path.relative_to(source).as_posix()}"] = path
    return found


# Compiling


def lacking() -> str:
    """What this machine lacks to compile, or ''."""
    if os.name == "nt":
        return ""  # setuptools alone knows how to find a compiler there
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers (Python.h; Debian's package is python3-dev)"
    return ""


def compile_modules(root: Path, into: Path, objects: Path) -> None:
    """Compile all modules as one mypyc group; put the binaries and their manifest into a folder.

    objects keeps C and object files, so that the next time only changed C files are compiled.
    """
    sources = modules(root)
    command = [sys.executable, str(Path(__file__).resolve()), "--child", str(into), str(objects)]
    environ = os.environ | {"MYPYPATH": "src"}
    done = subprocess.run(
        command, cwd=root, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise CompileError(done.stdout.strip())
    lines = []
    for path in sources:
        content = (root / path).read_bytes()
        lines.append(f"{zlib.crc32(content):08x} {path.relative_to(Path('src', PACKAGE)).as_posix()}\n")
    (into / MANIFEST).write_text("".join(lines), encoding="utf-8")


def child(root: Path, into: Path, objects: Path) -> None:
    """Run mypyc and the C compiler. In a process of its own: both change it, and may end it."""
    from hatch_docstrings import write_docstrings
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BothCores(build_ext):
        """build_ext compiles the C files of one extension one by one; this one uses every core."""

        def build_extensions(self) -> None:
            compile_one = self.compiler.compile
            headers = b"".join(path.read_bytes() for path in sorted(objects.rglob("*.h")))
            store = objects / "kept"
            store.mkdir(exist_ok=True)
            used = set()

            def cached(source: str, **options: Any) -> str:
                recipe = repr((sorted(options.items()), self.compiler.compiler_so, sys.version)).encode()
                name = hashlib.sha256(recipe + headers + Path(source).read_bytes()).hexdigest()
                kept = store / f"{name}.o"
                used.add(kept)
                if not kept.exists():
                    [made] = compile_one([source], **options)
                    Path(made).replace(kept)
                return str(kept)

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return list(pool.map(lambda source: cached(source, **options), sources))

            self.compiler.compile = compile_all
            super().build_extensions()
            for path in set(store.iterdir()) - used:
                path.unlink()

    table = settings(root)
    # No project settings for mypy here: `make types` is the judge of types, this only reads them.
    flags = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports"]
    extensions = mypycify(
        [*flags, *(path.as_posix() for path in modules(root))],
        opt_level=table["opt_level"],
        multi_file=table["multi_file"],
        group_name=PACKAGE,
        target_dir=str(objects),
    )
    c_files = {Path(source) for extension in extensions for source in extension.sources}
    write_docstrings(c_files, modules(root), Path("src"))
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args += table["c_flags"]
    os.chdir(into)  # away from pyproject.toml, which setuptools would take for its own
    setup(
        name=PACKAGE,
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BothCores},
        script_args=["build_ext", f"--build-lib={into}", f"--build-temp={objects}/temp"],
    )


def binaries(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.suffix in BINARY)


# The web app


def web_app(root: Path) -> dict[str, Path]:
    """The built web app's files, built now if it can be: place in the package -> source."""
    folder = root / "src" / PACKAGE / "web_app"
    if not (folder / "index.html").exists():
        npm, web = shutil.which("npm"), root / "web"
        if not npm or not (web / "package.json").exists():
            raise RuntimeError(
                "A package needs the web app: install Node 20.19 or newer, or run `make web` first."
            )
        for command in (["ci", "--silent", "--no-audit", "--no-fund"], ["run", "--silent", "build"]):
            subprocess.run([npm, *command], cwd=web, check=True)
    if not (folder / "index.html").exists():
        raise RuntimeError("The web app was built without index.html; no package is made.")
    files = (path for path in folder.rglob("*") if path.is_file())
    return {f"{PACKAGE}/web_app/{path.relative_to(folder).as_posix()}": path for path in files}


# The compiled copy: python hatch_build.py build/compiled


def mirror(root: Path, copy: Path) -> None:
    """Make the copy hold the package's files as they are now; leaves what is equal untouched."""
    wanted = package_files(root)
    for place, source in wanted.items():
        target = copy / place
        content = source.read_bytes()
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    for path in list((copy / PACKAGE).rglob("*")):
        place = path.relative_to(copy).as_posix()
        kept = place in wanted or place == MANIFEST or path.suffix in (*BINARY, ".pyc")
        if path.is_file() and not kept:
            path.unlink()


def check_imports(root: Path, copy: Path) -> None:
    """Raise if a module of the copy does not import, or is not the compiled one."""
    names = [".".join(path.relative_to("src").with_suffix("").parts) for path in modules(root)]
    code = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    file = importlib.import_module(name).__file__\n"
        f"    assert file.startswith({str(copy)!r}) and file.endswith({BINARY!r}), (name, file)\n"
    )
    environ = os.environ | {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", code, *names], env=environ, capture_output=True, text=True)
    if done.returncode:
        raise CompileError(done.stderr.strip())


def of_these_sources(root: Path, copy: Path) -> bool:
    stamp = copy / "key"
    return stamp.exists() and stamp.read_text() == key(root)


def current(root: Path, copy: Path) -> bool:
    """Whether the compiled copy is of these sources; if so, its other files are brought up to date."""
    if not of_these_sources(root, copy):
        return False
    mirror(root, copy)
    return True


def kept_copy(root: Path) -> Path | None:
    """The compiled copy that VOLIERE_COMPILED names, if it was made of these sources."""
    named = os.environ.get("VOLIERE_COMPILED", "")
    copy = Path(named)
    return copy if named and of_these_sources(root, copy) else None


def discard(copy: Path) -> None:
    """Remove the compiled copy; at no moment is there a part of it that could be taken for the whole."""
    if copy.exists():
        with tempfile.TemporaryDirectory(
            prefix=".old-", dir=copy.parent, ignore_cleanup_errors=True
        ) as folder:
            copy.rename(Path(folder, "old"))


def refresh(root: Path, copy: Path, strict: bool) -> int:
    """Bring the compiled copy up to date; without a way to compile, remove it and say so."""
    if current(root, copy):
        return 0
    now = key(root)
    lack = lacking()
    if lack:
        discard(copy)
        print(f"Not compiling: {lack}. The rules run interpreted: all works, bots think slower.", flush=True)
        return 0
    objects = copy.parent / "mypyc"
    sources = modules(root)
    lines = sum((root / path).read_bytes().count(b"\n") for path in sources)
    seconds = max(10, round(lines * SECONDS_PER_LINE, -1))
    wait = "only what changed" if objects.exists() else f"about {seconds:.0f} s, once"
    print(f"Compiling {len(sources)} modules with mypyc, {wait} ...", flush=True)
    started = time.monotonic()
    objects.mkdir(parents=True, exist_ok=True)
    work = tempfile.TemporaryDirectory(prefix=".compiling-", dir=copy.parent, ignore_cleanup_errors=True)
    with work as folder:
        fresh = Path(folder, "fresh")
        fresh.mkdir()
        try:
            compile_modules(root, fresh, objects)
            mirror(root, fresh)
            check_imports(root, fresh)
        except CompileError as error:
            discard(copy)
            if strict:
                print(f"{error}\nCompiling failed.", file=sys.stderr)
                return 1
            print("Compiling failed (`make test` says why). The rules run interpreted: bots think slower.")
            return 0
        (fresh / "key").write_text(now)
        discard(copy)
        fresh.rename(copy)
    print(f"Compiled in {time.monotonic() - started:.0f} s.", flush=True)
    return 0


# The hook: VOLIERE_COMPILE=1 pip install .


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the built web app to every package, and to wheels compiled modules when asked."""

    def wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("VOLIERE_COMPILE", "0") not in ("", "0")

    def dependencies(self) -> list[str]:
        return NEEDS if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if self.target_name == "sdist":
            build_data["force_include"] |= {
                str(path): f"src/{place}" for place, path in web_app(root).items()
            }
            return
        editable = version == "editable"
        if editable:
            remove_in_place(root)
        else:
            build_data["force_include"] |= {str(path): place for place, path in web_app(root).items()}
        if not self.wanted():
            return
        lack = lacking()
        if lack:
            self.app.display_warning(f"Installing plain Python: {lack}.")
            return
        made = kept_copy(root)
        if made is None:
            self.folder = tempfile.TemporaryDirectory()  # hatchling reads it later, finalize() removes it
            made, objects = Path(self.folder.name, "made"), Path(self.folder.name, "objects")
            made.mkdir()
            objects.mkdir()
            try:
                compile_modules(root, made, objects)
            except CompileError as error:
                last = str(error).splitlines()[-1]
                self.app.display_warning(f"Installing plain Python: compiling failed: {last}")
                return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"].append("librt>=0.16")
        for path in [*binaries(made), made / MANIFEST]:
            place = path.relative_to(made).as_posix()
            if editable:
                shutil.copyfile(path, root / "src" / place)
            else:
                build_data["force_include"][str(path)] = place

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()


def remove_in_place(root: Path) -> None:
    """Undo VOLIERE_COMPILE=1 pip install -e . so that no old binary hides an edited source."""
    for path in [*binaries(root / "src"), root / "src" / MANIFEST]:
        path.unlink(missing_ok=True)


def main() -> int:
    root = Path(__file__).resolve().parent
    parser = argparse.ArgumentParser(description="Keep a compiled copy of the package up to date.")
    parser.add_argument("copy", type=Path, nargs="?", help="where, for example build/compiled")
    parser.add_argument("--strict", action="store_true", help="a compile error is an error")
    parser.add_argument("--clean", action="store_true", help="remove what was compiled inside src")
    parser.add_argument("--child", type=Path, nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child(Path.cwd(), *options.child)
        return 0
    if options.clean:
        remove_in_place(root)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # told to stop, it clears up as after Ctrl-C
    try:
        return refresh(root, options.copy.resolve(), options.strict) if options.copy else 0
    except KeyboardInterrupt:
        print("\nCompiling was interrupted; nothing was changed.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
