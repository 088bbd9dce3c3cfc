"""How soon a browser shows the console, and how soon 20 screens show what was done.

Needs Chromium.  Each screen is a browser of its own, as at a table, but all of them run on this machine.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bench import battles
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.served import GM_TOKEN, Served, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TIMES = 5
SCREENS = 20
EVENTS = 40
PAUSE_S = 0.25

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
new MutationObserver(() => {
  const now = performance.timeOrigin + performance.now();
  for (const [word] of document.body?.textContent.matchAll(/Signal-\\d+/g) ?? []) window.stamps[word] ??= now;
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
"""Notes when each of the events that are measured is drawn first."""


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
            page = context.new_page()
            page.goto(f"{server.url}/gm/{GM_TOKEN}", wait_until="commit")
            page.goto(f"{server.url}/battles/{made.body['id']}", wait_until="commit")
            taken.append(float(page.evaluate(FIRST_SHIP)))
    yield "console of thirty ships, first paint, ms (median)", statistics.median(taken), "< 1,000"


def drawn(browser: Browser, server: Served) -> Iterator[tuple[str, float, str]]:
    """Yield how long after its order an event is drawn on each of 20 screens: consoles and displays."""
    record = battles.fleet("seventh-sea")
    assert record is not None
    setup = record["setup"] | {"ships": record["setup"]["ships"][:6]}
    made = server.ask("POST", "/battles", {"ruleset": "seventh-sea", "title": "Bench", "setup": setup})
    here = f"/battles/{made.body['id']}"
    sent: dict[str, float] = {}
    with ExitStack() as open_pages:
        pages = [open_pages.enter_context(screen(browser, server, here, place)) for place in range(SCREENS)]
        for number in range(EVENTS):
            word = f"Signal-{number}"
            sent[word] = time.time() * 1000
            server.ask("POST", f"{here}/commands", {"type": "note", "text": word, "public": True})
            time.sleep(PAUSE_S)
        told = [stamps(page, f"Signal-{EVENTS - 1}") for page in pages]
    waited = [stamp - sent[word] for found in told for word, stamp in found.items()]
    yield f"event drawn on {SCREENS} screens, ms (p50)", statistics.median(waited), ""
    yield f"event drawn on {SCREENS} screens, ms (p99)", statistics.quantiles(waited, n=100)[98], "< 100"


@contextmanager
def screen(browser: Browser, server: Served, here: str, place: int) -> Iterator[Page]:
    """Open one screen of a battle: a console, or a table display at every odd *place*."""
    with browser.new_context(viewport={"width": 1280, "height": 800}, locale="fr-FR") as context:
        context.add_init_script(STAMPS)
        page = context.new_page()
        page.goto(f"{server.url}/gm/{GM_TOKEN}", wait_until="commit")
        page.goto(server.url + here + ("/table" if place % 2 else ""), wait_until="commit")
        page.wait_for_selector("main.display[data-live=true]" if place % 2 else "#live:not(.off)")
        yield page


def stamps(page: Page, last: str) -> dict[str, float]:
    """Return when each event was drawn, once the *last* one is."""
    page.wait_for_function("(last) => last in window.stamps", arg=last)
    found: dict[str, float] = page.evaluate("window.stamps")
    return found
