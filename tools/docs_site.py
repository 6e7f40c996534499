"""What mkdocs.yml cannot say: a hook of MkDocs, and what tests ask about the pages without it (ADR 28).

Pages lie where they are read on the forge: in docs/, and beside what they are about. The site takes them from
there. A file outside docs/ that is linked to gets a place of its own (`place`), and every link follows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = {"en": "English", "fr": "Français"}
RULES = "src/voliere/games/*/rules/*.md"
BROUGHT = {  # what the style of the site needs from elsewhere
    "site/icon.svg": "web/public/icon.svg",
    "site/fonts/OFL.txt": "src/voliere/paper/fonts/OFL.txt",
    "site/fonts/sans.ttf": "src/voliere/paper/fonts/sans.ttf",
    "site/fonts/sans-bold.ttf": "src/voliere/paper/fonts/sans-bold.ttf",
    "site/fonts/serif-bold.ttf": "src/voliere/paper/fonts/serif-bold.ttf",
}
FENCE = re.compile(r"^( *)(```+|~~~+)(.*)$")
FETCHED = re.compile(
    r"<(?:script|img|iframe|source|link)\b[^>]*\s(?:src|href)=[\"']?(?:https?:)?//|url\([\"']?(?:https?:)?//"
)
ELSEWHERE = re.compile(r"[a-z]+:")
LINK = re.compile(r"(?<=\]\()([^)\s#]+)(?=[)#])")


def place(path: str) -> str:
    """Where the site has a file of the repository; rules have a folder for each language."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if PurePosixPath(path).match(RULES):
        game, _, name = path.split("/")[-3:]
        return f"rules/{name.removesuffix('.md')}/{game.replace('_', '-')}.md"
    return "index.md" if path == "README.md" else f"repository/{path}"


def prose(text: str) -> Iterator[tuple[str, bool]]:
    """The lines of a page, and whether each is text: not of a block of code."""
    fence = ""
    for line in text.splitlines():
        found = FENCE.match(line)
        if fence:
            yield line, False
            fence = "" if found and found[2] == fence and not found[3] else fence
        else:
            yield line, found is None
            fence = found[2] if found else ""


def target(path: str, link: str) -> str:
    """The file of the repository that a link of a page leads to, whether it is there or not."""
    found = normpath(f"{PurePosixPath(path).parent}/{link}")
    return f"{found}/README.md" if (ROOT / found).is_dir() else found


def targets(path: str) -> list[str]:
    """All of them."""
    lines = [line for line, is_text in prose((ROOT / path).read_text("utf-8")) if is_text]
    links = [link for line in lines for link in LINK.findall(line)]
    return [target(path, link) for link in links if not ELSEWHERE.match(link)]


@cache
def sources() -> dict[str, str]:
    """Every file the site has, by its place there: docs/, the rules, and whatever these lead to."""
    found: dict[str, str] = {}
    begin = [*ROOT.glob("docs/**/*"), *ROOT.glob(RULES)]
    waiting = [path.relative_to(ROOT).as_posix() for path in begin if path.is_file()]
    while waiting:
        path = waiting.pop()
        if path != "README.md" and place(path) not in found and (ROOT / path).is_file():
            found[place(path)] = path
            waiting += targets(path) if path.endswith(".md") else []
    return found | BROUGHT


def adapted(text: str, path: str) -> str:
    """A page as MkDocs wants it: links between places, names of files as titles, inner lists four deep."""
    uri = place(path)

    def follow(link: re.Match[str]) -> str:
        found = target(path, link[1])
        there = not ELSEWHERE.match(link[1]) and (ROOT / found).is_file()
        return relpath(place(found), str(PurePosixPath(uri).parent)) if there else link[1]

    lines: list[str] = []
    for line, is_text in prose(text):
        if is_text:
            line = LINK.sub(follow, re.sub(r"^( +)(?=[-*] )", r"\1\1", line))
        else:
            line = re.sub(r'^(```\w+) ([^\s"]+)$', r'\1 title="\2"', line)
        lines.append(line)
    return "\n".join(lines)


def listed(nav: list[Any]) -> list[Any]:
    """The list of pages with `folder/*` written out."""
    found: list[Any] = []
    for entry in nav:
        if isinstance(entry, dict):
            [(title, inside)] = entry.items()
            found.append({title: listed(inside) if isinstance(inside, list) else inside})
        elif entry.endswith("/*"):
            known = {page for page in sources() if page.endswith(".md") and PurePosixPath(page).match(entry)}
            written = {page for page in nav if isinstance(page, str)}
            found += sorted(known - written)
        else:
            found.append(entry)
    return found


def language(uri: str) -> str:
    """That of a page: players' pages lie in a folder named after it."""
    return next((part for part in uri.split("/")[:-1] if part in LANGUAGES), "en")


def twins(uri: str) -> dict[str, str]:
    """The same page in every language, if it has several."""
    here = f"/{language(uri)}/"
    found = {lang: uri.replace(here, f"/{lang}/") for lang in LANGUAGES if here in uri}
    return {lang: page for lang, page in found.items() if page in sources()}


# The hook


def on_config(config: Any) -> Any:
    config.nav = listed(config.nav)
    return config


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for uri, path in sources().items():
        if not path.startswith("docs/"):
            files.append(File.generated(config, uri, abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    return adapted(markdown, sources()[page.file.src_uri])


def on_page_context(context: Any, page: Any, config: Any, nav: Any) -> Any:
    """What stands around a page is said in its language, and leads to the other one."""
    uri = page.file.src_uri
    config.theme["language"] = language(uri)
    config.extra["alternate"] = [
        {"lang": lang, "name": LANGUAGES[lang], "link": other.removesuffix(".md") + ".html"}
        for lang, other in twins(uri).items()
    ]
    return context


def on_post_build(config: Any) -> None:
    """The site works from the disk, without a network: nothing in it may be fetched from elsewhere."""
    for file in sorted(Path(config.site_dir).rglob("*")):
        found = FETCHED.search(file.read_text("utf-8")) if file.suffix in {".html", ".css"} else None
        if found:
            raise SystemExit(f"{file.relative_to(config.site_dir)} fetches from elsewhere: {found[0]}")
