"""Campaigns for the tests of the pages: two fleets of one ship each, and the page they are seen on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Watched


def made_campaign(server: Served, game: str, kind: str) -> str:
    """Make a campaign with two fleets of one ship each, and return its id."""
    made = server.ask("POST", "/campaigns", {"name": "La route des épices", "ruleset": game}).body
    for name, ship in (("Lys", "Alcyon"), ("Sol", "San Felipe")):
        fleet = server.ask("POST", f"/campaigns/{made['id']}/fleets", {"name": name}).body
        server.ask("POST", f"/fleets/{fleet['id']}/ships", {"name": ship, "type": kind})
    return str(made["id"])


def ships(server: Served, campaign: str) -> list[Any]:
    fleets = server.ask("GET", f"/campaigns/{campaign}").body["fleets"]
    return [ship for fleet in fleets for ship in fleet["ships"]]


def opened(watched: Watched, campaign: str) -> Page:
    page = watched.open(f"/campaigns/{campaign}")
    page.wait_for_selector("#muster")
    return page
