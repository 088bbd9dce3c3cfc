"""How soon a browser shows the console, and how soon 20 screens show what was done.

Needs Chromium.  Each screen is a browser of its own, as at a table, but all of them run on this machine.
"""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from bench import battles
from bench.screens import Screens
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.served import GM_TOKEN, Served, served
from timonier.api.access import COOKIE

if TYPE_CHECKING:
    from playwright.sync_api import Browser

TIMES = 5
SCREENS = ("console", "display") * 2 + ("player",) * 16
"""Whom a large table has: the GM's laptop and tablet, two televisions, and phones."""
EVENTS = 100
SETTLING = 5
PAUSE_S = 1.0
"""The pace of a busy table: each event is seen before the next one, also where only the newest is shown."""

FIRST_SHIP = """() => new Promise((done) => {
  const first = () => document.querySelector('#fleets .ship');
  const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now())));
  const watch = new MutationObserver(() => first() && (watch.disconnect(), painted()));
  if (first()) painted();
  else watch.observe(document, { childList: true, subtree: true });
})"""
"""How many milliseconds after the page was asked for its first ship is painted."""

STAMPS = """
window.stamps = {};
new MutationObserver((changes) => {
  const drawn = changes.flatMap(({ target, addedNodes }) => (addedNodes.length ? [...addedNodes] : [target]));
  const words = drawn.flatMap(({ textContent }) => textContent.match(/Signal-\\d+/g) ?? []);
  const painted = () => {
    for (const word of words) window.stamps[word] ??= performance.timeOrigin + performance.now();
  };
  if (words.length) requestAnimationFrame(() => setTimeout(painted));
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
"""Notes when each of the events that are measured is painted first."""


def lines() -> Iterator[tuple[str, float, str]]:
    """Measure all and yield what, how much, and what is wanted, in milliseconds."""
    if CHROMIUM is None:
        yield "pages: there is no chromium on this machine", float("nan"), ""
        return
    from playwright.sync_api import sync_playwright

    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        yield from first_paint(browser, server)
        yield from drawn(browser, server)
        browser.close()


def first_paint(browser: Browser, server: Served) -> Iterator[tuple[str, float, str]]:
    """Yield when the first of thirty ships stands on the console, in a browser that never saw it."""
    record = battles.fleet("seventh-sea")
    assert record is not None
    made = server.ask("POST", "/battles", {key: record[key] for key in ("ruleset", "title", "setup")})
    taken = []
    for _ in range(TIMES):
        with browser.new_context(viewport={"width": 1280, "height": 900}, locale="fr-FR") as context:
            context.add_cookies([{"name": COOKIE, "value": GM_TOKEN, "url": server.url}])
            page = context.new_page()
            page.goto(f"{server.url}/battles/{made.body['id']}", wait_until="commit")
            taken.append(float(page.evaluate(FIRST_SHIP)))
    yield "console of thirty ships, first paint, ms (median)", statistics.median(taken), "< 1,000"


def drawn(browser: Browser, server: Served) -> Iterator[tuple[str, float, str]]:
    """Yield how long after its order an event is drawn on each screen of a large table."""
    record = battles.fleet("seventh-sea")
    assert record is not None
    setup = record["setup"] | {"ships": record["setup"]["ships"][:6]}
    made = server.ask("POST", "/battles", {"ruleset": "seventh-sea", "title": "Bench", "setup": setup})
    battle = made.body["id"]
    here = f"/battles/{battle}"
    sent: dict[str, float] = {}
    screens = Screens(browser)
    opened = [screen(screens, server, battle, kind) for kind in SCREENS]
    for number in range(EVENTS):
        word = f"Signal-{number}"
        sent[word] = time.time() * 1000
        server.ask("POST", f"{here}/commands", {"type": "note", "text": word, "public": True})
        time.sleep(PAUSE_S)
    for each in opened:
        screens.wait(each, f"window.stamps[{json.dumps(f'Signal-{EVENTS - 1}')}]")
    told: list[dict[str, float]] = [screens.run(each, "window.stamps") for each in opened]
    screens.close()
    # The first events come while the pages are still settling.
    late = [word for word in sent if int(word.partition("-")[2]) >= SETTLING]
    waited = [found[word] - sent[word] for found in told for word in late]
    yield f"event drawn on {len(SCREENS)} screens, ms (p50)", statistics.median(waited), ""
    yield f"event drawn on {len(SCREENS)} screens, ms (p99)", statistics.quantiles(waited, n=100)[98], "< 100"


def screen(screens: Screens, server: Served, battle: str, kind: str) -> str:
    """Open one screen of a battle, a console, a display or a player's page, and wait until it follows."""
    phone = kind == "player"
    token = seat(server, battle) if phone else GM_TOKEN
    address = f"{server.url}/battles/{battle}" + ("/table" if kind == "display" else "")
    opened = screens.open(address, token, *((390, 844) if phone else (1280, 800)))
    live = "main.display[data-live=true]" if kind == "display" else "#live:not(.off)"
    screens.wait(opened, f"document.querySelector({json.dumps(live)}) !== null")
    screens.run(opened, STAMPS)
    return opened


def seat(server: Served, battle: str) -> str:
    """Return the token of a new player's seat."""
    record = server.ask("GET", f"/battles/{battle}").body
    side = record["board"]["sides"][0]["id"]
    body = {"role": "player", "battle": battle, "side": side, "may": ["dice"]}
    made = server.ask("POST", "/tokens", body)
    return str(made.body["token"])
