"""`make dist`: what packages hold. That they install and work is seen by the target itself."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools import dist

import voliere

PACKAGE = Path("voliere-1.0-py3-none-any.whl")


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The source package and the wheel made from it."""
    if not (dist.ROOT / "src/voliere/web_app/index.html").exists():
        pytest.skip("the page is not built: make web")
    source, wheel = dist.build(tmp_path_factory.mktemp("dist"))
    return dist.names_in(source), dist.names_in(wheel)


@pytest.mark.slow
def test_packages_hold_what_people_need_and_no_more(
    packages: tuple[dict[str, bytes], dict[str, bytes]],
) -> None:
    source, wheel = packages
    dist.look_through(source, PACKAGE, inside="src/")
    dist.look_through(wheel, PACKAGE)
    package = dist.ROOT / "src/voliere"
    sources = {f"voliere/{path.relative_to(package).as_posix()}" for path in package.rglob("*.py")}
    assert sources <= wheel.keys()
    assert {name.split("/")[0] for name in wheel} == {"voliere", f"voliere-{voliere.__version__}.dist-info"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("voliere/py.typed", None, "lacks"),
        ("voliere/games/wingspan/data/birds.csv", None, "lacks"),
        ("voliere/web_app/index.html", None, "lacks"),
        ("tests/test_x.py", b"", "holds tests"),
        ("voliere/core/state.so", b"", "though it is plain"),
        ("voliere/core/made.py", b"HERE = '/ho" + b"me/anna/birds'", "folder of a machine"),
    ],
)
def test_what_is_wrong_with_a_package_is_found(
    packages: tuple[dict[str, bytes], dict[str, bytes]], name: str, content: bytes | None, why: str
) -> None:
    held = dict(packages[1])
    if content is None:
        kind = Path(name).suffix
        held = {key: value for key, value in held.items() if not like(key, name, kind)}
    else:
        held[name] = content
    with pytest.raises(dist.Wrong, match=why):
        dist.look_through(held, PACKAGE)


def like(key: str, name: str, kind: str) -> bool:
    """The file itself; of data, all of its kind beside it."""
    return key == name or (kind == ".csv" and Path(key).parent == Path(name).parent and key.endswith(kind))


def test_pythons_are_found_on_the_path_and_beside_this_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lay(place: str, answer: int) -> Path:
        file = tmp_path / place
        file.parent.mkdir(parents=True)
        file.write_text(f"#!/bin/sh\nexit {answer}\n", encoding="utf-8")
        file.chmod(0o755)
        return file

    sign = lay("shims/python3.12", 127)
    (tmp_path / "shims/python3.14").write_text(sign.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "shims/python3.14").chmod(0o755)
    kept = lay("versions/3.12.1/bin/python3.12", 0)
    monkeypatch.setattr(sys, "base_prefix", str(tmp_path / "versions/3.11.7"))
    monkeypatch.setenv("PATH", f"{tmp_path / 'shims'}:/bin:/usr/bin")
    found = dist.pythons()
    assert found[0] == Path(sys.executable)
    assert kept in found
    assert not any(str(path).startswith(str(tmp_path / "shims")) for path in found), "signs are no Pythons"
