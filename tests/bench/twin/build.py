"""Compile a C file of this folder into a shared library under `build/bench`."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
BUILD = HERE.parents[2] / "build" / "bench"

# No -march=native: the compiled Python does not get it either. Without semantic interposition the compiler
# may inline the exported functions, as it would in a program.
FLAGS = ["-std=gnu11", "-O3", "-Wall", "-Wextra", "-fPIC", "-shared", "-fno-semantic-interposition"]


class NoCompiler(RuntimeError):
    """There is no C compiler on this machine."""


def compiler() -> str | None:
    """The C compiler to use: $CC, else the usual names."""
    names = [os.environ.get("CC", ""), "cc", "gcc", "clang"]
    return next((found for name in names if name and (found := shutil.which(name))), None)


def library(name: str) -> Path:
    """The shared library of `name`.c, compiled if this very source was not compiled before."""
    command = compiler()
    if command is None:
        raise NoCompiler("no C compiler")
    source = HERE / f"{name}.c"
    key = hashlib.sha256(source.read_bytes() + " ".join([command, *FLAGS]).encode()).hexdigest()[:12]
    target = BUILD / f"{name}-{key}.so"
    if not target.exists():
        BUILD.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILD) as scratch:
            # Built aside and moved in one step: tests may run in several processes.
            fresh = Path(scratch) / target.name
            subprocess.run([command, *FLAGS, "-o", str(fresh), str(source)], check=True)
            fresh.replace(target)
    return target
