"""What the tests of the pages share: a battle to look at, its page, and answers behind the page's back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from re import Pattern
from typing import TYPE_CHECKING, Any

from tests.served import Served
from timonier import registry

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.browser.conftest import Watched


def new_battle(server: Served, skirmish: dict[str, Any]) -> str:
    """Make a battle and return its id."""
    made = server.ask("POST", "/battles", {key: skirmish[key] for key in ("ruleset", "title", "setup")})
    assert made.status == 201, made.body
    return str(made.body["id"])


def imported(
    server: Served,
    root: Path,
    example: str,
    entries: int | None = None,
    until: str = "",
    dice_next: bool = False,
) -> str:
    """Import an example cut short, and return its id.

    Cut after *entries*, or where the battle first stands in the step *until* and *next* is the order that
    follows; with *dice_next* one that throws dice.
    """
    record = json.loads((root / "examples" / f"{example}.json").read_text("utf-8"))
    cut = entries if entries is not None else _cut(record, until, dice_next)
    made = server.ask("POST", "/battles/import", {**record, "entries": record["entries"][:cut]})
    assert made.status == 201, made.body
    return str(made.body["id"])


def _cut(record: dict[str, Any], until: str, dice_next: bool) -> int:
    told = registry.adjudicate(record, lang="en")["entries"]
    for place, entry in enumerate(record["entries"]):
        goes_on = entry.get("command", {}).get("type") == "next" and place > 0
        if goes_on and told[place - 1]["state"]["step"] == until and (entry.get("dice") or not dice_next):
            return place
    raise AssertionError(f"the example never stands in {until}")


def hold_first(page: Page, address: str | Pattern[str]) -> Callable[[], None]:
    """Keep the first request to *address* on its way; returns what lets it go on.  Others pass."""
    held: list[Route] = []

    def pass_or_keep(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    def let_go() -> None:
        while not held:
            page.wait_for_timeout(10)  # A request is told of before it is held.
        held[0].continue_()

    page.route(address, pass_or_keep)
    return let_go


def at(watched: Watched, battle: str) -> Page:
    """Go to a battle and wait until it is followed live."""
    page = watched.open(f"/battles/{battle}")
    page.wait_for_selector("#live:not(.off)")
    return page


def version(server: Served, battle: str) -> int:
    return int(server.ask("GET", f"/battles/{battle}").body["version"])


def choose(page: Page, ship: str) -> None:
    """Choose a ship, unless she is chosen."""
    row = page.locator(f"[data-ship={ship}]")
    if row.get_attribute("aria-current") != "true":
        row.click()


def find(page: Page, words: str) -> None:
    """Take what the palette finds first."""
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("/")
    page.keyboard.type(words)
    page.locator(".found [role=option]").first.wait_for()
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for(state="detached")


def aim(page: Page, order: str = "sirene a tirer") -> None:
    """Open the order to fire from the first ship at the second, one hex away, and give nothing yet."""
    find(page, order)
    page.locator("[data-field=target] [data-value=b]").click()
    page.locator("[data-field=range] input").fill("1")


def fire(page: Page) -> None:
    """Order to fire from the first ship at the second."""
    aim(page)
    page.get_by_role("button", name="Donner l’ordre").click()


def answer_all(server: Served, battle: str) -> None:
    """Answer what is still awaited behind the page's back: dice by software, choices by their first word."""
    here = f"/battles/{battle}"
    while (pending := server.ask("GET", here).body["pending"]) is not None:
        roll = pending["rolls"][0]
        body = {"choice": roll["choice"][0]} if roll["kind"] == "choice" else {"source": "software"}
        server.ask("PUT", f"{here}/rolls/{roll['roll_id']}", body)


def finish(page: Page, server: Served, battle: str) -> None:
    """Answer what is still awaited behind the page's back, and wait until it has seen that."""
    answer_all(server, battle)
    page.wait_for_selector(".tray", state="hidden")
    seen(page, server, battle)


def seen(page: Page, server: Served, battle: str) -> None:
    """Wait until the page shows the battle as the server has it."""
    page.locator(f".orders[data-version='{version(server, battle)}']").wait_for(state="attached")
