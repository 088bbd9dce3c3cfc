"""Campaign pages tried by the rules as one types: sheets, battles, faults at their place, what it costs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.browser.conftest import Watched
from tests.browser.fleets import made_campaign, opened, ships
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Page


def choose(page: Page, ship: str, side: int | None) -> None:
    """Let a ship sail on a side, or on none."""
    value = "none" if side is None else str(side)
    page.locator(f"[data-muster={ship}] input[value='{value}']").check(force=True)


def test_a_sheet_is_tried_as_one_types_and_tells_what_she_costs(
    watched: Watched, server: Served, campaign: str
) -> None:
    ship = ships(server, campaign)[0]
    page = opened(watched, campaign)
    row = page.locator(f"[data-ship={ship['id']}]")
    row.get_by_text("Fiche").click()
    account = row.locator(".h-closing .account")
    account.filter(has_text="points : 30").wait_for()
    row.get_by_label("Gaillardise").fill("8")
    account.filter(has_text="points : 32").wait_for()
    row.get_by_label("Gaillardise").fill("11")
    row.locator("[data-wrong='/ship/traits']:not(:empty)").wait_for()
    row.get_by_label("Gaillardise").fill("")
    account.filter(has_text="points : 30").wait_for()
    row.locator("[data-wrong]:not(:empty)").wait_for(state="detached")
    row.get_by_label("Nom du navire").fill("")
    row.locator(".wrong", has_text="il faut un nom").wait_for()
    assert row.get_by_label("Nom du navire").get_attribute("aria-invalid") == "true"
    assert ships(server, campaign)[0] == ship


def test_a_new_ship_tells_her_price_before_she_has_a_name(watched: Watched, server: Served) -> None:
    campaign = made_campaign(server, "mortecouille", "rouge-small")
    page = opened(watched, campaign)
    card = page.locator(".h-fleet-card").first
    card.get_by_text("Nouveau navire").click()
    card.get_by_label("Type de navire").select_option("rouge-small")
    account = card.locator(".h-closing .account")
    account.filter(has_text=re.compile(r"argent\s: 5\s000")).wait_for()
    card.get_by_label("Ajout de voile").fill("1")
    account.filter(has_text=re.compile(r"argent\s: 10\s000")).wait_for()
    assert card.locator(".wrong:not(:empty)").count() == 0
    assert len(ships(server, campaign)) == 2


def test_a_purse_is_counted_as_ships_are_chosen(watched: Watched, server: Served) -> None:
    campaign = made_campaign(server, "mortecouille", "rouge-small")
    page = opened(watched, campaign)
    muster = page.locator("#muster")
    first, second = (muster.locator(".h-muster-side").nth(n) for n in (0, 1))
    first.get_by_text(re.compile(r"argent\s: 5\s000")).wait_for()
    first.get_by_label("Argent de départ").fill("9000")
    first.get_by_text(re.compile(r"argent\s: 5\s000 sur 9\s000$")).wait_for()
    choose(page, ships(server, campaign)[1]["id"], 0)
    over = first.locator(".account.critical")
    over.filter(has_text=re.compile(r"argent\s: 10\s000 sur 9\s000, dépassé de 1\s000$")).wait_for()
    assert "▲" in over.evaluate("e => getComputedStyle(e, '::before').content")
    second.get_by_text("argent : 0").wait_for()
    muster.locator(".h-closing .hint", has_text="de trop").wait_for()
    choose(page, ships(server, campaign)[1]["id"], 1)
    over.wait_for(state="detached")
    assert [ship["in_battle"] for ship in ships(server, campaign)] == [None, None]


def test_faults_of_a_battle_to_come_stand_where_they_belong(
    watched: Watched, server: Served, campaign: str
) -> None:
    fort = ships(server, campaign)[1]["id"]
    traits = dict.fromkeys(("brawn", "finesse", "resolve", "wits", "panache"), 3)
    sheet = {"name": "Fort", "type": "custom", "kind": "fort", "traits": traits}
    assert server.ask("PUT", f"/ships/{fort}", sheet).status == 200
    page = opened(watched, campaign)
    muster = page.locator("#muster")
    hers = muster.locator(f"[data-muster={ships(server, campaign)[0]['id']}]")
    hers.get_by_text("points : 30").wait_for()
    muster.locator(".h-options summary").click()
    muster.locator("[data-option=ship_points]").select_option(label="10")
    hers.get_by_text("points : 30 sur 10, dépassé de 20").wait_for()
    muster.locator("[data-option=ship_points]").select_option(label="50")
    hers.get_by_text("points : 30 sur 50").wait_for()
    muster.locator("[data-option=forts]").select_option(label="non")
    muster.locator(f"[data-muster={fort}] .wrong:not(:empty)").wait_for()
    choose(page, fort, None)
    muster.locator(".wrong:not(:empty)").wait_for(state="detached")
    name = muster.locator(".h-side-name").nth(1)
    name.fill("")
    muster.locator("[data-wrong='/setup/sides/1/name']:not(:empty)").wait_for()
    assert name.get_attribute("aria-invalid") == "true"
