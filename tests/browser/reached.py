"""Every page of the console and what opens on it, each as an address and how to get there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.support import choose, imported
from tests.served import GM_TOKEN, Served

if TYPE_CHECKING:
    from playwright.sync_api import Page

FOLLOWED = "#live:not(.off)"


@dataclass(frozen=True)
class Place:
    """A place: its address, what shows that it is there, what is done then, and whose *token* opens it."""

    path: str
    ready: str
    then: Callable[[Page], None] = lambda page: None
    token: str | None = GM_TOKEN


def places(server: Served, root: Path) -> dict[str, Place]:
    """Return every place that anybody can get to, by name."""
    afloat = imported(server, root, "seventh-sea-battle", entries=60)
    waiting = imported(server, root, "seventh-sea-battle", entries=60)
    shot = {"type": "fire", "ship": "alcyon", "target": "halcon", "range": 2, "overrule": True}
    assert server.ask("POST", f"/battles/{waiting}/commands", shot).status == 202
    campaign = server.ask("POST", "/campaigns", {"name": "Les Antilles", "ruleset": "seventh-sea"}).body["id"]
    fleet = server.ask("POST", f"/campaigns/{campaign}/fleets", {"name": "Lys"}).body["id"]
    server.ask("POST", f"/fleets/{fleet}/ships", {"name": "Alcyon", "type": "warship"})
    at = f"/battles/{afloat}"
    seat = {"role": "player", "battle": waiting, "side": "lys", "may": ["dice", "orders", "odds"]}
    player = server.ask("POST", "/tokens", seat).body["token"]
    return {
        "home": Place("/", "h1"),
        "first start": Place("/?welcome", "form.h-welcome"),
        "new battle": Place("/?new=seventh-sea", ".h-side"),
        "dice": Place("/dice", "h1"),
        "join": Place("/join", "form", token=None),
        "seat": Place(f"/battles/{waiting}", ".tray input.face", token=player),
        "console": Place(at, FOLLOWED),
        "ship": Place(at, FOLLOWED, _ship),
        "order": Place(at, FOLLOWED, _order),
        "decree": Place(at, FOLLOWED, _decree),
        "palette": Place(at, FOLLOWED, lambda page: page.keyboard.press("/")),
        "keys": Place(at, FOLLOWED, lambda page: page.keyboard.press("?")),
        "amend": Place(at, FOLLOWED, _amend),
        "seats": Place(f"{at}#seats", "dialog.seats .reach > *"),
        "tray": Place(f"/battles/{waiting}", ".tray input.face"),
        "table": Place(f"{at}/table", "main.display[data-live=true]"),
        "print": Place(f"{at}/print", ".paper"),
        "rules": Place("/rulesets/seventh-sea", ".table-item"),
        "tables to print": Place("/rulesets/seventh-sea/print", ".paper"),
        "campaign": Place(f"/campaigns/{campaign}", "#muster"),
    }


def _ship(page: Page) -> None:
    choose(page, "alcyon")
    page.locator("[data-stage=alcyon]").wait_for()


def _order(page: Page) -> None:
    _ship(page)
    page.locator("[data-verb=fire]").evaluate("(verb) => verb.click()")
    page.locator("form.order").wait_for()


def _decree(page: Page) -> None:
    _ship(page)
    page.keyboard.press("=")
    page.locator(".decree").wait_for()


def _amend(page: Page) -> None:
    page.locator(".log .entry:has(.die) button.entry-head").first.evaluate("(head) => head.click()")
    page.locator(".log button.amend").first.evaluate("(button) => button.click()")
    page.locator("dialog.amend-dialog").wait_for()
