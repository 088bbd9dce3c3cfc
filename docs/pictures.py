"""Makes the pictures of the README and of LISEZMOI: `python -m docs.pictures`, or `make pictures`.

A real server plays the example of 7th Sea up to a broadside whose dice are half thrown; a real browser looks
at it.  Only addresses are known here, so that the pages may look as they like.
"""

from __future__ import annotations

import io
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image

from tests.served import GM_TOKEN, Served, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "seventh-sea-battle.json"
FOLDER = ROOT / "docs" / "images"
LANGUAGES = ("fr", "en")

MOMENT = 47
"""The entry of the example that is given live: chain shot at a ship on fire, in the ninth phase."""

IN_HAND = 3
"""So many dice of its first throw lie on the table already."""

SHIP = "Belle Aurore"
"""Who fires: her name is on every page once it is drawn."""

LARGEST = 250_000
"""Bytes that a picture may take."""

PATIENCE = 40
"""Looks at a page until it must have come to rest."""


@dataclass(frozen=True)
class Shot:
    """One picture: its name, the size of the window, the scale of its points, and how wide it is kept."""

    name: str
    width: int
    height: int
    scale: float
    kept: int


CONSOLE = Shot("console", 1280, 800, 1, 1280)
SEAT = Shot("seat", 390, 844, 2, 585)
DISPLAY = Shot("display", 1920, 1080, 1, 1280)


def main() -> int:
    """Make all pictures and return the exit code."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        print("There is no chromium on this machine (Debian: apt install chromium).", file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright

    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for lang in LANGUAGES:
            for name, picture in pictures(server, browser, lang):
                keep(name, picture)
        browser.close()
    return 0


def pictures(server: Served, browser: Browser, lang: str) -> Iterator[tuple[str, bytes]]:
    """Yield name and picture of each page in one language."""
    battle, faces = half_thrown(server, lang)
    with looking(browser, CONSOLE, lang) as page:
        page.goto(f"{server.url}/gm/{GM_TOKEN}")
        yield at_rest(page, CONSOLE, f"{server.url}/battles/{battle}?lang={lang}", lang)
    with looking(browser, SEAT, lang) as page:
        join(server, page, {"role": "player", "battle": battle, "side": "lys", "may": ["orders", "dice"]})
        yield at_rest(page, SEAT, f"{server.url}/battles/{battle}?lang={lang}", lang)
    with looking(browser, DISPLAY, lang) as page:
        join(server, page, {"role": "display", "battle": battle})
        at_rest(page, DISPLAY, f"{server.url}/battles/{battle}/table?lang={lang}", lang)
        throw(server, battle, faces)
        yield f"{DISPLAY.name}-{lang}", still(page)


def half_thrown(server: Served, lang: str) -> tuple[str, list[list[int | str]]]:
    """Bring a battle to its moment and return its id and the dice that are still to be thrown."""
    record = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    live = record["entries"][MOMENT]
    title = record["title"].split(" / ")[LANGUAGES.index(lang)]
    before = {**record, "title": title, "entries": record["entries"][:MOMENT]}
    battle = str(expect(server, "POST", "/battles/import", before)["id"])
    pending = expect(server, "POST", f"/battles/{battle}/commands", live["command"])["pending"]
    first, *later = live["dice"]
    here = f"/battles/{battle}/rolls/{pending['rolls'][0]['roll_id']}"
    expect(server, "PUT", here, {"faces": first[:IN_HAND], "from": 0})
    return battle, [first[IN_HAND:], *later]


def throw(server: Served, battle: str, dice: list[list[int | str]]) -> None:
    """Throw what is still awaited, as the example has it."""
    for faces in dice:
        roll = expect(server, "GET", f"/battles/{battle}")["pending"]["rolls"][0]
        body = (
            {"choice": faces[0]} if roll["kind"] == "choice" else {"faces": faces, "from": len(roll["faces"])}
        )
        expect(server, "PUT", f"/battles/{battle}/rolls/{roll['roll_id']}", body)


def expect(server: Served, method: str, path: str, body: Any = None) -> Any:
    """Ask the server and return the body of an answer that is no refusal."""
    answer = server.ask(method, path, body)
    if answer.status >= 400:
        raise RuntimeError(f"{method} {path}: {answer.status} {answer.body}")
    return answer.body


@contextmanager
def looking(browser: Browser, shot: Shot, lang: str) -> Iterator[Page]:
    """Open a window for a picture."""
    context: BrowserContext = browser.new_context(
        viewport={"width": shot.width, "height": shot.height},
        device_scale_factor=shot.scale,
        locale=lang,
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()


def join(server: Served, page: Page, seat: dict[str, Any]) -> None:
    """Take a seat in the browser of *page*."""
    code = expect(server, "POST", "/tokens", seat)["code"]
    page.goto(f"{server.url}/join")
    page.evaluate(
        "code => fetch('/api/v1/join', {method: 'POST', body: JSON.stringify({code, name: 'Anne'}),"
        " headers: {'Content-Type': 'application/json', 'X-Timonier': '1'}})",
        code,
    )


def at_rest(page: Page, shot: Shot, address: str, lang: str) -> tuple[str, bytes]:
    """Go to *address*, wait until it is drawn and still, and return name and picture."""
    page.goto(address)
    page.get_by_text(SHIP).first.wait_for(state="attached")
    return f"{shot.name}-{lang}", still(page)


def still(page: Page) -> bytes:
    """Return a picture of a page that does not change any more."""
    last = b""
    for _ in range(PATIENCE):
        time.sleep(0.25)
        now = page.screenshot()
        if now == last:
            return now
        last = now
    raise RuntimeError(f"{page.url} does not come to rest")


def keep(name: str, picture: bytes) -> None:
    """Write a picture, no wider than it is to be shown and in few colours."""
    shot = next(each for each in (CONSOLE, SEAT, DISPLAY) if name.startswith(each.name))
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    height = round(image.height * shot.kept / image.width)
    if image.width != shot.kept:
        image = image.resize((shot.kept, height), Image.Resampling.LANCZOS)
    file = FOLDER / f"{name}.png"
    image.quantize(colors=256, dither=Image.Dither.NONE).save(file, optimize=True)
    size = file.stat().st_size
    print(f"{file.relative_to(ROOT)}: {size // 1000} kB")
    if size > LARGEST:
        raise RuntimeError(f"{file.name} is larger than {LARGEST // 1000} kB")


if __name__ == "__main__":
    sys.exit(main())
