"""The forms of every order of every game: drawn from schemas alone, said as a sentence in both languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watched
from tests.browser.support import find, new_battle
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = {"seventh-sea": 12, "mortecouille": 12, "trireme": 10, "tartare": 8, "broadsides": 8}
"""The games, and after how many entries their example is in mid-battle."""

EACH_FORM = """() => {
  const verbs = new Set([...document.querySelectorAll('.orders [data-verb]')].map(e => e.dataset.verb));
  return [...verbs].map(verb => {
    document.querySelector(`.orders [data-verb="${verb}"]`).click();
    const form = document.querySelector('form.order');
    const label = field => field.querySelector('.label .keyed').textContent;
    const asked = [...form.querySelectorAll('[data-field]')];
    const fields = asked.map(field => [field.dataset.field, label(field)]);
    const told = [form.dataset.order, form.querySelector('.sentence').innerText, fields];
    form.querySelector('.ways .quiet').click();
    return told;
  });
}"""


def example(server: Served, root: Path, game: str) -> dict[str, Any]:
    """Return a battle of *game* in the middle of things."""
    record = json.loads((root / "examples" / f"{game}-battle.json").read_text("utf-8"))
    record["entries"] = record["entries"][: GAMES[game]]
    made = server.ask("POST", "/battles/import", record)
    assert made.status == 201, made.body
    return dict(made.body)


def forms(page: Page) -> dict[str, tuple[str, dict[str, str]]]:
    """Open every verb that is shown; return the sentence and the labels of the fields of each."""
    page.locator(".orders [data-verb]").first.wait_for(state="attached")
    return {verb: (said, dict(fields)) for verb, said, fields in page.evaluate(EACH_FORM)}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", list(GAMES))
def test_every_order_opens_and_is_said(
    watched: Watched, server: Served, root: Path, game: str, lang: str
) -> None:
    battle = example(server, root, game)
    orders = server.ask("GET", f"/rulesets/{game}?lang={lang}").body["commands"]
    page = watched.open(f"/battles/{battle['id']}?lang={lang}")
    page.wait_for_selector("#live:not(.off)")
    told = forms(page)
    find(page, battle["board"]["ships"][0]["name"])
    page.locator(".orders .verbs.owns").wait_for()
    told |= forms(page)
    wanted = {order["type"] for order in orders} - {"next", "remove_ship", "conclude"}
    assert wanted <= set(told)
    for order in orders:
        said, fields = told.get(order["type"], (order["label"], {}))
        assert order["label"] in said
        for name, label in fields.items():
            assert label == order["schema"]["properties"][name]["title"], (order, name)


def test_a_path_is_told_step_by_step(watched: Watched, server: Served, root: Path) -> None:
    battle = example(server, root, "trireme")
    page = watched.open(f"/battles/{battle['id']}")
    page.wait_for_selector("#live:not(.off)")
    find(page, f"{battle['board']['ships'][0]['name']} avancer")
    path = page.locator("[data-field=path]")
    path.locator("[data-value=ahead]").focus()
    for key in ("1", "1", "2", "3"):
        page.keyboard.press(key)
    assert path.locator(".path li").all_inner_texts() == ["tout droit", "tout droit", "bâbord", "tribord"]
    page.keyboard.press("Backspace")
    assert "tout droit, tout droit, bâbord" in page.locator(".sentence").inner_text()


def test_the_target_that_is_no_ship_has_a_word(watched: Watched, server: Served, root: Path) -> None:
    battle = example(server, root, "tartare")
    page = watched.open(f"/battles/{battle['id']}")
    page.wait_for_selector("#live:not(.off)")
    find(page, f"{battle['board']['ships'][0]['name']} tourelles")
    chosen = page.locator("[data-field=target] [aria-checked=true]")
    assert chosen.inner_text().split("\n")[-1] == "les torpilles"
    assert "les torpilles" in page.locator(".sentence").inner_text()


def test_a_ship_joins_by_name_side_and_type(
    watched: Watched, server: Served, skirmish: dict[str, Any]
) -> None:
    battle = new_battle(server, skirmish)
    page = watched.open(f"/battles/{battle}")
    page.wait_for_selector("#live:not(.off)")
    find(page, "ajouter un navire")
    page.get_by_label("Nom", exact=True).fill("L’Étoile du Nord")
    page.locator(".newcomer [data-value=blue]").click()
    page.locator(".newcomer [data-value=brig]").click()
    page.keyboard.press("Enter")
    page.locator("form.order").wait_for(state="detached")
    ships = server.ask("GET", f"/battles/{battle}").body["board"]["ships"]
    assert [(ship["id"], ship["name"], ship["side"]) for ship in ships[2:]] == [
        ("l-etoile-du-nord", "L’Étoile du Nord", "blue")
    ]
