"""A real browser at a real server, with everything but that server blocked."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.fleets import made_campaign
from tests.browser.support import new_battle
from tests.lacking import lacking
from tests.served import GM_TOKEN, Served, served
from timonier.api.access import COOKIE
from timonier.api.network import lan_address

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Request

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
"""Of Debian's Chromium the build without a window comes first: it draws the same pages with half the work."""

CHROMIUM = next((found for name in NAMES if (found := shutil.which(name))), None)
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Everything but this machine is out of reach.
    f"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE {lan_address()}",
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return Debian's Chromium; without one these tests are left out, and say so."""
    if CHROMIUM is None:
        lacking("there is no chromium on this machine (Debian: apt install chromium)")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run the server that the pages come from."""
    with served(tmp_path_factory.mktemp("browser")) as running:
        yield running


class Watched:
    """A page, what it asked others for, and what went wrong in it."""

    def __init__(self, context: BrowserContext, server: Served) -> None:
        self.server = server
        self.strangers: list[str] = []
        self.failed: list[str] = []
        self.errors: list[str] = []
        # Requests of others fail, since nobody else is in reach; so none that succeeds need be looked at.
        context.on("requestfailed", self._failed)
        self._page: Page = context.new_page()
        self._page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._page.set_default_timeout(15_000)

    def _failed(self, request: Request) -> None:
        if not request.url.startswith(self.server.url):
            self.strangers.append(request.url)
        # A page that is left ends its stream and what it was asking for; that is no fault.
        elif request.failure != "net::ERR_ABORTED":
            self.failed.append(request.url)

    @property
    def page(self) -> Page:
        """Return the page, which is the first one as long as no other was opened."""
        if self._page.url == "about:blank":
            self.open("/").wait_for_selector("h1")
        return self._page

    def open(self, path: str) -> Page:
        """Go to a page of the server."""
        self._page.goto(self.server.url + path)
        return self._page


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Return a browser of its own, French, as wide as a desk."""
    made = browser.new_context(viewport={"width": 1280, "height": 900}, locale="fr-FR")
    yield made
    made.close()


@pytest.fixture
def watched(context: BrowserContext, server: Served) -> Iterator[Watched]:
    """Return the GM's page; in the end it must have asked nobody else and nothing must have failed."""
    context.add_cookies([{"name": COOKIE, "value": GM_TOKEN, "url": server.url}])
    made = Watched(context, server)
    yield made
    assert (made.strangers, made.failed, made.errors) == ([], [], [])


@pytest.fixture
def battle(server: Served, skirmish: dict[str, Any]) -> str:
    return new_battle(server, skirmish)


@pytest.fixture
def campaign(server: Served) -> str:
    return made_campaign(server, "seventh-sea", "warship")
