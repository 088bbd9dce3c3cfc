"""What follows `docs/first-evening.md`: its numbered steps, their bold words, and hands to press these."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.conftest import Watched
from tests.served import GM_TOKEN, Json, Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ElementHandle, Locator, Page

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "first-evening.md"
HEADINGS = {"fr": "## En français", "en": "## In English"}
LOCALES = {"fr": "fr-FR", "en": "en-GB"}
PHONE = {"width": 390, "height": 844}
SCREEN = {"width": 1280, "height": 900}

FIND = """
([label, within]) => {
  const plain = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
  const root = within ?? [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    return node.nodeName === "KBD" ? "" : [...node.childNodes].map(read).join("");
  };
  const said = (element) => [
    element.ariaLabel, read(element),
    ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
  ].map(plain);
  // A label may count: "Enter the dice (3)" is still that button.
  const is = (text) => text.replace(/ \\(\\d+\\)$/, "") === label || text === label;
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  // A page that is just coming has no body yet.
  const all = [...(root?.querySelectorAll("*") ?? [])];
  const found = all.filter((element) => seen(element) && said(element).some(is));
  return found.find((element) => element.closest("button, a, summary, label")) ?? found[0] ?? null;
}
"""
"""Finds what says a label, first of all what can be pressed; in a dialog where one is open."""


def steps(lang: str) -> dict[int, list[str]]:
    """Return the bold words of each numbered step of the document in one language."""
    text = DOCUMENT.read_text("utf-8").split(HEADINGS[lang])[1].split("\n## ")[0]
    found = re.findall(r"^(\d+)\. (.*?)(?=^\d+\. |^#|^\S|\Z)", text, re.M | re.S)
    return {
        int(number): [" ".join(bold.split()) for bold in re.findall(r"\*\*(.+?)\*\*", words, re.S)]
        for number, words in found
    }


class Evening:
    """A GM's screen, two phones and a television at one server; and the words that the step at hand names."""

    def __init__(self, browser: Browser, server: Served, lang: str) -> None:
        self.browser = browser
        self.server = server
        self.lang = lang
        self.watched: list[Watched] = []
        self.contexts: dict[str, BrowserContext] = {}
        self.pages: dict[str, Page] = {}
        self.labels: list[str] = []
        self.last = ""

    def device(self, name: str, *, phone: bool = False) -> Page:
        """Return a page on a device; one that was here before is known to the server."""
        if name not in self.contexts:
            size = PHONE if phone else SCREEN
            self.contexts[name] = self.browser.new_context(
                viewport={"width": size["width"], "height": size["height"]},
                locale=LOCALES[self.lang],
                has_touch=phone,
                is_mobile=phone,
            )
        watched = Watched(self.contexts[name], self.server)
        self.watched.append(watched)
        self.pages[name] = watched.page
        return watched.page

    @property
    def gm(self) -> Page:
        """Return the GM's page."""
        return self.pages["gm"]

    def open_as_gm(self) -> Page:
        """Open the link that the server prints."""
        self.device("gm").goto(f"{self.server.url}/gm/{GM_TOKEN}")
        return self.gm

    def take(self) -> str:
        """Return the next bold word of the step."""
        assert self.labels, f"step wants more than the document names; the last was {self.last!r}"
        self.last = self.labels.pop(0)
        return self.last

    def see(self, page: Page, within: Locator | None = None) -> ElementHandle:
        """Wait until the next bold word is on the page, and return what says it."""
        return self.find(page, self.take(), within)

    def press(self, page: Page, within: Locator | None = None) -> str:
        """Press what the next bold word names, and return that word."""
        label = self.take()
        self.press_again(page, label, within)
        return label

    def press_again(self, page: Page, label: str, within: Locator | None = None) -> None:
        """Press what a label names; where the page was drawn anew meanwhile, what names it now."""
        from playwright.sync_api import Error

        for left in (3, 2, 1, 0):
            element = self.find(page, label, within)
            try:
                return element.click()
            except Error as fault:
                if "not attached" not in str(fault) or not left:
                    raise

    def find(self, page: Page, label: str, within: Locator | None = None) -> ElementHandle:
        """Wait until a label can be read on the page."""
        from playwright.sync_api import TimeoutError as Late

        root = None if within is None else within.element_handle()
        try:
            found = page.wait_for_function(FIND, arg=[label, root], polling=50).as_element()
        except Late:
            raise AssertionError(f"{label!r} is not on the page: {page.inner_text('body')!r}") from None
        assert found is not None
        return found

    def ask(self) -> Json:
        """Return the battle as the server tells the GM of it."""
        (battle,) = self.server.ask("GET", "/battles").body["battles"]
        return self.server.ask("GET", f"/battles/{battle['id']}").body

    def close_pages(self) -> None:
        """Close every page; the devices stay what they are."""
        for page in self.pages.values():
            page.close()
        self.pages.clear()

    def leave(self) -> None:
        """Close everything, and make sure that nothing went wrong anywhere."""
        for context in self.contexts.values():
            context.close()
        for watched in self.watched:
            assert (watched.strangers, watched.failed, watched.errors) == ([], [], [])


def orders(page: Page) -> Locator:
    """Return where orders are given."""
    return page.locator("#orders")


def tray(page: Page) -> Locator:
    """Return where dice are awaited."""
    return page.locator("#tray")


def more(page: Page) -> Locator:
    """Return the button that makes the number of an order greater by one."""
    return orders(page).get_by_role("button", name=re.compile("un de plus|one more"))


def newest(page: Page) -> Locator:
    """Return the newest card of the GM's log."""
    return page.locator("#log [data-n]").first


def tap(page: Page, *faces: int) -> None:
    """Touch faces on a phone."""
    for face in faces:
        tray(page).get_by_role("group").get_by_role("button", name=str(face), exact=True).tap()


def card(page: Page, ship: str) -> Locator:
    """Return the card of a ship on a phone or the television."""
    return page.locator(".ship-card").filter(has_text=ship)
