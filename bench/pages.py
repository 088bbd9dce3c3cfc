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
from timonier.api.access import COOKIE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

TIMES = 5
SCREENS = ("console", "display") * 2 + ("player",) * 16
"""Whom a large table has: the GM's laptop and tablet, two televisions, and phones."""
EVENTS = 40
SETTLING = 3
PAUSE_S = 1.0

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
  const now = performance.timeOrigin + performance.now();
  const drawn = changes.flatMap(({ target, addedNodes }) => (addedNodes.length ? [...addedNodes] : [target]));
  for (const { textContent } of drawn) {
    for (const [word] of textContent.matchAll(/Signal-\\d+/g)) window.stamps[word] ??= now;
  }
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
    with ExitStack() as open_pages:
        pages = [open_pages.enter_context(screen(browser, server, battle, kind)) for kind in SCREENS]
        for number in range(EVENTS):
            word = f"Signal-{number}"
            sent[word] = time.time() * 1000
            server.ask("POST", f"{here}/commands", {"type": "note", "text": word, "public": True})
            time.sleep(PAUSE_S)
        told = [stamps(page, f"Signal-{EVENTS - 1}") for page in pages]
    # The first events come while the pages are still settling.
    late = [word for word in sent if int(word.partition("-")[2]) >= SETTLING]
    waited = [found[word] - sent[word] for found in told for word in late]
    yield f"event drawn on {len(SCREENS)} screens, ms (p50)", statistics.median(waited), ""
    yield f"event drawn on {len(SCREENS)} screens, ms (p99)", statistics.quantiles(waited, n=100)[98], "< 100"


@contextmanager
def screen(browser: Browser, server: Served, battle: str, kind: str) -> Iterator[Page]:
    """Open one screen of a battle: a console, a display or a player's page."""
    phone = kind == "player"
    token = seat(server, battle) if phone else GM_TOKEN
    size: ViewportSize = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
    with browser.new_context(viewport=size, locale="fr-FR") as context:
        context.add_cookies([{"name": COOKIE, "value": token, "url": server.url}])
        context.add_init_script(STAMPS)
        page = context.new_page()
        page.goto(f"{server.url}/battles/{battle}" + ("/table" if kind == "display" else ""))
        page.wait_for_selector("main.display[data-live=true]" if kind == "display" else "#live:not(.off)")
        yield page


def seat(server: Served, battle: str) -> str:
    """Return the token of a new player's seat."""
    record = server.ask("GET", f"/battles/{battle}").body
    side = record["board"]["sides"][0]["id"]
    body = {"role": "player", "battle": battle, "side": side, "may": ["dice"]}
    made = server.ask("POST", "/tokens", body)
    return str(made.body["token"])


def stamps(page: Page, last: str) -> dict[str, float]:
    """Return when each event was drawn, once the *last* one is."""
    page.wait_for_function("(last) => last in window.stamps", arg=last)
    found: dict[str, float] = page.evaluate("window.stamps")
    return found
