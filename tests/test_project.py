"""The project's own tools: lock files, the compiler hook, the warning about stale binaries."""

from __future__ import annotations

import importlib.metadata
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import time
import tomllib
import warnings
import zipfile
from pathlib import Path

import hatch_build
import pytest

from voliere import stale

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
needs_compiler = pytest.mark.skipif(bool(hatch_build.lacking()), reason="no C compiler")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with our settings and hook, and a package small enough to compile in seconds."""
    root = tmp_path / "project"
    files = {
        "src/voliere/__init__.py": "",
        "src/voliere/words.ftl": "bird = oiseau\n",
        "src/voliere/cli.py": "def main() -> None: ...\n",
        "src/voliere/core/__init__.py": "",
        "src/voliere/web_app/index.html": "<!doctype html>\n",
        "src/voliere/core/native.py": "i64 = int\n",
        "src/voliere/core/sums.py": "def add(a: int, b: int) -> int:\n    return a + b\n",
        "src/voliere/games/songbirds/rules/fr.md": "# Règles\n",
    }
    for name, content in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(content, encoding="utf-8")
    for name in (
        "pyproject.toml",
        "hatch_build.py",
        "hatch_docstrings.py",
        "README.md",
        "LICENSE",
        ".gitignore",
    ):
        shutil.copyfile(ROOT / name, root / name)
    settings = root / "pyproject.toml"
    quick = settings.read_text(encoding="utf-8").replace('opt_level = "3"', 'opt_level = "0"')
    settings.write_text(quick, encoding="utf-8")
    return root


def edit(path: Path, content: str = "\n# edited\n") -> None:
    with open(path, "a", encoding="utf-8") as file:
        file.write(content)


# Files in the repository


def test_no_file_names_a_machine_or_a_registry() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    # In pieces, so that this file does not find itself.
    hosts = ["pypi" + r"\.org", "pythonhosted" + r"\.org", "registry" + r"\.npmjs", "deb" + r"\.debian"]
    folders = [r"(?<![\w.])/" + folder + "/" for folder in ("work", "farm", "root")]
    bad = re.compile("|".join(hosts + folders).encode())
    found = []
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if path.is_file() and (match := bad.search(path.read_bytes())):
            found.append(f"{name}: {match.group().decode()}")
    assert found == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_locked_version_has_a_hash(lock: Path) -> None:
    entries = lock.read_text().replace("\\\n", " ").splitlines()
    assert entries
    for entry in entries:
        assert re.match(r"[a-z0-9.-]+==[^ ]+( ; .*?)?( +--hash=sha256:[0-9a-f]{64})+$", entry), entry


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_locks_hold_what_pyproject_asks(lock: Path) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = settings["project"]["optional-dependencies"]
    asked = settings["project"]["dependencies"] + extras["table"] + extras["compiled"]
    learn = extras["rl"] + [item for item in extras["learn"] if not item.startswith("torch")]  # see Makefile
    asked = [] if lock.stem == "docs" else asked  # nothing of ours is installed there
    asked += {"envs": extras["rl"], "lab": extras["lab"] + extras["ray"], "learn": learn}.get(lock.stem, [])
    group = settings["dependency-groups"].get("build" if lock.stem == "run" else lock.stem, [])
    asked += [item for item in group if isinstance(item, str)]
    names = {re.sub(r"[-_.]+", "-", re.split(r"[\[<>=~ ]", item)[0]).lower() for item in asked}
    locked = set(re.findall(r"^([a-z0-9.-]+)==", lock.read_text(), re.MULTILINE))
    assert names - locked == set()


def test_pages_name_only_targets_that_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in ("README.md", "CONTRIBUTING.md"):
        named = set(re.findall(r"`make ([a-z-]+)", (ROOT / page).read_text(encoding="utf-8")))
        assert named - targets == set()


def test_the_installed_package_is_this_one() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert importlib.metadata.version("voliere") == settings["project"]["version"]
    scripts = importlib.metadata.entry_points(group="console_scripts", name="voliere")
    assert [script.value for script in scripts] == ["voliere.cli:main"]
    assert (ROOT / "src/voliere/py.typed").exists()


# What is compiled


def test_rules_are_compiled_and_native_is_not() -> None:
    compiled = {path.as_posix() for path in hatch_build.modules(ROOT)}
    assert "src/voliere/core/state.py" in compiled
    assert "src/voliere/core/native.py" not in compiled
    assert not any(path.endswith("__init__.py") for path in compiled)


@pytest.mark.parametrize("name", ["core/sums.py", "core/native.py"])
def test_key_changes_with_what_is_compiled(project: Path, name: str) -> None:
    before = hatch_build.key(project)
    edit(project / "src/voliere" / name)
    assert hatch_build.key(project) != before


@pytest.mark.parametrize("name", ["words.ftl", "cli.py"])
def test_key_stays_with_everything_else(project: Path, name: str) -> None:
    before = hatch_build.key(project)
    edit(project / "src/voliere" / name)
    os.utime(project / "src/voliere/core/sums.py")
    assert hatch_build.key(project) == before


def test_mirror_follows_the_package(project: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    hatch_build.mirror(project, copy)
    assert (copy / "voliere/games/songbirds/rules/fr.md").read_text(encoding="utf-8") == "# Règles\n"
    (project / "src/voliere/words.ftl").unlink()
    edit(project / "src/voliere/cli.py")
    hatch_build.mirror(project, copy)
    assert not (copy / "voliere/words.ftl").exists()
    assert "edited" in (copy / "voliere/cli.py").read_text()


def test_no_compiler_is_said_in_one_line(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    old = tmp_path / "build/compiled"
    old.mkdir(parents=True)
    assert hatch_build.refresh(project, old, strict=True) == 0
    assert not old.exists(), "an old copy must not be played"
    assert re.fullmatch(r"Not compiling: no C compiler .*\n", capsys.readouterr().out)


@pytest.mark.slow
@needs_compiler
def test_compiled_copy(project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "build/compiled"
    source = project / "src/voliere/core/sums.py"

    def refresh(strict: bool = True) -> tuple[int, str]:
        return hatch_build.refresh(project, copy, strict), capsys.readouterr().out

    assert refresh()[1].startswith("Compiling 1 modules")
    assert refresh() == (0, ""), "nothing changed, nothing compiled"
    edit(project / "src/voliere/words.ftl", "nest = nid\n")
    assert refresh() == (0, ""), "a text is copied, not compiled"
    assert "nest" in (copy / "voliere/words.ftl").read_text()

    edit(source, "def twice(a: int) -> int:\n    return add(a, a)\n")
    assert refresh()[1].startswith("Compiling")
    code = "from voliere.core import sums; print(sums.twice(4), sums.__file__)"
    environ = os.environ | {"PYTHONPATH": str(copy)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=True
    )
    assert re.match(r"8 .*\.(so|pyd)$", done.stdout)
    assert stale.stale_modules(copy / "voliere") == []

    edit(source, "def wrong() -> str:\n    return 1\n")
    assert refresh(strict=True)[0] == 1
    code_lenient, said = refresh(strict=False)
    assert code_lenient == 0
    assert "Compiling failed" in said
    assert not copy.exists()
    assert [path.name for path in copy.parent.iterdir()] == ["mypyc"], "no half-made folder stays"


@pytest.mark.slow
@needs_compiler
def test_a_compiler_told_to_stop_leaves_nothing(project: Path) -> None:
    slow = project / "cc"
    slow.write_text("#!/bin/sh\ntouch begun\nexec sleep 600\n".replace("begun", str(project / "begun")))
    slow.chmod(0o755)
    process = subprocess.Popen(
        [sys.executable, "hatch_build.py", "build/compiled"],
        cwd=project,
        env=os.environ | {"CC": str(slow)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    while not (project / "begun").exists():
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGTERM)
    assert process.wait(60) == 130
    assert [path.name for path in (project / "build").iterdir()] == ["mypyc"]


# The hook


def packed(project: Path, kind: str, **environ: str) -> str:
    """Build a package of a kind ("wheel", "editable" or "sdist"); gives what was printed."""
    code = f"import hatchling.build; hatchling.build.build_{kind}('dist')"
    ours = ("VOLIERE_COMPILE", "VOLIERE_COMPILED")
    clean = {name: value for name, value in os.environ.items() if name not in ours}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=project,
        env=clean | environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=True,
    )
    return done.stdout


def build(project: Path, kind: str, **environ: str) -> tuple[str, zipfile.ZipFile]:
    """Build a wheel (kind "wheel" or "editable"); gives what was printed, and the wheel."""
    said = packed(project, kind, **environ)
    [wheel] = (project / "dist").glob("*.whl")
    return said, zipfile.ZipFile(wheel.rename(wheel.parent / f"{wheel.name}.done"))


def test_plain_wheel_is_pure_python(project: Path) -> None:
    said, wheel = build(project, "wheel")
    names = wheel.namelist()
    assert said == ""
    assert "py3-none-any" in str(wheel.filename)
    assert "voliere/core/sums.py" in names
    assert "voliere/games/songbirds/rules/fr.md" in names
    assert names.count("voliere/web_app/index.html") == 1
    assert not any(name.endswith((*hatch_build.BINARY, "compiled.txt")) for name in names)


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_a_package_without_the_web_app_is_not_made(project: Path, kind: str) -> None:
    (project / "src/voliere/web_app/index.html").unlink()
    with pytest.raises(subprocess.CalledProcessError) as no:
        packed(project, kind)
    assert "A package needs the web app" in no.value.stdout


def with_npm(project: Path) -> dict[str, str]:
    """An npm that notes what it is asked, and builds a page of one file."""
    (project / "web").mkdir()
    (project / "web/package.json").write_text("{}")
    (project / "bin").mkdir()
    npm = project / "bin/npm"
    page = "../src/voliere/web_app"
    npm.write_text(f'#!/bin/sh\necho "$1" >>../asked\nmkdir -p {page}\necho built >{page}/index.html\n')
    npm.chmod(0o755)
    return {"PATH": f"{project / 'bin'}{os.pathsep}{os.environ['PATH']}"}


def test_a_source_package_holds_the_page_built_for_it(project: Path, tmp_path: Path) -> None:
    (project / "src/voliere/web_app/index.html").unlink()
    packed(project, "sdist", **with_npm(project))
    assert (project / "asked").read_text().split() == ["ci", "run"]
    [source] = (project / "dist").glob("*.tar.gz")
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    [again] = (tmp_path / "unpacked").iterdir()
    assert (again / "src/voliere/web_app/index.html").read_text() == "built\n"
    _, wheel = build(again, "wheel", PATH="")  # no Node here
    assert wheel.read("voliere/web_app/index.html") == b"built\n"
    assert wheel.namelist().count("voliere/web_app/index.html") == 1
    assert "voliere/games/songbirds/rules/fr.md" in wheel.namelist()


def test_wheel_without_compiler_is_pure_python(project: Path) -> None:
    said, wheel = build(project, "wheel", VOLIERE_COMPILE="1", CC="no-such-compiler")
    assert re.fullmatch(r"Installing plain Python: no C compiler .*\n", said)
    assert "py3-none-any" in str(wheel.filename)


@pytest.mark.slow
@needs_compiler
def test_compiled_wheel(project: Path) -> None:
    said, wheel = build(project, "wheel", VOLIERE_COMPILE="1")
    names = wheel.namelist()
    [metadata] = [name for name in names if name.endswith("METADATA")]
    assert said == ""
    assert "none-any" not in str(wheel.filename)
    assert sum(name.endswith(hatch_build.BINARY) for name in names) == 2  # the module and the group
    assert "voliere/compiled.txt" in names
    assert "Requires-Dist: librt>=0.16\n" in wheel.read(metadata).decode()
    assert list(hatch_build.binaries(project / "src")) == [], "the sources stay as they were"


@pytest.mark.slow
@needs_compiler
def test_a_compiled_wheel_takes_its_modules_from_a_copy_of_the_same_sources(
    project: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    (copy / "voliere/core").mkdir(parents=True)
    (copy / "voliere/core/sums.so").write_bytes(b"made before")
    (copy / "voliere/compiled.txt").write_text("")
    (copy / "key").write_text(hatch_build.key(project))
    asked = {"VOLIERE_COMPILE": "1", "VOLIERE_COMPILED": str(copy), "CC": "false"}  # which compiles nothing
    said, wheel = build(project, "wheel", **asked)
    assert said == ""
    assert "none-any" not in str(wheel.filename)
    assert wheel.read("voliere/core/sums.so") == b"made before"
    edit(project / "src/voliere/core/sums.py")
    said, wheel = build(project, "wheel", **asked)
    assert "compiling failed" in said
    assert "voliere/core/sums.so" not in wheel.namelist()


@pytest.mark.slow
@needs_compiler
def test_editable_install_compiles_in_place_and_back(project: Path) -> None:
    build(project, "editable", VOLIERE_COMPILE="1")
    package = project / "src/voliere"
    assert len(list(hatch_build.binaries(project / "src"))) == 2
    assert stale.stale_modules(package) == []
    edit(package / "core/sums.py")
    assert stale.stale_modules(package) == ["core/sums.py"]
    build(project, "editable")
    assert list(hatch_build.binaries(project / "src")) == []
    assert stale.stale_modules(package) == []


# Stale binaries


def test_no_warning_where_nothing_is_compiled(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        stale.warn_if_stale(tmp_path)


def test_one_warning_names_every_stale_module(tmp_path: Path) -> None:
    (tmp_path / "same.py").write_text("")
    (tmp_path / "edited.py").write_text("x = 1\n")
    (tmp_path / "compiled.txt").write_text("00000000 same.py\n00000000 edited.py\n00000000 gone.py\n")
    with pytest.warns(RuntimeWarning, match=r"edited\.py, gone\.py.*VOLIERE_COMPILE=1") as caught:
        stale.warn_if_stale(tmp_path)
    assert len(caught) == 1
