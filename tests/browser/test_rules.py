"""The rules help: one rule from its id, and the page of them all."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Watched

GAMES = ["broadsides", "mortecouille", "seventh-sea", "tartare", "trireme"]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_set_has_its_page_with_tables(watched: Watched, game: str) -> None:
    """All tables are there as tables, with their source, and no value is shown as code."""
    told = watched.server.ask("GET", f"/rulesets/{game}?lang=fr").body
    page = watched.open(f"/rulesets/{game}")
    page.wait_for_selector(".table-item")
    assert page.locator(".table-item").count() == len(told["tables"])
    assert page.locator(".table-item:has(table, .table-scroll)").count() == len(told["tables"])
    assert page.locator(".table-item .source").count() == len(told["tables"])
    text = page.locator("#page").inner_text()
    assert "[object" not in text and "undefined" not in text and "{" not in text
    for command in told["commands"]:
        assert command["label"] in text


def test_rules_are_found_without_accents(watched: Watched) -> None:
    page = watched.open("/rulesets/seventh-sea")
    page.get_by_label("Chercher dans les règles").fill("abordage")
    shown = page.locator(".rule-item:visible").count()
    assert 0 < shown < page.locator(".rule-item").count()
    page.get_by_label("Chercher dans les règles").fill("DÉGATS")
    with_accent = page.locator(".rule-item:visible").count()
    page.get_by_label("Chercher dans les règles").fill("degats")
    assert page.locator(".rule-item:visible").count() == with_accent > 0
    page.get_by_label("Chercher dans les règles").fill("xyzzy")
    page.get_by_text("Rien ne correspond").wait_for()


def test_a_rule_can_be_linked_to(watched: Watched) -> None:
    page = watched.open("/rulesets/seventh-sea#7S-GUN-1")
    page.wait_for_selector(".rule-item.target")
    assert page.locator(".rule-item.target").get_attribute("id") == "7S-GUN-1"
    assert page.evaluate(
        "document.querySelector('.target').getBoundingClientRect().top < window.innerHeight / 2"
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_reads_the_rules(watched: Watched, game: str) -> None:
    watched.page.set_viewport_size({"width": 390, "height": 844})
    page = watched.open(f"/rulesets/{game}?lang=en")
    page.wait_for_selector(".table-item")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_an_unknown_rule_set_is_told(watched: Watched) -> None:
    page = watched.open("/rulesets/no-such-game")
    page.wait_for_selector("#page .critical")
