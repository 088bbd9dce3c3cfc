"""The console's frame: wings, tabs and drawer; the fleets as rows; what may be read at a glance."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watched
from tests.browser.support import at, choose, imported, new_battle
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Page

CUT = (
    "[...document.querySelectorAll('.gauge .label')]"
    ".filter(e => e.offsetParent && e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"
)
"""Labels of gauges that are not seen whole."""

EXAMPLES = ("seventh-sea", "broadsides", "mortecouille", "tartare", "trireme")

SMALL = (
    "[...document.querySelectorAll('button, select, input, summary, a.go, a.button')]"
    ".filter(e => e.offsetParent && e.type !== 'checkbox' && e.getBoundingClientRect().height < 43.5)"
    ".map(e => e.outerHTML)"
)


def wide(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth"))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("example", EXAMPLES)
def test_every_game_fits_every_screen(
    watched: Watched, server: Served, root: Path, example: str, lang: str
) -> None:
    """No sideways scrolling and no small target, with a ship chosen, with none, and in the other wings."""
    battle = imported(server, root, f"{example}-battle", entries=40)
    watched.page.evaluate("lang => localStorage.setItem('lang', lang)", lang)
    for width in (390, 820, 1280, 1920) if lang == "fr" else (390, 1280):
        watched.page.set_viewport_size({"width": width, "height": 900})
        page = at(watched, battle)
        assert (wide(page), page.evaluate(SMALL), page.evaluate(CUT)) == (width, [], [])
        page.locator("[data-ship]:visible").first.click()
        page.locator(".ship-title:visible").wait_for()
        assert (wide(page), page.evaluate(SMALL), page.evaluate(CUT)) == (width, [], [])
        if width < 700:
            page.locator("[data-to=log]").click()
            assert wide(page) == width
        elif width < 1100:
            page.locator(".logs").click()
            assert wide(page) == width
        page.keyboard.press("Escape")
        page.locator(".ship-title").wait_for(state="detached")


def test_on_a_phone_one_part_is_seen_and_dice_bring_the_stage(watched: Watched, battle: str) -> None:
    watched.page.set_viewport_size({"width": 390, "height": 800})
    page = at(watched, battle)
    assert page.locator(".fleets:visible").count() == 1
    assert page.locator("div.stage:visible, .log-wing:visible").count() == 0
    page.locator("[data-to=log]").click()
    assert page.locator(".log-wing:visible").count() == 1
    page.locator(".next").click()
    page.locator("input.face:visible").first.wait_for()
    assert page.locator("[data-to=stage].lit[aria-pressed=true]").count() == 1
    page.locator("[data-to=fleets]").click()
    page.locator("[data-ship=a]").click()
    page.locator(".ship-title:visible").wait_for()


def test_between_phone_and_desk_the_log_is_a_drawer(watched: Watched, battle: str) -> None:
    watched.page.set_viewport_size({"width": 820, "height": 900})
    page = at(watched, battle)
    assert page.locator(".log-wing:visible").count() == 0
    page.locator(".logs").click()
    page.locator(".log-wing:visible").wait_for()
    page.locator(".veil-of-drawer").click(position={"x": 10, "y": 300})
    page.locator(".log-wing").wait_for(state="hidden")


def test_the_strip_stays_and_the_wings_scroll_by_themselves(
    watched: Watched, server: Served, root: Path
) -> None:
    battle = imported(server, root, "seventh-sea-battle", entries=40)
    page = at(watched, battle)
    page.locator(".fleets").evaluate("e => e.scrollTo(0, 400)")
    assert page.locator(".fleets").evaluate("e => e.scrollTop") > 0
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    box = page.locator(".next").bounding_box()
    assert box and box["y"] >= 0


def test_a_row_says_who_she_is_and_how_she_is(watched: Watched, server: Served, battle: str) -> None:
    """By words and shapes, for eyes and for screen readers: never by colour alone."""
    order = {"type": "adjust", "ship": "a", "field": "fires", "value": 2}
    server.ask("POST", f"/battles/{battle}/commands", order)
    server.ask("POST", f"/battles/{battle}/commands", {**order, "field": "brawn", "value": 0})
    page = at(watched, battle)
    row = page.locator("[data-ship=a]")
    assert "▲2" in row.locator(".mark").first.inner_text()
    assert "▲" in row.locator("[data-gauge=brawn] .level").inner_text()
    name = row.get_attribute("aria-label") or ""
    assert name.startswith("Sirène a, ") and "critique" in name and " 2" in name
    assert page.locator("section.fleet-side h2 svg.flag").count() == 2


def test_who_may_act_is_lit_and_said(watched: Watched, server: Served, root: Path) -> None:
    battle = imported(server, root, "seventh-sea-battle", until="phase")
    ships = server.ask("GET", f"/battles/{battle}").body["board"]["ships"]
    acting = [one["id"] for one in ships if one["acting"]]
    page = at(watched, battle)
    rows = page.locator(".fleets .ship.acting")
    assert [row.get_attribute("data-ship") for row in rows.all()] == acting != []
    assert "agit" in rows.first.inner_text()
    assert "agit" in (rows.first.get_attribute("aria-label") or "")


def test_thirty_ships_are_short_rows(watched: Watched, server: Served, skirmish: dict[str, Any]) -> None:
    model = skirmish["setup"]["ships"][0]
    skirmish["setup"]["ships"] = [
        {**model, "id": f"s{n}", "name": f"Sirène {n}", "side": "red" if n % 2 else "blue"} for n in range(30)
    ]
    page = at(watched, new_battle(server, skirmish))
    rows = page.locator(".fleets .ship:visible")
    assert rows.count() == 30
    heights = [box["height"] for row in rows.all() if (box := row.bounding_box())]
    assert max(heights) <= 90 and len(heights) == 30


def test_ships_are_stepped_through_and_let_go(watched: Watched, battle: str) -> None:
    page = at(watched, battle)
    choose(page, "a")
    assert page.locator("[data-stage=a]").count() == 1
    page.locator(".ship-title").get_by_role("button", name="La bataille entière").click()
    page.locator(".affair").first.wait_for()
    choose(page, "b")
    assert page.locator("[data-stage=b]").count() == 1
    page.locator("h1 .title").click()
    page.locator("[data-stage]").wait_for(state="detached")
