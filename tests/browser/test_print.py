"""What leaves the printer: sheets of a battle, blank sheets, tables; on A4 and Letter, in both languages."""

from __future__ import annotations

import json
import math
import re
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watched
from tests.browser.support import version
from tests.served import Served
from timonier import registry

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
GAMES = sorted(registry.rulesets())
POINTS = {"a4": (595, 842), "letter": (612, 792)}
MOST = 100
"""A gauge of more points than this has no boxes."""

CUT = """() => {
  const cut = [];
  for (const paper of document.querySelectorAll(".paper")) {
    const page = paper.getBoundingClientRect();
    for (const part of paper.querySelectorAll(".p-space *")) {
      const box = part.getBoundingClientRect();
      const drawn = part.closest("svg") || part.matches(".p-notes > i");
      if (drawn || !box.width) continue;
      const wider = getComputedStyle(part).display !== "inline" && part.scrollWidth > part.clientWidth + 1;
      const outside = box.right > page.right || box.bottom > page.bottom - 20;
      if (outside || (wider && part.clientWidth)) cut.push(part.outerHTML.slice(0, 200));
    }
  }
  return cut;
}"""


@pytest.fixture(scope="session")
def fights(server: Served) -> dict[str, str]:
    """Return a battle of each game in its midst, by game."""
    found = {}
    for game in GAMES:
        record = json.loads((EXAMPLES / f"{game}-battle.json").read_text("utf-8"))
        entries = record["entries"]
        made = server.ask("POST", "/battles/import", {**record, "entries": entries[: len(entries) * 2 // 3]})
        assert made.status == 201, made.body
        found[game] = made.body["id"]
    return found


def opened(watched: Watched, path: str, paper: str, lang: str) -> Page:
    """Go to a page that is printed, and lay paper."""
    page = watched.open(f"{path}?lang={lang}")
    lay(page, paper)
    return page


def lay(page: Page, paper: str) -> None:
    """Lay paper, and wait until the pages are drawn for it."""
    page.locator(f"input[name=paper][value={paper}]").check()
    page.wait_for_selector(f"#papers[data-paper={paper}] .paper")


def printed(page: Page, paper: str) -> None:
    """Print, and see that every page is of its size, is counted, and that nothing on it is cut."""
    page.emulate_media(media="print")
    papers = page.locator(".paper").count()
    assert papers > 0
    assert page.evaluate(CUT) == []
    pdf = page.pdf(prefer_css_page_size=True)
    boxes = [tuple(map(float, box)) for box in re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)]
    assert [(round(wide), round(high)) for wide, high in boxes] == [POINTS[paper]] * papers
    page.emulate_media(media="screen")


def boxes_of(page: Page) -> list[tuple[str, int, int]]:
    """Return each gauge on paper: whose, how many boxes it has, how many of them are crossed."""
    found: list[list[Any]] = page.evaluate(
        "[...document.querySelectorAll('.p-sheet .p-points')].map(p => [p.closest('.p-sheet').dataset.ship,"
        " p.querySelectorAll('.box').length, p.querySelectorAll('.box.lost').length])"
    )
    return [(str(ship), int(count), int(lost)) for ship, count, lost in found]


def expected(server: Served, battle: str, ships: list[str]) -> list[tuple[str, int, int]]:
    """Return what :func:`boxes_of` is to say of *ships*, read off the board."""
    shown = server.ask("GET", f"/battles/{battle}").body
    rules = server.ask("GET", f"/rulesets/{shown['ruleset']}").body
    rising = {gauge["id"] for gauge in rules["gauges"] if gauge["rising"]}
    found = []
    for ship in shown["board"]["ships"]:
        for gauge in ship["gauges"] if ship["id"] in ships else []:
            value, most = gauge["value"], gauge["max"]
            lost = min(most, max(0, value if gauge["id"] in rising else most - value))
            boxed = most <= MOST
            found.append((ship["id"], math.ceil(most) if boxed else 0, math.ceil(lost) if boxed else 0))
    return found


@pytest.mark.parametrize(("game", "lang"), list(zip(GAMES, cycle(["fr", "en"]), strict=False)))
def test_the_sheets_of_a_battle_are_whole_and_true(
    watched: Watched, server: Served, fights: dict[str, str], game: str, lang: str
) -> None:
    battle = fights[game]
    page = opened(watched, f"/battles/{battle}/print", "a4", lang)
    page.get_by_role("button", name={"fr": "Tous", "en": "All"}[lang]).click()
    ships = [ship["id"] for ship in server.ask("GET", f"/battles/{battle}").body["board"]["ships"]]
    page.wait_for_function(f"document.querySelectorAll('.p-sheet').length === {len(ships)}")
    for paper in POINTS:
        lay(page, paper)
        assert sorted(boxes_of(page)) == sorted(expected(server, battle, ships))
        printed(page, paper)


@pytest.mark.parametrize(("game", "lang"), list(zip(GAMES, cycle(["en", "fr"]), strict=False)))
def test_tables_and_blank_sheets_are_whole_and_blank(
    watched: Watched, server: Served, game: str, lang: str
) -> None:
    page = opened(watched, f"/rulesets/{game}/print", "a4", lang)
    tables = server.ask("GET", f"/rulesets/{game}?lang={lang}").body["tables"]
    assert page.locator(".p-tables > h2").count() == len(tables)
    page.get_by_role("button", name={"fr": "Tous", "en": "All"}[lang]).last.click()
    sheets = server.ask("GET", f"/rulesets/{game}/sheets").body["sheets"]
    page.wait_for_function(f"document.querySelectorAll('.p-sheet').length === {len(sheets)}")
    gauges = boxes_of(page)
    assert len(gauges) == sum(len(sheet["gauges"]) for sheet in sheets)
    assert {lost for _, _, lost in gauges} == {0}
    for paper in POINTS:
        lay(page, paper)
        printed(page, paper)


def test_damage_can_be_left_open_and_ships_be_chosen(watched: Watched, fights: dict[str, str]) -> None:
    page = opened(watched, f"/battles/{fights['broadsides']}/print", "a4", "fr")
    chosen = page.locator("input[name=ship]:checked")
    assert 0 < chosen.count() == page.locator(".p-sheet").count()
    assert page.locator(".box.lost").count() > 0
    page.get_by_text("à remplir").click()
    page.wait_for_function("!document.querySelector('.box.lost')")
    page.get_by_role("button", name="Aucun").click()
    page.wait_for_function("!document.querySelector('.paper')")
    assert page.get_by_role("button", name="Imprimer").is_disabled()
    page.get_by_text("Intrepid").click()
    page.wait_for_selector(".p-sheet[data-ship=intrepid]")
    assert page.locator(".p-sheet").count() == 1


def test_a_sheet_says_whose_ship_it_is_and_of_what_battle(watched: Watched, battle: str) -> None:
    page = opened(watched, f"/battles/{battle}/print", "a4", "fr")
    head = page.locator(".p-sheet[data-ship=b] header").inner_text()
    assert all(word in head for word in ("Sirène b", "Bleus", "Escarmouche"))
    assert re.search(r"tour\s\d", head)


def test_what_is_printed_is_black_on_white_and_the_choices_stay_behind(watched: Watched, battle: str) -> None:
    page = opened(watched, f"/battles/{battle}/print", "a4", "fr")
    page.emulate_media(media="print")
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        seen = page.evaluate(
            "['.paper', '.p-sheet h2', '.p-entry']"
            ".map(part => getComputedStyle(document.querySelector(part)).color)"
        )
        assert set(seen) == {"rgb(0, 0, 0)"}
        white = "getComputedStyle(document.querySelector('.paper')).backgroundColor"
        assert page.evaluate(white) == "rgb(255, 255, 255)"
    assert not page.locator(".print-choices, #top").locator("visible=true").count()


def test_the_paper_is_remembered_and_taken_away_with_the_page(watched: Watched, battle: str) -> None:
    opened(watched, f"/battles/{battle}/print", "letter", "fr")
    page = watched.open(f"/battles/{battle}/print")
    page.wait_for_selector(".paper")
    assert page.locator("input[name=paper]:checked").input_value() == "letter"
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Print").wait_for()
    assert page.locator("link#paper").count() == 1


@pytest.mark.parametrize("veil", ["whole", "sheet"])
def test_a_player_prints_no_veiled_ship(
    watched: Watched, server: Served, browser: Browser, battle: str, veil: str
) -> None:
    order = {"type": "adjust", "ship": "b", "field": "veil", "value": veil}
    assert server.ask("POST", f"/battles/{battle}/commands", order).status == 201
    assert version(server, battle) > 0
    code = server.ask("POST", "/tokens", {"role": "player", "battle": battle, "side": "red"}).body["code"]
    with browser.new_context(locale="en") as context:
        phone = Watched(context, server)
        phone.open("/join")
        phone.page.evaluate(
            "code => fetch('/api/v1/join', {method: 'POST', body: JSON.stringify({code, name: 'Anne'}),"
            " headers: {'Content-Type': 'application/json', 'X-Timonier': '1'}})",
            code,
        )
        page = phone.open(f"/battles/{battle}/print")
        page.wait_for_selector(".p-sheet")
        assert page.locator("input[name=ship]").count() == 1
        assert "Sirène b" not in page.content()
        assert page.locator(".p-sheet").get_attribute("data-ship") == "a"
        assert (phone.strangers, phone.failed, phone.errors) == ([], [], [])
    page = opened(watched, f"/battles/{battle}/print", "a4", "fr")
    assert page.locator(".p-sheet").count() == 2
