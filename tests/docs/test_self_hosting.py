"""docs/self-hosting.md: what it tells people to write and to type, tried where the programs are installed."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.house import House, quick, sqlite
from tests.server.outside import free_port, reach
from typer.testing import CliRunner

from voliere.cli import app

PAGE = (Path(__file__).parents[2] / "docs/self-hosting.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def needed(program: str) -> str:
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed")
    return found


def commands() -> list[list[str]]:
    """Every `voliere …` of the page, also those in files, as words."""
    text = "\n".join(block for kind in ("sh", "ini", "crontab") for block in blocks(kind))
    text = text.replace("\\\n", " ").replace("$(", " ").replace("'", " ")
    inline = re.findall(r"`voliere ([^`…]*)`", PAGE)
    return [
        shlex.split(line) for line in re.findall(r"\bvoliere (serve .*|backup .*|restore .*)", text) + inline
    ]


def test_every_option_exists() -> None:
    found = commands()
    assert {words[0] for words in found} == {"serve", "backup", "restore"}
    for command, *rest in found:
        said = CliRunner().invoke(app, [command, "--help"]).output
        for option in (word for word in rest if word.startswith("--")):
            assert re.search(rf"{option}\b", said), f"voliere {command} {option}"
    table = re.findall(r"^\| `(--[a-z]+)", PAGE, re.MULTILINE)
    serve = CliRunner().invoke(app, ["serve", "--help"]).output
    assert len(table) == 5
    assert all(option in serve for option in table)


def test_the_units(tmp_path: Path) -> None:
    program = needed("systemd-analyze")
    shutil.copyfile(needed("true"), tmp_path / "voliere")
    (tmp_path / "voliere").chmod(0o755)
    names = re.findall(r"/etc/systemd/system/(voliere[a-z.-]+)`", PAGE)
    assert names == ["voliere.service", "voliere-backup.service", "voliere-backup.timer"]
    for name, text in zip(names, blocks("ini"), strict=True):
        (tmp_path / name).write_text(text.replace("/opt/voliere/venv/bin/voliere", str(tmp_path / "voliere")))
    done = subprocess.run(
        [program, "verify", "--man=no", *(str(tmp_path / name) for name in names)],
        capture_output=True,
        text=True,
        env={**os.environ, "SYSTEMD_UNIT_PATH": f"{tmp_path}:"},
    )
    assert "voliere" not in done.stderr, done.stderr
    assert done.returncode == 0, done.stderr


def test_the_file_for_caddy(tmp_path: Path) -> None:
    file = tmp_path / "Caddyfile"
    file.write_text(blocks("caddyfile")[0])
    done = subprocess.run(
        [needed("caddy"), "adapt", "--validate", "--config", str(file)],
        capture_output=True,
        text=True,
        env={**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    assert "not formatted" not in done.stderr


@contextmanager
def nginx(folder: Path, site: str) -> Iterator[None]:
    """A running nginx with a site of ours, and nothing of the system's."""
    program = needed("nginx")
    temporary = "".join(
        f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {temporary}\n{site}\n}}\n"
    )
    call = [program, "-c", str(file), "-p", str(folder), "-e", str(folder / "error.log")]
    tried = subprocess.run([*call, "-t"], capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr
    running = subprocess.Popen(call, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        running.terminate()
        running.wait(20)


def test_a_table_through_nginx(tmp_path: Path) -> None:
    """The site of the page, on another port and without its certificate: requests and sockets."""
    port = free_port()
    with House(quick(sqlite(tmp_path), proxies=1)) as house:
        site = blocks("nginx")[0].replace("127.0.0.1:8642", house.host)
        site = site.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
        site = re.sub(r" +ssl_certificate.*\n", "", site)
        site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} default_server;")
        (tmp_path / "nginx").mkdir()
        with nginx(tmp_path / "nginx", site):
            outside = f"http://127.0.0.1:{port}"
            reach(outside, lambda: True)
            house.url, inside = outside, house.url
            ada = house.player("Ada")
            with ada.sit(ada.table("songbirds", ["me", "friend"], first_player="1")["id"]) as line:
                assert line.play(line.push["ask"]["options"][0])["t"] == "ack"
                line.until(lambda: line.push["v"] > 2)
            house.url = inside
